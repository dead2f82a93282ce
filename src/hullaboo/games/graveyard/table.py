"""The table: what lies where, and where a card would fit.

A card lies along a line, which is a row for a card across and a column for an upright one, and covers three squares of
it from `step` on. `taken` keeps the covered squares as one word of bits a row; a card fits where three free bits meet
an edge of a taken one. How many cards fit in each row is counted again only around the card just laid.
"""

from hullaboo.core.record import Record, int8, int16, int64, uint32
from hullaboo.core.rule import rule

from .bits import bits_in
from .cards import ACROSS, NOTHING, SQUARES, TOMBSTONE, UPRIGHT, colour_of, is_ghost

SIDE = 48
STEPS = SIDE - SQUARES + 1
FULL_ROW = (1 << SIDE) - 1

CARDS = 12
"""Cards of a seat."""

GATE_ROW, GATE_COLUMN, GATE_WIDTH = 22, 21, 6
GATE_CARDS = 2
"""The gate's cards that gazes meet: its two outer ones, of tombstones. The four of bars only take squares."""

ON_TABLE = GATE_CARDS + 2 * CARDS


class State(Record):
    """The whole table. Cards on it stand in the order they were laid, those of the gate first."""

    taken = int64(SIDE)
    luck = uint32(4)
    places = int16()
    fits = int8(SIDE, 2)
    laid = int8()
    axis = int8(ON_TABLE)
    line = int8(ON_TABLE)
    step = int8(ON_TABLE)
    square = int8(ON_TABLE, SQUARES)
    card = int8(ON_TABLE)
    ghosts = int8(2)
    deck = int8(CARDS, SQUARES)
    ways = int8(CARDS)
    hand = int8(2)
    pile = int8(2, CARDS)
    pile_size = int8(2)
    turn = int8()
    to_look = int8()
    handicap = int8()


@rule
def row_of(state: State, card: int, at: int) -> int:
    """The row of square `at` of a card on the table."""
    return int(state.line[card]) if state.axis[card] == ACROSS else int(state.step[card]) + at


@rule
def column_of(state: State, card: int, at: int) -> int:
    """The column of square `at` of a card on the table."""
    return int(state.step[card]) + at if state.axis[card] == ACROSS else int(state.line[card])


@rule
def clear(state: State) -> None:
    """An empty table."""
    for row in range(SIDE):
        state.taken[row] = 0
    for card in range(ON_TABLE):
        remove(state, card)
    state.laid = 0
    state.ghosts[0] = 0
    state.ghosts[1] = 0


@rule
def remove(state: State, card: int) -> None:
    """Nothing lies in this place of the list."""
    state.axis[card] = NOTHING
    state.line[card] = NOTHING
    state.step[card] = NOTHING
    state.card[card] = NOTHING
    for at in range(SQUARES):
        state.square[card, at] = NOTHING


@rule
def set_up_gate(state: State) -> None:
    """The gate stands in the middle: bars between two columns of tombstones."""
    for row in range(GATE_ROW, GATE_ROW + SQUARES):
        state.taken[row] = ((1 << GATE_WIDTH) - 1) << GATE_COLUMN
    put(state, NOTHING, UPRIGHT, GATE_COLUMN, GATE_ROW)
    put(state, NOTHING, UPRIGHT, GATE_COLUMN + GATE_WIDTH - 1, GATE_ROW)
    for card in range(GATE_CARDS):
        for at in range(SQUARES):
            state.square[card, at] = TOMBSTONE
    count_places(state, 0, SIDE - 1)


@rule
def put(state: State, card: int, axis: int, line: int, step: int) -> int:
    """Put a card on the table; its squares are shown one by one. Answers its place in the list."""
    last = int(state.laid)
    state.laid = last + 1
    state.card[last] = card
    state.axis[last] = axis
    state.line[last] = line
    state.step[last] = step
    return last


@rule
def cover(state: State, card: int) -> None:
    """Take the squares under a card."""
    for at in range(SQUARES):
        row = row_of(state, card, at)
        state.taken[row] = int(state.taken[row]) | 1 << column_of(state, card, at)
    count_places(state, row_of(state, card, 0) - SQUARES, row_of(state, card, SQUARES - 1) + 1)


@rule
def show(state: State, card: int, at: int, square: int) -> None:
    """Put a square of a card before everyone's eyes, in place of what it showed."""
    before = int(state.square[card, at])
    if is_ghost(before):
        state.ghosts[colour_of(before)] -= 1
    if is_ghost(square):
        state.ghosts[colour_of(square)] += 1
    state.square[card, at] = square


@rule
def taken_in(state: State, row: int) -> int:
    """The taken squares of a row; none beyond the table."""
    return int(state.taken[row]) if 0 <= row < SIDE else 0


@rule
def free_in(state: State, row: int) -> int:
    """The free squares of a row."""
    return FULL_ROW & ~int(state.taken[row])


@rule
def beside(state: State, row: int) -> int:
    """The squares of a row that share an edge with a taken one."""
    own = int(state.taken[row])
    return own << 1 | own >> 1 | taken_in(state, row - 1) | taken_in(state, row + 1)


@rule
def across_in(state: State, row: int) -> int:
    """Where a card across fits in a row: a bit for each leftmost square."""
    free = free_in(state, row)
    edge = beside(state, row)
    return free & free >> 1 & free >> 2 & (edge | edge >> 1 | edge >> 2)


@rule
def upright_from(state: State, row: int) -> int:
    """Where an upright card fits from a row downwards: a bit for each uppermost square."""
    if row >= STEPS:
        return 0
    free = free_in(state, row) & free_in(state, row + 1) & free_in(state, row + 2)
    return free & (beside(state, row) | beside(state, row + 1) | beside(state, row + 2))


@rule
def fitting(state: State, row: int, axis: int) -> int:
    """Where a card fits along an axis, its first square in a row."""
    return across_in(state, row) if axis == ACROSS else upright_from(state, row)


@rule
def count_places(state: State, first: int, last: int) -> None:
    """Count anew how many cards fit in some rows, as far as they are on the table."""
    for row in range(max(first, 0), min(last, SIDE - 1) + 1):
        for axis in range(2):
            fits = bits_in(fitting(state, row, axis))
            state.places = int(state.places) + fits - int(state.fits[row, axis])
            state.fits[row, axis] = fits
