"""What a seat may know, and what it can only guess."""

from hullaboo.core.luck import below, reseed
from hullaboo.core.record import Row
from hullaboo.core.rule import rule
from hullaboo.core.seats import bit, holds
from hullaboo.kit.cards import NO_CARD, face_of, known_by, stock_of, with_face
from hullaboo.kit.observation import Number, Observed, bits, category, group, quantity
from hullaboo.kit.pile import is_hidden, swap_faces

from .board import (
    COLOURS,
    CRESTS,
    DUNGEON,
    KINDS,
    NO_KEY,
    OUTSIDE,
    ROOMS,
    SIDE_NAMES,
    colour_of,
    crest_on,
    kind_of,
)
from .doubt import keep_what_is_sure
from .edition import MOST_OF_A_KIND
from .keys import has_too_many
from .paths import is_walkable, lay_any
from .state import CARDS, DISCARDING, HAND, LAST_ROUND, MOST, OVER, PLACES, State, place

INVARIANTS = (
    "every key is in one place",
    "hands are full and empty where the rules say so",
    "who holds a key knows it, and who knows a key knows the older ones in that hand",
    "the laid cards can be walked",
    "every pawn stands somewhere",
    "the pile shows a crest unless a fifth key is held",
)
SCALARS = 16
SIDES = len(SIDE_NAMES)
SEAT, CREST, ROOM = category(MOST), category(CRESTS + 1, -1), category(ROOMS)
ANYWHERE = category(OUTSIDE + SIDES + 1, -1)
"""0–24 rooms, 25 the dungeon, 26–29 outside by the north, east, south, west; −1 nowhere."""
KEYS = quantity(0, KINDS * MOST_OF_A_KIND)
OBSERVED = Observed(
    Number("seat", SEAT, "The seat that observes."),
    Number("seats", quantity(2, MOST), "How many seats there are."),
    Number("phase", category(OVER + 1), "What somebody has to do, in the order of the view's `Phase`."),
    Number("turn", SEAT, "Whose turn it is."),
    Number("ghost", SEAT, "The ghost."),
    Number("round", quantity(0, LAST_ROUND), "The round."),
    Number("opened", quantity(0, HAND), "Doors opened in this move."),
    Number("winners", bits(MOST), "Who has won."),
    Number("pile", KEYS, "Keys in the pile."),
    Number("top", CREST, "The crest on top; −1 for none."),
    Number("treasure", ROOM, "The room of the treasure."),
    Number("dungeon_room", ROOM, "The room beside the dungeon."),
    Number("dungeon_side", category(SIDES), "The side on which it lies: north, east, south, west."),
    Number("laid", quantity(0, CARDS), "Cards that the ghost has laid."),
    Number("walked", quantity(0, CARDS + 1), "Rooms of its last walk."),
    Number("held", quantity(0, HAND + 1), "Keys in the own hand."),
    Number("path", CREST, "The laid crests, for the ghost itself; else −1.", CARDS),
    Number("trail", ANYWHERE, "The rooms of the last walk, where it began first; −1.", CARDS + 1),
    Number("pawns", ANYWHERE, "The place of each pawn: 0–24, 25 dungeon, 26–29 outside; −1 for no seat.", MOST),
    group(
        *("hands", "The hand of each seat.", MOST),
        Number(
            "known",
            quantity(0, HAND + 1),
            "Keys of each kind that the seat knows: red, blue, green.",
            KINDS,
        ),
        Number("backs", quantity(0, HAND + 1), "Keys of each crest that it sees only from the back.", CRESTS),
    ),
    Number("spent", quantity(0, MOST_OF_A_KIND), "Spent keys by kind.", KINDS),
    Number("crests", category(CRESTS), "The crest of each room.", ROOMS),
    Number("doors", ANYWHERE, "Where the red, blue and green door of each room leads; or −1.", ROOMS * COLOURS),
)
OBSERVATION = OBSERVED.count


@rule
def guess(state: State, seat: int, seed: int) -> None:
    """Deal anew what the seat cannot know: the ghost's path, the colours of keys, who else has seen them, the pile."""
    reseed(state.luck, seed, 0)
    if seat != state.ghost:
        lay_any(state)
    keep_what_is_sure(state, seat)
    gather(state, seat)
    if state.top != NO_KEY:
        state.top = taken_with_crest(state, crest_on(state.top))
    for at in range(PLACES):
        if is_hidden(int(state.hand[at]), seat):
            deal_again(state, at, seat)


@rule
def gather(state: State, seat: int) -> None:
    """Count the top and the keys of the pile's stock that the seat has not seen to the pile, whose size stays."""
    if state.top != NO_KEY:
        count(state, int(state.top), 1)
    for at in range(PLACES):
        if is_hidden(int(state.hand[at]), seat) and is_of_this_stock(state, at):
            count(state, face_of(state.hand[at]), 1)


@rule
def is_of_this_stock(state: State, at: int) -> bool:
    """Whether a key was drawn from the pile as it was last shuffled."""
    return stock_of(state.hand[at]) == int(state.stock)


@rule
def count(state: State, kind: int, keys: int) -> None:
    """Put keys of a kind to the pile, or take them away."""
    state.pile[kind] = int(state.pile[kind]) + keys


@rule
def deal_again(state: State, at: int, seat: int) -> None:
    """Put a key into a place with the crest that everyone sees on its back, each that may lie there equally likely."""
    if is_of_this_stock(state, at):
        kind = taken_with_crest(state, crest_on(face_of(state.hand[at])))
        state.hand[at] = with_face(int(state.hand[at]), kind)
    else:
        exchange(state, at, seat)


@rule
def taken_with_crest(state: State, crest: int) -> int:
    """A key with a given crest, taken out of the pile."""
    there = 0
    for colour in range(COLOURS):
        there += int(state.pile[kind_of(colour, crest)])
    nth = below(state.luck, there)
    kind = kind_of(0, crest)
    while nth >= state.pile[kind]:
        nth -= int(state.pile[kind])
        kind += CRESTS
    count(state, kind, -1)
    return kind


@rule
def exchange(state: State, at: int, seat: int) -> None:
    """A key of an older stock, whose pile is used up: swap it with any of those alike from this place on.

    They are counted colour by colour, so that luck alone decides, and not how they lay.
    """
    nth = below(state.luck, alike_from(state, at, seat))
    for colour in range(COLOURS):
        for other in range(at, PLACES):
            if is_alike(state, other, at, seat) and colour_of(face_of(state.hand[other])) == colour:
                if nth == 0:
                    swap_faces(state.hand, at, other)
                    return
                nth -= 1


@rule
def alike_from(state: State, at: int, seat: int) -> int:
    """How many places from this one on hold keys that a seat cannot tell apart from the one here."""
    found = 0
    for other in range(at, PLACES):
        if is_alike(state, other, at, seat):
            found += 1
    return found


@rule
def is_alike(state: State, one: int, other: int, seat: int) -> bool:
    """Whether two keys that a seat has not seen have the same back and came from the same stock."""
    card, mine = int(state.hand[one]), int(state.hand[other])
    same_back = crest_on(face_of(card)) == crest_on(face_of(mine))
    return is_hidden(card, seat) and same_back and stock_of(card) == stock_of(mine)


@rule
def observe(state: State, seat: int, out: Row) -> None:
    """All that the seat may know, in the order that the README tells."""
    at = observe_round(state, seat, out)
    at = observe_ghost(state, seat, out, at)
    for other in range(MOST):
        at = observe_hand(state, seat, other, out, at)
    for kind in range(KINDS):
        out[at + kind] = int(state.spent[kind])
    observe_board(state, out, at + KINDS)


@rule
def observe_round(state: State, seat: int, out: Row) -> int:
    """Who is who, how far the round is, and the pile."""
    shows = state.top != NO_KEY
    out[0] = seat
    out[1] = int(state.seats)
    out[2] = int(state.phase)
    out[3] = int(state.turn)
    out[4] = int(state.ghost)
    out[5] = int(state.rounds)
    out[6] = int(state.opened)
    out[7] = int(state.winners)
    out[8] = int(state.pile_size) + (1 if shows else 0)
    out[9] = crest_on(state.top) if shows else -1
    out[10] = int(state.treasure)
    out[11] = int(state.dungeon_room)
    out[12] = int(state.dungeon_side)
    out[13] = int(state.laid)
    out[14] = int(state.trail_size)
    out[15] = int(state.held[seat]) if seat < MOST else 0
    return SCALARS


@rule
def observe_ghost(state: State, seat: int, out: Row, at: int) -> int:
    """The path (its own ghost sees it), the last walk, and where the pawns stand."""
    for card in range(CARDS):
        out[at + card] = int(state.path[card]) if seat == state.ghost else -1
    at += CARDS
    for step in range(CARDS + 1):
        out[at + step] = int(state.trail[step])
    at += CARDS + 1
    for other in range(MOST):
        out[at + other] = int(state.pawn[other])
    return at + MOST


@rule
def observe_hand(state: State, seat: int, other: int, out: Row, at: int) -> int:
    """One hand: how many of each kind the seat knows, and how many of each crest it sees from the back only."""
    for cell in range(KINDS + CRESTS):
        out[at + cell] = 0
    for slot in range(int(state.held[other])):
        card = int(state.hand[place(other, slot)])
        cell = KINDS + crest_on(face_of(card)) if is_hidden(card, seat) else face_of(card)
        out[at + cell] = int(out[at + cell]) + 1
    return at + KINDS + CRESTS


@rule
def observe_board(state: State, out: Row, at: int) -> None:
    """The castle itself, since editions differ."""
    for room in range(ROOMS):
        out[at + room] = int(state.crest[room])
        for colour in range(COLOURS):
            out[at + ROOMS + room * COLOURS + colour] = int(state.beyond[room, colour])


@rule
def check(state: State) -> int:
    """The first broken invariant, or 0."""
    if not keys_add_up(state):
        return 1
    if not hands_fit(state):
        return 2
    if not knowledge_is_nested(state):
        return 3
    if not path_holds(state):
        return 4
    if not pawns_stand(state):
        return 5
    return 0 if crest_shows(state) else 6


@rule
def keys_add_up(state: State) -> bool:
    """Whether each kind of key is there as often as in the box."""
    size = 0
    for kind in range(KINDS):
        found = int(state.pile[kind]) + int(state.spent[kind]) + (1 if state.top == kind else 0)
        for at in range(PLACES):
            found += 1 if state.hand[at] != NO_CARD and face_of(state.hand[at]) == kind else 0
        size += int(state.pile[kind])
        if found != state.keys[kind]:
            return False
    return size == state.pile_size


@rule
def hands_fit(state: State) -> bool:
    """Whether the ghost is empty-handed, and only a seat that must discard holds a fifth key."""
    for seat in range(MOST):
        if seat == state.ghost and state.held[seat] != 0:
            return False
        must_discard = state.phase == DISCARDING and seat == state.turn
        if has_too_many(state, seat) != must_discard:
            return False
    return True


@rule
def knowledge_is_nested(state: State) -> bool:
    """Whether every holder knows its keys, and nobody knows a younger key of a hand but not an older one."""
    for seat in range(MOST):
        older = -1
        for slot in range(int(state.held[seat])):
            mask = known_by(state.hand[place(seat, slot)])
            if not holds(mask, seat) or mask & ~older != 0:
                return False
            older = mask
    return True


@rule
def path_holds(state: State) -> bool:
    """Whether the laid cards lead from room to room, and lie there only while somebody moves or they are being laid."""
    code = 0
    for card in range(int(state.laid) - 1, -1, -1):
        code = code * CRESTS + int(state.path[card])
    if state.laid > 0 and state.phase > DISCARDING and state.phase != OVER:
        return False
    return is_walkable(state, code, int(state.laid))


@rule
def pawns_stand(state: State) -> bool:
    """Whether pawns stand in rooms, only the ghost in the dungeon, and only a winner outside."""
    for seat in range(int(state.seats)):
        room = int(state.pawn[seat])
        if room == DUNGEON and seat != state.ghost:
            return False
        if room >= OUTSIDE and int(state.winners) != bit(seat):
            return False
        if room < 0:
            return False
    return True


@rule
def crest_shows(state: State) -> bool:
    """Whether the pile has a top, except while it waits for a discard."""
    return state.top != NO_KEY or state.phase == DISCARDING
