"""What is said at a table."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from hullaboo.core.seats import SPECTATOR
from hullaboo.server.limits.recent import Recent
from hullaboo.server.protocol.from_client import ChatSaid, Mute, React
from hullaboo.server.protocol.from_server import ChatShown, ReactionShown
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.storage.records import TableRecord
from hullaboo.server.tables.connection import Connection, text_of
from hullaboo.server.tables.names import told_apart
from hullaboo.server.tables.presence import Presence
from hullaboo.server.tables.transaction import Transaction

CHAT_KEPT = 100
MOST_REMEMBERED = 1000
"""So many messages are known again at a table: who has heard no answer by then has long lost the line."""


class Chat:
    """The lines that were said last, and which messages they came by."""

    def __init__(
        self, record: TableRecord, presence: Presence, transaction: Transaction,
        allows: Callable[[str, str], bool], must_be_writable: Callable[[], None],
    ) -> None:  # fmt: skip
        """Nothing was said; `allows` says whether a guest at an address may say one more thing."""
        self._record, self._presence, self._transaction = record, presence, transaction
        self._allows, self._must_be_writable = allows, must_be_writable
        self._said: list[ChatShown] = []
        self._ids = Recent(MOST_REMEMBERED)
        self._number = 0

    def remember(self, rows: Sequence[Any]) -> None:
        """Remember what was said before the table was put away."""
        self._said = [ChatShown(name=row.name, text=row.text, seat=row.seat) for row in rows]
        self._ids = Recent(MOST_REMEMBERED, (row.message for row in rows))
        self._number = rows[-1].number if rows else 0

    def texts_for(self, guest: str) -> list[bytes]:
        """Return what was said that a guest hears, for somebody who has just come."""
        return [text_of(replace(line, again=True)) for line in self._said if self._record.hears(guest, line.seat)]

    def mute(self, connection: Connection, message: Mute) -> None:
        """Have a guest no longer hear what a seat says, or hear it again."""
        if not connection.guest:
            raise Refusal("no-chat")
        if message.seat >= len(self._record.seats):
            raise Refusal("no-such-seat", seat=message.seat)
        self._must_be_writable()
        self._record.mute(connection.guest, message.seat, message.muted)
        self._transaction.change_record()

    def say(self, connection: Connection, message: ChatSaid) -> None:
        """Say something to everybody, once."""
        self._must_be_allowed(connection)
        unique = f"{connection.guest} {message.id}"
        if unique not in self._ids:
            seat = self._seat_of(connection)
            beside = self._record.names_beside(connection.guest)
            name = told_apart(connection.name, beside) if seat is None else self._record.seats[seat].name
            self._add(ChatShown(name=name, text=message.text, seat=seat), unique)
        self._transaction.ack(connection, message.id)

    def react(self, connection: Connection, message: React) -> None:
        """Have everybody who hears a seat see what it says with one tap."""
        if message.seat not in self._record.held_by(connection.guest):
            raise Refusal("not-your-seat", seat=message.seat)
        if not self._allows(connection.guest, connection.address):
            raise Refusal("too-often")
        self._transaction.tell(self._send, ReactionShown(seat=message.seat, what=message.what))

    def _must_be_allowed(self, connection: Connection) -> None:
        """Refuse strangers, who says too much, and spectators where they are not to talk."""
        if not connection.guest:
            raise Refusal("no-chat")
        if not self._allows(connection.guest, connection.address):
            raise Refusal("too-often")
        if self._seat_of(connection) is None and not self._record.spectators_chat:
            raise Refusal("no-chat")

    def _seat_of(self, connection: Connection) -> int | None:
        """The seat that somebody speaks from: before the deal nobody need look from one to be heard from there."""
        if connection.viewer != SPECTATOR:
            return connection.viewer
        held = self._record.held_by(connection.guest) if self._record.phase == "gathering" else []
        return held[0] if held else None

    def _add(self, line: ChatShown, unique: str) -> None:
        self._must_be_writable()
        self._number += 1
        row = {"name": line.name, "text": line.text, "seat": line.seat, "message": unique}
        self._transaction.add_chat({"table": self._record.id, "number": self._number, **row})
        self._ids.add(unique)
        self._said = [*self._said, line][-CHAT_KEPT:]
        self._transaction.tell(self._send, line)

    def _send(self, line: ChatShown | ReactionShown) -> None:
        """Send something that was said to everybody who hears its seat."""
        text = text_of(line)
        for connection in self._presence.connections:
            if self._record.hears(connection.guest, line.seat):
                connection.outbox.put(text)
