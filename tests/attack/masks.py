"""Names that nobody sees, that are written in two alphabets, or that pass for somebody else's: are they taken?"""

import asyncio

from tests.attack.server import Attacked
from tests.attack.trying import Tried, main
from tests.server.client import Guest

UNREADABLE = ("\u3164", "\uffa0", "\u115f", "A\u200dda", "Аda", "A\u202eda", "Ada\u2062", "\u2800")
ALIKE = (("Ada", "ADA"), ("Bob", "B0b"), ("Arno", "Amo"), ("Ada", "Ａｄａ"))


def masks(server: Attacked, tries: int) -> Tried:
    """Take every name so often, and sit down beside whom one can be taken for."""
    taken = sum(is_taken(server.port, name) for name in UNREADABLE * tries)
    alike = sum(asyncio.run(are_alike(server.port, *names)) for names in ALIKE * tries)
    what = f"were taken ({taken} unreadable, {alike} the same as a neighbour's to who reads quickly)"
    return Tried(taken + alike, tries * (len(UNREADABLE) + len(ALIKE)), what)


def is_taken(port: int, name: str) -> bool:
    """Whether somebody may be called this."""
    return Guest(port).ask("POST", "/api/guest", {"name": name}).status == 200


async def are_alike(port: int, *names: str) -> bool:
    """Whether two who sit at one table are called just this."""
    one, two = Guest(port), Guest(port)
    for guest, name in zip((one, two), names, strict=True):
        guest.post("/api/guest", {"name": name})
    table = one.make("template", ["me", "open"])["table"]
    two.post(f"/api/tables/{table}/seats/1")
    async with one.at(table, 0) as first, two.at(table, 1):
        room = await first.until("room")
        while not all(seat.get("name") for seat in room["seats"]):
            room = await first.until("room")
        return {seat["name"] for seat in room["seats"]} in ({*names}, {names[0]})


if __name__ == "__main__":
    main(masks, 1)
