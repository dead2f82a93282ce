"""The table: its record, its facts, and cards that come and go.

A seat's cards lie in places, which keep their numbers: 0–2 are the top row, 3–5 the bottom row, gifts and penalties
come behind. A place stands on a spot, which is where `state.card` keeps the card; nobody is ever told of spots.
"""

from hullaboo.core.record import Record, Row, int8, int16, int32, int64, uint32
from hullaboo.core.rule import rule
from hullaboo.core.seating import Seated, as_seat, as_seats
from hullaboo.core.seats import NOBODY, bit, everyone
from hullaboo.kit.cards import NO_CARD, as_card, hidden_card, turned_down_by, turned_up_for
from hullaboo.kit.masks import how_many, lowest
from hullaboo.kit.pile import draw, fill

MOST = 5
CARDS = 64
PLACES = CARDS - 1
"""The most cards before one seat: whenever a hand has grown, at least one card lies on the discards."""
EVERY_PLACE = (1 << PLACES) - 1
ROW = 3
DEALT = 2 * ROW
BOTTOM_ROW = 0b111 << ROW
BOTH_ROWS = (1 << DEALT) - 1
DRAWN = PLACES
"""The spot of the card in the hand of the seat whose turn it is."""

GIFT, LOOK_LOW, LOOK_HIGH, EXCHANGE = 6, 7, 8, 9
TWENTY = 20
FACES = TWENTY + 1
MOST_COPIES = 12
"""The most cards of one value with an effect; each can be discarded twice in a turn, as the pile is renewed once."""
ENOUGH_STARS = 3

TURNS = 150
SEATS = range(2, MOST + 1)

WAIT, SEEN, DRAW, THROW, DONE, BLOOPS, CLOSE = range(7)
GIVE = 7
KEEP = GIVE + MOST
COUNTER = KEEP + PLACES
PICK = COUNTER + PLACES
LOOK = PICK + PLACES
SWAP = LOOK + MOST * PLACES
ACTIONS = SWAP + MOST * PLACES
MOST_LEGAL = 2 * PLACES

DISCARDS_A_TURN = 2 * CARDS
FAULTS_A_TURN = 2 * CARDS
EFFECT_ACTIONS_A_TURN = 3 * DISCARDS_A_TURN
CLOSES_A_TURN = DISCARDS_A_TURN
ACTIONS_A_TURN = 2 + DISCARDS_A_TURN + FAULTS_A_TURN + EFFECT_ACTIONS_A_TURN + CLOSES_A_TURN
LONGEST = MOST + (TURNS + MOST - 1) * ACTIONS_A_TURN * (1 + MOST)

FIRST_LOOK, CHOOSING, REACTING, OVER = range(4)
NOT_OVER, BY_TWENTY, BY_BLOOPS, BY_PILE, BY_TURNS = range(5)
NOWHERE = -1


class State(Record):
    """The whole table. Sets of seats and of places are bits; `top` is the face of the last discard.

    `discarded` counts all discards, `occasion` those of turns: what is thrown after one answers the same occasion.
    `lying` is how many cards lie on the discards. Who may do what is worked out once after every action: `acting` are
    the actors, `owing` is the seat for which the table waits, `throwing` whether cards may be thrown, `timing` what
    CLOCK may do, as bits.
    """

    luck = uint32(4)
    held = int64(MOST)
    refused = int64(MOST)
    used = int64()
    card = int32(CARDS)
    stars = int32()
    turns_left = int16()
    stock = int16()
    discarded = int16()
    occasion = int16()
    acting = int16()
    looks = int16()
    spot = int8(MOST, PLACES)
    pile = int8(CARDS)
    left = int8()
    cards = int8()
    discards = int8(FACES)
    lying = int8()
    top = int8()
    renewed = int8()
    queue = int8(2 * MOST_COPIES)
    queued = int8()
    picked = int8()
    look_seat = int8()
    look_place = int8()
    shown_seat = int8()
    shown_place = int8()
    seats = int8()
    step = int8()
    fair = int8()
    strict = int8()
    memory_aid = int8()
    stage = int8()
    ending = int8()
    looking = int8()
    waiting = int8()
    owing = int8()
    throwing = int8()
    timing = int8()
    turn = int8()
    said = int8()
    shut = int8()
    bloops = int8()


SEATED = {
    "held": Seated(row=1), "refused": Seated(row=1), "card": Seated(as_card), "acting": Seated(as_seats),
    "spot": Seated(row=PLACES), "queue": Seated(as_seat, count="queued"), "look_seat": Seated(as_seat),
    "shown_seat": Seated(as_seat), "looking": Seated(as_seats), "waiting": Seated(as_seats), "owing": Seated(as_seat),
    "turn": Seated(as_seat), "bloops": Seated(as_seat),
}  # fmt: skip


@rule
def upcoming(state: State) -> int:
    """The seat whose turn comes next."""
    return (int(state.turn) + int(state.step)) % int(state.seats)


@rule
def spot_of(state: State, seat: int, place: int) -> int:
    """Where in `state.card` the card in a seat's place is kept."""
    return int(state.spot[seat, place])


@rule
def card_at(state: State, seat: int, place: int) -> int:
    """The card in a seat's place."""
    return int(state.card[spot_of(state, seat, place)])


@rule
def held_by(state: State, seat: int) -> int:
    """The places in which a seat has cards."""
    return int(state.held[seat])


@rule
def throwable(state: State, seat: int) -> int:
    """The places whose cards a seat may throw at the discard: all but those shown as wrong."""
    return int(state.held[seat]) & ~int(state.refused[seat])


@rule
def cards_of(state: State, seat: int) -> int:
    """How many cards lie before a seat."""
    return how_many(held_by(state, seat))


@rule
def free_place(state: State, seat: int) -> int:
    """Where a gift or a penalty goes: behind the two rows; into them only if there is no room behind."""
    free = EVERY_PLACE & ~held_by(state, seat)
    behind = free & ~BOTH_ROWS
    return lowest(behind if behind else free)


@rule
def lay(state: State, seat: int, place: int, card: int) -> None:
    """Put a card into an empty place."""
    spot = lowest(EVERY_PLACE & ~int(state.used))
    state.used = int(state.used) | 1 << spot
    state.held[seat] = held_by(state, seat) | 1 << place
    state.spot[seat, place] = spot
    state.card[spot] = card


@rule
def lift(state: State, seat: int, place: int) -> int:
    """Take the card out of a place, which is empty then."""
    spot = spot_of(state, seat, place)
    card = int(state.card[spot])
    state.used = int(state.used) & ~(1 << spot)
    state.held[seat] = held_by(state, seat) & ~(1 << place)
    state.spot[seat, place] = 0
    state.card[spot] = NO_CARD
    return card


@rule
def can_renew(state: State) -> bool:
    """Whether the discards below the top can become the pile: once between two draws."""
    return state.renewed == 0 and state.lying > 1


@rule
def can_take(state: State) -> bool:
    """Whether a card can be had from the pile, renewed if need be."""
    return state.left > 0 or can_renew(state)


@rule
def renew(state: State) -> None:
    """Shuffle the discards except the top one into a new pile: what anybody knew of them is gone."""
    top = int(state.top)
    state.discards[top] = int(state.discards[top]) - 1
    state.left = fill(state.pile, 0, state.discards, FACES)
    clear_discards(state)
    state.discards[top] = 1
    state.lying = 1
    state.stock += 1
    state.renewed = 1


@rule
def clear_discards(state: State) -> None:
    """No card lies open any more."""
    for face in range(FACES):
        state.discards[face] = 0


@rule
def take_card(state: State) -> int:
    """The top card of the pile, seen by nobody. Only where `can_take`."""
    if state.left == 0:
        renew(state)
    face = draw(state.luck, state.pile, int(state.left))
    state.left -= 1
    return hidden_card(face, int(state.stock))


@rule
def give_unseen(state: State, seat: int) -> None:
    """A seat gets the top card of the pile, face down; nothing if there is none."""
    if can_take(state):
        lay(state, seat, free_place(state, seat), take_card(state))


@rule
def turn_bottom_row_up(state: State, seat: int) -> None:
    """A seat looks at its bottom row."""
    for place in range(ROW, DEALT):
        spot = spot_of(state, seat, place)
        state.card[spot] = turned_up_for(state.card[spot], seat)


@rule
def turn_bottom_row_down(state: State, seat: int) -> None:
    """A seat has finished looking at its bottom row."""
    for place in range(ROW, DEALT):
        spot = spot_of(state, seat, place)
        state.card[spot] = turned_down_by(state.card[spot], seat)


@rule
def set_up(state: State, seats: int, edition: Row) -> None:
    """Everything that lies on the table before the first card is dealt."""
    state.seats = seats
    state.top = NO_CARD
    state.bloops = NOBODY
    state.picked = NOWHERE
    state.look_seat = NOBODY
    state.look_place = NOWHERE
    state.shown_seat = NOBODY
    state.shown_place = NOWHERE
    state.turns_left = TURNS
    state.stars = edition[FACES]
    for spot in range(CARDS):
        state.card[spot] = NO_CARD
    state.left = fill(state.pile, 0, edition, FACES)
    state.cards = int(state.left)


@rule
def deal(state: State) -> None:
    """Six cards a seat, face down; every seat begins to look at its bottom row."""
    for seat in range(int(state.seats)):
        for place in range(DEALT):
            lay(state, seat, place, take_card(state))
        turn_bottom_row_up(state, seat)
    state.looking = everyone(int(state.seats))


@rule
def has_looked(state: State, seat: int) -> None:
    """A seat has finished its first look; the first turn begins when all have."""
    turn_bottom_row_down(state, seat)
    state.looking = int(state.looking) & ~bit(seat)
    if state.looking == 0:
        state.stage = REACTING
