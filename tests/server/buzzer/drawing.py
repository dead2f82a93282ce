"""No drawing to speak of."""

from typing import Any

from hullaboo.core.contract import Speak


def text(view: dict[str, Any], speak: Speak) -> str:
    """The points."""
    return speak("points", points=view["points"])


def svg(_view: dict[str, Any]) -> str:
    """Nothing."""
    return '<svg xmlns="http://www.w3.org/2000/svg"/>'
