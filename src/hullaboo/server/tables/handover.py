"""A server that ends while others share its database leaves them its tables, and its people follow.

A few tables at a time stop, with all that they have judged committed, are left and opened by the next server. Only then
are their people sent there: so a table is gone for no longer than that takes, however many there are.
"""

import asyncio
from hashlib import sha256

from hullaboo.server.metrics import HANDED_OVER, LOG, note
from hullaboo.server.storage.leases import Owner
from hullaboo.server.storage.store import Store
from hullaboo.server.tables.commands import HandOver
from hullaboo.server.tables.registry import TableRegistry

AT_ONCE = 8
LONGEST_TABLE, LONGEST = 5.0, 30.0
"""In seconds: for how long one table is waited for, and all of them; what is left then goes with our lease."""


def successor(others: list[Owner], table: str) -> Owner:
    """Who has a table next: each of the others gets its share, and tables of one that goes away no others move."""
    return max(others, key=lambda each: sha256(f"{each.node} {table}".encode()).digest())


class Handover:
    """Leaves all tables to other servers."""

    def __init__(self, store: Store, tables: TableRegistry) -> None:
        """Of one server."""
        self._store, self._tables = store, tables

    async def run(self) -> None:
        """Leave every table, if anybody else is there."""
        try:
            async with asyncio.timeout(LONGEST):
                await self._run()
        except Exception as error:
            todo = "nothing: tables that were not handed over are opened from the log when somebody comes back"
            facts = {"tables": len(self._tables.awake), "error": repr(error), "todo": todo}
            LOG.warning("not all tables were handed over", extra={"facts": facts})

    async def _run(self) -> None:
        assert self._store.lease is not None
        self._store.ownership.is_leaving = True
        others = await self._store.lease.others()
        if others:
            await self._tables.all_woken()
            waiting = [*self._tables.awake]
            note("handing tables over", tables=len(waiting), to=[each.node for each in others])
            await asyncio.gather(*(self._work(waiting, others) for _ in range(AT_ONCE)))

    async def _work(self, waiting: list[str], others: list[Owner]) -> None:
        while waiting:
            await self._hand_over(waiting.pop(), others)

    async def _hand_over(self, id: str, others: list[Owner]) -> None:
        table, task = self._tables.awake.get(id), self._tables.tasks.get(id)
        if table and task:
            table.inbox.submit(HandOver(successor(others, id)))
            done, _ = await asyncio.wait({task}, timeout=LONGEST_TABLE)
            HANDED_OVER.inc(len(done))
