"""What a seat may know, what it can only guess, and what must always hold."""

from hullaboo.core.luck import reseed, shuffle
from hullaboo.core.record import Row
from hullaboo.core.rule import rule
from hullaboo.core.seats import bit, holds
from hullaboo.kit.masks import how_many
from hullaboo.kit.observation import Number, Observed, category, group, quantity

from .state import CARDS, EVERYBODY, MOST, State, deal

OBSERVED = Observed(
    Number("turn", category(MOST), "Whose turn it is."),
    Number("turns_left", quantity(0, 3 * MOST), "How many turns are still to come."),
    Number("pile", quantity(0, CARDS), "Cards in the pile."),
    Number("seats", quantity(2, MOST), "How many seats there are."),
    group(
        *("cards", "The card before each of four seats.", MOST),
        Number("known", category(2), "Whether the seat has seen it."),
        Number("value", quantity(0, 99), "Its value, if it has."),
    ),
    Number("seen_by_all", category(2), "For each card whether all have seen it.", CARDS),
)
OBSERVATION = OBSERVED.count
INVARIANTS = ("every card is in one place",)


@rule
def guess(state: State, seat: int, seed: int) -> None:
    """Deal anew what the seat has not seen: the pile, and the cards of the others."""
    reseed(state.luck, seed, 0)
    hidden = 0
    for other in range(int(state.seats)):
        if is_hidden_from(state, int(state.card[other]), seat):
            hidden |= bit(other)
            take_back(state, other)
    sort(state.pile, int(state.pile_size))
    shuffle(state.luck, state.pile, int(state.pile_size))
    for other in range(int(state.seats)):
        if holds(hidden, other):
            deal(state, other)


@rule
def is_hidden_from(state: State, card: int, seat: int) -> bool:
    """Whether a seat has never seen a card."""
    return not holds(state.known[card], seat)


@rule
def take_back(state: State, seat: int) -> None:
    """Put a seat's card on the pile, as if nobody had seen it."""
    card = int(state.card[seat])
    state.known[card] = 0
    state.pile[int(state.pile_size)] = card
    state.pile_size += 1


@rule
def sort(row: Row, count: int) -> None:
    """Bring what will be shuffled into one order, so that a guess tells nothing of how it lay."""
    for end in range(1, count):
        for at in range(end, 0, -1):
            if row[at - 1] > row[at]:
                kept = int(row[at])
                row[at] = int(row[at - 1])
                row[at - 1] = kept


@rule
def observe(state: State, seat: int, out: Row) -> None:
    """Turn, turns left, pile, seats; for each seat whether its card is known, and its value; what all have seen."""
    out[0] = int(state.turn)
    out[1] = int(state.turns_left)
    out[2] = int(state.pile_size)
    out[3] = int(state.seats)
    for other in range(MOST):
        seen = other < state.seats and not is_hidden_from(state, int(state.card[other]), seat)
        out[4 + 2 * other] = 1 if seen else 0
        out[5 + 2 * other] = int(state.value[int(state.card[other])]) if seen else 0
    for card in range(CARDS):
        out[4 + 2 * MOST + card] = 1 if state.known[card] == EVERYBODY else 0


@rule
def check(state: State) -> int:
    """Count every card once."""
    found = 0
    for at in range(int(state.pile_size)):
        found |= 1 << int(state.pile[at])
    for seat in range(int(state.seats)):
        found |= 1 << int(state.card[seat])
    held = int(state.pile_size) + int(state.seats)
    return 0 if how_many(found) == held else 1
