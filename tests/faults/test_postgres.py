"""PostgreSQL restarts, goes away, hangs, or is taken by another server."""

import asyncio
import gc
import os
import shutil
import signal
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sql
from tests.server.client import ConnectionClosed
from tests.server.conftest import Inside
from tests.server.storage.test_sqlite_writer import moves_in
from tests.server.storage.test_store import a_table, emptied, program, row, run_as_nobody, with_store

from hullaboo.server.settings import database_url
from hullaboo.server.storage import databases, group_commit, health, reader, store
from hullaboo.server.storage.group_commit import LostTable
from hullaboo.server.storage.lock import DatabaseTaken
from hullaboo.server.storage.store import Store

from .test_writing import two_people

pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
"""asyncpg leaves connections unclosed that a database turned away while it started."""


class Postgres:
    """A PostgreSQL of our own, to be stopped and started."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.data = folder, folder / "data"
        self.url = f"postgresql://hullaboo@/postgres?host={folder}"
        run_as_nobody(folder, [program("initdb"), "-D", str(self.data), "-U", "hullaboo", "-A", "trust", "--no-sync"])

    def control(self, *what: str) -> None:
        options = f"-c listen_addresses='' -c unix_socket_directories='{self.folder}'"
        run_as_nobody(
            self.folder,
            [program("pg_ctl"), "-D", str(self.data), "-l", str(self.folder / "log"), "-w", "-o", options, *what],
        )

    def stop(self) -> None:
        self.control("-m", "immediate", "stop")

    def start(self) -> None:
        self.control("start")

    def restart(self) -> None:
        self.control("-m", "fast", "restart")

    def signal(self, number: signal.Signals) -> None:
        """To all its processes."""
        first = int((self.data / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        for pid in (first, *map(int, children)):
            os.kill(pid, number)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="pg-"))
    postgres = Postgres(folder)
    postgres.start()
    yield postgres
    postgres.stop()
    shutil.rmtree(folder)


@pytest.fixture
def postgres(cluster: Postgres, monkeypatch: pytest.MonkeyPatch) -> Iterator[Postgres]:
    """The same, with nothing in it."""
    monkeypatch.setattr(health, "LONGEST_WAIT", 0.1)
    asyncio.run(emptied(database_url(cluster.url)))
    yield cluster
    gc.collect()


async def refused(url: str) -> bool:
    """Whether a second server is refused."""
    second = Store(url)
    try:
        await second.open()
    except DatabaseTaken:
        return True
    finally:
        await second.close()
    return False


def test_who_writes_after_a_restart_has_the_lock_again(postgres: Postgres) -> None:
    async def story(store: Store) -> None:
        await store.tables.create(a_table(), 1.0)
        await asyncio.to_thread(postgres.restart)
        await store.moves.append(row(1))
        assert await refused(url)
        await store.moves.append(row(2))
        assert await moves_in(store) == [1, 2]

    url = database_url(postgres.url)
    with_store(url, story)


def test_who_has_lost_the_lock_to_another_server_writes_nothing(postgres: Postgres) -> None:
    async def story(store: Store) -> None:
        lost: list[bool] = []
        store.commits.on_superseded = lambda: lost.append(True)
        await store.tables.create(a_table(), 1.0)
        await asyncio.to_thread(postgres.restart)
        second = Store(url)
        await second.open()
        appending = asyncio.ensure_future(store.moves.append(row(1)))
        while not isinstance(store.health.trouble, health.Taken):
            await asyncio.sleep(0.01)
        await second.moves.append(row(1, text="swap"))
        await second.moves.append(row(2))
        assert await moves_in(store) == [1, 2]
        await second.close()
        with pytest.raises(LostTable):
            await appending
        assert lost == [True]
        await store.moves.append(row(3))
        assert await moves_in(store) == [1, 2, 3]

    url = database_url(postgres.url)
    with_store(url, story)


def test_tables_come_anew_from_the_log_when_another_server_has_had_them(
    postgres: Postgres, inside: Callable[..., Inside]
) -> None:
    async def story() -> None:
        server = inside(database=postgres.url)
        async with two_people(server) as (host, _, table, one, two):
            assert (await one.move("keep"))["type"] == "ack"
            async with engine.begin() as connection:
                await connection.execute(sql.text("UPDATE settings SET value = 'another' WHERE name = 'owner'"))
            id = await two.send(type="move", seat=1, move="keep")
            with pytest.raises(ConnectionClosed):
                await two.answer_to(id)
            async with host.at(table, 0) as again:
                assert (await again.until("table", seat=0))["view"]["turns_left"] == 5
        assert server.troubles == []
        await engine.dispose()

    engine = store.engine_for(database_url(postgres.url))
    asyncio.run(story())


def test_a_database_that_goes_away_and_comes_back_loses_nothing(postgres: Postgres) -> None:
    async def story(store: Store) -> None:
        await store.tables.create(a_table(), 1.0)
        await asyncio.to_thread(postgres.stop)
        appending = asyncio.ensure_future(store.moves.append(row(1)))
        while store.health.writable:
            await asyncio.sleep(0.01)
        assert not appending.done()
        await asyncio.to_thread(postgres.start)
        await appending
        assert await moves_in(store) == [1]

    with_store(database_url(postgres.url), story)


@pytest.mark.parametrize("longest", [0.5, 60.0])
def test_a_database_that_hangs_is_said_to_and_loses_nothing(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, longest: float
) -> None:
    """Whether we wait for it, or try again on another connection."""
    monkeypatch.setattr(group_commit, "SLOW_WRITE", 0.05)
    for module in (reader, store):
        monkeypatch.setattr(module, "LONGEST_READ", 1.0)
    monkeypatch.setattr(databases, "LONGEST_WRITE", longest)

    async def story(store: Store) -> None:
        await store.tables.create(a_table(), 1.0)
        postgres.signal(signal.SIGSTOP)
        try:
            appending = asyncio.ensure_future(store.moves.append(row(1)))
            while store.health.writable:
                await asyncio.sleep(0.01)
            with pytest.raises(health.Unreadable):
                await store.tables.load("t")
            assert not appending.done()
        finally:
            postgres.signal(signal.SIGCONT)
        await appending
        assert await moves_in(store) == [1]

    with_store(database_url(postgres.url), story)


def test_ending_does_not_wait_for_a_database_that_hangs(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (group_commit, store):
        monkeypatch.setattr(module, "LONGEST_CLOSING", 0.2)

    async def run() -> None:
        store = Store(database_url(postgres.url))
        await store.open()
        await store.tables.create(a_table(), 1.0)
        postgres.signal(signal.SIGSTOP)
        appending = asyncio.ensure_future(store.moves.append(row(1)))
        await asyncio.sleep(0.1)
        await asyncio.wait_for(store.close(), 30)
        appending.cancel()

    try:
        asyncio.run(run())
    finally:
        postgres.signal(signal.SIGCONT)
