"""The times that run: of a claim, of a search, of each seat's cool-down."""

from typing import Any

from hullaboo.core.contract import Timer
from hullaboo.core.seats import NOBODY
from hullaboo.kit.plain import once, plain

from .rules import CLAIM_OVER, COOLED, SEARCH_OVER, search_may_end
from .state import State

SECOND = 1000
AT_ONCE = 1
"""Without a limit a search ends only when all wait; then there is nothing left to wait for."""


@once
def timers(state: State) -> list[Timer]:
    """The search goes on counting during a claim; if it is over then, the round ends when the claim is dropped."""
    table: Any = plain(state)
    if table.over:
        return []
    found = []
    if table.claimer != NOBODY:
        found.append(Timer(CLAIM_OVER, table.claims, table.claim_time * SECOND))
    if table.search_limit > 0 or search_may_end(state):
        found.append(Timer(SEARCH_OVER, table.visitor, table.search_limit * SECOND or AT_ONCE))
    running = [(seat, claim) for seat, claim in enumerate(table.cooling) if claim]
    return found + [Timer(COOLED + seat, claim, table.cool_down * SECOND) for seat, claim in running]
