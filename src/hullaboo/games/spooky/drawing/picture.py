"""The table as one standalone SVG: paper cards on a table by lamplight, drawn from a view alone."""

from html import escape
from typing import Any

from hullaboo.core.contract import Speak
from hullaboo.kit.svg import caption, standalone

from ..moves import LETTERS

View = dict[str, Any]
GROUND, TABLE, PAPER = "#EFE6D6", "#E2D5BD", "#FBF6EC"
INK, SOFT_INK, LINE, ACCENT, BACK = "#2A2238", "#5D5370", "#B9AA90", "#B5651D", "#6A3FA0"
WIDTH, HEIGHT, GAP = 72, 100, 12
LETTERS_A_LINE = 12
PANEL_WIDTH, PANEL_HEIGHT = 2 * WIDTH + 3 * GAP, 2 * HEIGHT + 3 * GAP + 48
MIDDLE_HEIGHT = HEIGHT + 36
PLACES = ((0, 1), (1, 1), (0, 0), (1, 0))
"""Column and row of each slot: a and b lie below, nearest their player."""

EYE = (
    '<path d="M-14 0Q0-13 14 0Q0 13-14 0Z" fill="none" stroke="{ink}" stroke-width="2"/><circle r="4.5" fill="{ink}"/>'
)
ARROWS = '<path d="M-12-4H9M4-9L10-4L4 1M12 6H-9M-4 1L-10 6L-4 11" fill="none" stroke="{ink}" stroke-width="2.2"/>'
ROOF = '<path d="M-16-9L0-18L16-9" fill="none" stroke="{ink}" stroke-width="2"/>'
AWAY = '<path d="M0-10V-19M-4-15L0-20L4-15" fill="none" stroke="{ink}" stroke-width="2"/>'
SIGNS = {
    "look-at-own": ROOF + EYE,
    "look-at-other": AWAY + EYE,
    "swap-blind": ARROWS,
    "look-and-swap": f'<g transform="translate(-13 0)scale(.8)">{EYE}</g>'
    f'<g transform="translate(14-1)scale(.8)">{ARROWS}</g>',
}


def svg(view: View, speak: Speak) -> str:
    """The seats in a row, the middle of the table below."""
    seats = len(view["hands"])
    width, height = GAP + seats * (PANEL_WIDTH + GAP), 2 * GAP + PANEL_HEIGHT + MIDDLE_HEIGHT
    panels = "".join(placed(GAP + seat * (PANEL_WIDTH + GAP), GAP, panel(view, seat, speak)) for seat in range(seats))
    centre = placed(width // 2, 2 * GAP + PANEL_HEIGHT, middle(view, speak))
    return standalone(
        speak, width, height, f'<rect width="{width}" height="{height}" fill="{GROUND}"/>{panels}{centre}'
    )


def placed(x: int, y: int, body: str) -> str:
    """A drawing moved to its place."""
    return f'<g transform="translate({x} {y})">{body}</g>'


def label(x: int, y: int, size: int, body: str, fill: str = INK) -> str:
    """Centred words or numbers."""
    return f'<text x="{x}" y="{y}" font-size="{size}" text-anchor="middle" fill="{fill}">{body}</text>'


def signed(value: int) -> str:
    """A number with a true minus."""
    return str(value).replace("-", "−")


def panel(view: View, seat: int, speak: Speak) -> str:
    """One seat: its number and points, its four cards."""
    on_turn = view["turn"] == seat and view["phase"] not in ("first-look", "shown", "over")
    edge = f'stroke="{ACCENT}" stroke-width="4"' if on_turn else f'stroke="{LINE}" stroke-width="1.5"'
    paper = f'<rect width="{PANEL_WIDTH}" height="{PANEL_HEIGHT}" rx="10" fill="{TABLE}" {edge}/>'
    gained = "" if view["gained"] is None else f" ({signed(view['gained'][seat])})"
    title = label(PANEL_WIDTH // 2, 28, 20, f"{seat + 1} · {signed(view['totals'][seat])}{gained}")
    hand = view["hands"][seat]
    cards = (placed(*corner(slot), slot_picture(hand[slot], LETTERS[slot], speak)) for slot in range(4))
    return paper + title + "".join(cards)


def corner(slot: int) -> tuple[int, int]:
    """Where a slot's card lies in its panel."""
    column, row = PLACES[slot]
    return GAP + column * (WIDTH + GAP), 40 + row * (HEIGHT + GAP + 12)


def slot_picture(slot: View, letter: str, speak: Speak) -> str:
    """A card before a seat, its letter, and a dashed edge while someone looks at it."""
    edge = f'<rect x="-4" y="-4" width="{WIDTH + 8}" height="{HEIGHT + 8}" rx="8" fill="none" stroke="{ACCENT}" '
    eyes = f'{edge}stroke-width="2.5" stroke-dasharray="5 4"/>' if slot["eyes"] else ""
    faded = slot["remembered"] and not slot["eyes"]
    card = back() if slot["face"] is None else front(slot["face"], speak, faded=faded)
    return card + eyes + label(WIDTH // 2, HEIGHT + 14, 12, letter, SOFT_INK)


def paper_card(fill: str) -> str:
    """The paper of a card, with its shadow."""
    shadow = f'<rect x="1.5" y="2.5" width="{WIDTH}" height="{HEIGHT}" rx="5" fill="{INK}" opacity=".18"/>'
    return f'{shadow}<rect width="{WIDTH}" height="{HEIGHT}" rx="5" fill="{fill}" stroke="{INK}" stroke-width="1.2"/>'


def back() -> str:
    """A small ghost on plum: the same on every card."""
    ghost = '<path d="M-14 20V-2a14 14 0 0 1 28 0V20l-7-6-7 6-7-6Z" fill="#F3EEFF"/>'
    eyes = f'<circle cx="-5" cy="-2" r="2.4" fill="{INK}"/><circle cx="5" cy="-2" r="2.4" fill="{INK}"/>'
    return paper_card(BACK) + placed(WIDTH // 2, HEIGHT // 2, ghost + eyes)


def front(face: View, speak: Speak, *, faded: bool = False) -> str:
    """The value, then the power as a sign and in words."""
    fill, centre = SOFT_INK if faded else INK, WIDTH // 2
    value = label(centre, 32, 27, signed(face["value"]), fill)
    if face["power"] is None:
        return paper_card(PAPER) + value
    sign = placed(centre, 61, SIGNS[face["power"]].replace("{ink}", fill))
    words = caption(speak(f"card-{face['power']}"), centre, 85, 10.5, LETTERS_A_LINE, fill)
    return paper_card(PAPER) + value + sign + words


def middle(view: View, speak: Speak) -> str:
    """The pile, the discard pile, and a card in someone's hand."""
    pile = back() if view["pile"] else empty()
    top = empty() if view["top"] is None else front(view["top"], speak)
    left = placed(-2 * WIDTH, 0, pile + below(speak("pile", cards=view["pile"])))
    right = placed(-WIDTH // 2, 0, top + below(speak("discards", cards=view["discards"])))
    return left + right + held(view, speak)


def below(words: str) -> str:
    """What is said below a card in the middle."""
    return label(WIDTH // 2, HEIGHT + 20, 14, escape(words))


def held(view: View, speak: Speak) -> str:
    """The drawn card, with the number of the seat that holds it."""
    if not view["held"]:
        return ""
    face = view["held"]["face"]
    card = back() if face is None else front(face, speak)
    return placed(WIDTH, 0, card + below(f"→ {view['held']['seat'] + 1}"))


def empty() -> str:
    """A place where no card lies."""
    return f'<rect width="{WIDTH}" height="{HEIGHT}" rx="5" fill="none" stroke="{LINE}" stroke-dasharray="4 4"/>'
