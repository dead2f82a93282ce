"""What lies on the table: the record, the numbers of the game, and the deal of a round."""

from hullaboo.core.options import Chosen
from hullaboo.core.record import Record, Row, int8, int16, int32, uint32
from hullaboo.core.rule import rule
from hullaboo.core.seating import Seated, as_place_of, as_seat, as_seats
from hullaboo.core.seats import CLOCK, bit, everyone
from hullaboo.kit.cards import NO_CARD, as_card, face_of, hidden_card, turned_down_by, turned_up_for, turned_up_for_all
from hullaboo.kit.pile import draw, fill

MOST = 4
SLOTS = 4
FIRST_LOOKS = 2
"""The slots nearest the player, which it looks at before the round."""
DRAWN = MOST * SLOTS
"""The place of a card that has been drawn and not yet thrown or kept."""
PLACES = DRAWN + 1
FACES = 20
"""The most kinds of card an edition may have."""
MOST_CARDS = 80

MOST_TURNS = 120
LOW_ENOUGH = 5
PENALTY = 10

NO_POWER, LOOK_AT_OWN, LOOK_AT_OTHER, SWAP_BLIND, LOOK_AND_SWAP = range(5)
FIRST_LOOK, TURN, HOLDING, POWER, OFFERED, LOOKING, TURN_END, SHOWN, OVER = range(9)
NOT_ENDED, RIGHT_CALL, WRONG_CALL, PILE_EMPTY, TOO_LONG = range(5)


class State(Record):
    """The whole table. `copies`, the cards of the box, and `discards` count by face; `card` holds the cards in places.

    `pile` lists the faces of its cards, in an order that means nothing.
    `acting` holds who may act, CLOCK among them; a seat that waits or has finished looking leaves it.
    """

    luck = uint32(4)
    card = int32(PLACES)
    total = int16(MOST)
    acting = int16()
    value = int8(FACES)
    power = int8(FACES)
    copies = int8(FACES)
    pile = int8(MOST_CARDS)
    discards = int8(FACES)
    left = int8()
    top = int8()
    stock = int8()
    seats = int8()
    memory_aid = int8()
    rounds = int8()
    """How many are played."""
    phase = int8()
    round_number = int8()
    turn = int8()
    first = int8()
    """The seat that is dealt to first, and begins the first round; from round to round the next one begins."""
    turns = int8()
    spot = int8()
    caller = int8()
    ending = int8()


SEATED = {
    "card": Seated(as_card, row=SLOTS), "total": Seated(row=1), "acting": Seated(as_seats),
    "turn": Seated(as_seat), "first": Seated(as_seat), "spot": Seated(as_place_of(SLOTS)), "caller": Seated(as_seat),
}  # fmt: skip


@rule
def place_of(seat: int, slot: int) -> int:
    """Where a seat's card lies."""
    return int(seat) * SLOTS + slot


@rule
def owner_of(place: int) -> int:
    """Before whom a card lies."""
    return int(place) // SLOTS


@rule
def draw_from_pile(state: State) -> int:
    """The next card of the pile, seen by nobody yet."""
    face = draw(state.luck, state.pile, int(state.left))
    state.left = int(state.left) - 1
    return hidden_card(face, int(state.stock))


@rule
def discard(state: State, card: int) -> None:
    """Put a card face up on the discard pile."""
    face = face_of(card)
    state.discards[face] = int(state.discards[face]) + 1
    state.top = face


@rule
def deal_round(state: State) -> None:
    """Shuffle all cards, deal four to each seat; all look at their two nearest cards at the same time."""
    gather_all_cards(state)
    state.round_number = int(state.round_number) + 1
    state.turn = (int(state.first) + int(state.round_number) - 1) % int(state.seats)
    state.turns = 0
    state.caller = -1
    state.ending = NOT_ENDED
    for after_first in range(int(state.seats)):
        deal_hand(state, (int(state.first) + after_first) % int(state.seats))
    state.phase = FIRST_LOOK
    ask_everyone_and_clock(state)


@rule
def deal_hand(state: State, seat: int) -> None:
    """Four cards for a seat, which looks at the nearest two."""
    for slot in range(SLOTS):
        state.card[place_of(seat, slot)] = draw_from_pile(state)
    open_eyes(state, seat)


@rule
def ask_everyone_and_clock(state: State) -> None:
    """Everyone may act, until time is over."""
    state.acting = everyone(state.seats) | bit(CLOCK)


@rule
def leave(state: State, seat: int) -> None:
    """A seat has nothing more to do for now."""
    state.acting = int(state.acting) & ~bit(seat)


@rule
def gather_all_cards(state: State) -> None:
    """Every card goes back into the pile, a fresh stock."""
    for face in range(FACES):
        state.discards[face] = 0
    state.left = fill(state.pile, 0, state.copies, FACES)
    state.stock = 0
    state.top = NO_CARD


@rule
def open_eyes(state: State, seat: int) -> None:
    """A seat looks at its two nearest cards."""
    for slot in range(FIRST_LOOKS):
        place = place_of(seat, slot)
        state.card[place] = turned_up_for(int(state.card[place]), seat)


@rule
def close_eyes(state: State, seat: int) -> None:
    """A seat has finished its first look."""
    for slot in range(FIRST_LOOKS):
        place = place_of(seat, slot)
        state.card[place] = turned_down_by(int(state.card[place]), seat)
    leave(state, seat)


@rule
def points_before(state: State, seat: int) -> int:
    """What the cards before a seat count together."""
    points = 0
    for slot in range(SLOTS):
        points += int(state.value[face_of(state.card[place_of(seat, slot)])])
    return points


@rule
def show_all_cards(state: State) -> None:
    """Everybody turns their cards face up."""
    for place in range(place_of(state.seats, 0)):
        state.card[place] = turned_up_for_all(int(state.card[place]))


@rule
def set_up(state: State, seats: int, options: Chosen, edition: Row) -> None:
    """The box's cards, an empty table, and nobody has points."""
    state.seats = seats
    state.first = 0
    state.memory_aid = options.memory_aid
    state.rounds = options.rounds
    for face in range(FACES):
        state.value[face] = edition[face]
        state.copies[face] = edition[FACES + face]
        state.power[face] = edition[2 * FACES + face]
    for place in range(PLACES):
        state.card[place] = NO_CARD
    state.spot = NO_CARD
