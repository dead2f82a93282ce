"""What is done now and then behind everything else: quiet tables are put away, and what they leave is freed."""

import asyncio

from hullaboo.server.settings import Settings
from hullaboo.server.tables.commands import PutAwayIfQuiet
from hullaboo.server.tables.registry import TableRegistry
from hullaboo.server.tables.warming import collect_garbage

SWEEP_SECONDS = 5.0
COLLECT_SECONDS = 600.0


async def sweep(settings: Settings, tables: TableRegistry) -> None:
    """Sweep for as long as the server runs."""
    loop = asyncio.get_running_loop()
    collected = loop.time()
    while True:
        await asyncio.sleep(min(SWEEP_SECONDS, settings.times.put_away / 2000))
        put_away_who_rest(tables)
        if loop.time() - collected > COLLECT_SECONDS:
            collect_garbage()
            await tables.mark_gathering_as_seen()
            collected = loop.time()


def put_away_who_rest(tables: TableRegistry) -> None:
    """Have tables put away that nobody needs."""
    for table in tables.awake.values():
        if table.is_quiet:
            table.inbox.submit(PutAwayIfQuiet())
