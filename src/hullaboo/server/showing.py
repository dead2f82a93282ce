"""What each viewer of a match is shown: whole views, numbered a viewer, and what a reaction may answer.

A message is made for a viewer only if there is something new for that viewer: a move that shows nowhere (a wait) sends
nobody anything but its own acknowledgement.
"""

from collections import defaultdict
from collections.abc import Callable, Container, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from typing import Any, NamedTuple

import msgspec

from hullaboo.core.contract import Event, Game
from hullaboo.core.seats import MOST_SEATS
from hullaboo.play.match import Match, actions_in
from hullaboo.server.messages import LegalMove, RaceTime

MESSAGE = b'{"type":"table","number":%d,"seat":%b,"view":{%b%b},"events":%b,"legal":%b%b}'
SEATS = {seat: b"%d" % seat for seat in range(MOST_SEATS)}
NO_SEAT = b"null"
NO_EVENTS = b"[]"
NO_LEGAL = b"[]"
AGAIN = b',"again":true}'
LISTS_REMEMBERED = 4096
Told = dict[int, list[Event]]
"""Viewers, and what each is told."""
encode = msgspec.json.encode


@cache
def legal_texts(game: Game) -> dict[int, bytes]:
    """Actions as clients see them, by number; filled as they occur."""
    return {}


def legal_bytes(game: Game, offered: bytes, without: int | None = None) -> bytes:
    """The legal moves, each with its notation and its phrase."""
    texts, actions = legal_texts(game), actions_in(offered)
    for action in actions:
        if action not in texts:
            moves = game.moves
            texts[action] = encode(LegalMove(moves.text(action), moves.phrase(action)))
    return b"[" + b",".join([texts[action] for action in actions if action != without]) + b"]"


@cache
def legal_lists(game: Game) -> Callable[[bytes, int | None], bytes]:
    """`legal_bytes` of a game; the same lists come again and again."""
    return lru_cache(maxsize=LISTS_REMEMBERED)(partial(legal_bytes, game))


class News(NamedTuple):
    """What viewers are to be shown of one state: each its number, the pieces of its view, events and legal moves."""

    due: int | None
    shown: dict[int, tuple[int, bytes, bytes, list[Event], bytes]]


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

    def of(self, viewer: int) -> Shown:
        """What a viewer was last shown."""
        return self._shown[viewer]

    def look(self, told: Told, due: int | None) -> News:
        """Look at the table through viewers' eyes, for those who were told or see something new; it has a number."""
        match, lists, without = self.match, self._legal_lists, None if due is None else self._wait
        occasion, seen_by_all, own_of = match.slate
        both = b"".join([each + b"," for each in (self._still, seen_by_all) if each])
        news = News(due, {})
        for viewer, events in told.items():
            shown, own, offered = self._shown[viewer], own_of[viewer], match.offered(viewer)
            alike, legal = both if own else both[:-1], lists(offered, without) if offered else NO_LEGAL
            if events or (alike, own, legal, due) != (shown.alike, shown.own, shown.legal, shown.due):
                shown.number += 1
                self._note_occasion(viewer, shown, legal if occasion is None else occasion)
                shown.alike, shown.own, shown.legal, shown.due = alike, own, legal, due
                news.shown[viewer] = (shown.number, alike, own, events, legal)
        return news

    def _note_occasion(self, viewer: int, shown: Shown, occasion: object) -> None:
        """What a reaction of the viewer answers from now on."""
        if occasion != shown.occasion:
            shown.since = shown.since if viewer in self._woken else shown.number
            shown.occasion = occasion
        self._woken.discard(viewer)

    def again(self, viewer: int, told: list[Event], due: int | None, now: int) -> bytes:
        """All that a viewer sees, whether or not it is new, and what it was told while it did not look."""
        self.look({viewer: []}, due)
        shown = self._shown[viewer]
        news = News(due, {viewer: (shown.number, shown.alike, shown.own, told, shown.legal)})
        ((_, text),) = messages(news, now)
        return text[:-1] + AGAIN

    def is_late(self, seat: int, answers: int | None) -> bool:
        """Whether a move answers something that is no longer on the table."""
        return answers is not None and answers < self.of(seat).since

    def numbers(self, told: Container[int]) -> str:
        """The numbers for the log: of each viewer, negative for who was not shown the last move."""
        words = [f"{viewer}:{each.number if viewer in told else -each.number}" for viewer, each in self._shown.items()]
        return " ".join(words)


def messages(news: News, now: int, race: RaceTime | None = None) -> Iterator[tuple[int, bytes]]:
    """What viewers are to be shown: the JSON of `TableShown`, out of what is JSON already."""
    more = b"" if news.due is None else b',"deadline":%d' % max(0, news.due - now)
    if race:
        more += b',"race":' + encode(race)
    last, told = None, NO_EVENTS
    for viewer, (number, alike, own, events, legal) in news.shown.items():
        if events is not last:
            last, told = events, encode(events)
        yield viewer, MESSAGE % (number, SEATS.get(viewer, NO_SEAT), alike, own, told, legal, more)


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
