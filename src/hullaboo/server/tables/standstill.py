"""A table that waits for something to be written, while nothing can be: who comes is shown what is known to be kept.

Its own task waits as well, and what it knows already nobody may hear of before it is kept. So the match is played again
up to there, beside it, for those who come meanwhile. When the table goes on it shows them everything itself.
"""

from typing import TYPE_CHECKING

from hullaboo.core.seats import SPECTATOR
from hullaboo.server.protocol.from_client import Sit
from hullaboo.server.protocol.from_server import Ack
from hullaboo.server.tables.connection import Connection, text_of
from hullaboo.server.tables.live_match import LiveMatch
from hullaboo.server.tables.occasions import Occasions
from hullaboo.server.tables.views import ViewWriter
from hullaboo.server.tables.waking import dealt

if TYPE_CHECKING:
    from hullaboo.server.tables.table import Table


def welcome(table: "Table", connection: Connection) -> None:
    """Somebody has come, whose coming the table cannot see to now."""
    if is_at(table):
        connection.outbox.put(*table.storage_shown(), *as_kept(table, connection))


def seat(table: "Table", connection: Connection, message: Sit) -> None:
    """Somebody who has just come wants to look from a seat that they hold; the table sees to it again when it can."""
    if is_at(table) and connection not in table.connections and message.seat in table.kept.held_by(connection.guest):
        connection.outbox.put(text_of(Ack(id=message.id)), *as_kept(table, connection, message.seat))


def is_at(table: "Table") -> bool:
    """Whether a table waits for something to be written while nothing can be."""
    return table.waits and not table.lobby.store.health.writable


def as_kept(table: "Table", connection: Connection, viewer: int = SPECTATOR) -> list[bytes]:
    """Room and match as they are kept; nothing while the room itself is being saved."""
    if table.unsaved:
        return []
    match = [shown(table.play, viewer)] if table.play else []
    return [text_of(table.room_for(connection.guest)), *match]


def shown(play: LiveMatch, viewer: int) -> bytes:
    """A match without the moves that are being written, as somebody sees it."""
    kept = play.table.kept
    match = dealt(play.match.game, kept)
    occasions = Occasions(match, kept.secret)
    for move in play.match.moves[: len(play.match.moves) - play.unkept]:
        match.play_text(move.seat, move.text, move.notes)
        occasions.note()
    number = play.showing.of(viewer).number
    return ViewWriter(match, occasions, {viewer: max(0, number - 1)}).again(viewer, [], None, play.table.now())
