"""What each viewer of a match is shown: whole views, numbered a viewer, and what a reaction may answer.

A message is made for a viewer only if there is something new for that viewer: a move that shows nowhere (a wait) sends
nobody anything but its own acknowledgement.
"""

from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from typing import Any

import msgspec
from msgspec import Raw

from hullaboo.core.contract import Event, Game, View
from hullaboo.core.seats import SPECTATOR
from hullaboo.play.match import Match
from hullaboo.server.messages import LegalMove, RaceTime, TableShown

NO_LEGAL = b"[]"
OCCASION = "occasion"
"""A view may hold this: whatever stands there changes when reactions begin to answer something else."""
LISTS_REMEMBERED = 4096
encode = msgspec.json.encode


@cache
def legal_texts(game: Game) -> dict[int, bytes]:
    """Actions as clients see them, by number; filled as they occur."""
    return {}


def legal_bytes(game: Game, actions: Sequence[int], without: int | None = None) -> bytes:
    """The legal moves, each with its notation and its phrase."""
    texts = legal_texts(game)
    for action in actions:
        if action not in texts:
            moves = game.moves
            texts[action] = encode(LegalMove(moves.text(action), moves.phrase(action)))
    return b"[" + b",".join([texts[action] for action in actions if action != without]) + b"]"


@cache
def legal_lists(game: Game) -> Callable[[tuple[int, ...], int | None], bytes]:
    """`legal_bytes` of a game; the same lists come again and again."""
    return lru_cache(maxsize=LISTS_REMEMBERED)(partial(legal_bytes, game))


@dataclass
class Shown:
    """What a viewer was last shown: its number, the bytes, and since which number a reaction means the same."""

    number: int = 0
    view: bytes = b""
    legal: bytes = NO_LEGAL
    due: int | None = None
    occasion: object = None
    since: int = 0
    at: int = 0


class Showing:
    """The messages of one match to all its viewers."""

    def __init__(self, match: Match, numbers: dict[int, int]) -> None:
        """`numbers` go on from where the log left them; negative where the viewer was not shown the last move."""
        self.match = match
        self._legal_lists = legal_lists(match.game)
        self._shown = {viewer: Shown(abs(number), since=number_known(number)) for viewer, number in numbers.items()}
        self._woken = set(self._shown)
        self._written: tuple[View | None, bytes] = (None, b"")

    def of(self, viewer: int) -> Shown:
        """What a viewer was last shown."""
        if (shown := self._shown.get(viewer)) is None:
            shown = self._shown[viewer] = Shown()
        return shown

    def look(self, viewer: int, due: int | None, told: bool = False) -> bool:
        """Look at the table through a viewer's eyes; whether there is anything new, which then has a new number."""
        shown = self.of(viewer)
        view = self.match.view(viewer)
        view_now, legal_now = self._view(view), self._legal(viewer, due)
        if not told and view_now == shown.view and legal_now == shown.legal and due == shown.due:
            return False
        shown.number += 1
        occasion = view.get(OCCASION, legal_now)
        if occasion != shown.occasion:
            shown.since = shown.since if viewer in self._woken else shown.number
            shown.occasion = occasion
        self._woken.discard(viewer)
        shown.view, shown.legal, shown.due = view_now, legal_now, due
        return True

    def _view(self, view: View) -> bytes:
        """A view as it is sent; where all see alike, games give all the same."""
        last, text = self._written
        if view is not last:
            text = encode(view)
            self._written = view, text
        return text

    def _legal(self, viewer: int, due: int | None) -> bytes:
        actions = () if viewer == SPECTATOR else self.match.legal(viewer)
        if not actions:
            return NO_LEGAL
        return self._legal_lists(actions, None if due is None else self.match.game.rules.WAIT)

    def message(
        self, viewer: int, now: int, events: list[Event], race: RaceTime | None = None, again: bool = False
    ) -> bytes:
        """What the viewer was last looked up to see, as a message."""
        shown = self.of(viewer)
        message = TableShown(
            number=shown.number,
            seat=None if viewer == SPECTATOR else viewer,
            view=Raw(shown.view),
            events=events,
            legal=Raw(shown.legal),
            deadline=None if shown.due is None else max(0, shown.due - now),
            race=race,
            again=again,
        )
        return encode(message)

    def is_late(self, seat: int, answers: int | None) -> bool:
        """Whether a move answers something that is no longer on the table."""
        return answers is not None and answers < self.of(seat).since

    def numbers(self, told: Container[int]) -> str:
        """The numbers for the log: of each viewer, negative for who was not shown the last move."""
        words = [f"{viewer}:{each.number if viewer in told else -each.number}" for viewer, each in self._shown.items()]
        return " ".join(words)


def number_known(number: int) -> int:
    """Since which number a viewer's reaction means the same, as far as the log says."""
    return number if number >= 0 else 1 - number


def numbers_from(text: str) -> dict[int, int]:
    """The inverse of `numbers`."""
    pairs = [word.split(":") for word in text.split()]
    return {int(viewer): int(number) for viewer, number in pairs}


def outcome_facts(match: Match) -> dict[str, Any]:
    """The outcome as the room shows it."""
    outcome = match.outcome
    return {
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "reason": outcome.reason,
        "params": outcome.params,
    }
