"""The files of an SQLite database: who may read them, whether they belong together, whether they are whole.

They hold the key that signs cookies and the secrets of matches that are being played: they are for their owner alone.
"""

import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from hullaboo.core.errors import HullabooError

OWNER_ONLY, FOLDER_OF_OWNER = 0o600, 0o700
OTHERS = 0o077
BESIDE = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a file; it is nothing without that file, and poison beside another."""
LOCK = ".lock"
WHOLE = "ok"


class DamagedDatabase(HullabooError):
    """A file that is no longer whole: nothing is served from it."""

    code = "database-damaged"

    def __init__(self, file: Path, found: str) -> None:
        """What was found there, and what to do about it."""
        todo = "restore a backup (hullaboo restore BACKUP), or save what can be read (sqlite3 FILE .recover)"
        super().__init__(f"--database: {file} is damaged ({found}): {todo}")


def beside(file: Path) -> list[Path]:
    """The files that belong to a database and are there."""
    return [each for end in BESIDE if (each := Path(f"{file}{end}")).exists()]


def make_folder(folder: Path) -> None:
    """Make the folder of a database, for its owner alone; one that is there stays as it is."""
    folder.mkdir(FOLDER_OF_OWNER, parents=True, exist_ok=True)


def make_private(file: Path) -> None:
    """A new file that only its owner reads; what SQLite puts beside it later is as private as the file."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ONLY))


def made_new(file: Path) -> None:
    """The same, where nothing may be there yet."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY))


def tightened(file: Path, own_folder: Path) -> Iterator[Path]:
    """Take from others what they may do with a database that is there: what had to be changed.

    The folder is only changed where it is our own and holds nothing else, `own_folder`.
    """
    for each in (file, Path(f"{file}{LOCK}"), *beside(file)):
        if each.exists() and stat.S_IMODE(each.stat().st_mode) & OTHERS:
            each.chmod(OWNER_ONLY)
            yield each
    if file.parent == own_folder and stat.S_IMODE(own_folder.stat().st_mode) & OTHERS:
        own_folder.chmod(FOLDER_OF_OWNER)
        yield own_folder


def must_not_be_missing(file: Path) -> None:
    """Refuse to begin anew where only the rest of a database lies: SQLite would throw that away."""
    if file.exists() and file.stat().st_size:
        return
    if left := [each.name for each in beside(file) if each.stat().st_size]:
        raise DamagedDatabase(file, f"it is missing, and {', '.join(left)} still lies there")


def must_be_whole(file: Path) -> None:
    """Refuse a damaged file.

    Every page is read. What a crash, or somebody else's hand, has left beside the file may not fit it without any page
    being wrong by itself: then indexes are compared with their tables, too, which takes about three times as long.
    """
    if not file.exists() or not file.stat().st_size:
        return
    how = "integrity_check" if any(each.stat().st_size for each in beside(file)) else "quick_check"
    try:
        with closing(sqlite3.connect(f"{file.as_uri()}?mode=rw", uri=True)) as connection:
            found = str(connection.execute(f"PRAGMA {how}(1)").fetchone()[0])
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorname in ("SQLITE_NOTADB", "SQLITE_CORRUPT"):
            raise DamagedDatabase(file, str(error)) from error
        raise
    if found != WHOLE:
        raise DamagedDatabase(file, " ".join(found.split())[:200])
