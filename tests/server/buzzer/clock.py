"""Each round lasts so long."""

from hullaboo.core.rule import rule

from .rules import TIME, WAIT, State

TIMES = (TIME,)


@rule
def time(state: State, action: int) -> int:
    """One time a round."""
    return int(state.window)


@rule
def number(state: State, action: int) -> int:
    """The round."""
    return int(state.turn)


@rule
def hurries(state: State, action: int) -> bool:
    """Who buzzes first wins the round; waiting takes nothing from anybody."""
    return action != WAIT
