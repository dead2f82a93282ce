"""Where a table is kept: commits its batches, and knows what is being written."""

from collections.abc import Callable
from functools import partial

from hullaboo.server.metrics import note
from hullaboo.server.protocol.from_server import StorageShown
from hullaboo.server.storage.health import within
from hullaboo.server.storage.ownership import LONGEST_TAKING
from hullaboo.server.storage.records import TableRecord
from hullaboo.server.storage.store import Store
from hullaboo.server.tables.connection import text_of
from hullaboo.server.tables.transaction import Batch


class TableStorage:
    """The store, for one table."""

    def __init__(self, store: Store, record: TableRecord) -> None:
        """Nothing is being written."""
        self._store, self._record = store, record
        self.is_writing = False
        self.is_writing_record = False
        self.moves_in_flight = 0
        """How many of the match's last moves are being written, and not known to be committed."""

    async def commit(self, batch: Batch, ending: TableRecord | None) -> None:
        """Write a batch, and return when it is durable; `ending` is the record that goes with the last move."""
        self.is_writing, self.is_writing_record = True, batch.changes_record
        self.moves_in_flight = len(batch.moves)
        if batch.changes_record:
            await self._store.tables.save(self._record)
        for row in batch.chat:
            await self._store.chat.append(row)
        if batch.moves:
            await self._store.moves.append(*batch.moves, ending=ending)
        self.is_writing, self.is_writing_record, self.moves_in_flight = False, False, 0

    def certainty(self) -> Callable[[], bool]:
        """Return what says whether the table is certainly still ours, as it is now."""
        ownership = self._store.ownership
        return partial(ownership.is_certain, ownership.term)

    async def release(self) -> None:
        """Leave the table to any server that wants it next; where that fails it stays ours."""
        try:
            await self._store.ownership.release(self._record.id)
        except Exception as error:
            note("table not released", table=self._record.id, error=str(error))

    async def hand_over(self, times: str) -> None:
        """Leave the table to another server, with what its times have left; where that fails it goes with our lease."""
        try:
            await within(LONGEST_TAKING, self._store.ownership.hand_over(self._record.id, times))
        except Exception as error:
            note("table not handed over", table=self._record.id, error=str(error))

    def must_be_writable(self) -> None:
        """Refuse what would have to be written while nothing can be."""
        self._store.health.must_be_writable()

    @property
    def stands_still(self) -> bool:
        """Whether the table waits for something to be written, while nothing can be."""
        return self.is_writing and not self._store.health.writable

    def shown(self) -> list[bytes]:
        """Return what who comes has to know of it: nothing, as long as all is well."""
        return [] if self._store.health.writable else [text_of(StorageShown(writable=False))]
