"""Views delivered per CPU-second of the server, against boardgame.io's, in one run: `python -m benchmarks.server`.

Ours is durable (SQLite, FULL) with four seats at a table; boardgame.io's is in memory with two. Compression is off on
both sides; what deflate costs stands beside it. The load comes from Node for both, and only the server's own CPU time
counts. Both have as many tables: enough to keep our server busy also in games whose races hold every move back for a
quarter of a second, since a server that idles between moves finds its memory cold at each. `--serve` is how this file
starts our server.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from hullaboo.core.finding import games
from hullaboo.server.commands import free_port
from hullaboo.server.serving import polite
from hullaboo.server.settings import Settings, unlimited

PEER = Path(__file__).parent / "peers" / "boardgame_io"
SEATS = 4
TABLES = 600
WANTED = 3.0
Figures = dict[str, float]


def node(name: str) -> str:
    """Node or npm, from the environment or the system."""
    beside = Path(sys.executable).parent / name
    return str(beside) if beside.exists() else shutil.which(name) or name


def install() -> None:
    """The peer, exactly as its lock says."""
    if not (PEER / "node_modules" / "boardgame.io").exists():
        subprocess.run([node("npm"), "ci", "--ignore-scripts"], cwd=PEER, check=True, stdout=subprocess.DEVNULL)


@contextmanager
def listening(command: list[str], cwd: Path | None = None) -> Iterator[int]:
    """A server that has said that it listens; its process id. Node's are told that this is production."""
    environment = {**os.environ, "NODE_ENV": "production"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=cwd, env=environment) as process:
        assert process.stdout is not None
        while "listening" not in (line := process.stdout.readline()):
            if not line:
                raise RuntimeError(f"{command[0]} ended before it listened")
        try:
            yield process.pid
        finally:
            process.kill()


def ran(script: str, *arguments: int | str, deflate: bool = False) -> Figures:
    """Run a script in Node; the line of JSON that it printed."""
    environment = {**os.environ, "DEFLATE": "1" if deflate else "0"}
    command = [node("node"), script, *map(str, arguments)]
    done = subprocess.run(command, cwd=PEER, check=True, stdout=subprocess.PIPE, text=True, env=environment)
    figures: Figures = json.loads(done.stdout)
    return figures


def theirs(tables: int, seconds: int) -> Figures:
    """boardgame.io, as it comes."""
    port = free_port()
    with listening([node("node"), "server.js", str(port)], PEER) as pid:
        return ran("load_boardgame_io.js", port, pid, tables, seconds)


def ours(game: str, tables: int, seconds: int, deflate: bool = False) -> Figures:
    """Our server with one game."""
    port = free_port()
    with (
        tempfile.TemporaryDirectory() as folder,
        listening([*serving(port, f"{folder}/tables.sqlite3"), *(["--deflate"] if deflate else [])]) as pid,
    ):
        return ran("load_hullaboo.js", port, pid, tables, seconds, game, SEATS, deflate=deflate)


def serving(port: int, database: str) -> list[str]:
    """How our server is started for a benchmark."""
    return [sys.executable, "-m", "benchmarks.server", "--serve", str(port), database]


def serve(port: int, database: str, deflate: bool) -> None:
    """Serve without limits on rates, and say when we listen."""
    settings = Settings(port=port, database=database, compression=deflate, limits=unlimited(), warm=True)
    server = polite(settings, games())
    announced = server.startup

    async def startup(sockets: Any = None) -> None:
        await announced(sockets)
        await server.server.lobby.warmed()
        print("listening", flush=True)

    server.startup = startup  # type: ignore[method-assign]
    server.run()


def rate(figures: Figures) -> float:
    """Views per CPU-second."""
    return figures["views"] / figures["cpu"]


def compare(rounds: int, tables: int, seconds: int) -> None:
    """Take turns, and print the medians and their ratio for every game that seats four."""
    install()
    names = [name for name, game in games().items() if SEATS in game.rules.SEATS]
    peer: list[float] = []
    mine: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(rounds):
        peer.append(rate(theirs(tables, seconds)))
        for name in names:
            mine[name].append(rate(ours(name, tables, seconds)))
    print(f"boardgame.io 0.50.2, in memory, two views a move: {median(peer):8,.0f} views per CPU-second")
    for name in names:
        ratio = median(mine[name]) / median(peer)
        with_deflate = rate(ours(name, tables, seconds, deflate=True))
        print(
            f"ours, durable, four views a move, {name:10}: {median(mine[name]):8,.0f}, {ratio:.1f}× (wanted {WANTED}×)",
            end="",
        )
        print(f", with deflate {with_deflate:,.0f}")


def main() -> None:
    """Measure, or serve for it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--serve", nargs=2, metavar=("PORT", "DATABASE"))
    parser.add_argument("--deflate", action="store_true")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seconds", type=int, default=8)
    args, _ = parser.parse_known_args()
    if args.serve:
        serve(int(args.serve[0]), args.serve[1], args.deflate)
    else:
        compare(args.rounds, args.tables, args.seconds)


if __name__ == "__main__":
    main()
