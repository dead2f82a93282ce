"""Faults of machines, made to happen to a real writer, from outside of it."""

import os
import resource
import signal
from pathlib import Path

from hullaboo.server.storage.databases import SqliteFile
from hullaboo.server.storage.store import Store


def writer_of(store: Store) -> int:
    """The process that writes for a store; it has written already."""
    assert isinstance(store.database, SqliteFile)
    process = store.database._writer._process
    assert process is not None
    return process.pid


def kill_writer(store: Store) -> None:
    """kill -9, unless the last one has gone already and no other has come."""
    assert isinstance(store.database, SqliteFile)
    if process := store.database._writer._process:
        process.kill()


def writers_of(server: int) -> list[int]:
    """The processes that write for a server's process: those that run our script."""
    children = Path(f"/proc/{server}/task/{server}/children").read_text().split()
    return [int(child) for child in children if b"sqlite_writer" in Path(f"/proc/{child}/cmdline").read_bytes()]


def fill_the_disk(writer: int | Store) -> None:
    """Whatever a process writes to a file does not fit any more."""
    limit_files(writer, 0)


def free_the_disk(writer: int | Store) -> None:
    """There is room again."""
    limit_files(writer, resource.RLIM_INFINITY)


def limit_files(writer: int | Store, most: int) -> None:
    """How long a file that a process writes may become."""
    pid = writer if isinstance(writer, int) else writer_of(writer)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


def hang(pid: int) -> None:
    """A process stands still, as one that waits for a dead disk does."""
    os.kill(pid, signal.SIGSTOP)


def go_on(pid: int) -> None:
    """It goes on."""
    os.kill(pid, signal.SIGCONT)
