"""The castle as one SVG, drawn from a view alone: a paper castle with walls that differ in colour and in stroke."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from hullaboo.core.contract import Speak
from hullaboo.kit.svg import caption, named, standalone

from ..board import COLOUR_LETTERS, COLOUR_NAMES, ROOMS_A_SIDE, SIDE
from ..edition import CRESTS, PORTRAITS

INK, PAPER, TABLE, GROUND, SOFT = "#2A2238", "#FBF6EC", "#E2D5BD", "#EFE6D6", "#5D5370"
ACCENT, DANGER = "#B5533C", "#B3263F"
WALLS = dict(zip(COLOUR_NAMES, ("#FFFDF7", "#E8B90C", "#2E9E6B", "#D23B4B", "#3479D0", "#8A55B8"), strict=True))
SIGN_COLOURS = ("#E8B90C", "#D23B4B", "#3479D0", "#2E9E6B", "#8A55B8", "#D9822B")
"""What hangs behind a sign: the sign says which it is, the colour only helps."""

CORRIDOR, ROOM = 34, 58
FRAME = 62
BOARD = ROOMS_A_SIDE * (CORRIDOR + ROOM)
WIDTH = BOARD + 2 * FRAME
SEAT_HEIGHT = 46
MARGIN = 10
TOKENS_AT, TOKEN = FRAME + 54, 74
VISITORS_AT = TOKENS_AT + 4 * TOKEN + 20
THICK = 9


def svg(view: dict[str, Any], speak: Speak) -> str:
    """The whole table: castle, journey, pieces, and below what lies before the seats."""
    height = WIDTH + (len(view["seats"]) + 1) * SEAT_HEIGHT + MARGIN
    castle = [ground(height), *rooms(), *frame(view, speak), *walls(view)]
    parts = [*castle, *pieces(view, speak), *journey(view), *ghost(view), *seats(view, speak)]
    return standalone(speak, WIDTH, height, definitions() + "".join(parts))


def edge(index: int) -> int:
    """Where a row or column of cells begins, on the board."""
    return FRAME + index // 2 * (CORRIDOR + ROOM) + index % 2 * CORRIDOR


def size(index: int) -> int:
    """How wide a row or column of cells is."""
    return ROOM if index % 2 else CORRIDOR


def middle(index: int) -> float:
    """The middle of a row or column of cells."""
    return edge(index) + size(index) / 2


@cache
def definitions() -> str:
    """Every sign and every wall, drawn once."""
    symbols = (
        (Path(__file__).parents[1] / "signs.svg").read_text("utf-8").partition("<defs>")[2].partition("</defs>")[0]
    )
    line = f'fill="none" stroke="{INK}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"'
    drawn = re.sub(r"\n *", "", symbols).replace('viewBox="0 0 64 64"', f'viewBox="0 0 64 64" {line}')
    bricks = [f'<g id="{name}-{length}">{brick(name, length)}</g>' for name in WALLS for length in (CORRIDOR, ROOM)]
    return f"<defs>{drawn}{''.join(bricks)}</defs>"


def brick(colour: str, length: int) -> str:
    """A wall from left to right, its middle line at height 0: a band of colour with a stroke of its own."""
    band = f'<rect y="{-THICK / 2}" width="{length}" height="{THICK}" rx="2" fill="{WALLS[colour]}" stroke="{INK}"/>'
    return band + f'<path d="{stroke(colour, length)}" {STROKES[colour]}/>'


STROKES = {
    "white": f'stroke="{INK}" stroke-width="1.2"',
    "yellow": f'stroke="{INK}" stroke-width="3" stroke-linecap="round" stroke-dasharray="0 6.5"',
    "green": f'stroke="{PAPER}" stroke-width="2.6" stroke-dasharray="7 5"',
    "red": f'stroke="{PAPER}" stroke-width="1.6" fill="none"',
    "blue": f'stroke="{PAPER}" stroke-width="1.7" fill="none"',
    "purple": f'stroke="{PAPER}" stroke-width="1.5"',
}


def stroke(colour: str, length: int) -> str:
    """The line in a wall: straight for white, yellow (dots) and green (dashes), zigzag, waves or hatching."""
    steps = range(4, length - 6, 6)
    if colour == "red":
        return "M3 2" + "".join("l3 -5l3 5" for _ in steps)
    if colour == "blue":
        return "M3 0" + "".join("q1.5 -4 3 0t3 0" for _ in steps)
    if colour == "purple":
        return "".join(f"M{x} 3.5l4 -7" for x in steps)
    return f"M4 0H{length - 3}"


def use(name: str, x: float, y: float, width: float) -> str:
    """A sign with its middle at a place."""
    return f'<use href="#{name}" x="{x - width / 2:g}" y="{y - width / 2:g}" width="{width:g}" height="{width:g}"/>'


def label(x: float, y: float, words: object, height: float, colour: str = INK) -> str:
    """Words with their middle at a place."""
    place = f'x="{x:g}" y="{y + height * 0.35:g}" font-size="{height:g}"'
    return f'<text {place} font-weight="bold" text-anchor="middle" fill="{colour}">{words}</text>'


def box(x: float, y: float, width: float, height: float, look: str) -> str:
    """A rectangle."""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" {look}/>'


def ground(height: int) -> str:
    """The table, and on it the castle's sheet."""
    sheet = WIDTH - 2 * MARGIN
    look = f'rx="10" fill="{PAPER}" stroke="{INK}" stroke-width="2"'
    floor = box(FRAME, FRAME, BOARD, BOARD, f'fill="{TABLE}"')
    return box(0, 0, WIDTH, height, f'fill="{GROUND}"') + box(MARGIN, MARGIN, sheet, sheet, look) + floor


def rooms() -> Iterator[str]:
    """Thirty-six sheets of paper, each with its shadow on the floor."""
    for row in range(1, SIDE, 2):
        for column in range(1, SIDE, 2):
            yield box(edge(column), edge(row) + 7, ROOM, ROOM, f'rx="3" fill="{INK}" opacity=".16"')
            yield box(edge(column), edge(row), ROOM, ROOM, f'fill="{PAPER}"')


def frame(view: dict[str, Any], speak: Speak) -> Iterator[str]:
    """Around the floor crests left and right, portraits above and below, and the white tower in its corner."""
    near, far = FRAME / 2 + 4, WIDTH - FRAME / 2 - 4
    yield box(FRAME, FRAME + BOARD, BOARD, 10, f'fill="{PAPER}"')
    yield box(FRAME, FRAME, BOARD, BOARD, f'fill="none" stroke="{INK}" stroke-width="4"')
    yield use("tower", near, near, 40)
    for at, (crest, portrait) in enumerate(zip(view["crests"], view["portraits"], strict=True)):
        place = middle(2 * at + 1)
        yield named(speak("crest", crest=crest), shield(crest, near, place) + shield(crest, far, place))
        yield named(speak("portrait", portrait=portrait), oval(portrait, place, near) + oval(portrait, place, far))


def shield(crest: str, x: float, y: float) -> str:
    """A crest."""
    look = f'fill="{SIGN_COLOURS[CRESTS.index(crest)]}" stroke="{INK}" stroke-width="1.5"'
    return f'<path d="M{x - 20:g} {y - 22:g}h40v22q0 16-20 24-20-8-20-24z" {look}/>' + use(crest, x, y - 2, 30)


def oval(portrait: str, x: float, y: float) -> str:
    """A portrait."""
    look = f'fill="{SIGN_COLOURS[PORTRAITS.index(portrait)]}" stroke="{INK}" stroke-width="1.5"'
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="21" ry="23" {look}/>' + use(portrait, x, y, 34)


def walls(view: dict[str, Any]) -> Iterator[str]:
    """Every wall, the southern ones lying, the eastern ones standing."""
    names = dict(zip(COLOUR_LETTERS, COLOUR_NAMES, strict=True))
    for row in range(SIDE):
        for column in range(SIDE):
            south, east = view["south"][row][column], view["east"][row][column]
            if south in names:
                yield f'<use href="#{names[south]}-{size(column)}" x="{edge(column)}" y="{edge(row + 1)}"/>'
            if east in names:
                place = f"translate({edge(column + 1)} {edge(row)}) rotate(90)"
                yield f'<use href="#{names[east]}-{size(row)}" transform="{place}"/>'


def in_room(room: list[int]) -> tuple[float, float]:
    """The middle of a room."""
    row, column = room
    return middle(2 * column - 1), middle(2 * row - 1)


def pieces(view: dict[str, Any], speak: Speak) -> Iterator[str]:
    """The special tokens and the visitor."""
    for token in view["tokens"]:
        x, y = in_room(token["room"])
        drawn = use(token["kind"], x, y, 44) + label(x, y, token["spot"], 15)
        yield named(speak(f"ui-{token['kind']}", spot=token["spot"]), drawn)
    if view["visitor"]:
        yield visitor(*in_room(view["visitor"]["room"]), view["visitor"]["number"], 46)


def visitor(x: float, y: float, number: int, width: float) -> str:
    """A visitor with its number in a badge."""
    badge = f'<circle cx="{x + width * 0.4:g}" cy="{y - width * 0.36:g}" r="{width * 0.23:g}" fill="{INK}"/>'
    return use("visitor", x, y, width) + badge + label(x + width * 0.4, y - width * 0.36, number, width * 0.3, PAPER)


def ghost(view: dict[str, Any]) -> Iterator[str]:
    """The ghost: in its room, or where the journey has led it."""
    if view["phase"] == "claim":
        row, column = view["journey"]["cells"][-1]
        yield use("ghost", middle(column), middle(row), 44 if size(row) == size(column) == ROOM else 36)
    else:
        yield use("ghost", *in_room(view["ghost"]), 46)


def journey(view: dict[str, Any]) -> Iterator[str]:
    """The newest journey as a line in the colours used, with a knot in each cell; a dropped claim ends in a cross."""
    shown = view["journey"]
    if shown is None:
        return
    points = [(middle(column), middle(row)) for row, column in shown["cells"]]
    for ink, width in ((INK, 9), (None, 5)):
        for at, colour in enumerate(shown["colours"][1:]):
            dashed = is_jump(shown["cells"][at], shown["cells"][at + 1])
            yield leg(points[at], points[at + 1], ink or WALLS[colour], width, dashed)
    yield from (f'<circle cx="{x:g}" cy="{y:g}" r="2" fill="{INK}"/>' for x, y in points)
    if shown["stands"] == "dropped":
        yield cross(*points[-1])


def is_jump(here: list[int], there: list[int]) -> bool:
    """Whether a step leads further than to a neighbour."""
    return abs(here[0] - there[0]) + abs(here[1] - there[1]) > 1


def leg(start: tuple[float, float], end: tuple[float, float], ink: str, width: int, dashed: bool) -> str:
    """One step; a jump is dashed."""
    path = f"M{start[0]:g} {start[1]:g}L{end[0]:g} {end[1]:g}"
    dashes = ' stroke-dasharray="1 14"' if dashed else ""
    return f'<path d="{path}" stroke="{ink}" stroke-width="{width}" stroke-linecap="round"{dashes}/>'


def cross(x: float, y: float) -> str:
    """Here a claim was dropped."""
    path = f"M{x - 8:g} {y - 8:g}l16 16m0-16l-16 16"
    return f'<path d="{path}" stroke="{DANGER}" stroke-width="5" stroke-linecap="round"/>'


def seats(view: dict[str, Any], speak: Speak) -> Iterator[str]:
    """The reserve, then a strip of paper a seat."""
    yield from wall_tokens(view["reserve"], 0, speak)
    for seat, shown in enumerate(view["seats"]):
        yield from strip(seat, shown, speak)


def strip_top(row: int) -> int:
    """Where a strip below the castle begins."""
    return WIDTH + row * SEAT_HEIGHT


def wall_tokens(colours: list[str], row: int, speak: Speak) -> Iterator[str]:
    """Wall tokens side by side: a brick and its colour in words."""
    y = strip_top(row) + SEAT_HEIGHT / 2
    for at, colour in enumerate(colours):
        x = TOKENS_AT + at * TOKEN
        yield box(x, y - 17, TOKEN - 8, 34, f'rx="5" fill="{PAPER}" stroke="{SOFT}"')
        yield f'<use href="#{colour}-{ROOM}" x="{x + 4}" y="{y - 7:g}"/>'
        yield caption(speak("colour", colour=colour), x + TOKEN / 2 - 4, y + 8, 13, 12, INK)


def strip(seat: int, shown: dict[str, Any], speak: Speak) -> Iterator[str]:
    """A seat: its number, wall tokens, visitors by number, and its hand or hourglass."""
    x, y = FRAME / 2 + 4, strip_top(seat + 1) + SEAT_HEIGHT / 2
    yield box(MARGIN, y - 20, WIDTH - 2 * MARGIN, 40, f'rx="6" fill="{TABLE}"')
    yield f'<circle cx="{x:g}" cy="{y:g}" r="14" fill="{ACCENT}"/>' + label(x, y, seat + 1, 16, PAPER)
    yield from wall_tokens(shown["walls"], seat + 1, speak)
    for at, number in enumerate(shown["visitors"]):
        yield visitor(VISITORS_AT + at * 40, y, number, 30)
    if shown["hand"]:
        yield use("hand", FRAME + 14, y, 30)
    if shown["cooling"]:
        yield use("cooling", FRAME + 38, y, 28)
