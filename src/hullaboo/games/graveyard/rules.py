"""The rules: lay a card at the gate, let its ghosts look, take the next card; most ghosts in sight win.

`cards` says what is on a card, `state` where cards lie and fit, `gaze` what looking does.
"""

from hullaboo.core.luck import shuffle
from hullaboo.core.options import Chosen
from hullaboo.core.record import Row
from hullaboo.core.rule import rule
from hullaboo.core.seats import bit, holds
from hullaboo.kit.masks import how_many, lowest, nth_of, without_lowest

from .cards import ACROSS, MOST_WAYS, NOTHING, SQUARES, UPRIGHT, different_ways, in_colour, is_ghost, shown, stood_up
from .gaze import let_them_look, look
from .knowledge import INVARIANTS, OBSERVATION, check, guess, observe
from .state import (
    CARDS,
    ON_TABLE,
    SEATED,
    SIDE,
    STEPS,
    State,
    across_in,
    clear,
    count_places_around,
    put,
    set_up_gate,
    show,
    upright_from,
)

SEATS = range(2, 3)
PLACES_OF_AN_AXIS = SIDE * STEPS
LOOK = 2 * PLACES_OF_AN_AXIS * MOST_WAYS
"""Actions below this lay a card; the three from here on let a ghost look."""
ACTIONS = LOOK + SQUARES
PLACES_AT_THE_GATE = 44
NEW_PLACES_OF_A_CARD = 24 - 1
"""At most 24 places touch a card, and the one where it lies is gone."""
MOST_LEGAL = (PLACES_AT_THE_GATE + (2 * CARDS - 1) * NEW_PLACES_OF_A_CARD) * MOST_WAYS
LONGEST = 2 * CARDS * SQUARES
"""Each card is one lay and at most two choices: the last ghost has none."""
WAIT = -1
EVEN_START = 6
"""The ghosts that make the duel even, as `hullaboo balance` measures it; the README has the figures."""
VERSION = 1
SEALED = ("card", "axis", "line", "step", "laid", "ghosts", "hand", "pile", "pile_size", "turn", "to_look")

__all__ = ["INVARIANTS", "OBSERVATION", "SEATED", "State", "check", "guess", "observe"]


@rule
def start(state: State, seats: int, options: Chosen, edition: Row) -> None:
    """The gate stands; each seat shuffles its pile and takes its top card in hand."""
    clear(state)
    set_up_gate(state, edition)
    read_deck(state, edition)
    state.handicap = options.handicap + EVEN_START * options.even_start
    state.turn = 0
    state.to_look = 0
    for seat in range(seats):
        for card in range(CARDS):
            state.pile[seat, card] = card
        state.pile_size[seat] = CARDS
        shuffle(state.luck, state.pile[seat], CARDS)
        take(state, seat)


@rule
def read_deck(state: State, edition: Row) -> None:
    """The twelve cards of the edition, as WHITE holds them."""
    for card in range(CARDS):
        for at in range(SQUARES):
            state.deck[card, at] = edition[card * SQUARES + at]
        state.ways[card] = different_ways(state.deck, card)


@rule
def take(state: State, seat: int) -> None:
    """The seat takes the top of its pile in hand, if there is one."""
    state.hand[seat] = NOTHING
    size = int(state.pile_size[seat])
    if size > 0:
        state.hand[seat] = int(state.pile[seat, size - 1])
        state.pile[seat, size - 1] = NOTHING
        state.pile_size[seat] = size - 1


@rule
def everyone_has_laid_their_cards(state: State) -> bool:
    """Whether all cards lie and all ghosts have looked."""
    return state.laid == ON_TABLE and state.to_look == 0


@rule
def actors(state: State) -> int:
    """One seat after the other."""
    return 0 if everyone_has_laid_their_cards(state) else bit(state.turn)


@rule
def lay_action(axis: int, row: int, column: int, way: int) -> int:
    """The action that lays a card from a square on, along an axis, one of four ways."""
    line, step = (row, column) if axis == ACROSS else (column, row)
    return ((axis * SIDE + line) * STEPS + step) * MOST_WAYS + way


@rule
def ways_in_hand(state: State, seat: int) -> int:
    """How many ways to lay the seat's card differ."""
    return int(state.ways[int(state.hand[seat])])


@rule
def legal(state: State, seat: int, out: Row) -> int:
    """All lays that differ in what they show; or, where the order matters, the ghosts that have not looked."""
    if not holds(actors(state), seat):
        return 0
    return legal_looks(state, out) if state.to_look != 0 else legal_lays(state, seat, out)


@rule
def legal_looks(state: State, out: Row) -> int:
    """The squares whose ghosts have not looked."""
    count = 0
    for at in range(SQUARES):
        if holds(state.to_look, at):
            out[count] = LOOK + at
            count += 1
    return count


@rule
def legal_lays(state: State, seat: int, out: Row) -> int:
    """Row by row, every place where a card fits, in every way."""
    ways = ways_in_hand(state, seat)
    count = 0
    for row in range(int(state.top), SIDE):
        count = write_lays(ACROSS, row, across_in(state, row), ways, out, count)
        count = write_lays(UPRIGHT, row, upright_from(state, row), ways, out, count)
    return count


@rule
def write_lays(axis: int, row: int, columns: int, ways: int, out: Row, count: int) -> int:
    """Write the lays from the columns given as bits, in every way; answers how many are written now."""
    while columns != 0:
        for way in range(ways):
            out[count + way] = lay_action(axis, row, lowest(columns), way)
        count += ways
        columns = without_lowest(columns)
    return count


@rule
def legal_count(state: State, seat: int) -> int:
    """How many actions `legal` would write."""
    if not holds(actors(state), seat):
        return 0
    if state.to_look == 0:
        return int(state.places) * ways_in_hand(state, seat)
    return how_many(int(state.to_look))


@rule
def legal_action(state: State, seat: int, n: int) -> int:
    """The action that `legal` would write at place `n`."""
    if state.to_look != 0:
        return LOOK + nth_of(int(state.to_look), n)
    ways = ways_in_hand(state, seat)
    place = n // ways
    row = int(state.top)
    while place >= state.fits[row]:
        place -= int(state.fits[row])
        row += 1
    across = across_in(state, row)
    if place < how_many(across):
        return lay_action(ACROSS, row, nth_of(across, place), n % ways)
    return lay_action(UPRIGHT, row, nth_of(upright_from(state, row), place - how_many(across)), n % ways)


@rule
def apply(state: State, seat: int, action: int) -> None:
    """Lay a card or let a ghost look; then all look whose order no longer matters, and the turn ends."""
    if action >= LOOK:
        look(state, action - LOOK)
    else:
        lay(state, seat, action)
    let_them_look(state)
    if state.to_look == 0:
        end_turn(state, seat)


@rule
def lay(state: State, seat: int, action: int) -> None:
    """Lay the card in hand; its ghosts are to look."""
    card = int(state.hand[seat])
    on_table = put_there(state, seat, place_of(action))
    count_places_around(state, on_table)
    show_card(state, seat, card, on_table, action)
    state.hand[seat] = NOTHING


@rule
def place_of(action: int) -> int:
    """Where a lay puts its card, whichever face is up."""
    return action // MOST_WAYS


@rule
def put_there(state: State, seat: int, place: int) -> int:
    """Put the card in hand in a place, its face not yet shown; answers its number on the table."""
    axis, line, step = place // PLACES_OF_AN_AXIS, place // STEPS % SIDE, place % STEPS
    return put(state, seat * CARDS + int(state.hand[seat]), axis, line, step)


@rule
def show_card(state: State, seat: int, card: int, on_table: int, action: int) -> None:
    """Show a face of the card just put on the table; its ghosts are to look."""
    to_look = 0
    for at in range(SQUARES):
        square = in_colour(shown(state.deck, card, action % MOST_WAYS, at), seat)
        show(state, on_table, at, stood_up(square) if state.axis[on_table] == UPRIGHT else square)
        if is_ghost(square):
            to_look |= 1 << at
    state.to_look = to_look


@rule
def end_turn(state: State, seat: int) -> None:
    """The seat takes its next card; the other seat is on turn."""
    take(state, seat)
    state.turn = 1 - seat


@rule
def scores(state: State, out: Row) -> None:
    """The ghosts in sight of each colour; the Oya's with the handicap."""
    out[0] = int(state.ghosts[0]) + int(state.handicap)
    out[1] = int(state.ghosts[1])
