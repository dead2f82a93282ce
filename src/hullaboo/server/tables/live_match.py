"""A match at a table: moves of people, bots and CLOCK are judged here, each in the state that it meets.

Where a race is on, a move first goes through a contest, which orders moves by when they were made. What was judged is
noted in the transaction of the table: nobody is told of it before it is committed.
"""

from collections.abc import Callable, Sequence
from typing import Any

from hullaboo.core.errors import HullabooError, IllegalAction
from hullaboo.core.seats import CLOCK
from hullaboo.play.match import Match, Move
from hullaboo.server.limits.recent import Recent
from hullaboo.server.protocol.from_client import MoveMade
from hullaboo.server.protocol.from_server import Ack
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.storage.statements import Row
from hullaboo.server.tables.attempt import Attempt
from hullaboo.server.tables.bots import Bots
from hullaboo.server.tables.commands import BotHasDecided, BotPlays, TimeIsOver
from hullaboo.server.tables.connection import Connection, refusal, refusal_of, text_of
from hullaboo.server.tables.match_broadcast import MatchBroadcast
from hullaboo.server.tables.match_clock import MatchClock
from hullaboo.server.tables.occasions import Occasions
from hullaboo.server.tables.race_judge import RaceJudge
from hullaboo.server.tables.transaction import Result, Transaction
from hullaboo.server.tables.views import Update, numbers_from
from hullaboo.server.tables.waking import played_again

MOST_REMEMBERED = 2000


class LiveMatch:
    """One match, its clock, its races, its bots, and what is told of it."""

    def __init__(
        self, match: Match, table: str, occasions: Occasions, clock: MatchClock, races: RaceJudge, bots: Bots,
        broadcast: MatchBroadcast, transaction: Transaction, must_be_writable: Callable[[], None], entries: int = 0,
    ) -> None:  # fmt: skip
        """A match that was just dealt, and its parts; so many entries of its log are no moves."""
        self.match, self._table, self.occasions = match, table, occasions
        self.clock, self.races, self.bots, self.broadcast = clock, races, bots, broadcast
        self._transaction, self._must_be_writable = transaction, must_be_writable
        self._played, self._entries = Recent(MOST_REMEMBERED), entries

    def replay(self, rows: Sequence[Any]) -> None:
        """Play what is in the log."""
        row: Any = None
        for row in played_again(self.match, rows):
            self.occasions.note()
            self._remember(row.seat, row.message)
            self.bots.hear()
        if row:
            self.broadcast.number_from(numbers_from(row.numbers))
        if rows:
            self.clock.go_on_from(rows[-1].times)

    def go_on(self) -> None:
        """Start the times, show the match as it is, ask the bots."""
        self.bots.void()
        self.clock.update()
        self._transaction.add_result(Result(self.broadcast.update_as_it_is()))
        self._transaction.tell(self.bots.ask)

    def stop(self) -> None:
        """Let go of all that would come back."""
        self.bots.stop()
        self.clock.forget_alarm()

    # Moves, as they come

    def take(self, connection: Connection, message: MoveMade, came: int) -> None:
        """Judge a person's move at once, or have it gather with others; one that is refused is answered in its time."""
        try:
            self._take(connection, message, came)
        except HullabooError as error:
            self._answer(connection, refusal_of(message.id, error))

    def _take(self, connection: Connection, message: MoveMade, came: int) -> None:
        connection.must_look_from(message.seat)
        if self.was_played(message.seat, message.id):
            self._answer(connection, text_of(Ack(id=message.id)))
            return
        self.must_go_on()
        action = self.match.game.moves.action(message.move)
        attempt = Attempt(message.seat, action, message.id, message.answers, connection)
        if self.races.is_possible:
            self._take_in_race(attempt, connection, came)
        else:
            self._must_be_writable()
            self.judge(attempt)

    def _take_in_race(self, attempt: Attempt, connection: Connection, came: int) -> None:
        if self.races.takes_over(attempt):
            return
        self._must_be_writable()
        if self.races.is_on and not self.races.contest.holds(attempt.seat, CLOCK):
            self._must_be_playable(attempt)
        if self.races.gathers(attempt):
            self.races.enter(attempt, came, self.races.made_by(connection, attempt.seat, came))
        else:
            self.judge(attempt)

    def _answer(self, connection: Connection, text: bytes) -> None:
        """Answer what is not played; in a race as late as what is, so that the time tells nothing of a contest."""
        self._transaction.add_result(Result(sender=connection, answer=text, is_held_back=self.races.is_on))

    def act(self, seat: int, action: int) -> None:
        """Judge a bot's move; one that gathers already is all that it has to say."""
        attempt = Attempt(seat, action)
        if self.races.contest.holds(seat):
            return
        if self.races.gathers(attempt):
            self.races.enter_now(attempt)
        else:
            self.judge(attempt)

    def on_bot_decided(self, decision: BotHasDecided) -> None:
        """Have a bot play after its time; where all wait for each other, the waits are played."""
        if decision.plans == self.bots.plans:
            self.bots.decided(decision)
            seat = self.bots.seat_that_waits
            if seat is not None:
                self.act(seat, self.match.game.rules.WAIT)

    def on_bot_plays(self, plan: BotPlays) -> None:
        """Judge what a bot has planned, if it still may."""
        if plan.plans == self.bots.plans:
            self.act(plan.seat, plan.action)

    def on_time_over(self, alarm: TimeIsOver) -> None:
        """Have CLOCK enter the contest like anybody else."""
        seat = self.clock.seat_that_acts(alarm.alarm, alarm.action)
        if seat is not None:
            self.races.enter_now(Attempt(seat, alarm.action))

    def on_contest_over(self) -> None:
        """Judge the moves of the contest in the order in which they were made."""
        self.judge(*self.races.decide())

    def note(self, move: Move, id: str) -> None:
        """Note a line of the log that is no action, and was written by the message with this id."""
        row, update = self._played_now(move, id)
        self._transaction.add_move(row)
        self._transaction.add_result(Result(update))

    # Judging

    def judge(self, *attempts: Attempt) -> None:
        """Play moves in their order, each if it is legal in the state that it meets, and note what became of them."""
        for attempt in attempts:
            result = Result(None, attempt.race, attempt.sender)
            try:
                row, result.update = self._tried(attempt)
            except Refusal as error:
                if attempt.sender:
                    result.answer = refusal(attempt.id, error.code, error.params)
            else:
                result.answer = text_of(Ack(id=attempt.id))
                self._transaction.add_move(row)
            self._transaction.add_result(result)

    def must_go_on(self) -> None:
        """Refuse what comes after the end."""
        if self.match.over:
            raise Refusal("over")

    def was_played(self, seat: int, id: str) -> bool:
        """Whether a seat has moved or ended the match by a message with this id."""
        return (seat, id) in self._played

    def refused(self, attempt: Attempt, error: IllegalAction) -> Refusal:
        """Return why a move is not legal; who chose it from an older list than this one is late."""
        is_old = self.occasions.is_old(attempt.seat, attempt.answers)
        return Refusal("late" if is_old else str(error.params["why"]), seat=attempt.seat)

    def _must_be_playable(self, attempt: Attempt) -> None:
        self._must_not_be_late(attempt)
        try:
            self.match.must_be_legal(attempt.seat, attempt.action)
        except IllegalAction as error:
            raise self.refused(attempt, error) from error

    def _must_not_be_late(self, attempt: Attempt) -> None:
        if self.occasions.is_late(attempt.seat, attempt.answers):
            raise Refusal("late", seat=attempt.seat)

    def _tried(self, attempt: Attempt) -> tuple[Row, Update]:
        self._must_not_be_late(attempt)
        try:
            move = self.match.play(attempt.seat, attempt.action, attempt.notes)
        except IllegalAction as error:
            raise self.refused(attempt, error) from error
        return self._played_now(move, attempt.id)

    def _played_now(self, move: Move, id: str) -> tuple[Row, Update]:
        """What the log is to keep of a move that was played, and what is to be told when it does."""
        self._remember(move.seat, id)
        self.occasions.note()
        self.bots.follow()
        self.clock.update()
        update = self.broadcast.update()
        row = {
            "table": self._table, "number": self._entries + len(self.match.moves), "seat": move.seat, "text": move.text,
            "notes": move.notes, "message": id, "numbers": self.broadcast.writer.numbers(),
            "times": self.clock.remaining(),
        }  # fmt: skip
        return row, update

    def _remember(self, seat: int, id: str) -> None:
        """Remember that a seat has moved, by a message with this id: a retry of it is harmless."""
        self.races.note_move(seat)
        if id:
            self._played.add((seat, id))
