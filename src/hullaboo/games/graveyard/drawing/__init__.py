"""The table as text for a terminal: `○^` is a white ghost looking up, `●<` a black one looking left.

Lines tie the squares of a card together. Row and column numbers stand along the edges, for naming places.
"""

from collections.abc import Iterator
from typing import Any

from hullaboo.core.contract import Speak

from .picture import svg

__all__ = ["svg", "text"]

Json = dict[str, Any]
Place = tuple[int, int]

GHOSTS = {"white": "○", "black": "●"}
GAZES = {"up": "^", "right": ">", "down": "v", "left": "<"}
STONES = {"tombstone": "##", "bars": "¦¦"}
TIES = {"across": "╶──", "upright": "╷│╵"}
FREE = "  ·"
MARGIN = 3
"""How far around the cards the table is shown: as far as the next card can reach."""


def text(view: Json, speak: Speak) -> str:
    """The table, then a line for each seat, then whose looks are to be ordered."""
    lines = [*table(view), "", *(seat_line(view, seat, speak) for seat in range(2))]
    return "\n".join(line.rstrip() for line in lines + looks(view, speak))


def square_text(square: str) -> str:
    """A square in two signs."""
    if square in STONES:
        return STONES[square]
    colour, gaze = square.split()
    return GHOSTS[colour] + GAZES[gaze]


def places(card: Json) -> list[Place]:
    """The rows and columns of a card's squares."""
    down, right = (0, 1) if card["axis"] == "across" else (1, 0)
    return [(card["row"] + down * at, card["column"] + right * at) for at in range(len(card["squares"]))]


def cells(view: Json) -> dict[Place, str]:
    """What stands in each place, in three signs."""
    gate = {place: f" {STONES[square]}" for card in view["gate"] for place, square in squares_of(card)}
    return gate | {
        place: tie + square_text(square)
        for card in view["cards"]
        for tie, (place, square) in zip(TIES[card["axis"]], squares_of(card), strict=True)
    }


def squares_of(card: Json) -> Iterator[tuple[Place, str]]:
    """A card's squares and where they are."""
    return zip(places(card), card["squares"], strict=True)


def shown_range(taken: list[int], side: int) -> range:
    """The rows or columns worth showing."""
    return range(max(min(taken) - MARGIN, 0), min(max(taken) + MARGIN, side - 1) + 1)


def table(view: Json) -> Iterator[str]:
    """The part of the table where cards lie or can be laid, with its rows and columns numbered."""
    known = cells(view)
    rows = shown_range([row for row, _ in known], view["side"])
    columns = shown_range([column for _, column in known], view["side"])
    heading = "   " + "".join(f"{column:3}" for column in columns)
    yield heading
    for row in rows:
        yield f"{row:3}{''.join(known.get((row, column), FREE) for column in columns)} {row:3}"
    yield heading


def hand_card(card: Json | None) -> str:
    """A card in hand or on a pile, as it lies across."""
    if card is None:
        return " –"
    return " " + "".join(tie + square_text(each) for tie, each in zip(TIES["across"], card["squares"], strict=True))


def seat_line(view: Json, seat: int, speak: Speak) -> str:
    """A seat: its ghosts, its card in hand, the next one, and how many more there are."""
    colour, own = ("white", "black")[seat], view["seats"][seat]
    mark = "▸" if view["turn"] == seat else " "
    ghosts = speak(f"{colour}-has", ghosts=view["points"][seat])
    gift = f" ({speak('gift', ghosts=view['handicap'])})" if seat == 0 and view["handicap"] else ""
    cards = f"{speak('hand')}{hand_card(own['hand'])}  {speak('next')}{hand_card(own['next'])}"
    return f"{mark} {GHOSTS[colour]} {ghosts}{gift}  {cards}  {speak('pile', cards=len(own['pile']))}"


def looks(view: Json, speak: Speak) -> list[str]:
    """Where the order of looks matters: the ghosts that have not looked, and where they are."""
    if not view["to_look"]:
        return []
    squares = dict(zip(("first", "middle", "last"), squares_of(view["cards"][-1]), strict=True))
    waiting = [(name, *squares[name]) for name in view["to_look"]]
    named = [f"{name} {square_text(square)} {row},{column}" for name, (row, column), square in waiting]
    return ["", f"{speak('order-matters')} {' · '.join(named)}"]
