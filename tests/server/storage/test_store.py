"""The store, on SQLite and on a real PostgreSQL that is started here.

What it is made of is tested through it: `tables`, `moves`, `names`, `server_settings`, `statements`, `reader`.
"""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from tests.server.conftest import Inside

from hullaboo.server.settings import BadSetting, database_url
from hullaboo.server.storage import databases, keys, records, schema
from hullaboo.server.storage.group_commit import LostTable
from hullaboo.server.storage.lock import DatabaseTaken
from hullaboo.server.storage.migrations import DatabaseTooNew, newest, upgrade, version_of
from hullaboo.server.storage.records import SeatRecord, TableRecord
from hullaboo.server.storage.statements import ADD_NAME, Statement
from hullaboo.server.storage.store import Store, engine_for

PLACES = ("/usr/lib/postgresql/*/bin", "/usr/local/bin", "/usr/bin", "/opt/homebrew/bin")


def program(name: str) -> str:
    """A program of PostgreSQL, wherever the system keeps it."""
    found = shutil.which(name) or next((str(path) for place in PLACES for path in glob(place, name)), None)
    if found is None:
        pytest.fail(f"{name} is missing: install PostgreSQL (Debian: apt install postgresql)")
    return found


def glob(place: str, name: str) -> list[Path]:
    """The files of that name in a place with a star."""
    return sorted(Path("/").glob(f"{place.removeprefix('/')}/{name}"), reverse=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own."""
    with running_postgres() as address:
        yield address


@contextmanager
def running_postgres() -> Iterator[str]:
    """A PostgreSQL of our own, on a socket in a folder of our own (short, since sockets have short names)."""
    folder = Path(tempfile.mkdtemp(prefix="pg-"))
    data = folder / "data"
    run_as_nobody(folder, [program("initdb"), "-D", str(data), "-U", "hullaboo", "-A", "trust", "--no-sync"])
    options = f"-c listen_addresses='' -c unix_socket_directories='{folder}'"
    control = [program("pg_ctl"), "-D", str(data), "-l", str(folder / "log"), "-w"]
    run_as_nobody(folder, [*control, "-o", options, "start"])
    yield f"postgresql://hullaboo@/postgres?host={folder}"
    run_as_nobody(folder, [*control, "-m", "immediate", "stop"])
    shutil.rmtree(folder)


def run_as_nobody(folder: Path, command: list[str]) -> None:
    """Run a program of PostgreSQL, which refuses to be run by root."""
    if os.getuid() == 0:
        os.chown(folder, 65534, 65534)
        subprocess.run(command, check=True, capture_output=True, user=65534, group=65534, cwd=folder)
    else:
        subprocess.run(command, check=True, capture_output=True, cwd=folder)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return database_url(str(tmp_path / "store.sqlite3"))
    address = database_url(request.getfixturevalue("postgres"))
    asyncio.run(emptied(address))
    return address


async def emptied(address: str) -> None:
    engine = engine_for(address)
    async with engine.begin() as connection:
        for table in (*reversed(schema.metadata.sorted_tables), "alembic_version"):
            await connection.execute(sql.text(f"DROP TABLE IF EXISTS {table}"))
    await engine.dispose()


def with_store(url: str, story: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(url)
        await store.open()
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(run())


def a_table(id: str = "t", **more: Any) -> TableRecord:
    seats = [SeatRecord("person", "Ada", guests=["g"]), SeatRecord("open")]
    return TableRecord(
        id=id, game="x", edition="classic", options={}, seats=seats, secret="ab", key="", creator="g", **more
    )


def row(number: int, table: str = "t", text: str = "keep") -> dict[str, Any]:
    return {
        "table": table, "number": number, "seat": 0, "text": text, "notes": "", "message": f"m{number}",
        "numbers": "0:1", "times": "",
    }  # fmt: skip


def test_what_cannot_be_an_id_is_no_table(postgres: str, inside: Callable[..., Inside]) -> None:
    asyncio.run(emptied(database_url(postgres)))
    server = inside(database=postgres)
    for id in ("a%00b", "%00", "a%20b", "%C3%A4", "x" * 41):
        for path in (f"/api/tables/{id}", f"/api/tables/{id}/log", f"/api/tables/{id}/socket"):
            assert server.guest().ask("GET", path).status == 404
        assert server.guest().ask("POST", f"/api/tables/{id}/enter", {"key": "x" * 24}).json["code"] == "no-such-table"
    assert server.troubles == []


def test_what_is_kept_comes_back(url: str) -> None:
    async def story(store: Store) -> None:
        await store.tables.create(a_table(), 1.0)
        for number in (1, 2, 3):
            await store.moves.append(row(number))
        changed = a_table(phase="playing")
        await store.tables.save(changed)
        await store.chat.append(
            {"table": "t", "number": 1, "seat": None, "name": "Ada", "text": "boo 👻", "message": "g 1"}
        )
        kept = await store.tables.load("t")
        assert kept is not None
        assert kept.table == changed
        assert [each.number for each in kept.moves] == [1, 2, 3]
        assert kept.chat[0].text == "boo 👻"
        assert await store.tables.load("nothing") is None

    with_store(url, story)


def test_a_second_owner_is_refused_and_the_others_in_its_group_are_not(url: str) -> None:
    async def story(store: Store) -> None:
        for name in ("t", "u"):
            await store.tables.create(a_table(name), 1.0)
        await store.moves.append(row(1))
        results = await asyncio.gather(
            store.moves.append(row(1, text="swap")),
            store.moves.append(row(2)),
            store.moves.append(row(1, "u")),
            return_exceptions=True,
        )
        assert [type(each) for each in results] == [LostTable, type(None), type(None)]
        kept = await store.tables.load("t")
        assert kept is not None
        assert [each.text for each in kept.moves] == ["keep", "keep"]

    with_store(url, story)


def said(text: Any, number: int = 1) -> dict[str, Any]:
    return {"table": "t", "number": number, "seat": None, "name": "Ada", "text": text, "message": f"g {number}"}


def test_a_table_that_is_there_already_is_refused_and_the_other_jobs_of_its_group_are_not(url: str) -> None:
    async def story(store: Store) -> None:
        await store.tables.create(a_table(), 1.0)
        jobs = [
            store.tables.create(a_table("u"), 1.0),
            store.tables.create(a_table(phase="over"), 2.0),
            store.chat.append(said("boo")),
        ]
        results = await asyncio.gather(*jobs, store.names.set("g", "Ada", 1.0), return_exceptions=True)
        assert [type(each) for each in results] == [type(None), LostTable, type(None), type(None)]
        kept = await store.tables.load("t")
        assert kept is not None
        assert (kept.table.phase, [each.text for each in kept.chat]) == ("gathering", ["boo"])
        assert await store.tables.load("u") is not None
        assert await store.names.of("g") == "Ada"

    with_store(url, story)


def test_statements_are_kept_all_or_none(url: str) -> None:
    async def story(store: Store) -> None:
        names = [Statement(ADD_NAME, {"id": each, "name": each, "made": 1.0}) for each in ("g", "h", "g")]
        with pytest.raises((sql.exc.IntegrityError, sqlite3.IntegrityError)):
            await store.database.write(names)
        assert await store.names.of("h") is None
        await store.database.write(names[:2])
        assert await store.names.of("h") == "h"

    with_store(url, story)


def test_who_waits_for_what_no_database_can_keep_is_told_so_and_the_others_are_kept(url: str) -> None:
    async def story(store: Store) -> None:
        await store.tables.create(a_table(), 1.0)
        jobs = store.chat.append(said(object())), store.names.set("g", "Ada", 1.0), store.chat.append(said("boo"))
        first, *others = await asyncio.gather(*jobs, return_exceptions=True)
        assert isinstance(first, Exception)
        assert not isinstance(first, LostTable)
        assert others == [None, None]
        assert await store.names.of("g") == "Ada"
        kept = await store.tables.load("t")
        assert kept is not None
        assert [each.text for each in kept.chat] == ["boo"]

    with_store(url, story)


def test_what_comes_later_stands_last(url: str) -> None:
    async def story(store: Store) -> None:
        await store.tables.create(a_table(), 1.0)
        saves = (
            store.tables.save(a_table(phase=phase, pace=pace)) for pace, phase in enumerate(("over", "playing") * 50)
        )
        await asyncio.gather(*saves, *(store.names.set("g", f"Ada {number}", 1.0) for number in range(9)))
        kept = await store.tables.load("t")
        assert kept is not None
        assert (kept.table.phase, kept.table.pace) == ("playing", 99)
        assert await store.tables.unfinished_of("g", 0.0) == 1
        assert await store.names.of("g") == "Ada 8"

    with_store(url, story)


def test_a_second_server_is_refused_until_the_first_has_gone(url: str) -> None:
    async def story(store: Store) -> None:
        second = Store(url)
        with pytest.raises(DatabaseTaken, match="in use by another server"):
            await second.open()
        await second.close()
        await store.close()
        third = Store(url)
        await third.open()
        await third.close()

    async def run() -> None:
        store = Store(url)
        await store.open()
        await story(store)

    asyncio.run(run())


def test_a_database_of_a_newer_server_is_refused(url: str) -> None:
    async def age(store: Store) -> None:
        async with store.engine.begin() as connection:
            await connection.execute(sql.text("UPDATE alembic_version SET version_num = '9999'"))

    async def run() -> None:
        store = Store(url)
        with pytest.raises(DatabaseTooNew, match="has version 9999"):
            await store.open()
        await store.close()

    with_store(url, age)
    asyncio.run(run())


def one_more_move(store: Store, number: int) -> Awaitable[None]:
    return store.moves.append(row(number))


def one_more_table(store: Store, number: int) -> Awaitable[None]:
    return store.tables.create(a_table(f"t{number}"), 1.0)


@pytest.mark.parametrize("write", [one_more_move, one_more_table])
def test_what_was_written_is_carried_over_while_the_server_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, write: Callable[[Store, int], Awaitable[None]]
) -> None:
    monkeypatch.setattr(databases, "CHECKPOINT_EVERY", 100)
    file = tmp_path / "carried.sqlite3"

    async def story(store: Store) -> None:
        await store.tables.create(a_table(), 1.0)
        before = file.stat().st_size
        await asyncio.gather(*(write(store, number) for number in range(1, 401)))
        async with asyncio.timeout(60):
            while file.stat().st_size == before:
                await asyncio.sleep(0.01)

    with_store(database_url(str(file)), story)


def test_many_appends_share_a_commit(url: str) -> None:
    async def story(store: Store) -> None:
        await store.tables.create(a_table(), 1.0)
        await asyncio.gather(*(store.moves.append(row(number)) for number in range(1, 501)))
        kept = await store.tables.load("t")
        assert kept is not None
        assert len(kept.moves) == 500

    with_store(url, story)


def test_a_database_is_well_if_it_can_be_written_and_nothing_stays_in_it(url: str) -> None:
    async def story(store: Store) -> None:
        before = await settings_in(store)
        await asyncio.gather(store.alive(), store.alive(), store.tables.save(a_table()))
        assert await settings_in(store) == before

    async def settings_in(store: Store) -> Sequence[Any]:
        async with store.engine.connect() as connection:
            return (await connection.execute(sql.select(schema.settings))).all()

    with_store(url, story)


def test_guests_lobby_and_key(url: str) -> None:
    async def story(store: Store) -> None:
        key = await store.keys.key(keys.COOKIE)
        assert key == await store.keys.key(keys.COOKIE)
        await store.names.set("g", "Ada", 1.0)
        await store.names.set("g", "Ida", 2.0)
        assert await store.names.of("g") == "Ida"
        for number in range(3):
            await store.tables.create(a_table(f"t{number}", public=number != 1), float(number))
        await store.tables.save(a_table("t0", phase="over"))
        assert [table.id for table in await store.tables.listed(["gathering"], -1.0)] == ["t2"]
        assert await store.tables.unfinished_of("g", -1.0) == 2

    with_store(url, story)


def test_tables_that_gather_unseen_are_left_out_until_somebody_looks(url: str) -> None:
    async def story(store: Store) -> None:
        for id in ("t", "u", "playing"):
            await store.tables.create(a_table(id), 1.0)
        await store.tables.save(a_table("playing", phase="playing"))
        assert [table.id for table in await store.tables.listed(["gathering", "playing"], 1.0)] == ["playing"]
        assert await store.tables.unfinished_of("g", 1.0) == 1
        await store.tables.mark_seen(["t", "u"], 2.0)
        assert len(await store.tables.listed(["gathering", "playing"], 1.0)) == 3
        assert await store.tables.unfinished_of("g", 1.0) == 3
        assert await store.tables.load("t") is not None

    with_store(url, story)


def test_what_was_said_of_the_lobby_before_is_still_so(url: str) -> None:
    """Tables of the version before were last seen when they were made."""

    async def before() -> None:
        engine = engine_for(url)
        async with engine.begin() as connection:
            await connection.run_sync(upgrade, "0002")
            old = {"id": "t", "game": "x", "creator": "g", "phase": "gathering", "public": True, "made": 5.0}
            await connection.execute(schema.tables.insert(), {**old, "kept": records.encode(a_table()).decode()})
        await engine.dispose()

    async def story(store: Store) -> None:
        assert [table.id for table in await store.tables.listed(["gathering"], 4.0)] == ["t"]
        assert await store.tables.listed(["gathering"], 5.0) == []

    asyncio.run(before())
    with_store(url, story)


def test_the_previous_version_is_brought_up_with_everything_in_it(url: str) -> None:
    """A server of the version before wrote this database; today's opens it."""

    async def before() -> None:
        engine = engine_for(url)
        async with engine.begin() as connection:
            await connection.run_sync(upgrade, "0001")
            assert not await connection.run_sync(lambda each: sql.inspect(each).has_table("chat"))
            kept = '{"id":"t","game":"x","edition":"classic","options":{},"seats":[{"kind":"open"}],"secret":"ab",'
            old = {"id": "t", "game": "x", "creator": "g", "phase": "playing", "public": True, "made": 1.0}
            await connection.execute(schema.tables.insert(), {**old, "kept": kept + '"key":"","creator":"g"}'})
            first = {name: value for name, value in row(1).items() if name != "times"}
            await connection.execute(schema.moves.insert(), first)
        await engine.dispose()

    async def story(store: Store) -> None:
        kept = await store.tables.load("t")
        assert kept is not None
        assert len(kept.moves) == 1
        await store.moves.append(row(2))
        async with store.engine.connect() as connection:
            assert await connection.run_sync(version_of) == newest()

    asyncio.run(before())
    with_store(url, story)


def test_migrations_make_the_schema_that_the_code_uses(url: str) -> None:
    async def story(store: Store) -> None:
        async with store.engine.connect() as connection:
            found = await connection.run_sync(columns)
        assert found == {table.name: sorted(table.columns.keys()) for table in schema.metadata.sorted_tables}

    def columns(connection: sql.Connection) -> dict[str, list[str]]:
        inspector = sql.inspect(connection)
        names = [name for name in inspector.get_table_names() if name != "alembic_version"]
        return {name: sorted(column["name"] for column in inspector.get_columns(name)) for name in names}

    with_store(url, story)


def test_a_database_of_another_kind_is_refused_without_its_password() -> None:
    with pytest.raises(BadSetting, match="mysql://…") as caught:
        database_url("mysql://user:hunter2@host/x")
    assert "hunter2" not in str(caught.value)
