"""Races at a real server, on real time: seats that see, react, and answer pings as they like."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from time import perf_counter
from typing import Any

from tests.server.client import Guest, Player

MOST_RACES = 20
BETWEEN = 2.0
"""Seconds from one race to the next."""


class Racer:
    """Somebody at the buzzer: each race is an occasion, and whoever buzzes first has won it."""

    def __init__(self, player: Player, guest: Guest, table: str) -> None:
        """Sees nothing before `read` runs."""
        self.player, self.guest, self.table = player, guest, table
        self.late = 0.0
        """So many seconds after a ping comes the pong."""
        self.seen: dict[int, float] = {}
        """When each race was first seen, in milliseconds."""
        self.answered: dict[str, float] = {}
        self.winners: list[int] = []
        self.occasions: dict[int, str] = {}
        self._ids = count()
        self._pongs: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def beside(self) -> AsyncIterator["Racer"]:
        """Another socket of the same person, which looks on as a spectator."""
        async with self.guest.at(self.table) as player:
            spectator = Racer(player, self.guest, self.table)
            reading = asyncio.create_task(spectator.read())
            yield spectator
            reading.cancel()

    async def read(self) -> None:
        """Take whatever comes."""
        while True:
            message = json.loads(str(await self.player.socket.recv()))
            now = perf_counter() * 1000
            if message["type"] == "ping":
                pong = asyncio.create_task(self.pong(message["nonce"]))
                self._pongs.add(pong)
                pong.add_done_callback(self._pongs.discard)
            elif message["type"] == "table":
                self.look(message, now)
            elif "id" in message:
                self.answered[message["id"]] = now

    def look(self, table: dict[str, Any], now: float) -> None:
        """A table has come."""
        race = table["view"]["occasion"]
        self.seen.setdefault(race, now)
        self.occasions[race] = table["occasion"]
        self.winners += [event["seat"] for event in table["events"] if event["code"] == "buzz"]

    async def pong(self, nonce: int) -> None:
        """Answer a ping."""
        await asyncio.sleep(self.late)
        await self.player.socket.send(json.dumps({"type": "pong", "nonce": nonce}))

    async def saw(self, race: int) -> None:
        """Wait until a race is on the screen."""
        while race not in self.seen:
            await asyncio.sleep(0.001)

    async def move(self, text: str, race: int) -> str:
        """Say something in a race; its id."""
        id = f"r{next(self._ids)}"
        move = {"type": "move", "id": id, "seat": self.player.seat, "move": text, "answers": self.occasions[race]}
        await self.player.socket.send(json.dumps(move))
        return id

    async def probe(self) -> str:
        """Ask for something that is always late, and for which it would never matter who is first; its id."""
        id = f"r{next(self._ids)}"
        move = {"type": "move", "id": id, "seat": self.player.seat, "move": "wait", "answers": "A" * 16}
        await self.player.socket.send(json.dumps(move))
        return id

    async def buzz(self, race: int, after: float) -> None:
        """See a race, and buzz so many seconds later."""
        await self.saw(race)
        await asyncio.sleep(max(0, after - (perf_counter() - self.seen[race] / 1000)))
        await self.move("buzz", race)


@asynccontextmanager
async def two_racers(port: int, races: int, late: float) -> AsyncIterator[tuple[Racer, Racer]]:
    """A table of two people; the second answers pings late from the first one on."""
    one, two = Guest(port), Guest(port, source="127.0.0.2")
    options = {"turns": str(races), "window": "30000"}
    table = one.make("buzzer", ["me", "open"], options=options)["table"]
    two.post(f"/api/tables/{table}/seats/1")
    async with AsyncExitStack() as lines:
        racers = [Racer(await lines.enter_async_context(guest.at(table)), guest, table) for guest in (one, two)]
        racers[1].late = late
        reading = [asyncio.create_task(racer.read()) for racer in racers]
        for seat, racer in enumerate(racers):
            await racer.player.sit(seat)
        yield racers[0], racers[1]
        for task in reading:
            task.cancel()


def must_be_few(races: int) -> None:
    """Refuse more races than a table has."""
    if races not in range(1, MOST_RACES + 1):
        raise SystemExit(f"expected 1 to {MOST_RACES} races, got {races}")
