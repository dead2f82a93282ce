"""What the commands `backup`, `restore` and `keys` take and say; `test_backups` has what they do."""

import argparse
from datetime import UTC, datetime
from pathlib import Path

import pytest

from hullaboo.server import maintenance
from hullaboo.server.settings import BadSetting
from hullaboo.server.storage.backups import Restored


def parsed(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    maintenance.register(parser.add_subparsers())
    return parser.parse_args(words)


def test_every_command_has_what_runs_it() -> None:
    assert parsed("backup", "b.sqlite3").run is maintenance.run_backup
    assert parsed("restore", "b.sqlite3").run is maintenance.run_restore
    turning = parsed("keys", "turn-over")
    assert (turning.run, turning.key) == (maintenance.run_turn_over, "cookie")


@pytest.mark.parametrize(("command", "instead"), [("backup", "pg_dump"), ("restore", "pg_restore")])
def test_a_database_that_is_no_file_has_commands_of_its_own(command: str, instead: str, tmp_path: Path) -> None:
    given = parsed(command, str(tmp_path / "b.sqlite3"), "--database", "postgresql://hullaboo@/hullaboo")
    with pytest.raises(BadSetting, match=f"{command}: copies SQLite files; for PostgreSQL use {instead}"):
        given.run(given)


def test_a_database_is_not_restored_from_itself(tmp_path: Path) -> None:
    file = tmp_path / "house.sqlite3"
    file.touch()
    given = parsed("restore", str(file), "--database", str(file))
    with pytest.raises(BadSetting, match="is the database itself: expected a backup of it"):
        given.run(given)


def test_no_database_is_made_only_for_its_keys(tmp_path: Path) -> None:
    given = parsed("keys", "turn-over", "log", "--database", str(tmp_path / "none.sqlite3"))
    with pytest.raises(BadSetting, match="keys: there is no database at"):
        given.run(given)
    assert list(tmp_path.iterdir()) == []


def test_what_was_restored_is_said_with_what_lies_aside(tmp_path: Path) -> None:
    file = tmp_path / "house.sqlite3"
    restored = Restored(3, 1, 57, datetime(2026, 11, 19, 20, 0, tzinfo=UTC), [tmp_path / "house.sqlite3.old"])
    said = maintenance.said_of(restored, file)
    assert said.startswith(f"{file}: 3 tables (1 being played; the newest made 2026-11-19 20:00 UTC), 57 moves, whole")
    assert said.endswith("the files that were there are now house.sqlite3.old")
    assert "none made yet" in maintenance.said_of(Restored(0, 0, 0, None, []), file)
