"""Copies of an SQLite database, and putting one in its place.

A file of SQLite is not all of a database: what was written last lies beside it. So copies are made by SQLite itself,
and whatever lies beside a file that is replaced goes with it: SQLite would take it for part of the new one.
"""

import os
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from hullaboo.core.errors import HullabooError
from hullaboo.server.storage.files import WHOLE, beside, made_new, make_folder
from hullaboo.server.storage.lock import FileLock
from hullaboo.server.storage.migrations import newest

FIGURES = (
    "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM tables WHERE phase = 'playing'),"
    " (SELECT count(*) FROM moves), (SELECT max(made) FROM tables)"
)


class BadBackup(HullabooError):
    """A copy that cannot be made, or cannot be restored."""

    code = "bad-backup"


@dataclass(frozen=True)
class Restored:
    """What was put in the place of a database, and where that is now."""

    tables: int
    playing: int
    moves: int
    newest: datetime | None
    aside: list[Path]


def copy(source: Path, target: Path) -> int:
    """Copy one database to another through SQLite itself, for its owner alone; how many pages it has.

    All in one step, which keeps no writer waiting: between steps a busy server writes, and the copy begins anew.
    """
    scratch = target.with_name(target.name + ".part")
    scratch.unlink(missing_ok=True)
    made_new(scratch)
    try:
        with (
            closing(sqlite3.connect(f"{source.as_uri()}?mode=ro", uri=True)) as old,
            closing(sqlite3.connect(scratch)) as new,
        ):
            old.backup(new)
            must_be_ok(new, source)
            pages = int(new.execute("PRAGMA page_count").fetchone()[0])
        scratch.replace(target)
    finally:
        scratch.unlink(missing_ok=True)
    return pages


def must_be_ok(copied: sqlite3.Connection, source: Path) -> None:
    """Refuse a copy that is not whole."""
    found = copied.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if found != WHOLE:
        raise BadBackup(f"{source} is damaged ({' '.join(found.split())[:200]}): expected a whole database")


def restore(backup: Path, file: Path, now: datetime) -> Restored:
    """Put a copy of a backup in the place of a database that no server uses; what was there is moved aside."""
    make_folder(file.parent)
    held = FileLock(str(file))
    try:
        made = file.with_name(f"{file.name}.restoring")
        copy(backup, made)
        try:
            facts = figures(made)
            aside = moved_aside(file, f"{now:%Y%m%dT%H%M%SZ}")
            made.replace(file)
        finally:
            made.unlink(missing_ok=True)
        flush_folder(file.parent)
    finally:
        held.close()
    return Restored(*facts, aside)


def figures(file: Path) -> tuple[int, int, int, datetime | None]:
    """How many tables, how many of them are being played, how many moves, and when the last table was made."""
    with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as connection:
        try:
            (version,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            tables, playing, moves, made = connection.execute(FIGURES).fetchone()
        except (sqlite3.OperationalError, TypeError) as error:
            raise BadBackup(f"expected a backup of this server, got another database ({error})") from error
    if version > newest():
        raise BadBackup(f"the backup has version {version}, this server knows {newest()}: install a newer one")
    return tables, playing, moves, None if made is None else datetime.fromtimestamp(made, UTC)


def moved_aside(file: Path, when: str) -> list[Path]:
    """Move a database away with all that belongs to it; the new names still belong together.

    The file goes first: a server that finds only what lay beside it refuses to begin, and nothing is applied to
    anything that it was not written for.
    """
    moved = []
    for each in [file, *beside(file)] if file.exists() else beside(file):
        ending = each.name.removeprefix(file.name)
        moved.append(each.rename(file.with_name(f"{file.name}.before-{when}{ending}")))
    return moved


def flush_folder(folder: Path) -> None:
    """Have the new names on the disk."""
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
