"""Parts of a view, made of the fields that they name."""

from typing import Any

from hullaboo.core.record import Record, int8, int16, int32
from hullaboo.kit.parts import cell, part


class Table(Record):
    turn = int8()
    row = int32(2)
    grid = int8(2, 2)
    rounds = int16()
    next = int8()


def table(**fields: Any) -> Table:
    made = Table.new()
    for name, value in fields.items():
        made[name] = value  # type: ignore[index]
    return made


def test_a_part_is_given_the_fields_that_it_names_in_its_own_order() -> None:
    @part(Table)
    def all_of_it(grid: Any, turn: int, row: Any, next: int, rounds: int) -> Any:
        return grid, turn, row, next, rounds

    state = table(turn=-3, row=(7, 70_000), grid=((1, 2), (3, -4)), rounds=-300, next=9)
    assert all_of_it(state) == (((1, 2), (3, -4)), -3, (7, 70_000), 9, -300)
    assert all_of_it(state.frozen()) == all_of_it(state)


def test_one_field_alone() -> None:
    @part(Table)
    def rounds_of(rounds: int) -> int:
        return rounds

    assert rounds_of(table(rounds=300)) == 300


def test_a_part_is_made_again_only_when_one_of_its_fields_has_changed() -> None:
    made: list[int] = []

    @part(Table)
    def turns(turn: int, row: Any) -> list[int]:
        made.append(turn)
        return [turn, *row]

    first = turns(table(turn=1, row=(2, 3)))
    assert turns(table(turn=1, row=(2, 3), grid=5, rounds=6)) is first
    assert turns(table(turn=1, row=(2, 4))) == [1, 2, 4]
    assert turns(table(turn=2, row=(2, 3))) == [2, 2, 3]
    assert made == [1, 1, 2]


def test_what_changes_often_hangs_on_the_state() -> None:
    made: list[int] = []

    @part(Table, often=True)
    def turns(turn: int) -> list[int]:
        made.append(turn)
        return [turn]

    first, second = table(turn=1).frozen(), table(turn=1).frozen()
    assert turns(first) is turns(first)
    assert turns(first) is not turns(second)
    assert turns(table(turn=3)) == [3]
    assert made == [1, 1, 3]


def test_a_cell_is_one_number_of_a_row_or_a_grid() -> None:
    state = table(turn=-3, row=(7, -70_000), grid=((1, 2), (3, -4)), next=9)
    row, grid = cell(Table, "row"), cell(Table, "grid")
    assert [row(state, at) for at in (0, 1)] == [7, -70_000]
    assert [grid(state.frozen(), at, column) for at in (0, 1) for column in (0, 1)] == [1, 2, 3, -4]
