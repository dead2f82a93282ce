"""The times that run: of a claim, of a search, of each seat's cool-down."""

from hullaboo.core.contract import Timer
from hullaboo.core.seats import NOBODY, everyone
from hullaboo.kit.parts import part
from hullaboo.kit.plain import interpreted

from .rules import CLAIM_OVER, COOLED, SEARCH_OVER
from .state import State

Row = tuple[int, ...]

SECOND = 1000
AT_ONCE = 1
"""Without a limit a search ends only when all wait; then there is nothing left to wait for."""
everybody = interpreted(everyone)


@part(State)
def timers(
    claim_time: int,
    cool_down: int,
    search_limit: int,
    claims: int,
    cooling: Row,
    seats: int,
    over: int,
    visitor: int,
    waiting: int,
    claimer: int,
) -> list[Timer]:
    """The search goes on counting during a claim; if it is over then, the round ends when the claim is dropped."""
    if over:
        return []
    claim = [] if claimer == NOBODY else [Timer(CLAIM_OVER, claims, claim_time * SECOND)]
    cooled = [Timer(COOLED + seat, number, cool_down * SECOND) for seat, number in enumerate(cooling) if number]
    all_wait = not claim and not cooled and waiting == everybody(seats)
    searching = search_limit > 0 or all_wait
    search = [Timer(SEARCH_OVER, visitor, search_limit * SECOND or AT_ONCE)] if searching else []
    return claim + search + cooled
