"""The tables that are awake: opening, waking, entering, and letting go of them."""

import asyncio
from collections.abc import Callable, Iterable

from hullaboo.core.contract import Game
from hullaboo.server.identity import fits, may_be_an_id
from hullaboo.server.metrics import LIVE_TABLES, LOG, WOKEN
from hullaboo.server.protocol.from_server import Closing
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.settings import Settings
from hullaboo.server.storage.records import TableRecord
from hullaboo.server.storage.store import Store
from hullaboo.server.tables import pipeline
from hullaboo.server.tables.catalog import Catalog
from hullaboo.server.tables.commands import Admit, GiveUp
from hullaboo.server.tables.quarantine import Quarantine
from hullaboo.server.tables.table import Table

SERVICE_RESTART = 1012
MakeTable = Callable[[TableRecord, Game], Table]


class TableRegistry:
    """Every table that is awake, by its id."""

    def __init__(self, settings: Settings, store: Store, catalog: Catalog, make: MakeTable) -> None:
        """None is awake; `make` gives a table its surroundings."""
        self._settings, self._store, self._catalog, self._make = settings, store, catalog, make
        self.awake: dict[str, Table] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self._given_up: set[str] = set()
        """Tables that have something to write before they end: it is not known whether they are ours."""
        self._hanging_up: asyncio.Future[list[None]] | None = None
        self._waking: dict[str, asyncio.Task[Table]] = {}
        """Tables on their way out of the log: whoever asks for one meanwhile waits for the same."""
        self.quarantine = Quarantine()

    def open(self, record: TableRecord) -> Table:
        """Open a new table."""
        return self._run(self._make(record, self._catalog.game(record.game)))

    async def table(self, id: str) -> Table:
        """Return a table, woken from its log if need be; it is not put away before who asks for it has come."""
        if id in self._given_up:
            raise Refusal("cannot-keep", trouble="lease")
        if id in self.awake:
            self.awake[id].presence.quiet_since = self._settings.now()
            return self.awake[id]
        if not may_be_an_id(id):
            raise Refusal("no-such-table")
        self.quarantine.must_not_hold(id)
        if id not in self._waking:
            self._waking[id] = asyncio.create_task(self._woken(id), name=f"waking {id}")
            self._waking[id].add_done_callback(lambda _: self._waking.pop(id))
        return await asyncio.shield(self._waking[id])

    async def enter(self, guest: str, id: str, key: str | None = None) -> Table:
        """Return a table that a guest may look at: a public one, or with the key of its link or of one of its seats."""
        table = await self.table(id)
        record = table.record
        if record.lets_in(guest):
            return table
        if not any(fits(key, each) for each in [record.key, *(seat.key for seat in record.seats)]):
            raise Refusal("no-such-table")
        self._store.health.must_be_writable()
        await table.inbox.ask(Admit(guest))
        return table

    def load(self) -> tuple[int, int]:
        """Return how many tables are awake, and how many connections are at them."""
        return len(self.awake), sum(len(table.presence.connections) for table in self.awake.values())

    def is_awake(self, id: str) -> bool:
        """Whether a table is awake, or on its way."""
        return id in self.awake or id in self._waking

    async def see(self, ids: Iterable[str]) -> None:
        """Write that somebody looks at these tables; nobody need wait in vain where that fails."""
        seen = [*ids]
        try:
            await self._store.tables.mark_seen(seen, self._settings.date())
        except Exception:
            todo = "nothing, unless it goes on: tables that are not seen for long leave the lobby's list"
            facts = {"tables": len(seen), "todo": todo}
            LOG.exception("not written when tables were looked at", extra={"facts": facts})

    async def mark_gathering_as_seen(self) -> None:
        """Write that somebody looks at the tables that are awake and wait for people."""
        if ids := [id for id, table in self.awake.items() if table.record.phase == "gathering"]:
            await self.see(ids)

    def on_storage(self) -> None:
        """Tell all tables that nothing can be written, or again."""
        for table in self.awake.values():
            table.on_storage(self._store.health.writable)

    def on_superseded(self) -> None:
        """Have all tables end, for what they know may be old."""
        for table in self.awake.values():
            table.inbox.submit(GiveUp())

    def on_lease_over(self) -> None:
        """Have nobody told anything more: others may have our tables. Those that wait for a write end after it."""
        self.on_superseded()
        self._given_up |= {*self.awake}
        self._hanging_up = asyncio.gather(*(self._close_connections(table) for table in self.awake.values()))

    async def all_woken(self) -> None:
        """Wait until no table is on its way out of the log."""
        if self._waking:
            await asyncio.wait({*self._waking.values()})

    async def say_goodbye(self) -> None:
        """Tell everybody that the server goes away, and close their connections."""
        for table in self.awake.values():
            table.presence.send_to_all(Closing(after=self._settings.times.farewell))
        await asyncio.sleep(0.1)
        await asyncio.gather(*(self._close_connections(table) for table in [*self.awake.values()]))

    async def stop(self) -> None:
        """End all tasks of tables."""
        for waking in self._waking.values():
            waking.cancel()
        tasks = [*self.tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _woken(self, id: str) -> Table:
        await self._store.ownership.take(id)
        with self.quarantine.guarding(id):
            stored = await self._store.tables.load(id)
        if stored is None or stored.table.game not in self._catalog:
            raise Refusal("no-such-table")
        if stored.table.phase == "gathering":
            await self.see([id])
        table = self._make(stored.table, self._catalog.game(stored.table.game))
        with self.quarantine.guarding(id):
            table.wake(stored)
        table.absence.note()
        WOKEN.inc()
        return self._run(table)

    def _run(self, table: Table) -> Table:
        id = table.record.id
        self.awake[id] = table
        self.tasks[id] = asyncio.create_task(pipeline.run(table, self._dropped), name=f"table {id}")
        LIVE_TABLES.set(len(self.awake))
        return table

    async def _dropped(self, table: Table) -> None:
        """Forget a table that has ended or was put away; who still looks at it comes back by themselves."""
        self.awake.pop(table.record.id, None)
        self.tasks.pop(table.record.id, None)
        self._given_up.discard(table.record.id)
        LIVE_TABLES.set(len(self.awake))
        await self._close_connections(table)

    async def _close_connections(self, table: Table) -> None:
        await asyncio.gather(*(each.close(SERVICE_RESTART) for each in [*table.presence.connections]))
