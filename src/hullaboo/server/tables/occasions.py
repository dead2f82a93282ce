"""What a move answers: an occasion of the match, as a token that a viewer is shown with the table and sends back.

Tokens follow from the match alone: who plays its log again, after a crash say, comes to the same ones. One changes only
with something that its viewer sees change, and tells nothing of how often: it is made with a key of the table's own.
"""

import hashlib
import hmac
from base64 import urlsafe_b64encode
from collections import defaultdict

from hullaboo.core.seats import SPECTATOR
from hullaboo.play.match import Match

MARK_BYTES = 6
MARK_LETTERS = MARK_BYTES * 4 // 3
KEY_OF = b"occasions"
MARKS_A_DIGEST = 8
"""So many marks are cut from one digest: a move changes several tokens, and most of the next ones follow on these."""


class Marks:
    """What stands in a viewer's tokens for the numbers of one kind."""

    __slots__ = ("_block", "_key", "_letters", "_name")

    def __init__(self, key: bytes, name: str) -> None:
        """`name` is that of kind and viewer."""
        self._key, self._name, self._block, self._letters = key, name, -1, ""

    def of(self, number: int) -> str:
        """Return the mark of a number from 0 on."""
        block, at = divmod(number, MARKS_A_DIGEST)
        if block != self._block:
            size = MARKS_A_DIGEST * MARK_BYTES
            digest = hashlib.blake2b(f"{self._name} {block}".encode(), digest_size=size, key=self._key).digest()
            self._block, self._letters = block, urlsafe_b64encode(digest).decode()
        return self._letters[MARK_LETTERS * at : MARK_LETTERS * (at + 1)]


class Occasions:
    """What each viewer of a match would answer now.

    A token has two marks. The first is that of the occasion, which the rules name in the view; where they name none, a
    seat answers its list of legal moves. The second is always that of the list, to tell who is late from who is wrong.
    """

    def __init__(self, match: Match, secret: str) -> None:
        """A match that was just dealt; `secret` is its table's, in hex."""
        self._match, key = match, hmac.digest(bytes.fromhex(secret), KEY_OF, hashlib.sha256)
        viewers = (*range(match.seats), SPECTATOR)
        self._lists = {viewer: Marks(key, f"list {viewer}") for viewer in viewers}
        self._occasions = Marks(key, "occasion")
        self._offers: dict[int, bytes] = {}
        self._changes: dict[int, int] = defaultdict(int)
        """How often the list of each seat has changed."""
        self._occasion: int | None = None
        self._first = ""
        """The mark of the occasion, the same for all; nothing where the rules name none."""
        self._tokens: dict[int, str] = {}
        self.note()

    def note(self) -> None:
        """Note that a move was played: whose token is another one now."""
        if self._match.pieces.occasion != self._occasion:
            self._occasion = self._match.pieces.occasion
            self._first = "" if self._occasion is None else self._occasions.of(self._occasion)
            self._tokens.clear()
        known, self._offers = self._offers, self._match.offers
        for seat in dict(known.items() ^ self._offers.items()):
            self._changes[seat] += 1
            self._tokens.pop(seat, None)

    def token(self, viewer: int) -> str:
        """Return what a reaction of a viewer answers now."""
        return self._tokens.get(viewer) or self._made(viewer)

    def _made(self, viewer: int) -> str:
        listed = self._lists[viewer].of(self._changes[viewer])
        self._tokens[viewer] = (self._first or listed) + listed
        return self._tokens[viewer]

    def is_late(self, seat: int, answers: str | None) -> bool:
        """Whether a move answers something that is no longer on the table."""
        return answers is not None and answers[:MARK_LETTERS] != self.token(seat)[:MARK_LETTERS]

    def is_old(self, seat: int, answers: str | None) -> bool:
        """Whether a move was chosen from another list than the seat has now."""
        return answers is not None and answers != self.token(seat)
