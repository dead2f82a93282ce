"""The store: SQLite or PostgreSQL, for one server or shared by several, and what is stored there, by kind."""

import asyncio
import secrets
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from hullaboo.core.errors import HullabooError
from hullaboo.server.metrics import LOG, note
from hullaboo.server.settings import own_folder
from hullaboo.server.storage import sqlite_writer
from hullaboo.server.storage.databases import Database, SqlAlchemyDatabase, SqliteFile, message_of
from hullaboo.server.storage.files import make_private, must_be_whole, must_not_be_missing, tightened
from hullaboo.server.storage.group_commit import SLOW_WRITE, GroupCommit
from hullaboo.server.storage.health import StorageHealth, within
from hullaboo.server.storage.keys import StoredKeys
from hullaboo.server.storage.leases import END_ALL_LEASES, Lease
from hullaboo.server.storage.lock import ADVISORY_KEY, ONE_AT_A_TIME, AdvisoryLock, FileLock, lock_database, write_owner
from hullaboo.server.storage.migrations import upgrade
from hullaboo.server.storage.moves import ChatLog, MoveLog
from hullaboo.server.storage.names import GuestNames
from hullaboo.server.storage.ownership import Ownership
from hullaboo.server.storage.reader import LONGEST_READ, Reader
from hullaboo.server.storage.server_settings import StoredSettings
from hullaboo.server.storage.tables import StoredTables

EXPECTED = "a file of SQLite that can be written, or a PostgreSQL that answers"
SECONDS_WELL = 1.0
LONGEST_CLOSING = 5.0
"""In seconds: what has not let go by then is given up."""


class DatabaseUnusable(HullabooError):
    """A database that does not answer, or that we cannot read or write."""

    code = "database-unusable"

    def __init__(self, url: sql.URL, error: Exception) -> None:
        """The database as people know it, without its password."""
        name = url.database if url.drivername.startswith("sqlite") else url.set(drivername="postgresql")
        super().__init__(f"--database: {name} cannot be used ({message_of(error)}): expected {EXPECTED}")


def engine_for(url: str) -> AsyncEngine:
    """Return an engine; SQLite keeps a write-ahead log and waits for the disk."""
    if not url.startswith("sqlite"):
        return create_async_engine(
            url, pool_size=4, pool_pre_ping=True, pool_timeout=LONGEST_READ, connect_args={"timeout": LONGEST_READ}
        )
    engine = create_async_engine(url, pool_size=2, max_overflow=0)
    event.listen(engine.sync_engine, "connect", set_pragmas)
    return engine


def set_pragmas(connection: Any, _record: object) -> None:
    """What every connection to SQLite is told."""
    cursor = connection.cursor()
    for pragma in sqlite_writer.PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def prepare_file(file: Path) -> None:
    """See to it that a file is whole and for its owner alone, and that it is there."""
    if found := [str(each) for each in tightened(file, own_folder())]:
        note("permissions tightened: others could read keys and secrets", files=found)
    must_not_be_missing(file)
    must_be_whole(file)
    make_private(file)


async def database_of(engine: AsyncEngine, held: FileLock | AdvisoryLock, owner: str | Lease) -> Database:
    """The shortest way to the database of an engine."""
    if isinstance(held, FileLock):
        assert isinstance(owner, str)
        file = SqliteFile(str(engine.url.database), held, owner)
        await file.open()
        return file
    return SqlAlchemyDatabase(engine, held, owner)


class Store:
    """A database, and what is stored in it."""

    def __init__(self, url: str, node: str = "", succeeds: bool = False) -> None:
        """Connect on first use; a server that has a name as a node shares the database with others.

        It may succeed one of that name which is known to be dead.
        """
        self.engine, self._succeeds = engine_for(url), succeeds
        self.lease = Lease(self.engine, node) if node else None
        self.ownership = Ownership(self.engine, self.lease)
        self.health = StorageHealth()
        self.commits = GroupCommit(self.health)
        self._reader = Reader(self.engine, self.health, self.commits.try_to_write)
        self.tables = StoredTables(self.commits, self._reader, self.ownership)
        self.moves = MoveLog(self.commits, self.ownership)
        self.chat = ChatLog(self.commits, self.ownership)
        self.names = GuestNames(self.commits, self._reader)
        self.settings = StoredSettings(self.commits, self._reader)
        self.keys = StoredKeys(self.engine)
        self._lock: FileLock | AdvisoryLock | None = None
        self._database: Database | None = None
        self._well = -SECONDS_WELL

    async def open(self) -> None:
        """Lock the database, bring it up to date and start to write; whatever keeps us from it is said in one line."""
        try:
            database = await self._locked()
        except HullabooError:
            raise
        except Exception as error:
            raise DatabaseUnusable(self.engine.url, error) from error
        self._reader.start(database)
        self.commits.start(database, self._reader.value)

    async def _locked(self) -> Database:
        """Take the database for ourselves, or our place among those who share it, and bring it up to this version."""
        self._lock = await lock_database(self.engine, is_shared=self.lease is not None)
        if isinstance(self._lock, FileLock):
            await asyncio.to_thread(prepare_file, Path(str(self.engine.url.database)))
        owner: str | Lease = self.lease or secrets.token_hex(8)
        async with self.engine.begin() as connection:
            if not isinstance(self._lock, FileLock):
                await connection.execute(ONE_AT_A_TIME, {"key": ADVISORY_KEY + 1})
            await connection.run_sync(upgrade)
            if isinstance(owner, str):
                await write_owner(connection, owner)
                await connection.execute(END_ALL_LEASES)
        if self.lease:
            await self.lease.open(self._succeeds)
        self._database = await database_of(self.engine, self._lock, owner)
        return self._database

    async def close(self) -> None:
        """Write what is waiting, then let go; what hangs is given up."""
        await self.commits.stop()
        if self.lease:
            await ended("the lease", self.lease.close())
        if self._database:
            await ended("the database", self._database.close())
        elif self._lock:
            await ended("the lock", self._lock.release())
        await ended("connections", self.engine.dispose())

    @property
    def database(self) -> Database:
        """The database, while it is open."""
        assert self._database is not None
        return self._database

    async def alive(self) -> None:
        """Refuse if the database does not take what is written; however often one asks, it is tried once a second."""
        self.health.must_be_writable()
        now = asyncio.get_running_loop().time()
        if now - self._well > SECONDS_WELL:
            try:
                await within(SLOW_WRITE, self.commits.try_to_write())
            except TimeoutError:
                self.health.must_be_writable()
                raise
            self._well = now


async def ended(what: str, closing: Awaitable[object]) -> None:
    """Wait until something is closed, but not for long."""
    try:
        await within(LONGEST_CLOSING, closing)
    except Exception as error:
        LOG.error("not closed in time", extra={"facts": {"what": what, "error": str(error)}})
