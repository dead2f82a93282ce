"""A table that waits for something to be written, while nothing can be: who comes is shown what is known to be kept.

Its own task waits as well, and what it knows already nobody may hear of before it is kept. So the match is played again
up to there, beside it, for those who come meanwhile. When the table goes on it shows them everything itself.
"""

from hullaboo.core.seats import SPECTATOR
from hullaboo.server.protocol.from_client import Sit
from hullaboo.server.protocol.from_server import Ack
from hullaboo.server.tables.connection import Connection, text_of
from hullaboo.server.tables.occasions import Occasions
from hullaboo.server.tables.table import Table
from hullaboo.server.tables.views import ViewWriter
from hullaboo.server.tables.waking import dealt


def welcome(table: Table, connection: Connection) -> None:
    """Show the table to somebody who has come, and whose coming it cannot see to now."""
    if table.storage.stands_still:
        connection.outbox.put(*table.storage.shown(), *as_committed(table, connection))


def seat(table: Table, connection: Connection, message: Sit) -> None:
    """Show a seat to somebody who has just come and holds it; the table sees to it again when it can."""
    is_new = connection not in table.presence.connections
    if table.storage.stands_still and is_new and message.seat in table.record.held_by(connection.guest):
        connection.outbox.put(text_of(Ack(id=message.id)), *as_committed(table, connection, message.seat))


def as_committed(table: Table, connection: Connection, viewer: int = SPECTATOR) -> list[bytes]:
    """Return room and match as they are committed; nothing while the room itself is being saved."""
    if table.storage.is_writing_record:
        return []
    match = [match_as_committed(table, viewer)] if table.live else []
    return [text_of(table.room.room_for(connection.guest)), *match]


def match_as_committed(table: Table, viewer: int) -> bytes:
    """Return the match without the moves that are being written, as somebody sees it."""
    live = table.playing
    match = dealt(live.match.game, table.record)
    occasions = Occasions(match, table.record.secret)
    committed = len(live.match.moves) - table.storage.moves_in_flight
    for move in live.match.moves[:committed]:
        match.play_text(move.seat, move.text, move.notes)
        occasions.note()
    number = live.broadcast.last_sent(viewer).number
    return ViewWriter(match, occasions, {viewer: max(0, number - 1)}).again(viewer, [], None, table.now())
