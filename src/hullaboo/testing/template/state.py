"""The table: its record, and a card that is dealt."""

from hullaboo.core.record import Record, int8, uint32
from hullaboo.core.rule import rule
from hullaboo.core.seating import Seated, as_seat, as_seats
from hullaboo.core.seats import SPECTATOR, bit

MOST = 4
CARDS = 16
GONE = -1
EVERYBODY = (1 << SPECTATOR + 1) - 1


class State(Record):
    """The whole table. `pile` is drawn from its end; `known` says which seats have seen each card."""

    luck = uint32(4)
    value = int8(CARDS)
    pile = int8(CARDS)
    pile_size = int8()
    card = int8(MOST)
    known = int8(CARDS)
    seats = int8()
    turn = int8()
    turns_left = int8()


SEATED = {"card": Seated(row=1), "known": Seated(as_seats), "turn": Seated(as_seat)}


@rule
def deal(state: State, seat: int) -> None:
    """The seat takes the top of the pile and looks at it."""
    state.pile_size -= 1
    card = int(state.pile[int(state.pile_size)])
    state.pile[int(state.pile_size)] = GONE
    state.card[seat] = card
    state.known[card] = int(state.known[card]) | bit(seat)
