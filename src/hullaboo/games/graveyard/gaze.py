"""Looking: whom a ghost scares, what a scare does, and whether the order of looks matters."""

from hullaboo.core.rule import rule
from hullaboo.core.seats import NOBODY, holds

from .cards import ACROSS, DOWN, RIGHT, SQUARES, TOMBSTONE, UPRIGHT, colour_of, flipped, gaze_of, opposite
from .table import SIDE, State, column_of, row_of, show

ORDERS = 6
"""Three ghosts can look in six orders."""


@rule
def line_of_sight(gaze: int) -> int:
    """ACROSS for a ghost that looks along its row, UPRIGHT along its column."""
    return ACROSS if gaze & 1 == 1 else UPRIGHT


@rule
def forward(gaze: int) -> int:
    """Whether columns or rows grow in the direction of a gaze."""
    return 1 if gaze in (RIGHT, DOWN) else -1


@rule
def squares_in_line(state: State, card: int, axis: int, line: int) -> tuple[int, int]:
    """Which squares of a card lie in a row or column, from the first to before the last: all, one or none."""
    if state.axis[card] == axis:
        return 0, (SQUARES if state.line[card] == line else 0)
    at = line - int(state.step[card])
    return at, (at + 1 if 0 <= at < SQUARES else at)


@rule
def first_in_sight(state: State, card: int, at: int) -> int:
    """The first rival or tombstone in a ghost's line, as card * 3 + square; NOBODY if there is only night."""
    ghost = int(state.square[card, at])
    gaze = gaze_of(ghost)
    axis = line_of_sight(gaze)
    row, column = row_of(state, card, at), column_of(state, card, at)
    line, here = (row, column) if axis == ACROSS else (column, row)
    nearest = SIDE
    found = NOBODY
    for other in range(int(state.laid)):
        first, end = squares_in_line(state, other, axis, line)
        for part in range(first, end):
            there = int(state.step[other]) + part if state.axis[other] == axis else int(state.line[other])
            distance = (there - here) * forward(gaze)
            if 0 < distance < nearest and colour_of(int(state.square[other, part])) != colour_of(ghost):
                nearest = distance
                found = other * SQUARES + part
    return found


@rule
def scared_by(state: State, card: int, at: int) -> int:
    """The card of the first rival a ghost sees, unless it looks straight back or a tombstone is before it."""
    seen = first_in_sight(state, card, at)
    if seen == NOBODY:
        return NOBODY
    square = int(state.square[seen // SQUARES, seen % SQUARES])
    if square == TOMBSTONE or gaze_of(square) == opposite(gaze_of(int(state.square[card, at]))):
        return NOBODY
    return seen // SQUARES


@rule
def flip(state: State, card: int) -> None:
    """Flip a card in its place: every ghost on it changes colour and looks the opposite way."""
    for at in range(SQUARES):
        show(state, card, at, flipped(int(state.square[card, at])))


@rule
def look(state: State, at: int) -> int:
    """A ghost of the card just laid looks, and is spent. Answers the card it scared."""
    state.to_look = int(state.to_look) & ~(1 << at)
    scared = scared_by(state, int(state.laid) - 1, at)
    if scared != NOBODY:
        flip(state, scared)
    return scared


@rule
def look_all(state: State) -> None:
    """All ghosts that have not looked do so, from the first square to the last."""
    for at in range(SQUARES):
        if holds(state.to_look, at):
            look(state, at)


@rule
def in_order(order: int, turn: int) -> int:
    """Which square looks first, second or third in an order."""
    first = order // 2
    second = (first + 1 + order % 2) % SQUARES
    if turn == 0:
        return first
    return second if turn == 1 else SQUARES - first - second


@rule
def look_in_order(state: State, order: int) -> int:
    """All ghosts that have not looked do so in an order. Answers which cards are flipped then, as bits."""
    flips = 0
    for turn in range(SQUARES):
        at = in_order(order, turn)
        scared = look(state, at) if holds(state.to_look, at) else NOBODY
        if scared != NOBODY:
            flips ^= 1 << scared
    return flips


@rule
def take_back(state: State, flips: int, to_look: int) -> None:
    """Undo looks: flip the cards again, and let the ghosts look again."""
    for card in range(int(state.laid)):
        if holds(flips, card):
            flip(state, card)
    state.to_look = to_look


@rule
def flips_of(state: State, order: int) -> int:
    """Which cards an order of looks would flip in the end, as bits; two orders with equal flips leave equal tables."""
    to_look = int(state.to_look)
    flips = look_in_order(state, order)
    take_back(state, flips, to_look)
    return flips


@rule
def order_matters(state: State) -> bool:
    """Whether two orders of the looks still to come leave different tables."""
    if looks_keep_apart(state):
        return False
    flips = flips_of(state, 0)
    for order in range(1, ORDERS):
        if flips_of(state, order) != flips:
            return True
    return False


@rule
def looks_keep_apart(state: State) -> bool:
    """Whether no ghost scares a card in another's line: then no look can change what another one meets."""
    for at in range(SQUARES):
        if holds(state.to_look, at):
            scared = scared_by(state, int(state.laid) - 1, at)
            if scared != NOBODY and concerns_another(state, scared, at):
                return False
    return True


@rule
def concerns_another(state: State, scared: int, looker: int) -> bool:
    """Whether the scared card is the one just laid, or lies in the line of another ghost that has not looked."""
    last = int(state.laid) - 1
    if scared == last:
        return True
    for at in range(SQUARES):
        if at != looker and holds(state.to_look, at):
            axis = line_of_sight(gaze_of(int(state.square[last, at])))
            line = row_of(state, last, at) if axis == ACROSS else column_of(state, last, at)
            first, end = squares_in_line(state, scared, axis, line)
            if first < end:
                return True
    return False
