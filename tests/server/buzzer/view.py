"""What each viewer may see: all but the hidden number."""

from typing import Any

from hullaboo.core.outcome import Outcome
from hullaboo.core.seats import CLOCK

from .rules import TIME, WAIT, State


def view(state: State, _viewer: int) -> dict[str, Any]:
    """The round and the points."""
    points = [int(each) for each in state.points[: int(state.seats)]]  # type: ignore[attr-defined]
    return {"occasion": int(state.turn), "points": points}


def tell(before: State, seat: int, action: int, _after: State, _viewer: int) -> list[dict[str, Any]]:
    """Who took what; a wait tells nothing."""
    if action == WAIT:
        return []
    if action == TIME and seat == CLOCK:
        return [{"code": "time"}]
    return [{"code": "buzz", "seat": seat, "points": int(before.hidden)}]


def outcome(state: State) -> Outcome:
    """Most points."""
    points = tuple(int(each) for each in state.points[: int(state.seats)])  # type: ignore[attr-defined]
    return Outcome(points, tuple(at for at, mine in enumerate(points) if mine == max(points)), "most")
