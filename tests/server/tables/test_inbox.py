"""Commands in the order in which they came."""

import asyncio

import pytest

from hullaboo.server.tables.commands import GoOn, Request, SaveRecord, ShowRoom, ShutOut
from hullaboo.server.tables.inbox import CommandInbox, TableEnded


def test_first_come_first_served_but_for_what_follows_at_once() -> None:
    async def story() -> list[str]:
        inbox = CommandInbox("t", 1)
        inbox.submit(SaveRecord())
        inbox.submit_later(0, ShowRoom())
        inbox.submit_first(GoOn())
        return [type(await inbox.get()).__name__ for _ in range(3)]

    assert asyncio.run(story()) == ["GoOn", "SaveRecord", "ShowRoom"]


def test_who_inquires_is_answered_or_hears_that_the_table_has_ended() -> None:
    async def story() -> None:
        inbox = CommandInbox("t", 1)
        asked, in_vain = (asyncio.create_task(inbox.ask(ShutOut("Ada", seat))) for seat in (0, 1))
        request = await inbox.get()
        assert isinstance(request, Request)
        request.answer.set_result("key")
        assert await asked == "key"
        await asyncio.sleep(0)
        inbox.end()
        with pytest.raises(TableEnded, match="table t has ended"):
            await in_vain

    asyncio.run(story())
