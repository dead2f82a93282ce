"""No drawing to speak of."""

from typing import Any

from hullaboo.core.contract import Speak
from hullaboo.kit.svg import standalone


def text(view: dict[str, Any], speak: Speak) -> str:
    """The points."""
    return speak("points", points=view["points"])


def svg(_view: dict[str, Any], speak: Speak) -> str:
    """A sheet with nothing on it."""
    return standalone(speak, 1, 1, "")
