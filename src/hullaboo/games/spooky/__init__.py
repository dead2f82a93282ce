"""Spooky Boo!: four cards before you, two of them seen once. Bring them down to five points, and say so."""
