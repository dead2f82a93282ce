"""The process that writes an SQLite file: what becomes of the file when it, or its server, is stopped or killed."""

import asyncio
import os
import signal
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, cast

import pytest
from tests.faults.planted import writer_of, writers_of
from tests.server.conftest import Running
from tests.server.storage.test_store import a_table, row, with_store

from hullaboo.server.settings import database_url
from hullaboo.server.storage import lock, sqlite_writer
from hullaboo.server.storage.databases import SqliteFile
from hullaboo.server.storage.lock import DatabaseTaken
from hullaboo.server.storage.sqlite_writer import SqliteWriter
from hullaboo.server.storage.store import Store


async def moves_in(store: Store) -> list[int]:
    kept = await store.tables.load("t")
    assert kept is not None
    return [move.number for move in kept.moves]


def test_a_writer_that_was_killed_is_followed_by_another(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.tables.create(a_table(), 1.0)
        await store.moves.append(row(1))
        first = writer_of(store)
        os.kill(first, signal.SIGKILL)
        await asyncio.wait_for(store.moves.append(row(2)), 60)
        await store.moves.append(row(3))
        assert writer_of(store) != first
        assert await moves_in(store) == [1, 2, 3]

    with_store(database_url(str(tmp_path / "t.sqlite3")), story)


@pytest.mark.parametrize("told", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_signals_to_all_processes_of_a_server_leave_its_writer_to_it(tmp_path: Path, told: signal.Signals) -> None:
    async def story(store: Store) -> None:
        await store.tables.create(a_table(), 1.0)
        writer = writer_of(store)
        os.kill(writer, told)
        await store.moves.append(row(1))
        assert writer_of(store) == writer

    with_store(database_url(str(tmp_path / "t.sqlite3")), story)


def test_a_file_is_taken_until_the_writer_of_a_killed_server_has_finished(
    tmp_path: Path, start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = str(tmp_path / "t.sqlite3")
    server = start(database=file)
    server.guest().post("/api/play", {"game": "template"})
    (writer,) = writers_of(server.process.pid)
    os.kill(writer, signal.SIGSTOP)
    os.kill(server.process.pid, signal.SIGKILL)
    server.process.wait(60)

    async def refused() -> None:
        store = Store(database_url(file))
        monkeypatch.setattr(lock, "PATIENCE", 0.1)
        try:
            with pytest.raises(DatabaseTaken):
                await store.open()
        finally:
            await store.close()

    async def taken() -> None:
        store = Store(database_url(file))
        monkeypatch.setattr(lock, "PATIENCE", 60.0)
        asyncio.get_running_loop().call_later(0.2, os.kill, writer, signal.SIGCONT)
        await store.open()
        await store.close()

    try:
        asyncio.run(refused())
        asyncio.run(taken())
    finally:
        with suppress(ProcessLookupError):
            os.kill(writer, signal.SIGCONT)


class Beside:
    """Instead of the thread that carries over: something is always written after it has looked what there is."""

    def __init__(self, file: Path) -> None:
        self.looking, self.writing = sqlite_writer.opened(str(file)), sqlite_writer.opened(str(file))

    def submit(self, carry: Callable[[sqlite3.Connection], Any], connection: sqlite3.Connection) -> Future[Any]:
        done: Future[Any] = Future()
        self.looking.execute("BEGIN")
        self.looking.execute("SELECT count(*) FROM said").fetchone()
        self.writing.execute("INSERT INTO said VALUES ('meanwhile')")
        done.set_result(carry(connection))
        self.looking.execute("COMMIT")
        return done


def owned(file: Path, every: int) -> SqliteWriter:
    """A writer of a new database that is ours."""
    with closing(sqlite_writer.opened(str(file))) as connection:
        connection.execute("CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT)")
        connection.execute("INSERT INTO settings VALUES (?, 'us')", [sqlite_writer.OWNER])
    return SqliteWriter(str(file), every, "us", sqlite_writer.identity_of(str(file)))


def test_what_is_written_ahead_does_not_grow_while_nobody_rests(tmp_path: Path) -> None:
    file, ahead = tmp_path / "t.sqlite3", tmp_path / "t.sqlite3-wal"
    writer = owned(file, every=5)
    assert writer.write([("CREATE TABLE said (what TEXT)", [])]) == sqlite_writer.DONE
    writer._thread = cast(Any, Beside(file))
    sizes = []
    for _ in range(200):
        assert writer.write([("INSERT INTO said VALUES (?)", ["x" * 4000])]) == sqlite_writer.DONE
        writer.checkpoint_if_due(1)
        sizes.append(ahead.stat().st_size)
    assert max(sizes[100:]) == max(sizes[:100])


def test_what_cannot_be_carried_over_now_is_written_all_the_same(tmp_path: Path) -> None:
    writer = owned(tmp_path / "t.sqlite3", every=1)
    writer._checkpointer.close()
    assert writer.write([("CREATE TABLE said (what TEXT)", [])]) == sqlite_writer.DONE
    for _ in range(5):
        writer.checkpoint_if_due(1)
        writer._thread.submit(lambda: None).result()
        assert writer.write([("INSERT INTO said VALUES ('on')", [])]) == sqlite_writer.DONE


def test_who_gives_up_waiting_leaves_no_answer_to_the_next(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.tables.create(a_table(), 1.0)
        assert isinstance(store.database, SqliteFile)
        writer = writer_of(store)
        os.kill(writer, signal.SIGSTOP)
        given_up = asyncio.create_task(store.database.write([], [row(1)]))
        await asyncio.sleep(0)
        given_up.cancel()
        asyncio.get_running_loop().call_later(0.2, os.kill, writer, signal.SIGCONT)
        with pytest.raises(asyncio.CancelledError):
            await given_up
        with pytest.raises(sqlite3.IntegrityError):
            await store.database.write([], [row(1)])

    with_store(database_url(str(tmp_path / "t.sqlite3")), story)


def test_the_writer_of_a_killed_server_carries_nothing_over(tmp_path: Path, start: Callable[..., Running]) -> None:
    server = start()
    server.guest().post("/api/play", {"game": "template"})
    server.kill()
    assert (tmp_path / "tables.sqlite3-wal").stat().st_size > 0


def test_who_ends_in_peace_leaves_one_file(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.tables.create(a_table(), 1.0)

    with_store(database_url(str(tmp_path / "t.sqlite3")), story)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["t.sqlite3", "t.sqlite3.lock"]
