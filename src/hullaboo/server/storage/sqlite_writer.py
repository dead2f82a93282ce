"""The process that writes an SQLite file: `python -I -S sqlite_writer.py FILE EVERY OWNER DEVICE INODE`, by a socket.

A thread of the server would have to wait for the GIL after every statement, and a busy server releases it for moments
only: the two wake each other in vain all the time. This process has a GIL of its own. It is sent groups of statements,
and answers each when it is on the disk; it ends when its socket is closed. Nothing is imported here but the standard
library, so that it starts in no time.

SQLite appends to its write-ahead log (WAL), and now and then a checkpoint copies that into the database. It takes long,
so that another thread does it, beside the writing. SQLite begins the WAL anew only after a checkpoint that has reached
its end, and under a server that never rests that never comes about by itself. So when the WAL has become long, another
checkpoint, of the little that was written meanwhile, runs between two groups.

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
LONG_WAL = 5
"""A WAL is long, if it has so many pages for each statement or row between two checkpoints."""
Order = Sequence[tuple[str, list[Any]]]
"""Statements that are one transaction, each with its values."""
Answer = tuple[str, str]
"""What kind of error it was, and what it says; empty if all is written."""
DONE: Answer = ("", "")
FileIdentity = tuple[int, int] | None
"""A file by its device and its number there, whatever its name; nothing where there is none."""
REFUSED, WRONG, UNWRITABLE, REPLACED = "refused", "wrong", "unwritable", "replaced"
"""It is there already; no database could execute it; this one cannot be written now; it is no longer the same one."""
OF_THE_STATEMENT = (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_TOOBIG, sqlite3.SQLITE_MISMATCH, sqlite3.SQLITE_RANGE)
OWNER = "owner"
"""The setting that says which server the database belongs to: each one writes its own when it begins."""


def packed(message: Any) -> bytes:
    """Return a message as bytes for the other process: both run the same Python."""
    data = marshal.dumps(message)
    return len(data).to_bytes(HEAD, "big") + data


def length(head: bytes) -> int:
    """Return how many bytes come after the head of a message."""
    return int.from_bytes(head, "big")


def opened(file: str) -> sqlite3.Connection:
    """Return a connection on which every statement outside of BEGIN is a transaction."""
    connection = sqlite3.connect(
        file, check_same_thread=False, isolation_level=None, cached_statements=STATEMENTS_REMEMBERED
    )
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    return connection


def checkpoint(connection: sqlite3.Connection) -> int:
    """Checkpoint the WAL and return its size in pages; 0 where that fails, and it is tried again later."""
    try:
        _, pages, _ = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    except sqlite3.Error:
        return 0
    return int(pages)


def kind_of(error: Exception) -> str:
    """Return whether it is the order that failed or the database, and how."""
    if isinstance(error, sqlite3.IntegrityError):
        return REFUSED
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return WRONG if code & 0xFF in OF_THE_STATEMENT else UNWRITABLE


def identity_of(path: str) -> FileIdentity:
    """Return which file has this name."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


class NotOurs(Exception):
    """What lies in the place of our database is another one, or nothing."""


class SqliteWriter:
    """Writes a file, and checkpoints its WAL."""

    def __init__(self, file: str, every: int, owner: str, where: FileIdentity) -> None:
        """Checkpoint after `every` statements and rows; `owner` is the server whose database it has to be."""
        self._connection, self._checkpointer = opened(file), opened(file)
        self._connection.execute("PRAGMA wal_autocheckpoint=0")
        self._file, self._owner = file, owner
        self._every, self._ahead = every, 0
        self._connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        self._identities = [where, identity_of(f"{file}-wal")]
        self._thread = ThreadPoolExecutor(1)
        self._checkpoint: Future[int] | None = None

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
        if [identity_of(self._file), identity_of(f"{self._file}-wal")] != self._identities:
            raise NotOurs(f"{self._file}, or what lies beside it, was deleted or replaced")

    def checkpoint_if_due(self, more: int) -> None:
        """Count statements and rows, and start a checkpoint when they are enough; a long WAL gets another at once."""
        self._ahead += more
        if self._checkpoint and self._checkpoint.done():
            is_long = self._checkpoint.result() > LONG_WAL * self._every
            self._checkpoint = None
            if is_long:
                checkpoint(self._connection)
        elif not self._checkpoint and self._ahead >= self._every:
            self._ahead = 0
            self._checkpoint = self._thread.submit(checkpoint, self._checkpointer)

    def serve(self, line: "BufferedRWPair[Any, Any]") -> None:
        """Write each group that comes, until the socket is closed; of a group that was cut off nothing is written."""
        while len(head := line.read(HEAD)) == HEAD and len(data := line.read(length(head))) == length(head):
            more, order = marshal.loads(data)
            line.write(packed(self.write(order)))
            line.flush()
            self.checkpoint_if_due(more)


def main() -> None:
    """Write for as long as the server lives, and ignore signals that are meant for both.

    It ends without a checkpoint, which could take long: another server may be waiting for the file.
    """
    for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(each, signal.SIG_IGN)
    file, every, owner, device, inode = sys.argv[1:]
    writer = SqliteWriter(file, int(every), owner, (int(device), int(inode)))
    with suppress(ConnectionError), socket.socket(fileno=sys.stdin.fileno()) as line:
        writer.serve(line.makefile("rwb"))
    os._exit(0)


if __name__ == "__main__":
    main()
