"""Several people at one screen: a time runs only while one of those looks whom it is for, and each has the whole of it.

`here` are the seats looked from now, `away` the others at that screen; where nobody shares one, both are empty.
"""

from collections.abc import Sequence

from hullaboo.core.seats import CLOCK, holds
from hullaboo.play.match import Match


def waits_for_who_is_away(match: Match, here: Sequence[int], away: Sequence[int]) -> bool:
    """Whether no time may run: nobody looks, or only who is away may end for themselves what a time ends for all."""
    if not here or not away:
        return bool(away)
    return any(may_any(match, away, each.action) and not may_any(match, here, each.action) for each in match.timers)


def whose_time_is_over(match: Match, action: int, here: Sequence[int], away: Sequence[int]) -> int:
    """CLOCK's; at a shared screen only that of who looks there, while others have yet to come and do the same."""
    if len(here) == 1 and action in match.legal(here[0]) and any(holds(match.actors, at) for at in away):
        return here[0]
    return CLOCK


def may_any(match: Match, seats: Sequence[int], action: int) -> bool:
    """Whether one of some seats may do this now."""
    return any(action in match.legal(seat) for seat in seats)


def first_to_look(match: Match, people: Sequence[int]) -> int:
    """Who of some people that may act comes to their screen first: whom a time is for, before who may only answer."""
    return min(people, key=lambda seat: not any(may_any(match, [seat], each.action) for each in match.timers))
