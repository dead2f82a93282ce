"""A move that somebody attempts."""

from dataclasses import dataclass

from hullaboo.server.protocol.from_server import RaceTime
from hullaboo.server.tables.connection import Connection


@dataclass(slots=True)
class Attempt:
    """Whose it is, who hears what becomes of it, and its times in a race."""

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
