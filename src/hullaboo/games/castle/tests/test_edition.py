"""Editions: what is read from a file, and what is refused."""

import copy
import tomllib
from typing import Any

import pytest

from hullaboo.core.errors import BadEdition
from hullaboo.core.finding import game
from hullaboo.testing import proves

from ..board import COLOUR_LETTERS, OPEN
from ..edition import numbers
from ..setting import EDITION_LENGTH, TILES_AT, VISITORS_AT

CLASSIC = tomllib.loads((game("castle").folder / "editions" / "classic.toml").read_text("utf-8"))


def spoilt(**parts: Any) -> dict[str, Any]:
    """The classic edition with some parts replaced."""
    return {**copy.deepcopy(CLASSIC), **parts}


def with_line(tile: int, line: int, text: str) -> dict[str, Any]:
    """The classic edition with one line of a tile drawn anew."""
    data = spoilt()
    data["tiles"][tile][line] = text
    return data


@proves(34)
def test_a_tile_is_read_from_its_picture() -> None:
    row = numbers(CLASSIC)
    assert len(row) == EDITION_LENGTH
    assert CLASSIC["tiles"][0][2] == ".wog.rob"
    assert row[TILES_AT + 4 : TILES_AT + 8] == [COLOUR_LETTERS.index(letter) for letter in "wgrb"]
    assert row[TILES_AT : TILES_AT + 4] == [OPEN, COLOUR_LETTERS.index("p"), OPEN, OPEN]


@proves(34)
def test_a_visitor_is_where_its_crest_and_portrait_meet() -> None:
    assert CLASSIC["visitors"][0][0] == "rose bishop"
    assert numbers(CLASSIC)[VISITORS_AT] == 11 * 12 + 9


@proves(34)
def test_signs_may_hang_in_another_order() -> None:
    other = numbers(spoilt(crests=CLASSIC["crests"][::-1]))
    assert other[:6] == [5, 4, 3, 2, 1, 0]
    assert other[VISITORS_AT] == 1 * 12 + 9


@proves(34)
@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (with_line(0, 0, ". .p."), "tile 1, line 1: expected 8 signs"),
        (with_line(3, 2, ".woq.rob"), "tile 4, line 3: expected walls w y g r b p or spaces, got 'q'"),
        (with_line(3, 2, ".wog.ro "), "tile 4, line 3: a room has a wall on every side"),
        (with_line(8, 1, " + + +b+"), "tile 9, line 2: a room has a wall on every side"),
        (with_line(2, 4, ". o . . "), "tile 3, line 5: expected '. . . .' between the walls"),
        (with_line(2, 5, " .b.r.p."), "tile 3, line 6: expected '+ + + +' between the walls"),
        (spoilt(tiles=CLASSIC["tiles"][:8]), "tiles: expected a list of 9, got 8"),
        (spoilt(spots=["22", "55", "25", "22"]), "spots: expected 4 different rooms"),
        (spoilt(spots=["22", "55", "25", "72"]), "expected a row and a column from 1 to 6, such as '25', got '72'"),
        (spoilt(crests=["tower"] * 6), "crests: expected each of"),
        (spoilt(visitors=[["key lady"] * 3] * 15), "visitor 1: expected a list of 4, got 3"),
        (
            spoilt(visitors=[["key"] * 4] * 15),
            "visitor 1: expected a crest and a portrait, such as 'key lady', got 'key'",
        ),
        (spoilt(visitors=[["key lady"] * 4] * 15), "route 1: visitor 2 is in the room of an earlier one"),
        (spoilt(visitors=[["star lady"] * 4, *CLASSIC["visitors"][1:]]), "route 1: visitor"),
    ],
)
def test_a_broken_edition_is_refused_with_its_reason(data: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadEdition) as refusal:
        numbers(data)
    assert reason in str(refusal.value)


@proves(34)
def test_the_first_visitor_may_not_stand_where_the_ghost_may_start() -> None:
    visitors = copy.deepcopy(CLASSIC["visitors"])
    visitors[0][0], visitors[1][0] = visitors[1][0], visitors[0][0]
    with pytest.raises(BadEdition, match="route 1: visitor 1 is in the middle of the castle"):
        numbers(spoilt(visitors=visitors))


def tile(north: str, east: str, south: str, west: str, bars: str) -> list[str]:
    """A tile whose rooms are all alike, and whose corridors are barred at every step."""
    corridors = f".{bars}.{bars}.{bars}.{bars}"
    above, rooms, below = f"{bars}+{north}+" * 2, f".{west}o{east}" * 2, f"{bars}+{south}+" * 2
    return [corridors, above, rooms, below] * 2


@proves(35)
def test_a_castle_that_can_never_be_solved_is_refused() -> None:
    lonely = spoilt(tiles=[tile("w", "y", "g", "r", "b")] * 9)
    with pytest.raises(BadEdition, match="route 1: no visitor can ever be reached, however the tiles lie"):
        numbers(lonely)


@proves(35)
def test_a_castle_with_ways_is_accepted() -> None:
    assert numbers(spoilt(tiles=[tile("w", "w", "w", "w", "b")] * 9))
