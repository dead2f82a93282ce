"""Luck that nobody can bend: commit, salt, reveal.

The hash of a secret is shown before the deal, every seat then adds bytes of its own (the salt), and the luck of each
action is HMAC(secret, salt + number of the action). The secret is shown afterwards, and a log can be checked with it.
"""

import hashlib
import hmac
from dataclasses import dataclass
from typing import Protocol

from hullaboo.core.luck import words_from, words_of

SECRET_BYTES = 32


class LuckSource(Protocol):
    """Where a match takes its luck from."""

    def words(self, number: int, /) -> list[int] | None:
        """The generator's four words before action `number` (0 = the deal), or None to go on with what is there."""
        ...


@dataclass(frozen=True)
class Fair:
    """Luck from a secret and a salt, new for every action."""

    secret: bytes
    salt: bytes = b""

    @classmethod
    def from_seed(cls, seed: int) -> "Fair":
        """The luck of `watch` and `play`: the secret is the SHA-256 of the seed in decimal digits."""
        return cls(hashlib.sha256(str(seed).encode()).digest())

    @property
    def commitment(self) -> str:
        """What is shown before the deal."""
        return hashlib.sha256(self.secret).hexdigest()

    def words(self, number: int, /) -> list[int]:
        """The first sixteen bytes of HMAC-SHA256(secret, salt + number)."""
        message = self.salt + number.to_bytes(8, "big")
        return words_from(hmac.digest(self.secret, message, "sha256")[:16])


@dataclass(frozen=True)
class Seeded:
    """Luck seeded once, for the laboratory."""

    seed: int

    def words(self, number: int, /) -> list[int] | None:
        """Seed before the deal only."""
        return None if number else words_of(self.seed)
