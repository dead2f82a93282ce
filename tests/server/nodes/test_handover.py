"""A server that ends leaves its tables to the others: nothing is lost, times go on, and people hardly notice."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.client import ConnectionClosed, Guest, Player
from tests.server.conftest import Inside
from tests.server.nodes.redis_server import RedisServer
from tests.server.nodes.rolling import in_processes, measured, said_of
from tests.server.nodes.test_relay import Two, a_table
from tests.server.test_nodes import entries_of, go_to, some_moves, to_the_end

from hullaboo.play.verifying import verify
from hullaboo.server.storage.leases import Owner
from hullaboo.server.tables.attempt import Attempt
from hullaboo.server.tables.commands import HandOver
from hullaboo.server.tables.handover import successor
from hullaboo.server.tables.table import Table

BUZZ = 1
NOBODY = Owner("nobody", 1)


async def sent_away(player: Player) -> dict[str, Any]:
    """Play no more until the socket ends; what was said before that."""
    with pytest.raises(ConnectionClosed) as closed:
        await player.until("nothing that is ever sent")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    return player.heard[-1]


def test_a_table_is_open_at_the_next_server_before_its_people_are_sent_there(two: Two, database: str) -> None:
    table, host, friend = a_table(two)
    friend.post(f"/api/tables/{table}/seats/1")
    assert asyncio.run(some_moves_at_both(table, host, friend)) > 0

    async def story() -> None:
        async with host.at(table, 0) as near, friend.at(table, 1) as far:
            await near.until("table", seat=0)
            await far.until("table", seat=1)
            stopping = asyncio.create_task(asyncio.to_thread(two[0].stop))
            said = await asyncio.gather(sent_away(near), sent_away(far))
            assert list(two[1].lobby.tables.awake) == [table]
            assert [(each["type"], each["after"] < 1000) for each in said] == [("closing", True)] * 2
            await stopping

    asyncio.run(story())
    assert asyncio.run(entries_of(database, table)) == ["one.1", "two.1"]
    go_to(two[1].port, host, friend)
    asyncio.run(to_the_end(table, host, friend))
    assert verify(host.ask("GET", f"/api/tables/{table}/log").text).match.over
    assert two[0].troubles == two[1].troubles == []


async def some_moves_at_both(table: str, host: Guest, friend: Guest) -> int:
    return await some_moves(table, host, friend, 3)


def a_race(two: Two) -> tuple[str, Guest, Guest, Table]:
    """A table of the first server where a time runs."""
    host, friend = (Guest(two[0].port) for _ in range(2))
    table = host.make("buzzer", ["me", "open"], options={"window": "30000"})["table"]
    friend.post(f"/api/tables/{table}/seats/1")

    async def deal() -> None:
        async with host.at(table, 0) as one, friend.at(table, 1) as other:
            await one.until("table", seat=0)
            await other.until("table", seat=1)

    asyncio.run(deal())
    return table, host, friend, two[0].lobby.tables.awake[table]


def handed_over(inside: Inside, table: Table, *first: Attempt) -> None:
    """Have a table handed over by its server, to nobody who hears; these moves have just begun a contest."""

    async def story() -> None:
        inside.lobby.store.ownership.is_leaving = True
        for each in first:
            table.playing.races.enter_now(each)
        table.inbox.submit(HandOver(NOBODY))
        await inside.lobby.tables.tasks[table.record.id]

    inside.do(story())


def test_times_stand_still_on_the_way_and_go_on_when_people_are_back(two: Two) -> None:
    id, host, friend, table = a_race(two)
    wait_until_it_runs(table)
    left = (table.playing.clock.due or 0) - table.now()
    handed_over(two[0], table)
    go_to(two[1].port, host, friend)
    host.get(f"/api/tables/{id}")
    there = two[1].lobby.tables.awake[id]
    kept = there.playing.clock.remaining()
    assert int(kept.split(":")[1]) <= left
    assert there.playing.clock.awaited == {0, 1}

    async def story() -> None:
        async with host.at(id, 0) as one, friend.at(id, 1) as other:
            assert (await one.until("table", seat=0)).get("deadline") is None
            assert there.playing.clock.remaining() == kept, "no time runs before everybody is back"
            await other.until("table", seat=1)
            await asyncio.to_thread(wait_until_it_runs, there)
            assert int(there.playing.clock.remaining().split(":")[1]) <= int(kept.split(":")[1])

    asyncio.run(story())


def wait_until_it_runs(table: Table) -> None:
    patience = time.monotonic() + 60
    while not table.playing.clock.runs:
        assert time.monotonic() < patience
        time.sleep(0.01)


def test_a_contest_in_progress_is_decided_once_by_who_has_begun_it(two: Two, database: str) -> None:
    id, host, _, table = a_race(two)
    handed_over(two[0], table, Attempt(0, BUZZ), Attempt(1, BUZZ))
    go_to(two[1].port, host)
    host.get(f"/api/tables/{id}")
    there = two[1].lobby.tables.awake[id].playing
    assert [(each.seat, each.text) for each in there.match.moves] == [(0, "buzz"), (1, "buzz")]
    assert not there.races.contest.entries
    assert asyncio.run(entries_of(database, id)) == ["one.1", "two.1"]


def test_a_server_that_leaves_takes_nothing_back(two: Two) -> None:
    table, host, friend = a_table(two)
    two[0].lobby.store.ownership.is_leaving = True
    other = Guest(two[1].port).make("template", ["me", "open"])["table"]
    assert host.ask("GET", f"/api/tables/{other}").json["code"] == "elsewhere", "nobody has it yet"
    assert friend.ask("GET", f"/api/tables/{other}").status == 200
    assert host.ask("GET", f"/api/tables/{other}").status == 200, "it is led there now"
    assert list(two[0].lobby.tables.awake) == [table]


def test_each_of_the_others_gets_a_share_and_no_table_moves_twice_for_nothing() -> None:
    three = [Owner(name, 1) for name in ("one", "two", "three")]
    before = {str(at): successor(three, str(at)) for at in range(300)}
    assert all(80 < [*before.values()].count(each) < 120 for each in three)
    assert all(successor(three[:2], table) == had for table, had in before.items() if had in three[:2])


def test_a_rolling_restart_under_load_loses_nothing(
    database: str, redis: RedisServer, inside: Callable[..., Inside]
) -> None:
    load, _ = measured(database, lambda name: inside(database=database, node=name, redis=redis.url), tables=6)
    assert load.faults == []
    assert len(load.acknowledged) > 6
    assert len(load.pauses) >= 12, "everybody was sent away at least once"


@pytest.mark.prove
def test_a_rolling_restart_of_processes_under_load_loses_nothing(
    database: str, redis: RedisServer, record_property: Callable[[str, object], None]
) -> None:
    load, took = measured(database, in_processes(database, redis.url), tables=60, nodes=3)
    assert load.faults == []
    assert len(load.pauses) >= 60
    record_property("figure", f"{len(load.acknowledged):,} moves kept; pauses {said_of(load)}; ends {max(took):.1f} s")
