"""The rules, as the contract asks for them: who may do what, and what it does."""

from hullaboo.core.luck import reseed
from hullaboo.core.record import Row
from hullaboo.core.rule import rule
from hullaboo.core.seats import CLOCK, bit, everyone, holds
from hullaboo.kit.cards import EVERYBODY, NO_CARD, face_of, knows, looked_at_by, stock_of
from hullaboo.kit.pile import cards_in, redeal

from .table import (
    DRAWN,
    FACES,
    FIRST_LOOK,
    FIRST_LOOKS,
    HOLDING,
    LOOK_AND_SWAP,
    LOOK_AT_OWN,
    LOOKING,
    MOST,
    MOST_TURNS,
    OFFERED,
    OVER,
    PLACES,
    POWER,
    ROUNDS,
    SHOWN,
    SLOTS,
    SWAP_BLIND,
    TURN,
    TURN_END,
    State,
    deal_round,
    leave,
    owner_of,
    place_of,
    set_up,
    sort_deck,
)
from .turns import (
    call,
    draw_card,
    end_turn,
    finish_looking,
    keep_card,
    look,
    offer,
    pass_turn_on,
    swap_blind,
    swap_seen,
    take_discard,
    throw_card,
)

SEATS = range(2, MOST + 1)
WAIT, CALL, DONE, SEEN, REFUSE, DRAW, THROW = range(7)
TAKE = 7
KEEP = TAKE + SLOTS
OFFER = KEEP + SLOTS
TRADE = OFFER + SLOTS
LOOK = TRADE + SLOTS
SWAP = LOOK + MOST * SLOTS
ACTIONS = SWAP + MOST * SLOTS
MOST_LEGAL = 1 + (MOST - 1) * SLOTS

LONGEST_TURN = (MOST - 1) + 4 + (MOST - 1) + 1
"""All others wait; draw, throw, use the power, finish looking; all others wait again; done."""
LONGEST = ROUNDS * (MOST + MOST_TURNS * LONGEST_TURN + MOST + MOST)
"""Each round: all end their first look, the turns, a last boundary with its call, all end the showing."""

TABLE_NUMBERS = 12
CARDS_FROM = TABLE_NUMBERS + MOST
DISCARDS_FROM = CARDS_FROM + 3 * PLACES
OBSERVATION = DISCARDS_FROM + FACES
INVARIANTS = (
    "every card of the box is in one place",
    "the pile holds as many cards as it says",
    "cards lie where cards can lie",
    "nobody looks at a card outside a look",
    "no card comes from a stock that is not there yet",
    "the deck lists the cards of the box",
)

__all__ = ["State"]


@rule
def start(state: State, seats: int, options: Row, edition: Row) -> None:
    """Set the table up, and deal the first round."""
    set_up(state, seats, options, edition)
    deal_round(state)


@rule
def actors(state: State) -> int:
    """Those who still look; at a boundary everyone who does not wait; else the seat whose turn it is."""
    return int(state.acting)


@rule
def legal(state: State, seat: int, out: Row) -> int:
    """What a seat may do; it never depends on a face that the seat has not seen."""
    many = count(state, seat)
    for n in range(many):
        out[n] = nth(state, seat, n)
    return many


@rule
def count(state: State, seat: int) -> int:
    """How many actions a seat has."""
    if not holds(state.acting, seat):
        return 0
    phase = int(state.phase)
    if phase in (FIRST_LOOK, SHOWN) or seat == CLOCK:
        return 1
    if phase in (TURN, TURN_END):
        return 2 + SLOTS if phase == TURN and seat == state.turn and state.top != NO_CARD else 2
    if phase == HOLDING:
        return 1 + SLOTS
    return count_with_power(state)


@rule
def count_with_power(state: State) -> int:
    """Refuse or finish, and the cards there are to choose from."""
    power = int(state.power[int(state.top)])
    others = place_of(state.seats, 0) - SLOTS
    if state.phase == OFFERED:
        return others
    if state.phase == LOOKING:
        return 1 + SLOTS if power == LOOK_AND_SWAP else 1
    return 1 + SLOTS if power in (SWAP_BLIND, LOOK_AT_OWN) else 1 + others


@rule
def nth(state: State, seat: int, n: int) -> int:
    """The nth action of a seat, from 0."""
    phase = int(state.phase)
    if phase in (TURN, TURN_END):
        return nth_at_boundary(state, seat, n)
    if phase == HOLDING:
        return THROW if n == 0 else KEEP + n - 1
    if phase == POWER:
        return REFUSE if n == 0 else nth_with_power(state, n - 1)
    if phase == OFFERED:
        return SWAP + nth_place_of_others(state, n)
    return SEEN if n == 0 else TRADE + n - 1


@rule
def nth_at_boundary(state: State, seat: int, n: int) -> int:
    """Anybody may call; the seat that has played may be done, the next one may draw or take, the others wait."""
    if seat == CLOCK:
        return DONE
    if n == 0:
        return CALL
    if seat != state.turn:
        return WAIT
    if state.phase == TURN_END:
        return DONE
    return DRAW if n == 1 else TAKE + n - 2


@rule
def nth_with_power(state: State, n: int) -> int:
    """The nth card a power may be used on."""
    power = int(state.power[int(state.top)])
    if power == SWAP_BLIND:
        return OFFER + n
    if power == LOOK_AT_OWN:
        return LOOK + place_of(state.turn, n)
    return LOOK + nth_place_of_others(state, n)


@rule
def nth_place_of_others(state: State, n: int) -> int:
    """The nth card that lies before an opponent."""
    return n if n < place_of(state.turn, 0) else n + SLOTS


@rule
def apply(state: State, seat: int, action: int) -> None:
    """Play; who waits leaves those who may act, until something else happens."""
    if action == WAIT:
        leave(state, seat)
    elif action < TAKE:
        say(state, seat, action)
    elif action < LOOK:
        use_slot(state, action)
    elif action < SWAP:
        look(state, action - LOOK)
    else:
        swap_blind(state, action - SWAP)


@rule
def say(state: State, seat: int, action: int) -> None:
    """An action without a card to choose."""
    if action == CALL:
        call(state, seat)
    elif action == DONE:
        pass_turn_on(state)
    elif action == SEEN:
        finish_looking(state, seat)
    elif action == REFUSE:
        end_turn(state)
    elif action == DRAW:
        draw_card(state)
    else:
        throw_card(state)


@rule
def use_slot(state: State, action: int) -> None:
    """An action with one of the seat's own slots."""
    slot = (action - TAKE) % SLOTS
    if action < KEEP:
        take_discard(state, slot)
    elif action < OFFER:
        keep_card(state, slot)
    elif action < TRADE:
        offer(state, slot)
    else:
        swap_seen(state, slot)


@rule
def scores(state: State, out: Row) -> None:
    """Points are penalties: the fewest win."""
    for seat in range(int(state.seats)):
        out[seat] = -int(state.total[seat])


@rule
def guess(state: State, seat: int, seed: int) -> None:
    """Deal anew every card the seat has not seen; who else waits, it does not know either."""
    reseed(state.luck, seed, 0)
    sort_deck(state)
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
        if cards_listed(state, face) != state.copies[face]:
            return 6
    if cards_in(state.pile, FACES) != state.left:
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
    count = int(state.pile[face]) + int(state.discards[face])
    for place in range(PLACES):
        if state.card[place] != NO_CARD and face_of(state.card[place]) == face:
            count += 1
    return count


@rule
def cards_listed(state: State, face: int) -> int:
    """How often the deck lists a face."""
    count = 0
    for number in range(int(state.cards)):
        count += 1 if state.deck[number] == face else 0
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
