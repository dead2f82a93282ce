"""Spooky: random matches against OpenSpiel's crazy_eights. Waits and CLOCK are played and never counted.

Twice: with players who choose evenly among all legal moves, who call so soon that most moves are `seen` and most work
is dealing; and with players who never call, where `seen` and `done` are not counted either.
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
from hullaboo.core.seats import asked_first
from hullaboo.games.spooky import rules
from hullaboo.games.spooky.rules import CALL, DONE, LONGEST, SEATS, SEEN, WAIT, State, actors, apply, count, nth, start

PEER = "crazy_eights"
NEEDED = 4.0

playout = playout_for(game("spooky").rules)


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
def silent_matches(states: Any, seats: int, options: Any, edition: Any, choices: Any, out: Any, many: int) -> int:
    """Play many random matches in which nobody calls; answers the moves but `seen` and `done`."""
    moves = 0
    for seed in range(many):
        states[0] = states[1]
        reseed(states[0].luck, seed, 1)
        start(states[0], seats, options, edition)
        moves += silent_playout(states[0], choices)
    return moves


@rule
def silent_playout(state: State, choices: Any) -> int:
    """One match without calls."""
    moves, last, mask = 0, 0, actors(state)
    while mask:
        seat = asked_first(mask, last)
        action = anything_but_a_call(state, seat, choices)
        apply(state, seat, action)
        last = last if action == WAIT else seat
        moves += 0 if action in (WAIT, SEEN, DONE) else 1
        mask = actors(state)
    return moves


@rule
def anything_but_a_call(state: State, seat: int, choices: Any) -> int:
    """A legal action; a call is always listed first, and never the only one."""
    calls = 1 if nth(state, seat, 0) == CALL else 0
    return int(nth(state, seat, calls + below(choices, count(state, seat) - calls)))


class Table:
    """Room for one match, used again and again."""

    def __init__(self) -> None:
        """The first edition, default options."""
        box = game("spooky")
        self.states = State.batch(2)
        self.options, self.edition = encode(box.options()), box.edition().numbers
        self.choices = np.zeros(4, np.uint32)
        self.out = np.zeros(rules.MOST_LEGAL, np.int32)
        reseed(self.choices, 1, 1)

    def playing(self, play: Callable[..., int], seats: int, many: int) -> Callable[[], int]:
        """Many matches a call."""
        return lambda: play(self.states, seats, self.options, self.edition, self.choices, self.out, many)


def main() -> None:
    """Print the rates and their ratios for every number of seats."""
    table, peer = Table(), rollouts(PEER)
    print(f"  {machine()}, state of {State.dtype.itemsize} bytes")
    for seats in SEATS:
        for name, play, many in (("all moves", matches, 1000), ("nobody calls", silent_matches, 30)):
            result = contest(table.playing(play, seats, many), peer, seconds=0.5)
            print(f"  {seats} seats, {name}: {spread(result.ours)} moves per CPU-second")
            print(f"    peer  {spread(result.peers)} steps per CPU-second, OpenSpiel's C++ rollouts of {PEER}")
            print(f"    ratio {result.ratio:.1f} (median of {len(result.ours)}; needed {NEEDED:g})")


if __name__ == "__main__":
    main()
