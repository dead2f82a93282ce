"""The signs of the castle, each drawn once on a square of 64 units around its middle: crests, key heads, pieces.

A sign has no colour of its own: `ink` is put in by whoever draws it, so that the same sign serves by day and by night.
"""

from typing import NamedTuple


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

CRESTS = {
    "thistle": (
        '<path d="M-3 4h6l2 24h-10z"/>'
        '<path d="M0 -6c12 0 17 7 14 15c-2 6 -8 8 -14 8s-12 -2 -14 -8c-3 -8 2 -15 14 -15z"/>'
        '<path d="M-14 -6l-6 -18l9 8l1 -12l7 10l3 -14l3 14l7 -10l1 12l9 -8l-6 18q-14 -6 -28 0z"/>'
        '<path d="M-6 24q-14 2 -18 -10q12 -2 18 6zM6 24q14 2 18 -10q-12 -2 -18 6z"/>'
    ),
    "stag": (
        '<path d="M0 30c-7 0 -10 -8 -10 -14l-4 -10l-12 -4l13 -2q6 -6 13 -6t13 6l13 2l-12 4l-4 10c0 6 -3 14 -10 14z"/>'
        '<path d="M-7 -4q-14 -4 -13 -26M-18 -16q-9 0 -10 -9M-14 -9q2 -8 -1 -16M7 -4q14 -4 13 -26M18 -16q9 0 10 -9'
        'M14 -9q-2 -8 1 -16" fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round"/>'
    ),
    "crown": (
        '<path d="M-26 20l-4 -34l14 14l16 -24l16 24l14 -14l-4 34z"/><path d="M-26 24h52v7h-52z"/>'
        '<circle cx="-30" cy="-18" r="4"/><circle cx="0" cy="-27" r="4"/><circle cx="30" cy="-18" r="4"/>'
    ),
    "ship": (
        '<path d="M-28 10h56l-9 18h-38z"/><path d="M-3 -30h5v38h-5z"/><path d="M5 -28q22 14 21 34h-21z"/>'
        '<path d="M-6 -22q-18 12 -17 28h17z"/><path d="M2 -30l12 -3l-12 -4z"/>'
    ),
    "sun": (
        '<circle r="13"/><path d="M-4 -18l4 -13l4 13zM-4 18l4 13l4 -13zM-18 -4l-13 4l13 4zM18 -4l13 4l-13 4z'
        'M-15.6 -10l-6.4 -12l12 6.4zM15.6 -10l6.4 -12l-12 6.4zM-15.6 10l-6.4 12l12 -6.4zM15.6 10l6.4 12l-12 -6.4z"/>'
    ),
}
HEADS = {
    "red": '<path d="M0 -9l9 16h-18z"/>',
    "blue": '<circle r="8"/>',
    "green": '<rect x="-7.5" y="-7.5" width="15" height="15"/>',
}
SHEET = "M-17 26c2 -10 -2 -20 0 -32c2 -14 9 -22 17 -22s15 8 17 22c2 12 -2 22 0 32l-6 -5l-5 6l-6 -6l-6 6l-5 -6z"
PAWN = "M-14 26q0 -6 5 -9q4 -10 3 -17a12 12 0 1 1 12 0q-1 7 3 17q5 3 5 9z"
CHEST = (
    '<path d="M-17 -2a17 11 0 0 1 34 0z" fill="#b98a2f"/><rect x="-17" y="-2" width="34" height="17" fill="#9c6b2a"/>'
    '<path d="M-17 -2h34M-17 -2a17 11 0 0 1 34 0v17h-34z" fill="none" stroke="#2a2238" stroke-width="2"/>'
    '<rect x="-4" y="-5" width="8" height="9" rx="1.5" fill="#f3d067" stroke="#2a2238" stroke-width="1.5"/>'
)


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
    shape = f'<path d="{PAWN}" fill="{look.pawns[seat]}" stroke="{look.ink}" stroke-width="2.5"/>{number}'
    return placed(shape, x, y, 0.72)


def ghost(seat: int, x: float, y: float, look: Look) -> str:
    """The pawn under the shroud."""
    dark = look.ground if look.glows else look.ink
    eyes = "".join(f'<ellipse cx="{side}" cy="-11" rx="3.2" ry="4.6" fill="{dark}"/>' for side in (-6, 6))
    smile = f'<path d="M-4 -1q4 4 8 0" fill="none" stroke="{dark}" stroke-width="2.2" stroke-linecap="round"/>'
    number = f'<text y="16" font-size="14" text-anchor="middle" font-weight="700" fill="{dark}">{seat + 1}</text>'
    shape = f'<path d="{SHEET}" fill="{look.sheet}" stroke="{look.ink}" stroke-width="2.5" stroke-linejoin="round"/>'
    return placed(shape + eyes + smile + number, x, y, 0.78)
