"""A table that another server plays, as a session knows it; `nodes/test_edge.py` has what passes on commands."""

import asyncio

from hullaboo.server.tables.commands import Command, Inquiry
from hullaboo.server.tables.remote_table import RemoteTable


def test_commands_are_passed_on_and_an_inquiry_waits_for_its_answer_or_the_end() -> None:
    async def story() -> None:
        passed: list[Command] = []
        table = RemoteTable(passed.append)
        first, second = Command(), Inquiry[None]()
        table.inbox.submit(first)
        asking = asyncio.create_task(table.inbox.ask(second))
        await asyncio.sleep(0)
        assert passed == [first, second]
        assert not asking.done()
        table.inbox.answered()
        await asking
        again = asyncio.create_task(table.inbox.ask(second))
        await asyncio.sleep(0)
        table.inbox.end()
        table.inbox.end()
        await again
        assert table.inbox.ended.done()
        assert table.storage.certainty()()

    asyncio.run(story())
