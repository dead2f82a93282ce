"""What is kept of a table against what its log says: ends that were not kept, and records that make no match."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.client import Guest
from tests.server.conftest import Inside, Running
from websockets.exceptions import InvalidStatus

from hullaboo.server.storage.statements import Statement
from hullaboo.server.tables import mending

Start = Callable[..., Running]


def changed(file: Path, statement: str, *values: object) -> None:
    """Change what a stopped server has left."""
    with closing(sqlite3.connect(file)) as connection, connection:
        assert connection.execute(statement, values).rowcount == 1


def phase_of(file: Path, table: str) -> tuple[str, bool]:
    """What is kept of a table's phase, in both places."""
    with closing(sqlite3.connect(file)) as connection:
        phase, kept = connection.execute("SELECT phase, kept FROM tables WHERE id = ?", [table]).fetchone()
    return phase, '"phase":"over"' in kept


def played(running: Running | Inside) -> tuple[Guest, str]:
    """A match that is over."""

    async def story() -> tuple[Guest, str]:
        guest = running.guest()
        table = guest.make("template", ["me", "random"])["table"]
        async with guest.at(table, 0) as player:
            await player.play(Random(1))
        return guest, str(table)

    return asyncio.run(story())


# Ends


def test_the_last_move_and_the_end_are_kept_at_once(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """A crash has no place between them."""
    write, groups = server.lobby.store.database.write, []

    async def noted(statements: Sequence[Statement], rows: Sequence[Any] = ()) -> None:
        groups.append(({each.values.get("phase") for each in statements}, {each["table"] for each in rows}))
        await write(statements, rows)

    monkeypatch.setattr(server.lobby.store.database, "write", noted)
    _, table = played(server)
    (ended,) = [tables for phases, tables in groups if "over" in phases]
    assert table in ended


def ended_between(start: Start, tmp_path: Path) -> tuple[Guest, str]:
    """What a server of before left when it was killed after the last move: the log has ended, the table has not."""
    running = start()
    guest, table = played(running)
    running.stop()
    file = tmp_path / "tables.sqlite3"
    over, playing = '"phase":"over"', '"phase":"playing"'
    changed(file, "UPDATE tables SET phase = 'playing', kept = replace(kept, ?, ?) WHERE id = ?", over, playing, table)
    changed(file, "DELETE FROM settings WHERE name = ?", mending.ENDS_MENDED)
    assert phase_of(file, table) == ("playing", False)
    return guest, table


def test_a_match_whose_end_was_not_kept_is_over_after_a_restart(start: Start, tmp_path: Path) -> None:
    guest, table = ended_between(start, tmp_path)
    running = start()
    guest.port = running.port
    while not [line for line in running.lines if line["event"].startswith("table mended")]:
        assert running.process.poll() is None
        time.sleep(0.01)
    assert guest.get("/api/tables?phase=live") == []
    running.stop()
    assert phase_of(tmp_path / "tables.sqlite3", table) == ("over", True)
    assert not [line for line in start().lines if "mended" in line["event"]], "once in the life of a database"


def test_waking_a_table_mends_its_end(inside: Callable[..., Inside], start: Start, tmp_path: Path) -> None:
    guest, table = ended_between(start, tmp_path)
    file = tmp_path / "tables.sqlite3"
    changed(file, "INSERT INTO settings VALUES (?, 'yes')", mending.ENDS_MENDED)
    server = inside()
    guest.port = server.port
    assert guest.get(f"/api/tables/{table}")["phase"] == "over"
    server.stop()
    assert phase_of(file, table) == ("over", True)


# Records that make no match


def flip_a_move(file: Path, table: str) -> None:
    changed(file, "UPDATE moves SET text = 'kfep' WHERE \"table\" = ? AND number = 2", table)


def make_a_move_illegal(file: Path, table: str) -> None:
    changed(file, 'UPDATE moves SET seat = 1 - seat WHERE "table" = ? AND number = 2', table)


def lose_a_move(file: Path, table: str) -> None:
    changed(file, 'DELETE FROM moves WHERE "table" = ? AND number = 2', table)


def break_a_text(file: Path, table: str) -> None:
    changed(file, "UPDATE moves SET text = CAST(x'6bff' AS TEXT) WHERE \"table\" = ? AND number = 2", table)


def break_the_record(file: Path, table: str) -> None:
    changed(file, "UPDATE tables SET kept = substr(kept, 2) WHERE id = ?", table)


def forget_the_edition(file: Path, table: str) -> None:
    changed(file, "UPDATE tables SET kept = replace(kept, 'classic', 'modern!') WHERE id = ?", table)


@pytest.mark.parametrize(
    ("break_it", "move"),
    [
        (flip_a_move, 2),
        (make_a_move_illegal, 2),
        (lose_a_move, 2),
        (break_a_text, 0),
        (break_the_record, 0),
        (forget_the_edition, 0),
    ],
)
def test_a_record_that_makes_no_match_is_named_and_kept_apart(
    start: Start, tmp_path: Path, break_it: Callable[[Path, str], None], move: int
) -> None:
    file = tmp_path / "tables.sqlite3"
    running = start()
    guest, table = played(running)
    other = guest.make("template", ["me", "open"])["table"]
    running.stop()
    break_it(file, table)
    changed(file, "UPDATE tables SET phase = 'playing' WHERE id = ?", table)
    running = start()
    guest.port = running.port

    async def denied() -> int:
        with pytest.raises(InvalidStatus) as refused:
            async with guest.at(table):
                pass
        return int(refused.value.response.status_code)

    for _ in range(2):
        reply = guest.ask("GET", f"/api/tables/{table}")
        assert (reply.status, reply.json["code"]) == (409, "broken-table")
        assert asyncio.run(denied()) == 409
        assert [each["table"] for each in guest.get("/api/tables")] == [other]
    assert guest.get(f"/api/tables/{other}")["phase"] == "gathering"
    assert "hullaboo_broken_tables 1.0" in guest.ask("GET", "/metrics").text
    running.stop()
    (line,) = running.troubles
    assert (line["table"], line["move"]) == (table, move)
    assert line["error"]
    assert "hullaboo restore" in line["todo"]
