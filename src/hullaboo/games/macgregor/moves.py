"""Notation: `lay sun`, `laid`, `open red sun`, `stop`, `draw`, `discard red sun`, `catch 2`."""

from functools import cache
from typing import Any

from hullaboo.core.errors import BadNotation

from .board import COLOUR_NAMES, CREST_NAMES, KINDS, colour_of, crest_on
from .rules import CATCH, DISCARD, DRAW, LAID, LAY, OPEN, STOP
from .state import MOST

KEYS = tuple(f"{COLOUR_NAMES[colour_of(kind)]} {CREST_NAMES[crest_on(kind)]}" for kind in range(KINDS))
TEXTS = (
    *(f"lay {crest}" for crest in CREST_NAMES),
    "laid",
    *(f"open {key}" for key in KEYS),
    "stop",
    "draw",
    *(f"discard {key}" for key in KEYS),
    *(f"catch {seat}" for seat in range(MOST)),
)
ACTION_OF = {text: action for action, text in enumerate(TEXTS)}
EXPECTED = "lay CREST, laid, open COLOUR CREST, stop, draw, discard COLOUR CREST or catch SEAT"


def text(action: int) -> str:
    """An action as text."""
    return TEXTS[action]


def action(text: str) -> int:
    """The inverse of `text`."""
    if text not in ACTION_OF:
        raise BadNotation(f"expected {EXPECTED}, got {text!r}", expected=EXPECTED, got=text)
    return ACTION_OF[text]


def phrase(action: int) -> dict[str, Any]:
    """The action for words: `move-lay` with its crest, `move-open` with colour and crest, and so on."""
    if LAY <= action < LAID:
        return {"code": "lay", "crest": CREST_NAMES[action - LAY]}
    if OPEN <= action < STOP:
        return {"code": "open", **key(action - OPEN)}
    if DISCARD <= action < CATCH:
        return {"code": "discard", **key(action - DISCARD)}
    if action >= CATCH:
        return {"code": "catch", "seat": action - CATCH}
    return {"code": {LAID: "laid", STOP: "stop", DRAW: "draw"}[action]}


@cache
def key(kind: int) -> dict[str, str]:
    """A key as its colour and its crest."""
    return {"colour": COLOUR_NAMES[colour_of(kind)], "crest": CREST_NAMES[crest_on(kind)]}
