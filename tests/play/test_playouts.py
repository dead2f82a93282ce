"""Random matches in compiled code: many in one call, each from a seed of its own."""

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from hullaboo.core.entry_points import entry_points
from hullaboo.core.luck import reseed
from hullaboo.core.options import encode
from hullaboo.play.playouts import Playouts, moves_per_cpu_second
from hullaboo.testing import TEMPLATE

SEATS = 3


def test_many_matches_in_one_call_are_those_of_the_rules_one_after_the_other() -> None:
    rules, table = TEMPLATE.rules, Playouts(TEMPLATE, SEATS)
    options, edition = encode(TEMPLATE.options()), TEMPLATE.edition(TEMPLATE.editions[0]).numbers
    choices, scratch, moves = np.zeros(4, np.uint32), np.zeros(rules.MOST_LEGAL, np.int32), 0
    reseed(choices, 7, 2)
    for seed in range(7, 12):
        states: Any = rules.State.batch(1)
        reseed(states["luck"][0], seed, 1)
        entry_points(TEMPLATE).start(states, 0, SEATS, options, edition)
        moves += entry_points(TEMPLATE).playout(states, 0, choices, scratch, rules.LONGEST)
    assert table.play(7, 5) == moves
    assert table.states.tobytes() == states.tobytes()


def test_the_same_call_comes_to_the_same_end() -> None:
    table = Playouts(TEMPLATE, SEATS)
    moves, end = table.play(3, 4), table.states.tobytes()
    assert (table.play(3, 4), table.states.tobytes()) == (moves, end)
    table.play(4, 4)
    assert table.states.tobytes() != end


def test_a_rate_is_that_of_compiled_code_and_not_of_calls_from_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """So many matches a call that the call itself does not count, and none of them twice."""
    calls: list[tuple[int, int]] = []
    play = Playouts.play

    def noted(table: Playouts, first: int, many: int = 1) -> int:
        calls.append((first, many))
        return play(table, first, many)

    monkeypatch.setattr(Playouts, "play", noted)
    assert moves_per_cpu_second(TEMPLATE, SEATS, seconds=0.05) > 0
    assert calls[-1][1] >= 128
    assert all(first + many == after for (first, many), (after, _) in pairwise(calls))
