"""Records read as plain numbers."""

from typing import Any

from hullaboo.core.record import Record, int8, int32, uint32
from hullaboo.kit.plain import STATES_REMEMBERED, once, once_a_move, plain


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


def test_what_hangs_on_a_frozen_state_goes_with_it() -> None:
    table = Table.new().frozen()
    assert plain(table) is plain(table)
    assert plain(table) is not plain(Table.new().frozen())


def test_not_everything_is_remembered_for_ever() -> None:
    asked: list[int] = []

    @once
    def noted(state: Table) -> int:
        asked.append(int(state.row[0]))
        return asked[-1] + 1

    table = Table.new()
    for number in range(STATES_REMEMBERED + 1):
        table.row[0] = number
        noted(table)
    table.row[0] = 0
    assert noted(table) == 1
    assert len(asked) == STATES_REMEMBERED + 2


def test_a_move_is_told_once_to_those_who_ask_alike() -> None:
    asked: list[tuple[int, int]] = []

    @once_a_move
    def told(before: Table, seat: int, action: int, after: Table, viewer: int) -> list[int]:
        asked.append((action, viewer))
        return [int(after.turn) - int(before.turn)]

    before, after = Table.new(), Table.new()
    after.turn = 2
    assert [told(before, 0, 7, after, viewer) for viewer in (6, 6, 1, 6)] == [[2]] * 4
    after.turn = 3
    assert told(before, 0, 7, after, 6) == [3]
    assert told(before, 0, 8, after, 6) == [3]
    assert asked == [(7, 6), (7, 1), (7, 6), (8, 6)]
