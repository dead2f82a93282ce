"""Keys: drawn from the pile, held in hands, spent on doors, handed over with the curse; and who has seen which."""

from hullaboo.core.rule import rule
from hullaboo.core.seats import bit
from hullaboo.kit import pile
from hullaboo.kit.cards import KNOWING, NO_CARD, face_of, hidden_card

from .board import KINDS, NO_KEY, crest_on
from .doubt import blur, blur_all
from .state import HAND, SLOTS, State, place

FOUR_BITS = 15
"""A kind fits into four bits, and what is no card has all of them."""
ALL_KINDS = (1 << KINDS) - 1


@rule
def seen_by(card: int, seat: int) -> int:
    """A card that one more seat knows from now on."""
    return int(card) | bit(seat) << KNOWING


@rule
def lift(state: State) -> int:
    """Take a key from below the top. Nobody knows the order there, so any may be next."""
    kind = pile.draw_counted(state.luck, state.pile, int(state.pile_size))
    state.pile_size = int(state.pile_size) - 1
    return kind


@rule
def turn_up(state: State) -> None:
    """The next key becomes the top and shows its crest; when there is none, the spent keys become the pile."""
    if state.pile_size == 0:
        state.pile_size = pile.cards_in(state.spent, KINDS)
        state.stock = int(state.stock) + 1
        pile.pour(state.spent, state.pile, KINDS)
    state.top = lift(state)


@rule
def receive(state: State, seat: int, card: int) -> None:
    """A key comes into a hand, behind the others, and its new holder looks at it."""
    state.hand[place(seat, state.held[seat])] = seen_by(card, seat)
    state.held[seat] = int(state.held[seat]) + 1


@rule
def deal(state: State, seat: int) -> None:
    """Four keys from a pile whose top is not yet turned up."""
    for _ in range(HAND):
        receive(state, seat, hidden_card(lift(state), state.stock))


@rule
def draw(state: State, seat: int) -> None:
    """Take the top key. An empty pile is made anew only after the discard of a fifth key."""
    receive(state, seat, hidden_card(state.top, state.stock))
    state.top = NO_KEY
    if state.pile_size > 0 or not has_too_many(state, seat):
        turn_up(state)


@rule
def has_too_many(state: State, seat: int) -> bool:
    """Whether a seat holds a fifth key and must discard."""
    return state.held[seat] > HAND


@rule
def slot_of(state: State, seat: int, kind: int) -> int:
    """Where in a hand the longest-held key of a kind is.

    Who has seen a younger key has seen the older ones too. So of two equal keys the better-known one goes first: a seat
    that knew it must not learn from what is left that the other one is equal.
    """
    slot = 0
    while face_of(state.hand[place(seat, slot)]) != kind:
        slot += 1
    return slot


@rule
def spend(state: State, seat: int, kind: int) -> None:
    """A key leaves the hand, is shown, and joins the spent ones."""
    blur(state, seat, crest_on(kind))
    for slot in range(slot_of(state, seat, kind), HAND):
        state.hand[place(seat, slot)] = int(state.hand[place(seat, slot + 1)])
        state.doubted[place(seat, slot)] = int(state.doubted[place(seat, slot + 1)])
    state.hand[place(seat, HAND)] = NO_CARD
    state.doubted[place(seat, HAND)] = 0
    state.held[seat] = int(state.held[seat]) - 1
    state.spent[kind] = int(state.spent[kind]) + 1


@rule
def hand_over(state: State, giver: int, taker: int) -> None:
    """All keys of one seat go to another, which looks at them; the giver still knows them."""
    blur_all(state, giver)
    for slot in range(int(state.held[giver])):
        state.doubted[place(taker, state.held[taker])] = int(state.doubted[place(giver, slot)]) & ~bit(taker)
        state.doubted[place(giver, slot)] = 0
        receive(state, taker, int(state.hand[place(giver, slot)]))
        state.hand[place(giver, slot)] = NO_CARD
    state.held[giver] = 0


@rule
def kinds_held(state: State, seat: int) -> int:
    """The kinds of keys in a hand, as bits. Every slot is read, which is quick: an empty one shows as no kind."""
    kinds = 0
    for slot in range(SLOTS):
        kinds |= 1 << (int(state.hand[place(seat, slot)]) & FOUR_BITS)
    return kinds & ALL_KINDS
