"""Who is at a table, as every move asks it."""

from collections.abc import Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Self

from hullaboo.core.seats import SPECTATOR
from hullaboo.server.storage.records import TableRecord
from hullaboo.server.tables.connection import Connection

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
    def of(cls, kept: TableRecord, connections: Sequence[Connection]) -> Self:
        """The company at a table."""
        watching: Watching = {}
        for connection in sorted(connections, key=attrgetter("viewer")):
            watching.setdefault(connection.viewer, []).append(connection)
        unwatched = [at for at, seat in enumerate(kept.seats) if at not in watching and seat.kind == "person"]
        shared = kept.at_one_screen
        return cls(
            watching,
            players=[each for each in connections if each.viewer != SPECTATOR],
            unwatched=unwatched,
            bots=[at for at, seat in enumerate(kept.seats) if seat.played_by],
            has_people=any(kept.held_by(each.guest) for each in connections),
            here=[at for at in shared if at in watching],
            away=[at for at in shared if at not in watching],
        )
