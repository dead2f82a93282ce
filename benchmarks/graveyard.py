"""Graveyard: random matches with every legal lay counted and one picked evenly, against OpenSpiel's 9×9 Go.

Then where the time of a lay goes: one part of the turn is done once more than needed, and the difference is its price.
"""

import time
from typing import Any

import numpy as np

from benchmarks.cards import playing
from benchmarks.openspiel import contest, machine, rollouts, spread
from hullaboo.core.finding import game
from hullaboo.core.luck import below, reseed
from hullaboo.core.options import encode
from hullaboo.core.rule import rule
from hullaboo.games.graveyard.gaze import flips_apart, let_them_look, look_in_order
from hullaboo.games.graveyard.rules import State, end_turn, lay, legal_action, legal_count, start
from hullaboo.games.graveyard.state import CARDS, count_places_around
from hullaboo.play.playouts import random_matches

PEER = "go(board_size=9)"
NEEDED, WANTED = 2.0, 4.0
LAYS = 2 * CARDS

NOTHING, SET_UP, PICK, PLACES, LOOK = range(5)
PARTS = {
    SET_UP: "set the table up (its share of 24 lays)",
    PICK: "count all lays and pick one",
    PLACES: "count the places around the card just laid",
    LOOK: "find whom each ghost scares, and whether looks can meet",
}


@rule
def pick(state: State, seat: int, choices: Any) -> int:
    """Any legal action, each equally likely."""
    return int(legal_action(state, seat, below(choices, legal_count(state, seat))))


@rule
def matches_with(part: int, states: Any, options: Any, edition: Any, choices: Any, many: int) -> int:
    """Play many random matches, looks in a fixed order, and do one part of every turn once more than needed."""
    idle = 0
    for _ in range(many):
        state = states[0]
        start(state, 2, options[0], edition)
        if part == SET_UP:
            start(state, 2, options[0], edition)
        for turn in range(LAYS):
            seat = turn & 1
            action = pick(state, seat, choices)
            idle += pick(state, seat, choices) if part == PICK else 0
            lay(state, seat, action)
            if part == PLACES:
                count_places_around(state, int(state.laid) - 1)
            idle += flips_apart(state) if part == LOOK else 0
            let_them_look(state)
            look_in_order(state, 0)
            end_turn(state, seat)
    return idle


class Table:
    """Room for one match, used again and again."""

    def __init__(self) -> None:
        """The first edition, no handicap."""
        box = game("graveyard")
        self.states = State.batch(1)
        self.options, self.edition = encode(box.options()), box.edition().numbers
        self.choices = np.zeros(4, np.uint32)
        reseed(self.choices, 1, 1)
        reseed(self.states["luck"][0], 2, 2)

    def nanoseconds(self, part: int) -> float:
        """The time of a lay in one short run, with one part done twice."""
        few, began = 10, time.perf_counter()
        matches_with(part, self.states, self.options, self.edition, self.choices, few)
        return 1e9 * (time.perf_counter() - began) / few / LAYS

    def profile(self) -> dict[int, float]:
        """The least time with each part done twice, over many runs that take turns: the least disturbed ones."""
        runs = [{part: self.nanoseconds(part) for part in (NOTHING, *PARTS)} for _ in range(1000)]
        return {part: min(run[part] for run in runs) for part in (NOTHING, *PARTS)}


def main() -> None:
    """Print the rates, their ratio, and the profile."""
    table = Table()
    box = game("graveyard")
    result = contest(playing(box, 2, random_matches(box)), rollouts(PEER))
    print(f"  {machine()}, state of {State.dtype.itemsize} bytes")
    print(f"  ours  {spread(result.ours)} moves per CPU-second")
    print(f"  peer  {spread(result.peers)} steps per CPU-second, OpenSpiel's C++ rollouts of {PEER}")
    print(f"  ratio {result.ratio:.1f} (median of {len(result.ours)}; needed {NEEDED:g}, wanted {WANTED:g})")
    times = table.profile()
    whole = times[NOTHING]
    print(f"  a lay and its looks: {whole:.0f} ns, of which")
    for part, name in PARTS.items():
        price = times[part] - whole
        print(f"  {price:6.0f} ns  {100 * price / whole:3.0f} %  {name}")


if __name__ == "__main__":
    main()
