"""What must hold at every moment of every match."""

from hullaboo.core.rule import rule
from hullaboo.core.seats import bit
from hullaboo.kit.cards import EVERYBODY, NO_CARD, face_of, looked_at_by, stock_of
from hullaboo.kit.pile import copies_in, is_empty_behind

from .state import (
    DRAWN,
    FACES,
    FIRST_LOOK,
    FIRST_LOOKS,
    HOLDING,
    LOOKING,
    OVER,
    PLACES,
    SHOWN,
    SLOTS,
    State,
    owner_of,
    place_of,
)

INVARIANTS = (
    "every card of the box is in one place",
    "nothing lies behind the cards of the pile",
    "cards lie where cards can lie",
    "nobody looks at a card outside a look",
    "no card comes from a stock that is not there yet",
)


@rule
def check(state: State) -> int:
    """0, or the first invariant that is broken."""
    if not cards_are_where_cards_can_lie(state):
        return 3
    for face in range(FACES):
        if cards_of(state, face) != state.copies[face]:
            return 1
    if not is_empty_behind(state.pile, int(state.left)):
        return 2
    for place in range(PLACES):
        card = int(state.card[place])
        if card != NO_CARD and looked_at_by(card) != expected_lookers(state, place):
            return 4
        if card != NO_CARD and stock_of(card) > state.stock:
            return 5
    return 0


@rule
def cards_are_where_cards_can_lie(state: State) -> bool:
    """Four before each seat, one in hand while a drawn card is held, none elsewhere."""
    for place in range(DRAWN):
        if (state.card[place] == NO_CARD) == (place < place_of(state.seats, 0)):
            return False
    return (state.card[DRAWN] == NO_CARD) == (state.phase != HOLDING)


@rule
def cards_of(state: State, face: int) -> int:
    """How many cards of a face are on the table."""
    count = copies_in(state.pile, int(state.left), face) + int(state.discards[face])
    for place in range(PLACES):
        if state.card[place] != NO_CARD and face_of(state.card[place]) == face:
            count += 1
    return count


@rule
def expected_lookers(state: State, place: int) -> int:
    """Who should be looking at a card now."""
    phase = int(state.phase)
    if phase in (SHOWN, OVER):
        return EVERYBODY
    if phase == FIRST_LOOK and place != DRAWN and place % SLOTS < FIRST_LOOKS:
        return int(state.acting) & bit(owner_of(place))
    looks = (phase == LOOKING and place == state.spot) or place == DRAWN
    return bit(state.turn) if looks else 0
