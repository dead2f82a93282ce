"""Edition files of one's own, and what is wrong with them."""

from typing import Any

import pytest

from hullaboo.core.errors import BadEdition

from ..edition import numbers
from .drawn import GAME


def small(**copies: int) -> dict[str, Any]:
    """A box of 1s and a few other cards."""
    return {"stars": [10], "copies": {"1": 31, **{name.removeprefix("v"): count for name, count in copies.items()}}}


def test_an_edition_becomes_a_row_of_copies_and_stars() -> None:
    row = numbers(small(v20=1, v6=3))
    assert (row[1], row[6], row[20], row[21], len(row)) == (31, 3, 1, 1 << 10, 22)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (small(v20=2), "0–1 cards of value 20"),
        (small(v6=13), "0–12 cards of value 6"),
        (small(v13=1), "values 1–12 and 20"),
        (small(v2=-1), "0–64 cards of value 2"),
        (small(v2=34), "31–64 cards in all, got 65"),
        ({"stars": [10], "copies": {"1": 30}}, "31–64 cards in all, got 30"),
        ({**small(), "stars": [13]}, "stars"),
        ({**small(), "stars": [True]}, "stars"),
    ],
)
def test_an_edition_that_cannot_be_played_is_refused(data: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadEdition, match=reason):
        numbers(data)


def test_the_editions_of_the_box() -> None:
    provenances = {name: GAME.edition(name).provenance for name in GAME.editions}
    assert provenances == {"classic": "reconstructed", "few-stars": "invented", "puddle": "invented"}
