"""`hullaboo nodes` and `hullaboo forget`."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sql
from tests.server.client import Guest
from tests.server.nodes.test_relay import Two, a_table
from tests.server.storage.test_store import a_table as a_record
from tests.server.storage.test_store import row, said, url, with_store
from tests.server.test_nodes import to_the_end

from hullaboo.cli import main
from hullaboo.server.storage.forgetting import forget_finished
from hullaboo.server.storage.leases import RENEWAL
from hullaboo.server.storage.store import Store

__all__ = ["url"]


def listed(database: str, capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, list[str]]:
    assert main(["nodes", "--database", database, *more]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()[1:]]
    return {line[0]: line[1:] for line in lines}


def test_servers_are_listed_and_one_is_drained(two: Two, database: str, capsys: pytest.CaptureFixture[str]) -> None:
    table, host, friend = a_table(two)
    friend.post(f"/api/tables/{table}/seats/1")
    patience = time.monotonic() + 60
    while (seen := listed(database, capsys))["one"][3:] != ["1", "0"]:
        assert time.monotonic() < patience, seen
        time.sleep(RENEWAL / 3)
    assert seen["two"][0] == "1"
    assert listed(database, capsys, "--drain", "one")["one"][-1] == "leaves"
    while list(two[1].lobby.tables.awake) != [table]:
        assert time.monotonic() < patience
        time.sleep(0.05)
    assert Guest(two[0].port).ask("GET", f"/api/tables/{table}").status == 200, "it is led there"
    asyncio.run(to_the_end(table, host, friend))
    assert listed(database, capsys, "--resume", "one")["one"][-1] != "leaves"
    while two[0].lobby.store.ownership.is_leaving:
        assert time.monotonic() < patience
        time.sleep(0.05)
    two[0].stop()
    assert listed(database, capsys)["one"][1:] == ["over", "-", "-"]
    assert main(["nodes", "--database", database, "--drain", "one"]) == 2
    assert "no server named one is there" in capsys.readouterr().err
    assert two[0].troubles == two[1].troubles == []


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (["nodes", "--database", "file"], "nodes: servers can share a database of PostgreSQL"),
        (["nodes", "--database", "postgresql://x@/x", "--drain", "a", "--resume", "b"], "expected --drain or --resume"),
        (["nodes", "--database", "postgresql://x@/x?host=/nowhere"], "cannot be used"),
        (["forget", "--older-than", "-1"], "forget: expected a number of days, got -1"),
        (["forget", "--older-than", "1", "--database", "/nowhere/at/all"], "forget: there is no database at"),
    ],
)
def test_bad_input_is_refused(words: list[str], wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert wrong in capsys.readouterr().err


def test_only_old_matches_that_are_over_are_forgotten(url: str) -> None:
    kinds = {"old": ("over", 1.0), "new": ("over", 9.0), "played": ("playing", 1.0), "waiting": ("gathering", 1.0)}

    async def story(store: Store) -> None:
        for id, (phase, made) in kinds.items():
            await store.tables.create(a_record(id, phase=phase), made)
            await store.moves.append({**row(1), "table": id})
            await store.chat.append({**said("boo"), "table": id})
        assert await forget_finished(store.engine, before=5.0) == 1
        for what in ("tables", "moves", "chat"):
            async with store.engine.connect() as connection:
                column = "id" if what == "tables" else '"table"'
                found = (await connection.execute(sql.text(f"SELECT {column} FROM {what}"))).scalars()
                assert {*found} == {*kinds} - {"old"}, what

    with_store(url, story)


def test_a_file_that_a_server_uses_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], inside: Callable[..., object]
) -> None:
    file = tmp_path / "tables.sqlite3"
    assert inside(database=str(file))
    assert main(["forget", "--older-than", "0", "--database", str(file)]) == 2
    assert "in use by another server" in capsys.readouterr().err
