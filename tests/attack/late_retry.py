"""A crash between a move and its retry: is a call that was meant for one visitor played for the next?"""

import asyncio
import tempfile
from pathlib import Path

from tests.attack.server import Attacked
from tests.attack.trying import Tried, main_alone
from tests.server.client import Guest, Json, Player


def late_retry(tries: int) -> Tried:
    """Each time: a call is on its way, the server is killed, the next visitor comes, and only then the call arrives."""
    played = 0
    for _ in range(tries):
        with tempfile.TemporaryDirectory() as folder:
            played += is_played_after_a_crash(str(Path(folder) / "tables.sqlite3"))
    return Tried(played, tries, "calls for a visitor who had left were played for the next one after a crash")


def is_played_after_a_crash(database: str) -> bool:
    """Whether the call of one match is."""
    first = Attacked(database)
    guests = [first.guest(), first.guest()]
    table = guests[0].make("castle", ["me", "open"])["table"]
    guests[1].post(f"/api/tables/{table}/seats/1")
    call = asyncio.run(meant_for_the_first_visitor(guests, table))
    first.kill()
    again = Attacked(database)
    try:
        for guest in guests:
            guest.port = again.port
        return bool(asyncio.run(sent_to_the_second(guests, table, call))["type"] == "ack")
    finally:
        again.kill()


async def meant_for_the_first_visitor(guests: list[Guest], table: str) -> Json:
    """Both are shown the first visitor; the call that the second makes of it never arrives."""
    async with guests[0].at(table, 0) as one, guests[1].at(table, 1) as two:
        await one.until("table", seat=0)
        await two.until("table", seat=1)
        return {"text": "call white", "id": "call", "answers": two.occasion}


async def sent_to_the_second(guests: list[Guest], table: str, call: Json) -> Json:
    """Nobody finds a way, the next visitor comes; only then the call arrives: what it is answered."""
    async with guests[0].at(table, 0) as one, guests[1].at(table, 1) as two:
        await one.until("table", seat=0)
        assert (await two.until("table", seat=1))["occasion"] == call["answers"]
        for player in (one, two):
            assert (await player.move("raise"))["type"] == "ack"
        await shown_a_visitor(two, 2)
        return await two.move(**call)


async def shown_a_visitor(player: Player, number: int) -> None:
    """Wait until somebody sees so many visitors."""
    while (player.table or {})["view"]["visitor"]["number"] != number:
        await player.until("table")


if __name__ == "__main__":
    main_alone(late_retry, 4)
