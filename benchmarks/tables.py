"""A thousand live tables at a move a second each, and a table that wakes from its log: `python -m benchmarks.tables`.

At every table a person (from Node, over a real socket) plays a bot that thinks in a process of its own; the log is on
the disk (SQLite, FULL). A person's move is timed from its sending to the view that shows it; all moves, the bots' too,
are timed by the server from the move to its last view.
"""

import argparse
import asyncio
import tempfile
from random import Random
from statistics import median
from time import perf_counter

from benchmarks.server import Figures, free_port, install, listening, ran, serving
from hullaboo.core.arguments import positive
from hullaboo.core.contract import Game
from hullaboo.core.finding import games
from hullaboo.core.seats import members
from hullaboo.play.match import Match
from hullaboo.server.settings import Settings, Times, unlimited
from hullaboo.server.storage.records import SeatRecord, TableRecord
from hullaboo.server.tables.commands import PutAwayIfQuiet
from hullaboo.server.tables.lobby import Lobby

TABLES, PERIOD, SECONDS = 1000, 2200, 20
MOST_MS, MOST_MB = 50, 1000
LOG_MOVES, WAKE_MS = 500, 100
SOON = 20
"""Milliseconds after which a table that nobody needs is put away, so that it can be woken again."""
ROUNDS, SEEDS = 5, 20


def longest(without_clock: bool) -> Game:
    """The game whose matches may last longest."""
    box = [game for game in games().values() if not (without_clock and game.timed)]
    return max(box, key=lambda game: game.rules.LONGEST)


def many_tables(game: Game, tables: int, seconds: int) -> Figures:
    """Let Node play at many tables for a while; what it measured."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, listening(serving(port, f"{folder}/tables.sqlite3")) as pid:
        return ran("many_tables.js", port, pid, tables, seconds, game.name, PERIOD)


def a_log(game: Game, kept: TableRecord) -> list[dict[str, object]]:
    """The rows of a match of so many moves, or of the longest that random play comes upon."""
    return max((random_log(game, kept, seed) for seed in range(SEEDS)), key=len)


def random_log(game: Game, kept: TableRecord, seed: int) -> list[dict[str, object]]:
    """The rows of one match, played at random."""
    match = Match(game, len(kept.seats), luck=kept.luck)
    luck, rows = Random(seed), list[dict[str, object]]()
    while not match.over and len(rows) < LOG_MOVES:
        seat = luck.choice([*members(match.actors)])
        move = match.play(seat, luck.choice(match.legal(seat)))
        row = {"table": kept.id, "number": len(rows) + 1, "seat": seat, "text": move.text, "notes": ""}
        rows.append({**row, "message": f"m{len(rows)}", "numbers": "0:1 1:1", "times": ""})
    return rows


async def waking(game: Game) -> tuple[int, float]:
    """Wake a cold table some times; the length of its log, and the milliseconds of the median."""
    with tempfile.TemporaryDirectory() as folder:
        soon = Times(put_away=SOON)
        lobby = Lobby(Settings(database=f"{folder}/tables.sqlite3", limits=unlimited(), times=soon), games())
        await lobby.open()
        seats = [SeatRecord("person", f"Player {at}", salt="00" * 16) for at in range(game.rules.SEATS[-1])]
        kept = TableRecord(
            id="cold", game=game.name, edition=game.editions[0], options={}, seats=seats, secret="11" * 32, key="",
            creator="", phase="playing",
        )  # fmt: skip
        rows = a_log(game, kept)
        await lobby.store.tables.create(kept, 0.0)
        await asyncio.gather(*(lobby.store.moves.append(row) for row in rows))
        times = [await woken_once(lobby) for _ in range(ROUNDS)]
        await lobby.close()
        return len(rows), median(times)


async def woken_once(lobby: Lobby) -> float:
    """Milliseconds until a table that is put away can be shown."""
    started = perf_counter()
    table = await lobby.tables.table("cold")
    assert table.live is not None
    table.live.broadcast.writer.again(0, [], None, 0)
    took = (perf_counter() - started) * 1000
    while not table.inbox.ended.done():
        table.inbox.submit(PutAwayIfQuiet())
        await asyncio.sleep(0.01)
    return took


def main() -> None:
    """Measure both."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=positive, default=TABLES)
    parser.add_argument("--seconds", type=positive, default=SECONDS)
    args, _ = parser.parse_known_args()
    for game in games().values():
        moves, milliseconds = asyncio.run(waking(game))
        print(f"{game.name:10}: wakes from a log of {moves} moves in {milliseconds:.0f} ms (wanted {WAKE_MS})")
    install()
    game = longest(without_clock=True)
    found = many_tables(game, args.tables, args.seconds)
    print(
        f"{found['live']:,.0f} live tables of {game.name}, {found['moves']:,.0f} moves/s: from a move to its view "
        f"{found['median']:.1f} ms, p99 {found['p99']:.1f} ms; all moves told within {found['told_p99']:.1f} ms p99 "
        f"(wanted {MOST_MS}); memory {found['memory']:,.0f} MB (wanted {MOST_MB:,}); {found['cpu']:.0%} of a core"
    )


if __name__ == "__main__":
    main()
