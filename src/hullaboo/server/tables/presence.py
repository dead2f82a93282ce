"""Who is at a table: the connections, from where they look, and since when nobody does."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Self

from hullaboo.core.seats import SPECTATOR
from hullaboo.server.protocol.from_server import FromServer
from hullaboo.server.storage.records import TableRecord
from hullaboo.server.tables.connection import Connection, text_of

Watching = dict[int, list[Connection]]


@dataclass(frozen=True)
class Viewers:
    """Who looks from where, in order, and who of them plays; people's seats that nobody looks from; the seats of bots.

    Whether anybody is here who holds a seat. Where people share one screen: the seats looked from now, and the others;
    none where nobody shares.
    """

    watching: Watching
    players: list[Connection]
    unwatched: list[int]
    bots: list[int]
    has_people: bool
    here: list[int]
    away: list[int]

    @classmethod
    def of(cls, record: TableRecord, connections: Sequence[Connection]) -> Self:
        """Return who looks on at a table."""
        watching: Watching = {}
        for connection in sorted(connections, key=attrgetter("viewer")):
            watching.setdefault(connection.viewer, []).append(connection)
        unwatched = [at for at, seat in enumerate(record.seats) if at not in watching and seat.kind == "person"]
        shared = record.at_one_screen
        return cls(
            watching,
            players=[each for each in connections if each.viewer != SPECTATOR],
            unwatched=unwatched,
            bots=[at for at, seat in enumerate(record.seats) if seat.played_by],
            has_people=any(record.held_by(each.guest) for each in connections),
            here=[at for at in shared if at in watching],
            away=[at for at in shared if at not in watching],
        )


class Presence:
    """The connections at a table."""

    def __init__(self, record: TableRecord, now: Callable[[], int], unwatched: int) -> None:
        """Nobody is here; who has gone counts as looking for `unwatched` milliseconds more."""
        self._record, self._now, self._unwatched = record, now, unwatched
        self.connections: list[Connection] = []
        self.quiet_since = now()
        self._looked_at_until = 0
        self._viewers: Viewers | None = None

    @property
    def viewers(self) -> Viewers:
        """Who looks from where; every move asks, so it is found out only when somebody came, went or changed seats."""
        if self._viewers is None:
            self._viewers = Viewers.of(self._record, self.connections)
        return self._viewers

    def changed(self) -> None:
        """Note that somebody has come, gone or changed seats, or that the seats have changed."""
        self._viewers = None

    def add(self, connection: Connection) -> None:
        """Note that somebody has come."""
        self.connections.append(connection)
        self.changed()

    def remove(self, connection: Connection) -> None:
        """Note that a connection has ended."""
        if connection in self.connections:
            self.connections.remove(connection)
        self.changed()
        self.quiet_since = self._now()
        self._looked_at_until = self._now() + self._unwatched

    def look_from(self, connection: Connection, viewer: int) -> None:
        """Have a connection look from somewhere else; what spectators wait for a seat is sent at once."""
        connection.viewer = viewer
        if viewer != SPECTATOR:
            connection.outbox.release()
        self.changed()

    def at(self, viewer: int) -> list[Connection]:
        """Return who looks from there."""
        return [each for each in self.connections if each.viewer == viewer]

    @property
    def guests(self) -> set[str]:
        """Whose browsers are connected."""
        return {connection.guest for connection in self.connections}

    @property
    def is_watched(self) -> bool:
        """Whether anybody looks, or has looked a moment ago: a line that breaks or a reload changes nothing."""
        return bool(self.connections) or self._now() < self._looked_at_until

    @property
    def is_for_nobody(self) -> bool:
        """Whether only bots sit here and nobody looks: no time runs for them either."""
        return self._record.only_bots and not self.is_watched

    @property
    def spectators(self) -> int:
        """How many look on."""
        return sum(not self._record.held_by(connection.guest) for connection in self.connections)

    def send_to_all(self, message: FromServer) -> None:
        """Send everybody the same, at once: only what tells nothing that is not committed."""
        text = text_of(message)
        for connection in self.connections:
            connection.outbox.put(text)
