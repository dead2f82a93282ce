"""Records read as plain numbers."""

from typing import Any

from hullaboo.core.record import Record, int8, int32, uint32
from hullaboo.kit.plain import STATES_REMEMBERED, once, plain


class Table(Record):
    turn = int8()
    row = int32(2)
    grid = int8(2, 2)
    luck = uint32(4)


def test_every_field_is_there_as_plain_numbers() -> None:
    table = Table.new()
    table.turn = -3
    table.row[1] = 70_000
    table.grid[1, 0] = 5
    table.luck[3] = 4_000_000_000
    read: Any = plain(table)
    assert (read.turn, read.row, read.grid) == (-3, (0, 70_000), ((0, 0), (5, 0)))
    assert read.luck == (0, 0, 0, 4_000_000_000)


def test_the_copy_does_not_follow_the_record() -> None:
    table = Table.new()
    read = plain(table)
    table.turn = 1
    table.row[0] = 1
    assert (read.turn, read.row[0]) == (0, 0)


def test_equal_states_are_asked_about_once_and_changed_ones_again() -> None:
    asked: list[int] = []

    @once
    def turn_of(state: Table, more: int) -> int:
        asked.append(more)
        return int(state.turn) + more

    table, other = Table.new(), Table.new()
    assert [turn_of(table, 1), turn_of(other, 1), turn_of(table, 2)] == [1, 1, 2]
    table.turn = 5
    assert [turn_of(table, 1), turn_of(other, 1)] == [6, 1]
    assert asked == [1, 2, 1]


def test_not_everything_is_remembered_for_ever() -> None:
    asked: list[int] = []

    @once
    def noted(number: int) -> int:
        asked.append(number)
        return number + 1

    for number in range(STATES_REMEMBERED + 1):
        noted(number)
    assert noted(0) == 1
    assert len(asked) == STATES_REMEMBERED + 2
