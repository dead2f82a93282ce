"""A table: its record, and the parts that each see to one thing. `handlers` says what they do for each command."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from hullaboo.core.contract import Game
from hullaboo.core.seats import SPECTATOR
from hullaboo.server.protocol.from_server import RoomShown, StorageShown
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.settings import Settings
from hullaboo.server.storage.leases import Owner
from hullaboo.server.storage.records import TableRecord, count_wins, ended
from hullaboo.server.storage.schema import OWNERSHIP
from hullaboo.server.storage.store import Store
from hullaboo.server.storage.tables import StoredTable
from hullaboo.server.tables.absence import Absence
from hullaboo.server.tables.bots import Bots
from hullaboo.server.tables.broadcast import RoomBroadcast
from hullaboo.server.tables.chat import Chat
from hullaboo.server.tables.commands import BeginIfComplete, GoOn, SaveRecord, WaitNoLonger
from hullaboo.server.tables.connection import Connection
from hullaboo.server.tables.gestures import Gestures
from hullaboo.server.tables.hosting import Hosting
from hullaboo.server.tables.inbox import CommandInbox
from hullaboo.server.tables.live_match import LiveMatch
from hullaboo.server.tables.match_broadcast import MatchBroadcast
from hullaboo.server.tables.match_clock import MatchClock
from hullaboo.server.tables.occasions import Occasions
from hullaboo.server.tables.presence import Presence
from hullaboo.server.tables.proposals import Proposals
from hullaboo.server.tables.race_judge import RaceJudge
from hullaboo.server.tables.room_view import RoomView
from hullaboo.server.tables.salts import SaltRound
from hullaboo.server.tables.seat_keys import SeatKeys
from hullaboo.server.tables.seats import Seats
from hullaboo.server.tables.table_storage import TableStorage
from hullaboo.server.tables.transaction import Transaction
from hullaboo.server.tables.waking import dealt, mended
from hullaboo.server.tables.workers import Workers


@dataclass(frozen=True)
class Surroundings:
    """What a table is handed of the server around it."""

    settings: Settings
    store: Store
    workers: Workers
    keys: SeatKeys
    may_chat: Callable[[str, str], bool]
    """Whether a guest at an address may say one more thing."""
    stand_in_for: Callable[[str], str]
    """The bot that plays for an absent person, by the name of the game."""
    rematch: Callable[[TableRecord, str], Awaitable[None]]
    """Opens the table of a rematch for the guest who hosts it, and has the record lead there."""
    enter: Callable[[str, str], Awaitable["Table"]]
    """A table that a guest may look at, by its id."""
    have_opened: Callable[[Owner, str], Awaitable[None]]
    """Has another server open a table that was left to it."""


class Table:
    """One table, awake."""

    def __init__(self, around: Surroundings, record: TableRecord, game: Game) -> None:
        """A table without its moves and its chat; `wake` brings them."""
        self.around, self.record, self.game = around, record, game
        self.now, times = around.settings.now, around.settings.times
        self.inbox = CommandInbox(record.id, around.settings.hurry)
        self.transaction = Transaction()
        self.storage = TableStorage(around.store, record)
        writable = self.storage.must_be_writable
        self.presence = Presence(record, self.now, times.unwatched)
        self.absence = Absence(record, self.presence, self.now, times.abandoned, min(times.brief, times.abandoned))
        self.gestures = Gestures(record, self.transaction, writable)
        self.proposals = Proposals(record, self.absence, self.inbox)
        self.chat = Chat(record, self.presence, self.transaction, around.may_chat, writable)
        self.seats = Seats(record, self.presence, self.absence, self.transaction, around.keys, self.show_match)
        self.hosting = Hosting(record, game, self.seats, self.presence, self.inbox, self.now, times.host)
        self.room = RoomView(record, self.presence, self.absence, self.gestures, self.proposals)
        self.broadcast = RoomBroadcast(record, self.room, self.presence, self.inbox, self.now)
        self.salts = SaltRound(
            record, self.seats, self.broadcast, self.transaction, self.inbox, times.salts, writable
        )  # fmt: skip
        self.live: LiveMatch | None = None
        self._comes_back = False
        """Whether people are waited for after the table was woken: who sits down is back."""
        self._entries = 0
        """How many entries of the log are no moves: they say which server has the table."""

    @property
    def playing(self) -> LiveMatch:
        """The match; refuses if it is not dealt yet."""
        if self.live is None:
            raise Refusal("not-playing", phase=self.record.phase)
        return self.live

    # Its life

    def wake(self, stored: StoredTable) -> None:
        """Remember what was said, and play the log again."""
        self.chat.remember(stored.chat)
        self._entries = sum(row.seat == OWNERSHIP for row in stored.moves)
        if self.record.phase == "gathering":
            self.salts.forget_what_was_shown()
            self.inbox.submit(BeginIfComplete())
            return
        live = self.deal()
        live.replay(stored.moves)
        if mended(self.record, live.match):
            self.inbox.submit(SaveRecord())
        if live.match.over and self.record.phase != "over":
            self._end()
            self.inbox.submit(SaveRecord())
        self._wait_for_who_comes_back(live)
        self.inbox.submit(GoOn())

    def _wait_for_who_comes_back(self, live: LiveMatch) -> None:
        """Let no time run before people are back, at a screen of their own; but that is not waited for long."""
        if live.match.game.timed and not live.match.over and not self.record.at_one_screen:
            seats = self.record.seats
            live.clock.awaited.update(at for at, seat in enumerate(seats) if seat.guests and not seat.played_by)
            self._comes_back = True
            self.inbox.submit_later(self.around.settings.times.back, WaitNoLonger())

    def deal(self) -> LiveMatch:
        """Begin the match: every seat has added its salt to the luck."""
        match, inbox, times = dealt(self.game, self.record), self.inbox, self.around.settings.times
        occasions = Occasions(match, self.record.secret)
        clock = MatchClock(match, self.presence, inbox, self.now)
        races = RaceJudge(match, clock, inbox, self.now)
        bots = Bots(match, self.record, self.presence, clock, self.around.workers, inbox, self.now)
        told = MatchBroadcast(match, occasions, self.presence, clock, races, inbox, self.now, times.held)
        self.live = LiveMatch(
            match, self.record.id, occasions, clock, races, bots, told, self.transaction, self.storage.must_be_writable,
            self._entries,
        )  # fmt: skip
        self.room.match, self.room.clock = match, clock
        return self.live

    @property
    def record_at_end(self) -> TableRecord | None:
        """The record as it is committed together with the last move of its match; nothing before that."""
        live = self.live
        return ended(self.record, live.match.outcome.winners) if live and live.match.over else None

    def go_on_from_moves(self) -> None:
        """Show what follows from moves that are committed: nothing older is taken back, and perhaps it is the end."""
        if self.live and self.live.match.over:
            self._finish()
        elif self.proposals.void_take_backs():
            self.broadcast.show()

    def _finish(self) -> None:
        """Show that the match is over, and its secret, once that is committed."""
        self._end()
        self.proposals.clear()
        if any(seat.gave_up for seat in self.record.seats):
            self.seats.hold_again()
            self.inbox.submit(SaveRecord())
        self.broadcast.show_at_once()

    def _end(self) -> None:
        self.record.phase = "over"
        count_wins(self.record, self.playing.match.outcome.winners)

    def stop(self) -> None:
        """Let go of all that would come back."""
        self.salts.stop()
        self.hosting.stop()
        self.broadcast.stop()
        if self.live:
            self.live.stop()

    @property
    def is_quiet(self) -> bool:
        """Whether nobody is here, and nobody has asked for the table for long."""
        limit = self.now() - self.around.settings.times.put_away
        return not self.presence.connections and not self.inbox and self.presence.quiet_since < limit

    def on_storage(self, writable: bool) -> None:
        """Tell people that nothing can be written, or again; no time runs meanwhile."""
        self.presence.send_to_all(StorageShown(writable=writable))
        if self.live and not writable:
            self.live.clock.stop()
        elif self.live:
            self.inbox.submit(GoOn())

    # What is shown of it

    def room_committed_for(self, guest: str) -> RoomShown:
        """Return the room for who asks from outside; refuses while a change is being written that may never be."""
        if self.storage.is_writing_record:
            self.storage.must_be_writable()
        return self.room.room_for(guest)

    def show_match(self, connection: Connection) -> None:
        """Show the match as it is to somebody who has just come or looks from somewhere else."""
        if self.live:
            told = self.live.broadcast
            connection.outbox.put(told.catch_up(connection), due=told.due_for(connection.viewer))

    def show_everything(self, connection: Connection) -> None:
        """Show room and match to a reader who has lost messages."""
        texts, due = [self.broadcast.text_for(connection)], 0
        if self.live:
            texts.append(self.live.broadcast.catch_up(connection))
            due = self.live.broadcast.due_for(connection.viewer)
        connection.outbox.begin_anew(texts, due)

    # Coming and going

    def arrive(self, connection: Connection, *first: bytes) -> None:
        """Let somebody in, as a spectator until they sit; these texts are sent before the table is shown."""
        was_watched = self.presence.is_watched
        self.presence.add(connection)
        self.absence.note()
        self.hosting.note()
        self.broadcast.show_in(self.absence.next_news)
        if self.live and not was_watched:
            self.live.clock.update()
            self.live.bots.ask_anew()
        room = self.broadcast.text_for(connection)
        self.transaction.send(connection, *first, *self.storage.shown(), room, *self.chat.texts_for(connection.guest))
        self.transaction.tell(self.show_match, connection)

    def depart(self, connection: Connection) -> None:
        """Let somebody go."""
        self.presence.remove(connection)
        self.absence.note()
        self.hosting.note()
        self.broadcast.show_in(self.absence.next_news)
        self.come(*self.record.held_by(connection.guest))
        self.proposals.count_later()
        self._others_look()
        self.transaction.tell(self.broadcast.show)

    def look_from(self, connection: Connection, seat: int | None) -> bool:
        """Have somebody look from a seat that they hold, or as a spectator; return whether that is new."""
        viewer = SPECTATOR if seat is None else seat
        is_new = connection.viewer != viewer
        self.presence.look_from(connection, viewer)
        self.absence.note()
        self._others_look()
        if self._comes_back and seat is not None:
            self.come(seat)
        return is_new

    def come(self, *seats: int) -> None:
        """Note that the table is on the screens of some seats, or that they are waited for no longer."""
        awaited = self.live.clock.awaited if self.live else set()
        if self.live and not awaited.isdisjoint(seats):
            awaited.difference_update(seats)
            if not awaited:
                self.live.go_on()
            self.transaction.tell(self.broadcast.show)

    def _others_look(self) -> None:
        """Start and stop the times of a shared screen: somebody has sat down, risen or gone."""
        if self.live and self.record.at_one_screen:
            self.live.clock.update()
