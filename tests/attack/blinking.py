"""Two play, one loses the line for a tenth of a second: does the other's proposal to stop end the match meanwhile?"""

import asyncio

from tests.attack.server import Attacked
from tests.attack.trying import Tried, main
from tests.server.client import Guest

AWAY = 0.1


def blinking(server: Attacked, tries: int) -> Tried:
    """Wait until the other blinks, and propose to stop."""
    ended = sum(asyncio.run(asyncio.wait_for(is_ended(server.port), 60)) for _ in range(tries))
    return Tried(ended, tries, "matches were ended by whoever stayed")


async def is_ended(port: int) -> bool:
    """Whether one match is over when the other is back."""
    one, two = Guest(port), Guest(port)
    table = one.make("template", ["me", "open"])["table"]
    two.post(f"/api/tables/{table}/seats/1")
    async with one.at(table, 0) as staying:
        async with two.at(table, 1) as blinks:
            await blinks.until("table", seat=1)
        await asyncio.sleep(AWAY / 2)
        await staying.ask(type="propose", seat=0, what="stop")
        await asyncio.sleep(AWAY / 2)
        async with two.at(table) as back:
            return bool((await back.until("room"))["phase"] == "over")


if __name__ == "__main__":
    main(blinking, 5)
