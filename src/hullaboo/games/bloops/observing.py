"""What a seat may know now, as numbers. Seats are counted from the observer on, as it sees them around the table."""

from hullaboo.core.record import Row
from hullaboo.core.rule import rule
from hullaboo.core.seats import NOBODY, holds
from hullaboo.kit.cards import NO_CARD, face_of, known_by, knows

from .duties import duty, window_is_open
from .effects import effect_owner
from .state import DRAWN, FACES, MOST, PLACES, State, card_at, held_by

HEADER = 18
CARD_NUMBERS = 2
OBSERVATION = HEADER + FACES + CARD_NUMBERS * MOST * PLACES
REFUSED = 1 << MOST


@rule
def from_here(state: State, seat: int, other: int) -> int:
    """How many seats further on `other` sits, plus one; 0 for nobody."""
    return 0 if other == NOBODY else (other + int(state.seats) - seat) % int(state.seats) + 1


@rule
def as_seen(seat: int, card: int) -> int:
    """0 for no card, 1 for a back, and 2 more than its value for a card that the seat has seen."""
    if card == NO_CARD:
        return 0
    return 2 + face_of(card) if knows(seat, card) else 1


@rule
def who_knows(state: State, seat: int, card: int) -> int:
    """The seats that have seen a card, as bits counted from the observer on."""
    mask = 0
    for step in range(int(state.seats)):
        if holds(known_by(card), (seat + step) % int(state.seats)):
            mask |= 1 << step
    return mask


@rule
def observe(state: State, seat: int, out: Row) -> None:
    """The table, the discards, and every place of every seat."""
    observe_table(state, seat, out)
    for face in range(FACES):
        out[HEADER + face] = int(state.discards[face])
    for step in range(MOST):
        at = HEADER + FACES + CARD_NUMBERS * PLACES * step
        for place in range(PLACES):
            out[at + CARD_NUMBERS * place] = 0
            out[at + CARD_NUMBERS * place + 1] = 0
        if step < state.seats:
            observe_hand(state, seat, (seat + step) % int(state.seats), at, out)


@rule
def observe_table(state: State, seat: int, out: Row) -> None:
    """What is the same for all, and the card in one's own hand."""
    out[0] = int(state.seats)
    out[1] = int(state.stage)
    out[2] = from_here(state, seat, int(state.turn))
    out[3] = int(state.turns_left)
    out[4] = int(state.left)
    out[5] = int(state.top) + 1
    out[6] = int(state.queued)
    out[7] = from_here(state, seat, effect_owner(state) if state.queued > 0 else NOBODY)
    out[8] = int(state.picked) + 1
    out[9] = from_here(state, seat, int(state.look_seat))
    out[10] = int(state.look_place) + 1
    out[11] = int(state.said)
    out[12] = 1 if window_is_open(state) else 0
    out[13] = from_here(state, seat, int(state.bloops))
    out[14] = as_seen(seat, int(state.card[DRAWN]))
    out[15] = duty(state, seat)
    out[16] = int(state.fair)
    out[17] = int(state.strict)


@rule
def observe_hand(state: State, seat: int, other: int, at: int, out: Row) -> None:
    """The cards before one seat: what the observer has seen of them, who has seen them, and which were refused."""
    for place in range(PLACES):
        if (held_by(state, other) >> place) & 1 == 0:
            continue
        card = card_at(state, other, place)
        refused = (int(state.refused[other]) >> place) & 1
        out[at + CARD_NUMBERS * place] = as_seen(seat, card)
        out[at + CARD_NUMBERS * place + 1] = who_knows(state, seat, card) | REFUSED * refused
