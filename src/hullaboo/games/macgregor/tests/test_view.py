"""What the board is told so that it need not work it out: where the ghost may come, who was caught."""

from typing import Any

import pytest

from ..state import CARDS
from .drawn import Table, drawn


def beside(room: str) -> list[str]:
    """The rooms around a room, in the words of the sheet."""
    row, column = "ABCDE".index(room[0]), int(room[1])
    around = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
    return [f"{'ABCDE'[r]}{c}" for r, c in around if 0 <= r < 5 and 1 <= c <= 5]


def walks(view: dict[str, Any], walk: list[str], left: int) -> list[list[str]]:
    """All walks on so many more cards of different crests."""
    if left == 0:
        return [walk]
    crests = dict(
        zip((f"{row}{column}" for row in "ABCDE" for column in range(1, 6)), view["board"]["crests"], strict=True)
    )
    here = walk[-1] if walk else view["pawns"][view["ghost"]]
    ways = [view["board"]["dungeon"][0]] if here == "dungeon" else beside(here)
    used = {crests[room] for room in walk}
    return [found for to in ways if crests[to] not in used for found in walks(view, [*walk, to], left - 1)]


def percents(view: dict[str, Any], cards: int) -> dict[str, int]:
    """How many of a hundred walks enter each room."""
    found = walks(view, [], cards)
    rooms = [room for walk in found for room in walk]
    return {room: round(100 * rooms.count(room) / len(found) + 1e-9) for room in rooms}


def test_where_the_ghost_may_come_follows_from_the_number_of_its_cards() -> None:
    table = Table().play("0 lay crown", "0 lay sun", "0 laid")
    for viewer in (0, 1):
        assert dict(table.view(viewer)["haunted"]) == percents(table.view(), 2)
    assert dict(table.view()["haunted"])["A3"] == 100


@pytest.mark.parametrize("room", ["A1", "B1", "C3", "E5"])
def test_while_it_lays_it_may_lay_all(room: str) -> None:
    table = drawn(f"""
        ghost 0 in {room}
        1 in E4: red sun
        top red thistle
    """)
    assert table.view()["most_cards"] == CARDS
    assert dict(table.view()["haunted"]) == percents(table.view(), CARDS)


def test_after_the_walk_nobody_knows_where_it_goes_next() -> None:
    table = drawn("""
        ghost 0 in A1, laid stag ship sun
        1 in E1: red thistle
        top green stag
        turn 1
    """).play("1 stop")
    assert dict(table.view()["haunted"]) == percents(table.view(), CARDS)


def test_who_was_caught_is_said_until_it_walks() -> None:
    assert not Table().view()["caught"]
    table = drawn("""
        ghost 0 in A3, laid ship thistle
        1 in A4: red thistle, blue stag
        top green stag
        turn 1
    """)
    assert not table.view()["caught"]
    table.play("1 stop")
    assert (table.view()["ghost"], table.view()["caught"]) == (1, True)
    table.play("1 lay crown", "1 laid", "0 stop")
    assert not table.view()["caught"]
