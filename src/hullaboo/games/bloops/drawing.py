"""The table as text and as SVG, drawn from a view alone. Every back is the same."""

from typing import Any

from hullaboo.core.contract import Speak

from .picture import svg

__all__ = ["svg", "text"]

BACK = "###"
SIGNS = {6: "+", 7: "°", 8: "°", 9: "×", 20: "!"}


def text(view: dict[str, Any], speak: Speak) -> str:
    """A line a seat, then the middle of the table."""
    lines = [hand_line(view, seat, cards) for seat, cards in enumerate(view["hands"])]
    return "\n".join([*lines, *middle(view, speak), *notices(view, speak)])


def face(value: int | None, stars: list[int]) -> str:
    """A card in three letters: its value and the sign of what it does, or its back."""
    if value is None:
        return BACK
    sign = "*" if value in stars else SIGNS.get(value, " ")
    return f"{value:2}{sign}"


def hand_line(view: dict[str, Any], seat: int, cards: list[dict[str, Any]]) -> str:
    """Who it is, whether it is the seat's turn, then its cards with their places: two rows, then the rest."""
    rows: tuple[list[str], ...] = ([], [], [])
    for card in cards:
        place = card["place"]
        value = card["value"] if card["value"] is not None else shown_value(view, seat, place)
        look = "?" if is_looked_at(view, seat, place) else ""
        rows[min(place // 3, 2)].append(f"{place}[{face(value, view['stars'])}]{look}")
    mark = ">" if view["turn"] == seat else " "
    return f"{mark}{seat}  " + " | ".join(" ".join(row) or "·" for row in rows[: 3 if rows[2] else 2])


def shown_value(view: dict[str, Any], seat: int, place: int) -> int | None:
    """The face of a card that was just shown to everybody."""
    shown = view["shown"]
    is_this = shown is not None and (shown["seat"], shown["place"]) == (seat, place)
    return int(shown["value"]) if is_this else None


def is_looked_at(view: dict[str, Any], seat: int, place: int) -> bool:
    """Whether a 7 or an 8 is used on this card now."""
    look = view["look"]
    return look is not None and (look["of_seat"], look["place"]) == (seat, place)


def middle(view: dict[str, Any], speak: Speak) -> list[str]:
    """The piles, the drawn card, and with the memory aid what is gone."""
    top = "–" if view["top"] is None else face(view["top"], view["stars"]).strip()
    lines = [speak("piles", pile=view["pile"], discards=view["discards"], top=top)]
    if view["drawn"]:
        lines.append(speak("drawn", seat=view["drawn"]["seat"], card=face(view["drawn"]["value"], view["stars"])))
    if view["gone"]:
        lines.append(speak("gone", cards=" ".join(f"{value}×{copies}" for value, copies in view["gone"])))
    return lines


def notices(view: dict[str, Any], speak: Speak) -> list[str]:
    """What is going on, and the points at the end."""
    lines = [speak("effect", seat=owner, value=view["top"]) for owner in view["effects"]]
    if view["bloops"] is not None:
        lines += [speak("caller", seat=view["bloops"]), speak("last-turns", turns=view["turns_left"])]
    if view["window"] == "open":
        lines.append(speak("window"))
    for seat, points in enumerate(view["points"] or []):
        lines.append(speak("sum", seat=seat, points=points))
    return [*lines, speak("signs")]
