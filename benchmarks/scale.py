"""What a move costs where several servers share a database, by who pays: `python -m benchmarks scale`.

Servers, a PostgreSQL and a Redis of our own, and tables of two at which everybody plays at random as fast as they can.
Counted is CPU time, from the kernel, while a fixed number of moves is acknowledged: ours (all servers, with the
processes that write for them), PostgreSQL's and Redis's. *At the owner* both people are at the server that plays their
table, *relayed* both are at another one. docs/scale.md says what follows from that.
"""

import argparse
import asyncio
import os
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tests.server.client import PATIENCE, Guest
from tests.server.conftest import Running
from tests.server.nodes.redis_server import RedisServer
from tests.server.storage.test_store import running_postgres

from hullaboo.core.arguments import positive

GAME, TABLES, MOVES, MOST_NODES = "graveyard", 40, 1200, 3
WARM = 5
"""So many moves a table are not counted: rules are loaded meanwhile."""
TICK = os.sysconf("SC_CLK_TCK")


@dataclass
class Setting:
    """Servers, and where people are."""

    name: str
    nodes: int
    is_relayed: bool = False


SETTINGS = (
    Setting("SQLite", 0), Setting("PostgreSQL, one server", 1), Setting("two servers, at the owner", 2),
    Setting("two servers, relayed", 2, True), Setting("three servers, at the owner", 3),
    Setting("three servers, relayed", 3, True),
)  # fmt: skip


def cpu_of(pid: int) -> float:
    """The seconds of CPU that a process and all its descendants have had."""
    try:
        times = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        children = [
            int(each)
            for task in Path(f"/proc/{pid}/task").iterdir()
            for each in (task / "children").read_text().split()
        ]
    except OSError:
        return 0.0
    return (int(times[11]) + int(times[12]) + int(times[13]) + int(times[14])) / TICK + sum(map(cpu_of, children))


class Play:
    """People who play at random at tables that are dealt already."""

    def __init__(self, ports: list[int], is_relayed: bool) -> None:
        self.ports, self.is_relayed, self.moves, self.luck = ports, is_relayed, 0, Random(1)
        self.tables = [self._opened(at) for at in range(TABLES)]

    def _opened(self, at: int) -> tuple[str, list[Guest]]:
        """A table whose owner is one of the servers; its people are there, or at the next one."""
        owner = self.ports[at % len(self.ports)]
        host, friend = Guest(owner), Guest(owner)
        table = host.make(GAME, ["me", "open"])["table"]
        friend.post(f"/api/tables/{table}/seats/1")
        for guest in (host, friend):
            guest.port = self.ports[(at + self.is_relayed) % len(self.ports)]
        return table, [host, friend]

    async def run(self, moves: int, look: Callable[[], tuple[float, ...]]) -> list[float]:
        """Play so many moves; what each part has cost meanwhile, in milliseconds of CPU a move."""
        ready = asyncio.Barrier(2 * TABLES + 1)
        people = [
            asyncio.create_task(self._plays(table, guest, seat, ready))
            for table, guests in self.tables
            for seat, guest in enumerate(guests)
        ]
        await ready.wait()
        await self._until(WARM * TABLES, people)
        before, first = look(), self.moves
        await self._until(first + moves, people)
        after, made = look(), self.moves - first
        for each in people:
            each.cancel()
        await asyncio.gather(*people, return_exceptions=True)
        return [1000 * (then - now) / made for now, then in zip(before, after, strict=True)]

    async def _until(self, moves: int, people: list[asyncio.Task[None]]) -> None:
        """Wait until so many moves are played, or everybody has finished."""
        while self.moves < moves and not all(each.done() for each in people):
            await asyncio.sleep(0.01)

    async def _plays(self, table: str, guest: Guest, seat: int, ready: asyncio.Barrier) -> None:
        async with guest.at(table, seat, open_timeout=PATIENCE) as player:
            await player.until("table", seat=seat)
            await ready.wait()
            answered = -1
            while not player.over:
                if player.table and player.legal and player.table["number"] > answered:
                    answered = player.table["number"]
                    answer = await player.move(self.luck.choice(player.legal), answers=player.occasion)
                    self.moves += answer["type"] == "ack"
                else:
                    await player.next()


@contextmanager
def serving(database: str, redis: str) -> Iterator[list[Running]]:
    """One server that has its SQLite file alone, and as many as are needed that share a PostgreSQL."""
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor() as starting:
        shared = [(database, "--node", f"n{at}", "--redis", redis) for at in range(MOST_NODES)]
        servers = [*starting.map(lambda words: Running(*words), [(f"{folder}/tables.sqlite3",), *shared])]
        try:
            yield servers
        finally:
            for each in servers:
                each.stop()


def main() -> None:
    """Measure every setting, and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=positive, default=MOVES)
    args, _ = parser.parse_known_args()
    redis = RedisServer()
    try:
        with running_postgres() as database, serving(database, redis.url) as servers:
            assert redis._process
            folder = Path(database.partition("host=")[2])
            others = [int((folder / "data" / "postmaster.pid").read_text().split()[0]), redis._process.pid]
            for server in servers:
                measured(SETTINGS[0], [server], others, args.moves)  # rules are loaded as they are needed
            print(f"{'CPU a move, in ms (' + GAME + ', tables of two)':<48}{'ours':>8}{'PostgreSQL':>12}{'Redis':>8}")
            for each in SETTINGS:
                used = servers[1 : 1 + each.nodes] or servers[:1]
                ours, theirs, redis_ = measured(each, used, others, args.moves)
                print(f"{each.name:<48}{ours:>8.3f}{theirs:>12.3f}{redis_:>8.3f}", flush=True)
    finally:
        redis.remove()


def measured(setting: Setting, servers: list[Running], others: list[int], moves: int) -> list[float]:
    """What a move costs us, PostgreSQL and Redis."""
    pids = [each.process.pid for each in servers]

    def look() -> tuple[float, ...]:
        return sum(map(cpu_of, pids)), *map(cpu_of, others)

    return asyncio.run(Play([each.port for each in servers], setting.is_relayed).run(moves, look))


if __name__ == "__main__":
    main()
