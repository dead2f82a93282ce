"""Several people at one screen: no time passes behind the curtain, and each who comes has the whole time."""

import asyncio

import pytest

from hullaboo.core.finding import games
from hullaboo.core.seats import CLOCK
from hullaboo.server.tables.commands import Command, SaltsAreLate, SayWhoIsGone, TimeIsOver
from hullaboo.server.tables.table import Table
from hullaboo.testing.walks import begins_with_a_look

from .conftest import Inside

FIRST_LOOKS = [name for name, game in games().items() if begins_with_a_look(game)]


class Alarm:
    """Time that passes only when told to: the last time set, and whether it still counts."""

    def __init__(self, inside: Inside, table: Table) -> None:
        self.inside, self.table = inside, table
        self.milliseconds = 0
        self.handle: asyncio.Handle | None = None
        table.inbox.submit_later = self.later  # type: ignore[method-assign, assignment]

    def later(self, milliseconds: int, command: Command) -> asyncio.Handle:
        handle = asyncio.Handle(self.table.inbox.submit, (command,), self.inside.loop)
        if isinstance(command, TimeIsOver):
            self.milliseconds, self.handle = milliseconds, handle
        elif not isinstance(command, SaltsAreLate | SayWhoIsGone):
            self.table.inbox.submit(command)
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


def test_some_games_begin_with_a_look() -> None:
    assert FIRST_LOOKS


@pytest.mark.parametrize("rises", [True, False], ids=["behind a curtain", "at once"])
@pytest.mark.parametrize("game", FIRST_LOOKS)
def test_everybody_at_one_screen_has_the_whole_first_look(server: Inside, game: str, rises: bool) -> None:
    async def story() -> None:
        guest = server.guest()
        table = guest.make(game, ["me", "me"], hot_seat=True)["table"]
        alarm = Alarm(server, server.lobby.tables.awake[table])
        async with guest.at(table, 0) as player:
            await player.sit(1)
            await player.until("table", seat=1)
            whole = alarm.milliseconds
            assert await alarm.rings() == 1, "only who looks there has seen enough"
            lingering = await player.until("table", seat=1)
            assert lingering.get("deadline") is None
            assert not alarm.is_set, "who lingers at the screen takes no time from who has yet to look"
            if rises:
                await player.ask(type="sit", seat=None)
                assert not alarm.is_set, "nobody looks"
            await player.sit(0)
            shown = await player.until("table", seat=0)
            assert shown["deadline"] is not None
            assert alarm.is_set
            assert alarm.milliseconds == whole
            assert await alarm.rings() == CLOCK

    asyncio.run(story())


@pytest.mark.parametrize("game", FIRST_LOOKS)
def test_who_comes_in_the_middle_of_a_look_has_the_whole_time(server: Inside, game: str) -> None:
    async def story() -> None:
        guest = server.guest()
        table = guest.make(game, ["me", "me"], hot_seat=True)["table"]
        alarm = Alarm(server, server.lobby.tables.awake[table])
        async with guest.at(table, 0) as player:
            await player.sit(1)
            await player.until("table", seat=1)
            first, whole = alarm.handle, alarm.milliseconds
            await player.sit(0)
            await player.until("table", seat=0)
            assert alarm.is_set
            assert alarm.handle is not first
            assert alarm.milliseconds == whole

    asyncio.run(story())


@pytest.mark.parametrize("game", FIRST_LOOKS)
def test_time_goes_on_where_people_have_screens_of_their_own(server: Inside, game: str) -> None:
    async def story() -> None:
        ada, ben = server.guest(), server.guest()
        table = ada.make(game, ["me", "open"], hot_seat=True)["table"]
        ben.ask("POST", f"/api/tables/{table}/seats/1", {})
        alarm = Alarm(server, server.lobby.tables.awake[table])
        async with ada.at(table, 0) as one, ben.at(table, 1) as two:
            for player in (one, two):
                await player.until("table")
                await player.ask(type="sit", seat=None)
            assert alarm.is_set
            assert await alarm.rings() == CLOCK

    asyncio.run(story())
