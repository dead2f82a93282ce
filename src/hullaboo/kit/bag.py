"""A face-down pile as a bag: a list of faces in an order that means nothing, of which any may be drawn next.

It does what `pile.py` does with counts, in the time of one look, for games that draw more than anything else.
`left` is how many cards it holds; cells behind them are 0.
"""

from hullaboo.core.luck import below
from hullaboo.core.record import Row
from hullaboo.core.rule import rule
from hullaboo.kit.cards import face_of, stock_of, with_face
from hullaboo.kit.pile import exchange, is_hidden, lay_out_in_order


@rule
def draw_any(luck: Row, bag: Row, left: int) -> int:
    """Take a card from the bag, each equally likely; answers its face."""
    at = below(luck, left)
    face = int(bag[at])
    bag[at] = int(bag[left - 1])
    bag[left - 1] = 0
    return face


@rule
def fill(bag: Row, left: int, counts: Row, faces: int) -> int:
    """Put cards, given as how many there are of each face, into the bag; answers how many it holds then."""
    for face in range(faces):
        for _ in range(int(counts[face])):
            bag[left] = face
            left += 1
    return left


@rule
def redeal_with_bag(luck: Row, cards: Row, places: int, bag: Row, left: int, stock: int, seat: int) -> None:
    """As `redeal` of a pile: deal anew every face that the seat has not seen, each way equally likely."""
    hidden = put_into(cards, places, bag, left, stock, seat)
    sort(bag, left + hidden)
    lay_out_in_order(cards, places, seat)
    for place in range(places):
        card = int(cards[place])
        if not is_hidden(card, seat):
            continue
        if stock_of(card) == stock:
            cards[place] = with_face(card, draw_any(luck, bag, left + hidden))
            hidden -= 1
        else:
            exchange(luck, cards, place, seat)


@rule
def put_into(cards: Row, places: int, bag: Row, left: int, stock: int, seat: int) -> int:
    """Put the faces hidden from a seat back into the bag they came out of; answers how many."""
    hidden = 0
    for place in range(places):
        card = int(cards[place])
        if is_hidden(card, seat) and stock_of(card) == stock:
            bag[left + hidden] = face_of(card)
            hidden += 1
    return hidden


@rule
def sort(bag: Row, left: int) -> None:
    """Lay the cards in order, so that their order before is forgotten."""
    for end in range(1, left):
        face = int(bag[end])
        at = end
        while at > 0 and bag[at - 1] > face:
            bag[at] = int(bag[at - 1])
            at -= 1
        bag[at] = face
