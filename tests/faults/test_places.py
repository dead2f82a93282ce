"""The database's file, or its folder, is deleted or replaced under a running server."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest
from tests.server.storage.test_sqlite_writer import moves_in
from tests.server.storage.test_store import a_table, row, with_store

from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.settings import database_url
from hullaboo.server.storage import health
from hullaboo.server.storage.backups import copy
from hullaboo.server.storage.store import DatabaseUnusable, Store

from .planted import kill_writer


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits here as long as in life."""
    monkeypatch.setattr(health, "LONGEST_WAIT", 0.05)


def delete_the_folder(file: Path) -> None:
    shutil.rmtree(file.parent)


def move_it_away(file: Path) -> None:
    file.rename(file.with_name("away"))


def put_a_backup_there(file: Path) -> None:
    """As by hand: the new file has the old one's name, and what lay beside it stays."""
    shutil.copy(file.parent / "backup", file.parent / "restored")
    (file.parent / "restored").rename(file)


def copy_a_backup_over_it(file: Path) -> None:
    """The file stays the same one, with other contents; what lay beside it is deleted."""
    for each in file.parent.glob(f"{file.name}-*"):
        each.unlink()
    shutil.copy(file.parent / "backup", file)


def delete_what_is_written_ahead(file: Path) -> None:
    file.with_name(f"{file.name}-wal").unlink()


def let_another_server_own_it(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE settings SET value = 'another' WHERE name = 'owner'")


NOTICED_BY_ANY_WRITER = (delete_the_folder, move_it_away, put_a_backup_there, let_another_server_own_it)
NOTICED_BY_THE_SAME_WRITER = (copy_a_backup_over_it, delete_what_is_written_ahead)
"""With the writer killed as well, that would be two faults at once: who would notice dies before it writes again."""


@pytest.mark.parametrize(
    ("happens", "writer_goes_on"),
    [
        *((each, True) for each in (*NOTICED_BY_ANY_WRITER, *NOTICED_BY_THE_SAME_WRITER)),
        *((each, False) for each in NOTICED_BY_ANY_WRITER),
    ],
)
def test_nothing_is_acknowledged_that_would_be_lost(
    tmp_path: Path, happens: Callable[[Path], None], writer_goes_on: bool
) -> None:
    file = tmp_path / "data" / "t.sqlite3"

    async def story(store: Store) -> None:
        await store.tables.create(a_table(), 1.0)
        await store.moves.append(row(1))
        copy(file, file.parent / "backup")
        happens(file)
        if not writer_goes_on:
            kill_writer(store)
        appending = asyncio.ensure_future(store.moves.append(row(2)))
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(appending), 0.5)
        assert not appending.done()
        assert store.health.trouble is not None
        with pytest.raises(Refusal, match="cannot-keep"):
            await store.alive()

    with_store(database_url(str(file)), story)


def test_play_goes_on_when_the_file_is_back(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite3"

    async def story(store: Store) -> None:
        await store.tables.create(a_table(), 1.0)
        move_it_away(file)
        appending = asyncio.ensure_future(store.moves.append(row(1)))
        while store.health.writable:
            await asyncio.sleep(0.01)
        assert isinstance(store.health.trouble, health.Replaced)
        file.with_name("away").rename(file)
        await appending
        assert await moves_in(store) == [1]

    with_store(database_url(str(file)), story)


@contextmanager
def unwritable(file: Path) -> Iterator[None]:
    """A file that nobody can write; who is root needs more than its mode for that."""
    make, undo = (["chattr", "+i"], ["chattr", "-i"]) if os.geteuid() == 0 else (["chmod", "0444"], ["chmod", "0600"])
    made = subprocess.run([*make, file], capture_output=True, text=True, check=False)
    assert made.returncode == 0, (
        f"root needs chattr for this test, which says {made.stderr.strip()}: run it as somebody else"
    )
    try:
        yield
    finally:
        subprocess.run([*undo, file], check=True)


def test_a_file_that_cannot_be_written_is_refused_at_the_start(tmp_path: Path) -> None:
    """An immutable file can be opened and read, and nothing else."""
    file = tmp_path / "t.sqlite3"

    async def nothing(store: Store) -> None:
        """Begin, and end."""

    with_store(database_url(str(file)), nothing)
    with unwritable(file), pytest.raises(DatabaseUnusable, match="cannot be used"):
        with_store(database_url(str(file)), nothing)
