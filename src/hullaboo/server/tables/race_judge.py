"""The races of a match: which moves gather in a contest, and what each seat's line is credited."""

from collections import defaultdict
from collections.abc import Callable
from operator import attrgetter

from hullaboo.core.seats import CLOCK, SPECTATOR
from hullaboo.play.match import Match
from hullaboo.server.protocol.from_server import RaceTime
from hullaboo.server.tables.attempt import Attempt
from hullaboo.server.tables.commands import ContestIsOver
from hullaboo.server.tables.connection import Connection
from hullaboo.server.tables.inbox import CommandInbox
from hullaboo.server.tables.match_clock import MatchClock
from hullaboo.server.tables.occasions import MARK_LETTERS
from hullaboo.server.tables.presence import Watching
from hullaboo.server.tables.races import CONTEST, MOST_CREDIT, Contest, Quota, Sight, made_at
from hullaboo.server.tables.views import Update

LATENCY = attrgetter("latency")


class RaceJudge:
    """The contest of a match, and what its seats have seen and been credited."""

    def __init__(self, match: Match, clock: MatchClock, inbox: CommandInbox, now: Callable[[], int]) -> None:
        """No race is on; times in the log count from now."""
        self._match, self._clock, self._inbox, self._now = match, clock, inbox, now
        self._began = now()
        self.contest: Contest[Attempt] = Contest()
        self._quotas: dict[int, Quota] = defaultdict(Quota)
        self._sights: dict[int, Sight] = defaultdict(Sight)

    @property
    def is_on(self) -> bool:
        """Whether two or more seats may act while a time is running."""
        if not self._clock.runs:
            return False
        seats = self._match.actors & ~(1 << CLOCK)
        return seats & (seats - 1) != 0

    @property
    def is_possible(self) -> bool:
        """Whether a time is running, or moves gather: else each is judged as it comes."""
        return self._clock.runs or bool(self.contest.entries)

    @property
    def elapsed(self) -> int:
        """The milliseconds since the deal, or since the table woke."""
        return self._now() - self._began

    def gathers(self, attempt: Attempt) -> bool:
        """Whether a move goes into a contest: where it matters who is first, or behind its own seat's, or CLOCK's.

        All others are played at once, also while others gather: nobody is to learn that they do.
        """
        if self.contest.holds(attempt.seat, CLOCK):
            return True
        return self.is_on and self._match.hurries(attempt.action)

    def takes_over(self, attempt: Attempt) -> bool:
        """Whether a retry finds its move in the contest already; the answer then goes where the retry came from."""
        for entry in self.contest.entries:
            if (entry.seat, entry.what.id) == (attempt.seat, attempt.id):
                entry.what.sender = attempt.sender
                return True
        return False

    def made_by(self, connection: Connection, seat: int, came: int) -> int:
        """Return when a person made a move, by their line as we measured it."""
        sight = self._sights[seat]
        wanted = min(MOST_CREDIT, connection.latency.round_trip, sight.round_trip)
        return made_at(came, self._quotas[seat].spend(wanted, came), sight.at)

    def enter(self, attempt: Attempt, came: int, made: int) -> None:
        """Have a move take part in the contest; the first one opens it."""
        if self.contest.enter(attempt.seat, came, made, attempt):
            self._inbox.submit_later(CONTEST, ContestIsOver())

    def enter_now(self, attempt: Attempt) -> None:
        """Have a move of a bot or of CLOCK take part, which comes when it is made."""
        self.enter(attempt, self._now(), self._now())

    def decide(self) -> list[Attempt]:
        """Return the moves of the contest in the order in which they were made."""
        entries = self.contest.close()
        for entry in entries:
            seat = "clock" if entry.seat == CLOCK else entry.seat
            entry.what.race = RaceTime(seat, entry.came - self._began, entry.made - self._began)  # type: ignore[arg-type]
        return [entry.what for entry in entries]

    def note_move(self, seat: int) -> None:
        """Note who has moved last: ties go clockwise from there."""
        if seat != CLOCK:
            self.contest.last = seat

    def note_shown(self, update: Update, watching: Watching, now: int) -> None:
        """Note what each seat may answer from now on, and on which lines it is shown."""
        for viewer, shown in update.shown.items():
            if viewer != SPECTATOR:
                self._sights[viewer].seen(shown[1][:MARK_LETTERS], now, map(LATENCY, watching[viewer]))

    def note_shown_again(self, connection: Connection, token: str, now: int) -> None:
        """Note what one connection is shown."""
        self._sights[connection.viewer].seen(token[:MARK_LETTERS], now, [connection.latency])
