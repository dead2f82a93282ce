"""What happens around a match: sitting, watching, talking, `gestures`, proposing, leaving, `absence`, coming back."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from tests.server.client import ConnectionClosed, Guest, Json, Player
from tests.server.conftest import Inside
from tests.server.within import within

from hullaboo.core.bot import Answer
from hullaboo.server.settings import Limits, Times
from hullaboo.server.storage.records import is_host
from hullaboo.server.tables.message_handlers import ask_bots_anew
from hullaboo.server.tables.table import Table


@asynccontextmanager
async def two_people(server: Inside, game: str = "template", **more: object) -> AsyncIterator[tuple[Player, Player]]:
    """A table with two people, dealt."""
    host, friend = server.guest(), server.guest()
    table = host.make(game, ["me", "open"], **more)["table"]
    friend.post(f"/api/tables/{table}/seats/1")
    async with host.at(table, 0) as one, friend.at(table, 1) as two:
        await one.until("table", seat=0)
        await two.until("table", seat=1)
        yield one, two


def test_the_deal_waits_for_everybodys_salt(server: Inside) -> None:
    async def story() -> None:
        host, friend = server.guest(), server.guest()
        table = host.make("template", ["me", "open"])["table"]
        friend.post(f"/api/tables/{table}/seats/1")
        async with host.at(table, 0) as one, friend.at(table) as two:
            room = await one.until("room")
            assert room["phase"] == "gathering"
            await two.ask(type="sit", seat=1)
            room = await one.until("room")
            assert [seat.get("ready", False) for seat in room["seats"]] == [True, False]
            await two.sit(1)
            assert (await two.until("table", seat=1))["number"] >= 1

    asyncio.run(story())


def test_everybody_is_shown_which_seats_are_theirs(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server) as (one, two):
            assert one.room is not None
            async with server.guest().at(one.room["table"]) as spectator:
                await spectator.until("table", seat=None)
                await one.ask(type="signal", seat=0)
                rooms = [await each.until("room", signals=1) for each in (one, two, spectator)]
            yours = [[seat.get("yours", False) for seat in room["seats"]] for room in rooms]
            assert yours == [[True, False], [False, True], [False, False]]

    asyncio.run(story())


async def said_to(player: Player, count: int) -> list[str]:
    """The types of the next messages, pings among them."""
    return [(await player.any())["type"] for _ in range(count)]


def test_who_comes_or_sits_is_told_in_order(server: Inside) -> None:
    async def story() -> None:
        host, friend = server.guest(), server.guest()
        table = host.make("template", ["me", "open"])["table"]
        friend.post(f"/api/tables/{table}/seats/1")
        async with host.at(table, 0), friend.at(table, 1) as two:
            await two.until("table", seat=1)
            await two.ask(type="chat", text="boo")
            async with host.at(table) as again:
                assert await said_to(again, 4) == ["ping", "room", "chat", "table"]
                await again.sit(0)
                assert await said_to(again, 2) == ["ack", "table"]

    asyncio.run(story())


def test_each_sees_their_own_card_and_a_spectator_none(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server) as (one, two):
            assert one.room is not None
            async with server.guest().at(one.room["table"]) as spectator:
                await spectator.until("table", seat=None)
                cards = [each.table["view"]["cards"] for each in (one, two, spectator) if each.table]
            assert [[card is None for card in row] for row in cards] == [[False, True], [True, False], [True, True]]
            assert spectator.legal == []

    asyncio.run(story())


def test_nobody_moves_for_another_seat(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server) as (one, two):
            refused = await two.ask(type="move", seat=0, move="keep")
            assert (refused["type"], refused["code"]) == ("refused", "not-your-seat")
            assert (await two.ask(type="sit", seat=0))["code"] == "not-your-seat"
            assert (await two.move("keep"))["code"] == "not-your-turn"
            assert (await one.move("fly"))["code"] == "bad-notation"
            assert (await one.move("keep"))["type"] == "ack"

    asyncio.run(story())


def test_chat_reaches_all_and_markup_stays_text(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server, spectators_chat=False) as (one, two):
            assert one.room is not None
            table = one.room["table"]
            await one.ask(type="chat", text="<b>boo</b>")
            heard = await two.until("chat")
            assert (heard["text"], heard["seat"]) == ("<b>boo</b>", 0)
            other = server.guest()
            other.post("/api/guest", {"name": "Onlooker"})
            async with other.at(table) as spectator:
                assert (await spectator.until("chat"))["text"] == "<b>boo</b>"
                assert (await spectator.ask(type="chat", text="me too"))["code"] == "no-chat"

    asyncio.run(story())


def test_a_seat_arranges_its_places_for_all_to_see(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server) as (one, two):
            assert (await one.ask(type="arrange", seat=0, order=[2, 0, 1]))["type"] == "ack"
            assert (await two.until("room"))["orders"] == {"0": [2, 0, 1]}
            assert (await one.ask(type="arrange", seat=0, order=[2, 2]))["code"] == "not-an-order"
            assert (await two.ask(type="arrange", seat=0, order=[0]))["code"] == "not-your-seat"

    asyncio.run(story())


def test_a_seat_gives_everybody_a_sign(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server) as (one, two):
            assert (await one.ask(type="signal", seat=0))["type"] == "ack"
            await two.until("room", signals=1)
            assert (await two.ask(type="signal", seat=1))["type"] == "ack"
            await one.until("room", signals=2)
            assert (await two.ask(type="signal", seat=0))["code"] == "not-your-seat"

    asyncio.run(story())


def test_resigning_ends_the_match_and_is_told(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server) as (one, two):
            assert (await one.ask(type="resign", seat=0))["type"] == "ack"
            room = await two.until("room", phase="over")
            assert (room["outcome"]["winners"], room["outcome"]["reason"]) == ([1], "resigns")
            assert (await one.ask(type="resign", seat=0))["code"] == "over"

    asyncio.run(story())


def test_stopping_needs_everybody_and_can_be_taken_back(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server) as (one, two):
            await one.ask(type="propose", seat=0, what="stop")
            assert (await two.until("room"))["proposals"] == [{"what": "stop", "seats": [0]}]
            await one.ask(type="propose", seat=0, what="stop", agree=False)
            await two.ask(type="propose", seat=1, what="stop")
            room = await one.until("room", proposals=[{"what": "stop", "seats": [1]}])
            assert room["phase"] == "playing"
            await one.ask(type="propose", seat=0, what="stop")
            assert (await two.until("room", phase="over"))["outcome"]["reason"] == "stops"

    asyncio.run(story())


@pytest.mark.parametrize("seats", [2, 3])
def test_who_loses_the_line_for_a_moment_is_still_asked(inside: Callable[..., Inside], seats: int) -> None:
    """Nobody ends a match by waiting for the others to blink; after the minute of a stand-in it can be ended."""

    async def story() -> None:
        clock = [0]
        server = inside(times=Times(abandoned=300, brief=0), now=lambda: clock[0])
        people = [server.guest() for _ in range(seats)]
        table = people[0].make("template", ["me"] + ["open"] * (seats - 1))["table"]
        for at in range(1, seats):
            people[at].post(f"/api/tables/{table}/seats/{at}")
        async with AsyncExitStack() as here:
            players = [await here.enter_async_context(people[at].at(table, at)) for at in range(seats - 1)]
            async with people[-1].at(table, seats - 1) as blinking:
                await blinking.until("table", seat=seats - 1)
            await until_present(players[0], [True] * (seats - 1) + [False])
            clock[0] = 299
            for at, player in enumerate(players):
                assert (await player.ask(type="propose", seat=at, what="stop"))["type"] == "ack"
            await players[0].ask(type="ping")
            assert server.lobby.tables.awake[table].record.phase == "playing"
            async with people[-1].at(table) as looking:
                await looking.until("room")
                clock[0] = 700
                await players[0].ask(type="propose", seat=0, what="stop", id="again")
                await until_present(players[0], [True] * seats)
                found = server.lobby.tables.awake[table].record
                assert found.phase == "playing", "who is here need not sit to be asked"
            await until_present(players[0], [True] * (seats - 1) + [False])
            clock[0] = 1000
            room = await players[0].until("room", phase="over")
            assert room["outcome"]["reason"] == "stops"

    asyncio.run(asyncio.wait_for(story(), 60))


def test_what_waits_for_somebody_happens_when_they_leave_for_good(server: Inside) -> None:
    async def story() -> None:
        host, friend = server.guest(), server.guest()
        table = host.make("template", ["me", "open"])["table"]
        friend.post(f"/api/tables/{table}/seats/1")
        async with host.at(table, 0) as one, friend.at(table, 1) as two:
            await two.until("table", seat=1)
            assert (await one.ask(type="propose", seat=0, what="stop"))["type"] == "ack"
            assert friend.ask("DELETE", f"/api/tables/{table}/seats/1").status == 204
            await one.until("room", phase="over")

    asyncio.run(story())


async def agree_on_a_rematch(*players: Player) -> Json:
    """End the match, and have the first want another; the room as they are shown it then."""
    await players[0].ask(type="resign", seat=players[0].seat)
    for player in players:
        while not player.over:
            await player.next()
    await players[0].ask(type="propose", seat=players[0].seat, what="rematch")
    while "next" not in (players[0].room or {}):
        await players[0].next()
    assert players[0].room is not None
    return players[0].room


def test_a_rematch_is_opened_by_the_first_who_wants_one_and_hosts_it(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server) as (one, two):
            await one.ask(type="resign", seat=0)
            while not two.over:
                await two.next()
            await two.ask(type="propose", seat=1, what="rematch")
            room = await one.until("room")
            assert room["proposals"] == [] if "proposals" in room else True
            await one.ask(type="propose", seat=0, what="rematch")
            assert one.room is not None
            assert one.room["next"] == room["next"], "there is one rematch"
        after = server.lobby.tables.awake[room["next"]].record
        assert is_host(after, after.seats[0].guests[0])
        assert [seat.agreed for seat in after.seats] == [True, False]

    asyncio.run(story())


def test_a_rematch_gathers_where_the_match_did(server: Inside) -> None:
    async def story() -> None:
        host, friend = server.guest(), server.guest()
        table = host.make("template", ["me", "open"], gathers=True)["table"]
        friend.post(f"/api/tables/{table}/seats/1")
        async with host.at(table) as one, friend.at(table) as two:
            await two.ask(type="agree", seat=1)
            assert (await one.ask(type="start"))["type"] == "ack"
            for seat, player in enumerate((one, two)):
                player.seat = seat
                await player.sit(seat)
            await one.until("table", seat=0)
            room = await agree_on_a_rematch(one, two)
            await one.ask(type="follow")
            assert (await one.ask(type="start"))["code"] == "not-all-ready"
            assert one.room is not None
            assert (one.room["waits"], one.room["host"], one.room["table"]) == (True, True, room["next"])
            assert (await one.ask(type="set-seat", seat=0, to="bot"))["type"] == "ack"
            assert (await one.ask(type="start"))["type"] == "ack"
            await one.sit(1)
            assert (await one.until("table", seat=1))["number"] >= 1, "without who has not come"

    asyncio.run(story())


def test_a_rematch_rotates_the_seats(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server) as (one, two):
            assert (await one.ask(type="propose", seat=0, what="rematch"))["code"] == "not-now"
            room = await agree_on_a_rematch(one, two)
            before = [seat["name"] for seat in room["seats"]]
        after = server.guest().get(f"/api/tables/{room['next']}")
        assert [seat["name"] for seat in after["seats"]] == before[::-1]
        assert after["commitment"] != room["commitment"]

    asyncio.run(story())


async def until_present(player: Player, wanted: list[bool]) -> None:
    """Wait until the room says who is there."""
    while player.room is None or [seat.get("present", False) for seat in player.room["seats"]] != wanted:
        await player.next()


def test_all_follow_to_a_rematch_with_the_sockets_they_have(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server) as (one, two):
            assert (await one.ask(type="follow"))["code"] == "not-now"
            old = await agree_on_a_rematch(one, two)
            async with server.guest().at(old["table"]) as spectator:
                for player in (one, two, spectator):
                    assert (await player.ask(type="follow"))["type"] == "ack"
                    assert (await player.next())["table"] == old["next"]
                assert [seat["present"] for seat in server.guest().get(f"/api/tables/{old['next']}")["seats"]] == [
                    True
                ] * 2
                for player in (one, two):
                    await player.sit(1 - (player.seat or 0))
                for player in (one, two, spectator):
                    assert (await player.until("table"))["seat"] == player.seat
                move = one if one.legal else two
                assert (await move.move(move.legal[0]))["type"] == "ack"
        seats = server.guest().get(f"/api/tables/{old['table']}")["seats"]
        assert not any(seat.get("present") for seat in seats)

    asyncio.run(story())


def test_who_follows_is_no_longer_told_of_the_old_table(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server) as (one, two):
            old = await agree_on_a_rematch(one, two)
            await one.ask(type="follow")
            await two.ask(type="chat", text="Wait for me!")
            await one.ask(type="chat", text="Here I am.")
            assert [each["text"] for each in one.heard if each["type"] == "chat"] == ["Here I am."]
            assert {each["table"] for each in one.heard[-3:] if each["type"] == "room"} == {old["next"]}
            await until_present(two, [False, True])

    asyncio.run(story())


def test_what_is_said_on_the_way_to_a_rematch_is_said_there(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server) as (one, two):
            old = await agree_on_a_rematch(one, two)
            for player in (one, two):
                await player.send(type="follow")
                await player.sit(1 - (player.seat or 0))
            for player in (one, two):
                assert (await player.until("table", seat=player.seat))["number"] >= 1
                assert player.room is not None
                assert player.room["table"] == old["next"]

    asyncio.run(story())


def test_who_follows_looks_from_no_seat_before_sitting_down(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server) as (one, two):
            await agree_on_a_rematch(one, two)
            await one.ask(type="follow")
            assert (await one.ask(type="signal", seat=0))["code"] == "not-your-seat"

    asyncio.run(story())


def test_who_has_followed_and_goes_is_gone(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server) as (one, two):
            await agree_on_a_rematch(one, two)
            for player in (one, two):
                await player.ask(type="follow")
            await until_present(one, [True, True])
            await two.socket.close()
            await until_present(one, [False, True])

    asyncio.run(story())


def test_the_end_of_the_old_table_is_nothing_to_who_has_followed(inside: Callable[..., Inside]) -> None:
    async def story() -> None:
        server = inside(times=Times(put_away=200))
        async with two_people(server) as (one, two):
            old = await agree_on_a_rematch(one, two)
            for player in (one, two):
                await player.ask(type="follow")
            while old["table"] in server.lobby.tables.awake:
                await asyncio.sleep(0.01)
            assert (await one.ask(type="chat", text="Still here."))["type"] == "ack"

    asyncio.run(asyncio.wait_for(story(), 60))


def test_the_end_of_the_new_table_is_not(inside: Callable[..., Inside], monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        server = inside()
        async with two_people(server) as (one, two):
            old = await agree_on_a_rematch(one, two)
            assert (await one.ask(type="follow"))["type"] == "ack"
            following = server.lobby.tables.awake[old["next"]]
            monkeypatch.setattr(following.presence, "connections", [])
            task = server.lobby.tables.tasks[old["next"]]
            server.loop.call_soon_threadsafe(task.cancel)
            with pytest.raises(ConnectionClosed, match="1012"):
                await asyncio.wait_for(one.until("never"), 10)

    asyncio.run(story())


def test_who_is_let_in_while_a_rematch_is_written_loses_neither(
    inside: Callable[..., Inside], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = inside()
    create, begun, go_on = server.lobby.store.tables.create, asyncio.Event(), asyncio.Event()

    async def slowly(*arguments: Any, **more: Any) -> None:
        begun.set()
        await go_on.wait()
        await create(*arguments, **more)

    async def come(table: str, key: str) -> None:
        await begun.wait()
        coming = asyncio.create_task(server.lobby.tables.enter("friend", table, key))
        await asyncio.sleep(0.05)
        go_on.set()
        await coming

    async def story() -> None:
        host = server.guest()
        made = host.make("template", ["me", "random"], public=False)
        async with host.at(made["table"], 0) as player:
            await player.until("table", seat=0)
            monkeypatch.setattr(server.lobby.store.tables, "create", slowly)
            friend = asyncio.run_coroutine_threadsafe(come(made["table"], made["key"]), server.loop)
            room = await agree_on_a_rematch(player)
            await asyncio.wrap_future(friend)
        kept = await asyncio.to_thread(server.do, server.lobby.store.tables.load(made["table"]))
        assert kept is not None
        assert kept.table.next == room["next"]
        assert "friend" in kept.table.admitted

    asyncio.run(asyncio.wait_for(story(), 60))


def test_at_a_rematch_the_seat_of_who_left_is_open(server: Inside) -> None:
    async def story() -> None:
        host, friend, newcomer = server.guest(), server.guest(), server.guest()
        table = host.make("template", ["me", "open"])["table"]
        friend.post(f"/api/tables/{table}/seats/1")
        async with host.at(table, 0) as one, friend.at(table, 1) as two:
            await one.until("table", seat=0)
            await one.ask(type="resign", seat=0)
            room = await two.until("room", phase="over")
            assert host.ask("DELETE", f"/api/tables/{table}/seats/0").status == 204
            await two.ask(type="propose", seat=1, what="rematch")
            while "next" not in room:
                room = await two.until("room")
        assert newcomer.get(f"/api/tables/{room['next']}")["seats"][1]["kind"] == "open"
        newcomer.post(f"/api/tables/{room['next']}/seats/1")

    asyncio.run(story())


def test_hot_seat_a_browser_sees_only_the_seat_it_last_sat_on(server: Inside) -> None:
    async def story() -> None:
        guest = server.guest()
        table = guest.make("template", ["me", "me"], hot_seat=True)["table"]
        async with guest.at(table, 0) as player:
            await player.sit(1)
            first = await player.until("table", seat=1)
            assert first["view"]["cards"][0] is None
            assert (await player.ask(type="move", seat=0, move="keep"))["code"] == "not-your-seat"
            await player.sit(0)
            second = await player.until("table", seat=0)
            assert second["view"]["cards"][1] is None
            assert (await player.ask(type="move", seat=0, move="swap"))["type"] == "ack"
            seen = [each for each in player.heard if each["type"] == "table" and each["seat"] == 1]
            await player.sit(1)
            third = await player.until("table", seat=1)
            assert [event["code"] for event in third["events"]] == ["swap"], "a seat is told what it has missed"
            assert len(seen) == 1

    asyncio.run(story())


def test_one_guest_holds_one_seat_unless_the_table_is_hot(server: Inside) -> None:
    guest = server.guest()
    body = {"game": "template", "seats": [{"kind": "me"}, {"kind": "me"}]}
    assert guest.ask("POST", "/api/tables", body).status == 409
    table = guest.make("template", ["me", "open"])["table"]
    assert guest.ask("POST", f"/api/tables/{table}/seats/1", {}).json["code"] == "one-seat-each"


def test_a_stand_in_plays_for_who_is_gone_until_they_are_back(inside: Callable[..., Inside]) -> None:
    async def story() -> None:
        clock = [0]
        server = inside(times=Times(abandoned=300, brief=0), now=lambda: clock[0])
        host, friend = server.guest(), server.guest()
        table = host.make("template", ["me", "open"])["table"]
        friend.post(f"/api/tables/{table}/seats/1")
        async with host.at(table, 0) as one:
            async with friend.at(table, 1) as two:
                await two.until("table", seat=1)
                early = await one.ask(type="propose", seat=0, what="stand-in", absent=1)
                assert early["code"] == "not-abandoned"
            while (await one.until("room"))["seats"][1].get("present"):
                pass
            clock[0] = 299
            assert (await one.ask(type="propose", seat=0, what="stand-in", absent=1))["code"] == "not-abandoned"
            clock[0] = 300
            await one.move("keep")
            await one.ask(type="propose", seat=0, what="stand-in", absent=1)
            while not one.legal:
                await one.until("table")
            assert one.room is not None
            assert one.room["seats"][1]["stand_in"] is True
            async with friend.at(table, 1) as two:
                await two.until("table", seat=1)
                room = await one.until("room")
                while room["seats"][1].get("stand_in"):
                    room = await one.until("room")
                await one.move("keep")
                while not two.legal:
                    await two.until("table")
                assert (await two.move("swap"))["type"] == "ack"

    asyncio.run(story())


def sits_in(table: Table) -> None:
    """A bot plays for the second seat."""
    table.seats.stand_in(1, "random")
    ask_bots_anew(table)


def test_what_a_stand_in_had_planned_is_not_played_for_who_is_back(inside: Callable[..., Inside]) -> None:
    async def story() -> None:
        server = inside()
        answers: list[Callable[[Answer], None]] = []
        server.lobby.workers.ask = lambda table, make, hear, place, reacts: answers.append(hear)  # type: ignore[method-assign]
        async with two_people(server) as (one, two):
            assert one.room is not None
            await one.move("keep")
            await two.until("table")
            table = server.lobby.tables.awake[one.room["table"]]
            server.do(within(table, sits_in, table))
            await two.sit(1)
            await two.until("table", again=True)
            keep = table.game.moves.action("keep")
            server.loop.call_soon_threadsafe(answers[0], Answer(keep))
            await asyncio.sleep(0.3)
            assert (await two.move("swap"))["type"] == "ack"
            assert [move.text for move in table.playing.match.moves] == ["keep", "swap"]

    asyncio.run(story())


def test_a_refused_move_leaves_to_a_bot_what_it_plans(inside: Callable[..., Inside]) -> None:
    async def story() -> None:
        server = inside()
        asked: list[str] = []
        server.lobby.workers.ask = lambda table, make, hear, place, reacts: asked.append(table)  # type: ignore[method-assign]
        guest = server.guest()
        table = guest.make("template", ["me", "random"])["table"]
        async with guest.at(table, 0) as player:
            await player.until("table", seat=0)
            assert (await player.move("keep"))["type"] == "ack"
            assert (await player.move("keep"))["type"] == "refused"
        assert asked == [table]

    asyncio.run(story())


def test_what_no_database_keeps_is_not_said(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server) as (one, _):
            await one.send(type="chat", text="a\0b")
            assert (await one.until("refused"))["code"] == "bad-message"

    asyncio.run(story())


def test_who_leaves_before_the_deal_frees_the_seat(server: Inside) -> None:
    host, friend = server.guest(), server.guest()
    table = host.make("template", ["me", "open"])["table"]
    friend.post(f"/api/tables/{table}/seats/1")
    assert friend.ask("DELETE", f"/api/tables/{table}/seats/1").status == 204
    assert host.get(f"/api/tables/{table}")["seats"][1]["kind"] == "open"
    assert friend.ask("DELETE", f"/api/tables/{table}/seats/1").status == 403


def kinds(room: Json) -> list[str]:
    return [seat["kind"] for seat in room["seats"]]


def test_a_seat_is_taken_up_on_another_device_by_its_key(server: Inside) -> None:
    async def story() -> None:
        host = server.guest()
        made = host.make("template", ["me", "random"])
        key = made["seats"][0]["key"]
        phone: Guest = server.guest()
        path = f"/api/tables/{made['table']}/seats/0"
        assert phone.ask("POST", path, {"key": "a" * 24}).status == 403
        assert phone.post(path, {"key": key})["key"] == key
        async with host.at(made["table"], 0) as laptop, phone.at(made["table"], 0) as player:
            await laptop.until("table", seat=0)
            await player.until("table", seat=0)
            assert (await player.move("keep"))["type"] == "ack"
            assert (await laptop.until("table", seat=0))["events"]

    asyncio.run(story())


def test_a_private_table_is_for_who_has_a_key(server: Inside) -> None:
    host, stranger, friend = server.guest(), server.guest(), server.guest()
    made = host.make("template", ["me", "open"], public=False)
    path = f"/api/tables/{made['table']}"
    assert made["table"] not in [each["table"] for each in host.get("/api/tables")]
    assert stranger.ask("GET", path).status == 404
    assert stranger.ask("POST", f"{path}/seats/1", {}).status == 404
    assert stranger.ask("POST", f"{path}/enter", {"key": "x" * 24}).status == 404
    assert kinds(friend.post(f"{path}/enter", {"key": made["key"]})) == ["person", "open"]
    assert friend.post(f"{path}/seats/1")["seat"] == 1


def test_a_table_that_gathers_nobody_leaves_the_lobby_and_its_link_brings_it_back(
    inside: Callable[..., Inside],
) -> None:
    today = [1_000_000.0]
    times = Times(put_away=200, forgotten=60_000)
    server = inside(date=lambda: today[0], times=times, limits=Limits(tables_a_guest=1))
    host = server.guest()

    async def story() -> None:
        table = host.make("template", ["me", "open"])["table"]
        async with server.guest().at(table):
            today[0] += 61
            await asyncio.wrap_future(
                asyncio.run_coroutine_threadsafe(server.lobby.tables.mark_gathering_as_seen(), server.loop)
            )
            assert [each["table"] for each in host.get("/api/tables")] == [table]
        while server.lobby.tables.awake:
            await asyncio.sleep(0.01)
        today[0] += 61
        assert host.get("/api/tables") == []
        other = host.make("template", ["me", "open"], public=False)["table"]
        assert host.get(f"/api/tables/{table}")["phase"] == "gathering"
        assert [each["table"] for each in host.get("/api/tables")] == [table]
        assert other != table

    asyncio.run(asyncio.wait_for(story(), 60))


def test_who_comes_in_the_middle_sees_what_happens_next(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server) as (one, two):
            assert (await one.move("keep"))["type"] == "ack"
            assert one.room is not None
            async with server.guest().at(one.room["table"]) as looker:
                assert (await looker.until("table", seat=None))["events"] == []
                assert (await two.move("keep"))["type"] == "ack"
                assert (await looker.until("table", seat=None))["events"] == [{"code": "keep", "seat": 1}]

    asyncio.run(story())
