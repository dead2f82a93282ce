"""What a seat may know, as numbers for learning."""

from hullaboo.core.record import Row
from hullaboo.core.rule import rule
from hullaboo.core.seats import everyone
from hullaboo.kit.cards import NO_CARD, face_of, knows

from .state import DRAWN, FACES, FIRST_LOOK, MOST, PLACES, SHOWN, SLOTS, State, place_of

TABLE_NUMBERS = 12
CARDS_FROM = TABLE_NUMBERS + MOST
DISCARDS_FROM = CARDS_FROM + 3 * PLACES
OBSERVATION = DISCARDS_FROM + FACES


@rule
def observe(state: State, seat: int, out: Row) -> None:
    """The table, totals, the cards as known from the seat's own chair clockwise, the drawn card, the discards."""
    observe_table(state, seat, out)
    for step in range(MOST):
        other = (int(seat) + step) % int(state.seats)
        sits = step < state.seats
        out[TABLE_NUMBERS + step] = int(state.total[other]) if sits else 0
        for slot in range(SLOTS):
            card = int(state.card[place_of(other, slot)]) if sits else NO_CARD
            observe_card(state, card, seat, out, CARDS_FROM + 3 * place_of(step, slot))
    observe_card(state, int(state.card[DRAWN]), seat, out, CARDS_FROM + 3 * DRAWN)
    for face in range(FACES):
        out[DISCARDS_FROM + face] = int(state.discards[face])


@rule
def observe_table(state: State, seat: int, out: Row) -> None:
    """What everybody sees beside the cards."""
    seats = int(state.seats)
    out[0] = int(state.phase)
    out[1] = int(state.round_number)
    out[2] = int(state.turns)
    out[3] = seats
    out[4] = (int(state.turn) - int(seat)) % seats
    out[5] = int(state.left)
    out[6] = int(state.stock)
    out[7] = 0 if state.top == NO_CARD else 1
    out[8] = 0 if state.top == NO_CARD else int(state.value[int(state.top)])
    out[9] = 0 if state.top == NO_CARD else int(state.power[int(state.top)])
    out[10] = -1 if state.spot == NO_CARD else (int(state.spot) - place_of(seat, 0)) % place_of(seats, 0)
    out[11] = lookers_from(state, int(seat) % seats)


@rule
def lookers_from(state: State, own: int) -> int:
    """Who still looks, as a mask in which the own seat comes first."""
    if state.phase not in (FIRST_LOOK, SHOWN):
        return 0
    seats = int(state.seats)
    looking = int(state.acting) & everyone(seats)
    return (looking >> own | looking << (seats - own)) & everyone(seats)


@rule
def observe_card(state: State, card: int, seat: int, out: Row, at: int) -> None:
    """Whether the seat knows a card, its value and its power."""
    known = card != NO_CARD and knows(seat, card)
    out[at] = 1 if known else 0
    out[at + 1] = int(state.value[face_of(card)]) if known else 0
    out[at + 2] = int(state.power[face_of(card)]) if known else 0
