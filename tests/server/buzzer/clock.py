"""Each round lasts so long."""

from hullaboo.core.contract import Timer

from .rules import TIME, State


def timers(state: State) -> list[Timer]:
    """One time a round."""
    return [Timer(TIME, int(state.turn), int(state.window))]
