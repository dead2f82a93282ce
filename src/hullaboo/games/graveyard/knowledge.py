"""What a seat may know, what it can only guess, and what must always hold."""

from hullaboo.core.luck import reseed, shuffle
from hullaboo.core.record import Row
from hullaboo.core.rule import rule
from hullaboo.core.seats import holds
from hullaboo.kit.masks import how_many, lowest, without_lowest
from hullaboo.kit.observation import Number, Observed, category, group, quantity

from .cards import ACROSS, NOTHING, SQUARES, TOMBSTONE, UPRIGHT, colour_of, in_colour, is_ghost
from .state import (
    CARDS,
    GATE_CARDS,
    ON_TABLE,
    SIDE,
    State,
    across_in,
    card_on,
    column_of,
    row_of,
    upright_from,
)

GENERAL = 8
OF_A_LAID_CARD = 3 + SQUARES
MOST_HANDICAP = 40
"""More than any table can choose."""
SQUARE = category(10)
"""0 nothing, 1 a tombstone, 2–5 an own ghost looking up, right, down, left, 6–9 a rival one."""
OBSERVED = Observed(
    Number("on_turn", category(2), "Whether it is the seat's turn."),
    Number("to_look", category(2), "Whether each square of the card just laid is still to look.", SQUARES),
    Number("ghosts", quantity(0, SQUARES * (ON_TABLE - GATE_CARDS)), "Own ghosts in sight, then rival ones.", 2),
    Number("laid", quantity(0, ON_TABLE - GATE_CARDS), "Cards laid."),
    Number("handicap", quantity(-MOST_HANDICAP, MOST_HANDICAP), "The handicap, negative for who has to give it."),
    Number("deck", SQUARE, "The fronts of the twelve cards, as their owner sees them.", CARDS * SQUARES),
    group(
        *("seats", "The own seat, then the rival.", 2),
        Number("hand", SQUARE, "The squares of the card in hand, as its owner sees them.", SQUARES),
        Number("next", SQUARE, "Those of the top of the pile.", SQUARES),
        Number("below", category(2), "For each card whether it is further down.", CARDS),
    ),
    group(
        *("cards", "The cards as they were laid.", ON_TABLE - GATE_CARDS),
        Number("row", quantity(0, SIDE), "The row of its first square, from 1 on; 0 for a card not laid yet."),
        Number("column", quantity(0, SIDE), "The column, likewise."),
        Number("upright", category(2), "Whether it is upright."),
        Number("squares", SQUARE, "What it shows.", SQUARES),
    ),
    Number(
        "gate",
        category(2),
        "The gate's squares, card by card from the left: tombstones.",
        GATE_CARDS * SQUARES,
    ),
)
OBSERVATION = OBSERVED.count

INVARIANTS = (
    "every card of a seat is in its hand, in its pile or on the table, and nowhere twice",
    "the squares taken are those of the gate and of the cards laid, none of them twice",
    "the ghosts counted are those in sight",
    "the places counted are those where a card fits",
    "a hand is empty while its card's ghosts look, and after the last card",
)


@rule
def guess(state: State, seat: int, seed: int) -> None:
    """Shuffle anew what nobody has seen: both piles below their tops."""
    reseed(state.luck, seed, 0)
    for owner in range(2):
        hidden = int(state.pile_size[owner]) - 1
        sort(state.pile[owner], hidden)
        shuffle(state.luck, state.pile[owner], hidden)


@rule
def sort(pile: Row, count: int) -> None:
    """Put the first cards of a pile into the order of the deck, so that a shuffle knows nothing of the true one."""
    held = 0
    for depth in range(count):
        held |= 1 << int(pile[depth])
    for depth in range(count):
        pile[depth] = lowest(held)
        held = without_lowest(held)


@rule
def as_seen(square: int, seat: int) -> int:
    """A square for learning: 0 nothing, 1 tombstone, 2–5 own ghosts looking up, right, down, left, 6–9 rival ones."""
    if square == NOTHING:
        return 0
    return 1 if square == TOMBSTONE else 2 + in_colour(square, seat)


@rule
def observe(state: State, seat: int, out: Row) -> None:
    """The general facts, the deck, the seat and its rival, the cards laid, the gate; always from the seat's side."""
    at = observe_facts(state, seat, out)
    for card in range(CARDS):
        at = observe_card(state, card, out, at)
    at = observe_seat(state, seat, out, at)
    at = observe_seat(state, 1 - seat, out, at)
    for card in range(GATE_CARDS, ON_TABLE):
        at = observe_laid(state, card, seat, out, at)
    for card in range(GATE_CARDS):
        at = observe_gate(state, card, out, at)


@rule
def observe_facts(state: State, seat: int, out: Row) -> int:
    """Whether it is the seat's turn, which ghosts are to look, how many each has, cards laid, and the Oya's gift."""
    out[0] = 1 if state.turn == seat else 0
    for at in range(SQUARES):
        out[1 + at] = 1 if holds(state.to_look, at) else 0
    out[4] = int(state.ghosts[seat])
    out[5] = int(state.ghosts[1 - seat])
    out[6] = int(state.laid) - GATE_CARDS
    out[7] = int(state.handicap) if seat == 0 else -int(state.handicap)
    return GENERAL


@rule
def observe_card(state: State, card: int, out: Row, at: int) -> int:
    """The front of a card in its owner's eyes; nothing where there is no card."""
    for square in range(SQUARES):
        out[at + square] = as_seen(int(state.deck[card, square]), 0) if card != NOTHING else 0
    return at + SQUARES


@rule
def observe_seat(state: State, owner: int, out: Row, at: int) -> int:
    """A seat's hand, the top of its pile, and for each card whether it is further down."""
    size = int(state.pile_size[owner])
    at = observe_card(state, int(state.hand[owner]), out, at)
    at = observe_card(state, int(state.pile[owner, size - 1]) if size > 0 else NOTHING, out, at)
    for card in range(CARDS):
        out[at + card] = 0
    for depth in range(size - 1):
        out[at + int(state.pile[owner, depth])] = 1
    return at + CARDS


@rule
def observe_laid(state: State, card: int, seat: int, out: Row, at: int) -> int:
    """A card on the table: row and column of its first square counted from 1, whether it is upright, its squares."""
    lies = card < state.laid
    out[at] = 1 + row_of(state, card, 0) if lies else 0
    out[at + 1] = 1 + column_of(state, card, 0) if lies else 0
    out[at + 2] = int(state.axis[card]) if lies else 0
    for square in range(SQUARES):
        out[at + 3 + square] = as_seen(int(state.square[card, square]), seat)
    return at + OF_A_LAID_CARD


@rule
def observe_gate(state: State, card: int, out: Row, at: int) -> int:
    """The squares of a card of the gate: whether each is a tombstone."""
    for square in range(SQUARES):
        out[at + square] = 1 if state.square[card, square] == TOMBSTONE else 0
    return at + SQUARES


@rule
def check(state: State) -> int:
    """0, or the number of the first invariant that is broken."""
    if not (cards_are_in_one_place(state, 0) and cards_are_in_one_place(state, 1)):
        return 1
    if not squares_are_taken_once(state):
        return 2
    if not ghosts_are_counted(state):
        return 3
    if not places_are_counted(state):
        return 4
    return 0 if hands_are_right(state) else 5


@rule
def cards_are_in_one_place(state: State, seat: int) -> bool:
    """Find each of the seat's cards once."""
    size = int(state.pile_size[seat])
    found = 0
    total = size
    for depth in range(size):
        found |= 1 << int(state.pile[seat, depth])
    if state.hand[seat] != NOTHING:
        found |= 1 << int(state.hand[seat])
        total += 1
    for card in range(GATE_CARDS, int(state.laid)):
        if int(state.card[card]) // CARDS == seat:
            found |= 1 << int(state.card[card]) % CARDS
            total += 1
    return total == CARDS and how_many(found) == CARDS


@rule
def squares_are_taken_once(state: State) -> bool:
    """Find every square of every card taken by that card, and as many squares taken as there are of those."""
    taken = 0
    for row in range(SIDE):
        taken += how_many(int(state.taken[ACROSS, row]))
    for card in range(int(state.laid)):
        for at in range(SQUARES):
            row, column = row_of(state, card, at), column_of(state, card, at)
            if not (holds(state.taken[ACROSS, row], column) and holds(state.taken[UPRIGHT, column], row)):
                return False
            if card_on(state, row, column) != card:
                return False
    return taken == int(state.laid) * SQUARES


@rule
def ghosts_are_counted(state: State) -> bool:
    """Count them again."""
    white = 0
    black = 0
    for card in range(int(state.laid)):
        for at in range(SQUARES):
            square = int(state.square[card, at])
            if is_ghost(square):
                black += colour_of(square)
                white += 1 - colour_of(square)
    return white == state.ghosts[0] and black == state.ghosts[1]


@rule
def places_are_counted(state: State) -> bool:
    """Count them again."""
    places = 0
    for row in range(SIDE):
        fits = how_many(across_in(state, row)) + how_many(upright_from(state, row))
        if fits != state.fits[row] or (fits > 0 and row < state.top):
            return False
        places += fits
    return places == state.places


@rule
def hands_are_right(state: State) -> bool:
    """A seat holds a card as long as it has one to lay, but not while the ghosts of its last one look."""
    for seat in range(2):
        laid = (int(state.laid) - GATE_CARDS + 1 - seat) // 2
        held = state.hand[seat] != NOTHING
        looking = seat == state.turn and state.to_look != 0
        if held != (laid < CARDS and not looking):
            return False
    return True
