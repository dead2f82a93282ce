"""A small load on servers that share a database, while they are restarted one after the other; and what it noticed."""

import asyncio
import contextlib
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from random import Random
from statistics import median
from typing import Any

import sqlalchemy as sql
from tests.server.client import ConnectionClosed, Guest, Player
from tests.server.conftest import Inside, Running
from websockets.exceptions import InvalidStatus

from hullaboo.server.settings import database_url
from hullaboo.server.storage.store import engine_for

LONGEST_COMING, COMING = 240.0, 25
"""In seconds; and so many tables a second are come to at first."""
AGAIN = 0.25
"""In seconds: how soon somebody tries again who was turned away."""


@dataclass
class Load:
    """People at tables, who come back by any server that runs, and what they noticed."""

    ports: list[int]
    game: str = "template"
    think: float = 0.05
    acknowledged: set[str] = field(default_factory=set)
    pauses: list[float] = field(default_factory=list)
    """In seconds, from the end of a socket to the next sight of the table."""
    here: set[tuple[str, int]] = field(default_factory=set)
    """Who sees their table."""
    over: bool = False
    faults: list[str] = field(default_factory=list)
    luck: Random = field(default_factory=lambda: Random(1))
    _spread: float = 0.0

    def open_tables(self, many: int) -> list[tuple[str, list[Guest]]]:
        """Tables of two, each opened at one of the servers."""
        return [self._open(self.ports[at % len(self.ports)]) for at in range(many)]

    def _open(self, port: int) -> tuple[str, list[Guest]]:
        host, friend = Guest(port), Guest(port)
        table = host.make(self.game, ["me", "open"])["table"]
        friend.post(f"/api/tables/{table}/seats/1")
        return table, [host, friend]

    async def play(self, tables: list[tuple[str, list[Guest]]]) -> None:
        """Everybody plays until told that it is over."""
        self._spread = len(tables) / COMING
        people = [(table, guest, seat) for table, guests in tables for seat, guest in enumerate(guests)]
        await asyncio.gather(*(self._plays(*each) for each in people))

    async def all_here(self, many: int) -> None:
        """Wait until so many people see their tables."""
        async with asyncio.timeout(LONGEST_COMING):
            while len(self.here) < many:
                await asyncio.sleep(0.05)

    async def _plays(self, table: str, guest: Guest, seat: int) -> None:
        ids, ended = (f"{table[:12]}-{seat}-{at}" for at in count()), 0.0
        await asyncio.sleep(self.luck.uniform(0, self._spread))
        while not self.over:
            guest.port = self.luck.choice(self.ports)
            wait = AGAIN
            with contextlib.suppress(ConnectionClosed, InvalidStatus, OSError, TimeoutError):
                async with guest.at(table, seat) as player:
                    try:
                        await self._sits(player, ids, ended, (table, seat))
                    finally:
                        self.here.discard((table, seat))
                        ended = ended if player.table is None else time.monotonic()
                        wait = soonest(player, wait)
            await asyncio.sleep(wait)

    async def _sits(self, player: Player, ids: Any, ended: float, who: tuple[str, int]) -> None:
        await player.until("table", seat=player.seat)
        self.here.add(who)
        if ended:
            self.pauses.append(time.monotonic() - ended)
        while not self.over:
            await self._moves(player, next(ids))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.think * self.luck.uniform(0.5, 1.5)):
                    while True:
                        await player.next()

    async def _moves(self, player: Player, id: str) -> None:
        if not player.legal:
            return
        answer = await player.move(self.luck.choice(player.legal), id=id, answers=player.occasion)
        if answer["type"] == "ack":
            self.acknowledged.add(id)
        elif answer["code"] not in ("late", "not-your-turn", "not-legal", "over"):
            self.faults.append(f"{id}: {answer}")


def soonest(player: Player, otherwise: float) -> float:
    """When somebody comes back: as the server has said, if it has."""
    said = [each["after"] / 1000 for each in player.heard if each["type"] == "closing"]
    return float(said[-1]) if said else otherwise


async def moves_kept(database: str) -> list[str]:
    """The ids of all messages in the logs."""
    engine = engine_for(database_url(database))
    try:
        async with engine.connect() as connection:
            return list((await connection.execute(sql.text("SELECT message FROM moves WHERE message <> ''"))).scalars())
    finally:
        await engine.dispose()


Start = Callable[[str], Running | Inside]
"""Starts a server of some name."""


def in_processes(database: str, redis: str) -> Start:
    """Start servers as processes that share a database."""
    return lambda name: Running(database, "--node", name, "--redis", redis)


async def rolling(load: Load, servers: dict[str, Running | Inside], start: Start) -> list[float]:
    """Restart every server, one after the other, while people play; how long each took to end."""
    took = []
    for name in [*servers]:
        load.ports.remove(servers[name].port)
        began = time.monotonic()
        code = await asyncio.to_thread(servers[name].stop)
        took.append(time.monotonic() - began)
        if code not in (None, 0, -15) or servers[name].troubles:
            load.faults.append(f"{name} ended with {code}: {servers[name].troubles}")
        servers[name] = await asyncio.to_thread(start, name)
        load.ports.append(servers[name].port)
        await asyncio.sleep(1)
    return took


def measured(database: str, start: Start, tables: int, nodes: int = 2, **more: Any) -> tuple[Load, list[float]]:
    """A rolling restart under a load; what people noticed, and how long the servers took to end."""
    servers = {name: start(name) for name in [f"n{at}" for at in range(1, nodes + 1)]}
    load = Load([each.port for each in servers.values()], **more)
    opened = load.open_tables(tables)

    async def story() -> list[float]:
        playing = asyncio.create_task(load.play(opened))
        try:
            await load.all_here(2 * tables)
            took = await rolling(load, servers, start)
            await load.all_here(2 * tables)
            return took
        finally:
            load.over = True
            await asyncio.sleep(1)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)

    try:
        took = asyncio.run(story())
        kept = asyncio.run(moves_kept(database))
        lost = load.acknowledged - {*kept}
        load.faults += [f"lost: {each}" for each in lost]
        load.faults += [f"doubled: {len(kept) - len({*kept})}"] if len(kept) != len({*kept}) else []
        return load, took
    finally:
        for each in servers.values():
            if isinstance(each, Running) and each.process.poll() is None:
                each.kill()


def said_of(load: Load) -> str:
    """The pauses that people noticed, in words."""
    pauses = sorted(load.pauses)
    return f"median {median(pauses):.2f} s, worst {pauses[-1]:.2f} s of {len(pauses):,}"
