"""Several people at one screen: no time passes behind the curtain, and each who comes has the whole time."""

import asyncio
from collections.abc import Callable
from typing import Any

from hullaboo.core.seats import CLOCK
from hullaboo.server.table import Table

from .conftest import Inside

FIRST_LOOKS = "spooky"
"""A game that begins with a look of all seats at once, which CLOCK ends."""


class Alarm:
    """Time that passes only when told to: the last time set, and whether it still counts."""

    def __init__(self, inside: Inside, table: Table) -> None:
        self.inside, self.table = inside, table
        self.milliseconds = 0
        self.handle: asyncio.Handle | None = None
        table.later = self.later  # type: ignore[method-assign, assignment]

    def later(self, milliseconds: int, method: Callable[..., Any], *arguments: Any) -> asyncio.Handle:
        handle = asyncio.Handle(self.table.post, (method, *arguments), self.inside.loop)
        if method == self.table.playing.on_time_over:
            self.milliseconds, self.handle = milliseconds, handle
        else:
            self.table.post(method, *arguments)
        return handle

    @property
    def is_set(self) -> bool:
        return self.handle is not None and not self.handle.cancelled()

    async def rings(self) -> int:
        """The time is over; whose move that is."""
        count, handle = len(self.table.playing.match.moves), self.handle
        assert handle is not None
        assert not handle.cancelled()
        self.inside.loop.call_soon_threadsafe(handle._run)
        while len(self.table.playing.match.moves) == count:
            await asyncio.sleep(0.002)
        return self.table.playing.match.moves[-1].seat


def test_everybody_at_one_screen_has_the_whole_first_look(server: Inside) -> None:
    async def story() -> None:
        guest = server.guest()
        table = guest.make(FIRST_LOOKS, ["me", "me"], hot_seat=True)["table"]
        alarm = Alarm(server, server.lobby.tables[table])
        async with guest.at(table, 0) as player:
            await player.sit(1)
            await player.until("table", seat=1)
            whole = alarm.milliseconds
            assert await alarm.rings() == 1, "only who looks there has seen enough"
            await player.ask(type="sit", seat=None)
            assert not alarm.is_set, "nobody looks"
            await player.sit(0)
            shown = await player.until("table", seat=0)
            assert shown["deadline"] is not None
            assert alarm.is_set
            assert alarm.milliseconds == whole
            assert await alarm.rings() == CLOCK

    asyncio.run(story())


def test_time_goes_on_where_people_have_screens_of_their_own(server: Inside) -> None:
    async def story() -> None:
        ada, ben = server.guest(), server.guest()
        table = ada.make(FIRST_LOOKS, ["me", "open"], hot_seat=True)["table"]
        ben.ask("POST", f"/api/tables/{table}/seats/1", {})
        alarm = Alarm(server, server.lobby.tables[table])
        async with ada.at(table, 0) as one, ben.at(table, 1) as two:
            for player in (one, two):
                await player.ask(type="sit", seat=None)
            assert alarm.is_set
            assert await alarm.rings() == CLOCK

    asyncio.run(story())
