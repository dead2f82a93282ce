"""Macgregor: random matches against OpenSpiel's crazy_eights."""

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from benchmarks.openspiel import contest, machine, rollouts, spread
from hullaboo.core.doors import doors, playout_for
from hullaboo.core.finding import game
from hullaboo.core.luck import reseed
from hullaboo.core.options import encode
from hullaboo.core.rule import rule
from hullaboo.games.macgregor.nights import Night
from hullaboo.games.macgregor.rules import LONGEST, MOST_LEGAL, SEATS, State, start

PEER = "crazy_eights"
NEEDED = 4.0
MATCHES = 100

playout = playout_for(game("macgregor").rules)


@rule
def matches(states: Any, seats: int, options: Any, edition: Any, choices: Any, out: Any, many: int) -> int:
    """Play many random matches; answers the moves."""
    moves = 0
    for seed in range(many):
        states[0] = states[1]
        reseed(states[0].luck, seed, 1)
        start(states[0], seats, options, edition)
        moves += playout(states, 0, choices, out, LONGEST)
    return moves


class Table:
    """Room for one match, used again and again."""

    def __init__(self) -> None:
        """The first edition, default options."""
        box = game("macgregor")
        self.states = State.batch(2)
        self.options, self.edition = encode(box.options()), box.edition().numbers
        self.choices = np.zeros(4, np.uint32)
        self.out = np.zeros(MOST_LEGAL, np.int32)
        reseed(self.choices, 1, 1)

    def playing(self, seats: int) -> Callable[[], int]:
        """Many matches a call."""
        return lambda: matches(self.states, seats, self.options, self.edition, self.choices, self.out, MATCHES)


def main() -> None:
    """Print the rates and their ratio for every number of seats."""
    table, peer = Table(), rollouts(PEER)
    print(f"  {machine()}, state of {State.dtype.itemsize} bytes")
    for seats in SEATS:
        result = contest(table.playing(seats), peer, seconds=0.5)
        print(f"  {seats} seats: {spread(result.ours)} moves per CPU-second")
        print(f"    peer  {spread(result.peers)} steps per CPU-second, OpenSpiel's C++ rollouts of {PEER}")
        print(f"    ratio {result.ratio:.1f} (median of {len(result.ours)}; needed {NEEDED:g})")
    slowest_decision()
    print(f"  slowest decision of level 4 in a match of four: {1000 * slowest_decision():.0f} ms (needed 200 at most)")


def slowest_decision() -> float:
    """The most CPU-seconds a decision of level 4 takes in a match of four."""
    night = Night.begun((4, 4, 4, 4), 3)
    slowest = 0.0
    while actors := doors(game("macgregor")).actors(night.states, 0):
        began = time.process_time()
        night.step(actors.bit_length() - 1)
        slowest = max(slowest, time.process_time() - began)
    return slowest


if __name__ == "__main__":
    main()
