"""Moves into SQLite in one leap: a thread of its own takes a whole group, and answers when it is on the disk.

Through the usual way a group crosses to another thread and back for every step: cursor, rows, commit. Moves are what a
server writes all the time, so they have a way of their own. A group is one statement, which is a transaction by itself:
between statements, and between the rows of many, the thread would have to wait each time until Python lets it go on,
and a busy server lets nobody go on for milliseconds.

SQLite writes ahead, and now and then carries what was written over into the database. That takes long, so that another
thread does it, beside the writing: no move waits for it.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import chain
from operator import itemgetter
from typing import Any

from hullaboo.server.schema import moves

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")
COLUMNS = [column.name for column in moves.columns]
INSERT = f"""INSERT INTO moves ("{'", "'.join(COLUMNS)}") VALUES """
PLACES = f"({', '.join('?' * len(COLUMNS))})"
Row = dict[str, Any]
in_order = itemgetter(*COLUMNS)
CARRIED_EVERY = 2000
"""After so many moves what was written ahead is carried over."""


class MovesLog:
    """The log of all tables in an SQLite file."""

    def __init__(self, file: str) -> None:
        """Open it."""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="moves log")
        self._connection = sqlite3.connect(file, check_same_thread=False, isolation_level=None)
        for pragma in (*PRAGMAS, "wal_autocheckpoint=0"):
            self._connection.execute(f"PRAGMA {pragma}")
        self._carrier_thread = ThreadPoolExecutor(1, thread_name_prefix="moves carrier")
        self._carrier = sqlite3.connect(file, check_same_thread=False)
        self._ahead = 0

    async def append(self, rows: Sequence[Row]) -> None:
        """Write moves; answers when they are on the disk, or raises and has written none of them."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, rows)
        self._ahead += len(rows)
        if self._ahead >= CARRIED_EVERY:
            self._ahead = 0
            self._carrier_thread.submit(self._carrier.execute, "PRAGMA wal_checkpoint(PASSIVE)")

    def _write(self, rows: Sequence[Row]) -> None:
        self._connection.execute(inserting(len(rows)), [*chain.from_iterable(map(in_order, rows))])

    def close(self) -> None:
        """Let go of the file."""
        for thread in (self._thread, self._carrier_thread):
            thread.shutdown()
        for connection in (self._connection, self._carrier):
            connection.close()


@cache
def inserting(count: int) -> str:
    """The statement that writes so many moves."""
    return INSERT + ", ".join([PLACES] * count)
