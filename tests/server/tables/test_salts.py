"""The round before the deal: salts are bound before any is shown, and who breaks it off is seen to have done so."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from tests.attack.chosen_deal import chosen_deal
from tests.attack.last_salt import Found, last_salt
from tests.server.client import Guest, Player, binding, commitment_of, salt_of
from tests.server.conftest import Inside, Running
from tests.server.within import within

from hullaboo.play.fairness import bot_salt
from hullaboo.play.verifying import verify
from hullaboo.server.tables.commands import GiveUp

OTHER, EARLY = "ab" * 16, "ef" * 16


@asynccontextmanager
async def gathering(server: Inside) -> AsyncIterator[tuple[str, Guest, Player, Player]]:
    """A table where both have sat down; the first is bound and shows its salt by itself, the second is not."""
    host, friend = server.guest(), server.guest()
    table = host.make("template", ["me", "open"])["table"]
    friend.post(f"/api/tables/{table}/seats/1")
    async with friend.at(table) as two, host.at(table, 0) as one:
        await until_ready(two, [True, False])
        yield table, friend, one, two


async def until_ready(player: Player, wanted: list[bool], round: int = 0) -> None:
    while True:
        room = player.room
        if room and room.get("round", 0) == round and [seat.get("ready", False) for seat in room["seats"]] == wanted:
            return
        await player.until("room")


async def bind(player: Player, seat: int = 1) -> None:
    assert (await player.ask(type="sit", seat=seat, commitment=commitment_of(seat)))["type"] == "ack"


async def show(player: Player, salt: str = salt_of(1)) -> str:
    answer = await player.ask(type="reveal", seat=1, salt=salt)
    return str(answer.get("code", answer["type"]))


def test_salts_are_taken_only_when_all_are_bound_and_only_those_that_are(server: Inside) -> None:
    async def story() -> None:
        async with gathering(server) as (_table, _friend, one, two):
            assert await show(two, EARLY) == "not-now"
            await bind(two)
            await until_ready(two, [True, True])
            assert await show(two, OTHER) == "wrong-salt"
            assert await show(two) == "ack"
            assert (await one.until("table", seat=0))["number"] >= 1
            assert await show(two) == "ack", "a retry after the deal"
            assert await show(two, OTHER) == "not-now"

    asyncio.run(story())


def test_a_salt_that_was_sent_before_all_were_bound_is_never_dealt(server: Inside) -> None:
    async def story() -> None:
        async with gathering(server) as (table, _friend, one, two):
            assert (await one.ask(type="reveal", seat=0, salt=salt_of(0)))["code"] == "not-now"
            await until_ready(two, [False, False])
            assert (await one.ask(type="sit", seat=0, commitment=commitment_of(0)))["code"] == "spent-salt"
            assert await show(two, OTHER) == "not-now"
            assert (await two.ask(type="sit", seat=1, commitment=binding(OTHER)))["code"] == "spent-salt"
            assert all(seat.commitment == "" for seat in server.lobby.tables.awake[table].record.seats)
            await two.sit(1)
            fresh = "cd" * 16
            await one.ask(type="sit", seat=0, commitment=binding(fresh))
            await until_ready(one, [True, True])
            assert (await one.ask(type="reveal", seat=0, salt=fresh))["type"] == "ack"
            assert (await two.until("table", seat=1))["number"] >= 1

    asyncio.run(story())


def test_a_salt_of_a_round_that_was_broken_off_is_not_bound_again(server: Inside) -> None:
    async def story() -> None:
        async with gathering(server) as (table, _friend, one, two):
            await bind(two)
            found = server.lobby.tables.awake[table]
            while not found.record.seats[0].salt:
                await asyncio.sleep(0.002)
            await two.ask(type="sit", seat=1, commitment=binding(OTHER))
            await until_ready(one, [False, True], round=1)
            assert (await one.ask(type="sit", seat=0, commitment=commitment_of(0)))["code"] == "spent-salt"

    asyncio.run(story())


def test_a_table_that_ends_waits_for_nobody(server: Inside) -> None:
    async def story() -> None:
        async with gathering(server) as (table, _friend, _one, two):
            await bind(two)
            found = server.lobby.tables.awake[table]
            while not found.salts.waits:
                await asyncio.sleep(0.002)
            server.loop.call_soon_threadsafe(found.inbox.submit, GiveUp())
            while not found.inbox.ended.done():
                await asyncio.sleep(0.002)
            assert not found.salts.waits

    asyncio.run(story())


def test_nobody_who_salts_last_chooses(server: Inside) -> None:
    assert asyncio.run(last_salt(server.port, 20)) == Found(20, 0, True)


def test_no_operator_chooses_the_salt_of_a_bot() -> None:
    assert chosen_deal("template", 20).accepted == 0


def test_a_table_of_the_server_says_that_salts_were_bound_and_bots_follow_from_the_secret(server: Inside) -> None:
    async def story() -> str:
        guest = server.guest()
        table: str = guest.make("template", ["me", "random"])["table"]
        async with guest.at(table, 0) as player:
            await player.until("table", seat=0)
            await player.ask(type="resign", seat=0)
            while not player.over:
                await player.next()
        return str(guest.ask("GET", f"/api/tables/{table}/log").text)

    verdict = verify(asyncio.run(story()))
    luck = verdict.match.luck
    assert "salts-committed" in verdict.proved
    assert luck.salts == (bytes.fromhex(salt_of(0)), bot_salt(luck.secret, 1))  # type: ignore[attr-defined]


@pytest.mark.parametrize("how", ["stands up", "binds another"])
def test_who_breaks_a_round_off_makes_all_salts_void(server: Inside, how: str) -> None:
    async def story() -> None:
        async with gathering(server) as (table, friend, one, two):
            await bind(two)
            await until_ready(two, [True, True])
            if how == "stands up":
                assert friend.ask("DELETE", f"/api/tables/{table}/seats/1").status == 204
                await until_ready(two, [False, False], round=1)
            else:
                await two.ask(type="sit", seat=1, commitment="0" * 64)
                await until_ready(two, [False, True], round=1)
            assert (one.table, two.table) == (None, None)
            assert all(seat.salt == "" for seat in server.lobby.tables.awake[table].record.seats)

    asyncio.run(story())


def test_who_shows_no_salt_in_time_loses_the_seat_and_all_begin_anew(server: Inside) -> None:
    async def story() -> None:
        async with gathering(server) as (table, friend, one, two):
            await bind(two)
            found = server.lobby.tables.awake[table]
            while not found.record.seats[0].salt:
                await asyncio.sleep(0.002)
            await asyncio.to_thread(server.do, within(found, found.salts.put_out_who_is_late, 1))
            assert found.record.round == 0, "the time of another round"
            await asyncio.to_thread(server.do, within(found, found.salts.put_out_who_is_late, 0))
            await until_ready(one, [False, False], round=1)
            assert [seat["kind"] for seat in (one.room or {})["seats"]] == ["person", "open"]
            friend.post(f"/api/tables/{table}/seats/1")
            await one.sit(0)
            await two.sit(1)
            assert (await two.until("table", seat=1))["number"] >= 1

    asyncio.run(story())


def test_a_server_killed_between_binding_and_showing_deals_when_all_are_back(start: Callable[..., Running]) -> None:
    first = start()
    host, friend = first.guest(), first.guest()
    table = host.make("template", ["me", "open"])["table"]
    friend.post(f"/api/tables/{table}/seats/1")

    async def bound() -> None:
        async with host.at(table) as one, friend.at(table) as two:
            await bind(one, 0)
            await bind(two, 1)
            assert (await one.ask(type="reveal", seat=0, salt=salt_of(0)))["type"] == "ack"
            first.kill()

    asyncio.run(bound())
    host.port = friend.port = start().port

    async def again() -> None:
        async with host.at(table, 0) as one, friend.at(table, 1) as two:
            assert (await one.until("table", seat=0))["number"] >= 1
            assert (await two.until("table", seat=1))["number"] >= 1
            assert (two.room or {}).get("round", 0) == 0

    asyncio.run(again())
