"""The laboratory: many matches at once."""
