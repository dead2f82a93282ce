"""Tables at which only bots sit, as quick as they can, made without cookies and looked at by nobody."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from time import monotonic, perf_counter, sleep

from tests.attack.beside import main
from tests.attack.server import Attacked
from tests.attack.victim import median, share
from tests.server.client import Guest, Player

MOST = 1200
GAME, BOTS = "macgregor", 4
BETWEEN = 1 / 18
"""In seconds: an address may ask 20 times a second."""
BETWEEN_MOVES = 0.1


def bot_tables(server: Attacked, source: str, seconds: float) -> str:
    """Make as many tables as one may; how long do the bots of somebody else take to answer meanwhile, and before?"""
    victim = source.replace("127.0.", "127.100.")
    before = answers(server.port, victim, seconds)
    with flooded(server.port, source) as made:
        sleep(seconds)
        during = answers(server.port, victim, seconds)
    return (
        f"{len(made):,} tables of bots made; somebody's bot answers after median {median(before):.1f} → "
        f"{median(during):.1f} ms ({median(during) / median(before):.1f}×), p99 {share(before, 0.99):.1f} → "
        f"{share(during, 0.99):.1f} ms (of {len(before)} and {len(during)} moves)"
    )


@contextmanager
def flooded(port: int, source: str) -> Iterator[list[str]]:
    """Tables are made for as long as this lasts, by as many guests."""
    made: list[str] = []
    enough = threading.Event()

    def make() -> None:
        wanted = {"game": GAME, "seats": [{"kind": "bot", "bot": "random"}] * BOTS, "pace": 0}
        while len(made) < MOST and not enough.wait(BETWEEN):
            reply = Guest(port, source=source).ask("POST", "/api/tables", wanted)
            if reply.status == 201:
                made.append(reply.json["table"])

    maker = threading.Thread(target=make)
    maker.start()
    try:
        yield made
    finally:
        enough.set()
        maker.join()


def answers(port: int, source: str, seconds: float) -> list[float]:
    """Milliseconds from somebody's moves to those of the bot they play."""
    return asyncio.run(asyncio.wait_for(played(port, source, seconds), seconds + 60))


async def played(port: int, source: str, seconds: float) -> list[float]:
    """Play one table after the other against a bot."""
    guest, luck = Guest(port, source=source), Random(1)
    found: list[float] = []
    end = monotonic() + seconds
    while monotonic() < end:
        table = guest.make("template", ["me", "random"])["table"]
        async with guest.at(table, 0) as player:
            await player.until("table", seat=0)
            while not player.over and monotonic() < end:
                found += await answer(player, luck)
                await asyncio.sleep(BETWEEN_MOVES)
    return found


async def answer(player: Player, luck: Random) -> list[float]:
    """Move as soon as one may; how long until one may again, if that comes."""
    if not (number := await turn(player, 0)):
        return []
    begun = perf_counter()
    await player.send(type="move", seat=0, move=luck.choice(player.legal))
    return [(perf_counter() - begun) * 1000] if await turn(player, number + 1) else []


async def turn(player: Player, after: int) -> int:
    """Wait for one's turn; the number of the message that tells of it, none when the match is over."""
    while not player.over:
        if player.table and player.table["number"] > after and player.legal:
            return int(player.table["number"])
        await player.next()
    return 0


if __name__ == "__main__":
    main(bot_tables)
