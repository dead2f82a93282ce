"""Times that run: the first look, the look of a 7 or an 8, the window after a discard, and the word that ends a turn.

None depends on what anybody holds, so that no pause tells anything.
"""

from hullaboo.core.rule import rule
from hullaboo.core.seats import holds

from .state import CLOSE, DONE, FIRST_LOOK, SEEN, State

FIRST_LOOK_TIME = 10_000
LOOK_TIME = 5_000
WINDOW = 3_000
WORD_TIME = 3_000
TIMES = (SEEN, DONE, CLOSE)


@rule
def time(state: State, action: int) -> int:
    """What runs is a bit of the state; how long, the same for everybody."""
    if not holds(state.timing, action):
        return 0
    if action == SEEN:
        return FIRST_LOOK_TIME if state.stage == FIRST_LOOK else LOOK_TIME
    return WORD_TIME if action == DONE else WINDOW


@rule
def number(state: State, action: int) -> int:
    """Each look, each discard and each end of a turn has a time of its own."""
    return int(state.looks) if action == SEEN else int(state.discarded)


@rule
def hurries(state: State, action: int) -> bool:
    """The first look everybody ends for themselves, in any order; a later one may be over when a card is thrown."""
    return state.stage != FIRST_LOOK
