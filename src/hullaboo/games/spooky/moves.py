"""Notation: `call`, `keep c`, `look 1b`. Slots are a–d, a and b nearest their player; other cards carry their seat."""

from functools import cache
from typing import Any

from hullaboo.core.errors import BadNotation

from .rules import ACTIONS, KEEP, LOOK, OFFER, SWAP, TAKE, TRADE
from .state import SLOTS

LETTERS = "abcd"
SAID = ("wait", "call", "done", "seen", "refuse", "draw", "throw")
WITH_OWN_SLOT = {TAKE: "take", KEEP: "keep", OFFER: "offer", TRADE: "trade"}
WITH_ANY_CARD = {LOOK: "look", SWAP: "swap"}


@cache
def phrase(action: int) -> dict[str, Any]:
    """The action for words: `move-keep` with `slot`, `move-look` with `at_seat` and `slot`; to be left as it is."""
    if action < TAKE:
        return {"code": SAID[action]}
    if action < LOOK:
        slot = (action - TAKE) % SLOTS
        return {"code": WITH_OWN_SLOT[action - slot], "slot": LETTERS[slot]}
    first = max(start for start in WITH_ANY_CARD if start <= action)
    seat, slot = divmod(action - first, SLOTS)
    return {"code": WITH_ANY_CARD[first], "at_seat": seat, "slot": LETTERS[slot]}


@cache
def text(action: int) -> str:
    """An action as text."""
    said = phrase(action)
    where = f"{said.get('at_seat', '')}{said.get('slot', '')}"
    return f"{said['code']} {where}".rstrip()


ACTION_OF = {text(action): action for action in range(ACTIONS)}


def action(text: str) -> int:
    """The inverse of `text`."""
    if text not in ACTION_OF:
        expected = f"{', '.join(SAID)}; take, keep, offer or trade with a–d; look or swap with a card like 1b"
        raise BadNotation(f"expected {expected}; got {text!r}", expected=expected, got=text)
    return ACTION_OF[text]
