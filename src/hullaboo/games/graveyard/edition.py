"""What an edition file must hold: twelve cards, written like `O^ X> T`."""

from collections.abc import Mapping
from typing import Any

from hullaboo.core.errors import BadEdition

from .cards import BLACK, SQUARES, TOMBSTONE, WHITE, ghost
from .table import CARDS

GAZES = "^>v<"
"""UP, RIGHT, DOWN, LEFT, in the order of their numbers."""
SIGNS = {
    f"{sign}{gaze}": ghost(colour, at) for colour, sign in ((WHITE, "O"), (BLACK, "X")) for at, gaze in enumerate(GAZES)
}
SIGNS["T"] = TOMBSTONE


def numbers(data: Mapping[str, Any]) -> list[int]:
    """The squares of each card, one after the other, as the white seat holds them."""
    cards = data.get("cards")
    if not isinstance(cards, list) or len(cards) != CARDS:
        raise BadEdition(f"cards: expected a list of {CARDS} texts like 'O^ X> T', got {cards!r}")
    return [square for card in cards for square in squares(card)]


def squares(card: object) -> list[int]:
    """The three squares of a card."""
    signs = card.split() if isinstance(card, str) else []
    if len(signs) != SQUARES or not set(signs) <= SIGNS.keys():
        raise BadEdition(f"cards: expected three of {', '.join(SIGNS)}, as in 'O^ X> T', got {card!r}")
    return [SIGNS[sign] for sign in signs]
