"""The table as text and as SVG, drawn from a view alone. Every back is the same."""

from typing import Any

from hullaboo.core.contract import Speak

from ..state import ROW
from .picture import is_looked_at, svg, value_of

__all__ = ["svg", "text"]

BACK = "###"
SIGNS = {6: "+", 7: "°", 8: "°", 9: "×", 20: "!"}


def text(view: dict[str, Any], speak: Speak) -> str:
    """A seat after the other, then the middle of the table."""
    hands = [line for seat in range(len(view["hands"])) for line in hand_lines(view, seat)]
    return "\n".join([*hands, *middle(view, speak), *notices(view, speak), *legend(view, speak)])


def face(value: int | None, stars: list[int]) -> str:
    """A card in three letters: its value and the sign of what it does, or its back."""
    return BACK if value is None else f"{value:2}{sign(value, stars)}"


def sign(value: int, stars: list[int]) -> str:
    """What a card does, in a letter; a space if it does nothing."""
    return "*" if value in stars else SIGNS.get(value, " ")


def hand_lines(view: dict[str, Any], seat: int) -> list[str]:
    """Who it is, whether it is the seat's turn, then its cards with their places: two rows, then the rest."""
    rows: list[list[str]] = [[], []]
    for card in view["hands"][seat]:
        row = card["place"] // ROW
        rows.extend([] for _ in range(row + 1 - len(rows)))
        rows[row].append(card_text(view, seat, card))
    rows = [*rows[:2], *(row for row in rows[2:] if row)]
    lines = [" | ".join(" ".join(row) or "·" for row in rows[at : at + 3]) for at in range(0, len(rows), 3)]
    mark = ">" if view["turn"] == seat else " "
    return [f"{mark}{seat}  {lines[0]}", *(f"    {line}" for line in lines[1:])]


def card_text(view: dict[str, Any], seat: int, card: dict[str, Any]) -> str:
    """A card with its place, and a question mark while somebody looks at it."""
    look = "?" if is_looked_at(view, seat, card["place"]) else ""
    return f"{card['place']}[{face(value_of(view, seat, card), view['stars'])}]{look}"


def middle(view: dict[str, Any], speak: Speak) -> list[str]:
    """The piles, with the memory aid what is gone, and the drawn card."""
    top = "–" if view["top"] is None else face(view["top"], view["stars"]).strip()
    gone = " ".join(f"{value}×{copies}" for value, copies in view["gone"] or [])
    piles = speak("piles", pile=view["pile"], discards=view["discards"], top=top)
    lines = [f"{piles}  ({gone})" if gone else piles]
    if view["drawn"]:
        lines.append(speak("drawn", seat=view["drawn"]["seat"], card=face(view["drawn"]["value"], view["stars"])))
    return lines


def notices(view: dict[str, Any], speak: Speak) -> list[str]:
    """What is going on, and the points at the end."""
    lines = [speak("effect", seat=owner, value=view["top"]) for owner in view["effects"]]
    if view["bloops"] is not None:
        lines.append(speak("caller", seat=view["bloops"]))
    if view["bloops"] is not None and view["points"] is None:
        lines.append(speak("last-turns", turns=view["turns_left"]))
    if view["window"] == "open":
        lines.append(speak("window"))
    return lines + [speak("sum", seat=seat, points=points) for seat, points in enumerate(view["points"] or [])]


def legend(view: dict[str, Any], speak: Speak) -> list[str]:
    """What the signs mean, if any card in sight has one."""
    faces = [card["value"] for hand in view["hands"] for card in hand] + [(view["drawn"] or {}).get("value")]
    signed = any(value is not None and sign(value, view["stars"]) != " " for value in faces)
    return [speak("signs")] if signed else []
