"""Notation: `call white`; on the way `n`, `e`, `s`, `w`, `jump 2`, `change blue`; `raise`, `lower`, `wait`.

CLOCK plays `claim over`, `search over`, `appear` and `cooled 0` (the seat whose cool-down is over).
"""

from typing import Any

from hullaboo.core.errors import BadNotation
from hullaboo.core.seats import MOST_SEATS

from .board import COLOUR_NAMES, DIRECTION_NAMES
from .state import SPOTS

Phrase = dict[str, Any]

CALLS: list[Phrase] = [{"code": "call", "colour": colour} for colour in COLOUR_NAMES]
STEPS: list[Phrase] = [{"code": "step", "direction": direction} for direction in DIRECTION_NAMES]
JUMPS: list[Phrase] = [{"code": "jump", "spot": spot + 1} for spot in range(SPOTS)]
CHANGES: list[Phrase] = [{"code": "change", "colour": colour} for colour in COLOUR_NAMES]
WORDS: list[Phrase] = [{"code": code} for code in ("raise", "lower", "wait", "claim-over", "search-over")]
COOLED: list[Phrase] = [{"code": "cooled", "seat": seat} for seat in range(MOST_SEATS)]

APPEAR: Phrase = {"code": "appear"}

PHRASES = (*CALLS, *STEPS, *JUMPS, *CHANGES, *WORDS, *COOLED, APPEAR)
"""Every action, in the order of its number."""


def written(phrase: Phrase) -> str:
    """A phrase in the notation: a step is one letter, all others are words."""
    code, *params = phrase.values()
    if code == "step":
        return str(params[0][0])
    return " ".join([code.replace("-", " "), *map(str, params)])


TEXTS = tuple(map(written, PHRASES))
ACTIONS = {text: action for action, text in enumerate(TEXTS)}


def text(action: int) -> str:
    """An action as text."""
    return TEXTS[action]


def action(text: str) -> int:
    """The inverse of `text`."""
    if text not in ACTIONS:
        expected = "call COLOUR | n | e | s | w | jump 1–4 | change COLOUR | raise | lower | wait"
        raise BadNotation(f"expected {expected}, got {text!r}", expected=expected, got=text)
    return ACTIONS[text]


def phrase(action: int) -> Phrase:
    """The action for words: `move-call`, `move-step` and so on; to be left as it is."""
    return PHRASES[action]
