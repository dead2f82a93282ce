"""Whole matches over real sockets, by people and bots, from every chair."""

import asyncio
from random import Random

from hullaboo.play.log import Replay, edition_of, read

from .client import Guest, Json
from .conftest import Inside
from .serving import box


def test_a_person_plays_bots_to_the_end(server: Inside) -> None:
    async def story() -> None:
        guest = server.guest()
        made = guest.post("/api/play", {"game": "template", "seats": 3})
        async with guest.at(made["table"], 0) as player:
            room = await player.play(Random(1))
        assert room["outcome"]["reason"] == "highest"
        assert room["secret"]
        assert room["commitment"] == made["commitment"]

    asyncio.run(story())


def test_four_people_see_the_same_end_and_the_log_holds_together(server: Inside) -> None:
    async def story() -> str:
        host = server.guest()
        table = host.make("template", ["me", "open", "open", "open"])["table"]
        guests = [host, *(server.guest() for _ in range(3))]
        for seat, guest in enumerate(guests[1:], 1):
            guest.post(f"/api/tables/{table}/seats/{seat}")
        rooms = await asyncio.gather(*(sit_and_play(guest, table, seat) for seat, guest in enumerate(guests)))
        assert len({str(room["outcome"]) for room in rooms}) == 1
        return host.ask("GET", f"/api/tables/{table}/log").text

    async def sit_and_play(guest: Guest, table: str, seat: int) -> Json:
        async with guest.at(table, seat) as player:
            return await player.play(Random(seat))

    text = asyncio.run(story())
    log = read(text)
    game = box()["template"]
    replay = Replay(game, log.headers, edition_of(game, log.headers))
    assert [replay.step(move) for move in log.moves] == list(log.seals)
    assert replay.match.over
