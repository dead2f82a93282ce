"""The cards before the seats as plain numbers, for those who look and those who are told; never shown as they are."""

from functools import lru_cache
from typing import NamedTuple

from hullaboo.core.seats import NOBODY, bit
from hullaboo.kit.cards import EVERYBODY, known_by, looked_at_by
from hullaboo.kit.parts import cell, part
from hullaboo.kit.plain import interpreted

from .table import CHOOSING, DRAWN, OVER, State

Row = tuple[int, ...]
Rows = tuple[Row, ...]
REMEMBERED = 4096
"""How many hands, and sets of places: most are the same after a move."""
as_bit, knowing, looking_at = interpreted(bit), interpreted(known_by), interpreted(looked_at_by)
card_on, spot_at = cell(State, "card"), cell(State, "spot")


def card_in(state: State, seat: int, place: int) -> int:
    """The card in a seat's place."""
    return card_on(state, spot_at(state, seat, place))


def drawn_card(state: State) -> int:
    """The card in the hand of the seat whose turn it is."""
    return card_on(state, DRAWN)


@part(State)
def hands_of(held: Row, card: Row, spot: Rows, seats: int) -> list[tuple[int, Row]]:
    """Every seat's places, as bits, and the cards there."""
    hands = zip(held[:seats], spot, strict=False)
    return [(places, tuple([card[spots[place]] for place in places_in(places)])) for places, spots in hands]


@lru_cache(maxsize=REMEMBERED)
def places_in(mask: int) -> Row:
    """The places in a mask."""
    return tuple([place for place in range(mask.bit_length()) if mask >> place & 1])


class Eyes(NamedTuple):
    """Whether what was seen once stays in sight; who may see a face before a seat, and who any face, as bits."""

    remember: bool
    on_hands: int
    on_any: int


@part(State)
def eyes_of(memory_aid: int, stage: int, looking: int, owing: int, look_seat: int) -> Eyes:
    """For whom faces may be up: all remember with the memory aid and at the end; else only a look turns a face up."""
    if memory_aid == 1 or stage == OVER:
        return Eyes(True, EVERYBODY, EVERYBODY)
    on_hands = looking if look_seat == NOBODY else as_bit(owing)
    return Eyes(False, on_hands, as_bit(owing) if stage == CHOOSING else on_hands)


def eyes_on(card: int, remember: bool) -> int:
    """Who sees the face of a card, as bits: who looks at it, and where all is remembered who has ever seen it."""
    return looking_at(card) | knowing(card) if remember else looking_at(card)
