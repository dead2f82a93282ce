"""Bots, assembled: by name or by level, for any game."""

from hullaboo.bots.naming import bot, known_as, levels, names

__all__ = ["bot", "known_as", "levels", "names"]
