"""What each viewer of a match is shown: whole views, numbered a viewer, and what a reaction may answer.

A message is made for a viewer only if there is something new for that viewer: a move that shows nowhere (a wait) sends
nobody anything but its own acknowledgement.
"""

from collections import defaultdict
from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from typing import Any

import msgspec

from hullaboo.core.contract import Event, Game
from hullaboo.core.seats import MOST_SEATS, SPECTATOR
from hullaboo.play.match import Match
from hullaboo.server.messages import LegalMove, RaceTime

MESSAGE = b'{"type":"table","number":%d,"seat":%b,"view":{%b%b},"events":%b,"legal":%b%b}'
SEATS = {seat: b"%d" % seat for seat in range(MOST_SEATS)}
NO_SEAT = b"null"
NO_EVENTS = b"[]"
NO_LEGAL = b"[]"
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


@dataclass(slots=True)
class Shown:
    """What a viewer was last shown: its number, the bytes, and since which number a reaction means the same."""

    number: int = 0
    alike: bytes = b""
    own: bytes = b""
    legal: bytes = NO_LEGAL
    due: int | None = None
    occasion: object = None
    since: int = 0
    at: int = 0


class Written:
    """The JSON of what was written last: most viewers are told the same."""

    def __init__(self) -> None:
        """Nothing yet."""
        self._thing: object = None
        self._text = b""

    def of(self, thing: object) -> bytes:
        """Something as JSON."""
        if thing is not self._thing:
            self._thing, self._text = thing, encode(thing)
        return self._text


class Showing:
    """The messages of one match to all its viewers."""

    def __init__(self, match: Match, numbers: dict[int, int]) -> None:
        """`numbers` go on from where the log left them; negative where the viewer was not shown the last move."""
        self.match = match
        self._legal_lists, self._wait = legal_lists(match.game), match.game.rules.WAIT
        known = {viewer: Shown(abs(number), since=number_known(number)) for viewer, number in numbers.items()}
        self._shown = defaultdict(Shown, known)
        self._woken = set(known)
        self._still = encode(match.still())[1:-1]
        self._slate: object = None
        self._alike = b""
        self._events, self._race = Written(), Written()

    def of(self, viewer: int) -> Shown:
        """What a viewer was last shown."""
        return self._shown[viewer]

    def look(self, viewer: int, due: int | None, told: bool = False) -> bool:
        """Look at the table through a viewer's eyes; whether there is anything new, which then has a new number."""
        shown, slate = self._shown[viewer], self.match.slate
        if self._slate is not slate:
            self._slate, self._alike = slate, b"".join([each + b"," for each in (self._still, slate.alike) if each])
        own, legal = self.match.own(viewer), self._legal(viewer, due)
        alike = self._alike if own else self._alike[:-1]
        if not told and (alike, own, legal, due) == (shown.alike, shown.own, shown.legal, shown.due):
            return False
        shown.number += 1
        occasion = legal if slate.occasion is None else slate.occasion
        if occasion != shown.occasion:
            shown.since = shown.since if viewer in self._woken else shown.number
            shown.occasion = occasion
        self._woken.discard(viewer)
        shown.alike, shown.own, shown.legal, shown.due = alike, own, legal, due
        return True

    def _legal(self, viewer: int, due: int | None) -> bytes:
        actions = () if viewer == SPECTATOR else self.match.legal(viewer)
        if not actions:
            return NO_LEGAL
        return self._legal_lists(actions, None if due is None else self._wait)

    def message(
        self, viewer: int, now: int, events: list[Event], race: RaceTime | None = None, again: bool = False
    ) -> bytes:
        """What the viewer was last looked up to see: the JSON of a `TableShown`, out of what is JSON already."""
        shown = self._shown[viewer]
        alike, told = shown.alike, self._events.of(events) if events else NO_EVENTS
        more = b"" if shown.due is None else b',"deadline":%d' % max(0, shown.due - now)
        if race:
            more += b',"race":' + self._race.of(race)
        if again:
            more += b',"again":true'
        return MESSAGE % (shown.number, SEATS.get(viewer, NO_SEAT), alike, shown.own, told, shown.legal, more)

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
