"""What a seat may be advised: an action, what it is worth, and why."""

from typing import Any, NamedTuple


class Hint(NamedTuple):
    """One action that a seat may choose."""

    action: int
    value: float
    """Points, more is better: hints for one question can be compared, and say what an action costs beside the best."""
    reason: dict[str, Any]
    """`{"code": …}` with parameters, worded by `advice-<code>` in the game's words."""
