"""What each viewer of a match is shown: whole views, numbered a viewer.

A message is made for a viewer only if there is something new for that viewer: a move that shows nowhere (a wait) sends
nobody anything but its own acknowledgement.
"""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw

from hullaboo.core.contract import Event, Game
from hullaboo.core.seats import SPECTATOR
from hullaboo.play.match import Match, actions_in
from hullaboo.server.protocol.from_server import LegalMove, RaceTime, TableShown
from hullaboo.server.tables.occasions import Occasions

NO_EVENTS = Raw(b"[]")
NO_LEGAL = b"[]"
LISTS_REMEMBERED = 4096
EventsByViewer = dict[int, list[Event]]
"""Viewers, and what each is told."""
Seen = tuple[bytes, bytes, bytes, int | None]
"""Of a view what all see and what is the viewer's own, its legal moves, and when the next time is over."""
encode = msgspec.json.encode


@cache
def legal_texts(game: Game) -> dict[int, bytes]:
    """Actions as clients see them, by number; filled as they occur."""
    return {}


def legal_bytes(game: Game, offered: bytes, without: int | None = None) -> bytes:
    """Return the legal moves, each with its notation and its phrase."""
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


class Update(NamedTuple):
    """What viewers are to be shown of one state: each its number, what it may answer, what it sees, events."""

    due: int | None
    shown: dict[int, tuple[int, str, Seen, list[Event]]]


@dataclass(slots=True)
class LastSent:
    """What a viewer was last shown, and its number."""

    number: int = 0
    seen: Seen = (b"", b"", NO_LEGAL, None)


class ViewWriter:
    """The messages of one match to all its viewers."""

    def __init__(self, match: Match, occasions: Occasions, numbers: dict[int, int]) -> None:
        """`numbers` go on from where the log left them."""
        self.match, self._occasions = match, occasions
        self._legal_lists, self._wait = legal_lists(match.game), match.game.rules.WAIT
        self._shown = defaultdict(LastSent, {viewer: LastSent(number) for viewer, number in numbers.items()})
        self._constant = encode(match.constant())[1:-1]

    def of(self, viewer: int) -> LastSent:
        """Return what a viewer was last shown."""
        return self._shown[viewer]

    def look(self, told: EventsByViewer, due: int | None) -> Update:
        """Look at the table through viewers' eyes, for those who were told or see something new; it has a number."""
        match, lists, without = self.match, self._legal_lists, None if due is None else self._wait
        (_, seen_by_all, own_of), offers = match.pieces, match.offers
        both = b"".join([each + b"," for each in (self._constant, seen_by_all) if each])
        update, token = Update(due, {}), self._occasions.token
        for viewer, events in told.items():
            last, own, offered = self._shown[viewer], own_of[viewer], offers.get(viewer)
            seen = (both if own else both[:-1], own, lists(offered, without) if offered else NO_LEGAL, due)
            if events or seen != last.seen:
                last.number, last.seen = last.number + 1, seen
                update.shown[viewer] = (last.number, token(viewer), seen, events)
        return update

    def again(self, viewer: int, told: list[Event], due: int | None, now: int) -> bytes:
        """Return all that a viewer sees, whether or not it is new, and what it was told while it did not look."""
        self.look({viewer: []}, due)
        last = self._shown[viewer]
        update = Update(due, {viewer: (last.number, self._occasions.token(viewer), last.seen, told)})
        ((_, text),) = messages(update, now, again=True)
        return text

    def numbers(self) -> str:
        """Return the numbers for the log: of each viewer, what it was last shown."""
        return " ".join([f"{viewer}:{each.number}" for viewer, each in self._shown.items()])


def messages(update: Update, now: int, race: RaceTime | None = None, again: bool = False) -> list[tuple[int, bytes]]:
    """Return each viewer of an update, and its message; views, events and lists of moves are JSON already."""
    deadline = None if update.due is None else max(0, update.due - now)
    last, told, texts = None, NO_EVENTS, []
    for viewer, (number, token, (alike, own, legal, _), events) in update.shown.items():
        if events is not last:
            last, told = events, Raw(encode(events)) if events else NO_EVENTS
        seat = None if viewer == SPECTATOR else viewer
        message = TableShown(
            number=number, seat=seat, occasion=token, view=Raw(b"{%b%b}" % (alike, own)), events=told,
            legal=Raw(legal), deadline=deadline, race=race, again=again,
        )  # fmt: skip
        texts.append((viewer, encode(message)))
    return texts


def numbers_from(text: str) -> dict[int, int]:
    """Read what `numbers` wrote; version 0.1.0 wrote a sign before those of viewers not shown the last move."""
    pairs = [word.split(":") for word in text.split()]
    return {int(viewer): abs(int(number)) for viewer, number in pairs}


def outcome_facts(match: Match) -> dict[str, Any]:
    """Return the outcome as the room shows it."""
    outcome = match.outcome
    return {
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "reason": outcome.reason,
        "params": outcome.params,
    }
