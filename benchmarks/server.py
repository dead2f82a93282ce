"""Views delivered per CPU-second of the server, against boardgame.io's, in one run: `python -m benchmarks.server`.

Ours is durable (SQLite, FULL) with four seats at a table; boardgame.io's is in memory with two. Compression is off on
both sides; what deflate costs stands beside it. The load comes from Node for both, and only the CPU time of the server
and its processes counts. Both have as many tables: enough to keep our server busy also in games where most moves are
held back for a quarter of a second by a race, since a server that idles between moves finds its memory cold at each.

Both servers are up at once and take turns of a few seconds. A machine whose speed changes from minute to minute is then
equally slow for both, and the ratio of each two turns holds. At the end of its turn a load makes no more moves; when
the last one has been told, server and load stand still, so that the other side has the machine. (A load that is stopped
while its server runs looks as if its lines were slow: their messages are then held back for each other, and times run
out.) `--serve` is how this file starts our server.

`--against REV` measures this checkout against another revision of it instead, each with its own load, and says whether
it is slower by more than is allowed, beyond what chance explains.
"""

import argparse
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import sleep
from typing import Any

from benchmarks.checkouts import HERE, SURE, Checkout, checked_out, interval
from hullaboo.core.arguments import positive
from hullaboo.core.finding import games
from hullaboo.server.run import polite
from hullaboo.server.settings import Settings, unlimited

SEATS = 4
TABLES = 600
TURNS = 12
WARM_UP, SETTLE, TURN, LAST_MOVE = 4.0, 2.0, 2.0, 0.5
"""Seconds: before the first turn, before the counting of each, of each, and until the last move has been told."""
WANTED = 3.0
SLOWER = 0.05
"""How much slower than another revision we may be."""
KINDS = {False: "in turns", True: "in races"}
"""boardgame.io's tic-tac-toe is played in turns; races hold moves in a contest, and set alarms."""
Figures = dict[str, float]


def node(name: str) -> str:
    """Node or npm, from the environment or the system."""
    beside = Path(sys.executable).parent / name
    return str(beside) if beside.exists() else shutil.which(name) or name


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def install(peer: Path = HERE.peer) -> None:
    """The peer, exactly as its lock says."""
    if not (peer / "node_modules" / "boardgame.io").exists():
        subprocess.run([node("npm"), "ci", "--ignore-scripts"], cwd=peer, check=True, stdout=subprocess.DEVNULL)


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


def ran(script: str, *arguments: int | str) -> Figures:
    """Run a script in Node; the line of JSON that it printed."""
    command = [node("node"), script, *map(str, arguments)]
    done = subprocess.run(command, cwd=HERE.peer, check=True, stdout=subprocess.PIPE, text=True)
    figures: Figures = json.loads(done.stdout)
    return figures


@dataclass
class Side:
    """A server and the load on it, which stands still unless it is this side's turn."""

    server: int
    load: "subprocess.Popen[str]"

    def turn(self) -> float:
        """Go on for a while: views per CPU-second."""
        self.load.send_signal(signal.SIGCONT)
        os.kill(self.server, signal.SIGCONT)
        self.say("go")
        sleep(SETTLE)
        views, cpu = self.views(), self.cpu()
        sleep(TURN)
        rate = (self.views() - views) / (self.cpu() - cpu)
        self.rest()
        return rate

    def rest(self) -> None:
        """Make no more moves, and when the last one has been told stand still: the other side has the machine."""
        self.say("stop")
        sleep(LAST_MOVE)
        os.kill(self.server, signal.SIGSTOP)
        self.load.send_signal(signal.SIGSTOP)

    def say(self, word: str) -> None:
        """Tell the load something."""
        assert self.load.stdin is not None
        print(word, file=self.load.stdin, flush=True)

    def views(self) -> int:
        """Ask the load how many views it has been shown; it answers once all its tables are open."""
        assert self.load.stdout is not None
        self.say("views")
        return int(self.load.stdout.readline())

    def cpu(self) -> float:
        """The CPU seconds that the server has used, and the processes that it has started: ours has one that writes."""
        threads = Path(f"/proc/{self.server}/task").iterdir()
        children = [int(child) for thread in threads for child in (thread / "children").read_text().split()]
        return sum(map(cpu_of, (self.server, *children)))


def cpu_of(process: int) -> float:
    """The CPU seconds that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def under_load(
    server: int, script: str, *arguments: int | str, deflate: bool = False, peer: Path = HERE.peer
) -> Iterator[Side]:
    """A server that Node plays on, warmed up; then the load stands still."""
    environment = {**os.environ, "DEFLATE": "1" if deflate else "0"}
    command = [node("node"), script, *map(str, arguments)]
    pipes: Any = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, cwd=peer, env=environment, **pipes) as load:
        try:
            side = Side(server, load)
            side.views()
            sleep(WARM_UP)
            side.rest()
            yield side
        finally:
            load.kill()


@contextmanager
def theirs(tables: int) -> Iterator[Side]:
    """boardgame.io, as it comes."""
    port = free_port()
    with (
        listening([node("node"), "server.js", str(port)], HERE.peer) as pid,
        under_load(pid, "load_boardgame_io.js", port, tables) as side,
    ):
        yield side


@contextmanager
def ours(game: str, tables: int, deflate: bool = False, checkout: Checkout = HERE) -> Iterator[Side]:
    """Our server with one game."""
    port = free_port()
    with (
        tempfile.TemporaryDirectory() as folder,
        listening(serving(port, f"{folder}/tables.sqlite3", deflate, checkout), checkout.root) as pid,
        under_load(pid, "load_hullaboo.js", port, tables, game, SEATS, deflate=deflate, peer=checkout.peer) as side,
    ):
        yield side


def serving(port: int, database: str, deflate: bool = False, checkout: Checkout = HERE) -> list[str]:
    """How our server is started for a benchmark."""
    command = [*checkout.python, "-m", "benchmarks.server", "--serve", str(port), database]
    return [*command, *(["--deflate"] if deflate else [])]


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


def compare(turns: int, tables: int, names: list[str]) -> None:
    """Take turns, game by game, and print the medians of the rates and of the ratios of turns next to each other."""
    install()
    print("views per CPU-second, medians: ours durable with four views a move, boardgame.io 0.50.2 in memory with two")
    for name in names:
        with ours(name, tables) as mine, ours(name, tables, deflate=True) as packed, theirs(tables) as peer:
            rates = [(peer.turn(), mine.turn(), packed.turn()) for _ in range(turns)]
        of_peer, of_mine, of_packed = map(median, zip(*rates, strict=True))
        ratios = sorted(mine / peer for peer, mine, _ in rates)
        half = f"half of the turns {ratios[turns // 4]:.2f}–{ratios[-1 - turns // 4]:.2f}"
        print(
            f"{name:10} {KINDS[games()[name].timed]}: {of_mine:,.0f} to {of_peer:,.0f}, {median(ratios):.2f}× "
            f"(wanted {WANTED:.0f}; {half}); with deflate {of_packed:,.0f}",
            flush=True,
        )


def compare_with(revision: str, turns: int, tables: int, names: list[str]) -> int:
    """Take turns with another revision, game by game; 1 if some game is slower than allowed beyond the interval."""
    install()
    slower = False
    with checked_out(revision, names) as before:
        install(before.peer)
        print(f"views per CPU-second, this checkout against {revision}; at most {SLOWER:.0%} slower is allowed")
        for name in names:
            with ours(name, tables) as mine, ours(name, tables, checkout=before) as other:
                pairs = [(mine.turn(), other.turn()) for _ in range(turns)]
            ratios = [mine / other for mine, other in pairs]
            low, high = interval(ratios)
            slower |= high < 1 - SLOWER
            of_mine, of_other = map(median, zip(*pairs, strict=True))
            print(
                f"{name:10} {of_mine:,.0f} to {of_other:,.0f}, {median(ratios):.3f}× "
                f"({SURE:.0%} sure: {low:.3f}–{high:.3f}){' too slow' if high < 1 - SLOWER else ''}",
                flush=True,
            )
    return int(slower)


def games_for_four() -> list[str]:
    """The games that are measured with four seats."""
    return [name for name, game in games().items() if SEATS in game.rules.SEATS]


def main() -> int:
    """Measure, or serve for it."""
    box = games_for_four()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--serve", nargs=2, metavar=("PORT", "DATABASE"))
    parser.add_argument("--deflate", action="store_true")
    parser.add_argument("--turns", type=positive, default=TURNS)
    parser.add_argument("--tables", type=positive, default=TABLES)
    parser.add_argument("--against", metavar="REV", help="measure against another revision instead of boardgame.io")
    parser.add_argument("--games", nargs="+", choices=box, default=box)
    args, _ = parser.parse_known_args()
    if args.serve:
        serve(int(args.serve[0]), args.serve[1], args.deflate)
    elif args.against:
        return compare_with(args.against, args.turns, args.tables, args.games)
    else:
        compare(args.turns, args.tables, args.games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
