"""Two ways to a database: SQLite in one leap, any other step by step through SQLAlchemy.

A process of its own (`sqlite_writer`) takes a whole group of jobs into SQLite, and answers when it is on the disk.
Moves are what a server writes all the time, so a group of them is one statement, which is a transaction by itself.
"""

import asyncio
import marshal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import chain
from operator import itemgetter
from typing import Any, Protocol

import sqlalchemy as sql
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hullaboo.server.storage import sqlite_writer
from hullaboo.server.storage.health import NoAnswer, Replaced, Superseded, Taken, Unwritable, within
from hullaboo.server.storage.leases import Lease
from hullaboo.server.storage.lock import AdvisoryLock, DatabaseTaken, FileLock, lock_server, write_owner
from hullaboo.server.storage.schema import moves, settings
from hullaboo.server.storage.statements import Row, Statement

COLUMNS = [column.name for column in moves.columns]
INSERT = f"""INSERT INTO moves ("{'", "'.join(COLUMNS)}") VALUES """
PLACES = f"({', '.join('?' * len(COLUMNS))})"
ERRORS: dict[str, type[Exception]] = {
    sqlite_writer.REFUSED: sqlite3.IntegrityError,
    sqlite_writer.WRONG: sqlite3.DataError,
    sqlite_writer.UNWRITABLE: Unwritable,
    sqlite_writer.REPLACED: Replaced,
}
"""What the process that writes may answer."""
WRONG_STATES = ("22", "23", "42")
"""The classes of SQLSTATE of what no database could execute: data, constraints, statements."""
UNDEFINED_TABLE, NO_PRIVILEGE = "42P01", "42501"
LONGEST_WRITE = 20.0
"""In seconds: who has not answered by then is not waited for any longer."""
LONGEST_END = 2.0
"""In seconds: a process that has not ended by then is killed."""
in_order = itemgetter(*COLUMNS)
CHECKPOINT_EVERY = 2000
"""After so many moves and other jobs the WAL is checkpointed."""


class Fenced(Exception):
    """What was to be changed belongs to another server now."""


class Database(Protocol):
    """What the store asks of a database."""

    async def write(self, statements: Sequence[Statement], rows: Sequence[Row] = ()) -> None:
        """Execute statements in order, then write moves, all or nothing; answers when all is on the disk.

        `Unwritable` says that it can be tried again later; it may be there all the same, if only the answer was lost.
        `Superseded` says that tables have to be woken anew; all other errors are of what was to be written.
        """

    async def scalar(self, statement: Statement) -> Any:
        """The first value that a question finds, or nothing."""

    async def close(self) -> None:
        """Let go of it, for others to take."""


class SqlAlchemyDatabase:
    """A database to which SQLAlchemy goes, step by step.

    It is ours by a lock of the connection that writes: who loses the one has lost the other, and takes both again.
    """

    def __init__(self, engine: AsyncEngine, held: AdvisoryLock, owner: str | Lease) -> None:
        """One connection holds the database and writes; `owner` is the server whose database it has to be.

        Where several servers share it, that is the lease by which we are one of them.
        """
        self._engine, self._owner = engine, owner
        self._held: AdvisoryLock | None = held

    async def write(self, statements: Sequence[Statement], rows: Sequence[Row] = ()) -> None:
        """Execute statements, write moves, and commit."""
        try:
            await within(LONGEST_WRITE, self._write(statements, rows))
        except TimeoutError as error:
            await self.close()
            raise NoAnswer(str(error)) from error
        except DatabaseTaken as error:
            raise Taken(str(error)) from error
        except (DBAPIError, OSError, Fenced) as error:
            await self._recover(error)
            raise

    async def _write(self, statements: Sequence[Statement], rows: Sequence[Row]) -> None:
        if self._held and self._held.connection.invalidated:
            await self.close()  # or SQLAlchemy would connect again, without the lock
        if self._held is None:
            self._held = await lock_server(self._engine, is_shared=isinstance(self._owner, Lease))
        writing = self._held.connection
        await self._must_be_ours(writing)
        for statement in statements:
            done = await writing.execute(statement.what, statement.values)
            if statement.is_fenced and done.rowcount == 0:
                raise Fenced(f"another server has the table: nothing was changed by {statement.what}")
        if rows:
            await writing.execute(moves.insert(), rows)
        await writing.commit()

    async def _must_be_ours(self, writing: AsyncConnection) -> None:
        """Refuse to write where another server has begun meanwhile; the next try takes the database over."""
        if isinstance(self._owner, Lease):
            if not await self._owner.is_known_to(writing):
                await writing.commit()
                raise Superseded
            return
        owner = sql.select(settings.c.value).where(settings.c.name == sqlite_writer.OWNER)
        if (await writing.execute(owner)).scalar() != self._owner:
            await write_owner(writing, self._owner)
            await writing.commit()
            raise Superseded

    async def _recover(self, error: DBAPIError | OSError | Fenced) -> None:
        """After an error keep the connection if it is well; what says nothing about the statement is trouble."""
        state = str(getattr(getattr(error, "orig", None), "sqlstate", None) or "")
        try:
            assert self._held is not None
            await within(LONGEST_END, self._held.connection.rollback())
        except Exception:
            await self.close()
        if isinstance(error, Fenced):
            return
        if state == UNDEFINED_TABLE:
            raise Replaced(message_of(error)) from error
        if not isinstance(error, IntegrityError) and (state[:2] not in WRONG_STATES or state == NO_PRIVILEGE):
            raise Unwritable(message_of(error)) from error

    async def scalar(self, statement: Statement) -> Any:
        """Ask on a connection of the pool."""
        async with self._engine.connect() as connection:
            return (await connection.execute(statement.what, statement.values)).scalar()

    async def close(self) -> None:
        """Let go of the connection, and with it of the database."""
        held, self._held = self._held, None
        if held:
            await held.release()


class SqliteFile:
    """An SQLite file: a process of its own writes it, a thread reads."""

    def __init__(self, file: str, held: FileLock, owner: str) -> None:
        """Open it; it is held for as long as we or the process that writes are there."""
        self._held = held
        self._writer = WriterProcess(file, held.number, owner)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite reader")
        self._reader = sqlite_writer.opened(file)

    async def open(self) -> None:
        """Start the process that writes: nobody's first move waits for that."""
        await self._writer.start()

    async def write(self, statements: Sequence[Statement], rows: Sequence[Row] = ()) -> None:
        """Execute statements and write moves; all moves are one statement."""
        order = [in_sqlite(each) for each in statements]
        if rows:
            order.append((inserting(len(rows)), [*chain.from_iterable(map(in_order, rows))]))
        await self._writer.write(order, len(statements) + len(rows))

    async def scalar(self, statement: Statement) -> Any:
        """Ask; what is being written meanwhile keeps nobody waiting."""
        found = await asyncio.get_running_loop().run_in_executor(self._thread, self._first, *in_sqlite(statement))
        return found and found[0]

    def _first(self, text: str, values: list[Any]) -> Any:
        return self._reader.execute(text, values).fetchone()

    async def close(self) -> None:
        """Let go of the file."""
        await self._writer.close()
        await asyncio.to_thread(self._thread.shutdown)
        self._reader.close()
        await self._held.release()


class WriterProcess:
    """The process that writes, as the server sees it; one that has ended is followed by another."""

    def __init__(self, file: str, lock: int, owner: str) -> None:
        """Not started yet."""
        self._file, self._lock, self._owner, self._identity = file, lock, owner, sqlite_writer.identity_of(file)
        self._process: subprocess.Popen[bytes] | None = None
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def write(self, order: sqlite_writer.Order, count: int) -> None:
        """Have statements written that are one transaction; `count` is how much it adds to the next checkpoint."""
        packed = sqlite_writer.packed((count, order))
        read, write = self._line or await self.start()
        write.write(packed)
        try:
            async with asyncio.timeout(LONGEST_WRITE):
                head = await read.readexactly(sqlite_writer.HEAD)
                kind, trouble = marshal.loads(await read.readexactly(sqlite_writer.length(head)))
        except TimeoutError as error:
            await self.close()
            raise NoAnswer(f"the process that writes has not answered for {LONGEST_WRITE:g} s") from error
        except (asyncio.IncompleteReadError, OSError) as error:
            await self.close()
            raise Unwritable("the process that writes has ended") from error
        except asyncio.CancelledError:
            await self.close()  # or its answer would be taken for that to the next
            raise
        if kind:
            raise ERRORS[kind](trouble)

    async def start(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Start the process. It has the lock, too: who is killed leaves the file to nobody before all is written."""
        await self.close()
        if self._identity is None or await asyncio.to_thread(sqlite_writer.identity_of, self._file) != self._identity:
            raise Replaced(f"{self._file} was deleted or replaced")
        ours, theirs = socket.socketpair()
        with theirs:
            facts = [self._file, str(CHECKPOINT_EVERY), self._owner, *map(str, self._identity)]
            command = [sys.executable, "-I", "-S", str(sqlite_writer.__file__), *facts]
            pipes: Any = {"stdin": theirs.fileno(), "stdout": subprocess.DEVNULL, "pass_fds": [self._lock]}
            self._process = subprocess.Popen(command, **pipes)
        self._line = await asyncio.open_connection(sock=ours)
        return self._line

    async def close(self) -> None:
        """Let it finish; one that hangs is killed, and as long as that does not help no other may begin."""
        if self._line:
            self._line[1].close()
            self._line = None
        if (process := self._process) and not await asyncio.to_thread(has_ended, process):
            process.kill()
            if not await asyncio.to_thread(has_ended, process):
                raise NoAnswer("the process that writes hangs, and cannot be killed")
        self._process = None


def has_ended(process: "subprocess.Popen[bytes]") -> bool:
    """Whether a process ends soon."""
    try:
        process.wait(LONGEST_END)
    except subprocess.TimeoutExpired:
        return False
    return True


def message_of(error: Exception) -> str:
    """What an error says; of SQLAlchemy's only what the database itself said."""
    return str(getattr(error, "orig", None) or error)


@cache
def inserting(count: int) -> str:
    """The statement that writes so many moves."""
    return INSERT + ", ".join([PLACES] * count)


def in_sqlite(statement: Statement) -> tuple[str, list[Any]]:
    """A statement as SQLite reads it, and its values in order."""
    text, names = compiled(statement.what, tuple(statement.values))
    return text, [statement.values[name] for name in names]


@cache
def compiled(what: sql.Executable, names: tuple[str, ...]) -> tuple[str, Sequence[str]]:
    """The text of a statement for values of some names, and the order of these in it."""
    made: Any = what.compile(dialect=sqlite.dialect(), column_keys=[*names])  # type: ignore[attr-defined]
    return str(made), made.positiontup
