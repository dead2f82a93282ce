"""What each viewer may see: all but the hidden number."""

from typing import Any

from hullaboo.core.outcome import Outcome

from .state import State


def view(state: State, _viewer: int) -> dict[str, Any]:
    """The round and the points."""
    points = [int(each) for each in state.points[: int(state.seats)]]  # type: ignore[attr-defined]
    return {"occasion": int(state.turn), "points": points}


def outcome(state: State) -> Outcome:
    """Most points."""
    points = tuple(int(each) for each in state.points[: int(state.seats)])  # type: ignore[attr-defined]
    return Outcome(points, tuple(at for at, mine in enumerate(points) if mine == max(points)), "most")
