"""What is told of a match: to whom, in which order, and when."""

from collections import defaultdict
from collections.abc import Callable, Sequence

from hullaboo.core.seats import SPECTATOR
from hullaboo.play.match import Match
from hullaboo.server.tables.commands import SendText
from hullaboo.server.tables.connection import Connection
from hullaboo.server.tables.inbox import CommandInbox
from hullaboo.server.tables.match_clock import MatchClock
from hullaboo.server.tables.occasions import Occasions
from hullaboo.server.tables.presence import Presence, Watching
from hullaboo.server.tables.race_judge import RaceJudge
from hullaboo.server.tables.races import CONTEST, held_for
from hullaboo.server.tables.transaction import Result
from hullaboo.server.tables.views import EventsByViewer, LastSent, Update, ViewWriter, messages

MOST_UNTOLD = 200


class MatchBroadcast:
    """What each viewer of a match is shown, and what seats that nobody looks from have missed."""

    def __init__(
        self, match: Match, occasions: Occasions, presence: Presence, clock: MatchClock, races: RaceJudge,
        inbox: CommandInbox, now: Callable[[], int], most_held: int,
    ) -> None:  # fmt: skip
        """Nobody was shown anything; spectators see the match at most `most_held` milliseconds after its seats."""
        self._match, self._occasions, self._presence, self._clock, self._races = (
            match,
            occasions,
            presence,
            clock,
            races,
        )
        self._inbox, self._now, self._most_held = inbox, now, most_held
        self.writer = ViewWriter(match, occasions, {})
        self._untold: EventsByViewer = defaultdict(list)

    def number_from(self, numbers: dict[int, int]) -> None:
        """Number on from where the log left the viewers."""
        self.writer = ViewWriter(self._match, self._occasions, numbers)

    def last_sent(self, viewer: int) -> LastSent:
        """Return what a viewer was last shown."""
        return self.writer.of(viewer)

    def update(self) -> Update:
        """Return what the last move shows to whom it concerns."""
        viewers = self._presence.viewers
        if viewers.unwatched:
            for seat, events in self._match.tell_all(viewers.unwatched).items():
                self._untold[seat] = (self._untold[seat] + events)[-MOST_UNTOLD:]
        return self.writer.look(self._match.tell_all(viewers.watching), self._clock.due)

    def update_as_it_is(self) -> Update:
        """Return what all viewers are to be shown of the match as it is."""
        return self.writer.look({viewer: [] for viewer in self._presence.viewers.watching}, self._clock.due)

    def broadcast(self, results: Sequence[Result]) -> None:
        """Send results, to each connection in one go; where a time may run, to spectators after all seats."""
        now, watching = self._now(), self._presence.viewers.watching
        texts = self._texts(results, watching, now)
        is_shown = SPECTATOR in watching and any(each.update for each in results)
        later = self.due_for(SPECTATOR) if is_shown else 0
        for connection, each in texts.items():
            if later and connection.viewer == SPECTATOR:
                connection.outbox.put(*each, due=later)
            else:
                connection.outbox.put(*each)

    def _texts(self, results: Sequence[Result], watching: Watching, now: int) -> dict[Connection, list[bytes]]:
        """The messages for each connection."""
        texts: dict[Connection, list[bytes]] = defaultdict(list)
        for each in results:
            if each.update:
                if self._match.game.timed:
                    self._races.note_shown(each.update, watching, now)
                for viewer, text in messages(each.update, now, each.race):
                    for connection in watching[viewer]:
                        texts[connection].append(text)
            if each.sender and each.is_held_back:
                self._inbox.submit_later(CONTEST, SendText(each.sender, each.answer))
            elif each.sender:
                texts[each.sender].append(each.answer)
        return texts

    @property
    def held(self) -> int:
        """How much later than seats spectators are shown the match; 0 where no time can run."""
        if not self._match.game.timed:
            return 0
        return held_for((each.latency for each in self._presence.viewers.players), self._most_held)

    def due_for(self, viewer: int) -> int:
        """Return when a viewer may be sent the match as it is now; 0 is at once."""
        return self._now() + self.held if viewer == SPECTATOR and self.held else 0

    def catch_up(self, connection: Connection) -> bytes:
        """Return the match as a connection sees it now, and what its seat has missed while nobody looked from there."""
        viewer, now = connection.viewer, self._now()
        self._races.note_shown_again(connection, self._occasions.token(viewer), now)
        return self.writer.again(viewer, self._untold.pop(viewer, []), self._clock.due, now)
