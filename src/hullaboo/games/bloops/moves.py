"""Notation: a word, and where it needs one a card or a seat, as in `keep 4`, `look 1.3`, `give 2`.

A number is a place before the seat that acts; `1.3` is place 3 before seat 1. `close` is CLOCK's, `wait` says nothing.
"""

from functools import cache
from typing import Any

from hullaboo.core.errors import BadNotation

from .state import ACTIONS, COUNTER, GIVE, KEEP, LOOK, PICK, PLACES, SWAP

PLAIN = ("wait", "seen", "draw", "throw", "done", "bloops", "close")
OWN_PLACE = {"keep": KEEP, "counter": COUNTER, "pick": PICK}
ANY_PLACE = {"look": (LOOK, "of_seat"), "swap": (SWAP, "with_seat")}
EXPECTED = "draw | throw | keep 4 | counter 4 | give 1 | look 1.3 | pick 4 | swap 1.3 | seen | done | bloops"


@cache
def phrase(action: int) -> dict[str, Any]:
    """The action for words: `move-keep` and so on, with the place or seat it names."""
    if action < GIVE:
        return {"code": PLAIN[action]}
    if action < KEEP:
        return {"code": "give", "to_seat": action - GIVE}
    for code, first in OWN_PLACE.items():
        if first <= action < first + PLACES:
            return {"code": code, "place": action - first}
    code, (first, whose) = next((code, each) for code, each in reversed(ANY_PLACE.items()) if action >= each[0])
    seat, place = divmod(action - first, PLACES)
    return {"code": code, whose: seat, "place": place}


@cache
def text(action: int) -> str:
    """An action as text: its code, then the seat and the place it names, joined by a point."""
    code, *numbers = phrase(action).values()
    return " ".join([code, ".".join(map(str, numbers))]) if numbers else str(code)


ACTION_OF = {text(action): action for action in range(ACTIONS)}


def action(text: str) -> int:
    """The inverse of `text`."""
    if text not in ACTION_OF:
        raise BadNotation(f"expected {EXPECTED}, got {text!r}", expected=EXPECTED, got=text)
    return ACTION_OF[text]
