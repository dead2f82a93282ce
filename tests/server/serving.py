"""A server in a process of its own, with games for tests beside the real ones: `python -m tests.server.serving`."""

import argparse
import sys
from importlib import import_module
from pathlib import Path

from hullaboo.core.contract import Game
from hullaboo.core.finding import games
from hullaboo.server.app import Server
from hullaboo.server.metrics import start_logging
from hullaboo.server.run import polite
from hullaboo.server.settings import Limits, Settings, Times, unlimited
from hullaboo.server.tables.warming import freeze_gc

from .drawn import DrawnByFile

OURS = ("hullaboo.testing.template", "tests.server.buzzer")


def box() -> dict[str, Game]:
    """The template and the buzzer, which only tests know, and every game."""
    ours = [Game(name.rpartition(".")[2], name, folder_of(name)) for name in OURS]
    return {**{game.name: game for game in ours}, **games()}


def folder_of(package: str) -> Path:
    """Where a package lives."""
    return Path(next(iter(import_module(package).__path__)))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--database", required=True)
    parser.add_argument("--node", default="")
    parser.add_argument("--redis", default="")
    parser.add_argument("--put-away", type=int, default=600_000)
    parser.add_argument("--abandoned", type=int, default=60_000)
    parser.add_argument("--brief", type=int, default=0)
    parser.add_argument("--limited", action="store_true")
    parser.add_argument("--freeze-gc", action="store_true", help="search for cycles as seldom as `hullaboo serve`")
    parser.add_argument("--compression", action="store_true")
    parser.add_argument("--drawn", type=Path, help="a file with a name; ids and secrets follow from it")
    args = parser.parse_args()
    start_logging(sys.stderr)
    settings = Settings(
        port=args.port,
        database=args.database,
        node=args.node,
        redis=args.redis,
        compression=args.compression,
        limits=Limits() if args.limited else unlimited(),
        times=Times(put_away=args.put_away, abandoned=args.abandoned, brief=args.brief, farewell=200, screens=600_000),
    )
    if args.freeze_gc:
        freeze_gc()
    server = Server(settings, box(), DrawnByFile(args.drawn).entropy if args.drawn else None)
    polite(settings, box(), server).run()


if __name__ == "__main__":
    main()
