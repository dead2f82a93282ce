"""The problem of the day: one visitor, a ghost, and all the time in the world. Hard at the end of the week."""

from hullaboo.core.seats import holds

from .moves import text
from .rules import RAISE
from .state import GOING, LEFT, RIGHT, STILL_TO_COME, State, goal
from .ways import Castle, grade_of

OPTIONS = {"claim_time": "120", "cool_down": "0", "search_limit": "0"}
GRADE_OF_WEEKDAY = (5, 1, 2, 2, 3, 3, 4)
"""Sunday, whose ordinals are multiples of seven, comes first."""
FIRST_VISITOR, SOLVER, EMPTY_CHAIR = 0, 0, 1


def suits(state: State, day: int) -> bool:
    """Whether a castle is as hard as its day wants it."""
    return grade(state) == GRADE_OF_WEEKDAY[day % len(GRADE_OF_WEEKDAY)]


def grade(state: State) -> int:
    """How hard the way to the first visitor is, 1 to 5."""
    return grade_of(Castle.of(state), int(state.ghost), goal(state))


def replies(state: State) -> list[tuple[int, str]]:
    """The empty chair gives up with the one who searches, and the visitor leaves."""
    gives_up = holds(state.hands, SOLVER) and not holds(state.hands, EMPTY_CHAIR)
    return [(EMPTY_CHAIR, text(RAISE))] if gives_up else []


def misses(state: State) -> int:
    """How many claims were dropped."""
    return int(state.claims) - (state.journey in (GOING, RIGHT))


def verdict(state: State) -> str:
    """`open`, `solved` or `given-up`."""
    owner = int(state.owner[FIRST_VISITOR])
    if owner == STILL_TO_COME:
        return "open"
    return "given-up" if owner == LEFT else "solved"
