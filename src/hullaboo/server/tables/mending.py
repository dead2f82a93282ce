"""Matches that ended at a server which kept the last move and the end of a table apart, and fell in between.

Now both are kept at once, so that this is done once in the life of a database, behind everything else.
"""

import asyncio
import contextlib

from msgspec.structs import replace

from hullaboo.core.errors import HullabooError
from hullaboo.server.metrics import note
from hullaboo.server.storage.store import Store
from hullaboo.server.tables.catalog import Catalog
from hullaboo.server.tables.registry import TableRegistry
from hullaboo.server.tables.waking import has_ended

ENDS_MENDED = "ends-mended"
"""The setting that says that every table whose match is over is kept as such."""


async def mend_who_ended(store: Store, catalog: Catalog, tables: TableRegistry) -> None:
    """Keep of every table whose match is over that it is, unless that was done before."""
    if await store.settings.value(ENDS_MENDED) is None:
        for id in await store.tables.being_played():
            with contextlib.suppress(HullabooError):
                await mend_if_ended(id, store, catalog, tables)
        await store.settings.set(ENDS_MENDED, "yes")


async def mend_if_ended(id: str, store: Store, catalog: Catalog, tables: TableRegistry) -> None:
    """Keep that the match of a table is over, if its log says so; one that is awake does that itself."""
    with tables.quarantine.guarding(id):
        stored = await store.tables.load(id)
        if stored is None or stored.table.game not in catalog:
            return
        ended = await asyncio.to_thread(has_ended, catalog.game(stored.table.game), stored.table, stored.moves)
    if ended and not tables.is_awake(id):
        await store.ownership.take(id)
        await store.tables.save(replace(stored.table, phase="over"))
        await store.ownership.release(id)
        note("table mended: its match was over", table=id)
