"""A castle made ready for searching, and what a search of it holds.

A plane is a colour the ghost may cross, or FREE, when a transition lies behind it and it has crossed no wall since, so
that its colour is still open. A set of cells is three words of 48 bits, one for each band of four rows, so that a step
moves a whole band at once.
"""

from hullaboo.core.record import Record, Row, int8, int16, int32, int64
from hullaboo.core.rule import rule

from .board import CELLS, COLOURS, DIRECTIONS, FRAME, OPEN, SIDE, beside, wall
from .state import NO_TOKEN, SPOTS, STEPS, TRAPDOOR

ANY = (1 << COLOURS) - 1
FREE = OPEN
PLANES = FREE + 1
NODES = CELLS * PLANES
SIDES = CELLS * DIRECTIONS
UNSEEN = -1
A_WALL, A_TOKEN = 64, 1
"""What crossing a wall and using a token add to the toll of a journey."""

BANDS = 3
BAND_CELLS = CELLS // BANDS
BAND = (1 << BAND_CELLS) - 1
PADDED = BANDS + 2
"""Bands are 1 to 3; 0 and 4 stay empty, so that every band has one above and one below."""
LAST_ROW = BAND_CELLS - SIDE
CHOOSING = (STEPS + 1) * PLANES
"""The row of a search that holds the cells where a colour may be chosen."""


class Maze(Record):
    """A castle made ready for searching: the cells with a wall of each colour, or nothing, to the east and south; the
    tokens; and the same cell by cell."""

    east = int64(OPEN + 1, PADDED)
    south = int64(OPEN + 1, PADDED)
    trapdoors = int64(PADDED)
    transitions = int64(PADDED)
    there = int16(SIDES)
    between = int8(SIDES)
    token = int8(CELLS)
    spot = int16(SPOTS)


class Search(Record):
    """One search. Row `steps * PLANES + plane` of `layer` holds the cells that a plane reaches in so many steps."""

    ghost = int16()
    visitor = int16()
    colours = int8()
    possible = int8()
    shortest = int16(COLOURS)
    """After how many steps each last colour comes to the visitor, whether a claim has time for its changes or not."""
    way_steps = int16(COLOURS)
    way_walls = int16(COLOURS)
    way_tokens = int16(COLOURS)

    layer = int64(CHOOSING + 1, PADDED)
    seen = int64(PLANES, PADDED)

    steps = int16(NODES)
    toll = int16(NODES)
    after = int16(NODES)
    found = int16()
    queue = int16(NODES)
    first = int16()

    least = int32(STEPS + 1, NODES)
    onward = int16(STEPS + 1, NODES)


@rule
def build(maze: Maze, east: Row, south: Row, spot: Row, token: Row) -> None:
    """Make a castle ready for searching."""
    clear_maze(maze)
    for at in range(SPOTS):
        maze.spot[at] = int(spot[at])
        if token[at] != NO_TOKEN:
            lay_token(maze, int(spot[at]), int(token[at]))
    for cell in range(CELLS):
        for direction in range(DIRECTIONS):
            maze.there[cell * DIRECTIONS + direction] = beside(cell, direction)
            maze.between[cell * DIRECTIONS + direction] = wall(east, south, cell, direction)
        if east[cell] != FRAME:
            maze.east[int(east[cell]), band_of(cell)] |= bit_of(cell)
        if south[cell] != FRAME:
            maze.south[int(south[cell]), band_of(cell)] |= bit_of(cell)


@rule
def clear_maze(maze: Maze) -> None:
    """No way through, no token."""
    for cell in range(CELLS):
        maze.token[cell] = NO_TOKEN
    for band in range(PADDED):
        maze.trapdoors[band] = 0
        maze.transitions[band] = 0
        for side in range(OPEN + 1):
            maze.east[side, band] = 0
            maze.south[side, band] = 0


@rule
def lay_token(maze: Maze, cell: int, token: int) -> None:
    """A trapdoor or a transition in a room."""
    maze.token[cell] = token
    if token == TRAPDOOR:
        maze.trapdoors[band_of(cell)] |= bit_of(cell)
    else:
        maze.transitions[band_of(cell)] |= bit_of(cell)


@rule
def band_of(cell: int) -> int:
    """The word that holds a cell."""
    return 1 + cell // BAND_CELLS


@rule
def bit_of(cell: int) -> int:
    """A cell in its word."""
    return 1 << cell % BAND_CELLS
