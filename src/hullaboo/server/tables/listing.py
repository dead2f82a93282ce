"""The lobby's list of public tables."""

from collections.abc import Sequence

from hullaboo.server.protocol.bodies import TableListed
from hullaboo.server.protocol.from_server import SeatShown
from hullaboo.server.settings import Settings
from hullaboo.server.storage.records import TableRecord
from hullaboo.server.storage.store import Store
from hullaboo.server.tables.registry import TableRegistry


class Listing:
    """Public tables, awake or put away."""

    def __init__(self, settings: Settings, store: Store, tables: TableRegistry) -> None:
        """Who is present is known of tables that are awake."""
        self._settings, self._store, self._tables = settings, store, tables

    async def listed(self, phases: Sequence[str]) -> list[TableListed]:
        """Return the public tables in some phases, the newest first."""
        quarantine = self._tables.quarantine
        found = await self._store.tables.listed(phases, self._settings.forgotten_since, quarantine.guarding)
        return [self.entry(record) for record in found if record.id not in quarantine]

    def entry(self, record: TableRecord) -> TableListed:
        """Return a table as the list shows it."""
        awake = self._tables.awake.get(record.id)
        seats = awake.room.seats_for("") if awake else [
            SeatShown(at, seat.kind, seat.name, seat.bot) for at, seat in enumerate(record.seats)
        ]  # fmt: skip
        spectators = awake.presence.spectators if awake else 0
        return TableListed(record.id, record.game, record.edition, record.phase, seats, spectators)
