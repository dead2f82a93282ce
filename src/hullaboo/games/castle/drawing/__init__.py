"""The castle as text, drawn from a view alone. The SVG is drawn in picture.py."""

from typing import Any

from hullaboo.core.contract import Speak

from ..board import COLOUR_LETTERS, COLOUR_NAMES, SIDE
from .picture import svg

__all__ = ["svg", "text"]

CELL_WIDTH, CELL_HEIGHT = 4, 2
WIDTH, HEIGHT = SIDE * CELL_WIDTH + 1, SIDE * CELL_HEIGHT + 1
ROOM_WIDTH = 2 * CELL_WIDTH
KINDS = {"trapdoor": "T", "transition": "X"}

Canvas = list[list[str]]


def text(view: dict[str, Any], speak: Speak) -> str:
    """What is asked, the castle between its crests and portraits, what the letters mean, and the seats."""
    return "\n".join([*headline(view, speak), "", *castle(view, speak), "", *legend(speak), "", *seats(view, speak)])


def headline(view: dict[str, Any], speak: Speak) -> list[str]:
    """Which visitor, where it waits, and what is going on."""
    if view["visitor"] is None:
        return [speak("over" if view["phase"] == "over" else "countdown")]
    row, column = view["visitor"]["room"]
    signs = {"crest": view["crests"][row - 1], "portrait": view["portraits"][column - 1]}
    return [
        speak("round", number=view["visitor"]["number"], last=view["visitors"], route=view["route"]),
        speak("place", **signs, row=row, column=column),
        going_on(view, speak),
    ]


def going_on(view: dict[str, Any], speak: Speak) -> str:
    """A search, or somebody's claim."""
    if view["phase"] == "search":
        return speak("search")
    shown = view["journey"]
    return speak("claim", seat=shown["seat"], colour=shown["colour"], steps=len(shown["cells"]) - 1)


def castle(view: dict[str, Any], speak: Speak) -> list[str]:
    """The castle with its signs: portraits above, crests to the left."""
    canvas = framed()
    draw_walls(canvas, view)
    draw_journey(canvas, view)
    draw_pieces(canvas, view)
    crests = [speak("crest", crest=sign) for sign in view["crests"]]
    margin = max(map(len, crests))
    left = [crests[at // 4] if at % 4 == 3 else "" for at in range(HEIGHT)]
    rows = [f"{sign:>{margin}} {''.join(row)}" for sign, row in zip(left, canvas, strict=True)]
    return [" " * (margin + 3) + portraits(view, speak), *rows]


def portraits(view: dict[str, Any], speak: Speak) -> str:
    """The portraits, each above its column of rooms."""
    names = [speak("portrait", portrait=sign)[:ROOM_WIDTH] for sign in view["portraits"]]
    return "".join(f"{name:^{ROOM_WIDTH}}" for name in names).rstrip()


def framed() -> Canvas:
    """An empty castle."""
    canvas = [[" "] * WIDTH for _ in range(HEIGHT)]
    for x in range(WIDTH):
        canvas[0][x] = canvas[-1][x] = "─"
    for row in canvas:
        row[0] = row[-1] = "│"
    for (y, x), corner in zip([(0, 0), (0, -1), (-1, 0), (-1, -1)], "┌┐└┘", strict=True):
        canvas[y][x] = corner
    return canvas


def draw_walls(canvas: Canvas, view: dict[str, Any]) -> None:
    """Every wall by its letter, a dot where cells meet."""
    for row in range(SIDE):
        for column in range(SIDE):
            y, x = row * CELL_HEIGHT + 1, column * CELL_WIDTH + 1
            if column < SIDE - 1:
                canvas[y][x + 3] = view["east"][row][column]
            if row < SIDE - 1:
                canvas[y + 1][x : x + 3] = view["south"][row][column] * 3
            if row < SIDE - 1 and column < SIDE - 1:
                canvas[y + 1][x + 3] = "·"


def draw_journey(canvas: Canvas, view: dict[str, Any]) -> None:
    """The cells of the newest journey."""
    for row, column in view["journey"]["cells"] if view["journey"] else []:
        put(canvas, row, column, 1, "*")


def draw_pieces(canvas: Canvas, view: dict[str, Any]) -> None:
    """Tokens with their numbers, the visitor, and the ghost where it is now."""
    for token in view["tokens"]:
        put(canvas, *cell_of_room(token["room"]), 0, f"{KINDS[token['kind']]}{token['spot']}")
    if view["visitor"]:
        put_piece(canvas, *cell_of_room(view["visitor"]["room"]), "V")
    row, column = view["journey"]["cells"][-1] if view["phase"] == "claim" else cell_of_room(view["ghost"])
    put_piece(canvas, row, column, "G")


def cell_of_room(room: list[int]) -> tuple[int, int]:
    """The row and column of a room's cell, from 0."""
    row, column = room
    return 2 * row - 1, 2 * column - 1


def put_piece(canvas: Canvas, row: int, column: int, sign: str) -> None:
    """Ghost or visitor in the middle of a cell, or beside the number of a token."""
    taken = canvas[row * CELL_HEIGHT + 1][column * CELL_WIDTH + 2].isdigit()
    put(canvas, row, column, 2 if taken else 1, sign)


def put(canvas: Canvas, row: int, column: int, at: int, signs: str) -> None:
    """Signs in a cell, from a place in it on."""
    y, x = row * CELL_HEIGHT + 1, column * CELL_WIDTH + 1 + at
    canvas[y][x : x + len(signs)] = signs


def legend(speak: Speak) -> list[str]:
    """What the letters mean."""
    colours = " · ".join(
        f"{letter} {speak('colour', colour=name)}" for letter, name in zip(COLOUR_LETTERS, COLOUR_NAMES, strict=True)
    )
    return [f"{speak('legend')}: {colours}", speak("signs")]


def seats(view: dict[str, Any], speak: Speak) -> list[str]:
    """What lies before each seat, and what is left."""
    lines = [seat_line(at, shown, speak) for at, shown in enumerate(view["seats"])]
    return [*lines, f"{speak('reserve')}: {colours_of(view['reserve'], speak)}"]


def seat_line(seat: int, shown: dict[str, Any], speak: Speak) -> str:
    """One seat."""
    visitors = ", ".join(map(str, shown["visitors"])) or "–"
    parts = [
        f"{speak('before-seat', seat=seat)}: {colours_of(shown['walls'], speak)}",
        speak("visitors-taken", visitors=visitors),
        *([speak("hand-up")] if shown["hand"] else []),
        *([speak("cooling")] if shown["cooling"] else []),
    ]
    return " · ".join(parts)


def colours_of(names: list[str], speak: Speak) -> str:
    """Wall tokens by name."""
    return ", ".join(speak("colour", colour=name) for name in names) or "–"
