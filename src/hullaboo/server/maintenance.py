"""The commands that look after what a server keeps: `backup`, `restore` and `keys`."""

import argparse
import asyncio
import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from hullaboo.server.settings import BadSetting, database_file
from hullaboo.server.storage.backups import BadBackup, Restored, copy, restore


def register(commands: Any) -> None:
    """Add our commands to the parser's."""
    register_backup(commands.add_parser("backup", help="copy the database while the server runs"))
    register_restore(commands.add_parser("restore", help="put a backup in the place of the database"))
    register_keys(commands.add_parser("keys", help="the server's own keys"))


def register_backup(parser: argparse.ArgumentParser) -> None:
    """What `backup` takes."""
    parser.add_argument("file", type=Path, help="where the copy goes; must not exist")
    parser.add_argument("--database", default="", metavar="FILE", help="the database to copy (the user's own)")
    parser.set_defaults(run=run_backup)


def run_backup(args: argparse.Namespace) -> int:
    """Copy the database, also while a server writes to it; the copy is whole, and can be served."""
    must_be_a_file("backup", args.database, "pg_dump")
    source = database_file(args.database)
    if not source.exists():
        raise BadSetting(f"backup: there is no database at {source}")
    if args.file.exists():
        raise BadSetting(f"backup: {args.file} exists already")
    try:
        pages = copy(source, args.file)
    except (sqlite3.Error, OSError, BadBackup) as error:
        raise BadSetting(f"backup: {source} cannot be copied to {args.file} ({error})") from error
    print(f"{args.file}: {pages} pages, whole")
    return 0


def must_be_a_file(command: str, database: str, instead: str) -> None:
    """Refuse a database that is not SQLite's."""
    if "://" in database:
        raise BadSetting(f"{command}: copies SQLite files; for PostgreSQL use {instead}")


def register_restore(parser: argparse.ArgumentParser) -> None:
    """What `restore` takes."""
    parser.add_argument("backup", type=Path, help="a file that `hullaboo backup` made; it is only read")
    parser.add_argument("--database", default="", metavar="FILE", help="the database to replace (the user's own)")
    parser.set_defaults(run=run_restore)


def run_restore(args: argparse.Namespace) -> int:
    """Put a backup in the place of the database, while no server runs; the old files are kept beside it."""
    must_be_a_file("restore", args.database, "pg_restore")
    backup, file = args.backup.resolve(), database_file(args.database)
    if not backup.is_file():
        raise BadSetting(f"restore: there is no backup at {backup}")
    if backup == file:
        raise BadSetting(f"restore: {file} is the database itself: expected a backup of it")
    try:
        restored = restore(backup, file, datetime.now(UTC))
    except (sqlite3.Error, OSError, BadBackup) as error:
        raise BadSetting(f"restore: {backup} cannot be put in the place of {file} ({error})") from error
    print(said_of(restored, file))
    return 0


def said_of(restored: Restored, file: Path) -> str:
    """What was restored, in words."""
    newest = f"the newest made {restored.newest:%Y-%m-%d %H:%M} UTC" if restored.newest else "none made yet"
    tables = f"{restored.tables} tables ({restored.playing} being played; {newest}), {restored.moves} moves"
    aside = ", ".join(each.name for each in restored.aside)
    return f"{file}: {tables}, whole" + (f"; the files that were there are now {aside}" if aside else "")


def register_keys(parser: argparse.ArgumentParser) -> None:
    """What `keys` takes."""
    actions = parser.add_subparsers(required=True, metavar="ACTION")
    turning = actions.add_parser("turn-over", help="make a new key in the place of one that others may know")
    turning.add_argument("key", nargs="?", default="cookie", help="which key (%(default)s)")
    turning.add_argument("--database", default="", metavar="FILE|URL", help="the database that holds it")
    turning.set_defaults(run=run_turn_over)


def run_turn_over(args: argparse.Namespace) -> int:
    """Turn a key over, while no server runs."""
    from hullaboo.server.storage.keys import KINDS  # needs SQLAlchemy, which other commands need not wait for

    if args.key not in KINDS:
        raise BadSetting(f"keys: expected {' or '.join(KINDS)}, got {args.key!r}")
    must_be_there(args.database)
    asyncio.run(turned_over(args.database, args.key))
    print(f"the {args.key} key is a new one: {KINDS[args.key].effect}")
    return 0


def must_be_there(database: str) -> None:
    """Refuse to make a database only for its keys."""
    if "://" not in database and not (file := database_file(database)).exists():
        raise BadSetting(f"keys: there is no database at {file}")


async def turned_over(database: str, kind: str) -> None:
    """Hold the database as a server does, and put a new key there."""
    from hullaboo.server.settings import database_url
    from hullaboo.server.storage.keys import KINDS, turn_over
    from hullaboo.server.storage.store import Store

    store = Store(database_url(database))
    try:
        await store.open()
        async with store.engine.begin() as connection:
            await turn_over(connection, KINDS[kind])
    finally:
        await store.close()
