"""Bloops: random matches against OpenSpiel's crazy_eights. Waits and CLOCK are played and never counted.

Twice: with players who choose evenly among all legal moves, who mostly throw wrong cards at every discard; and with
players who throw nothing at a discard, so that turns and effects are all that is played; there `seen` and `done` are
not counted either.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from benchmarks.openspiel import contest, machine, rollouts, spread
from hullaboo.core.doors import playout_for
from hullaboo.core.finding import game
from hullaboo.core.luck import below, reseed
from hullaboo.core.options import encode
from hullaboo.core.rule import rule
from hullaboo.core.seats import CLOCK, asked_first
from hullaboo.games.bloops.legal import duty, ways
from hullaboo.games.bloops.rules import LONGEST, MOST_LEGAL, SEATS, WAIT, State, actors, apply, nth, start
from hullaboo.games.bloops.table import DONE, SEEN

PEER = "crazy_eights"
NEEDED = 4.0

playout = playout_for(game("bloops").rules)


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


@rule
def calm_matches(states: Any, seats: int, options: Any, edition: Any, choices: Any, out: Any, many: int) -> int:
    """Play many random matches in which nobody throws out of turn; answers the moves but `seen` and `done`."""
    moves = 0
    for seed in range(many):
        states[0] = states[1]
        reseed(states[0].luck, seed, 1)
        start(states[0], seats, options, edition)
        moves += calm_playout(states[0], choices)
    return moves


@rule
def calm_playout(state: State, choices: Any) -> int:
    """One match without counters: whoever owes nothing waits."""
    moves, last, mask = 0, 0, actors(state)
    while mask:
        seat = asked_first(mask, last)
        owed = 1 if seat == CLOCK else ways(state, seat, duty(state, seat))
        action = nth(state, seat, below(choices, owed)) if owed else WAIT
        apply(state, seat, action)
        if seat != CLOCK and action != WAIT:
            last = seat
            moves += 0 if action in (SEEN, DONE) else 1
        mask = actors(state)
    return moves


class Table:
    """Room for one match, used again and again."""

    def __init__(self) -> None:
        """The first edition, default options."""
        box = game("bloops")
        self.states = State.batch(2)
        self.options, self.edition = encode(box.options()), box.edition().numbers
        self.choices = np.zeros(4, np.uint32)
        self.out = np.zeros(MOST_LEGAL, np.int32)
        reseed(self.choices, 1, 1)

    def playing(self, play: Callable[..., int], seats: int, many: int) -> Callable[[], int]:
        """Many matches a call."""
        return lambda: play(self.states, seats, self.options, self.edition, self.choices, self.out, many)


def main() -> None:
    """Print the rates and their ratios for every number of seats."""
    table, peer = Table(), rollouts(PEER)
    print(f"  {machine()}, state of {State.dtype.itemsize} bytes")
    for seats in SEATS:
        for name, play, many in (("all moves", matches, 300), ("nobody counters", calm_matches, 1000)):
            result = contest(table.playing(play, seats, many), peer, seconds=0.5)
            print(f"  {seats} seats, {name}: {spread(result.ours)} moves per CPU-second")
            print(f"    peer  {spread(result.peers)} steps per CPU-second, OpenSpiel's C++ rollouts of {PEER}")
            print(f"    ratio {result.ratio:.1f} (median of {len(result.ours)}; needed {NEEDED:g})")


if __name__ == "__main__":
    main()
