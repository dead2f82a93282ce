"""All that a running server holds: its games, its guests, its tables, and what is kept of them."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping

from hullaboo.core.contract import Game
from hullaboo.play import log
from hullaboo.play.signing import LogKey
from hullaboo.server.identity import Entropy, Signer
from hullaboo.server.limits.rates import ChatLimit
from hullaboo.server.metrics import note
from hullaboo.server.protocol.bodies import KeysShown
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.settings import Settings, database_url
from hullaboo.server.storage import keys
from hullaboo.server.storage.leases import Owner
from hullaboo.server.storage.records import TableRecord
from hullaboo.server.storage.store import Store
from hullaboo.server.tables.catalog import Catalog
from hullaboo.server.tables.guests import Guests
from hullaboo.server.tables.listing import Listing
from hullaboo.server.tables.making import TableMaker
from hullaboo.server.tables.mending import mend_who_ended
from hullaboo.server.tables.registry import TableRegistry
from hullaboo.server.tables.seat_keys import SeatKeys
from hullaboo.server.tables.sweeping import sweep
from hullaboo.server.tables.table import Surroundings, Table
from hullaboo.server.tables.warming import freeze_gc, warm
from hullaboo.server.tables.workers import Workers


class Lobby:
    """The parts of a server, and its life from `open` to `close`."""

    def __init__(self, settings: Settings, games: Mapping[str, Game], entropy: Entropy | None = None) -> None:
        """Closed until `open`."""
        self.settings, self.entropy = settings, entropy or Entropy()
        self.store = Store(database_url(settings.database), settings.node, settings.succeeds)
        self.workers = Workers(settings.bot_workers)
        self.catalog = Catalog(games)
        self.guests = Guests(settings, self.store)
        self.seat_keys = SeatKeys(self.entropy)
        self.chat_limit = ChatLimit(settings)
        self.tables = TableRegistry(settings, self.store, self.catalog, self._table)
        self.maker = TableMaker(
            settings, self.store, self.catalog, self.guests, self.entropy, self.seat_keys, self.tables
        )  # fmt: skip
        self.listing = Listing(settings, self.store, self.tables)
        self.signer = Signer(b"")
        self.log_key = LogKey(bytes(32))
        self.closing = False
        self.have_opened: Callable[[Owner, str], Awaitable[None]] = nobody_hears
        """Has another server open a table; where nobody hears, whoever is asked for it first does."""
        self.store.health.listeners.append(self.tables.on_storage)
        self.store.commits.on_superseded = self.tables.on_superseded
        if self.store.lease:
            self.store.lease.on_over = self.tables.on_lease_over
            self.store.lease.load = self.tables.load
        self._tasks: list[asyncio.Task[None]] = []
        self._warming: asyncio.Task[None] | None = None

    def _table(self, record: TableRecord, game: Game) -> Table:
        around = Surroundings(
            self.settings, self.store, self.workers, self.seat_keys, self.chat_limit.allows,
            self.catalog.stand_in_for, self.maker.rematch, self.tables.enter, self.have_opened,
        )  # fmt: skip
        return Table(around, record, game)

    async def open(self) -> None:
        """Open the store, and begin to put tables away that nobody needs."""
        await self.store.open()
        self.signer = Signer(await self.store.keys.key(keys.COOKIE))
        self.log_key = LogKey(await self.store.keys.key(keys.LOG))
        self._tasks.append(asyncio.create_task(sweep(self.settings, self.tables), name="sweeper"))
        if self.settings.warm:
            self.workers.start(list(self.catalog.games.values()))
            self._warming = asyncio.create_task(self._warm(), name="warming")
            self._tasks.append(self._warming)
        self._tasks.append(asyncio.create_task(self._mend(), name="mending"))

    async def warmed(self) -> None:
        """Wait until all games are loaded, if the server was to be warm."""
        if self._warming:
            await asyncio.shield(self._warming)

    async def _warm(self) -> None:
        """Load all games, one after the other, while people already come."""
        for game in self.catalog.games.values():
            await asyncio.to_thread(warm, game)
        freeze_gc()
        note("warm", games=len(self.catalog.games))

    async def _mend(self) -> None:
        await self.warmed()
        await mend_who_ended(self.store, self.catalog, self.tables)

    async def say_goodbye(self) -> None:
        """Take no more connections, and end those that are open."""
        self.closing = True
        await self.tables.say_goodbye()

    async def close(self) -> None:
        """Finish what is being written, then let go of everything."""
        for each in self._tasks:
            each.cancel()
        await self.tables.stop()
        self.workers.stop()
        await self.store.close()

    async def log_of(self, table: Table) -> str:
        """Return the log of a match that is over, with its secret, and signed."""
        if table.live is None or table.record.phase != "over":
            raise Refusal("not-over")
        text = await asyncio.to_thread(log.write, table.live.match, table.record.names, table.record.bots)
        return self.log_key.signed(text)

    async def keys(self) -> KeysShown:
        """Return the public keys that prove our logs."""
        return KeysShown(self.log_key.public, await self.store.keys.former_log_keys())


async def nobody_hears(_owner: Owner, _table: str) -> None:
    """Tell nobody."""
