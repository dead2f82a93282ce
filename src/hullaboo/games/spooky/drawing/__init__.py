"""The table as text and as SVG, drawn from a view alone. Every back is the same."""

from itertools import zip_longest
from typing import Any

from hullaboo.core.contract import Speak

from ..moves import LETTERS
from .picture import svg

__all__ = ["svg", "text"]

View = dict[str, Any]
ROWS = ((2, 3), (0, 1))
"""The slots as they lie: a and b nearest their player."""
SIGNS = {None: " ", "look-at-own": "o", "look-at-other": "?", "swap-blind": "x", "look-and-swap": "!"}


def text(view: View, speak: Speak) -> str:
    """The round, the seats side by side, the middle of the table."""
    heading = speak("round", number=view["round"], rounds=view["rounds"])
    seats = side_by_side([seat_block(view, seat, speak) for seat in range(len(view["hands"]))])
    return "\n".join([heading, *seats, *middle(view, speak), *legend(view, speak)])


def seat_block(view: View, seat: int, speak: Speak) -> list[str]:
    """One seat: its name and points, two rows of two cards."""
    mark = "▸ " if view["turn"] == seat and view["phase"] not in ("first-look", "shown", "over") else "  "
    hand = view["hands"][seat]
    rows = ["  " + "  ".join(f"{LETTERS[slot]} {slot_text(hand[slot])}" for slot in row) for row in ROWS]
    gained = "" if view["gained"] is None else f" ({view['gained'][seat]:+})"
    return [mark + speak("name", seat=seat, points=view["totals"][seat]) + gained, *rows]


def slot_text(slot: View) -> str:
    """A card: `[ 7o]` face up with its sign, `( 7o)` remembered, `[###]` face down, `[#@#]` while someone looks."""
    if slot["face"] is None:
        return "[#@#]" if slot["eyes"] else "[###]"
    inside = face_text(slot["face"])
    return f"({inside})" if slot["remembered"] and not slot["eyes"] else f"[{inside}]"


def face_text(face: View) -> str:
    """A value and the sign of its power."""
    return f"{face['value']:2}{SIGNS[face['power']]}"


def side_by_side(blocks: list[list[str]]) -> list[str]:
    """Blocks of lines beside one another."""
    widths = [max(map(len, block)) for block in blocks]
    rows = zip_longest(*blocks, fillvalue="")
    return ["   ".join(part.ljust(width) for part, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def middle(view: View, speak: Speak) -> list[str]:
    """The pile, the discard pile, and a card in someone's hand."""
    top = "[   ]" if view["top"] is None else f"[{face_text(view['top'])}]"
    lines = [f"  {speak('pile', cards=view['pile'])}   {speak('discards', cards=view['discards'])} {top}"]
    if view["held"]:
        face = view["held"]["face"]
        card = "[###]" if face is None else f"[{face_text(face)}]"
        lines.append("  " + speak("held", seat=view["held"]["seat"]) + " " + card)
    return lines


def legend(view: View, speak: Speak) -> list[str]:
    """The signs that lie on the table now, in words."""
    cards = [slot["face"] for hand in view["hands"] for slot in hand] + [view["top"], (view["held"] or {}).get("face")]
    powers = {face["power"] for face in cards if face and face["power"]}
    return [f"  {SIGNS[power]} {speak(f'power-{power}')}" for power in SIGNS if power in powers]
