"""A castle that cannot be played is refused, and the reason names the place."""

import re
import tomllib
from typing import Any

import pytest

from hullaboo.core.errors import BadEdition

from ..board import ROOMS, room_number
from ..edition import AT_DOORS_OUT, numbers
from .drawn import GAME

CLASSIC = tomllib.loads((GAME.folder / "editions" / "classic.toml").read_text("utf-8"))


def changed(**parts: Any) -> dict[str, Any]:
    """The classic castle with other parts."""
    return {**CLASSIC, **parts}


def redrawn(line: int, text: str) -> dict[str, Any]:
    """The classic castle with another line in its plan."""
    lines = CLASSIC["plan"].strip().split("\n")
    return changed(plan="\n".join([*lines[:line], text, *lines[line + 1 :]]))


REFUSALS = [
    (redrawn(0, "0 G 1 R 2 B 3 G 4 5"), "plan, line 1: expected 9 signs"),
    (redrawn(0, "0 G 1 R 7 B 3 G 4"), "plan, line 1: expected a crest 0–4"),
    (redrawn(0, "0 G 1 R 2 Y 3 G 4"), "between A3 and A4: expected R, B, G or |, got 'Y'"),
    (redrawn(1, "B   B   |   R   R"), "between A3 and B3: expected R, B, G or -, got '|'"),
    (changed(plan="0 G 1"), "plan: expected 9 lines"),
    (redrawn(0, "0 B 1 R 2 B 3 G 4"), "A1: expected doors of different colours, got two blue ones"),
    (changed(exits=["E1 south red"]), "E1: expected doors of different colours, got two red ones"),
    (redrawn(4, "4 | 3 B 1 R 2 | 3"), "C3: expected different crests next to it, got ship twice"),
    (redrawn(2, "2 | 3 R 4 - 0 | 1"), "between B3 and B4: expected R, B, G or |, got '-'"),
    (changed(treasure="F1"), "treasure: expected a room A1–E5, got 'F1'"),
    (changed(dungeon="A3 south"), "dungeon: expected a side where the castle ends"),
    (changed(dungeon="E1 south"), "dungeon: expected a wall without a gate"),
    (changed(exits=["C3 south blue"]), "exits: expected a side where the castle ends"),
    (changed(exits=["E1 south pink"]), "exits: expected a room, a side and a colour"),
    (changed(exits=[]), "exits: expected a list"),
    (changed(keys={"red": [1] * 5}), "keys: expected a table of red, blue, green"),
    (changed(keys={**CLASSIC["keys"], "red": [1, 2, 3]}), "keys.red: expected 5 numbers"),
    (changed(keys={**CLASSIC["keys"], "red": [0] * 5}), "keys.red: expected some, since there are red doors"),
    (changed(keys={"red": [1] * 5, "blue": [1] * 5, "green": [1] * 5}), "keys: expected 20–120 in all, got 15"),
    (changed(keys={"red": [9] * 5, "blue": [9] * 5, "green": [9] * 5}), "keys: expected 20–120 in all, got 135"),
]


@pytest.mark.parametrize(("data", "reason"), REFUSALS, ids=lambda part: str(part)[:60])
def test_a_broken_castle_is_refused_with_its_reason(data: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadEdition, match=re.escape(reason)):
        numbers(data)


def test_a_room_without_a_way_is_refused() -> None:
    plan = """
        0 | 1 R 2 B 3 G 4
        -   B   G   R   R
        2 | 3 R 4 B 0 | 1
        R   G   -   G   B
        4 | 0 B 1 R 2 | 3
        B   -   G   -   R
        1 G 2 B 3 R 4 G 0
        R   R   -   B   B
        3 G 4 B 0 R 1 G 2
    """
    with pytest.raises(BadEdition, match="expected doors to every room, got no way to A1"):
        numbers(changed(plan=plan.strip()))


def test_gates_that_no_door_leads_to_are_refused() -> None:
    plan = """
        0 G 1 R 2 B 3 G 4
        B   B   G   R   R
        2 | 3 R 4 B 0 | 1
        R   G   -   G   B
        4 | 0 B 1 R 2 | 3
        B   -   G   -   R
        1 G 2 B 3 R 4 G 0
        -   -   -   -   -
        3 G 4 B 0 R 1 G 2
    """
    with pytest.raises(BadEdition, match="exits: expected one that doors lead to, got E1, E3, E5"):
        numbers(changed(plan=plan.strip()))


@pytest.mark.parametrize(
    ("edition", "doors", "keys"), [("classic", 32, 7), ("long-night", 32, 9), ("many-doors", 34, 7)]
)
def test_the_castles_are_as_wide_as_the_readme_says(edition: str, doors: int, keys: int) -> None:
    row = GAME.edition(edition).numbers
    inner = [there for there in row[: ROOMS * 3] if 0 <= there < ROOMS]
    assert len(inner) == 2 * doors
    assert row[AT_DOORS_OUT + room_number("A3")] == keys
    assert sum(GAME.edition(edition).data["keys"]["red"]) == 13


def test_a_castle_of_ones_own_plays_at_once(tmp_path: Any) -> None:
    file = tmp_path / "mine.toml"
    text = (GAME.folder / "editions" / "classic.toml").read_text("utf-8")
    file.write_text(text.replace('"classic"', '"mine"').replace("E3 south green", "E4 south red"))
    with pytest.raises(BadEdition, match="E4: expected doors of different colours"):
        GAME.edition(str(file))
    file.write_text(text.replace('"classic"', '"mine"').replace('"E3 south green", ', ""))
    assert GAME.edition(str(file)).numbers[AT_DOORS_OUT + room_number("E3")] == 3
