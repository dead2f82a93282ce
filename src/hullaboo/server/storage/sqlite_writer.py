"""The process that writes an SQLite file: `python -I -S sqlite_writer.py FILE EVERY OWNER DEVICE INODE`, by a socket.

A thread of the server would have to wait for Python's lock after every statement, and a busy server lets go of it for
moments only: the two wake each other in vain all the time. This process has a lock of its own. It is told groups of
statements, and answers each when it is on the disk; it ends when nobody is left to tell it anything. Nothing is
imported here but what comes with Python, so that it starts in no time.

SQLite writes ahead, and now and then carries what was written over into the database. That takes long, so that another
thread does it, beside the writing. Only when all is carried over SQLite begins its file of what was written ahead anew,
and under a server that never rests that never comes about by itself. So when the file has become long, what was written
meanwhile, which is little, is carried over between two groups.

A file that was deleted or replaced can still be written, by whoever has it open, and all of that is lost. So before a
group is written the server's own row must be there, and before it is answered the files must still lie where they were.
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
Place = tuple[int, int] | None
"""A file by its device and its number there, whatever its name; nothing where there is none."""
REFUSED, WRONG, UNWRITABLE, REPLACED = "refused", "wrong", "unwritable", "replaced"
"""It is there already; no database could execute it; this one cannot be written now; it is no longer the same one."""
OF_THE_STATEMENT = (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_TOOBIG, sqlite3.SQLITE_MISMATCH, sqlite3.SQLITE_RANGE)
OWNER = "owner"
"""The setting that says which server the database belongs to: each one writes its own when it begins."""


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


def kind_of(error: Exception) -> str:
    """Whether it is the order that failed or the database, and how."""
    if isinstance(error, sqlite3.IntegrityError):
        return REFUSED
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return WRONG if code & 0xFF in OF_THE_STATEMENT else UNWRITABLE


def place(path: str) -> Place:
    """Which file it is that has this name."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


class NotOurs(Exception):
    """What lies in the place of our database is another one, or nothing."""


class Scribe:
    """Writes a file, and carries over."""

    def __init__(self, file: str, every: int, owner: str, where: Place) -> None:
        """Carry over after so many statements and rows; `owner` is the server whose database it has to be."""
        self._connection, self._carrier = opened(file), opened(file)
        self._connection.execute("PRAGMA wal_autocheckpoint=0")
        self._file, self._owner = file, owner
        self._every, self._ahead = every, 0
        self._connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        self._places = [where, place(f"{file}-wal")]
        self._thread = ThreadPoolExecutor(1)
        self._carrying: Future[int] | None = None

    def write(self, order: Order) -> Answer:
        """Write statements, all or none; one is a transaction by itself."""
        try:
            self._must_be_ours()
            if len(order) == 1:
                self._connection.execute(*order[0])
            else:
                with self._connection as connection:
                    connection.execute("BEGIN")
                    for text, values in order:
                        connection.execute(text, values)
            self._must_be_in_place()
        except NotOurs as error:
            return REPLACED, str(error)
        except Exception as error:
            return kind_of(error), str(error)
        return DONE

    def _must_be_ours(self) -> None:
        """Refuse a database that does not hold our own row, and files that do not lie where they should."""
        self._must_be_in_place()
        try:
            found = self._connection.execute("SELECT value FROM settings WHERE name = ?", (OWNER,)).fetchone()
        except sqlite3.OperationalError as error:
            if kind_of(error) == WRONG:
                raise NotOurs(f"{self._file} is another database now ({error})") from error
            raise
        if found != (self._owner,):
            raise NotOurs(f"{self._file} is another database now, or has another owner")

    def _must_be_in_place(self) -> None:
        """Refuse files that were deleted or replaced: what was written there is lost."""
        if [place(self._file), place(f"{self._file}-wal")] != self._places:
            raise NotOurs(f"{self._file}, or what lies beside it, was deleted or replaced")

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
    file, every, owner, device, inode = sys.argv[1:]
    scribe = Scribe(file, int(every), owner, (int(device), int(inode)))
    with suppress(ConnectionError), socket.socket(fileno=sys.stdin.fileno()) as line:
        scribe.serve(line.makefile("rwb"))
    os._exit(0)


if __name__ == "__main__":
    main()
