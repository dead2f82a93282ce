"""A server in a process of its own, with the template game beside the real ones: `python -m tests.server.serving`."""

import argparse
import sys

from hullaboo.core.contract import Game
from hullaboo.server.serving import polite
from hullaboo.server.settings import Limits, Settings, Times, unlimited
from hullaboo.server.telemetry import start_logging
from hullaboo.testing import template


def box() -> dict[str, Game]:
    """Every game, and the template."""
    from pathlib import Path

    folder = Path(next(iter(template.__path__)))
    return {"template": Game("template", template.__name__, folder)}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--database", required=True)
    parser.add_argument("--put-away", type=int, default=600_000)
    parser.add_argument("--abandoned", type=int, default=60_000)
    parser.add_argument("--limited", action="store_true")
    parser.add_argument("--compression", action="store_true")
    args = parser.parse_args()
    start_logging(sys.stderr)
    settings = Settings(
        port=args.port,
        database=args.database,
        compression=args.compression,
        limits=Limits() if args.limited else unlimited(),
        times=Times(put_away=args.put_away, abandoned=args.abandoned, farewell=200),
    )
    polite(settings, box()).run()


if __name__ == "__main__":
    main()
