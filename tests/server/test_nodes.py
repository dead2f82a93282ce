"""Several servers on one PostgreSQL: a table is played by one of them, and goes on at another when that has gone."""

import asyncio
import contextlib
import os
import random
import signal
import time
from collections.abc import Callable

import pytest
import sqlalchemy as sql
from tests.server.storage.test_store import emptied, postgres
from websockets.exceptions import InvalidStatus

from hullaboo.play.verifying import verify
from hullaboo.server.settings import database_url
from hullaboo.server.storage.schema import OWNERSHIP
from hullaboo.server.storage.store import engine_for
from hullaboo.server.tables.commands import PutAwayIfQuiet

from .client import ConnectionClosed, Guest, Player
from .conftest import Inside, Running

__all__ = ["postgres"]
PATIENCE = 30.0
"""In seconds: far more than a table needs to come back."""


@pytest.fixture
def database(postgres: str) -> str:
    """An empty database."""
    asyncio.run(emptied(database_url(postgres)))
    return postgres


def go_to(port: int, *guests: Guest) -> None:
    """They come by another way from now on."""
    for guest in guests:
        guest.port = port


def a_table_for_two(port: int) -> tuple[str, Guest, Guest]:
    """Two people sit at a table."""
    host, friend = Guest(port), Guest(port)
    table = host.make("template", ["me", "open"])["table"]
    friend.post(f"/api/tables/{table}/seats/1")
    return table, host, friend


def wait_for_the_table(guest: Guest, table: str) -> float:
    """Ask again and again until the table is there; how many seconds that took."""
    began = time.monotonic()
    while guest.ask("GET", f"/api/tables/{table}").status != 200:
        assert time.monotonic() - began < PATIENCE
        time.sleep(0.05)
    return time.monotonic() - began


async def some_moves(table: str, host: Guest, friend: Guest, count: int) -> int:
    """Both play a few moves that are acknowledged, the host first; the number that the host was shown last."""
    async with host.at(table, 0) as one, friend.at(table, 1) as two:
        for at in range(count):
            player: Player = (one, two)[at % 2]
            while not player.legal:
                await player.next()
            assert (await player.move("keep"))["type"] == "ack"
            player.table = None
        return max(int(each["number"]) for each in one.heard if each["type"] == "table" and each["seat"] == 0)


async def number_shown(table: str, guest: Guest) -> int:
    """The number of what somebody is shown who sits down."""
    while True:
        with contextlib.suppress(ConnectionClosed, InvalidStatus):
            async with guest.at(table, 0) as player:
                return int((await player.until("table", seat=0))["number"])
        await asyncio.sleep(0.1)


async def to_the_end(table: str, *guests: Guest) -> None:
    """All play until it is over, and come back when they are sent away, as browsers do."""

    async def plays(guest: Guest, seat: int) -> None:
        luck = random.Random(seat)
        while True:
            with contextlib.suppress(ConnectionClosed, InvalidStatus):
                async with guest.at(table, seat) as player:
                    await player.play(luck)
                    return
            await asyncio.sleep(0.1)

    await asyncio.gather(*(plays(guest, seat) for seat, guest in enumerate(guests)))


async def entries_of(database: str, table: str) -> list[str]:
    """Who has taken a table over, by its log."""
    engine = engine_for(database_url(database))
    try:
        async with engine.connect() as connection:
            found = sql.text('SELECT text FROM moves WHERE "table" = :table AND seat = :seat ORDER BY number')
            return list((await connection.execute(found, {"table": table, "seat": OWNERSHIP})).scalars())
    finally:
        await engine.dispose()


def test_a_table_goes_on_at_another_server_when_its_own_ends(database: str, inside: Callable[..., Inside]) -> None:
    one, two = (inside(database=database, node=node) for node in ("one", "two"))
    table, host, friend = a_table_for_two(one.port)
    shown = asyncio.run(some_moves(table, host, friend, 3))
    go_to(two.port, host, friend)
    for path in ("", "/log", "/told"):
        reply = host.ask("GET", f"/api/tables/{table}{path}")
        assert (reply.status, reply.json["code"]) == (503, "elsewhere")
    assert [each["table"] for each in host.get("/api/tables")] == [table]

    async def denied() -> None:
        with pytest.raises(InvalidStatus):
            async with host.at(table, 0):
                pass

    asyncio.run(denied())
    one.stop()
    wait_for_the_table(host, table)

    assert asyncio.run(number_shown(table, host)) >= shown
    asyncio.run(to_the_end(table, host, friend))
    assert verify(host.ask("GET", f"/api/tables/{table}/log").text).match.over
    assert host.get(f"/api/tables/{table}/replay?eyes=all")["frames"]
    assert asyncio.run(entries_of(database, table)) == ["one.1", "two.1"]
    assert one.troubles == two.troubles == []


def test_a_table_is_opened_by_whoever_is_asked_for_it_first_and_so_is_that_of_the_rematch(
    database: str, inside: Callable[..., Inside]
) -> None:
    one, two = (inside(database=database, node=node) for node in ("one", "two"))
    host, friend = Guest(one.port), Guest(two.port)
    table = host.make("template", ["me", "open"])["table"]
    friend.post(f"/api/tables/{table}/seats/1")
    assert list(two.lobby.tables.awake) == [table]
    go_to(two.port, host)
    asyncio.run(to_the_end(table, host, friend))

    async def again() -> str:
        async with host.at(table, 0) as player, friend.at(table, 1) as other:
            await asyncio.gather(
                *(each.ask(type="propose", seat=each.seat, what="rematch", agree=True) for each in (player, other))
            )
            while not (player.room or {}).get("next"):
                await player.next()
            refused = await player.ask(type="follow")
            assert (refused["type"], refused["code"]) == ("refused", "elsewhere")
            assert player.room is not None
            return str(player.room["next"])

    following = asyncio.run(again())
    go_to(one.port, host, friend)
    assert host.get(f"/api/tables/{following}")["phase"] == "gathering"
    assert list(one.lobby.tables.awake) == [following]
    assert asyncio.run(entries_of(database, table)) == []


def test_a_table_that_was_taken_over_before_the_deal_is_dealt(database: str, inside: Callable[..., Inside]) -> None:
    one, two = (inside(database=database, node=node) for node in ("one", "two"))
    table, host, friend = a_table_for_two(one.port)
    one.stop()
    go_to(two.port, host, friend)
    wait_for_the_table(host, table)
    asyncio.run(to_the_end(table, host, friend))
    assert verify(host.ask("GET", f"/api/tables/{table}/log").text).match.over
    assert two.troubles == []


def test_a_table_that_was_put_away_is_opened_by_whoever_is_asked(database: str, inside: Callable[..., Inside]) -> None:
    one, two = (inside(database=database, node=node) for node in ("one", "two"))
    table, host, friend = a_table_for_two(one.port)
    lobby, now = one.lobby, one.lobby.settings.now

    async def put_away() -> None:
        awake = lobby.tables.awake[table]
        awake.presence.quiet_since = now() - lobby.settings.times.put_away - 1
        task = lobby.tables.tasks[table]
        awake.inbox.submit(PutAwayIfQuiet())
        await task

    one.do(put_away())
    go_to(two.port, host, friend)
    assert host.ask("GET", f"/api/tables/{table}").status == 200
    asyncio.run(to_the_end(table, host, friend))
    assert asyncio.run(entries_of(database, table)) == ["two.1"]


def test_a_table_goes_on_after_its_server_was_killed(database: str, start: Callable[..., Running]) -> None:
    one, two = (start("--node", node, database=database) for node in ("one", "two"))
    table, host, friend = a_table_for_two(one.port)
    shown = asyncio.run(some_moves(table, host, friend, 3))
    one.kill()
    go_to(two.port, host, friend)
    wait_for_the_table(host, table)

    assert asyncio.run(number_shown(table, host)) >= shown
    asyncio.run(to_the_end(table, host, friend))
    assert verify(host.ask("GET", f"/api/tables/{table}/log").text).match.over
    assert two.troubles == []


def test_a_server_that_stood_still_for_too_long_tells_nobody_anything(
    database: str, start: Callable[..., Running]
) -> None:
    one, two = (start("--node", node, database=database) for node in ("one", "two"))
    table, host, friend = a_table_for_two(one.port)
    stayed, went = Guest(one.port, host.cookie), Guest(two.port, host.cookie)

    async def story() -> None:
        async with stayed.at(table, 0) as old:
            async with friend.at(table, 1) as other:
                await old.until("table", seat=0)
                await other.until("table", seat=1)
            os.kill(one.process.pid, signal.SIGSTOP)
            try:
                await asyncio.to_thread(wait_for_the_table, went, table)
                heard = len(old.raw)
                await old.send(type="move", seat=0, move="keep", id="while it stood still")
                async with went.at(table, 0) as new:
                    await new.until("table", seat=0)
                    while not new.legal:
                        await new.next()
                    assert (await new.move("swap"))["type"] == "ack"
            finally:
                os.kill(one.process.pid, signal.SIGCONT)
            with contextlib.suppress(ConnectionClosed):
                await old.until("nothing that is ever sent")
            assert [text for text in old.raw[heard:] if '"type":"table"' in text or '"ack"' in text] == []

    asyncio.run(story())
    while (reply := stayed.ask("GET", f"/api/tables/{table}")).json["code"] == "cannot-keep":
        time.sleep(0.05)
    assert (reply.status, reply.json["code"]) == (503, "elsewhere")
    go_to(two.port, friend)
    asyncio.run(to_the_end(table, went, friend))
    assert verify(went.ask("GET", f"/api/tables/{table}/log").text).match.over
    assert asyncio.run(entries_of(database, table)) == ["two.1"]
    assert two.troubles == []
