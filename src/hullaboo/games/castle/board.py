"""The castle's ground: twelve by twelve cells, rooms where row and column are odd, corridors everywhere else.

A cell is a number, row × 12 + column. Between two neighbours lies a wall of one colour, or nothing (OPEN); around the
castle runs the FRAME. Of each pair of neighbours the northern or western cell holds what lies between them.
"""

import numpy as np

from hullaboo.core.record import Row
from hullaboo.core.rule import rule

SIDE = 12
CELLS = SIDE * SIDE
ROOMS_A_SIDE = 6
ROOMS = ROOMS_A_SIDE * ROOMS_A_SIDE
TILES_A_SIDE = 3
TILES = TILES_A_SIDE * TILES_A_SIDE
TILE_SIDE = 4
TILE_CELLS = TILE_SIDE * TILE_SIDE

COLOURS = 6
COLOUR_NAMES = ("white", "yellow", "green", "red", "blue", "purple")
COLOUR_LETTERS = "wygrbp"
OPEN, FRAME = 6, 7

DIRECTIONS = 4
NORTH, EAST, SOUTH, WEST = range(DIRECTIONS)
DIRECTION_NAMES = ("north", "east", "south", "west")

CELLS_SHOWN = tuple([row, column] for row in range(SIDE) for column in range(SIDE))
"""Every cell as a view shows it: its row and column from 0."""


@rule
def room(number: int) -> int:
    """The cell of a room, rooms being numbered 0–35 row by row."""
    return (2 * (number // ROOMS_A_SIDE) + 1) * SIDE + 2 * (number % ROOMS_A_SIDE) + 1


@rule
def room_number(cell: int) -> int:
    """The inverse of `room`."""
    return cell // SIDE // 2 * ROOMS_A_SIDE + cell % SIDE // 2


@rule
def is_room(cell: int) -> bool:
    """Whether a cell is a room."""
    return (cell // SIDE) % 2 == 1 and (cell % SIDE) % 2 == 1


@rule
def beside(cell: int, direction: int) -> int:
    """The next cell in a direction; -1 outside the castle."""
    row, column = cell // SIDE, cell % SIDE
    if direction == NORTH:
        return cell - SIDE if row > 0 else -1
    if direction == EAST:
        return cell + 1 if column < SIDE - 1 else -1
    if direction == SOUTH:
        return cell + SIDE if row < SIDE - 1 else -1
    return cell - 1 if column > 0 else -1


@rule
def wall(east: Row, south: Row, cell: int, direction: int) -> int:
    """What stands on one side of a cell: a colour, OPEN or FRAME."""
    row, column = cell // SIDE, cell % SIDE
    if direction == NORTH:
        return int(south[cell - SIDE]) if row > 0 else FRAME
    if direction == EAST:
        return int(east[cell])
    if direction == SOUTH:
        return int(south[cell])
    return int(east[cell - 1]) if column > 0 else FRAME


def listed(row: Row) -> list[int]:
    """A row of a record as a list."""
    numbers: list[int] = np.asarray(row).tolist()
    return numbers


def place(cell: int) -> tuple[int, int]:
    """The row and column of a room as people count them, both from 1."""
    return cell // SIDE // 2 + 1, cell % SIDE // 2 + 1
