"""The commands for who runs servers: `nodes` (which share a database, and how much they do) and `forget`."""

import argparse
import asyncio
import time
from typing import Any

from hullaboo.server.settings import POSTGRESQL, BadSetting, database_file, database_url

DAY = 86_400
HEAD = ("node", "life", "lease", "tables", "connections", "")


def register(commands: Any) -> None:
    """Add our commands to the parser's."""
    register_nodes(commands.add_parser("nodes", help="which servers share a database, and how much they do"))
    register_forget(commands.add_parser("forget", help="delete matches that are over"))


def register_nodes(parser: argparse.ArgumentParser) -> None:
    """What `nodes` takes."""
    parser.add_argument("--database", required=True, metavar="URL", help="the database that they share: postgresql://…")
    parser.add_argument("--drain", metavar="NAME", help="have a server leave its tables to the others")
    parser.add_argument("--resume", metavar="NAME", help="have it take tables again")
    parser.set_defaults(run=run_nodes)


def run_nodes(args: argparse.Namespace) -> int:
    """List the servers, after one of them was told what to do."""
    if not args.database.startswith(POSTGRESQL):
        raise BadSetting("nodes: servers can share a database of PostgreSQL: --database postgresql://…")
    if args.drain and args.resume:
        raise BadSetting("nodes: expected --drain or --resume, got both")
    for row in asyncio.run(nodes_listed(args.database, args.drain or args.resume, bool(args.drain))):
        print("{:<32}{:>6}{:>9}{:>8}{:>13}  {}".format(*row).rstrip())
    return 0


async def nodes_listed(database: str, told: str | None, is_to_leave: bool) -> list[tuple[Any, ...]]:
    """Tell a server what to do, if one is named, and return a line for each."""
    from hullaboo.server.storage.leases import DRAIN, LISTED
    from hullaboo.server.storage.store import DatabaseUnusable, engine_for

    engine = engine_for(database_url(database))
    try:
        async with engine.begin() as connection:
            if told and (await connection.execute(DRAIN.values(leaving=is_to_leave), {"node": told})).rowcount == 0:
                raise BadSetting(f"nodes: no server named {told} is there")
            return [HEAD, *(line_of(row) for row in await connection.execute(LISTED))]
    except BadSetting:
        raise
    except Exception as error:
        raise DatabaseUnusable(engine.url, error) from error
    finally:
        await engine.dispose()


def line_of(row: Any) -> tuple[Any, ...]:
    """A server, as it is listed."""
    if row.left <= 0:
        return row.name, row.epoch, "over", "-", "-", ""
    return row.name, row.epoch, f"{row.left:.1f} s", row.tables, row.connections, "leaves" if row.leaving else ""


def register_forget(parser: argparse.ArgumentParser) -> None:
    """What `forget` takes."""
    parser.add_argument("--older-than", type=int, required=True, metavar="DAYS", help="of tables opened so long ago")
    parser.add_argument("--database", default="", metavar="FILE|URL", help="the database (the user's own)")
    parser.set_defaults(run=run_forget)


def run_forget(args: argparse.Namespace) -> int:
    """Delete matches that are over; an SQLite file must not be in use."""
    if args.older_than < 0:
        raise BadSetting(f"forget: expected a number of days, got {args.older_than}")
    if "://" not in args.database and not (file := database_file(args.database)).exists():
        raise BadSetting(f"forget: there is no database at {file}")
    count = asyncio.run(forgotten(args.database, time.time() - args.older_than * DAY))
    print(f"{count} matches deleted")
    return 0


async def forgotten(database: str, before: float) -> int:
    """Delete them; PostgreSQL may be in use meanwhile, a file is held as a server does."""
    from hullaboo.server.storage.forgetting import forget_finished
    from hullaboo.server.storage.lock import lock_file
    from hullaboo.server.storage.store import DatabaseUnusable, engine_for

    is_file = not database.startswith(POSTGRESQL)
    held = await lock_file(str(database_file(database))) if is_file else None
    engine = engine_for(database_url(database))
    try:
        return await forget_finished(engine, before)
    except Exception as error:
        raise DatabaseUnusable(engine.url, error) from error
    finally:
        await engine.dispose()
        if held:
            held.close()
