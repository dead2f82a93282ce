"""The times that run: of a claim, of a search, of each seat's cool-down."""

from functools import lru_cache
from typing import Any

import numpy as np

from hullaboo.core.contract import Timer
from hullaboo.core.record import Row
from hullaboo.core.rule import rule
from hullaboo.kit.plain import once
from hullaboo.kit.scratch import Scratch

from .rules import ACTIONS, CLAIM_OVER, COOLED, SEARCH_OVER, search_may_end
from .state import State, is_claiming

SECOND = 1000
AT_ONCE = 1
"""Without a limit a search ends only when all wait; then there is nothing left to wait for."""
TIMES = ACTIONS - CLAIM_OVER
"""The actions of CLOCK are the last ones."""
REMEMBERED = 4096
SCRATCH = Scratch(State)


@rule
def time_before(state: State, action: int) -> int:
    """How many milliseconds CLOCK lets pass before one of its actions; 0 where that time does not run."""
    if state.over:
        return 0
    if action == CLAIM_OVER:
        return int(state.claim_time) * SECOND if is_claiming(state) else 0
    if action == SEARCH_OVER:
        return time_to_search(state)
    return int(state.cool_down) * SECOND if state.cooling[action - COOLED] != 0 else 0


@rule
def time_to_search(state: State) -> int:
    """The search goes on counting during a claim; if it is over then, the round ends when the claim is dropped."""
    if state.search_limit > 0:
        return int(state.search_limit) * SECOND
    return AT_ONCE if search_may_end(state) else 0


@rule
def number_of(state: State, action: int) -> int:
    """What tells a time from the last one before the same action: its claim, or its visitor."""
    if action == CLAIM_OVER:
        return int(state.claims)
    if action == SEARCH_OVER:
        return int(state.visitor)
    return int(state.cooling[action - COOLED])


@rule
def write_times(states: Any, out: Row) -> None:
    """The number and the milliseconds of each time."""
    for time in range(TIMES):
        out[2 * time] = number_of(states[0], CLAIM_OVER + time)
        out[2 * time + 1] = time_before(states[0], CLAIM_OVER + time)


@once
def timers(state: State) -> list[Timer]:
    """The times that run now; who looks at the clock knows by the list itself that nothing has changed."""
    SCRATCH.take(state)
    out = np.empty(2 * TIMES, np.int64)
    write_times(SCRATCH.states, out)
    return running(out.tobytes())


@lru_cache(maxsize=REMEMBERED)
def running(times: bytes) -> list[Timer]:
    """The times that run, out of the numbers and the milliseconds of all."""
    every = memoryview(times).cast("q").tolist()
    rows = zip(range(CLAIM_OVER, ACTIONS), every[::2], every[1::2], strict=True)
    return [Timer(action, number, milliseconds) for action, number, milliseconds in rows if milliseconds > 0]
