"""Tables that play while the disk is full for a while: `python -m tests.faults.full_disk` prints what it did to them.

It asks nothing of the server but its process, its log and its sockets, so that it can be played against older versions.
"""

import argparse
import asyncio
import contextlib
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

from tests.server.client import Guest, Player
from tests.server.conftest import Running
from websockets.exceptions import WebSocketException

from .planted import fill_the_disk, free_the_disk, writers_of

MOVES = 6
"""A match of the template."""


@dataclass
class Found:
    """What the fault did."""

    closed: int = 0
    told: set[str] = field(default_factory=set)
    acknowledged: dict[str, int] = field(default_factory=dict)
    kept: dict[str, int] = field(default_factory=dict)
    lines: list[str] = field(default_factory=list)
    log_bytes: int = 0
    went_on: int = 0
    tables: int = 0

    @property
    def lost(self) -> int:
        """Acknowledged moves that are not there after a restart."""
        return sum(max(0, count - self.kept[table]) for table, count in self.acknowledged.items())

    def __str__(self) -> str:
        """For people."""
        return (
            f"{self.tables} tables: {self.closed} sockets closed, {len(self.told)} tables told why, "
            f"{sum(self.acknowledged.values())} moves acknowledged, {self.lost} of them lost, "
            f"{self.went_on} tables went on by themselves; {len(self.lines)} lines of the log ({self.log_bytes} bytes)"
        )


def full_disk(tables: int, seconds: float) -> Found:
    """Fill the disk under a server for so long, while somebody plays alone at each table."""
    found = Found(tables=tables)
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder) / "tables.sqlite3")
        server = Running(file)
        guest = asyncio.run(played(server, found, seconds))
        found.lines = [line["event"] for line in server.lines if line.get("level") in ("warning", "error")]
        found.log_bytes = sum(len(str(line)) for line in server.lines)
        server.kill()
        again = Running(file)
        guest.port = again.port
        found.kept = asyncio.run(looked_at(guest, found))
        again.kill()
    return found


async def played(server: Running, found: Found, seconds: float) -> Guest:
    """Play; fill the disk after a second, and free it again."""
    guest = server.guest()
    made = [guest.make("template", ["me", "me"], hot_seat=True) for _ in range(found.tables)]
    (writer,) = writers_of(server.process.pid)
    end = asyncio.Event()
    playing = [asyncio.create_task(play(guest, each["table"], found, end)) for each in made]
    await asyncio.sleep(1)
    fill_the_disk(writer)
    await asyncio.sleep(seconds)
    before = dict(found.acknowledged)
    free_the_disk(writer)
    patience = monotonic() + 20
    while monotonic() < patience and any(before.get(t) == n for t, n in found.acknowledged.items()):
        await asyncio.sleep(0.1)
    end.set()
    await asyncio.gather(*playing)
    found.went_on = sum(before.get(table, 0) < count for table, count in found.acknowledged.items())
    return guest


async def play(guest: Guest, table: str, found: Found, end: asyncio.Event) -> None:
    """Play both seats of a table, slowly, and come back whenever the socket is closed."""
    found.acknowledged[table] = 0
    while not end.is_set():
        with contextlib.suppress(WebSocketException, OSError):
            async with guest.at(table) as player:
                for seat in (1, 0):
                    await player.sit(seat)
                await player.until("table")
                await go_on(player, table, found, end)
        if not end.is_set():
            found.closed += 1
            await asyncio.sleep(0.3)


async def go_on(player: Player, table: str, found: Found, end: asyncio.Event) -> None:
    """Move for whose turn it is, until the match or everything ends."""
    while not end.is_set() and found.acknowledged[table] < MOVES:
        seat = found.acknowledged[table] % 2
        if player.seat != seat:
            await player.sit(seat)
        id = await player.send(type="move", seat=seat, move="keep", id=f"m{found.acknowledged[table]}")
        while not end.is_set():
            with contextlib.suppress(TimeoutError):
                message = await asyncio.wait_for(player.next(), 0.5)
                if message["type"] == "storage":
                    found.told.add(table)
                if message.get("id") == id:
                    found.acknowledged[table] += message["type"] == "ack"
                    break
        await asyncio.sleep(0.6)
    await end.wait()


async def looked_at(guest: Guest, found: Found) -> dict[str, int]:
    """How many moves of each table are there."""
    kept = {}
    for table in found.acknowledged:
        async with guest.at(table, 0) as player:
            kept[table] = MOVES - (await player.until("table", seat=0))["view"]["turns_left"]
    return kept


def main() -> None:
    """As the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20, help="how many tables play (%(default)s)")
    parser.add_argument("--seconds", type=float, default=10, help="how long the disk is full (%(default)s)")
    args = parser.parse_args()
    print(full_disk(args.tables, args.seconds))


if __name__ == "__main__":
    main()
