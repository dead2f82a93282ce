"""The rules: each seat holds one hidden card and may swap it for the top of the pile; the highest card wins."""

from hullaboo.core.luck import shuffle
from hullaboo.core.options import Chosen
from hullaboo.core.record import Row
from hullaboo.core.rule import rule
from hullaboo.core.seats import after, bit, holds

from .knowledge import INVARIANTS, OBSERVATION, check, guess, observe
from .state import CARDS, EVERYBODY, MOST, SEATED, State, deal

__all__ = ["INVARIANTS", "OBSERVATION", "SEATED", "State", "check", "guess", "observe"]

SEATS = range(2, MOST + 1)
KEEP, SWAP = 0, 1
ACTIONS = 2
MOST_LEGAL = 2
WAIT = -1
VERSION = 1
SEALED = ("value", "pile", "pile_size", "card", "known", "turn", "turns_left")
LONGEST = MOST * 3


@rule
def start(state: State, seats: int, options: Chosen, edition: Row) -> None:
    """Shuffle, and deal one card a seat."""
    state.seats = seats
    state.turn = 0
    state.turns_left = seats * options.turns
    for card in range(CARDS):
        state.value[card] = edition[card]
        state.pile[card] = card
    state.pile_size = CARDS
    shuffle(state.luck, state.pile, CARDS)
    for seat in range(seats):
        deal(state, seat)


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
