"""Times: every look ends, and a turn that is over passes on. Their lengths depend on nothing but what all can see."""

from hullaboo.core.rule import rule

from .rules import CALL, DONE, SEEN
from .state import FIRST_LOOK, LOOK_AND_SWAP, LOOKING, MOST_TURNS, SHOWN, TURN_END, State

FIRST_LOOK_MS = 12_000
LOOK_MS = 8_000
LOOK_AND_SWAP_MS = 20_000
TURN_END_MS = 3_000
SHOWN_MS = 20_000
TIMES = (SEEN, DONE)
LOOKS_A_TURN = 3
"""The first look, the look of a card, and the last one: each is another time."""


@rule
def time(state: State, action: int) -> int:
    """One time runs at most."""
    if action == DONE:
        return TURN_END_MS if state.phase == TURN_END else 0
    if state.phase == LOOKING:
        return LOOK_AND_SWAP_MS if state.power[state.top] == LOOK_AND_SWAP else LOOK_MS
    if state.phase == FIRST_LOOK:
        return FIRST_LOOK_MS
    return SHOWN_MS if state.phase == SHOWN else 0


@rule
def number(state: State, action: int) -> int:
    """The turn, and which of its looks."""
    turn = (int(state.round_number) * (MOST_TURNS + 1) + int(state.turns)) * LOOKS_A_TURN
    if state.phase == LOOKING:
        return turn + 1
    return turn + 2 if state.phase == SHOWN else turn


@rule
def hurries(state: State, action: int) -> bool:
    """The first call counts. Everybody ends their own look, and after the word that ends a turn one may still call."""
    return action == CALL
