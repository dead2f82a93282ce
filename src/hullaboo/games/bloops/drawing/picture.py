"""The table as one standalone SVG: paper cards on a parchment table, a goldfish bowl on every back."""

from typing import Any

from hullaboo.core.contract import Speak
from hullaboo.kit.svg import SERIF, caption, standalone

CARD_WIDTH, CARD_HEIGHT, GAP = 58, 76, 8
STEP_X, STEP_Y = CARD_WIDTH + GAP, CARD_HEIGHT + GAP
SEAT_HEIGHT = 2 * STEP_Y + 22
LEFT = 64
INK, SOFT, LINE, PAPER, TABLE, BOWL, GOLD = "#2a2238", "#5d5370", "#b9aa90", "#fbf6ec", "#e2d5bd", "#2a8fa8", "#d9822b"
SIGNS = {6: "gift", 7: "eye", 8: "eye", 9: "swap", 20: "hook"}

SYMBOLS = f"""<defs>
<symbol id="back" viewBox="0 0 58 76"><rect x="1" y="1" width="56" height="74" rx="5" fill="{BOWL}" stroke="{INK}"/>
<path d="M21 30h16a11 11 0 1 1-16 0z" fill="{PAPER}" opacity=".92"/><path d="M19 27h20v4h-20z" fill="{PAPER}"/>
<path d="M23 41q7-6 12 0l4-3v6l-4-3q-5 6-12 0z" fill="{GOLD}"/></symbol>
<symbol id="face" viewBox="0 0 58 76">
<rect x="1" y="1" width="56" height="74" rx="5" fill="{PAPER}" stroke="{INK}"/></symbol>
<symbol id="gift" viewBox="0 0 16 16"><path d="M2 7h12v7h-12zM1 4h14v3h-14zM8 4v10M8 4q-5-5-5 0M8 4q5-5 5 0"
 fill="none" stroke="{INK}" stroke-width="1.3"/></symbol>
<symbol id="eye" viewBox="0 0 16 16"><path d="M1 8q7-9 14 0q-7 9-14 0z" fill="none" stroke="{INK}" stroke-width="1.3"/>
<circle cx="8" cy="8" r="2.4" fill="{INK}"/></symbol>
<symbol id="swap" viewBox="0 0 16 16"><path d="M2 5h11l-3-3M14 11h-11l3 3" fill="none" stroke="{INK}"
 stroke-width="1.5"/></symbol>
<symbol id="star" viewBox="0 0 16 16"><path d="M8 1l2 5h5l-4 3 2 6-5-4-5 4 2-6-4-3h5z" fill="{GOLD}" stroke="{INK}"
 stroke-width=".6"/></symbol>
<symbol id="hook" viewBox="0 0 16 16"><path d="M10 1v8a3.5 3.5 0 1 1-7 0l3 1" fill="none" stroke="{INK}"
 stroke-width="1.6"/></symbol>
</defs>"""


def svg(view: dict[str, Any], speak: Speak) -> str:
    """Seats one below the other; the piles and the drawn card at the right."""
    columns = max([3, *(column_of(card["place"]) + 1 for cards in view["hands"] for card in cards)])
    right = LEFT + columns * STEP_X + 24
    width, height = right + 3 * STEP_X + 12, len(view["hands"]) * SEAT_HEIGHT + 12
    seats = "".join(seat_svg(view, seat, right, speak) for seat in range(len(view["hands"])))
    body = f'<rect width="{width}" height="{height}" fill="{TABLE}"/>{seats}{middle_svg(view, right, height, speak)}'
    return standalone(speak, width, height, SYMBOLS + body, f'{SERIF} fill="{INK}"')


def column_of(place: int) -> int:
    """Two rows of three; gifts and penalties continue both rows, one above the other."""
    return place % 3 if place < 6 else place // 2


def row_of(place: int) -> int:
    """The top row or the bottom row."""
    return place // 3 if place < 6 else place % 2


def seat_svg(view: dict[str, Any], seat: int, right: int, speak: Speak) -> str:
    """One seat's number, its marks, and its cards."""
    top = 12 + seat * SEAT_HEIGHT
    cards = "".join(place_svg(view, seat, card, top, speak) for card in view["hands"][seat])
    number = label(34, top + 58, str(seat), 30)
    return paper(view, seat, top, right) + number + mark(view, seat, top, speak) + cards


def paper(view: dict[str, Any], seat: int, top: int, right: int) -> str:
    """The strip of paper a seat's cards lie on; it is bright while the seat has its turn."""
    fill, edge = (PAPER, BOWL) if view["turn"] == seat else ("none", LINE)
    size = f'width="{right - 24}" height="{SEAT_HEIGHT - 8}"'
    return f'<rect x="8" y="{top - 4}" {size} rx="8" fill="{fill}" stroke="{edge}"/>'


def mark(view: dict[str, Any], seat: int, top: int, speak: Speak) -> str:
    """The BLOOPS card before its owner, and the points at the end."""
    called = caption(speak("title"), 34, top + 78, 13, 8, INK) if view["bloops"] == seat else ""
    points = label(34, top + 110, f"= {view['points'][seat]}", 18) if view["points"] else ""
    return called + points


def value_of(view: dict[str, Any], seat: int, card: dict[str, Any]) -> int | None:
    """The face of a card before a seat, if the viewer sees it or it was just shown to everybody."""
    shown = view["shown"]
    if shown is not None and (shown["seat"], shown["place"]) == (seat, card["place"]):
        return int(shown["value"])
    value: int | None = card["value"]
    return value


def is_looked_at(view: dict[str, Any], seat: int, place: int) -> bool:
    """Whether a 7 or an 8 is used on this card now."""
    look = view["look"]
    return look is not None and (look["of_seat"], look["place"]) == (seat, place)


def place_svg(view: dict[str, Any], seat: int, card: dict[str, Any], top: int, speak: Speak) -> str:
    """A card in its place, the place's number in the corner, a ring if somebody looks at it or it was refused."""
    place, value = card["place"], value_of(view, seat, card)
    x, y = LEFT + column_of(place) * STEP_X, top + 4 + row_of(place) * STEP_Y
    number = label(x + 8, y + 11, str(place), 9, PAPER if value is None else SOFT)
    return card_svg(x, y, value, view["stars"], speak) + number + ring(view, seat, place, x, y)


def ring(view: dict[str, Any], seat: int, place: int, x: int, y: int) -> str:
    """Around a card that is looked at or picked: a line; around one shown as wrong: dashes."""
    chosen = is_looked_at(view, seat, place) or (view["effects"][:1] == [seat] and view["picked"] == place)
    if not chosen and place not in view["refused"][seat]:
        return ""
    dashes = "" if chosen else ' stroke-dasharray="4 3"'
    size = f'width="{CARD_WIDTH + 4}" height="{CARD_HEIGHT + 4}"'
    return f'<rect x="{x - 2}" y="{y - 2}" {size} rx="7" fill="none" stroke="{GOLD}" stroke-width="2.5"{dashes}/>'


def card_svg(x: int, y: int, value: int | None, stars: list[int], speak: Speak) -> str:
    """A face with what it does as a sign and in a word, or the back that all cards share."""
    at = f'x="{x}" y="{y}" width="{CARD_WIDTH}" height="{CARD_HEIGHT}"'
    if value is None:
        return f'<use href="#back" {at}/>'
    face = f'<use href="#face" {at}/>' + label(x + CARD_WIDTH // 2, y + 32, str(value), 25)
    sign = "star" if value in stars else SIGNS.get(value)
    if sign is None:
        return face
    word = speak("card-star" if value in stars else f"card-{value}")
    drawn = f'<use href="#{sign}" x="{x + 20}" y="{y + 38}" width="18" height="18"/>'
    return face + drawn + caption(word, x + CARD_WIDTH // 2, y + 66, 10.5, 9, INK)


def label(x: int, y: int, words: str, size: int, fill: str = INK) -> str:
    """Centred text."""
    return f'<text x="{x}" y="{y}" font-size="{size}" text-anchor="middle" fill="{fill}">{words}</text>'


def middle_svg(view: dict[str, Any], right: int, height: int, speak: Speak) -> str:
    """The pile with its size, the discards with their top, the drawn card beside its seat's row."""
    y = height // 2 - CARD_HEIGHT // 2
    pile = card_svg(right, y, None, view["stars"], speak) if view["pile"] else ""
    top = card_svg(right + STEP_X, y, view["top"], view["stars"], speak) if view["top"] is not None else ""
    centre, below = right + CARD_WIDTH // 2, y + CARD_HEIGHT + 16
    pile += label(centre, below, str(view["pile"]), 13)
    top += label(centre + STEP_X, below, str(view["discards"]), 13)
    return pile + top + drawn_svg(view, right + 2 * STEP_X, speak)


def drawn_svg(view: dict[str, Any], x: int, speak: Speak) -> str:
    """The card in the hand of the seat whose turn it is."""
    if view["drawn"] is None:
        return ""
    y = 12 + view["drawn"]["seat"] * SEAT_HEIGHT + STEP_Y // 2
    return card_svg(x, y, view["drawn"]["value"], view["stars"], speak)
