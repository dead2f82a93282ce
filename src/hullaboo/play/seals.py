"""Seals: a hash chained over a log's headers and moves, and a digest of what the rules made of each move.

The digest covers the fields that a game lists as `SEALED` for a version of its rules, as plain numbers: a state may
gain fields, or store them in another way, and every log stays as it was. The chain covers texts and digests alone, so
that it can be checked without playing the match.
"""

import hashlib
from collections.abc import Mapping
from typing import Any

from hullaboo.core.contract import Game
from hullaboo.core.seats import seat_text
from hullaboo.play.move import Move

SHOWN_DIGITS = 8
PROVED_OTHERWISE = ("Secret", "Outcome")
"""Headers outside of the chain: the secret is bound by its commitment, the outcome by the moves."""


class Chain:
    """A hash that grows with every move."""

    def __init__(self, headers: Mapping[str, str]) -> None:
        """Begin with the headers, the commitment among them."""
        bound = [f"{name} {value}" for name, value in headers.items() if name not in PROVED_OTHERWISE]
        self._hash = hashlib.sha256("\n".join(bound).encode()).digest()

    def seal(self, move: Move, digest: str) -> str:
        """Add a move and the digest of the state that it led to; the digits that stand in the log."""
        line = f"{seat_text(move.seat)} {move.text} {digest} {move.notes}"
        self._hash = hashlib.sha256(self._hash + line.encode()).digest()
        return self._hash.hex()[:SHOWN_DIGITS]


def digest_of(game: Game, state: Any) -> str:
    """The digits that stand in a log for a state: a hash of its sealed fields."""
    words = [f"{name} {state[name].tolist()}" for name in game.rules.SEALED]
    return hashlib.sha256("\n".join(words).encode()).hexdigest()[:SHOWN_DIGITS]
