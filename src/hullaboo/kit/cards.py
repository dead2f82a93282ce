"""A card is one number: its face, who has seen it, who is looking at it now, and the stock it came out of.

A game keeps such numbers in places (`card = int32(PLACES)`). Whatever moves the number moves the knowledge with it, so
a swap of two cards is a swap of two numbers. A place names a card to the players; a number never leaves the rules.

A look is a moment: it opens a seat's eyes on the card until they are closed again. The seat *knows* the card from then
on; it *sees* the face only while its eyes are on it.

Two hidden cards of one stock could lie in each other's place for all that a seat can tell; cards of different stocks
could not. A shuffle of seen cards makes a new stock (everyone knows what went into it).
"""

from hullaboo.core.rule import rule
from hullaboo.core.seating import Numbers, as_seats
from hullaboo.core.seats import ALL_EYES, bit, holds

NO_CARD = -1
MOST_FACES = 128
MOST_STOCKS = 1024
EVERYBODY = 0x7F
"""Every seat and SPECTATOR, as a mask."""

KNOWING = 7
LOOKING = 14
STOCK = 21
FACE_BITS = 0x7F
NO_EYES = ~(EVERYBODY << LOOKING)


@rule
def hidden_card(face: int, stock: int) -> int:
    """A card that nobody has seen since it came out of its stock."""
    return int(face) | int(stock) << STOCK


@rule
def open_card(face: int) -> int:
    """A card that everybody has seen; it no longer matters where it came from."""
    return int(face) | EVERYBODY << KNOWING


@rule
def face_of(card: int) -> int:
    """What is printed on the card."""
    return int(card) & FACE_BITS


@rule
def known_by(card: int) -> int:
    """The mask of those who have seen the card since it was last shuffled."""
    return (int(card) >> KNOWING) & EVERYBODY


@rule
def looked_at_by(card: int) -> int:
    """The mask of those who are looking at the card now."""
    return (int(card) >> LOOKING) & EVERYBODY


@rule
def stock_of(card: int) -> int:
    """The number of the stock the card came out of."""
    return int(card) >> STOCK


@rule
def knows(viewer: int, card: int) -> bool:
    """Whether a viewer has seen the card."""
    return viewer == ALL_EYES or holds(known_by(card), viewer)


@rule
def sees_face(viewer: int, card: int) -> bool:
    """Whether a viewer is looking at the card now."""
    return viewer == ALL_EYES or holds(looked_at_by(card), viewer)


@rule
def turned_up_for(card: int, seat: int) -> int:
    """The card while a seat looks at it: known to that seat from now on."""
    return int(card) | bit(seat) << KNOWING | bit(seat) << LOOKING


@rule
def turned_up_for_all(card: int) -> int:
    """The card while everybody looks at it."""
    return int(card) | EVERYBODY << KNOWING | EVERYBODY << LOOKING


@rule
def shown_to_all(card: int) -> int:
    """The card after a glance by everybody; eyes that were on it stay on it."""
    return int(card) | EVERYBODY << KNOWING


@rule
def turned_down_by(card: int, seat: int) -> int:
    """The card after a seat has finished looking; what it saw, it knows."""
    return int(card) & ~(bit(seat) << LOOKING)


@rule
def turned_down(card: int) -> int:
    """The card after everybody has finished looking."""
    return int(card) & NO_EYES


@rule
def with_face(card: int, face: int) -> int:
    """Another face in the same place: who has seen it, who looks and its stock stay."""
    return int(card) & ~FACE_BITS | int(face)


def as_card(card: int, numbers: Numbers) -> int:
    """The card where those who have seen it and those who look at it have other numbers."""
    if card == NO_CARD:
        return NO_CARD
    known, looking = (as_seats(card >> shift & EVERYBODY, numbers) << shift for shift in (KNOWING, LOOKING))
    return card & ~(EVERYBODY << KNOWING | EVERYBODY << LOOKING) | known | looking
