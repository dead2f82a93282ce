"""Since when the people of a table's seats are gone."""

from collections.abc import Callable

from hullaboo.server.storage.records import TableRecord
from hullaboo.server.tables.presence import Presence


class Absence:
    """Seats whose people are gone, and which of them count as abandoned."""

    def __init__(self, record: TableRecord, presence: Presence, now: Callable[[], int], abandoned: int) -> None:
        """Nobody is gone yet; a seat is abandoned after `abandoned` milliseconds."""
        self._record, self._presence, self._now, self._abandoned = record, presence, now, abandoned
        self.gone_since: dict[int, int] = {}

    def note(self) -> None:
        """Note who is gone now, and who is back."""
        present = self._presence.guests
        for at, seat in enumerate(self._record.seats):
            if seat.kind == "person" and not present & set(seat.guests):
                self.gone_since.setdefault(at, self._now())
            else:
                self.gone_since.pop(at, None)

    def forget(self) -> None:
        """Seats have changed: who is gone is noted anew."""
        self.gone_since.clear()
        self.note()

    def abandon(self, at: int) -> None:
        """Note that a seat is abandoned at once: its person has left it."""
        self.gone_since[at] = self._now() - self._abandoned

    def is_abandoned(self, at: int) -> bool:
        """Whether the person of a seat has been gone for long."""
        since = self.gone_since.get(at)
        return since is not None and self._now() - since >= self._abandoned

    @property
    def next_abandoned(self) -> int | None:
        """In how many milliseconds the next of those who have gone will have been gone for long."""
        limit = self._abandoned - self._now()
        return min((since + limit for since in self.gone_since.values() if since + limit > 0), default=None)
