"""Times that run: the first look, the look of a 7 or an 8, the window after a discard, and the word that ends a turn.

None depends on what anybody holds, so that no pause tells anything.
"""

from hullaboo.core.contract import Timer

from .table import CLOSE, DONE, FIRST_LOOK, SEEN, State

FIRST_LOOK_TIME = 10_000
LOOK_TIME = 5_000
WINDOW = 3_000
WORD_TIME = 3_000


def timers(state: State) -> list[Timer]:
    """What CLOCK will do, and when: each look, each discard and each end of a turn has a time of its own."""
    actions = int(state.timing)
    look_time = FIRST_LOOK_TIME if state.stage == FIRST_LOOK else LOOK_TIME
    running = [
        Timer(SEEN, int(state.looks), look_time),
        Timer(DONE, int(state.discarded), WORD_TIME),
        Timer(CLOSE, int(state.discarded), WINDOW),
    ]
    return [timer for timer in running if actions >> timer.action & 1]
