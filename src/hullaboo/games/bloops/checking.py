"""What must be true of every table."""

from hullaboo.core.rule import rule
from hullaboo.core.seats import NOBODY
from hullaboo.kit.cards import NO_CARD, looked_at_by
from hullaboo.kit.masks import how_many
from hullaboo.kit.pile import cards_in, copies_in, is_empty_behind

from .effects import has_effect
from .state import CARDS, CHOOSING, DRAWN, FACES, FIRST_LOOK, PLACES, State, held_by, spot_of

INVARIANTS = (
    "the pile holds as many cards as it says",
    "every card is in one place",
    "every place with a card has a spot of its own",
    "a spot holds a card exactly while a place stands on it",
    "only cards that lie before their owner are refused",
    "a drawn card is in hand exactly while its seat chooses",
    "faces are up only while somebody may look",
    "effects wait only under a card that has one",
    "the top of the discards lies on them",
    "as many cards lie on the discards as they say",
)


@rule
def check(state: State) -> int:
    """0, or the first invariant that does not hold."""
    if copies_in(state.pile, int(state.left), 0) > 0 or not is_empty_behind(state.pile, int(state.left)):
        return 1
    before_seats = how_many(int(state.used)) + cards_in_hand(state)
    if int(state.left) + cards_in(state.discards, FACES) + before_seats != state.cards:
        return 2
    if not spots_are_shared_by_nobody(state):
        return 3
    return check_cards(state)


@rule
def check_cards(state: State) -> int:
    """The invariants of cards and effects."""
    if spots_with_cards(state) != state.used:
        return 4
    if refusals_without_cards(state) != 0:
        return 5
    if (cards_in_hand(state) == 1) != (state.stage == CHOOSING):
        return 6
    if faces_up(state) != faces_that_may_be_up(state):
        return 7
    if state.queued > 0 and not has_effect(int(state.top)):
        return 8
    if state.top != NO_CARD and state.discards[int(state.top)] == 0:
        return 9
    return 0 if cards_in(state.discards, FACES) == state.lying else 10


@rule
def cards_in_hand(state: State) -> int:
    """One while a drawn card is held."""
    return 0 if state.card[DRAWN] == NO_CARD else 1


@rule
def spots_are_shared_by_nobody(state: State) -> bool:
    """Whether the places with cards stand on all used spots, each on its own."""
    found = 0
    places = 0
    for seat in range(int(state.seats)):
        places += how_many(held_by(state, seat))
        for place in range(PLACES):
            if (held_by(state, seat) >> place) & 1 == 1:
                found |= 1 << spot_of(state, seat, place)
    return found == state.used and how_many(found) == places


@rule
def spots_with_cards(state: State) -> int:
    """The spots that hold cards, but for the hand's."""
    found = 0
    for spot in range(PLACES):
        if state.card[spot] != NO_CARD:
            found |= 1 << spot
    return found


@rule
def refusals_without_cards(state: State) -> int:
    """The places that are refused although nothing lies there."""
    places = 0
    for seat in range(int(state.seats)):
        places |= int(state.refused[seat]) & ~held_by(state, seat)
    return places


@rule
def faces_up(state: State) -> int:
    """How many pairs of eyes are on cards."""
    eyes = 0
    for spot in range(CARDS):
        if state.card[spot] != NO_CARD:
            eyes += how_many(looked_at_by(int(state.card[spot])))
    return eyes


@rule
def faces_that_may_be_up(state: State) -> int:
    """Three cards a seat in the first look; the drawn card; the card of a 7 or an 8."""
    if state.stage == FIRST_LOOK:
        return 3 * how_many(int(state.looking))
    looks = 0 if state.look_seat == NOBODY else 1
    return looks + cards_in_hand(state)
