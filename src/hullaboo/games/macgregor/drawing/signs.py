"""The signs of the castle, each drawn once on a square of 64 units around its middle: crests, key heads, pieces.

A sign has no colour of its own: `ink` is put in by whoever draws it, so that the same sign serves by day and by night.
"""

import re
from pathlib import Path
from typing import NamedTuple

from ..board import COLOUR_NAMES, CREST_NAMES


class Look(NamedTuple):
    """The colours of a time of day."""

    ground: str
    paper: tuple[str, str]
    ink: str
    soft: str
    shade: str
    crests: dict[str, str]
    colours: dict[str, str]
    pawns: tuple[str, ...]
    sheet: str
    glows: bool


DAY = Look(
    ground="#efe6d6",
    paper=("#fbf6ec", "#f5ecdb"),
    ink="#2a2238",
    soft="#5d5370",
    shade="#2a223830",
    crests={"thistle": "#7a4fa3", "stag": "#8a5637", "crown": "#a87b08", "ship": "#237489", "sun": "#cc6420"},
    colours={"red": "#d23b4b", "blue": "#3479d0", "green": "#2e9e6b"},
    pawns=("#5b7f4b", "#b5533c", "#2a7f98", "#b06a1c"),
    sheet="#ffffff",
    glows=False,
)
GLOW = "#c9ffdc"
NIGHT = Look(
    ground="#04070a",
    paper=("#04070a", "#04070a"),
    ink=GLOW,
    soft="#5f8f74",
    shade="#00000000",
    crests=dict.fromkeys(DAY.crests, GLOW),
    colours=dict.fromkeys(DAY.colours, GLOW),
    pawns=(GLOW,) * 4,
    sheet="#eafff2",
    glows=True,
)

DRAWN = re.findall(r'<symbol id="(\w+)".*?>(.*)</symbol>', (Path(__file__).parents[1] / "signs.svg").read_text("utf-8"))
SIGNS = dict(DRAWN)
"""The shapes: the browser draws the same ones."""
CRESTS = {name: SIGNS[name] for name in CREST_NAMES}
HEADS = {name: SIGNS[name] for name in COLOUR_NAMES}
CHEST, SHEET, PAWN = SIGNS["chest"], SIGNS["sheet"], SIGNS["pawn"]


def placed(shape: str, x: float, y: float, scale: float = 1.0, ink: str = "") -> str:
    """A shape at a spot, in an ink."""
    colour = f' fill="{ink}" color="{ink}"' if ink else ""
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})"{colour}>{shape}</g>'


def crest(name: str, x: float, y: float, scale: float, look: Look) -> str:
    """A crest in its colour."""
    return placed(CRESTS[name], x, y, scale, look.crests[name])


def head(colour: str, x: float, y: float, scale: float, ink: str) -> str:
    """The head of a key, as it is also marked on doors: a triangle is red, a circle blue, a square green."""
    return placed(HEADS[colour], x, y, scale, ink)


def pawn(seat: int, x: float, y: float, look: Look) -> str:
    """A pawn with the number of its place at the table."""
    number = (
        f'<text y="18" font-size="17" text-anchor="middle" font-weight="700" fill="{look.ground}">{seat + 1}</text>'
    )
    shape = f'<g fill="{look.pawns[seat]}" stroke="{look.ink}" stroke-width="2.5">{PAWN}</g>{number}'
    return placed(shape, x, y, 0.72)


def ghost(seat: int, x: float, y: float, look: Look) -> str:
    """The pawn under the shroud."""
    dark = look.ground if look.glows else look.ink
    eyes = "".join(f'<ellipse cx="{side}" cy="-11" rx="3.2" ry="4.6" fill="{dark}"/>' for side in (-6, 6))
    smile = f'<path d="M-4 -1q4 4 8 0" fill="none" stroke="{dark}" stroke-width="2.2" stroke-linecap="round"/>'
    number = f'<text y="16" font-size="14" text-anchor="middle" font-weight="700" fill="{dark}">{seat + 1}</text>'
    shape = f'<g fill="{look.sheet}" stroke="{look.ink}" stroke-width="2.5" stroke-linejoin="round">{SHEET}</g>'
    return placed(shape + eyes + smile + number, x, y, 0.78)
