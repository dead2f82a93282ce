"""Bots, assembled: by name or by level, for any game."""

from hullaboo.bots.naming import bot, levels, names

__all__ = ["bot", "levels", "names"]
