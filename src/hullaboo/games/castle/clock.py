"""The times that run: of a claim, of a search, of each seat's cool-down."""

from hullaboo.core.contract import Timer

from .board import listed
from .rules import CLAIM_OVER, COOLED, SEARCH_OVER, search_may_end
from .state import State, is_claiming

SECOND = 1000
AT_ONCE = 1
"""Without a limit a search ends only when all wait; then there is nothing left to wait for."""


def timers(state: State) -> list[Timer]:
    """The search goes on counting during a claim; if it is over then, the round ends when the claim is dropped."""
    if state.over:
        return []
    found = []
    if is_claiming(state):
        found.append(Timer(CLAIM_OVER, int(state.claims), int(state.claim_time) * SECOND))
    if state.search_limit > 0 or search_may_end(state):
        found.append(Timer(SEARCH_OVER, int(state.visitor), int(state.search_limit) * SECOND or AT_ONCE))
    return found + cool_downs(state)


def cool_downs(state: State) -> list[Timer]:
    """One for each seat whose claim was dropped a moment ago; told apart by the claim."""
    running = [(seat, claim) for seat, claim in enumerate(listed(state.cooling)) if claim]
    return [Timer(COOLED + seat, claim, int(state.cool_down) * SECOND) for seat, claim in running]
