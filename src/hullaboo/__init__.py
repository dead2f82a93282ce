"""Hullaboo: a home for small tabletop games, their bots, their server and their laboratory.

`hullaboo.game(name)` is one of them; `hullaboo.play.match.Match` plays it.
"""

from hullaboo.core.finding import game, games

__version__ = "0.2.0"

__all__ = ["__version__", "game", "games"]
