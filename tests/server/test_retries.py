"""Lost answers, reconnects and late moves: nothing is played twice, nothing answers the wrong thing."""

import asyncio
import weakref
from collections.abc import Callable

import msgspec
import pytest
from tests.server.client import PATIENCE, ConnectionClosed
from tests.server.conftest import Inside, Running
from tests.server.tables.test_table import two_people
from tests.server.within import post

from hullaboo.server.settings import Times
from hullaboo.server.storage.tables import StoredTable
from hullaboo.server.tables.commands import TakeSeat
from hullaboo.server.tables.inbox import TableEnded
from hullaboo.server.tables.registry import SERVICE_RESTART
from hullaboo.server.tables.sweeping import put_away_who_rest
from hullaboo.server.tables.table import Table
from hullaboo.server.tables.warming import collect_garbage


def test_the_same_message_again_is_acknowledged_and_not_played_twice(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server) as (one, two):
            for _ in range(3):
                assert (await one.move("swap", id="same"))["type"] == "ack"
            assert (await two.move("keep"))["type"] == "ack"
            await one.until("table")
            assert (await one.move("swap", id="same"))["type"] == "ack"
            assert one.table is not None
            assert one.table["view"]["turns_left"] == 4

    asyncio.run(story())


def test_who_moves_is_shown_the_table_and_then_told_that_the_move_was_taken(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server) as (one, two):
            one.raw.clear()
            assert (await one.move("swap", id="mine"))["type"] == "ack"
            kinds = [msgspec.json.decode(text)["type"] for text in one.raw]
            assert [kind for kind in kinds if kind != "ping"] == ["table", "ack"]
            assert not any('"mine"' in text for text in two.raw)

    asyncio.run(story())


@pytest.mark.parametrize("looks_from", [None, 1])
def test_only_a_seat_itself_learns_whether_it_used_an_id(server: Inside, looks_from: int | None) -> None:
    async def story() -> None:
        async with two_people(server) as (one, two):
            assert (await one.move("swap", id="played"))["type"] == "ack"
            assert one.room is not None
            async with server.guest().at(one.room["table"]) as spectator:
                asker = spectator if looks_from is None else two
                answers = [
                    await asker.ask(type=what, seat=0, id=id, **more)
                    for id in ("played", "never-used")
                    for what, more in (("move", {"move": "swap"}), ("resign", {}), ("propose", {"what": "stop"}))
                ]
            assert {(each["type"], each["code"]) for each in answers} == {("refused", "not-your-seat")}

    asyncio.run(story())


def test_a_retry_on_a_new_connection_after_a_lost_answer(server: Inside) -> None:
    async def story() -> None:
        host, friend = server.guest(), server.guest()
        table = host.make("template", ["me", "open"])["table"]
        friend.post(f"/api/tables/{table}/seats/1")
        async with friend.at(table, 1) as two:
            async with host.at(table, 0) as one:
                await one.until("table", seat=0)
                await one.send(type="move", id="lost", seat=0, move="swap")
            async with host.at(table, 0) as one:
                assert (await one.move("swap", id="lost"))["type"] == "ack"
                assert (await two.move("keep"))["type"] == "ack"
                assert two.table is not None
                assert two.table["view"]["turns_left"] == 4

    asyncio.run(story())


def test_a_proposal_that_has_happened_is_acknowledged_again(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server) as (one, two):
            for what, code in (("stop", "not-now"), ("rematch", None)):
                both = [
                    (player, {"type": "propose", "id": what, "seat": player.seat, "what": what})
                    for player in (one, two)
                ]
                for player, message in [*both, *both]:
                    assert (await player.ask(**message))["type"] == "ack"
                assert (await one.ask(type="propose", seat=0, what=what)).get("code") == code
            assert one.room is not None
            following = one.room["next"]
            assert (await two.ask(type="propose", id="rematch", seat=1, what="rematch"))["type"] == "ack"
            assert one.room["next"] == following

    asyncio.run(story())


def test_a_stop_is_acknowledged_again_after_the_table_was_put_away(inside: Callable[..., Inside]) -> None:
    async def story() -> None:
        server = inside(times=Times(put_away=200))
        guest = server.guest()
        table = guest.make("template", ["me", "random"])["table"]
        for _ in range(2):
            async with guest.at(table, 0) as player:
                await player.until("table", seat=0)
                assert (await player.ask(type="propose", id="enough", seat=0, what="stop"))["type"] == "ack"
            async with asyncio.timeout(PATIENCE):
                while server.lobby.tables.awake:
                    await asyncio.sleep(0.05)

    asyncio.run(story())


def test_an_answer_to_what_is_no_longer_there_is_late(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server) as (one, two):
            assert one.table is not None
            first = one.occasion
            await one.move("keep", answers=first)
            await two.until("table")
            await two.move("keep")
            await one.until("table")
            late = await one.move("swap", answers=first)
            assert (late["type"], late["code"]) == ("refused", "late")
            while not one.legal:
                await one.until("table")
            assert (await one.move("swap", answers=one.occasion))["type"] == "ack"

    asyncio.run(story())


def test_a_reload_shows_the_same_table_under_the_same_number_without_its_events(server: Inside) -> None:
    async def story() -> None:
        guest = server.guest()
        table = guest.make("template", ["me", "random"])["table"]
        async with guest.at(table, 0) as player:
            await player.until("table", seat=0)
            await player.move("keep")
            while not player.legal:
                await player.until("table")
            seen = player.table
        async with guest.at(table, 0) as player:
            again = await player.until("table", seat=0)
        assert seen is not None
        assert seen["events"]
        assert again == {**seen, "events": [], "again": True}

    asyncio.run(story())


def test_nothing_is_kept_of_a_table_put_away(inside: Callable[..., Inside]) -> None:
    async def story() -> None:
        server = inside(times=Times(put_away=200))
        guest = server.guest()
        table = guest.make("template", ["me", "random"])["table"]
        async with guest.at(table, 0) as player:
            await player.until("table", seat=0)
            kept = weakref.ref(server.lobby.tables.awake[table])
        while server.lobby.tables.awake:
            await asyncio.sleep(0.01)
        while kept() is not None:
            collect_garbage()
            await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_table_is_not_put_away_while_somebody_is_on_the_way_to_it(inside: Callable[..., Inside]) -> None:
    clock = [0]
    server = inside(times=Times(put_away=200), now=lambda: clock[0])
    host, friend = server.guest(), server.guest()
    table = host.make("template", ["me", "open"])["table"]

    async def meet() -> str:
        clock[0] += 1000
        found = await server.lobby.tables.enter("friend", table)
        put_away_who_rest(server.lobby.tables)
        await asyncio.sleep(0)
        async with asyncio.timeout(10):
            return await found.inbox.ask(TakeSeat("friend", "Friend", 1, None))

    assert server.do(meet())
    assert friend.get(f"/api/tables/{table}")["seats"][1]["name"] == "Friend"


def test_who_asks_is_answered_when_the_disk_fails(
    inside: Callable[..., Inside], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(_table: object) -> None:
        raise OSError("no space left on device")

    server = inside()
    host, friend = server.guest(), server.guest()
    table = host.make("template", ["me", "open"])["table"]
    monkeypatch.setattr(server.lobby.store.tables, "save", full)
    friend.post(f"/api/tables/{table}/seats/1", status=(500,))
    monkeypatch.undo()
    assert host.get(f"/api/tables/{table}")["seats"][1]["kind"] == "open"
    friend.post(f"/api/tables/{table}/seats/1")


def test_no_table_is_woken_twice_at_once_although_its_first_waking_failed(
    inside: Callable[..., Inside], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = inside(times=Times(put_away=200))
    table = server.guest().make("template", ["me", "open"])["table"]
    load, at_once, most = server.lobby.store.tables.load, [0], [0]

    async def slowly(id: str) -> StoredTable | None:
        at_once[0] += 1
        most[0] = max(most[0], at_once[0])
        await asyncio.sleep(0.1)
        at_once[0] -= 1
        if not failed.is_set():
            failed.set()
            raise OSError("the disk is asleep")
        return await load(id)

    async def many_come() -> list[object]:
        while server.lobby.tables.awake:
            await asyncio.sleep(0.01)
        monkeypatch.setattr(server.lobby.store.tables, "load", slowly)
        first = [asyncio.create_task(server.lobby.tables.table(table)) for _ in range(3)]
        await failed.wait()
        await asyncio.sleep(0.02)
        later = [asyncio.create_task(server.lobby.tables.table(table)) for _ in range(3)]
        return await asyncio.gather(*first, *later, return_exceptions=True)

    failed = asyncio.Event()
    found = server.do(asyncio.wait_for(many_come(), PATIENCE))
    assert most == [1]
    assert len({each for each in found if not isinstance(each, OSError)}) == 1


async def fail() -> None:
    raise OSError("no space left on device")


def test_who_comes_just_as_the_table_fails_is_sent_back(
    inside: Callable[..., Inside], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = inside()
    guest = server.guest()
    table = guest.make("template", ["me", "open"])["table"]
    enter = server.lobby.tables.enter

    async def enter_while_the_table_fails(guest: str, id: str) -> Table:
        failing = await enter(guest, id)
        post(failing, fail)
        while table in server.lobby.tables.awake:
            await asyncio.sleep(0)
        return failing

    async def story() -> None:
        monkeypatch.setattr(server.lobby.tables, "enter", enter_while_the_table_fails)
        async with guest.at(table) as player:
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.wait_for(player.next(), 20)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == SERVICE_RESTART
        monkeypatch.undo()
        async with guest.at(table) as player:
            assert (await player.until("room"))["phase"] == "gathering"

    asyncio.run(story())


def test_an_errand_to_a_table_that_has_failed_does_not_wait_for_ever(inside: Callable[..., Inside]) -> None:
    server = inside()
    table = server.guest().make("template", ["me", "open"])["table"]

    async def too_late() -> None:
        found = await server.lobby.tables.table(table)
        post(found, fail)
        await found.inbox.ask(TakeSeat("friend", "Friend", 1, None))

    with pytest.raises(TableEnded):
        server.do(asyncio.wait_for(too_late(), 20))


def test_a_table_put_away_comes_back_from_its_log(inside: Callable[..., Inside]) -> None:
    async def story() -> None:
        server = inside(times=Times(put_away=200))
        guest = server.guest()
        table = guest.make("template", ["me", "open"])["table"]
        friend = server.guest()
        friend.post(f"/api/tables/{table}/seats/1")
        async with guest.at(table, 0) as player, friend.at(table, 1):
            await player.until("table", seat=0)
            await player.move("swap", id="before")
            await player.ask(type="chat", text="back soon")
            before = player.table
        async with asyncio.timeout(PATIENCE):
            while server.lobby.tables.awake:
                await asyncio.sleep(0.05)
        async with guest.at(table, 0) as player:
            after = await player.until("table", seat=0)
            assert [each["text"] for each in player.heard if each["type"] == "chat"] == ["back soon"]
            assert (await player.move("swap", id="before"))["type"] == "ack"
            assert list(server.lobby.tables.awake) == [table]
        assert before is not None
        assert after["view"] == before["view"]

    asyncio.run(story())


def test_a_restart_keeps_guests_seats_and_matches(start: Callable[..., Running]) -> None:
    async def story() -> None:
        first = start()
        guest = first.guest()
        made = guest.make("template", ["me", "random"])
        async with guest.at(made["table"], 0) as player:
            await player.until("table", seat=0)
            await player.move("swap")
            while not player.legal:
                await player.until("table")
            before = player.table
            stopping = asyncio.create_task(asyncio.to_thread(first.stop))
            assert (await player.until("closing"))["after"] == 200
        await stopping
        second = start()
        guest.port = second.port
        async with guest.at(made["table"], 0) as player:
            after = await player.until("table", seat=0)
            assert before is not None
            assert (after["view"], after["legal"]) == (before["view"], before["legal"])
            assert (await player.move("keep", answers=before["occasion"]))["type"] == "ack"

    asyncio.run(story())
