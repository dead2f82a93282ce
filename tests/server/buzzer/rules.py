"""The rules: in each round a hidden number lies face down; the first to buzz takes it, or CLOCK does."""

from hullaboo.core.luck import below
from hullaboo.core.options import Chosen
from hullaboo.core.record import Row
from hullaboo.core.rule import rule
from hullaboo.core.seats import CLOCK, MOST_SEATS, bit, everyone, holds

from .knowledge import INVARIANTS, OBSERVATION, check, guess, observe
from .state import State

__all__ = ["INVARIANTS", "OBSERVATION", "State", "check", "guess", "observe"]

SEATS = range(2, MOST_SEATS + 1)
WAIT, BUZZ, TIME = 0, 1, 2
ACTIONS = 3
MOST_LEGAL = 2
LONGEST = 20 * MOST_SEATS
VERSION = 1
SEALED = ("points", "turn", "hidden", "waiting")


@rule
def start(state: State, seats: int, options: Chosen, edition: Row) -> None:
    """Lay out the first number."""
    state.seats = seats
    state.turns = options.turns
    state.window = options.window
    state.hidden = 1 + below(state.luck, 9)


@rule
def actors(state: State) -> int:
    """Everybody who does not wait, and CLOCK."""
    if state.turn >= state.turns:
        return 0
    return (everyone(state.seats) & ~int(state.waiting)) | bit(CLOCK)


@rule
def legal(state: State, seat: int, out: Row) -> int:
    """Wait or buzz."""
    if not holds(actors(state), seat):
        return 0
    if seat == CLOCK:
        out[0] = TIME
        return 1
    out[0] = WAIT
    out[1] = BUZZ
    return 2


@rule
def apply(state: State, seat: int, action: int) -> None:
    """Mark who waits; take the number; go on."""
    if action == WAIT:
        state.waiting = int(state.waiting) | bit(seat)
        return
    if action == BUZZ:
        state.points[seat] = int(state.points[seat]) + int(state.hidden)
    state.hidden = 1 + below(state.luck, 9)
    state.turn += 1
    state.waiting = 0


@rule
def scores(state: State, out: Row) -> None:
    """What each has taken."""
    for seat in range(int(state.seats)):
        out[seat] = int(state.points[seat])
