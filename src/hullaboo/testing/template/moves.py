"""Notation: `keep`, `swap`."""

from typing import Any

from hullaboo.core.errors import BadNotation

TEXTS = ("keep", "swap")


def text(action: int) -> str:
    """An action as text."""
    return TEXTS[action]


def action(text: str) -> int:
    """The inverse of `text`."""
    if text not in TEXTS:
        raise BadNotation(f"expected {' or '.join(TEXTS)}, got {text!r}", expected=" | ".join(TEXTS), got=text)
    return TEXTS.index(text)


def phrase(action: int) -> dict[str, Any]:
    """The action for words: `move-keep`, `move-swap`."""
    return {"code": TEXTS[action]}
