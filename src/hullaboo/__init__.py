"""Hullaboo: a home for small tabletop games, their bots, their server and their laboratory."""

__version__ = "0.1.0"
