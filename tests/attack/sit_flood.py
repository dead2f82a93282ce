"""Sitting down again and again, within the allowed rate, on as many sockets as an address may open at one table."""

import asyncio
import json
from contextlib import AsyncExitStack
from itertools import count
from time import monotonic

from tests.attack.beside import main
from tests.attack.server import Attacked
from tests.server.client import Guest, Player

SOCKETS = 60
A_SECOND = 20


def sit_flood(server: Attacked, source: str, seconds: float) -> str:
    """Sit 20 times a second on each of 60 sockets at one table, and read what comes."""
    sent, heard = asyncio.run(asyncio.wait_for(sitting(server.port, source, seconds), seconds + 60))
    return f"{sent:,} times sat down, {heard:,} messages heard"


async def sitting(port: int, source: str, seconds: float) -> tuple[int, int]:
    """How often one has sat down, and how much was heard of it."""
    guest = Guest(port, source=source)
    table = guest.make("template", ["me", "open"])["table"]
    async with AsyncExitStack() as lines:
        players = [await lines.enter_async_context(guest.at(table)) for _ in range(SOCKETS)]
        end = monotonic() + seconds
        counts = await asyncio.gather(*(sit(player, end) for player in players))
    return sum(sent for sent, _ in counts), sum(heard for _, heard in counts)


async def sit(player: Player, end: float) -> tuple[int, int]:
    """Sit at the allowed rate until the end."""
    numbers = count()
    reading = asyncio.create_task(read(player))
    while monotonic() < end:
        await player.socket.send(json.dumps({"type": "sit", "id": f"s{next(numbers)}", "seat": 0}))
        await asyncio.sleep(1 / A_SECOND)
    reading.cancel()
    return next(numbers), len(player.raw)


async def read(player: Player) -> None:
    """Take whatever comes."""
    while True:
        await player.any()


if __name__ == "__main__":
    main(sit_flood)
