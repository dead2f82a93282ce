"""Luck that nobody can bend: commit, salt, reveal.

The hash of a secret is shown before the deal, every seat then adds bytes of its own (the salt), and the luck of each
action is HMAC(secret, salts + number of the action). The secret is shown afterwards, and a log can be checked with it.
A bot cannot be trusted to draw its salt: who runs it knows the secret, and could try until the deal suits. So a bot's
salt follows from the secret, which was bound before anybody's salt was known.
"""

import hashlib
import hmac
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

import numpy as np

from hullaboo.core.luck import WORDS, reseed, words_from, words_of

SECRET_BYTES = 32
SALT_BYTES = 16
BLOCK = 64
"""The block of SHA-256, to which HMAC pads its key."""
INNER, OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))


class LuckSource(Protocol):
    """Where a match takes its luck from."""

    def words(self, number: int, /) -> tuple[int, ...] | None:
        """The generator's four words before action `number` (0 = the deal), or None to go on with what is there."""
        ...


@dataclass(frozen=True)
class Fair:
    """Luck from a secret and the salts of the seats, new for every action."""

    secret: bytes
    salts: tuple[bytes, ...] = ()
    committed: bool = False
    """Whether every salt was bound before any was shown, and those of bots follow from the secret."""

    def __getstate__(self) -> dict[str, Any]:
        """What it is made of; hashes that have begun cannot be pickled."""
        return {"secret": self.secret, "salts": self.salts, "committed": self.committed}

    @classmethod
    def from_seed(cls, seed: int) -> "Fair":
        """The luck of `watch` and `play`: the secret is the SHA-256 of the seed in decimal digits."""
        return cls(hashlib.sha256(str(seed).encode()).digest())

    @property
    def commitment(self) -> str:
        """What is shown before the deal."""
        return hashlib.sha256(self.secret).hexdigest()

    def words(self, number: int, /) -> tuple[int, ...]:
        """The first sixteen bytes of HMAC-SHA256(secret, salts + number)."""
        inner, outer = self._begun
        within, around = inner.copy(), outer.copy()
        within.update(number.to_bytes(8, "big"))
        around.update(within.digest())
        return words_from(around.digest()[:16])

    @cached_property
    def _begun(self) -> "tuple[hashlib._Hash, hashlib._Hash]":
        """HMAC's two hashes as far as all actions share them: it is taken after every move, by every table."""
        key = self.secret if len(self.secret) <= BLOCK else hashlib.sha256(self.secret).digest()
        padded, salt = key.ljust(BLOCK, b"\0"), b"".join(self.salts)
        return hashlib.sha256(padded.translate(INNER) + salt), hashlib.sha256(padded.translate(OUTER))


def bot_salt(secret: bytes, seat: int) -> bytes:
    """What a bot adds to the luck: it follows from the secret, so that nobody can choose it."""
    return hmac.digest(secret, b"salt of the bot at seat %d" % seat, "sha256")[:SALT_BYTES]


def salt_commitment(salt: bytes) -> str:
    """What a person shows before their salt."""
    return hashlib.sha256(salt).hexdigest()


@dataclass(frozen=True)
class Streamed:
    """Luck seeded once, as that of a World and of compiled playouts: for the laboratory."""

    seed: int

    def words(self, number: int, /) -> tuple[int, ...] | None:
        """Seed before the deal only."""
        if number:
            return None
        luck = np.zeros(WORDS, np.uint32)
        reseed(luck, self.seed, 1)
        return tuple(luck.tolist())


@dataclass(frozen=True)
class Seeded:
    """Luck seeded once, as problems are dealt."""

    seed: int

    def words(self, number: int, /) -> tuple[int, ...] | None:
        """Seed before the deal only."""
        return None if number else words_of(self.seed)
