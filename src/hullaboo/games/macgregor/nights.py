"""Whole matches between bots: for measuring how strong they are and how long a night lasts."""

from collections.abc import Iterator, Sequence
from typing import Any

from hullaboo.core.contract import Plays
from hullaboo.core.finding import game as game_named

from .bots import LEVELS

NAME = "macgregor"


def night(played: Plays, levels: Sequence[int], seed: int, edition: str = "classic") -> Any:
    """The last state of a match, one level a seat; the first seat begins as the ghost."""
    game = game_named(NAME)
    bots = [LEVELS[level](seat, seed) for seat, level in enumerate(levels)]
    return played(game, bots, seed, edition=game.edition(edition), options=game.options(first_ghost="chosen")).state


def nights(played: Plays, levels: Sequence[int], matches: int, seed: int, edition: str = "classic") -> Iterator[Any]:
    """The last states of several matches."""
    return (night(played, levels, seed + number, edition) for number in range(matches))


def wins(played: Plays, strong: int, weak: int, matches: int, seed: int, edition: str = "classic") -> float:
    """The share of two-seat matches that one level wins against another, each deal played from both seats."""
    won = 0
    for number in range(matches // 2):
        first = night(played, (strong, weak), seed + number, edition)
        second = night(played, (weak, strong), seed + number, edition)
        won += (int(first.winners) & 1 > 0) + (int(second.winners) & 2 > 0)
    return won / (2 * (matches // 2))
