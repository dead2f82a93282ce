"""The table as one standalone SVG: paper cards by lamplight, hollow white ghosts and filled black ones.

A gaze is shown three ways at once: by the pupils, by the lean of the body, and by a wedge on the edge it looks at.
"""

from collections.abc import Iterator
from typing import Any

from hullaboo.core.contract import Speak
from hullaboo.kit.svg import standalone

Json = dict[str, Any]

UNIT = 64
MARGIN = 2
EDGE = 40
"""Room for the numbers of rows and columns."""
STRIP = 150
"""Room for the seats, below the table."""
SEAT = 420
"""The width of a seat."""
NARROWEST = 2 * SEAT + EDGE

GROUND, TABLE, PAPER = "#EFE6D6", "#E2D5BD", "#FBF6EC"
INK, SOFT_INK, LINE, MOSS = "#2A2238", "#5D5370", "#B9AA90", "#5B7F4B"
BODY = {"white": "#FFFDF7", "black": INK}
EYES = {"white": INK, "black": PAPER}
TOWARDS = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}
LEAN = {"up": "translate(0 -3)", "right": "rotate(11 32 56)", "down": "translate(0 3)", "left": "rotate(-11 32 56)"}

SHROUD = "M32 11C43 11 49 19 49 31V53L43 48L37.5 54L32 48L26.5 54L21 48L15 53V31C15 19 21 11 32 11Z"
TOMBSTONE = (
    f'<path d="M15 54V30a17 17 0 0 1 34 0V54Z" fill="{LINE}" stroke="{SOFT_INK}" stroke-width="2"/>'
    f'<path d="M32 22V40M25 29H39M10 54H54" stroke="{SOFT_INK}" stroke-width="3" stroke-linecap="round"/>'
)
BARS = (
    f'<path d="M14 0V64M26 0V64M38 0V64M50 0V64" stroke="{MOSS}" stroke-width="3"/>'
    f'<path d="M0 18H64M0 46H64" stroke="{MOSS}" stroke-width="2"/>'
)


def ghost(colour: str, gaze: str) -> str:
    """A ghost on a square of 64 units."""
    x, y = TOWARDS[gaze]
    pupils = "".join(
        f'<circle cx="{eye + 2.6 * x:g}" cy="{27 + 2.6 * y:g}" r="2.6" fill="{BODY[colour]}"/>' for eye in (25.5, 38.5)
    )
    eyes = "".join(f'<circle cx="{eye}" cy="27" r="5.2" fill="{EYES[colour]}"/>' for eye in (25.5, 38.5))
    body = f'<path d="{SHROUD}" fill="{BODY[colour]}" stroke="{INK}" stroke-width="2.5" stroke-linejoin="round"/>'
    edge = f'fill="{BODY[colour]}" stroke="{INK}" stroke-width="1.8" stroke-linejoin="round"'
    wedge = f'<path d="M25 7.5L32 1L39 7.5Z" {edge} transform="rotate({90 * list(TOWARDS).index(gaze)} 32 32)"/>'
    return f'<g transform="translate(3.5 4) scale(0.89) {LEAN[gaze]}">{body}{eyes}{pupils}</g>{wedge}'


def symbols() -> str:
    """Every kind of square, drawn once."""
    drawn = {f"{colour}-{gaze}": ghost(colour, gaze) for colour in BODY for gaze in TOWARDS}
    drawn |= {"tombstone": TOMBSTONE, "bars": BARS}
    return "".join(f'<symbol id="{name}" viewBox="0 0 {UNIT} {UNIT}">{body}</symbol>' for name, body in drawn.items())


def use(square: str, x: int, y: int) -> str:
    """A square in its place."""
    return f'<use href="#{square.replace(" ", "-")}" x="{x}" y="{y}" width="{UNIT}" height="{UNIT}"/>'


def paper(x: int, y: int, wide: int, high: int, fill: str) -> str:
    """A sheet of paper and its shadow."""
    shape = f'width="{wide * UNIT - 4}" height="{high * UNIT - 4}" rx="6"'
    shadow = f'<rect x="{x + 4}" y="{y + 6}" {shape} fill="{INK}" opacity="0.16"/>'
    return f'{shadow}<rect x="{x + 2}" y="{y + 2}" {shape} fill="{fill}" stroke="{INK}" stroke-width="1.5"/>'


def owner_marks(x: int, y: int, wide: int, high: int, colour: str) -> str:
    """The marks in two corners of a card that say whose it is."""
    corners = ((x + 10, y + 10), (x + wide * UNIT - 10, y + high * UNIT - 10))
    mark = f'r="3" fill="{BODY[colour]}" stroke="{INK}" stroke-width="1.5"/>'
    return "".join(f'<circle cx="{a}" cy="{b}" {mark}' for a, b in corners)


def card(face: Json, x: int, y: int, colour: str) -> str:
    """A card with its left upper corner in a place."""
    right, down = (1, 0) if face.get("axis", "across") == "across" else (0, 1)
    count = len(face["squares"])
    wide, high = 1 + (count - 1) * right, 1 + (count - 1) * down
    places = [(x + UNIT * right * at, y + UNIT * down * at) for at in range(count)]
    squares = "".join(use(square, *place) for square, place in zip(face["squares"], places, strict=True))
    return paper(x, y, wide, high, PAPER) + owner_marks(x, y, wide, high, colour) + squares


def gate_card(face: Json, x: int, y: int) -> str:
    """A card of the gate: tombstones stand on stone, bars let the table through."""
    count = len(face["squares"])
    squares = "".join(use(square, x, y + UNIT * at) for at, square in enumerate(face["squares"]))
    return (paper(x, y, 1, count, TABLE) if "tombstone" in face["squares"] else "") + squares


class Sheet:
    """The part of the table that is drawn, and where its squares are on the picture."""

    def __init__(self, view: Json) -> None:
        """Cards and gate, with some free squares around them."""
        faces = [*view["gate"], *view["cards"]]
        reach = [(face, 2 if face["axis"] == "upright" else 0) for face in faces]
        self.top = max(min(face["row"] for face in faces) - MARGIN, 0)
        self.left = max(min(face["column"] for face in faces) - MARGIN, 0)
        bottom = min(max(face["row"] + down for face, down in reach) + MARGIN, view["side"] - 1)
        right = min(max(face["column"] + 2 - down for face, down in reach) + MARGIN, view["side"] - 1)
        self.rows: int = bottom - self.top + 1
        self.columns: int = right - self.left + 1

    @property
    def width(self) -> int:
        """The picture's width, wide enough for the seats' cards."""
        return max(self.columns * UNIT + 2 * EDGE, NARROWEST)

    @property
    def height(self) -> int:
        """The height of the table alone."""
        return self.rows * UNIT + 2 * EDGE

    @property
    def indent(self) -> int:
        """Where the first column begins."""
        return (self.width - self.columns * UNIT) // 2

    def place(self, row: int, column: int) -> tuple[int, int]:
        """The left upper corner of a square."""
        return self.indent + (column - self.left) * UNIT, EDGE + (row - self.top) * UNIT

    def ground(self) -> Iterator[str]:
        """The table's cloth, its squares as fine dots, and the numbers of rows and columns."""
        x, y = self.place(self.top, self.left)
        wide, high = self.columns * UNIT, self.rows * UNIT
        yield f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="10" fill="{TABLE}"/>'
        dots = "".join(
            f"M{x + UNIT * column} {y + UNIT * row}h0"
            for row in range(1, self.rows)
            for column in range(1, self.columns)
        )
        yield f'<path d="{dots}" stroke="{LINE}" stroke-width="3" stroke-linecap="round"/>'
        for at in range(self.columns):
            yield label(x + UNIT * at + UNIT // 2, EDGE - 12, self.left + at)
        for at in range(self.rows):
            yield label(x - 18, y + UNIT * at + UNIT // 2 + 6, self.top + at)


def label(x: int, y: int, words: int | str, size: int = 17, fill: str = SOFT_INK) -> str:
    """A number in its place."""
    return f'<text x="{x}" y="{y}" text-anchor="middle" font-size="{size}" fill="{fill}">{words}</text>'


def last_card_glow(face: Json, x: int, y: int) -> str:
    """A line around the card laid last."""
    wide, high = (3, 1) if face["axis"] == "across" else (1, 3)
    size = f'width="{wide * UNIT + 4}" height="{high * UNIT + 4}" rx="9"'
    return f'<rect x="{x - 2}" y="{y - 2}" {size} fill="none" stroke="{MOSS}" stroke-width="4"/>'


def seat(view: Json, number: int, x: int, y: int) -> Iterator[str]:
    """A seat below the table: its ghosts counted, its card in hand, the next one smaller, and how many more."""
    colour, own = ("white", "black")[number], view["seats"][number]
    if view["turn"] == number:
        yield f'<rect x="{x}" y="{y + 116}" width="{SEAT - 24}" height="6" rx="3" fill="{MOSS}"/>'
    yield use(f"{colour} down", x, y + 24)
    yield label(x + UNIT // 2, y + 18, view["points"][number], 26, INK)
    if own["hand"]:
        yield card(own["hand"], x + 84, y + 24, colour)
    if own["next"]:
        yield f'<g transform="translate({x + 296} {y + 40}) scale(0.5)">{card(own["next"], 0, 0, colour)}</g>'
        yield label(x + 344, y + 100, f"+{len(own['pile'])}")


def svg(view: Json, speak: Speak) -> str:
    """The table, the cards on it, and both seats."""
    sheet = Sheet(view)
    faces = [gate_card(face, *sheet.place(face["row"], face["column"])) for face in view["gate"]]
    for face in view["cards"]:
        faces.append(card(face, *sheet.place(face["row"], face["column"]), ("white", "black")[face["seat"]]))
    if view["cards"]:
        last = view["cards"][-1]
        faces.append(last_card_glow(last, *sheet.place(last["row"], last["column"])))
    middle = sheet.width // 2
    seats = [*seat(view, 0, middle - SEAT, sheet.height), *seat(view, 1, middle + 24, sheet.height)]
    ground = f'<rect width="100%" height="100%" fill="{GROUND}"/>'
    body = "".join([ground, *sheet.ground(), *faces, *seats])
    return standalone(speak, sheet.width, sheet.height + STRIP, f"<defs>{symbols()}</defs>{body}")
