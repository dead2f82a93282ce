"""What an edition file may hold, and what it is told when it may not."""

from pathlib import Path
from typing import Any

import pytest

from hullaboo.core.edition import load
from hullaboo.core.errors import BadEdition

from ..edition import numbers
from ..state import FACES, LOOK_AND_SWAP, LOOK_AT_OTHER, LOOK_AT_OWN, NO_POWER, SWAP_BLIND
from .drawn import CLASSIC

EDITIONS = Path(__file__).parents[1] / "editions"
ONE = {"value": 3, "copies": 20, "provenance": "invented"}


def kinds(row: Any) -> list[tuple[int, int, int]]:
    """Value, copies and power of every kind there is."""
    listed = [(int(row[face]), int(row[FACES + face]), int(row[2 * FACES + face])) for face in range(FACES)]
    return [kind for kind in listed if kind[1]]


def test_the_classic_box() -> None:
    low = [(-1, 2), (0, 2), (1, 4), (2, 4), (3, 4), (4, 4), (5, 4), (6, 4)]
    powers = {7: LOOK_AT_OWN, 8: LOOK_AT_OWN, 9: LOOK_AT_OTHER, 10: LOOK_AT_OTHER, 11: SWAP_BLIND, 12: SWAP_BLIND}
    high = [(value, 4, power) for value, power in powers.items()]
    assert kinds(CLASSIC.numbers) == [(*kind, NO_POWER) for kind in low] + [*high, (15, 2, LOOK_AND_SWAP)]
    assert sum(copies for _, copies, _ in kinds(CLASSIC.numbers)) == 54


def test_the_short_night_holds_every_power() -> None:
    row = kinds(load(EDITIONS, "short-night", numbers).numbers)
    assert {power for _, _, power in row} == {NO_POWER, LOOK_AT_OWN, LOOK_AT_OTHER, SWAP_BLIND, LOOK_AND_SWAP}
    assert sum(copies for _, copies, _ in row) == 24


def test_kinds_are_sorted_whatever_the_file_says() -> None:
    other = {**ONE, "value": -2}
    assert kinds(numbers({"card": [ONE, other]})) == kinds(numbers({"card": [other, ONE]}))


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "no cards": ({}, "expected a list of 1–20 kinds"),
    "too many kinds": ({"card": [{**ONE, "value": value} for value in range(21)]}, "expected a list of 1–20 kinds"),
    "not a table": ({"card": [7]}, "expected a table"),
    "a stranger": ({"card": [{**ONE, "colour": "red"}]}, "got 'colour'"),
    "a power unheard of": ({"card": [{**ONE, "power": "fly"}]}, "power: expected one of none, look-at-own"),
    "no provenance": ({"card": [{"value": 1, "copies": 20}]}, "provenance: expected one of printed"),
    "a value too high": ({"card": [{**ONE, "value": 100}]}, "value: expected -99–99, got 100"),
    "a value that is no number": ({"card": [{**ONE, "value": "7"}]}, "value: expected -99–99, got '7'"),
    "true is no number": ({"card": [{**ONE, "value": True}]}, "value: expected -99–99, got True"),
    "no copies": ({"card": [{**ONE, "copies": 0}]}, "copies: expected 1–80, got 0"),
    "a kind twice": ({"card": [ONE, {**ONE, "copies": 5}]}, "got one twice"),
    "too few cards": ({"card": [{**ONE, "copies": 16}]}, "expected 17–80 cards in all, got 16"),
    "too many cards": ({"card": [{**ONE, "copies": 60}, {**ONE, "value": 4, "copies": 21}]}, "in all, got 81"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_edition_is_refused_with_what_was_expected(name: str) -> None:
    data, message = BAD[name]
    with pytest.raises(BadEdition, match=message):
        numbers(data)
