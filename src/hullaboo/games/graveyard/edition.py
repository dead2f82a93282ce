"""What an edition file must hold: twelve cards, written like `O^ X> T`."""

from collections.abc import Mapping
from typing import Any

from hullaboo.core.errors import BadEdition

from .cards import SQUARES, TOMBSTONE
from .table import CARDS

GHOSTS = [colour + gaze for colour in "OX" for gaze in "^>v<"]
"""Own ghosts, then rival ones, each looking up, right, down, left: in the order of their numbers."""
SIGNS = {**{sign: number for number, sign in enumerate(GHOSTS)}, "T": TOMBSTONE}


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
