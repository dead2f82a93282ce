"""Notation: `lay 25,21 across front`, `lay 20,26 upright back turned`, `look first`.

The two numbers are the row and the column of the card's first square, its left or upper end. `front` is the face with
the card's own strokes; `turned` means half a turn. `look` names a square of the card just laid, counted from that end.
"""

import re
from typing import Any

from hullaboo.core.errors import BadNotation

from .cards import ACROSS, MOST_WAYS, UPRIGHT, face_of, is_turned
from .rules import LOOK, PLACES_OF_AN_AXIS, lay_action
from .state import SIDE, STEPS

AXES = ("across", "upright")
FACES = ("front", "back")
SQUARE_NAMES = ("first", "middle", "last")
LAY = re.compile(r"lay (0|[1-9][0-9]?),(0|[1-9][0-9]?) (across|upright) (front|back)( turned)?")
EXPECTED = "'lay ROW,COLUMN across|upright front|back [turned]' or 'look first|middle|last'"


def place_of(action: int) -> tuple[int, int, int]:
    """The axis, row and column of a lay."""
    place = action // MOST_WAYS
    axis, line, step = place // PLACES_OF_AN_AXIS, place // STEPS % SIDE, place % STEPS
    return (axis, line, step) if axis == ACROSS else (axis, step, line)


def text(action: int) -> str:
    """An action as text."""
    if action >= LOOK:
        return f"look {SQUARE_NAMES[action - LOOK]}"
    axis, row, column = place_of(action)
    way = action % MOST_WAYS
    return f"lay {row},{column} {AXES[axis]} {FACES[face_of(way)]}{' turned' if is_turned(way) else ''}"


def action(text: str) -> int:
    """The inverse of `text`."""
    looks = [f"look {name}" for name in SQUARE_NAMES]
    if text in looks:
        return LOOK + looks.index(text)
    match = LAY.fullmatch(text)
    if match is None:
        raise BadNotation(f"expected {EXPECTED}, got {text!r}", expected=EXPECTED, got=text)
    row, column, axis = int(match[1]), int(match[2]), AXES.index(match[3])
    refuse_beyond_table(text, axis, row, column)
    return lay_action(axis, row, column, FACES.index(match[4]) + (2 if match[5] else 0))


def refuse_beyond_table(text: str, axis: int, row: int, column: int) -> None:
    """All three squares of a card lie on the table."""
    rows, columns = (STEPS, SIDE) if axis == UPRIGHT else (SIDE, STEPS)
    if row >= rows or column >= columns:
        expected = f"rows 0–{rows - 1} and columns 0–{columns - 1}"
        raise BadNotation(f"a card {AXES[axis]} begins in {expected}, got {text!r}", expected=expected, got=text)


def phrase(action: int) -> dict[str, Any]:
    """The action for words: `move-lay`, `move-look`."""
    if action >= LOOK:
        return {"code": "look", "square": SQUARE_NAMES[action - LOOK]}
    axis, row, column = place_of(action)
    way = action % MOST_WAYS
    turned = "yes" if is_turned(way) else "no"
    return {
        "code": "lay",
        "row": row,
        "column": column,
        "axis": AXES[axis],
        "face": FACES[face_of(way)],
        "turned": turned,
    }
