"""What each viewer may see, named thing by thing."""

from typing import Any

from hullaboo.core.outcome import Outcome
from hullaboo.core.seats import sees

from .rules import actors
from .state import CARDS, EVERYBODY, State


def view(state: State, viewer: int) -> dict[str, Any]:
    """The table as JSON; a card that the viewer has not seen is null."""
    return {
        "turn": int(state.turn) if actors(state) else None,
        "turns_left": int(state.turns_left),
        "pile": int(state.pile_size),
        "cards": [shown(state, seat, viewer) for seat in range(int(state.seats))],
        "seen_by_all": [int(state.value[card]) for card in range(CARDS) if state.known[card] == EVERYBODY],
    }


def shown(state: State, seat: int, viewer: int) -> int | None:
    """The value before a seat, if the viewer may know it."""
    card = int(state.card[seat])
    return int(state.value[card]) if sees(state.known[card], viewer) else None


def outcome(state: State) -> Outcome:
    """The highest card wins; equal cards share."""
    points = tuple(int(state.value[int(state.card[seat])]) for seat in range(int(state.seats)))
    best = max(points)
    winners = tuple(seat for seat, mine in enumerate(points) if mine == best)
    return Outcome(points, winners, "highest", {"best": best})
