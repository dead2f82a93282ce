"""Since when the people of a table's seats are gone."""

from collections.abc import Callable

from hullaboo.server.storage.records import TableRecord
from hullaboo.server.tables.presence import Presence


class Absence:
    """Seats whose people are gone, and which of them count as abandoned."""

    def __init__(
        self, record: TableRecord, presence: Presence, now: Callable[[], int], abandoned: int, brief: int = 0
    ) -> None:
        """Nobody is gone yet; one is said to be gone after `brief` milliseconds, and abandoned after `abandoned`."""
        self._record, self._presence, self._now, self._abandoned, self._brief = record, presence, now, abandoned, brief
        self.gone_since: dict[int, int] = {}
        self._seen: set[str] = set()
        """Who has been here: nobody waits a moment to say that somebody has not come yet."""

    def note(self) -> None:
        """Note who is gone now, and who is back."""
        present = self._presence.guests
        self._seen |= present
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

    def is_gone(self, at: int) -> bool:
        """Whether the person of a seat is gone, and not only for a moment: a line that blinks is nobody's affair."""
        if self._seen.isdisjoint(self._record.seats[at].guests):
            return True
        since = self.gone_since.get(at)
        return since is not None and self._now() - since >= self._brief

    @property
    def patience(self) -> int:
        """For how long who is said to be gone is waited for until the seat counts as abandoned."""
        return max(0, self._abandoned - self._brief)

    @property
    def next_news(self) -> int | None:
        """In how many milliseconds somebody will be said to be gone, or to be gone for long; none if that is said."""
        ages = [self._now() - since for since in self.gone_since.values()]
        waits = [limit - age for age in ages for limit in (self._brief, self._abandoned) if limit > age]
        return min(waits, default=None)

    def is_abandoned(self, at: int) -> bool:
        """Whether the person of a seat has been gone for long."""
        since = self.gone_since.get(at)
        return since is not None and self._now() - since >= self._abandoned

    @property
    def next_abandoned(self) -> int | None:
        """In how many milliseconds the next of those who have gone will have been gone for long."""
        limit = self._abandoned - self._now()
        return min((since + limit for since in self.gone_since.values() if since + limit > 0), default=None)
