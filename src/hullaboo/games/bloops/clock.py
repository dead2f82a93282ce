"""Times that run: the first look, the look of a 7 or an 8, the window after a discard, and the word that ends a turn.

None depends on what anybody holds, so that no pause tells anything.
"""

from hullaboo.core.contract import Timer
from hullaboo.kit.parts import part

from .table import CLOSE, DONE, FIRST_LOOK, SEEN, State

FIRST_LOOK_TIME = 10_000
LOOK_TIME = 5_000
WINDOW = 3_000
WORD_TIME = 3_000


@part(State)
def timers(discarded: int, looks: int, stage: int, timing: int) -> list[Timer]:
    """What CLOCK will do, and when: each look, each discard and each end of a turn has a time of its own."""
    look_time = FIRST_LOOK_TIME if stage == FIRST_LOOK else LOOK_TIME
    times = ((SEEN, looks, look_time), (DONE, discarded, WORD_TIME), (CLOSE, discarded, WINDOW))
    return [Timer(action, number, time) for action, number, time in times if timing >> action & 1]
