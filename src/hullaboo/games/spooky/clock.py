"""Times: every look ends, and a turn that is over passes on."""

from hullaboo.core.contract import Timer

from .rules import DONE, SEEN
from .table import FIRST_LOOK, LOOK_AND_SWAP, LOOKING, MOST_TURNS, SHOWN, TURN_END, State

FIRST_LOOK_MS = 12_000
LOOK_MS = 8_000
LOOK_AND_SWAP_MS = 20_000
TURN_END_MS = 5_000
SHOWN_MS = 20_000


def timers(state: State) -> list[Timer]:
    """The one time that is running, if any. Its length depends on nothing but what all can see."""
    phase = int(state.phase)
    number = (int(state.round_number) * (MOST_TURNS + 1) + int(state.turns)) * 3
    if phase == FIRST_LOOK:
        return [Timer(SEEN, number, FIRST_LOOK_MS)]
    if phase == LOOKING:
        with_swap = int(state.power[int(state.top)]) == LOOK_AND_SWAP
        return [Timer(SEEN, number + 1, LOOK_AND_SWAP_MS if with_swap else LOOK_MS)]
    if phase == SHOWN:
        return [Timer(SEEN, number + 2, SHOWN_MS)]
    return [Timer(DONE, number, TURN_END_MS)] if phase == TURN_END else []
