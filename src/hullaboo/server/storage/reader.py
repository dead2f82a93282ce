"""Questions to the database: none waits for long, and one without an answer has the storage tried."""

import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hullaboo.server.metrics import LOG
from hullaboo.server.storage.databases import Database, message_of
from hullaboo.server.storage.health import NO_TEXT, StorageHealth, Unreadable, within
from hullaboo.server.storage.statements import Statement

T = TypeVar("T")
LONGEST_READ = 5.0
"""In seconds."""


class Reader:
    """Asks a database, and does not wait for long."""

    def __init__(self, engine: AsyncEngine, health: StorageHealth, try_to_write: Callable[[], object]) -> None:
        """`try_to_write` finds out whether a database that is not read can be written."""
        self._engine, self._health, self._try_to_write = engine, health, try_to_write
        self._database: Database | None = None

    def start(self, database: Database) -> None:
        """Read from a database."""
        self._database = database

    async def value(self, statement: Statement) -> Any:
        """Return the first value that a question finds, or nothing."""
        assert self._database is not None
        return await self._asked(self._database.scalar(statement))

    async def read(self, reading: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Return what is read on a connection of the pool."""
        return await self._asked(self._connected(reading))

    async def _connected(self, reading: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        async with self._engine.connect() as connection:
            return await reading(connection)

    async def _asked(self, asking: Awaitable[T]) -> T:
        """Wait for an answer, but not for long; without one, see whether the database can be written."""
        try:
            return await within(LONGEST_READ, asking)
        except (TimeoutError, NoConnection, OSError, DBAPIError, sqlite3.Error) as error:
            if NO_TEXT in str(error):
                raise
            if self._health.writable:
                todo = "look at the disk or at the database server; it is tried now whether it can be written"
                facts = {"error": message_of(error), "todo": todo}
                LOG.warning("the database was not read", extra={"facts": facts})
                self._try_to_write()
            raise Unreadable from error
