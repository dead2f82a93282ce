"""What is said at a table, and who does not want to hear it."""

import asyncio
from collections.abc import Callable

import pytest
from tests.server.client import Player
from tests.server.conftest import Inside
from tests.server.simulated import simulated
from tests.server.tables.test_table import two_people

from hullaboo.server.protocol.from_client import Mute, React
from hullaboo.server.storage import records
from hullaboo.server.storage.records import SeatRecord, TableRecord
from hullaboo.server.tables.sweeping import put_away_who_rest

from .party import Guest as Person
from .party import Party


async def says(player: Player, text: str) -> None:
    assert (await player.ask(type="chat", text=text))["type"] == "ack"


async def heard_by(player: Player) -> list[str]:
    """What somebody has heard in the chat, once all that was sent has come."""
    await player.ask(type="ping")
    return [each["text"] for each in player.heard if each["type"] == "chat"]


def muted_seats(player: Player) -> list[int]:
    assert player.room is not None
    return [seat["seat"] for seat in player.room["seats"] if seat.get("muted")]


def test_who_has_muted_a_seat_hears_it_no_more_and_everybody_else_does(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server) as (one, two):
            await says(two, "before")
            assert (await one.ask(type="mute", seat=1))["type"] == "ack"
            await says(two, "boo")
            await says(one, "nobody there?")
            assert await heard_by(one) == ["before", "nobody there?"]
            assert await heard_by(two) == ["before", "boo", "nobody there?"]
            assert (muted_seats(one), muted_seats(two)) == ([1], []), "nobody else is told"

    asyncio.run(story())


def test_it_can_be_taken_back(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server) as (one, two):
            await one.ask(type="mute", seat=1)
            await one.ask(type="mute", seat=1, muted=False)
            await says(two, "boo")
            assert await heard_by(one) == ["boo"]
            assert muted_seats(one) == []

    asyncio.run(story())


def test_it_is_kept_for_the_table_and_holds_on_every_socket(inside: Callable[..., Inside]) -> None:
    async def story() -> None:
        server = inside()
        host, friend = server.guest(), server.guest()
        table = host.make("template", ["me", "open"])["table"]
        friend.post(f"/api/tables/{table}/seats/1")
        async with host.at(table, 0) as one, host.at(table) as again, friend.at(table, 1) as two:
            await says(two, "boo")
            await one.ask(type="mute", seat=1)
            await again.until("room")
            while muted_seats(again) != [1]:
                await again.until("room")
            await says(two, "boo again")
            assert await heard_by(again) == ["boo"]
        stored = server.do(server.lobby.store.tables.load(table))
        assert stored is not None
        assert [*stored.table.muted.values()] == [[1]]
        while table in server.lobby.tables.awake:
            server.lobby.tables.awake[table].presence.quiet_since = -(10**9)
            server.loop.call_soon_threadsafe(put_away_who_rest, server.lobby.tables)
            await asyncio.sleep(0.05)
        async with host.at(table, 0) as one:
            assert await heard_by(one) == []
            assert muted_seats(one) == [1]

    asyncio.run(asyncio.wait_for(story(), 60))


def test_only_guests_mute_and_only_seats(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server) as (one, _two):
            assert (await one.ask(type="mute", seat=5))["code"] == "no-such-seat"
            assert one.room is not None
            async with server.guest().at(one.room["table"]) as stranger:
                assert (await stranger.ask(type="mute", seat=0))["code"] == "no-chat"

    asyncio.run(story())


def test_nobody_fills_a_table_by_muting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MOST_WHO_MUTE", 2)
    seats = [SeatRecord("open"), SeatRecord("open")]
    table = TableRecord(id="t", game="g", edition="e", options={}, seats=seats, secret="", key="", creator="")
    for guest in ("a", "b", "c", "b"):
        table.mute(guest, 1, muted=True)
    assert table.muted == {"c": [1], "b": [1]}
    table.mute("b", 1, muted=False)
    assert table.muted == {"c": [1]}


def test_one_of_six_things_is_said_with_one_tap_to_all_who_hear_the_seat() -> None:
    async def story() -> None:
        party = Party("Ada", "Ben", "Cleo")
        ada, ben, cleo = await party.dealt()
        await cleo.say(Mute, seat=0)
        assert await ada.refused(React, seat=0, what="bravo") == "ack"
        assert reactions(ben) == reactions(ada) == [(0, "bravo")]
        assert reactions(cleo) == []
        assert await ben.refused(React, seat=0, what="boo") == "not-your-seat"
        assert party.store.said == [], "it is not kept"
        party.end()

    simulated(story())


def reactions(guest: Person) -> list[tuple[int, str]]:
    """What somebody saw said with one tap."""
    return [(each["seat"], each["what"]) for each in guest.heard if each["type"] == "reaction"]


def test_taps_are_counted_like_lines() -> None:
    async def story() -> None:
        party = Party("Ada", "Ben")
        ada, _ = await party.dealt()
        party.table.chat._allows = lambda *_: False
        assert await ada.refused(React, seat=0, what="boo") == "too-often"
        party.end()

    simulated(story())


def test_what_was_said_before_somebody_came_is_marked_for_them(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server) as (one, two):
            await says(two, "boo")
            await heard_by(one)
            assert marks(one) == marks(two) == [False]
            assert one.room is not None
            async with server.guest().at(one.room["table"]) as late:
                assert await heard_by(late) == ["boo"]
                assert marks(late) == [True]

    asyncio.run(story())


def marks(player: Player) -> list[bool]:
    """Whether each line was said before somebody came."""
    return [each.get("again", False) for each in player.heard if each["type"] == "chat"]
