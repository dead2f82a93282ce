"""What happened."""

from typing import Any

from .moves import TEXTS
from .rules import SWAP
from .state import State


def tell(before: State, seat: int, action: int, after: State, viewer: int) -> list[dict[str, Any]]:
    """Everyone sees whether a seat kept or swapped, and the card it gave away."""
    if action == SWAP:
        return [{"code": "swap", "seat": seat, "value": int(before.value[int(before.card[seat])])}]
    return [{"code": TEXTS[action], "seat": seat}]
