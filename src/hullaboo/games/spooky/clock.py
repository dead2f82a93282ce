"""Times: every look ends, and a turn that is over passes on."""

from hullaboo.core.contract import Timer
from hullaboo.kit.parts import part

from .rules import DONE, SEEN
from .table import FIRST_LOOK, LOOK_AND_SWAP, LOOKING, MOST_TURNS, SHOWN, TURN_END, State

FIRST_LOOK_MS = 12_000
LOOK_MS = 8_000
LOOK_AND_SWAP_MS = 20_000
TURN_END_MS = 5_000
SHOWN_MS = 20_000
Row = tuple[int, ...]


@part(State)
def timers(power: Row, top: int, phase: int, round_number: int, turns: int) -> list[Timer]:
    """The one time that is running, if any. Its length depends on nothing but what all can see."""
    number = (round_number * (MOST_TURNS + 1) + turns) * 3
    if phase == FIRST_LOOK:
        return [Timer(SEEN, number, FIRST_LOOK_MS)]
    if phase == LOOKING:
        return [Timer(SEEN, number + 1, LOOK_AND_SWAP_MS if power[top] == LOOK_AND_SWAP else LOOK_MS)]
    if phase == SHOWN:
        return [Timer(SEEN, number + 2, SHOWN_MS)]
    return [Timer(DONE, number, TURN_END_MS)] if phase == TURN_END else []
