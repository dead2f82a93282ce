"""The rules: each seat holds one hidden card and may swap it for the top of the pile; the highest card wins."""

from hullaboo.core.luck import reseed, shuffle
from hullaboo.core.record import Record, Row, int8, uint32
from hullaboo.core.rule import rule
from hullaboo.core.seating import Seated, as_seat, as_seats
from hullaboo.core.seats import SPECTATOR, after, bit, holds

MOST = 4
CARDS = 16
GONE = -1
EVERYBODY = (1 << SPECTATOR + 1) - 1

SEATS = range(2, MOST + 1)
KEEP, SWAP = 0, 1
ACTIONS = 2
MOST_LEGAL = 2
WAIT = -1
VERSION = 1
SEALED = ("value", "pile", "pile_size", "card", "known", "turn", "turns_left")
SEATED = {"card": Seated(row=1), "known": Seated(as_seats), "turn": Seated(as_seat)}
OBSERVATION = 4 + 2 * MOST + CARDS
LONGEST = MOST * 3
INVARIANTS = ("every card is in one place",)


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


@rule
def start(state: State, seats: int, options: Row, edition: Row) -> None:
    """Shuffle, and deal one card a seat."""
    state.seats = seats
    state.turn = 0
    state.turns_left = seats * options[0]
    for card in range(CARDS):
        state.value[card] = edition[card]
        state.pile[card] = card
    state.pile_size = CARDS
    shuffle(state.luck, state.pile, CARDS)
    for seat in range(seats):
        deal(state, seat)


@rule
def deal(state: State, seat: int) -> None:
    """The seat takes the top of the pile and looks at it."""
    state.pile_size -= 1
    card = int(state.pile[int(state.pile_size)])
    state.pile[int(state.pile_size)] = GONE
    state.card[seat] = card
    state.known[card] = int(state.known[card]) | bit(seat)


@rule
def actors(state: State) -> int:
    """One seat after another."""
    return bit(state.turn) if state.turns_left > 0 else 0


@rule
def legal(state: State, seat: int, out: Row) -> int:
    """Keep the card, or swap it."""
    if not holds(actors(state), seat):
        return 0
    out[0] = KEEP
    out[1] = SWAP
    return 2


@rule
def apply(state: State, seat: int, action: int) -> None:
    """Play, and pass the turn on."""
    if action == SWAP:
        state.known[int(state.card[seat])] = EVERYBODY
        deal(state, seat)
    state.turn = after(seat, state.seats)
    state.turns_left -= 1
    if state.turns_left == 0:
        show_all(state)


@rule
def show_all(state: State) -> None:
    """At the end everyone sees every card on the table."""
    for seat in range(int(state.seats)):
        state.known[int(state.card[seat])] = EVERYBODY


@rule
def scores(state: State, out: Row) -> None:
    """The card in front of each seat."""
    for seat in range(int(state.seats)):
        out[seat] = int(state.value[int(state.card[seat])])


@rule
def is_hidden_from(state: State, card: int, seat: int) -> bool:
    """Whether a seat has never seen a card."""
    return not holds(state.known[card], seat)


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
    return 0 if bits(found) == held else 1


@rule
def bits(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
