"""The terminal: whole games at a keyboard, and matches between bots to read."""
