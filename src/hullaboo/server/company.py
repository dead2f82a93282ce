"""Who is at a table, as every move asks it."""

from collections.abc import Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Self

from hullaboo.server.connection import Connection
from hullaboo.server.seating import SeatKept

Watching = dict[int, list[Connection]]


@dataclass(frozen=True)
class Company:
    """Who looks from where, in order; people's seats from which nobody looks; the seats that bots play."""

    watching: Watching
    unwatched: list[int]
    bots: list[int]

    @classmethod
    def of(cls, seats: Sequence[SeatKept], connections: Sequence[Connection]) -> Self:
        """The company at these seats."""
        watching: Watching = {}
        for connection in sorted(connections, key=attrgetter("viewer")):
            watching.setdefault(connection.viewer, []).append(connection)
        unwatched = [at for at, seat in enumerate(seats) if at not in watching and seat.kind == "person"]
        return cls(watching, unwatched, [at for at, seat in enumerate(seats) if seat.played_by])
