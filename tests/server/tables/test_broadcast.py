"""The room is told to everybody: what is new, once, and only so often."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack

import pytest
from tests.server.client import Json, Player
from tests.server.conftest import Inside
from tests.server.tables.test_table import two_people
from tests.server.within import within

from hullaboo.server.tables import broadcast
from hullaboo.server.tables.broadcast import SHOW_BURST

REPEATS = 40


async def heard_by(player: Player) -> list[str]:
    """The types of all that came before the table refuses what the player asks for last."""
    player.heard.clear()
    assert (await player.ask(type="signal", seat=5))["code"] == "not-your-seat"
    return [message["type"] for message in player.heard[:-1]]


@pytest.mark.parametrize("seat", [0, None])
def test_sitting_where_one_sits_is_answered_and_shown_to_nobody(server: Inside, seat: int | None) -> None:
    async def story() -> None:
        async with two_people(server) as (one, two), AsyncExitStack() as lookers:
            assert one.room is not None
            table = one.room["table"]
            others = [await lookers.enter_async_context(server.guest().at(table)) for _ in range(3)]
            asker = one if seat == 0 else others.pop()
            await asker.ask(type="sit", seat=seat)
            for each in (one, two, *others):
                await heard_by(each)
            for number in range(REPEATS):
                await asker.send(type="sit", seat=seat, id=f"again{number}")
            assert await heard_by(asker) == ["ack"] * REPEATS
            assert [await heard_by(each) for each in (two, *others)] == [[] for _ in (two, *others)]

    asyncio.run(story())


def test_who_looks_from_elsewhere_and_back_is_shown_the_table_and_nobody_else_anything(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server) as (one, two):
            await heard_by(two)
            for number in range(REPEATS):
                await one.send(type="sit", seat=None if number % 2 else 0, id=f"there-and-back{number}")
            assert await heard_by(one) == ["ack"] + ["ack", "table"] * (REPEATS - 1)
            assert await heard_by(two) == []

    asyncio.run(story())


def test_a_room_that_changes_all_the_time_is_shown_now_and_then_and_at_the_end(
    inside: Callable[..., Inside], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Signs cost nothing to give: they are counted, and the room is shown when the budget allows."""
    monkeypatch.setattr(broadcast, "SHOW_AFTER", 10**9)
    most = 5 * SHOW_BURST

    async def story() -> None:
        server = inside(now=lambda: 0)
        async with two_people(server) as (one, two):
            await heard_by(two)
            for _ in range(most):
                assert (await one.ask(type="signal", seat=0))["type"] == "ack"
            shown = await heard_by(two)
            assert 0 < len(shown) <= SHOW_BURST
            assert set(shown) == {"room"}
            seen_by_oneself: Json = await one.until("room", signals=most)
            table = server.lobby.tables.awake[seen_by_oneself["table"]]
            server.do(within(table, table.broadcast.show_late))
            last: Json = await two.until("room")
            assert last["signals"] == most

    asyncio.run(story())
