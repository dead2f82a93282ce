"""The room, told to everybody at a table: nothing that they have seen already, and only so often a second."""

from asyncio import TimerHandle
from collections.abc import Callable

from hullaboo.server.limits.rates import bucket
from hullaboo.server.protocol.from_server import Ack
from hullaboo.server.storage.records import TableRecord
from hullaboo.server.tables.commands import SayWhoIsGone, ShowRoom
from hullaboo.server.tables.connection import Connection, text_of
from hullaboo.server.tables.inbox import CommandInbox
from hullaboo.server.tables.presence import Presence
from hullaboo.server.tables.room_view import RoomView

SHOWS_A_SECOND, SHOW_BURST = 10, 20
"""How often a room is shown to all. Who changes it more often, by signs, orders or proposals, is shown at the end."""
SHOW_AFTER = 1000 // SHOWS_A_SECOND


class RoomBroadcast:
    """What each connection was last shown of the room, and when all are shown it again."""

    def __init__(
        self, record: TableRecord, view: RoomView, presence: Presence, inbox: CommandInbox, now: Callable[[], int]
    ) -> None:
        """Nobody was shown anything."""
        self._record, self._view, self._presence, self._inbox, self._now = record, view, presence, inbox, now
        self._told: object = None
        """What the room was like when all were last shown it."""
        self._budget = bucket(SHOWS_A_SECOND, SHOW_BURST, now())
        self._is_due = False
        self._later: TimerHandle | None = None

    def text_for(self, connection: Connection) -> bytes:
        """Return the room as a connection is shown it now, whether or not it has seen it."""
        connection.room_shown = text_of(self._view.room_for(connection.guest))
        return connection.room_shown

    def answer(self, asker: Connection, id: str) -> None:
        """Tell somebody who may have changed the room, in one go, that it was done, and the room if it is new."""
        before = asker.room_shown
        room = self.text_for(asker)
        asker.outbox.put(text_of(Ack(id=id)), *([room] if room != before else []))
        self.show()

    def show(self) -> None:
        """Show everybody the room, if it is not as they know it: at once, or where it changes all the time, soon."""
        if self._is_due or self._is_told():
            return
        if self._budget.take(self._now()):
            self.show_at_once()
        else:
            self._is_due = True
            self._inbox.submit_later(SHOW_AFTER, ShowRoom())

    def show_in(self, wait: int | None) -> None:
        """Look again in so many milliseconds whether the room is another one, because somebody is gone for longer."""
        self.stop()
        self._later = None if wait is None else self._inbox.submit_later(wait, SayWhoIsGone())

    def stop(self) -> None:
        """Wait for nothing any more."""
        if self._later:
            self._later.cancel()
            self._later = None

    def show_late(self) -> None:
        """Show what had to wait."""
        self._is_due = False
        self.show_at_once()

    def show_at_once(self) -> None:
        """Show the room to all who do not know it like this."""
        self._told = self._likeness()
        texts = self._view.texts()
        for connection in self._presence.connections:
            if (text := texts[connection.guest]) != connection.room_shown:
                connection.room_shown = text
                connection.outbox.put(text)

    def _is_told(self) -> bool:
        """Whether nothing has changed since all were shown the room; it costs one text, however many look."""
        return self._likeness() == self._told

    def _likeness(self) -> object:
        """All that anybody is shown: the room as a stranger sees it, whose the seats are, and who has muted whom."""
        holders = tuple(tuple(seat.guests) for seat in self._record.seats)
        return text_of(self._view.room_for("")), holders, self._record.muted
