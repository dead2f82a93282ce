"""The process that writes an SQLite file: `python -I -S scribe.py FILE EVERY`, with a socket as its standard input.

A thread of the server would have to wait for Python's lock after every statement, and a busy server lets go of it for
moments only: the two wake each other in vain all the time. This process has a lock of its own. It is told groups of
statements, and answers each when it is on the disk; it ends when nobody is left to tell it anything. Nothing is
imported here but what comes with Python, so that it starts in no time.

SQLite writes ahead, and now and then carries what was written over into the database. That takes long, so that another
thread does it, beside the writing. Only when all is carried over SQLite begins its file of what was written ahead anew,
and under a server that never rests that never comes about by itself. So when the file has become long, what was written
meanwhile, which is little, is carried over between two groups.
"""

import marshal
import os
import signal
import socket
import sqlite3
import sys
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from io import BufferedRWPair
from typing import Any

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")
HEAD = 4
"""The bytes that say how long a message is."""
STATEMENTS_REMEMBERED = 512
LONG = 5
"""A file of what was written ahead is long, if it has so many pages for each statement or row between carryings."""
Order = Sequence[tuple[str, list[Any]]]
"""Statements that are one transaction, each with its values."""
Answer = tuple[str, str]
"""What kind of error it was, and what it says; empty if all is written."""
DONE: Answer = ("", "")


def packed(message: Any) -> bytes:
    """A message as it goes to the other process: both run the same Python."""
    data = marshal.dumps(message)
    return len(data).to_bytes(HEAD, "big") + data


def length(head: bytes) -> int:
    """How many bytes come after the head of a message."""
    return int.from_bytes(head, "big")


def opened(file: str) -> sqlite3.Connection:
    """A connection, on which every statement outside of BEGIN is a transaction."""
    connection = sqlite3.connect(
        file, check_same_thread=False, isolation_level=None, cached_statements=STATEMENTS_REMEMBERED
    )
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    return connection


def carried(connection: sqlite3.Connection) -> int:
    """Carry over what was written ahead: how many pages that was. Where it fails, it comes again later."""
    try:
        _, pages, _ = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    except sqlite3.Error:
        return 0
    return int(pages)


class Scribe:
    """Writes a file, and carries over."""

    def __init__(self, file: str, every: int) -> None:
        """Carry over after so many statements and rows."""
        self._connection, self._carrier = opened(file), opened(file)
        self._connection.execute("PRAGMA wal_autocheckpoint=0")
        self._every, self._ahead = every, 0
        self._thread = ThreadPoolExecutor(1)
        self._carrying: Future[int] | None = None

    def write(self, order: Order) -> Answer:
        """Write statements, all or none; one is a transaction by itself."""
        try:
            if len(order) == 1:
                self._connection.execute(*order[0])
            else:
                with self._connection as connection:
                    connection.execute("BEGIN")
                    for text, values in order:
                        connection.execute(text, values)
        except Exception as error:
            return type(error).__name__, str(error)
        return DONE

    def carry_over(self, more: int) -> None:
        """Carry over what was written ahead, if with so much more it is enough."""
        self._ahead += more
        if self._carrying and self._carrying.done():
            is_long = self._carrying.result() > LONG * self._every
            self._carrying = None
            if is_long:
                carried(self._connection)
        elif not self._carrying and self._ahead >= self._every:
            self._ahead = 0
            self._carrying = self._thread.submit(carried, self._carrier)

    def serve(self, line: "BufferedRWPair[Any, Any]") -> None:
        """Write what one is told, until there is nobody any more; who was cut off has not told anything."""
        while len(head := line.read(HEAD)) == HEAD and len(data := line.read(length(head))) == length(head):
            more, order = marshal.loads(data)
            line.write(packed(self.write(order)))
            line.flush()
            self.carry_over(more)


def main() -> None:
    """Write for as long as the server lives, whatever it is told by signals that are meant for both.

    At the end nothing is carried over, which could take long: another server may be waiting for the file.
    """
    for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(each, signal.SIG_IGN)
    scribe = Scribe(sys.argv[1], int(sys.argv[2]))
    with suppress(ConnectionError), socket.socket(fileno=sys.stdin.fileno()) as line:
        scribe.serve(line.makefile("rwb"))
    os._exit(0)


if __name__ == "__main__":
    main()
