"""Two ways to a database: SQLite in one leap, any other step by step through SQLAlchemy.

Step by step a group of jobs crosses to another thread and back for each of its steps: cursor, statement, rows, commit.
Into SQLite a thread of its own takes the whole group at once, and answers when it is on the disk. Moves are what a
server writes all the time, so a group of them is one statement, which is a transaction by itself: between statements,
and between the rows of many, the thread would have to wait each time until Python lets it go on, and a busy server lets
nobody go on for milliseconds.

SQLite writes ahead, and now and then carries what was written over into the database. That takes long, so that another
thread does it, beside the writing: no move waits for it.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import chain
from operator import itemgetter
from typing import Any, NamedTuple, Protocol

import sqlalchemy as sql
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hullaboo.server.schema import moves

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")
COLUMNS = [column.name for column in moves.columns]
INSERT = f"""INSERT INTO moves ("{'", "'.join(COLUMNS)}") VALUES """
PLACES = f"({', '.join('?' * len(COLUMNS))})"
ROLES = ("writer", "reader", "carrier")
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
        """Execute statements in order, then write moves; answers when all is on the disk, or raises and did nothing."""

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
    """An SQLite file: one thread writes, one reads, and one carries over."""

    def __init__(self, file: str) -> None:
        """Open it."""
        self._writer, self._reader, self._carrier = (OneThread(file, f"sqlite {what}") for what in ROLES)
        self._writer.connection.execute("PRAGMA wal_autocheckpoint=0")
        self._ahead = 0

    async def write(self, statements: Sequence[Statement], rows: Sequence[Row] = ()) -> None:
        """Execute statements and write moves; all moves are one statement."""
        texts = [in_sqlite(each) for each in statements]
        if rows:
            texts.append((inserting(len(rows)), [*chain.from_iterable(map(in_order, rows))]))
        await self._writer.run(self._execute, texts)
        self._carry_over(len(statements) + len(rows))

    def _execute(self, statements: Sequence[tuple[str, list[Any]]]) -> None:
        """One statement is a transaction by itself."""
        if len(statements) == 1:
            self._writer.connection.execute(*statements[0])
            return
        with self._writer.connection as connection:
            connection.execute("BEGIN")
            for text, values in statements:
                connection.execute(text, values)

    async def scalar(self, statement: Statement) -> Any:
        """Ask; what is being written meanwhile keeps nobody waiting."""
        found = await self._reader.run(self._first, *in_sqlite(statement))
        return found and found[0]

    def _first(self, text: str, values: list[Any]) -> Any:
        return self._reader.connection.execute(text, values).fetchone()

    def _carry_over(self, more: int) -> None:
        """Carry over what was written ahead, if with so much more it is enough."""
        self._ahead += more
        if self._ahead >= CARRIED_EVERY:
            self._ahead = 0
            self._carrier.thread.submit(self._carrier.connection.execute, "PRAGMA wal_checkpoint(PASSIVE)")

    async def close(self) -> None:
        """Let go of the file."""
        for each in (self._writer, self._reader, self._carrier):
            each.close()


class OneThread:
    """A connection to an SQLite file, and the thread that uses it."""

    def __init__(self, file: str, name: str) -> None:
        """Open it; every statement outside of BEGIN is a transaction."""
        self.thread = ThreadPoolExecutor(1, thread_name_prefix=name)
        self.connection = sqlite3.connect(file, check_same_thread=False, isolation_level=None)
        for pragma in PRAGMAS:
            self.connection.execute(f"PRAGMA {pragma}")

    def run(self, function: Callable[..., Any], *arguments: Any) -> "asyncio.Future[Any]":
        """Have something done there."""
        return asyncio.get_running_loop().run_in_executor(self.thread, function, *arguments)

    def close(self) -> None:
        """Let it finish, then let go."""
        self.thread.shutdown()
        self.connection.close()


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
