"""What happened."""

from typing import Any

from hullaboo.core.seats import CLOCK

from .rules import TIME, WAIT
from .state import State


def tell(before: State, seat: int, action: int, _after: State, _viewer: int) -> list[dict[str, Any]]:
    """Who took what; a wait tells nothing."""
    if action == WAIT:
        return []
    if action == TIME and seat == CLOCK:
        return [{"code": "time"}]
    return [{"code": "buzz", "seat": seat, "points": int(before.hidden)}]
