"""Regret matching on games small enough to be solved by hand."""

from typing import Any

import numpy as np
import pytest

from hullaboo.core.rule import rule
from hullaboo.kit.regret import regret_for

TURNS = 40_000


@rule
def first_pays(tables: Any, mixtures: Any, out: Any) -> None:
    """What rows pay: `tables` holds a matrix for each type, and how likely each type is."""
    matrices, weights = tables
    for row in range(len(out)):
        out[row] = 0.0
        for kind in range(len(weights)):
            for column in range(mixtures.shape[1]):
                out[row] += weights[kind] * matrices[kind, row, column] * mixtures[kind, column]


@rule
def second_pays(tables: Any, mixture: Any, out: Any) -> None:
    """What columns pay each type: what rows lose."""
    matrices, _ = tables
    for kind in range(out.shape[0]):
        for column in range(out.shape[1]):
            out[kind, column] = 0.0
            for row in range(len(mixture)):
                out[kind, column] -= matrices[kind, row, column] * mixture[row]


learn = regret_for(first_pays, second_pays)


def learnt(matrices: list[Any], weights: list[float], possible: list[list[float]]) -> Any:
    tables = np.array(matrices, float), np.array(weights)
    return learn(tables, len(matrices[0]), np.array(possible, float), TURNS)


def test_pennies_of_unequal_worth_are_mixed_as_by_hand() -> None:
    """Heads pays 3, tails 1, a mismatch costs 2: both play heads 3 times in 8, and the first gains −1/8."""
    found = learnt([[[3, -2], [-2, 1]]], [1.0], [[0, 0]])
    assert found.first == pytest.approx([3 / 8, 5 / 8], abs=0.01)
    assert found.second[0] == pytest.approx([3 / 8, 5 / 8], abs=0.01)
    assert found.first_pays == pytest.approx([-1 / 8, -1 / 8], abs=0.03)
    assert found.second_pays[0] == pytest.approx([1 / 8, 1 / 8], abs=0.03)


def test_stone_paper_scissors_is_played_evenly_and_a_better_option_always() -> None:
    even = learnt([[[0, -1, 1], [1, 0, -1], [-1, 1, 0]]], [1.0], [[0, 0, 0]])
    assert even.first == pytest.approx([1 / 3] * 3, abs=0.01)
    assert learnt([[[5, 4], [1, 0]]], [1.0], [[0, 0]]).first == pytest.approx([1, 0], abs=0.01)


def test_what_is_impossible_is_never_played_and_shares_add_up() -> None:
    found = learnt([[[0, 9], [1, -9]]], [1.0], [[0, -1]])
    assert found.second.tolist() == [[1, 0]]
    assert found.first == pytest.approx([0, 1], abs=0.01)
    assert learnt([[[0, 9], [1, -9]]], [1.0], [[-1, -1]]).second.tolist() == [[0, 0]]


def test_types_count_by_how_likely_they_are() -> None:
    """One type can only go left, the other only right; the first side guards the likelier one."""
    guard = [[1.0, 0.0], [0.0, 1.0]]
    for likely, expected in ((0.8, [1, 0]), (0.2, [0, 1])):
        found = learnt([guard, guard], [likely, 1 - likely], [[0, -1], [-1, 0]])
        assert found.first == pytest.approx(expected, abs=0.01)
