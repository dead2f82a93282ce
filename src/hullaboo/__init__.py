"""Hullaboo: a home for small tabletop games, their bots, their server and their laboratory.

    import hullaboo
    from hullaboo.play.match import Match

    match = Match(hullaboo.game(name))
"""

from hullaboo.core.finding import game, games

__version__ = "0.1.0"

__all__ = ["__version__", "game", "games"]
