"""All games over three servers, people of a table at different ones; who looks on is told the same at each of them."""

import asyncio
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.server.client import Guest, Player
from tests.server.conftest import Inside
from tests.server.nodes.redis_server import RedisServer
from tests.server.test_nodes import to_the_end

from hullaboo.core.finding import games
from hullaboo.play.verifying import verify
from hullaboo.server.nodes import edge, visits
from hullaboo.server.settings import monotonic_ms
from hullaboo.server.storage import leases

HURRY = 20
TIMES = ("deadline", "race", "now")
"""What says when something was shown."""


@pytest.fixture
def three(
    database: str, redis: RedisServer, inside: Callable[..., Inside], monkeypatch: pytest.MonkeyPatch
) -> list[Inside]:
    """Three servers whose time goes faster, and that a busy machine may stop for long."""
    monkeypatch.setattr(leases, "LEASE", 120.0)
    for module, names in ((edge, ("SILENCE", "LONGEST_OPENING", "LONGEST_REQUEST")), (visits, ("SILENCE",))):
        for name in names:
            monkeypatch.setattr(module, name, 60.0)
    hasty: dict[str, Any] = {"now": lambda: monotonic_ms() * HURRY, "hurry": HURRY, "redis": redis.url}
    return [inside(database=database, node=name, **hasty) for name in ("one", "two", "three")]


def a_table(three: list[Inside], game: str, at: int) -> tuple[str, list[Guest]]:
    """A table whose people came to different servers."""
    seats = games()[game].rules.SEATS[0]
    guests = [Guest(three[(at + seat) % 3].port) for seat in range(seats)]
    table = guests[0].make(game, ["me", *["open"] * (seats - 1)])["table"]
    for seat, guest in enumerate(guests[1:], 1):
        guest.post(f"/api/tables/{table}/seats/{seat}")
    return table, guests


async def told_to(player: Player) -> list[Any]:
    """What somebody who looks on is shown, until the match is over; when it is shown says nothing."""
    while not player.over:
        await player.next()
    shown = [json.loads(text) for text in player.raw if '"type":"table"' in text]
    return [{name: value for name, value in each.items() if name not in TIMES} for each in shown]


def test_all_games_are_played_over_three_servers_and_spectators_are_told_the_same(three: list[Inside]) -> None:
    tables = [a_table(three, game, at) for at, game in enumerate(sorted(games()))]

    async def story(table: str, guests: list[Guest]) -> None:
        one, two, last = (Guest(each.port).at(table) for each in three)
        async with one as first, two as second, last as third:
            for each in (first, second, third):
                await each.until("room")
            looking = asyncio.gather(*(told_to(each) for each in (first, second, third)))
            await to_the_end(table, *guests)
            told = await looking
            assert told[0] == told[1] == told[2]
            assert len(told[0]) > 5

    async def all_play() -> None:
        await asyncio.gather(*(story(*each) for each in tables))

    asyncio.run(all_play())
    for table, guests in tables:
        reader = Random(table).choice(guests)
        assert verify(reader.ask("GET", f"/api/tables/{table}/log").text).match.over
    assert [each.troubles for each in three] == [[], [], []]
