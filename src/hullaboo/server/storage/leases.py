"""Leases: a server that shares its database with others is there for as long as its row in `nodes` says.

The row is renewed every few seconds, and its end is judged by the database's clock alone: nobody else's counts. Whose
lease is over may lose every table to another server (`ownership`). So a server judges by its own clock as well, from
the moment at which it asked: that is never later. From then on it tells nobody anything, and takes all tables anew.

Each life of a server has an epoch of its own: what an earlier one still has on its way is told apart by that.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import sqlalchemy as sql
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hullaboo.core.errors import HullabooError
from hullaboo.server.metrics import LOG, note
from hullaboo.server.storage.health import within
from hullaboo.server.storage.schema import nodes

LEASE, RENEWAL = 8.0, 1.5
"""In seconds: how long a lease lasts, and how often it is renewed. For so long a killed server's tables wait."""
PATIENCE = LEASE + 2.0
"""For so long who starts waits for the lease of an earlier life to be over."""
NOW = sql.func.extract("epoch", sql.func.clock_timestamp())
"""The clock of the database, in seconds."""
MINE = (nodes.c.name == sql.bindparam("node")) & (nodes.c.epoch == sql.bindparam("life"))
LEASE_ENDS = NOW + sql.bindparam("lease", type_=sql.Float)
BEGINNING = insert(nodes).values(name=sql.bindparam("node"), epoch=1, until=LEASE_ENDS)
JOIN = BEGINNING.on_conflict_do_update(
    index_elements=[nodes.c.name],
    set_={"epoch": nodes.c.epoch + 1, "until": BEGINNING.excluded.until, "leaving": False},
    where=nodes.c.until <= NOW,
).returning(nodes.c.epoch)
"""A new life, unless the lease of the one before still runs."""
SUCCEED = BEGINNING.on_conflict_do_update(
    index_elements=[nodes.c.name],
    set_={"epoch": nodes.c.epoch + 1, "until": BEGINNING.excluded.until, "leaving": False},
).returning(nodes.c.epoch)
"""A new life in the place of one that is certainly dead, lease or not."""
LOAD: dict[str, Any] = {"tables": sql.bindparam("tables_here"), "connections": sql.bindparam("connections_here")}
RENEW = nodes.update().where(MINE).values(until=LEASE_ENDS, **LOAD).returning(nodes.c.leaving)
TAKE_NO_MORE = nodes.update().where(MINE).values(leaving=True)
OTHERS = sql.select(nodes.c.name, nodes.c.epoch).where(
    nodes.c.until > NOW, ~nodes.c.leaving, nodes.c.name != sql.bindparam("node")
)
LEAVE = nodes.update().where(MINE).values(until=0)
LISTED = sql.select(nodes, (nodes.c.until - NOW).label("left")).order_by(nodes.c.name)
DRAIN = nodes.update().where(nodes.c.name == sql.bindparam("node"), nodes.c.until > NOW)
"""By an operator; the server sees it when it renews its lease."""
IS_KNOWN = sql.select(sql.func.count()).select_from(nodes).where(MINE)
END_ALL_LEASES = nodes.update().values(epoch=nodes.c.epoch + 1, until=0)
"""By a server that has the database alone: whatever others still have on their way is void."""


class Owner(NamedTuple):
    """A server in one of its lives: to which tables belong."""

    node: str
    epoch: int


class NodeTaken(HullabooError):
    """Another server has this name."""

    code = "node-taken"

    def __init__(self, name: str) -> None:
        """The name that was wanted."""
        super().__init__(f"--node: a server named {name} uses this database already: give each its own name")


def own_clock() -> float:
    """Seconds that never go back, and that go on while a machine is suspended, where the system can tell."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class Lease:
    """Our place among the servers of a database."""

    def __init__(self, engine: AsyncEngine, name: str, now: Callable[[], float] = own_clock) -> None:
        """Not held yet."""
        self._engine, self._now = engine, now
        self.owner = Owner(name, 0)
        self.on_over: Callable[[], None] = nobody_listens
        """Called when the lease is over: all that tables know may be old."""
        self.load: Callable[[], tuple[int, int]] = nothing_to_do
        """How many tables and connections we have, for operators."""
        self.on_leaving: Callable[[bool], None] = nobody_is_told
        """Called when an operator wants us to leave our tables to others, or to take some again."""
        self._is_leaving = False
        self.term = 0
        """How often the lease was over: what was begun in an earlier term is not told in this one."""
        self._until = -1.0
        self._is_over, self._is_renewed = True, True
        self._alarm: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def is_held(self) -> bool:
        """Whether nobody else can have taken our tables yet, by our own clock."""
        return self._now() < self._until

    async def open(self, succeeds: bool = False) -> None:
        """Begin a life; one before, if it was killed, is waited for, unless somebody has seen it dead."""
        if succeeds:
            await self.join(SUCCEED)
        loop = asyncio.get_running_loop()
        patience = loop.time() + PATIENCE
        while not (self.is_held or await self.join()):
            if loop.time() > patience:
                raise NodeTaken(self.owner.node)
            await asyncio.sleep(0.1)
        self._task = asyncio.create_task(self._keep(), name="lease")

    async def close(self) -> None:
        """Leave: from now on others may take what is ours."""
        if self._task:
            self._task.cancel()
            await asyncio.wait({self._task})
            self._task = None
            self._until = -1.0
            self._forget_alarm()
            async with self._engine.begin() as connection:
                await connection.execute(LEAVE, self._mine)

    async def others(self) -> list[Owner]:
        """Say that we take no more tables, and return who does."""
        async with self._engine.begin() as connection:
            await connection.execute(TAKE_NO_MORE, self._mine)
            return [Owner(*row) for row in await connection.execute(OTHERS, self._mine)]

    async def is_known_to(self, connection: AsyncConnection) -> bool:
        """Whether the database still knows this life of ours."""
        return bool((await connection.execute(IS_KNOWN, self._mine)).scalar())

    async def join(self, how: sql.Executable = JOIN) -> bool:
        """Begin a life, and return whether that was possible."""
        asked = self._now()
        epoch = await self._written(how, {"node": self.owner.node, "lease": LEASE})
        if epoch is None:
            return False
        self.owner = Owner(self.owner.node, epoch)
        self._extend(asked)
        note("node joined", node=self.owner.node, epoch=epoch)
        return True

    async def renew(self) -> None:
        """Have the lease last longer; a life that the database does not know any more is followed by another."""
        asked = self._now()
        tables, connections = self.load()
        load = {"tables_here": tables, "connections_here": connections}
        is_leaving = await self._written(RENEW, {**self._mine, **load, "lease": LEASE})
        is_known = is_leaving is not None
        if not (is_known and self.is_held):
            self._end()
        if is_known:
            self._extend(asked)
        else:
            await self.join()
        if bool(is_leaving) != self._is_leaving:
            self._is_leaving = bool(is_leaving)
            self.on_leaving(self._is_leaving)

    async def _keep(self) -> None:
        """Renew it for as long as the server runs."""
        while True:
            await asyncio.sleep(RENEWAL)
            try:
                await within(RENEWAL, self.renew())
            except Exception as error:
                self._note_failure(error)
            else:
                self._is_renewed = True

    def _note_failure(self, error: Exception) -> None:
        """Say once that nothing came of it."""
        if self._is_renewed:
            todo = "look at the database server; when the lease is over, people are sent to other servers"
            LOG.warning("the lease was not renewed", extra={"facts": {"error": str(error), "todo": todo}})
        self._is_renewed = False

    def _extend(self, asked: float) -> None:
        """It was asked for then, and by the database's clock it lasts at least as long."""
        self._until, self._is_over = asked + LEASE, False
        self._forget_alarm()
        self._alarm = asyncio.get_running_loop().call_later(max(0.0, self._until - self._now()), self._on_alarm)

    def _on_alarm(self) -> None:
        if not self.is_held:
            self._end()

    def _forget_alarm(self) -> None:
        if self._alarm:
            self._alarm.cancel()

    def _end(self) -> None:
        """It is over, though it may begin anew: say so once."""
        if not self._is_over:
            self._is_over = True
            self.term += 1
            LOG.warning("the lease is over: all tables are taken anew", extra={"facts": {"node": self.owner.node}})
            self.on_over()

    async def _written(self, statement: sql.Executable, values: dict[str, object]) -> Any:
        async with self._engine.begin() as connection:
            return (await connection.execute(statement, values)).scalar()

    @property
    def _mine(self) -> dict[str, object]:
        return {"node": self.owner.node, "life": self.owner.epoch}


def nothing_to_do() -> tuple[int, int]:
    """Return that nothing is here."""
    return 0, 0


def nobody_is_told(_is_leaving: bool) -> None:
    """Do nothing: nobody wants to know."""


def nobody_listens() -> None:
    """Do nothing: nobody wants to know."""
