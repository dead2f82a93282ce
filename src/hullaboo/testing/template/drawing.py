"""The table as text and as SVG, drawn from a view alone."""

from typing import Any

from hullaboo.core.contract import Speak
from hullaboo.kit.svg import standalone


def face(value: int | None) -> str:
    """A card: its value, or its back."""
    return "##" if value is None else f"{value:2}"


def text(view: dict[str, Any], speak: Speak) -> str:
    """One line a seat, then the pile."""
    lines = [f"{seat}  [{face(value)}]" for seat, value in enumerate(view["cards"])]
    return "\n".join([*lines, speak("pile", cards=view["pile"])])


def svg(view: dict[str, Any], speak: Speak) -> str:
    """The cards side by side."""
    cards = view["cards"]
    body = "".join(card_svg(20 + 60 * seat, value) for seat, value in enumerate(cards))
    return standalone(speak, 20 + 60 * len(cards), 100, body)


def card_svg(x: int, value: int | None) -> str:
    """One card; every back is the same."""
    fill = "#8878a8" if value is None else "#fbf6ec"
    label = "" if value is None else f'<text x="{x + 20}" y="58" text-anchor="middle" font-size="20">{value}</text>'
    return f'<rect x="{x}" y="20" width="40" height="60" rx="4" fill="{fill}" stroke="#2a2238"/>{label}'
