"""One server a database: the second one is refused when it starts.

Two servers that both play a table could only find out by the primary key of the log, in the middle of a match. So a
server holds its database for as long as it runs, in a way that ends with its process however that ends:

- beside an SQLite file, a second small file that is kept locked, by us and by the process that writes for us;
- in PostgreSQL, an advisory lock of the connection that writes: nothing is written by who has lost it. Servers that
  share a database (`leases`) hold that lock together, so that it only keeps those out who want the database alone.

Each server writes a name of its own into the database when it begins. One that finds another name there later does not
write: the files were replaced, or another server has had the database meanwhile.
"""

import asyncio
import fcntl
import os
from contextlib import suppress

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hullaboo.core.errors import HullabooError
from hullaboo.server.storage.files import LOCK, OWNER_ONLY
from hullaboo.server.storage.health import within
from hullaboo.server.storage.schema import settings
from hullaboo.server.storage.sqlite_writer import OWNER

LOCK_IT = sql.text("SELECT pg_try_advisory_lock(:key)")
UNLOCK_IT = sql.text("SELECT pg_advisory_unlock(:key)")
SHARE_IT = sql.text("SELECT pg_try_advisory_lock_shared(:key)")
STOP_SHARING_IT = sql.text("SELECT pg_advisory_unlock_shared(:key)")
ONE_AT_A_TIME = sql.text("SELECT pg_advisory_xact_lock(:key)")
"""Servers that start together bring the database up one after the other; it ends with the transaction."""
ADVISORY_KEY = 0x68756C6C61
PATIENCE = 2.0
"""Seconds."""


class DatabaseTaken(HullabooError):
    """Another server uses the database."""

    code = "database-taken"

    def __init__(self, name: str) -> None:
        """`name` is the database as people know it, without a password."""
        super().__init__(f"the database {name} is in use by another server: stop that one, or give --database")


class FileLock:
    """An SQLite file, held by the lock on the file beside it, by whoever has that open."""

    def __init__(self, file: str) -> None:
        """Take it, or refuse."""
        self.number = os.open(f"{file}{LOCK}", os.O_RDWR | os.O_CREAT, OWNER_ONLY)
        try:
            fcntl.flock(self.number, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(self.number)
            if isinstance(error, BlockingIOError):
                raise DatabaseTaken(file) from error
            raise

    def close(self) -> None:
        """Let go."""
        os.close(self.number)

    async def release(self) -> None:
        """Let go."""
        self.close()


class AdvisoryLock:
    """A database of PostgreSQL, held by the connection that writes."""

    def __init__(self, connection: AsyncConnection, is_shared: bool) -> None:
        """The connection that has the lock."""
        self.connection, self._is_shared = connection, is_shared

    async def release(self) -> None:
        """Let go; a connection that does not answer is cut, and the lock ends with it."""
        for step in (self._unlock, self.connection.invalidate, self.connection.close):
            with suppress(Exception):
                await within(PATIENCE, step())

    async def _unlock(self) -> None:
        await self.connection.rollback()
        await self.connection.execute(STOP_SHARING_IT if self._is_shared else UNLOCK_IT, {"key": ADVISORY_KEY})


async def lock_database(engine: AsyncEngine, is_shared: bool) -> FileLock | AdvisoryLock:
    """Take a database for this server alone, or together with others."""
    if engine.dialect.name == "sqlite":
        return await lock_file(str(engine.url.database))
    return await lock_server(engine, is_shared)


async def lock_server(engine: AsyncEngine, is_shared: bool = False) -> AdvisoryLock:
    """Take a database of PostgreSQL, with a connection that will write there."""
    connection = await engine.connect()
    try:
        is_ours = (await connection.execute(SHARE_IT if is_shared else LOCK_IT, {"key": ADVISORY_KEY})).scalar()
        await connection.commit()
    except BaseException:
        await connection.close()
        raise
    if not is_ours:
        await connection.close()
        raise DatabaseTaken(str(engine.url.database))
    return AdvisoryLock(connection, is_shared)


async def write_owner(connection: AsyncConnection, owner: str) -> None:
    """Write our name into the database."""
    await connection.execute(settings.delete().where(settings.c.name == OWNER))
    await connection.execute(settings.insert(), {"name": OWNER, "value": owner})


async def lock_file(file: str) -> FileLock:
    """Take an SQLite file; the process that wrote for a server which was killed may need a moment to finish."""
    loop = asyncio.get_running_loop()
    patience = loop.time() + PATIENCE
    while True:
        try:
            return FileLock(file)
        except DatabaseTaken:
            if loop.time() > patience:
                raise
        await asyncio.sleep(0.02)
