"""The table as SVG: the castle from above, by day and by night, drawn from a view alone.

By night only what is phosphorescent in the box is drawn: walls, crests, marks on doors, key heads, ghost and pawns.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from hullaboo.core.contract import Speak
from hullaboo.kit.svg import named, standalone

from ..board import SIDE
from .signs import CHEST, DAY, NIGHT, SHEET, Look, crest, ghost, head, pawn, placed

View = dict[str, Any]

HEATHER = "#7a5ba6"
CELL = 100
LEFT, TOP = 46, 118
WIDTH = 2 * LEFT + SIDE * CELL
CASTLE_END = TOP + SIDE * CELL
HANDS_TOP = CASTLE_END + 74
STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
SPOTS = {1: [(0, 0)], 2: [(-17, 0), (17, 0)], 3: [(-26, 0), (0, 4), (26, 0)], 4: [(-32, 0), (-11, 4), (11, 0), (32, 4)]}


def svg(view: View, speak: Speak) -> str:
    """The table by day."""
    return drawn(view, DAY, speak)


def svg_night(view: View, speak: Speak) -> str:
    """The table in the dark: only what glows."""
    return drawn(view, NIGHT, speak)


def drawn(view: View, look: Look, speak: Speak) -> str:
    """Everything, from the floor up."""
    rows = (len(view["pawns"]) + 1) // 2
    height = HANDS_TOP + 78 * rows + 8
    parts = [ground(height, look), *rooms(view, look, speak), *walls(view, look), *gates(view, look)]
    parts += [] if look.glows else [dungeon(view, look), treasure(view), trail(view, look), *coordinates(look)]
    parts += [*pieces(view, look), *laid_cards(view, look), pile(view, look, speak), *hands(view, look)]
    body = lit("".join(parts)) if look.glows else "".join(parts)
    font = 'font-family="ui-rounded, system-ui, sans-serif"'
    return standalone(speak, WIDTH, height, body, font)


def lit(body: str) -> str:
    """Everything with a soft light around it."""
    blur = '<feGaussianBlur stdDeviation="3.5"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge>'
    return f'<filter id="glow">{blur}</filter><g filter="url(#glow)">{body}</g>'


def ground(height: int, look: Look) -> str:
    """The table, and the castle's shadow on it."""
    back = f'<rect width="{WIDTH}" height="{height}" fill="{look.ground}"/>'
    size = SIDE * CELL + 16
    return f'{back}<rect x="{LEFT - 8}" y="{TOP - 2}" width="{size}" height="{size}" rx="8" fill="{look.shade}"/>'


def corner(room: str) -> tuple[int, int]:
    """The upper left corner of a room."""
    return LEFT + (int(room[1]) - 1) * CELL, TOP + "ABCDE".index(room[0]) * CELL


def all_rooms() -> Iterator[str]:
    """A1 to E5."""
    return (f"{row}{column}" for row in "ABCDE" for column in range(1, SIDE + 1))


def rooms(view: View, look: Look, speak: Speak) -> Iterator[str]:
    """Floors with their crests."""
    for number, room in enumerate(all_rooms()):
        x, y = corner(room)
        name = view["board"]["crests"][number]
        yield f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" fill="{look.paper[number % 2]}"/>'
        if not look.glows:
            yield f'<circle cx="{x + 50}" cy="{y + 31}" r="23" fill="{look.crests[name]}" fill-opacity=".13"/>'
        yield named(speak("crest", crest=name), crest(name, x + 50, y + 31, 0.54, look))


def doorways(view: View) -> dict[tuple[str, str], str]:
    """The colours of the doors on the east and south sides of rooms."""
    return {
        (first, "east" if first[0] == second[0] else "south"): colour
        for first, second, colour in view["board"]["doors"]
    }


def walls(view: View, look: Look) -> Iterator[str]:
    """Walls between rooms, with a door in each where there is one, and the castle's outer wall."""
    doors = doorways(view)
    for room in all_rooms():
        x, y = corner(room)
        if room[1] != str(SIDE):
            yield wall(x + CELL, y, x + CELL, y + CELL, doors.get((room, "east")), look)
        if room[0] != "E":
            yield wall(x, y + CELL, x + CELL, y + CELL, doors.get((room, "south")), look)
    size = SIDE * CELL
    edge = f'fill="none" stroke="{look.ink}" stroke-width="{4 if look.glows else 9}" stroke-linejoin="round"'
    yield f'<rect x="{LEFT}" y="{TOP}" width="{size}" height="{size}" rx="2" {edge}/>'


def wall(x1: int, y1: int, x2: int, y2: int, colour: str | None, look: Look) -> str:
    """One wall: solid, or with a door in its middle."""
    stroke = f'stroke="{look.ink}" stroke-width="{3 if look.glows else 6}" stroke-linecap="round"'
    if colour is None:
        return f'<path d="M{x1} {y1}L{x2} {y2}" {stroke}/>'
    across, down = (x2 - x1) * 0.29, (y2 - y1) * 0.29
    ends = f'<path d="M{x1} {y1}l{across:g} {down:g}M{x2} {y2}l{-across:g} {-down:g}" {stroke}/>'
    return ends + door((x1 + x2) / 2, (y1 + y2) / 2, x1 == x2, colour, look)


def door(x: float, y: float, upright: bool, colour: str, look: Look) -> str:
    """A door leaf with the mark of its key; in the dark only the mark shows."""
    if look.glows:
        return head(colour, x, y, 0.85, look.colours[colour])
    wide, high = (15, 40) if upright else (40, 15)
    leaf = f'<rect x="{x - wide / 2:g}" y="{y - high / 2:g}" width="{wide}" height="{high}" rx="4" '
    leaf += f'fill="{look.colours[colour]}" stroke="{look.ink}" stroke-width="2.5"/>'
    shield = f'<circle cx="{x:g}" cy="{y:g}" r="9.5" fill="{look.paper[0]}" stroke="{look.ink}" stroke-width="2"/>'
    return leaf + shield + head(colour, x, y, 0.62, look.colours[colour])


def gates(view: View, look: Look) -> Iterator[str]:
    """The gates to freedom, outside the castle's wall."""
    for room, side, colour in view["board"]["exits"]:
        x, y = corner(room)
        right, down = STEPS[side]
        turn = {"south": 0, "west": 90, "north": 180, "east": 270}[side]
        spot = f"translate({x + 50 + 50 * right} {y + 50 + 50 * down}) rotate({turn})"
        mark = placed(head(colour, 0, 0, 1.15, look.colours[colour]), 0, 19)
        mark = mark.replace("translate(0 19)", f"translate(0 19) rotate({-turn})")
        yield f'<g transform="{spot}">{"" if look.glows else gate_leaf(colour, look)}{mark}</g>'


def gate_leaf(colour: str, look: Look) -> str:
    """An arched gate with a path that leads away from it."""
    path = f'<path d="M-14 36q-4 14 -16 22M14 36q4 14 16 22" fill="none" stroke="{look.soft}" stroke-width="3" '
    arch = '<path d="M-27 -5h54v22a27 24 0 0 1 -54 0z" '
    inner = '<circle cy="19" r="15" '
    return (
        f'{path}stroke-linecap="round" stroke-dasharray="1 7"/>'
        f'{arch}fill="{look.colours[colour]}" stroke="{look.ink}" stroke-width="3.5"/>'
        f'{inner}fill="{look.paper[0]}" stroke="{look.ink}" stroke-width="2"/>'
    )


def dungeon(view: View, look: Look) -> str:
    """A barred cell beside its one room."""
    x, y = cell_of_dungeon(view)
    bars = "".join(f"M{x - 30 + 20 * bar} {y - 34}v68" for bar in range(4))
    cell = f'<rect x="{x - 44}" y="{y - 36}" width="88" height="72" rx="10" fill="#4b4460" stroke-width="4"/>'
    return f'<g stroke="{look.ink}">{cell}<path d="{bars}" stroke-width="5" opacity=".55"/></g>'


def cell_of_dungeon(view: View) -> tuple[int, int]:
    """The middle of the dungeon."""
    room, side = view["board"]["dungeon"]
    (x, y), (right, down) = corner(room), STEPS[side]
    return x + 50 + 94 * right, y + 50 + 94 * down


def treasure(view: View) -> str:
    """The chest in its corner."""
    x, y = corner(view["board"]["treasure"])
    return placed(CHEST, x + 82, y + 21, 0.62)


def trail(view: View, look: Look) -> str:
    """Where the ghost was seen on its last walk, fading from its end to its beginning."""
    spots = [standing(view, room) for room in view["trail"]]
    steps = []
    for number, ((x1, y1), (x2, y2)) in enumerate(pairwise(spots), 1):
        dots = 'stroke-width="7" stroke-linecap="round" stroke-dasharray="1 13"'
        line = f'<path d="M{x1} {y1}L{x2} {y2}" stroke="{HEATHER}" {dots}/>'
        steps.append(
            f'<g opacity="{0.35 + 0.15 * number:g}">{line}<circle cx="{x2}" cy="{y2}" r="5.5" fill="{HEATHER}"/></g>'
        )
    return "".join(steps)


def standing(view: View, room: str) -> tuple[int, int]:
    """Where pieces stand in a room, or in the dungeon."""
    if room == "dungeon":
        return cell_of_dungeon(view)
    x, y = corner(room)
    return x + 50, y + 72


def coordinates(look: Look) -> Iterator[str]:
    """The names of rows and columns."""
    style = f'font-size="14" font-weight="600" fill="{look.soft}" text-anchor="middle"'
    for number in range(SIDE):
        yield f'<text x="{LEFT - 24}" y="{TOP + number * CELL + 55}" {style}>{"ABCDE"[number]}</text>'
        yield f'<text x="{LEFT + number * CELL + 10}" y="{CASTLE_END + 26}" {style}>{number + 1}</text>'


def pieces(view: View, look: Look) -> Iterator[str]:
    """Pawns side by side in their rooms, and the ghost."""
    for room in sorted(set(view["pawns"]) - {"outside"}):
        here = [seat for seat, where in enumerate(view["pawns"]) if where == room]
        x, y = standing(view, room)
        for seat, (right, down) in zip(here, SPOTS[len(here)], strict=True):
            piece = ghost if seat == view["ghost"] else pawn
            yield piece(seat, x + right, y + down - 6, look)


def card(x: float, y: float, fill: str, look: Look, wide: int = 38, high: int = 52) -> str:
    """An empty card."""
    shadow = f'<rect x="{x + 1:g}" y="{y + 3:g}" width="{wide}" height="{high}" rx="5" fill="{look.shade}"/>'
    edge = f'fill="{fill}" stroke="{look.ink if not look.glows else look.ground}" stroke-width="2"'
    return f'{shadow}<rect x="{x:g}" y="{y:g}" width="{wide}" height="{high}" rx="5" {edge}/>'


def laid_cards(view: View, look: Look) -> Iterator[str]:
    """The ghost's path: backs, or crests for who may see them."""
    for number, name in enumerate(view["path"]):
        x, y = WIDTH - LEFT - 184 + 46 * number, 30
        yield card(x, y, look.paper[0] if name else back_colour(look), look)
        if name:
            yield crest(name, x + 19, y + 26, 0.46, look)
        else:
            yield placed(SHEET, x + 19, y + 27, 0.5, look.sheet)


def back_colour(look: Look) -> str:
    """The colour of every back."""
    return look.ground if look.glows else HEATHER


def pile(view: View, look: Look, speak: Speak) -> str:
    """The pile with the crest on its top, and how many keys it has."""
    number = f'<text x="{LEFT + 56}" y="64" font-size="18" font-weight="700" fill="{look.soft}">×{view["pile"]}</text>'
    if view["top"] is None:
        return number
    layers = "".join(card(LEFT + 4 - 2 * layer, 34 - 2 * layer, back_colour(look), look) for layer in range(3))
    words = speak("pile-line", keys=view["pile"], crest=view["top"])
    return named(words, layers + back_crest(view["top"], LEFT + 19, 56, 0.46, look) + number)


def back_crest(name: str, x: float, y: float, scale: float, look: Look) -> str:
    """A crest on the back of a key."""
    light = look._replace(crests=dict.fromkeys(look.crests, "#fbf6ec")) if not look.glows else look
    return crest(name, x, y, scale, light)


def hands(view: View, look: Look) -> Iterator[str]:
    """Every seat with its keys, two a row."""
    for seat, keys in enumerate(view["hands"]):
        x, y = LEFT + 4 + (seat % 2) * 258, HANDS_TOP + 78 * (seat // 2)
        yield (ghost if seat == view["ghost"] else pawn)(seat, x + 12, y + 28, look)
        if seat == view["turn"]:
            yield f'<path d="M{x - 6} {y + 58}h38" stroke="{look.ink}" stroke-width="4" stroke-linecap="round"/>'
        for slot, key in enumerate(keys):
            yield key_card(key, x + 36 + 42 * slot, y, look)


def key_card(key: dict[str, str | None], x: float, y: float, look: Look) -> str:
    """A key: its face with head, shaft and crest if the viewer knows it, else its back with the crest alone."""
    name, colour = str(key["crest"]), key["colour"]
    if colour is None:
        return card(x, y, back_colour(look), look) + back_crest(name, x + 19, y + 26, 0.46, look)
    ink = look.colours[colour]
    shaft = f'<path d="M{x + 19:g} {y + 24:g}v21m0 -8h7m-7 6h5" stroke="{look.soft}" stroke-width="3.5" fill="none"/>'
    face = card(x, y, look.paper[0], look) + ("" if look.glows else shaft)
    return face + head(colour, x + 19, y + 17, 1.05, ink) + crest(name, x + 10, y + 43, 0.24, look)
