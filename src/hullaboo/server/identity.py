"""Guests without accounts: a signed cookie says which guest this is, a key in a link's fragment opens a seat."""

import hashlib
import hmac
import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass

COOKIE = "hullaboo"
GUEST_DAYS = 400
ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
NICKNAMES = ("Visitor", "Wanderer", "Lantern", "Moth", "Owl", "Candle", "Raven", "Mist")


@dataclass(frozen=True)
class Signer:
    """Signs guest ids, so that nobody can be somebody else by writing a cookie."""

    key: bytes

    def seal(self, guest: str) -> str:
        """The cookie of a guest."""
        return f"{guest}.{self._mark(guest)}"

    def open(self, cookie: str | None) -> str | None:
        """The guest of a cookie, if we signed it."""
        guest, _, mark = (cookie or "").partition(".")
        good = mark.isascii() and hmac.compare_digest(mark, self._mark(guest))
        return guest if guest and good else None

    def household(self, address: str) -> str:
        """A mark that tells households apart: of a million two look alike, so that none can be found by it."""
        return hmac.digest(self.key, b"household " + address.encode(), "sha256").hex()[:5]

    def _mark(self, guest: str) -> str:
        return hmac.digest(self.key, b"guest " + guest.encode("utf-8", "replace"), "sha256").hex()


@dataclass(frozen=True)
class Entropy:
    """Where ids, keys and secrets come from; tests that compare two runs bring their own."""

    token: Callable[[], str] = lambda: secrets.token_urlsafe(18)
    bytes: Callable[[int], bytes] = secrets.token_bytes


def may_be_an_id(text: str) -> bool:
    """Whether a part of an address could be an id of ours; no database need be asked about anything else."""
    return ID.fullmatch(text) is not None


def fingerprint(key: str) -> str:
    """What is kept of a key: enough to know it again, too little to use it."""
    return hashlib.sha256(key.encode()).hexdigest()


def nickname(guest: str) -> str:
    """A name for who has not said one: always the same for the same guest, whom nobody can know by it."""
    number = int(fingerprint(guest)[:4], 16)
    return f"{NICKNAMES[number % len(NICKNAMES)]} {number // len(NICKNAMES) % 1000}"


def fits(key: str | None, kept: str) -> bool:
    """Whether a key is the one whose fingerprint is kept."""
    return bool(kept) and key is not None and hmac.compare_digest(fingerprint(key), kept)
