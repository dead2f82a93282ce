"""The table: what lies where, and where a card would fit.

A card lies along a line, which is a row for a card across and a column for an upright one, and covers three squares of
it from `step` on. `taken` keeps the covered squares of each row and column as one word of bits; a card fits where
three free bits meet an edge of a taken one. How many cards fit is counted again only around the card just laid.
"""

from hullaboo.core.record import Record, Row, int8, int16, int32, int64, uint32
from hullaboo.core.rule import rule
from hullaboo.core.seating import Numbers, Seated, as_place_of, as_seat
from hullaboo.kit.masks import how_many, lowest

from .cards import ACROSS, NOTHING, SQUARES, UPRIGHT, colour_of, gaze_of, ghost, is_ghost

SIDE = 48
STEPS = SIDE - SQUARES + 1
FULL_ROW = (1 << SIDE) - 1
THREE = (1 << SQUARES) - 1

CARDS = 12
"""Cards of a seat."""

GATE_ROW, GATE_COLUMN = 22, 21
GATE_CARDS = 6
ON_TABLE = GATE_CARDS + 2 * CARDS


class State(Record):
    """The whole table. Cards on it stand in the order they were laid, those of the gate first."""

    luck = uint32(4)

    taken = int64(2, SIDE)
    """The squares of each row, and of each column, that a card covers, as bits; bit 0 is leftmost or uppermost."""
    in_line = int32(2, SIDE)
    """The cards that have a square in each row, and in each column, as bits."""
    places = int16()
    """How many places a card fits in."""
    fits = int8(SIDE)
    """How many of them begin in each row."""
    top = int8()
    """A row above which none begin."""

    laid = int8()
    """How many cards lie on the table, the six of the gate included."""
    card = int8(ON_TABLE)
    """Which they are: seat * CARDS + number in the deck; NOTHING for the gate."""
    axis = int8(ON_TABLE)
    line = int8(ON_TABLE)
    step = int8(ON_TABLE)
    square = int8(ON_TABLE, SQUARES)
    ghosts = int8(2)
    """How many ghosts of each colour are in sight."""

    deck = int8(CARDS, SQUARES)
    """The cards as the edition has them, in the colours of WHITE's seat."""
    ways = int8(CARDS)
    """In how many ways each can be laid along an axis that look different."""
    hand = int8(2)
    pile = int8(2, CARDS)
    """Cards not yet in hand; the top is the last one."""
    pile_size = int8(2)

    turn = int8()
    to_look = int8()
    """The squares of the card just laid whose ghosts have not looked, as bits."""
    handicap = int8()


def as_square(square: int, numbers: Numbers) -> int:
    """A square of the table where the colours of the seats have other numbers."""
    return ghost(as_seat(colour_of(square), numbers), gaze_of(square)) if is_ghost(square) else square


SEATED = {
    "card": Seated(as_place_of(CARDS)), "square": Seated(as_square), "ghosts": Seated(row=1), "hand": Seated(row=1),
    "pile": Seated(row=CARDS), "pile_size": Seated(row=1), "turn": Seated(as_seat),
}  # fmt: skip


@rule
def line_of(state: State, card: int, at: int, axis: int) -> int:
    """The line along an axis in which square `at` of a card lies: its row for ACROSS, its column for UPRIGHT."""
    return int(state.line[card]) if state.axis[card] == axis else int(state.step[card]) + at


@rule
def step_of(state: State, card: int, at: int, axis: int) -> int:
    """Where in that line the square lies."""
    return int(state.step[card]) + at if state.axis[card] == axis else int(state.line[card])


@rule
def row_of(state: State, card: int, at: int) -> int:
    """The row of square `at` of a card on the table."""
    return line_of(state, card, at, ACROSS)


@rule
def column_of(state: State, card: int, at: int) -> int:
    """The column of square `at` of a card on the table."""
    return line_of(state, card, at, UPRIGHT)


@rule
def clear(state: State) -> None:
    """An empty table."""
    for line in range(SIDE):
        state.fits[line] = 0
        for axis in range(2):
            state.taken[axis, line] = 0
            state.in_line[axis, line] = 0
    for card in range(ON_TABLE):
        remove(state, card)
    state.laid = 0
    state.places = 0
    state.top = SIDE
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
def set_up_gate(state: State, edition: Row) -> None:
    """The gate stands in the middle, its six cards side by side; in an edition they follow the cards of a seat."""
    for at in range(GATE_CARDS):
        put(state, NOTHING, UPRIGHT, GATE_COLUMN + at, GATE_ROW)
        for square in range(SQUARES):
            state.square[at, square] = edition[(CARDS + at) * SQUARES + square]
    count_places_around(state, 0)


@rule
def put(state: State, card: int, axis: int, line: int, step: int) -> int:
    """Put a card on the table, where it takes three squares; answers its place in the list."""
    last = int(state.laid)
    state.laid = last + 1
    state.card[last] = card
    state.axis[last] = axis
    state.line[last] = line
    state.step[last] = step
    cover(state, axis, line, THREE << step, last)
    for at in range(SQUARES):
        cover(state, 1 - axis, step + at, 1 << line, last)
    return last


@rule
def cover(state: State, axis: int, line: int, squares: int, card: int) -> None:
    """Take some squares of a row or column, given as bits, for a card."""
    state.taken[axis, line] = int(state.taken[axis, line]) | squares
    state.in_line[axis, line] = int(state.in_line[axis, line]) | 1 << card


@rule
def card_on(state: State, row: int, column: int) -> int:
    """The card on a taken square: the only one that has squares both in its row and in its column."""
    return lowest(int(state.in_line[ACROSS, row]) & int(state.in_line[UPRIGHT, column]))


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
    return int(state.taken[ACROSS, row]) if 0 <= row < SIDE else 0


@rule
def free_in(state: State, row: int) -> int:
    """The free squares of a row."""
    return FULL_ROW & ~int(state.taken[ACROSS, row])


@rule
def beside(state: State, row: int) -> int:
    """The squares of a row that share an edge with a taken one."""
    own = int(state.taken[ACROSS, row])
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
def count_places_around(state: State, card: int) -> None:
    """Count anew how many cards fit, by the row of their first square, wherever a card just put can matter."""
    first = max(row_of(state, card, 0) - SQUARES, 0)
    last = min(row_of(state, card, SQUARES - 1) + 1, SIDE - 1)
    state.top = min(int(state.top), first)
    for row in range(first, last + 1):
        fits = how_many(across_in(state, row)) + how_many(upright_from(state, row))
        state.places = int(state.places) + fits - int(state.fits[row])
        state.fits[row] = fits
