"""The times that run: of a claim, of a search, of a countdown, of each seat's cool-down."""

from hullaboo.core.rule import rule

from .claims import hands_up, more_than_half_give_up
from .rules import ACTIONS, APPEAR, CLAIM_OVER, COOLED, SEARCH_OVER, STEP, search_may_end
from .state import UNREST, State, is_claiming

SECOND = 1000
AT_ONCE = 1
"""Without a limit a search ends only when all wait; then there is nothing left to wait for."""
TIMES = tuple(range(CLAIM_OVER, ACTIONS))
"""The actions of CLOCK are the last ones."""


@rule
def time(state: State, action: int) -> int:
    """Of a claim, of the search, of the countdown, and of a seat that cools down."""
    if state.over:
        return 0
    if state.counting or action == APPEAR:
        return int(state.countdown) * SECOND if state.counting and action == APPEAR else 0
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
def number(state: State, action: int) -> int:
    """The claim, the claim after which the seat cools down, or else the visitor."""
    if action == CLAIM_OVER:
        return int(state.claims)
    if action >= COOLED and action < APPEAR:
        return int(state.cooling[action - COOLED])
    return int(state.visitor)


@rule
def hurries(state: State, action: int) -> bool:
    """Who calls first has the floor; hands matter where the round may end by them."""
    if is_claiming(state):
        return more_than_half_give_up(state)
    return action < STEP or may_end_by_a_hand(state)


@rule
def may_end_by_a_hand(state: State) -> bool:
    """Whether one more hand, or one more change of hands, ends the round."""
    return 2 * (hands_up(state) + 1) > state.seats or state.unrest + 1 >= UNREST
