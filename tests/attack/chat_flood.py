"""One guest who says on each of many sockets as much as one may."""

import asyncio
from contextlib import AsyncExitStack
from itertools import count
from time import monotonic

from tests.attack.beside import main
from tests.attack.server import Attacked
from tests.server.client import Guest, Player

SOCKETS = 40
A_SECOND = 2


def chat_flood(server: Attacked, source: str, seconds: float) -> str:
    """Say something twice a second on each of 40 sockets; how many lines do others read?"""
    read = asyncio.run(asyncio.wait_for(saying(server.port, source, seconds), seconds + 60))
    return f"{read:,} lines of chat in {seconds:.1f} s"


async def saying(port: int, source: str, seconds: float) -> int:
    """How many lines were taken."""
    guest = Guest(port, source=source)
    table = guest.make("template", ["me", "open"])["table"]
    async with AsyncExitStack() as lines:
        players = [await lines.enter_async_context(guest.at(table)) for _ in range(SOCKETS)]
        end = monotonic() + seconds
        return sum(await asyncio.gather(*(say(player, end) for player in players)))


async def say(player: Player, end: float) -> int:
    """Talk until the end; how much of it was taken."""
    numbers, taken = count(), 0
    while monotonic() < end:
        reply = await player.ask(type="chat", text=f"buy ghosts {next(numbers)}")
        taken += reply["type"] == "ack"
        await asyncio.sleep(1 / A_SECOND)
    return taken


if __name__ == "__main__":
    main(chat_flood)
