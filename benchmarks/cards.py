"""Games of cards against OpenSpiel's crazy_eights: random matches one after the other, in compiled code."""

from collections.abc import Callable
from typing import Any

import numpy as np

from benchmarks.openspiel import Work, contest, machine, rollouts, spread
from hullaboo.core.contract import Game, Rules
from hullaboo.core.luck import reseed
from hullaboo.core.options import encode
from hullaboo.core.rule import rule

PEER = "crazy_eights"
NEEDED = 4.0

Playout = Callable[[Any, int, Any, Any, int], int]
"""`playout(states, at, choices, out, limit)` as `core.doors.playout_for` makes it: answers the moves that count."""


def matches_for(rules: Rules, playout: Playout) -> Callable[..., int]:
    """Many matches a call."""
    start, longest = rules.start, rules.LONGEST

    @rule
    def matches(states: Any, seats: int, options: Any, edition: Any, choices: Any, out: Any, many: int) -> int:
        moves = 0
        for seed in range(many):
            states[0] = states[1]
            reseed(states[0].luck, seed, 1)
            start(states[0], seats, options, edition)
            moves += playout(states, 0, choices, out, longest)
        return moves

    return matches


class Table:
    """Room for one match, used again and again: the first edition, default options."""

    def __init__(self, game: Game) -> None:
        """Make room once."""
        self.rules = game.rules
        self.states = game.rules.State.batch(2)
        self.options, self.edition = encode(game.options()), game.edition().numbers
        self.choices = np.zeros(4, np.uint32)
        self.out = np.zeros(game.rules.MOST_LEGAL, np.int32)
        reseed(self.choices, 1, 1)

    def playing(self, playout: Playout, seats: int, many: int) -> Work:
        """Work of many matches a call."""
        matches = matches_for(self.rules, playout)
        return lambda: matches(self.states, seats, self.options, self.edition, self.choices, self.out, many)


def report(game: Game, ways: dict[str, tuple[Playout, int]]) -> None:
    """Print rates and ratios for every number of seats and every way to play: its playout, and how many a call."""
    table, peer = Table(game), rollouts(PEER)
    print(f"  {machine()}, state of {game.rules.State.dtype.itemsize} bytes")
    for seats in game.rules.SEATS:
        for name, (playout, many) in ways.items():
            result = contest(table.playing(playout, seats, many), peer, seconds=0.5)
            print(f"  {seats} seats, {name}: {spread(result.ours)} moves per CPU-second")
            print(f"    peer  {spread(result.peers)} steps per CPU-second, OpenSpiel's C++ rollouts of {PEER}")
            print(f"    ratio {result.ratio:.1f} (median of {len(result.ours)}; needed {NEEDED:g})")
