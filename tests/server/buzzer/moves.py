"""Notation: `wait`, `buzz`, `time`."""

from typing import Any

from hullaboo.core.errors import BadNotation

TEXTS = ("wait", "buzz", "time")


def text(action: int) -> str:
    """An action as text."""
    return TEXTS[action]


def action(text: str) -> int:
    """The inverse of `text`."""
    if text not in TEXTS:
        raise BadNotation(f"expected {' or '.join(TEXTS)}, got {text!r}", got=text)
    return TEXTS.index(text)


def phrase(action: int) -> dict[str, Any]:
    """The action for words."""
    return {"code": TEXTS[action]}
