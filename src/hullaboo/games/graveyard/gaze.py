"""Looking: whom a ghost scares, what a scare does, and whether the order of looks matters."""

from hullaboo.core.rule import rule
from hullaboo.core.seats import NOBODY, holds
from hullaboo.kit.masks import highest, lowest, without_lowest

from .cards import ACROSS, BARS, DOWN, RIGHT, SQUARES, TOMBSTONE, UPRIGHT, colour_of, flipped, gaze_of, opposite
from .state import State, card_on, line_of, show, step_of

ORDERS = 6
"""Three ghosts can look in six orders."""

ENTANGLED = -1


@rule
def line_of_sight(gaze: int) -> int:
    """ACROSS for a ghost that looks along its row, UPRIGHT along its column."""
    return ACROSS if gaze & 1 == 1 else UPRIGHT


@rule
def looks_onward(gaze: int) -> bool:
    """Whether rows or columns grow in the direction of a gaze."""
    return gaze in (RIGHT, DOWN)


@rule
def ahead(state: State, axis: int, line: int, here: int, gaze: int) -> int:
    """The taken squares before a ghost in its line, as bits."""
    taken = int(state.taken[axis, line])
    return taken & (-2 << here) if looks_onward(gaze) else taken & ((1 << here) - 1)


@rule
def stops(square: int, colour: int) -> bool:
    """Whether a gaze of a colour ends here: at a rival or a tombstone, not at its own colour or at bars."""
    return square != BARS and colour_of(square) != colour


@rule
def first_in_sight(state: State, card: int, at: int) -> int:
    """The first rival or tombstone in a ghost's line, as card * 3 + square; NOBODY if there is only night."""
    ghost = int(state.square[card, at])
    gaze = gaze_of(ghost)
    axis = line_of_sight(gaze)
    line, here = line_of(state, card, at, axis), step_of(state, card, at, axis)
    squares = ahead(state, axis, line, here, gaze)
    while squares != 0:
        there = lowest(squares) if looks_onward(gaze) else highest(squares)
        row, column = (line, there) if axis == ACROSS else (there, line)
        other = card_on(state, row, column)
        part = (column if state.axis[other] == ACROSS else row) - int(state.step[other])
        if stops(int(state.square[other, part]), colour_of(ghost)):
            return other * SQUARES + part
        squares &= ~(1 << there)
    return NOBODY


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
def flip_all(state: State, cards: int) -> None:
    """Flip each of the cards given as bits."""
    while cards != 0:
        flip(state, lowest(cards))
        cards = without_lowest(cards)


@rule
def take_back(state: State, flips: int, to_look: int) -> None:
    """Undo looks: flip the cards again, and let the ghosts look again."""
    flip_all(state, flips)
    state.to_look = to_look


@rule
def flips_of(state: State, order: int) -> int:
    """Which cards an order of looks would flip in the end, as bits: equal flips, equal tables. Takes the looks back."""
    to_look = int(state.to_look)
    flips = look_in_order(state, order)
    take_back(state, flips, to_look)
    return flips


@rule
def order_matters(state: State) -> bool:
    """Whether two orders of the looks still to come leave different tables."""
    flips = flips_of(state, 0)
    for order in range(ORDERS - 1, 0, -1):
        if flips_of(state, order) != flips:
            return True
    return False


@rule
def let_them_look(state: State) -> None:
    """All ghosts look that have not yet, unless their order matters: then the seat is asked."""
    flips = flips_apart(state)
    if flips != ENTANGLED:
        flip_all(state, flips)
        state.to_look = 0
    elif not order_matters(state):
        look_in_order(state, 0)


@rule
def flips_apart(state: State) -> int:
    """The cards scared by all looks, as bits, if no look can change what another one meets; ENTANGLED otherwise."""
    flips = 0
    for at in range(SQUARES):
        scared = scared_by(state, int(state.laid) - 1, at) if holds(state.to_look, at) else NOBODY
        if scared != NOBODY:
            if concerns_another(state, scared, at):
                return ENTANGLED
            flips |= 1 << scared
    return flips


@rule
def concerns_another(state: State, scared: int, looker: int) -> bool:
    """Whether the scared card is the one just laid, or lies before another ghost that has not looked."""
    for at in range(SQUARES):
        if at != looker and holds(state.to_look, at) and lies_before(state, scared, at):
            return True
    return scared == int(state.laid) - 1


@rule
def lies_before(state: State, card: int, at: int) -> bool:
    """Whether a card lies in the line of a ghost of the card just laid, on the side to which it looks."""
    last = int(state.laid) - 1
    gaze = gaze_of(int(state.square[last, at]))
    axis = line_of_sight(gaze)
    onward = step_of(state, card, 0, axis) > step_of(state, last, at, axis)
    return onward == looks_onward(gaze) and holds(state.in_line[axis, line_of(state, last, at, axis)], card)
