"""Face-down piles, open discards, and the re-dealing of what a seat cannot know.

A pile that nobody may look into needs no order: it is a bag, a row of faces of which any may be drawn next with equal
chance. So nothing in the state tells which card comes next. `left` is how many cards a pile holds; the cells behind
them are 0. Discards, which everybody has seen, are counted: so many cards of each face. A pile of few kinds may be
counted too (`draw_counted`, `pour`).
"""

from hullaboo.core.luck import below
from hullaboo.core.record import Row
from hullaboo.core.rule import rule
from hullaboo.kit.cards import NO_CARD, face_of, knows, stock_of, with_face


@rule
def draw(luck: Row, pile: Row, left: int) -> int:
    """Take a card from the pile, each equally likely; answers its face."""
    at = below(luck, left)
    face = int(pile[at])
    pile[at] = int(pile[left - 1])
    pile[left - 1] = 0
    return face


@rule
def fill(pile: Row, left: int, counts: Row, faces: int) -> int:
    """Put cards, given as how many there are of each face, into the pile; answers how many it holds then."""
    for face in range(faces):
        for _ in range(int(counts[face])):
            pile[left] = face
            left += 1
    return left


@rule
def draw_counted(luck: Row, counts: Row, left: int) -> int:
    """Take a card from a pile that is counted by face, each equally likely; answers its face."""
    skipped = below(luck, left)
    face = 0
    while skipped >= int(counts[face]):
        skipped -= int(counts[face])
        face += 1
    counts[face] = int(counts[face]) - 1
    return face


@rule
def pour(source: Row, counts: Row, faces: int) -> None:
    """Shuffle all cards of one counted pile into another."""
    for face in range(faces):
        counts[face] = int(counts[face]) + int(source[face])
        source[face] = 0


@rule
def cards_in(counts: Row, faces: int) -> int:
    """How many cards there are, counted by face."""
    total = 0
    for face in range(faces):
        total += int(counts[face])
    return total


@rule
def copies_in(pile: Row, left: int, face: int) -> int:
    """How many cards of a face a pile holds."""
    copies = 0
    for at in range(left):
        copies += 1 if pile[at] == face else 0
    return copies


@rule
def is_empty_behind(pile: Row, left: int) -> bool:
    """Whether nothing lies in the cells behind the cards of a pile."""
    for at in range(left, len(pile)):
        if pile[at] != 0:
            return False
    return True


@rule
def is_hidden(card: int, seat: int) -> bool:
    """Whether there is a card that the seat has not seen."""
    return card != NO_CARD and not knows(seat, card)


@rule
def redeal(luck: Row, cards: Row, places: int, pile: Row, left: int, stock: int, seat: int) -> None:
    """Deal anew every face in the first `places` of `cards` that the seat has not seen, each way equally likely.

    Cards of the pile's own `stock` are shuffled back into the pile and drawn again; cards of older stocks, whose pile
    is used up, change places among themselves. The result depends on what is hidden only through what a seat can
    work out, which faces are missing: never through where they lay.
    """
    hidden = put_back(cards, places, pile, left, stock, seat)
    sort(pile, left + hidden)
    lay_out_in_order(cards, places, seat)
    for place in range(places):
        card = int(cards[place])
        if not is_hidden(card, seat):
            continue
        if stock_of(card) == stock:
            cards[place] = with_face(card, draw(luck, pile, left + hidden))
            hidden -= 1
        else:
            exchange(luck, cards, place, seat)


@rule
def put_back(cards: Row, places: int, pile: Row, left: int, stock: int, seat: int) -> int:
    """Shuffle the faces hidden from a seat back into the pile they came out of; answers how many."""
    hidden = 0
    for place in range(places):
        card = int(cards[place])
        if is_hidden(card, seat) and stock_of(card) == stock:
            pile[left + hidden] = face_of(card)
            hidden += 1
    return hidden


@rule
def sort(pile: Row, left: int) -> None:
    """Lay the cards in order, so that their order before is forgotten."""
    for end in range(1, left):
        face = int(pile[end])
        at = end
        while at > 0 and pile[at - 1] > face:
            pile[at] = int(pile[at - 1])
            at -= 1
        pile[at] = face


@rule
def lay_out_in_order(cards: Row, places: int, seat: int) -> None:
    """Sort the faces of alike hidden places, so that where they lay before is forgotten."""
    for place in range(places):
        if is_hidden(int(cards[place]), seat):
            for later in range(place + 1, places):
                if is_alike(int(cards[later]), int(cards[place]), seat) and is_lower(cards, later, place):
                    swap_faces(cards, later, place)


@rule
def is_lower(cards: Row, one: int, other: int) -> bool:
    """Whether the face in one place comes before that in another."""
    return face_of(cards[one]) < face_of(cards[other])


@rule
def exchange(luck: Row, cards: Row, place: int, seat: int) -> None:
    """One step of a shuffle: swap the face in `place` with that of an alike place before it, or with none."""
    mine = int(cards[place])
    choices = 1
    for earlier in range(place):
        if is_alike(int(cards[earlier]), mine, seat):
            choices += 1
    skipped = below(luck, choices)
    for earlier in range(place):
        if is_alike(int(cards[earlier]), mine, seat):
            if skipped == 0:
                swap_faces(cards, earlier, place)
                return
            skipped -= 1


@rule
def is_alike(card: int, mine: int, seat: int) -> bool:
    """Whether a seat, having seen neither, could not tell two cards apart."""
    return is_hidden(card, seat) and stock_of(card) == stock_of(mine)


@rule
def swap_faces(cards: Row, one: int, other: int) -> None:
    """Exchange the faces in two places; who has seen what lies there stays."""
    kept = int(cards[one])
    cards[one] = with_face(kept, face_of(cards[other]))
    cards[other] = with_face(int(cards[other]), face_of(kept))
