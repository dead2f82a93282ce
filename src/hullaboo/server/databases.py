"""Two ways to a database: SQLite in one leap, any other step by step through SQLAlchemy.

Into SQLite a process of its own (`scribe`) takes a whole group of jobs at once, and answers when it is on the disk.
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
from typing import Any, NamedTuple, Protocol

import sqlalchemy as sql
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hullaboo.server import scribe
from hullaboo.server.schema import moves

COLUMNS = [column.name for column in moves.columns]
INSERT = f"""INSERT INTO moves ("{'", "'.join(COLUMNS)}") VALUES """
PLACES = f"({', '.join('?' * len(COLUMNS))})"
ERRORS: dict[str, type[sqlite3.Error]] = {each.__name__: each for each in (sqlite3.IntegrityError, sqlite3.DataError)}
"""What is told apart; all else is a database that cannot be written."""
Row = dict[str, Any]
in_order = itemgetter(*COLUMNS)
CARRIED_EVERY = 2000
"""After so many moves and other jobs what was written ahead is carried over."""


class Statement(NamedTuple):
    """A statement that was made once, and what it is executed with."""

    what: sql.Executable
    values: Row


class Database(Protocol):
    """What the store asks of a database."""

    async def write(self, statements: Sequence[Statement], rows: Sequence[Row] = ()) -> None:
        """Execute statements in order, then write moves, all or nothing; answers when all is on the disk.

        Who hears an error does not know: what was written may be there, if only the answer was lost.
        """

    async def scalar(self, statement: Statement) -> Any:
        """The first value that a question finds, or nothing."""

    async def close(self) -> None:
        """Let go of it."""


class Steps:
    """A database to which SQLAlchemy goes, step by step."""

    def __init__(self, engine: AsyncEngine, writing: AsyncConnection) -> None:
        """One connection stays open and writes."""
        self._engine, self._writing = engine, writing

    async def write(self, statements: Sequence[Statement], rows: Sequence[Row] = ()) -> None:
        """Execute statements, write moves, and commit."""
        try:
            for statement, values in statements:
                await self._writing.execute(statement, values)
            if rows:
                await self._writing.execute(moves.insert(), rows)
            await self._writing.commit()
        except Exception:
            await self._writing.rollback()
            raise

    async def scalar(self, statement: Statement) -> Any:
        """Ask on a connection of the pool."""
        async with self._engine.connect() as connection:
            return (await connection.execute(*statement)).scalar()

    async def close(self) -> None:
        """Give the connection back."""
        await self._writing.close()


class SqliteFile:
    """An SQLite file: a process of its own writes it, a thread reads."""

    def __init__(self, file: str, lock: int) -> None:
        """Open it; `lock` is the open file that says that it is ours, also for as long as the process writes."""
        self._writer = Writer(file, lock)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite reader")
        self._reader = scribe.opened(file)

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
        self._thread.shutdown()
        self._reader.close()
        await self._writer.close()


class Writer:
    """The process that writes, as the server sees it; one that has ended is followed by another."""

    def __init__(self, file: str, lock: int) -> None:
        """Not started yet."""
        self._file, self._lock = file, lock
        self._process: subprocess.Popen[bytes] | None = None
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def write(self, order: scribe.Order, count: int) -> None:
        """Have statements written that are one transaction; `count` is how much there is to carry over some time."""
        read, write = self._line or await self.start()
        write.write(scribe.packed((count, order)))
        try:
            head = await read.readexactly(scribe.HEAD)
            kind, trouble = marshal.loads(await read.readexactly(scribe.length(head)))
        except (asyncio.IncompleteReadError, OSError) as error:
            await self.close()
            raise sqlite3.OperationalError("the process that writes has ended") from error
        except asyncio.CancelledError:
            await self.close()  # or its answer would be taken for that to the next
            raise
        if kind:
            raise ERRORS.get(kind, sqlite3.OperationalError)(trouble)

    async def start(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Start the process. It has the lock, too: who is killed leaves the file to nobody before all is written."""
        ours, theirs = socket.socketpair()
        with theirs:
            command = [sys.executable, "-I", "-S", str(scribe.__file__), self._file, str(CARRIED_EVERY)]
            pipes: Any = {"stdin": theirs.fileno(), "stdout": subprocess.DEVNULL, "pass_fds": [self._lock]}
            self._process = subprocess.Popen(command, **pipes)
        self._line = await asyncio.open_connection(sock=ours)
        return self._line

    async def close(self) -> None:
        """Let it finish."""
        if self._line:
            self._line[1].close()
            self._line = None
        if self._process:
            await asyncio.to_thread(self._process.wait)
            self._process = None


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
