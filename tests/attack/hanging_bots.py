"""A bot that never answers: how many tables wait for it?"""

import asyncio
from contextlib import AsyncExitStack, suppress
from time import monotonic

from tests.attack.server import Attacked
from tests.attack.trying import Tried, main
from tests.server.client import Guest, Player

PATIENCE = 20.0
"""Seconds: nobody should wait longer for somebody else's bot."""
LONGEST = 45.0
"""And for as long we look at the table of the bot that hangs."""


def hanging_bots(server: Attacked, tries: int) -> Tried:
    """At one table sits a bot that hangs; at so many others people wait for theirs."""
    still, own = asyncio.run(asyncio.wait_for(stood_still(server.port, tries), 4 * LONGEST))
    named = sum(line["event"] == "bot hung" for line in server.lines)
    what = f"tables stood still for more than {PATIENCE:.0f} s beside a bot that hung"
    return Tried(still, tries, f"{what}; its own did for {own:.0f} s; {named} lines of the log say so")


async def stood_still(port: int, tables: int) -> tuple[int, float]:
    """How many other tables stood still; for how long its own did."""
    guest = Guest(port)
    hanging = guest.make("buzzer", ["me", "hanging"], options={"window": "30000"})["table"]
    made = [guest.make("template", ["me", "random"])["table"] for _ in range(tables)]
    async with AsyncExitStack() as lines:
        one = await lines.enter_async_context(guest.at(hanging, 0))
        await one.until("table", seat=0)
        began = monotonic()
        others = [await lines.enter_async_context(guest.at(table, 0)) for table in made]
        answered = await asyncio.gather(*(is_answered(player) for player in others))
        with suppress(TimeoutError):
            await asyncio.wait_for(one.until("table"), LONGEST)
        return tables - sum(answered), monotonic() - began


async def is_answered(player: Player) -> bool:
    """Whether somebody's bot moves in time, when they have moved."""
    try:
        async with asyncio.timeout(PATIENCE):
            await turn(player, 0)
            await player.move("keep")
            await turn(player, (player.table or {})["number"])
            return True
    except TimeoutError:
        return False


async def turn(player: Player, after: int) -> None:
    """Wait until one may move, in another table than before."""
    while not (player.legal and player.table and player.table["number"] > after):
        await player.next()


if __name__ == "__main__":
    main(hanging_bots, 5)
