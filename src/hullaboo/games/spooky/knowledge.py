"""What a seat may know, what it can only guess, and what must hold at every moment of every match."""

from hullaboo.core.luck import reseed
from hullaboo.core.record import Row
from hullaboo.core.rule import rule
from hullaboo.core.seats import bit, everyone
from hullaboo.kit.cards import EVERYBODY, NO_CARD, face_of, knows, looked_at_by, stock_of
from hullaboo.kit.observation import Number, Observed, bits, category, group, quantity
from hullaboo.kit.pile import copies_in, is_empty_behind, redeal

from .edition import LARGEST_VALUE, POWERS
from .options import MOST_ROUNDS
from .state import (
    DRAWN,
    FACES,
    FIRST_LOOK,
    FIRST_LOOKS,
    HOLDING,
    LOOKING,
    MOST,
    MOST_CARDS,
    MOST_TURNS,
    OVER,
    PLACES,
    SHOWN,
    SLOTS,
    TURN,
    TURN_END,
    State,
    owner_of,
    place_of,
)

TABLE_NUMBERS = 12
CARDS_FROM = TABLE_NUMBERS + MOST
DISCARDS_FROM = CARDS_FROM + 3 * PLACES
VALUE = quantity(-LARGEST_VALUE, LARGEST_VALUE)
MOST_POINTS = MOST_ROUNDS * SLOTS * LARGEST_VALUE
OBSERVED = Observed(
    Number("phase", category(OVER + 1), "What the table waits for, in the order of the view's `Phase`."),
    Number("round", quantity(1, MOST_ROUNDS), "The round."),
    Number("turns", quantity(0, MOST_TURNS), "How many turns of the round have begun."),
    Number("seats", quantity(2, MOST), "How many seats there are."),
    Number("turn", category(MOST), "Whose turn it is: seats clockwise from the own one."),
    Number("pile", quantity(0, MOST_CARDS), "Cards in the pile."),
    Number("renewed", quantity(0, MOST_TURNS), "How often it was renewed in this round."),
    Number("has_top", category(2), "Whether there is a discard."),
    Number("top_value", VALUE, "Its value; 0 for none."),
    Number("top_power", category(len(POWERS)), "Its power; 0 for none."),
    Number("spot", category(DRAWN + 1, -1), "The place a power is at work on, from the own seat on; −1 for none."),
    Number("looking", bits(MOST), "Who still looks, the own seat first."),
    Number("totals", quantity(-MOST_POINTS, MOST_POINTS), "The points of each seat, from the own one clockwise.", MOST),
    group(
        *("cards", "Four slots of each seat, from the own one clockwise; last the drawn card.", PLACES),
        Number("known", category(2), "Whether the seat has seen it: what a perfect memory would know."),
        Number("value", VALUE, "Its value; 0 for a card that it does not know."),
        Number("power", category(len(POWERS)), "Its power, likewise."),
    ),
    Number("discards", quantity(0, MOST_CARDS), "How many discards there are of each kind of card.", FACES),
)
OBSERVATION = OBSERVED.count

INVARIANTS = (
    "every card of the box is in one place",
    "nothing lies behind the cards of the pile",
    "cards lie where cards can lie",
    "nobody looks at a card outside a look",
    "no card comes from a stock that is not there yet",
)


@rule
def guess(state: State, seat: int, seed: int) -> None:
    """Deal anew every card the seat has not seen; who else waits, it does not know either."""
    reseed(state.luck, seed, 0)
    if state.phase in (TURN, TURN_END):
        state.acting = int(state.acting) | everyone(state.seats) & ~bit(seat)
    redeal(state.luck, state.card, PLACES, state.pile, int(state.left), int(state.stock), seat)


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
