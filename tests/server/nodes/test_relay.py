"""People come to a server that does not play their table: they are led there over Redis, and notice nothing of it."""

import asyncio
import contextlib
import json
import random
from typing import Any

import pytest
from tests.server.client import ConnectionClosed, Guest
from tests.server.conftest import Inside
from tests.server.nodes.redis_server import RedisServer
from tests.server.test_nodes import entries_of, to_the_end
from websockets.exceptions import InvalidStatus

from hullaboo.play.verifying import verify
from hullaboo.server.tables.connection import Connection

Two = tuple[Inside, Inside]


def a_table(two: Two, **more: Any) -> tuple[str, Guest, Guest]:
    """A table of the first server; its host came there, a friend to the other one."""
    host, friend = (Guest(each.port) for each in two)
    table = host.make("template", ["me", "open"], **more)["table"]
    host.get(f"/api/tables/{table}")
    assert list(two[0].lobby.tables.awake) == [table]
    return table, host, friend


def at_table(inside: Inside, table: str) -> list[Connection]:
    return inside.lobby.tables.awake[table].presence.connections


def test_a_match_is_played_from_two_servers(two: Two, database: str) -> None:
    table, host, friend = a_table(two)
    assert friend.post(f"/api/tables/{table}/seats/1")["seat"] == 1
    asyncio.run(to_the_end(table, host, friend))
    assert list(two[1].lobby.tables.awake) == []
    for guest in (host, friend):
        assert verify(guest.ask("GET", f"/api/tables/{table}/log").text).match.over
        assert guest.get(f"/api/tables/{table}/told?seat={0 if guest is host else 1}")["events"]
        assert guest.get(f"/api/tables/{table}/replay?eyes=all")["frames"]
        assert guest.get(f"/api/tables/{table}")["outcome"]
    assert asyncio.run(entries_of(database, table)) == []
    assert two[0].troubles == two[1].troubles == []


def test_who_looks_from_elsewhere_is_told_the_same_byte_for_byte(two: Two) -> None:
    table, host, friend = a_table(two)
    friend.post(f"/api/tables/{table}/seats/1")
    near, far = (Guest(each.port) for each in two)

    async def story() -> None:
        async with near.at(table) as here, far.at(table) as there:
            for each in (here, there):
                await each.until("room")
            await to_the_end(table, host, friend)
            for each in (here, there):
                await each.until("room", phase="over")
            tables = [[text for text in each.raw if '"type":"table"' in text] for each in (here, there)]
            assert tables[0] == tables[1]
            assert len(tables[0]) > 3

    asyncio.run(story())


def test_what_is_refused_there_is_refused_here(two: Two) -> None:
    table, _host, friend = a_table(two, public=False)

    async def comes(guest: Guest) -> int:
        with pytest.raises(InvalidStatus) as refused:
            async with guest.at(table):
                pass
        return refused.value.response.status_code

    assert asyncio.run(comes(friend)) == 404
    reply = friend.ask("POST", f"/api/tables/{table}/seats/1", {"key": "x" * 24})
    assert (reply.status, reply.json["code"]) == (404, "no-such-table")
    assert friend.ask("POST", f"/api/tables/{table}/enter", {"key": 3}).status == 400
    assert friend.ask("GET", f"/api/tables/{table}/log").status == 404


def test_a_key_opens_a_seat_from_another_server(two: Two) -> None:
    table, host, friend = a_table(two, public=False)
    link = host.post(f"/api/tables/{table}/seats/0")
    taken = friend.post(f"/api/tables/{table}/seats/0", {"key": link["key"]})
    assert taken["seat"] == 0
    assert friend.get(f"/api/tables/{table}")["seats"][0]["yours"]
    assert friend.ask("DELETE", f"/api/tables/{table}/seats/0/others").status == 200


def test_nonsense_is_refused_where_it_comes_and_never_reaches_the_owner(two: Two) -> None:
    table, _host, friend = a_table(two)

    async def story() -> None:
        async with friend.at(table) as player:
            await player.until("room")
            await player.socket.send("{")
            assert (await player.until("refused"))["code"] == "bad-message"
            assert (await player.ask(type="ping"))["type"] == "pong"

    asyncio.run(story())
    assert two[0].troubles == []


def test_the_line_is_measured_from_the_person_to_their_server(two: Two) -> None:
    table, _host, friend = a_table(two)

    async def story() -> None:
        async with friend.at(table) as player:
            await player.until("room")
            ping = json.loads(await until_ping(player))
            await asyncio.sleep(0.15)
            await player.socket.send(json.dumps({"type": "pong", "nonce": ping["nonce"]}))
            assert (await player.ask(type="ping"))["type"] == "pong"
            await player.ask(type="sit", seat=None)
            (connection,) = at_table(two[0], table)
            assert connection.latency.shortest is not None, "the kernel of the server where they are knows it"
            assert max(connection.latency.trips) >= 150

    async def until_ping(player: Any) -> str:
        while True:
            text: str = await player.come.get()
            if '"ping"' in text:
                return text

    asyncio.run(story())


def test_who_goes_has_gone_at_the_owner_too(two: Two) -> None:
    table, _host, friend = a_table(two)

    async def story() -> None:
        async with friend.at(table) as player:
            await player.until("room")
            assert len(at_table(two[0], table)) == 1
        async with asyncio.timeout(60):
            while at_table(two[0], table):
                await asyncio.sleep(0.01)

    asyncio.run(story())


def test_without_redis_tables_play_on_and_who_is_elsewhere_is_sent_away_and_comes_back(
    two: Two, redis: RedisServer
) -> None:
    table, host, friend = a_table(two)

    async def story() -> None:
        async with host.at(table, 0) as here, friend.at(table) as there:
            await here.until("room")
            await there.until("room")
            await asyncio.to_thread(redis.stop)
            with contextlib.suppress(ConnectionClosed):
                await there.until("nothing that is ever sent")
            assert (await here.ask(type="chat", text="still here"))["type"] == "ack"
            reply = await asyncio.to_thread(friend.ask, "GET", f"/api/tables/{table}")
            assert (reply.status, reply.json["code"]) == (503, "elsewhere")
            assert [each["table"] for each in await asyncio.to_thread(friend.get, "/api/tables")] == [table]
            await asyncio.to_thread(redis.start)
            await comes_back(friend)

    async def comes_back(guest: Guest) -> None:
        async with asyncio.timeout(60):
            while True:
                with contextlib.suppress(InvalidStatus, ConnectionClosed):
                    async with guest.at(table) as player:
                        assert (await player.until("chat"))["text"] == "still here"
                        return
                await asyncio.sleep(0.05)

    asyncio.run(story())


def test_when_the_owner_ends_its_people_are_led_to_the_next_one(two: Two, database: str) -> None:
    table, host, friend = a_table(two)
    friend.post(f"/api/tables/{table}/seats/1")

    async def story() -> None:
        async with friend.at(table, 1) as there:
            await there.until("room")
            await asyncio.to_thread(two[0].stop)
            with contextlib.suppress(ConnectionClosed):
                await there.until("nothing that is ever sent")

    asyncio.run(story())
    host.port = friend.port
    asyncio.run(to_the_end(table, host, friend))
    assert asyncio.run(entries_of(database, table)) == ["one.1", "two.1"]


def test_many_tables_from_both_sides(two: Two) -> None:
    """Every table is one server's; half of its people came to the other one."""
    tables = [made(two, at) for at in range(6)]

    async def all_play() -> None:
        await asyncio.gather(*(to_the_end(*each) for each in tables))

    asyncio.run(all_play())
    for table, host, friend in tables:
        guest = random.Random(0).choice((host, friend))
        assert verify(guest.ask("GET", f"/api/tables/{table}/log").text).match.over
    assert two[0].troubles == two[1].troubles == []


def made(two: Two, at: int) -> tuple[str, Guest, Guest]:
    near, far = two[at % 2], two[1 - at % 2]
    host, friend = Guest(near.port), Guest(far.port)
    table = host.make("template", ["me", "open"])["table"]
    host.get(f"/api/tables/{table}")
    friend.post(f"/api/tables/{table}/seats/1")
    return table, host, friend
