"""An inbox hands out what was put into it, in order, to one reader who may wait."""

import asyncio

from hullaboo.server.limits.inbox import Inbox


def test_what_came_first_is_read_first_but_for_what_is_put_before_all() -> None:
    async def story() -> list[str]:
        inbox: Inbox[str] = Inbox()
        for item in ("first", "second"):
            inbox.put(item)
        inbox.put_first("before")
        assert (len(inbox), inbox.first) == (3, "before")
        return [inbox.take(), await inbox.get(), await inbox.get()]

    assert asyncio.run(story()) == ["before", "first", "second"]


def test_a_reader_waits_for_the_next_item() -> None:
    async def story() -> None:
        inbox: Inbox[str] = Inbox()
        reading = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        assert not reading.done()
        assert inbox.first is None
        inbox.put("come")
        inbox.put("later")
        assert await reading == "come"
        assert len(inbox) == 1

    asyncio.run(story())
