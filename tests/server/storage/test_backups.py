"""The files that a server keeps: who may read them, copies, putting a copy back, damage, turning keys over.

Also by the commands of `maintenance`.
"""

import asyncio
import os
import re
import shutil
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.client import Guest
from tests.server.conftest import Running
from tests.server.storage.test_store import a_table, row, with_store

from hullaboo.cli import main
from hullaboo.play.signing import LogKey
from hullaboo.server.settings import database_url
from hullaboo.server.storage import databases, files, keys
from hullaboo.server.storage.backups import copy
from hullaboo.server.storage.lock import lock_file
from hullaboo.server.storage.sqlite_writer import opened
from hullaboo.server.storage.store import Store

EVERYBODY = 0o022


@pytest.fixture
def loose() -> Iterator[None]:
    """A mask under which new files can be read by everybody, as most systems have it."""
    before = os.umask(EVERYBODY)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def modes_in(folder: Path) -> dict[str, int]:
    return {each.name: mode(each) for each in folder.iterdir()}


async def one_table(store: Store) -> None:
    await store.tables.create(a_table(), 1.0)
    await store.moves.append(row(1))


def kept_at(file: Path, moves: int = 1) -> None:
    """A database with a table and some moves."""

    async def story(store: Store) -> None:
        await store.tables.create(a_table(), 1.0)
        for number in range(1, moves + 1):
            await store.moves.append(row(number))

    with_store(database_url(str(file)), story)


def moves_at(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        return int(connection.execute("SELECT count(*) FROM moves").fetchone()[0])


# Who may read them


@pytest.mark.usefixtures("loose")
def test_all_that_a_server_keeps_is_for_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "ours"

    async def story(store: Store) -> None:
        await one_table(store)
        copy(folder / "t.sqlite3", tmp_path / "copy.sqlite3")
        names = ["t.sqlite3", "t.sqlite3-shm", "t.sqlite3-wal", "t.sqlite3.lock"]
        assert modes_in(folder) == dict.fromkeys(names, 0o600)

    with_store(database_url(str(folder / "t.sqlite3")), story)
    assert (mode(folder), mode(tmp_path / "copy.sqlite3")) == (0o700, 0o600)


@pytest.mark.usefixtures("loose")
def test_files_that_others_could_read_are_tightened_in_one_line(start: Callable[..., Running], tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    start().kill()
    for each in tmp_path.iterdir():
        each.chmod(0o644)
    tmp_path.chmod(0o755)
    running = start()
    assert set(modes_in(tmp_path).values()) == {0o600}
    assert mode(tmp_path) == 0o755, "a folder that may hold other things is not ours to change"
    (line,) = [each for each in running.lines if "tightened" in each["event"]]
    assert {str(file), f"{file}-wal", f"{file}.lock"} <= set(line["files"])
    running.kill()
    assert not [each for each in start().lines if "tightened" in each["event"]]


def test_our_own_folder_is_tightened_too(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite3"
    files.make_private(file)
    tmp_path.chmod(0o755)
    assert list(files.tightened(file, tmp_path)) == [tmp_path]
    assert mode(tmp_path) == 0o700


# Restoring


def test_what_a_killed_server_left_is_not_applied_to_the_backup(start: Callable[..., Running], tmp_path: Path) -> None:
    """As an operator does it: a backup while people play, `kill -9`, restore, start."""
    file, backup = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3"
    running = start()
    guest = running.guest()
    table = guest.post("/api/play", {"game": "template"})["table"]
    assert main(["backup", str(backup), "--database", str(file)]) == 0
    for _ in range(20):
        guest.post("/api/play", {"game": "template"})
    running.kill()
    assert (tmp_path / "tables.sqlite3-wal").stat().st_size > 0
    wait_until_free(file)
    assert main(["restore", str(backup), "--database", str(file)]) == 0
    again = start()
    assert Guest(again.port, guest.cookie).get(f"/api/tables/{table}")["game"] == "template"
    assert len(guest_of(again, guest).get("/api/tables?phase=live")) <= 1
    again.stop()
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (1,)
    (aside,) = [each for each in tmp_path.glob("*.before-*") if not each.name.endswith(("-wal", "-shm"))]
    with closing(sqlite3.connect(aside)) as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (21,), "what was there can still be read"


def guest_of(running: Running, guest: Guest) -> Guest:
    return Guest(running.port, guest.cookie)


def wait_until_free(file: Path) -> None:
    """The process that writes for a killed server needs a moment."""
    asyncio.run(lock_file(str(file))).close()


def test_restore_says_what_it_has_restored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, backup = tmp_path / "t.sqlite3", tmp_path / "copy.sqlite3"
    kept_at(file, moves=3)
    copy(file, backup)
    assert main(["restore", str(backup), "--database", str(file)]) == 0
    said = capsys.readouterr().out
    assert "1 tables (0 being played; the newest made 1970-01-01 00:00 UTC), 3 moves, whole" in said
    assert "t.sqlite3.before-" in said
    assert mode(file) == 0o600
    assert main(["restore", str(backup), "--database", str(tmp_path / "new" / "t.sqlite3")]) == 0
    assert "before" not in capsys.readouterr().out
    assert moves_at(tmp_path / "new" / "t.sqlite3") == 3


def test_restore_refuses_while_a_server_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, backup = tmp_path / "t.sqlite3", tmp_path / "copy.sqlite3"

    async def story(store: Store) -> None:
        await one_table(store)
        await asyncio.to_thread(copy, file, backup)
        assert await asyncio.to_thread(main, ["restore", str(backup), "--database", str(file)]) == 2
        await store.moves.append(row(2))

    with_store(database_url(str(file)), story)
    assert "in use by another server" in capsys.readouterr().err
    assert moves_at(file) == 2
    assert not list(tmp_path.glob("*.before-*"))


def a_file(folder: Path) -> Path:
    file = folder / "letter"
    file.write_text("Dear Ada, there is a ghost in the cellar.")
    return file


def another_database(folder: Path) -> Path:
    file = folder / "other.sqlite3"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE letters (text)")
    return file


def a_newer_one(folder: Path) -> Path:
    file = folder / "newer.sqlite3"
    kept_at(file)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    return file


def a_damaged_one(folder: Path) -> Path:
    file = folder / "damaged.sqlite3"
    kept_at(file, moves=300)
    damage(file)
    return file


def damage(file: Path) -> None:
    """Turn over some bytes in the middle, as a bad disk does."""
    data = bytearray(file.read_bytes())
    for at in range(4096 * 6, len(data), 512):
        data[at] ^= 0xFF
    file.write_bytes(data)


@pytest.mark.parametrize(
    ("backup", "why"),
    [
        (lambda folder: folder / "missing", "no backup"),
        (a_file, "not a database"),
        (another_database, "got another database"),
        (a_newer_one, "install a newer one"),
        (a_damaged_one, "cannot be put|damaged"),
        (lambda folder: folder / "t.sqlite3", "is the database itself"),
    ],
)
def test_restore_changes_nothing_where_it_refuses(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], backup: Callable[[Path], Path], why: str
) -> None:
    file = tmp_path / "t.sqlite3"
    kept_at(file, moves=2)
    given, before = backup(tmp_path), file.read_bytes()
    assert main(["restore", str(given), "--database", str(file)]) == 2
    said = capsys.readouterr().err
    assert re.fullmatch(rf"hullaboo: restore: .*({why}).*\n", said), said
    assert file.read_bytes() == before
    assert not [each for each in tmp_path.iterdir() if ".before-" in each.name or each.name.endswith((".part", "ring"))]


# Damage


def refused(file: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What `serve` says of a file that it does not take."""
    before = file.read_bytes() if file.exists() else b""
    assert main(["serve", "--port", "0", "--database", str(file)]) == 2
    assert (file.read_bytes() if file.exists() else b"") == before
    return capsys.readouterr().err


def test_a_damaged_database_is_not_served_and_what_to_do_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = refused(a_damaged_one(tmp_path), capsys)
    assert "is damaged" in said
    assert "hullaboo restore BACKUP" in said


def test_a_backup_to_which_the_old_log_was_applied_is_not_served(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What was once the documented way: the copy in the old file's place, beside what was written ahead of the old."""
    file, backup, ahead = tmp_path / "t.sqlite3", tmp_path / "copy.sqlite3", tmp_path / "t.sqlite3-wal"
    kept_at(file, moves=50)
    copy(file, backup)
    with closing(opened(str(file))) as connection:
        write_moves(connection, range(51, 2000))
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA wal_autocheckpoint=0")
        write_moves(connection, range(2000, 2100))
        left = ahead.read_bytes()
    shutil.copyfile(backup, file)
    ahead.write_bytes(left)
    assert main(["serve", "--port", "0", "--database", str(file)]) == 2
    assert "is damaged" in capsys.readouterr().err


def write_moves(connection: sqlite3.Connection, numbers: range) -> None:
    """Moves, as the process that writes writes them."""
    for number in numbers:
        connection.execute(databases.inserting(1), databases.in_order(row(number)))


def test_what_is_left_of_a_database_is_not_thrown_away(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "t.sqlite3"
    (tmp_path / "t.sqlite3-wal").write_bytes(b"moves")
    assert "it is missing, and t.sqlite3-wal still lies there" in refused(file, capsys)
    assert (tmp_path / "t.sqlite3-wal").read_bytes() == b"moves"


# Keys


def test_a_key_is_turned_over_and_seats_stay_reachable(
    start: Callable[..., Running], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tables.sqlite3"
    running = start()
    guest = running.guest()
    made = guest.post("/api/play", {"game": "template"})
    seat = f"/api/tables/{made['table']}/seats/0"
    assert main(["keys", "turn-over", "--database", str(file)]) == 2, "a server runs on it"
    running.stop()
    assert main(["keys", "turn-over", "--database", str(file)]) == 0
    assert "every browser is a new guest" in capsys.readouterr().out
    again = start()
    known = Guest(again.port, guest.cookie)
    assert known.ask("GET", f"/api/tables/{made['table']}").status == 404, "the old cookie says nothing any more"
    assert known.ask("POST", seat, {"key": made["seats"][0]["key"]}).status == 200


def test_what_a_former_key_signed_can_still_be_verified(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        first = LogKey(await store.keys.key(keys.LOG))
        async with store.engine.begin() as connection:
            second = LogKey(await keys.turn_over(connection, keys.LOG))
            third = LogKey(await keys.turn_over(connection, keys.LOG))
        assert await store.keys.former_log_keys() == [first.public, second.public]
        assert LogKey(await store.keys.key(keys.LOG)) == third

    with_store(database_url(str(tmp_path / "t.sqlite3")), story)


def test_keys_refuses_what_it_does_not_know(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = str(tmp_path / "missing.sqlite3")
    assert main(["keys", "turn-over", "front-door", "--database", missing]) == 2
    assert main(["keys", "turn-over", "--database", missing]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 2
    assert not list(tmp_path.iterdir())


def test_something_of_the_old_key_can_be_kept(tmp_path: Path) -> None:
    retired: list[bytes] = []

    async def retire(_connection: object, old: bytes) -> None:
        retired.append(old)

    async def story(store: Store) -> None:
        kind = keys.Key("another-key", keys.random_key, "", retire)
        first = await store.keys.key(kind)
        async with store.engine.begin() as connection:
            second = await keys.turn_over(connection, kind)
        assert retired == [first]
        assert await store.keys.key(kind) == second != first

    with_store(database_url(str(tmp_path / "t.sqlite3")), story)
