"""A match at a table: one door for people, bots and CLOCK.

A move is judged by the match in the state that it meets, written to the log, and only then told. Where a race is on it
first goes through a contest, which orders moves by when they were made.
"""

import asyncio
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from hullaboo.core.errors import HullabooError, IllegalAction
from hullaboo.core.seats import CLOCK, SPECTATOR
from hullaboo.play.match import RESIGNS, Match, Move
from hullaboo.play.screen import waits_for_who_is_away, whose_time_is_over
from hullaboo.play.simulate import Clock, Due
from hullaboo.server.limits.recent import Recent
from hullaboo.server.metrics import TOLD_SECONDS
from hullaboo.server.protocol.from_client import MoveMade, PreviewWanted
from hullaboo.server.protocol.from_server import Ack, Preview, RaceTime
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.storage.statements import Row
from hullaboo.server.tables.bots import Bots
from hullaboo.server.tables.connection import Connection, refusal, refusal_of, text_of
from hullaboo.server.tables.occasions import MARK_LETTERS, Occasions
from hullaboo.server.tables.presence import Watching
from hullaboo.server.tables.preview import foreseen
from hullaboo.server.tables.races import CONTEST, MOST_CREDIT, Contest, Quota, Sight, held_for, made_at
from hullaboo.server.tables.views import EventsByViewer, Update, ViewWriter, messages, numbers_from
from hullaboo.server.tables.waking import played_again

if TYPE_CHECKING:
    from hullaboo.server.tables.table import Table

MOST_REMEMBERED = 2000
MOST_UNTOLD = 200


@dataclass(slots=True)
class Attempt:
    """A move on its way through the door: whose it is, who hears what becomes of it, and its times in a race."""

    seat: int
    action: int
    id: str = ""
    answers: str | None = None
    sender: Connection | None = None
    race: RaceTime | None = None

    @property
    def notes(self) -> str:
        """What the log keeps of a race."""
        return f"came={self.race.came} made={self.race.made}" if self.race else ""


@dataclass(slots=True)
class Result:
    """What became of a move: what is to be told of the table after it, if it was played; what its sender hears."""

    news: Update | None
    race: RaceTime | None = None
    sender: Connection | None = None
    answer: bytes = b""


@dataclass(slots=True)
class Batch:
    """What became of some moves, in their order, and what the log is to keep of them; nobody knows it yet."""

    rows: list[Row] = field(default_factory=list)
    tales: list[Result] = field(default_factory=list)


class LiveMatch:
    """One match, its viewers, its clock and its bots."""

    def __init__(self, table: "Table", match: Match) -> None:
        """A match that was just dealt."""
        self.table, self.match = table, match
        self.timed = match.game.timed
        self.occasions = Occasions(match, table.kept.secret)
        self.showing = ViewWriter(match, self.occasions, {})
        self.thinking = Bots(self)
        self.began = table.now()
        self.change = 0
        self.alarm = 0
        self.clock = Clock()
        self._awaited: Due | None = None
        self._here: list[int] = []
        self._clock_handle: asyncio.TimerHandle | None = None
        self._contest: Contest[Attempt] = Contest()
        self._quotas: dict[int, Quota] = defaultdict(Quota)
        self._sights: dict[int, Sight] = defaultdict(Sight)
        self._judged = Batch()
        self.unkept = 0
        """How many of the match's last moves are being written, and not known to be kept."""
        self._played = Recent(MOST_REMEMBERED)
        self._untold: EventsByViewer = defaultdict(list)

    def replay(self, rows: Sequence[Any]) -> None:
        """Play what is in the log."""
        for row in played_again(self.match, rows):
            self.occasions.note()
            self.remember(row.seat, row.message)
            self.thinking.hear()
        if rows:
            self.showing = ViewWriter(self.match, self.occasions, numbers_from(rows[-1].numbers))

    async def go_on(self) -> None:
        """Start the clock, show the table as it is, ask the bots."""
        self.changed()
        watching = self.table.company.watching
        self.tell(watching, Batch(tales=[Result(self.showing.look({viewer: [] for viewer in watching}, self.due))]))
        self.thinking.ask()

    def ask_anew(self) -> None:
        """Other hands play a seat, or somebody looks again: what bots had planned is void, and they are asked anew."""
        self.change += 1
        self.thinking.ask()

    def stop(self) -> None:
        """Let go of all that would come back."""
        self.change += 1
        self.thinking.cancel()
        self._forget_the_alarm()

    # The door

    async def on_move(self, connection: Connection, message: MoveMade, came: int) -> None:
        """A person's move; one that is not played is answered in its time."""
        try:
            await self.take(connection, message, came)
        except HullabooError as error:
            await self.settle()
            self.answer(connection, refusal_of(message.id, error))

    async def take(self, connection: Connection, message: MoveMade, came: int) -> None:
        """Play a person's move at once, or have it gather with others."""
        must_look_from(connection, message.seat)
        if self.was_played(message.seat, message.id):
            await self.settle()
            self.answer(connection, text_of(Ack(id=message.id)))
            return
        self.must_go_on()
        action = self.match.game.moves.action(message.move)
        attempt = Attempt(message.seat, action, message.id, message.answers, connection)
        if self.is_held(attempt):
            return
        self.table.lobby.must_keep()
        if self.race_is_on and not self._contest.holds(attempt.seat, CLOCK):
            self.must_be_playable(attempt)
        if self.gathers(attempt):
            self.enter(attempt, came, self.made_by(connection, attempt.seat, came))
        else:
            self.judge(attempt)

    def answer(self, connection: Connection, text: bytes) -> None:
        """Answer what is not played; in a race as late as what is, so that the time tells nothing of a contest."""
        if self.race_is_on:
            self.table.later(CONTEST, self.say, connection, text)
        else:
            connection.outbox.put(text)

    async def say(self, connection: Connection, text: bytes) -> None:
        """Say something to one connection."""
        connection.outbox.put(text)

    def must_go_on(self) -> None:
        """Refuse what comes after the end."""
        if self.match.over:
            raise Refusal("over")

    @property
    def race_is_on(self) -> bool:
        """Whether two or more seats may act while a time is running."""
        if not self.clock.due:
            return False
        seats = self.match.actors & ~(1 << CLOCK)
        return seats & (seats - 1) != 0

    def gathers(self, attempt: Attempt) -> bool:
        """Whether a move goes into a contest: where it matters who is first, or behind its own seat's, or CLOCK's.

        All others are played at once, also while others gather: nobody is to learn that they do.
        """
        if self._contest.holds(attempt.seat, CLOCK):
            return True
        return self.race_is_on and self.match.hurries(attempt.action)

    def must_be_playable(self, attempt: Attempt) -> None:
        """Refuse what could not be played now."""
        self.must_not_be_late(attempt)
        try:
            self.match.must_be_legal(attempt.seat, attempt.action)
        except IllegalAction as error:
            raise self.refused(attempt, error) from error

    def must_not_be_late(self, attempt: Attempt) -> None:
        """Refuse what answers something that is no longer there."""
        if self.occasions.is_late(attempt.seat, attempt.answers):
            raise Refusal("late", seat=attempt.seat)

    def refused(self, attempt: Attempt, error: IllegalAction) -> Refusal:
        """Why a move is not legal; who chose it from an older list than this one is late."""
        is_old = self.occasions.is_old(attempt.seat, attempt.answers)
        return Refusal("late" if is_old else str(error.params["why"]), seat=attempt.seat)

    def is_held(self, attempt: Attempt) -> bool:
        """Whether a retry finds its move in the contest already; the answer then goes where the retry came from."""
        for entry in self._contest.entries:
            if (entry.seat, entry.what.id) == (attempt.seat, attempt.id):
                entry.what.sender = attempt.sender
                return True
        return False

    def made_by(self, connection: Connection, seat: int, came: int) -> int:
        """When a person made a move, by their line as we measured it."""
        sight = self._sights[seat]
        wanted = min(MOST_CREDIT, connection.latency.round_trip, sight.round_trip)
        return made_at(came, self._quotas[seat].spend(wanted, came), sight.at)

    def enter(self, attempt: Attempt, came: int, made: int) -> None:
        """Take part in the contest; the first one opens it."""
        if self._contest.enter(attempt.seat, came, made, attempt):
            self.table.later(CONTEST, self.decide)

    async def decide(self) -> None:
        """The contest is over: the moves are played in the order in which they were made."""
        entries = self._contest.close()
        for entry in entries:
            seat: Any = "clock" if entry.seat == CLOCK else entry.seat
            entry.what.race = RaceTime(seat, entry.came - self.began, entry.made - self.began)
        self.judge(*(entry.what for entry in entries))

    async def act(self, seat: int, action: int) -> None:
        """A bot's move; one that gathers already is all that it has to say."""
        attempt = Attempt(seat, action)
        if self._contest.holds(seat):
            return
        if self.gathers(attempt):
            self.enter(attempt, self.table.now(), self.table.now())
        else:
            self.judge(attempt)

    def judge(self, *attempts: Attempt) -> None:
        """Play moves in their order, each if it is legal in the state that it meets; the table has them settled."""
        for attempt in attempts:
            tale = Result(None, attempt.race, attempt.sender)
            try:
                row, tale.news = self.tried(attempt)
            except Refusal as error:
                if attempt.sender:
                    tale.answer = refusal(attempt.id, error.code, error.params)
            else:
                tale.answer = text_of(Ack(id=attempt.id))
                self._judged.rows.append(row)
            self._judged.tales.append(tale)

    def tried(self, attempt: Attempt) -> tuple[Row, Update]:
        """Play a move, if it is legal now."""
        self.must_not_be_late(attempt)
        try:
            move = self.match.play(attempt.seat, attempt.action, attempt.notes)
        except IllegalAction as error:
            raise self.refused(attempt, error) from error
        return self.played(move, attempt.id)

    def on_preview(self, connection: Connection, message: PreviewWanted) -> None:
        """What some moves would certainly do, where nothing has to be remembered and no time is running."""
        must_look_from(connection, message.seat)
        self.must_go_on()
        if self.clock.due:
            raise Refusal("not-now", what="preview")
        view, events = foreseen(self.match, message.seat, message.moves)
        connection.send(Preview(id=message.id, view=view, events=events))

    def was_played(self, seat: int, id: str) -> bool:
        """Whether a seat has moved or ended the match by a message with this id."""
        return (seat, id) in self._played

    async def on_resign(self, connection: Connection, seat: int, id: str) -> None:
        """A person gives up."""
        must_look_from(connection, seat)
        if not self.was_played(seat, id):
            self.must_go_on()
            self.table.lobby.must_keep()
            await self.end_early(seat, RESIGNS, id)
        connection.ack(id)

    async def end_early(self, seat: int, how: str, id: str) -> None:
        """A seat resigns, or all agree to stop."""
        row, news = self.played(self.match.end_early(seat, how), id)
        self._judged.rows.append(row)
        self._judged.tales.append(Result(news))
        await self.settle()

    # After a move

    def played(self, move: Move, id: str) -> tuple[Row, Update]:
        """A move was played: what the log keeps of it, and what is to be told when it is there."""
        self.remember(move.seat, id)
        self.occasions.note()
        self.changed()
        news = self.news()
        self.thinking.hear()
        self.thinking.show()
        row = {
            "table": self.table.kept.id, "number": len(self.match.moves), "seat": move.seat, "text": move.text,
            "notes": move.notes, "message": id, "numbers": self.showing.numbers(),
        }  # fmt: skip
        return row, news

    @property
    def unsettled(self) -> int:
        """How many moves were judged of which neither the log nor anybody knows."""
        return len(self._judged.tales)

    async def settle(self) -> None:
        """Write what was played to the log, then tell everybody, and the senders that it was taken, or why not."""
        judged, self._judged = self._judged, Batch()
        if not judged.rows:
            self.tell({}, judged)
            return
        started, watching = self.table.lobby.loop.time(), self.table.company.watching
        self.unkept = len(judged.rows)
        await self.table.keep(self.table.lobby.store.moves.append(*judged.rows, ending=self.table.ended_now))
        self.unkept = 0
        self.tell(watching, judged)
        TOLD_SECONDS.observe(self.table.lobby.loop.time() - started)
        if self.match.over:
            await self.table.finish()
        self.thinking.ask()

    def remember(self, seat: int, id: str) -> None:
        """A seat has moved, by a message with this id: a retry of it is harmless."""
        if seat != CLOCK:
            self._contest.last = seat
        if id:
            self._played.add((seat, id))

    def news(self) -> Update:
        """Whom the last move concerns, and what they are told."""
        company = self.table.company
        for seat, events in self.match.tell_all(company.unwatched).items():
            self._untold[seat] = (self._untold[seat] + events)[-MOST_UNTOLD:]
        return self.showing.look(self.match.tell_all(company.watching), self.due)

    def tell(self, watching: Watching, judged: Batch) -> None:
        """Send the messages, to each connection in one go; where a time may run, to spectators after all seats."""
        now = self.table.now()
        said: dict[Connection, list[bytes]] = defaultdict(list)
        for each in judged.tales:
            if each.news and self.timed:
                self.note_sights(each.news, watching, now)
            for viewer, text in messages(each.news, now, each.race) if each.news else ():
                for connection in watching[viewer]:
                    said[connection].append(text)
            if each.sender:
                said[each.sender].append(each.answer)
        later = self.due_for(SPECTATOR) if SPECTATOR in watching else 0
        for connection, texts in said.items():
            connection.outbox.put(*texts, due=later if connection.viewer == SPECTATOR else 0)

    def note_sights(self, news: Update, watching: Watching, now: int) -> None:
        """Keep what each seat may answer from now on, and on which lines it is shown."""
        for viewer, (_, token, *_) in news.shown.items():
            if viewer != SPECTATOR:
                self._sights[viewer].seen(token[:MARK_LETTERS], now, [each.latency for each in watching[viewer]])

    @property
    def held(self) -> int:
        """How much later than seats spectators are shown the table; at once where no time can run."""
        if not self.timed:
            return 0
        return held_for((each.latency for each in self.table.company.players), self.table.lobby.settings.times.held)

    def due_for(self, viewer: int) -> int:
        """When a viewer may be sent the table as it is now; 0 is at once."""
        return self.table.now() + self.held if viewer == SPECTATOR and self.held else 0

    def catch_up(self, connection: Connection) -> bytes:
        """The table as a viewer sees it now, and what its seat has missed while nobody looked from there."""
        viewer, now = connection.viewer, self.table.now()
        self._sights[viewer].seen(self.occasions.token(viewer)[:MARK_LETTERS], now, [connection.latency])
        return self.showing.again(viewer, self._untold.pop(viewer, []), self.due, now)

    # The clock

    @property
    def due(self) -> int | None:
        """When the next time is over."""
        return min(self.clock.due.values()) if self.clock.due else None

    def changed(self) -> None:
        """The table has changed: plans are void, times begin and end."""
        self.change += 1
        self.set_the_clock()

    def set_the_clock(self) -> None:
        """Let the times run that the table is in; at a shared screen only while somebody looks whom they are for."""
        if not self.timed:
            return
        here, away = self.table.company.here, self.table.company.away
        waits = self.table.is_for_nobody or waits_for_who_is_away(self.match, here, away)
        if waits or here != self._here:
            self._here = here
            self.stop_the_clock()
        if waits:
            return
        now = self.table.now()
        if not self.clock.update(self.match, now) and self._awaited:
            return
        first = min(self.clock.dues(now), default=None)
        if first and first == self._awaited:
            return
        self._forget_the_alarm()
        if first:
            self._awaited = first
            self._clock_handle = self.table.later(first.time - now, self.on_time_over, self.alarm, first.action)

    def stop_the_clock(self) -> None:
        """No time runs while nothing can be kept: nobody could answer."""
        self._forget_the_alarm()
        self.clock.stop()

    def _forget_the_alarm(self) -> None:
        self.alarm += 1
        self._awaited = None
        if self._clock_handle:
            self._clock_handle.cancel()
            self._clock_handle = None

    async def on_time_over(self, alarm: int, action: int) -> None:
        """CLOCK enters the contest like anybody else."""
        if alarm == self.alarm:
            self._awaited = None
            now = self.table.now()
            company = self.table.company
            self.enter(Attempt(whose_time_is_over(self.match, action, company.here, company.away), action), now, now)


def must_look_from(connection: Connection, seat: int) -> None:
    """Refuse who looks from another seat, before anything else: whether an id was used is that seat's own affair."""
    if connection.viewer != seat:
        raise Refusal("not-your-seat", seat=seat)
