"""Who holds a seat: keys turn over at the deal, nobody takes one up in secret, its holder can shut others out."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from tests.attack.makers_key import Found, makers_key
from tests.server.client import Guest, Json, Player
from tests.server.conftest import Inside
from tests.server.tables.test_table import agree_on_a_rematch

from hullaboo.server.storage.records import MOST_DEVICES, SeatRecord


class Invitation:
    """A table with a seat for a friend: its maker has the key, and the friend by them."""

    def __init__(self, server: Inside) -> None:
        self.server = server
        self.maker, self.friend = server.guest(), server.guest()
        made = self.maker.make("template", ["me", "invited"], public=False)
        self.table, self.door, self.key = made["table"], made["key"], made["seats"][1]["key"]
        self.takes_up(self.friend, self.key)

    def ask(self, guest: Guest, key: str | None) -> Any:
        return guest.ask("POST", f"/api/tables/{self.table}/seats/1", {"key": key})

    def takes_up(self, guest: Guest, key: str | None) -> str:
        """A guest takes up the friend's seat; its key."""
        reply = self.ask(guest, key)
        assert reply.status == 200, reply.text
        return str(reply.json["key"])

    def shuts_out(self, guest: Guest) -> str:
        """A guest keeps the friend's seat for themselves; its new key."""
        reply = guest.ask("DELETE", f"/api/tables/{self.table}/seats/1/others")
        assert reply.status == 200, reply.text
        return str(reply.json["key"])

    def seat(self, guest: Guest) -> Json:
        """The friend's seat as a guest is shown it."""
        shown: Json = guest.get(f"/api/tables/{self.table}")["seats"][1]
        return shown

    @asynccontextmanager
    async def dealt(self) -> AsyncIterator[tuple[Player, Player]]:
        """Both sit down, and the cards are dealt."""
        async with self.maker.at(self.table, 0) as one, self.friend.at(self.table, 1) as two:
            await one.until("table", seat=0)
            await two.until("table", seat=1)
            yield one, two


@pytest.fixture
def invitation(server: Inside) -> Invitation:
    return Invitation(server)


def test_the_makers_key_opens_nothing_after_the_deal(server: Inside) -> None:
    assert asyncio.run(makers_key(server.port, tables=3)) == Found(tables=3)


def test_before_the_deal_a_key_opens_its_seat_for_as_many_browsers_as_come(invitation: Invitation) -> None:
    """A messenger looks at a link in a browser of its own, before its user does."""
    again = invitation.server.guest()
    assert invitation.takes_up(again, invitation.key) == invitation.key

    async def story() -> None:
        async with invitation.dealt(), again.at(invitation.table, 1) as player:
            assert (await player.until("table", seat=1))["seat"] == 1

    asyncio.run(story())


def test_who_was_away_at_the_deal_finds_their_seat_by_their_cookie_and_a_new_key(invitation: Invitation) -> None:
    async def story() -> None:
        async with invitation.dealt():
            pass
        assert invitation.ask(invitation.server.guest(), invitation.key).json["code"] == "no-such-table"
        key = invitation.takes_up(invitation.friend, invitation.key)
        assert key != invitation.key
        assert invitation.takes_up(invitation.friend, key) == key
        async with invitation.friend.at(invitation.table, 1) as two:
            assert (await two.until("table", seat=1))["seat"] == 1
        assert invitation.takes_up(invitation.server.guest(), key) == key

    asyncio.run(story())


def test_keys_turn_over_at_a_rematch(invitation: Invitation) -> None:
    async def story() -> None:
        async with invitation.dealt() as (one, two):
            key = invitation.takes_up(invitation.friend, None)
            room = await agree_on_a_rematch(one, two)
        path = f"/api/tables/{room['next']}/seats/0"
        assert invitation.server.guest().ask("POST", path, {"key": key}).status == 404
        assert invitation.friend.ask("POST", path, {"key": None}).status == 200

    asyncio.run(story())


def test_at_a_rematch_who_left_no_longer_has_a_key_to_who_sits_there(server: Inside) -> None:
    async def story() -> None:
        invitation = Invitation(server)
        async with invitation.dealt() as (one, two):
            key = invitation.takes_up(invitation.friend, None)
            await one.ask(type="resign", seat=0)
            await two.until("room", phase="over")
            assert invitation.friend.ask("DELETE", f"/api/tables/{invitation.table}/seats/1").status == 204
            await one.ask(type="propose", seat=0, what="rematch")
            while "next" not in (one.room or {}):
                await one.next()
            assert one.room is not None
            path = f"/api/tables/{one.room['next']}/seats/0"
        newcomer = server.guest()
        newcomer.post(f"/api/tables/{one.room['next']}/enter", {"key": invitation.door})
        newcomer.post(path)
        assert invitation.friend.ask("POST", path, {"key": key}).json["code"] == "not-your-seat"

    asyncio.run(story())


def test_who_takes_up_a_seat_is_announced_to_those_who_hold_it_and_to_nobody_else(invitation: Invitation) -> None:
    async def story() -> None:
        async with invitation.dealt() as (one, two):
            phone = invitation.server.guest()
            invitation.takes_up(phone, invitation.takes_up(invitation.friend, None))
            while (two.room or {})["seats"][1].get("holders") != 2:
                await two.next()
            await one.ask(type="signal", seat=0)
            await one.until("room", signals=1)
            shown = [invitation.seat(guest).get("holders") for guest in (invitation.friend, phone, invitation.maker)]
            assert shown == [2, 2, None]
            assert not any("holders" in text for text in one.raw)

    asyncio.run(story())


def test_who_holds_a_seat_shuts_out_who_has_taken_it_up(invitation: Invitation) -> None:
    async def story() -> None:
        phone = invitation.server.guest()
        async with invitation.dealt() as (one, two):
            key = invitation.takes_up(invitation.friend, None)
            invitation.takes_up(phone, key)
            async with phone.at(invitation.table, 1) as other:
                await other.until("table", seat=1)
                assert invitation.shuts_out(invitation.friend) != key
                assert (await other.until("table"))["seat"] is None
                await other.until("room")
                assert "yours" not in (other.room or {})["seats"][1]
                assert (await other.ask(type="sit", seat=1))["code"] == "not-your-seat"
                assert (await other.ask(type="resign", seat=1))["code"] == "not-your-seat"
            assert invitation.ask(phone, key).json["code"] == "not-your-seat"
            assert phone.ask("DELETE", f"/api/tables/{invitation.table}/seats/1/others").status == 403
            assert (await one.move("keep"))["type"] == "ack"
            while not two.legal:
                await two.until("table")
            assert (await two.move("keep"))["type"] == "ack"

    asyncio.run(story())


def test_who_came_after_the_deal_shuts_out_nobody_who_was_there(invitation: Invitation) -> None:
    async def story() -> None:
        thief, another = invitation.server.guest(), invitation.server.guest()
        async with invitation.dealt():
            key = invitation.takes_up(invitation.friend, None)
            for guest in (another, thief):
                invitation.takes_up(guest, key)
            invitation.shuts_out(thief)
            yours = [invitation.seat(guest).get("yours") for guest in (invitation.friend, thief)]
            assert yours == [True, True]
            assert another.ask("GET", f"/api/tables/{invitation.table}").json["seats"][1].get("yours") is None
            invitation.shuts_out(invitation.friend)
            assert invitation.seat(thief).get("yours") is None

    asyncio.run(story())


def test_before_the_deal_the_friend_shuts_out_the_maker_who_sat_there_first(server: Inside) -> None:
    invitation = Invitation(server)
    puppet = server.guest()
    invitation.takes_up(puppet, invitation.key)
    assert invitation.seat(invitation.friend)["holders"] == 2
    invitation.shuts_out(invitation.friend)
    assert invitation.ask(puppet, invitation.key).json["code"] == "not-your-seat"
    assert invitation.seat(invitation.friend).get("holders") is None


def test_who_has_a_seat_takes_up_no_other_by_its_key(server: Inside) -> None:
    invitation = Invitation(server)
    assert invitation.ask(invitation.maker, invitation.key).json["code"] == "one-seat-each"


def test_who_stands_up_before_the_deal_has_no_key_to_who_comes_next(server: Inside) -> None:
    host, friend, next_one = server.guest(), server.guest(), server.guest()
    path = f"/api/tables/{host.make('template', ['me', 'open'])['table']}/seats/1"
    key = friend.post(path)["key"]
    assert friend.ask("DELETE", path).status == 204
    next_one.post(path)
    assert friend.ask("POST", path, {"key": key}).status == 403


def test_of_too_many_browsers_the_oldest_is_forgotten_but_none_of_the_deal() -> None:
    seat = SeatRecord("person", guests=["laptop", "phone"])
    seat.deal()
    for number in range(MOST_DEVICES):
        seat.admit(f"thief {number}")
    assert seat.guests == ["laptop", "phone", *(f"thief {number}" for number in range(2, MOST_DEVICES))]
    full = SeatRecord("person", guests=[f"own {number}" for number in range(MOST_DEVICES)])
    full.deal()
    full.admit("new")
    assert full.guests == [*(f"own {number}" for number in range(MOST_DEVICES - 1)), "new"]


def test_a_seat_that_was_dealt_comes_back_with_its_holders(inside: Callable[..., Inside]) -> None:
    async def story() -> Invitation:
        invitation = Invitation(inside())
        async with invitation.dealt():
            pass
        return invitation

    invitation = asyncio.run(story())
    kept = invitation.server.do(invitation.server.lobby.store.tables.load(invitation.table))
    assert kept is not None
    assert [(seat.key, seat.dealt_to == seat.guests != []) for seat in kept.table.seats] == [("", True), ("", True)]
