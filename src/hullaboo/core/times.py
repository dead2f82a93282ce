"""The times that run in a state: what a game's `clock.py` says, as rows of numbers and as timers.

A row holds for each of the clock's `TIMES` its number and its milliseconds. Compiled rules write it with every move;
who has the row of the last move knows by comparing the two whether any time began or ended.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from hullaboo.core.contract import Game, Timer
from hullaboo.core.record import Row
from hullaboo.core.rule import rule


def row_for(game: Game) -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    """An empty row for the times of a game; nothing fits into it where the rules name no time."""
    return np.zeros(2 * len(game.clock.TIMES) if game.clock else 0, np.int64)


@cache
def writer_for(game: Game) -> Callable[[Any, int, Any], None]:
    """A compiled `write(states, at, out)`: the times of a state as a row."""
    if game.clock is None:

        @rule
        def nothing(states: Any, at: int, out: Row) -> None:
            pass

        return nothing
    number, time, actions, count = game.clock.number, game.clock.time, game.clock.TIMES, len(game.clock.TIMES)

    @rule
    def write(states: Any, at: int, out: Row) -> None:
        for place in range(count):
            out[2 * place] = number(states[at], actions[place])
            out[2 * place + 1] = time(states[at], actions[place])

    return write


def running(game: Game, row: bytes) -> list[Timer]:
    """The timers of a row."""
    if game.clock is None:
        return []
    every = memoryview(row).cast("q").tolist()
    times = zip(game.clock.TIMES, every[::2], every[1::2], strict=True)
    return [Timer(action, number, milliseconds) for action, number, milliseconds in times if milliseconds > 0]


def timers(game: Game, state: Any) -> list[Timer]:
    """The times that run in any state, for who has no match."""
    states, row = game.rules.State.batch(1), row_for(game)
    states[0] = state
    writer_for(game)(states, 0, row)
    return running(game, row.tobytes())
