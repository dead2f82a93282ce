"""From what is kept of a table to its match."""

from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.serving import box

from hullaboo.server.storage.records import SeatRecord, TableRecord
from hullaboo.server.tables.waking import BrokenTable, dealt, has_ended, played_again

GAME = box()["template"]


def table() -> TableRecord:
    seats = [SeatRecord("person", name, guests=[name], salt="00" * 16) for name in ("Ada", "Ben")]
    return TableRecord(
        id="t", game=GAME.name, edition=GAME.editions[0], options={"turns": "1"}, seats=seats, secret="00" * 32, key="",
        creator="Ada", phase="playing",
    )  # fmt: skip


def row(number: int, seat: int, text: str) -> Any:
    return SimpleNamespace(number=number, seat=seat, text=text, notes="")


def test_the_log_of_a_match_is_played_to_its_end() -> None:
    rows = [row(1, 0, "keep"), row(2, 1, "keep")]
    assert [each.number for each in played_again(dealt(GAME, table()), rows)] == [1, 2]
    assert has_ended(GAME, table(), rows)
    assert not has_ended(GAME, table(), rows[:1])


@pytest.mark.parametrize(
    ("rows", "why", "move"),
    [
        ([row(1, 0, "keep"), row(3, 1, "keep")], "expected move 2, got 3", 2),
        ([row(1, 1, "keep")], "expected seat 0", 1),
        ([row(1, 0, "no move at all")], "no move at all", 1),
    ],
)
def test_a_log_that_makes_no_match_says_where(rows: list[Any], why: str, move: int) -> None:
    with pytest.raises(BrokenTable, match=why) as found:
        [*played_again(dealt(GAME, table()), rows)]
    assert found.value.move == move
