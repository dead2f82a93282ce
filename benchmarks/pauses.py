"""How long Python's search for cycles stops a server with thousands of tables: `python -m benchmarks.pauses`.

Tables of four play at random in one process, without sockets, a move at one table after the other. Counted is the wall
time of each search while tables are opened and played at, as `hullaboo_gc_seconds` counts it.
"""

import argparse
import asyncio
import tempfile
from random import Random

import uvloop

from benchmarks.moves import Players
from benchmarks.server import games_for_four
from hullaboo.core.arguments import positive
from hullaboo.core.finding import games
from hullaboo.server.metrics import PAUSES
from hullaboo.server.settings import Settings, unlimited
from hullaboo.server.tables.lobby import Lobby
from hullaboo.server.tables.warming import freeze_gc, warm

TABLES, MOVES = 3000, 20_000
MOST_MS = 50
AT_ONCE = 20
"""So many tables move before the log is waited for."""


async def played(lobby: Lobby, game: str, tables: list[Players], moves: int) -> None:
    """So many moves, a few tables at a time; a match that is over makes room for another."""
    luck, made, at = Random(1), 0, 0
    while made < moves:
        for each in range(at, at + AT_ONCE):
            where = each % len(tables)
            if tables[where].over:
                tables[where] = await Players.sat(lobby, game)
            elif choice := tables[where].choice(luck):
                choice[0].hear(choice[1])
        at, made = at + AT_ONCE, made + AT_ONCE
        await asyncio.sleep(0)


async def measured(game: str, tables: int, moves: int) -> str:
    """The searches while tables open, and while they are played at."""
    warm(games()[game])
    freeze_gc()
    with tempfile.TemporaryDirectory() as folder:
        lobby = Lobby(Settings(database=f"{folder}/tables.sqlite3", limits=unlimited()), {game: games()[game]})
        await lobby.open()
        PAUSES.begin_anew()
        opened = [await Players.sat(lobby, game) for _ in range(tables)]
        opening = str(PAUSES)
        PAUSES.begin_anew()
        await played(lobby, game, opened, moves)
        playing = str(PAUSES)
        await lobby.close()
    return f"{tables:,} tables of {game} open: {opening}; {moves:,} moves: {playing} (wanted {MOST_MS} ms)"


def main() -> None:
    """Measure one game."""
    box = games_for_four()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=box, default="spooky", help="which is played (%(default)s)")
    parser.add_argument("--tables", type=positive, default=TABLES)
    parser.add_argument("--moves", type=positive, default=MOVES)
    args, _ = parser.parse_known_args()
    print(uvloop.run(measured(args.game, args.tables, args.moves)))


if __name__ == "__main__":
    main()
