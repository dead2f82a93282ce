"""Games are warmed when a server starts, so that nobody waits for compiled code in the middle of a first move."""

import gc
from random import Random

from hullaboo.core.contract import Game
from hullaboo.core.seats import CLOCK, SPECTATOR, members
from hullaboo.play.match import Match

MOVES = 40
SEARCHES_FOR_CYCLES = (100_000, 1_000_000, 1)
"""How much is made before Python looks for cycles, and that it looks only through what is young: with a thousand tables
a look through all stops everything for a third of a second. That is left to `collect_garbage`."""


def warm(game: Game) -> None:
    """Play the beginning of a match as a server does: rules, views, tellings, times and guesses are loaded by that."""
    match, luck = Match(game), Random(0)
    for _ in range(MOVES):
        if match.over:
            break
        seat = luck.choice([*members(match.actors)])
        match.play(seat, luck.choice(match.legal(seat)))
        look(match)
    match.scores  # noqa: B018


def look(match: Match) -> None:
    """Ask everything that is asked of a match after a move."""
    for viewer in (0, SPECTATOR, CLOCK):
        match.legal(viewer)
    for viewer in (0, SPECTATOR):
        match.view(viewer)
        match.tell(viewer)
        match.guessed(viewer, 0)


def freeze_gc() -> None:
    """Have the garbage collector leave alone what is loaded now, and look for cycles seldom."""
    gc.freeze()
    gc.set_threshold(*SEARCHES_FOR_CYCLES)


def collect_garbage() -> None:
    """Free old things that refer to each other, such as tables that were put away."""
    gc.collect()
