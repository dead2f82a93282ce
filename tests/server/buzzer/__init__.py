"""A game of reactions for testing tables: whoever buzzes first takes the hidden number of points; then the next."""
