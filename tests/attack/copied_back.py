"""After a crash a backup is copied into the database's place, beside what was written ahead of the old one."""

import shutil
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from tests.attack.server import Attacked
from tests.attack.trying import Tried, main_alone
from tests.server.client import Guest

BEFORE, BETWEEN, AFTER = 20, 60, 20


def copied_back(tries: int) -> Tried:
    """Each time: back up, play on, kill, copy, start again; is a damaged database served?"""
    with tempfile.TemporaryDirectory() as folder:
        served = sum(is_served_damaged(Path(folder) / f"{number}.sqlite3") for number in range(tries))
    return Tried(served, tries, "databases that copying a backup had damaged were served")


def is_served_damaged(file: Path) -> bool:
    """Whether a server begins on what such a copy leaves."""
    backup = file.with_suffix(".backup")
    server = Attacked(str(file))
    guest = server.guest()
    make_tables(guest, BEFORE)
    subprocess.run([sys.executable, "-m", "hullaboo", "backup", backup, "--database", file], check=True)
    make_tables(guest, BETWEEN)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    make_tables(guest, AFTER)
    server.kill()
    shutil.copyfile(backup, file)
    return is_served(file) and not is_whole(file)


def make_tables(guest: Guest, count: int) -> None:
    """So many matches begin."""
    for _ in range(count):
        guest.post("/api/play", {"game": "template"})


def is_served(file: Path) -> bool:
    """Whether a server starts on a file and says that it is well."""
    try:
        server = Attacked(str(file))
    except RuntimeError:
        return False
    status = server.guest().ask("GET", "/healthz").status
    server.kill()
    return status == 200


def is_whole(file: Path) -> bool:
    """Whether SQLite finds nothing wrong with it."""
    with closing(sqlite3.connect(file)) as connection:
        try:
            return bool(connection.execute("PRAGMA integrity_check").fetchone() == ("ok",))
        except sqlite3.DatabaseError:
            return False


if __name__ == "__main__":
    main_alone(copied_back, 3)
