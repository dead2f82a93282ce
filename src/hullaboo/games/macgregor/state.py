"""The whole table as one record, and what its numbers mean."""

from hullaboo.core.record import Record, int8, int16, int32, uint32
from hullaboo.core.rule import rule
from hullaboo.core.seating import Seated, as_seat, as_seats
from hullaboo.core.seats import after, bit
from hullaboo.kit.cards import as_card

from .board import COLOURS, CRESTS, KINDS, ROOMS

MOST = 4
HAND = 4
SLOTS = HAND + 1
"""A hand has four places, and one for the key just drawn."""
PLACES = MOST * SLOTS
CARDS = 4
"""The ghost lays up to four of its five cards."""
LAST_ROUND = 60

LAYING, MOVING, DISCARDING, CATCHING, OVER = range(5)


class State(Record):
    """The whole table.

    The board: `beyond[room, colour]` is where the door of that colour leads, `haunt[room, crest]` the room next to
    `room` (or to the dungeon) with that crest, `doors_out` how many doors lie between a room and the nearest gate.
    As bits, to be quick: `openers` are the kinds of keys that open a door of a room, `beside` the crests next to it.
    Hands hold cards of the kit, whose faces are kinds of keys, in the order they came. Of the pile only `top` is
    settled: nobody knows the order below it, so `pile` counts those keys, and luck draws the next. A pile made of spent
    keys is a new stock: everyone saw what went into it. `doubted` and `blurred` say what the table cannot tell any more
    (see `doubt`).
    """

    luck = uint32(4)
    hand = int32(PLACES)
    openers = int16(ROOMS)
    seats = int8()
    phase = int8()
    turn = int8()
    rounds = int8()
    ghost = int8()
    winners = int8()
    opened = int8()
    """Doors opened in this move."""

    crest = int8(ROOMS)
    beyond = int8(ROOMS, COLOURS)
    haunt = int8(ROOMS + 1, CRESTS)
    beside = int8(ROOMS + 1)
    doors_out = int8(ROOMS)
    keys = int8(KINDS)
    treasure = int8()
    dungeon_room = int8()
    dungeon_side = int8()

    pawn = int8(MOST)
    held = int8(MOST)
    pile = int8(KINDS)
    pile_size = int8()
    top = int8()
    stock = int8()
    spent = int8(KINDS)
    doubted = int8(PLACES)
    blurred = int8(CRESTS)
    path = int8(CARDS)
    laid = int8()
    trail = int8(CARDS + 1)
    trail_size = int8()


SEATED = {
    "hand": Seated(as_card, row=SLOTS), "doubted": Seated(as_seats, row=SLOTS), "held": Seated(row=1),
    "pawn": Seated(row=1), "turn": Seated(as_seat), "ghost": Seated(as_seat), "winners": Seated(as_seats),
}  # fmt: skip


@rule
def pawns_in(state: State, room: int) -> int:
    """The seats whose pawns stand in a room, the ghost's left out."""
    found = 0
    for seat in range(MOST):
        if state.pawn[seat] == room:
            found |= bit(seat)
    return found & ~bit(state.ghost)


@rule
def left_of(state: State, seat: int) -> int:
    """The seat on the left of a seat: the next one clockwise."""
    return after(seat, state.seats)


@rule
def place(seat: int, slot: int) -> int:
    """Where a slot of a seat's hand lies among all places."""
    return int(seat) * SLOTS + int(slot)
