"""The keys of seats: who has one takes up its seat on any device."""

from hullaboo.server.identity import Entropy, fingerprint, fits
from hullaboo.server.storage.records import SeatRecord


class SeatKeys:
    """Makes keys; only their fingerprints are kept."""

    def __init__(self, entropy: Entropy) -> None:
        """Keys are drawn from there."""
        self._entropy = entropy

    def key_of(self, seat: SeatRecord, given: str | None) -> str:
        """Return the key of a seat: the one that was given, if it fits, or a new one in its place."""
        if given is not None and fits(given, seat.key):
            return given
        key = self._entropy.token()
        seat.key = fingerprint(key)
        return key
