"""What an edition file must hold: twelve cards, written like `O^ X> T`, and the six of the gate, like `T | T`."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hullaboo.core.edition import refuse_unknown
from hullaboo.core.errors import BadEdition

from .cards import BARS, SQUARES, TOMBSTONE
from .state import CARDS, GATE_CARDS

GHOSTS = [colour + gaze for colour in "OX" for gaze in "^>v<"]
"""Own ghosts, then rival ones, each looking up, right, down, left: in the order of their numbers."""
SIGNS = {**{sign: number for number, sign in enumerate(GHOSTS)}, "T": TOMBSTONE}


@dataclass(frozen=True)
class Kind:
    """A kind of card: its key, how many there are, what a square may hold, and what one looks like."""

    key: str
    count: int
    signs: Mapping[str, int]
    example: str


SEAT = Kind("cards", CARDS, SIGNS, "O^ X> T")
GATE = Kind("gate", GATE_CARDS, {"T": TOMBSTONE, "|": BARS}, "T | T")


def numbers(data: Mapping[str, Any]) -> list[int]:
    """The squares of each card, one after the other: those of a seat, as the white one holds them, then the gate's."""
    refuse_unknown(data, SEAT.key, GATE.key)
    return [square for kind in (SEAT, GATE) for card in listed(data, kind) for square in squares(card, kind)]


def listed(data: Mapping[str, Any], kind: Kind) -> list[object]:
    """All cards of a kind."""
    cards = data.get(kind.key)
    if not isinstance(cards, list) or len(cards) != kind.count:
        raise BadEdition(f"{kind.key}: expected a list of {kind.count} texts like {kind.example!r}, got {cards!r}")
    return cards


def squares(card: object, kind: Kind = SEAT) -> list[int]:
    """The three squares of a card."""
    signs = card.split() if isinstance(card, str) else []
    if len(signs) != SQUARES or not set(signs) <= kind.signs.keys():
        expected = f"three of {', '.join(kind.signs)}, as in {kind.example!r}"
        raise BadEdition(f"{kind.key}: expected {expected}, got {card!r}")
    return [kind.signs[sign] for sign in signs]
