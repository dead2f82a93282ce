"""Before the deal: people agree, the host starts, and does what a host does with the seats."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from tests.server.client import commitment_of
from tests.server.simulated import simulated

from hullaboo.server.protocol.from_client import Agree, ChatSaid, FromClient, Here, SeatInOrder, SetSeat, Sit, Start
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.settings import Times
from hullaboo.server.tables.commands import LeaveSeat, TakeSeat

from .party import Guest, Party, settled

Story = Callable[[Party], Coroutine[Any, Any, None]]


def told(*seats: str, **more: Any) -> Callable[[Story], Callable[[], None]]:
    """A story at a table that gathers."""

    def of(story: Story) -> Callable[[], None]:
        def test() -> None:
            async def whole() -> None:
                party = Party(*seats, **{"gathers": True, **more})
                await story(party)
                party.end()

            simulated(whole())

        test.__name__ = story.__name__
        return test

    return of


@told("Ada", "Ben")
async def test_the_cards_are_dealt_when_all_have_agreed_and_the_host_starts(party: Party) -> None:
    ada, ben = await party.people()
    assert (ada.room["waits"], ada.room["host"], ben.room.get("host")) == (True, True, None)
    assert ben.of("host") == [True, False]
    assert await ada.refused(Start) == "not-all-ready"
    assert await ben.refused(Agree, seat=0) == "not-your-seat"
    await ben.say(Agree, seat=1)
    assert ada.of("agreed") == [False, True]
    assert await ben.refused(Start) == "not-the-host"
    await ben.say(Agree, seat=1, agree=False)
    assert await ada.refused(Start) == "not-all-ready"
    await ben.say(Agree, seat=1)
    assert (await ada.say(Start))["type"] == "ack"
    assert "waits" not in ben.room
    await deal(ada, ben)
    assert ben.room["phase"] == "playing"
    assert not any(ben.of("agreed") + ben.of("host"))


async def deal(*guests: Guest) -> None:
    """Everybody binds and shows their salts."""
    for guest in guests:
        await guest.sits_down()
    for guest in guests:
        await guest.shows_salts()


@told("Ada", "Ben")
async def test_nothing_is_dealt_before_the_host_starts(party: Party) -> None:
    ada, ben = await party.people()
    await ben.say(Agree, seat=1)
    await deal(ada, ben)
    assert ben.room["phase"] == "gathering"
    assert party.table.live is None


@told("Ada", "Ben")
async def test_who_is_not_here_is_not_dealt_in(party: Party) -> None:
    ada, ben = await party.people()
    await ben.say(Agree, seat=1)
    await ben.goes()
    assert await ada.refused(Start) == "not-all-ready"


@told("Ada", "Ben")
async def test_who_is_gone_when_the_cards_are_dealt_keeps_the_seat_and_agrees_anew(party: Party) -> None:
    ada, ben = await party.people()
    await ben.say(Agree, seat=1)
    await ada.say(Start)
    await ada.sits_down()
    await ben.goes()
    await asyncio.sleep(61)
    await settled()
    assert ada.room["waits"]
    assert (ada.of("kind"), ada.of("agreed")) == (["person", "person"], [False, False])


@told("Ada", "open", "open")
async def test_the_host_seats_bots_changes_them_and_takes_them_out(party: Party) -> None:
    (ada,) = await party.people()
    await ada.say(SetSeat, seat=1, to="bot", bot="1")
    await ada.say(SetSeat, seat=2, to="bot")
    assert ada.of("bot") == [False, "mo", "random"]
    await ada.say(SetSeat, seat=1, to="bot", bot="random")
    assert ada.of("bot") == [False, "random", "random"]
    assert await ada.refused(SetSeat, seat=1, to="bot", bot="nobody") == "unknown-name"
    assert await ada.refused(SetSeat, seat=1, to="open", bot="mo") == "not-a-bot"
    await ada.say(SetSeat, seat=2, to="open")
    assert ada.of("kind") == ["person", "bot", "open"]
    await ada.say(SetSeat, seat=2, to="none")
    assert ada.of("kind") == ["person", "bot"]
    await ada.say(Start)
    await deal(ada)
    assert ada.room["phase"] == "playing"
    assert ada.shown["seat"] == 0


@told("Ada", "bot mo", "open")
async def test_a_bot_that_comes_later_has_a_number_of_its_own(party: Party) -> None:
    (ada,) = await party.people()
    await ada.say(SetSeat, seat=2, to="bot", bot="mo")
    assert ada.of("name")[1:] == ["bot mo", "bot mo 2"]
    await ada.say(SetSeat, seat=1, to="bot", bot="mo")
    assert ada.of("name")[1:] == ["bot mo", "bot mo 2"]


@told("Ada", "Mo", "open")
async def test_a_bot_keeps_its_name_beside_somebody_called_alike(party: Party) -> None:
    ada, mo = await party.people()
    await ada.say(SetSeat, seat=2, to="bot", bot="mo")
    assert mo.of("name") == ["Ada", "Mo (2)", "bot mo"]


@told("Ada", "open")
async def test_seats_are_added_and_taken_away_as_far_as_the_game_allows(party: Party) -> None:
    (ada,) = await party.people()
    most = party.table.game.rules.SEATS[-1]
    assert await ada.refused(SetSeat, seat=1, to="none") == "bad-seats"
    for seat in range(2, most):
        assert await ada.refused(SetSeat, seat=seat, to="open") == "ack"
    assert await ada.refused(SetSeat, seat=most, to="open") == "bad-seats"
    assert await ada.refused(SetSeat, seat=most + 1, to="open") in ("no-such-seat", "bad-message")
    assert len(ada.room["seats"]) == most


@told("Ada", "open")
async def test_a_retry_of_what_the_host_did_does_nothing(party: Party) -> None:
    (ada,) = await party.people()
    for _ in range(2):
        assert await ada.refused(SetSeat, id="once", seat=2, to="open") == "ack"
    assert len(ada.room["seats"]) == 3


@told("Ada", "Ben", "bot 1")
async def test_the_host_chooses_who_sits_where(party: Party) -> None:
    ada, ben = await party.people()
    await ben.say(Agree, seat=1)
    assert await ada.refused(SeatInOrder, order=[0, 0, 1]) == "not-an-order"
    await ada.say(SeatInOrder, order=[2, 1, 0])
    assert ada.of("name") == ["bot 1", "Ben", "Ada"]
    assert (ada.yours, ben.yours) == ([2], [1])
    assert ben.of("agreed") == [False, True, False], "Ben still agrees"
    await ada.say(Start)
    await deal(ada, ben)
    assert (ada.shown["seat"], ben.shown["seat"]) == (2, 1)


@told("Ada", "Ben")
async def test_who_looks_from_a_seat_looks_from_it_where_it_is_now(party: Party) -> None:
    ada, ben = await party.people()
    await ben.say(Sit, seat=1)
    await ada.say(SeatInOrder, order=[1, 0])
    assert ben.connection.viewer == 0


@told("Ada", "Ben", "Cleo")
async def test_the_host_asks_somebody_to_leave_who_takes_no_seat_again(party: Party) -> None:
    ada, ben, _ = await party.people()
    assert await ben.refused(SetSeat, seat=2, to="open") == "not-the-host"
    assert await ada.refused(SetSeat, seat=0, to="open") == "not-now", "the host leaves otherwise"
    await ada.say(SetSeat, seat=1, to="open")
    assert (ben.yours, ada.of("kind")) == ([], ["person", "open", "person"])
    with pytest.raises(Refusal, match="asked-to-leave"):
        await party.ask(TakeSeat("Ben", "Ben", 1, None))
    assert await party.ask(TakeSeat("Eve", "Eve", 1, None))


@told("Ada", "Ben", "Cleo")
async def test_a_host_who_leaves_is_followed_by_the_next_person(party: Party) -> None:
    _, ben, cleo = await party.people()
    await party.ask(LeaveSeat("Ada", 0))
    assert (ben.room.get("host"), cleo.room.get("host")) == (True, None)
    assert ben.of("kind") == ["open", "person", "person"]
    await party.ask(LeaveSeat("Ben", 1))
    assert cleo.room["host"]


@told("Ada", "Ben")
async def test_a_host_who_stays_away_is_followed_by_who_is_here(party: Party) -> None:
    ada, ben = await party.people()
    await ada.goes()
    await asyncio.sleep(15)
    await ada.comes_back()
    await ada.goes()
    await asyncio.sleep(15)
    assert not ben.room.get("host"), "a line that was lost for a moment is no leave"
    await asyncio.sleep(6)
    await settled()
    assert ben.room["host"]
    await ada.comes_back()
    assert not ada.room.get("host")


@told("Ada", "open")
async def test_who_comes_to_a_table_that_nobody_hosts_hosts_it(party: Party) -> None:
    await party.people()
    await party.ask(LeaveSeat("Ada", 0))
    eve = party.guest("Eve")
    await party.ask(TakeSeat("Eve", "Eve", 1, None))
    assert eve.room["host"]


@told("Ada", "Ben", gathers=False)
async def test_where_nobody_starts_the_host_may_seat_a_bot_all_the_same(party: Party) -> None:
    ada, _ = await party.people()
    assert "waits" not in ada.room
    assert await ada.refused(Start) == "not-now"
    await ada.sits_down()
    await ada.say(SetSeat, seat=1, to="bot", bot="1")
    await ada.shows_salts()
    assert ada.room["phase"] == "playing"


@told("Ada", "Ben")
async def test_whoever_changes_seats_after_the_start_has_salts_bound_anew(party: Party) -> None:
    ada, ben = await party.people()
    await ben.say(Agree, seat=1)
    await ada.say(Start)
    for guest in (ada, ben):
        await guest.sits_down()
    await ada.shows_salts()
    await ada.say(SeatInOrder, order=[1, 0])
    assert (ada.room["waits"], ada.room["round"], ada.of("ready")) == (True, 1, [False, False])
    assert all(seat.salt == "" for seat in party.table.record.seats)


@told("Ada", "Ben")
async def test_after_the_deal_nobody_hosts(party: Party) -> None:
    ada, ben = await party.people()
    await ben.say(Agree, seat=1)
    await ada.say(Start)
    await deal(ada, ben)
    late: list[tuple[Callable[..., FromClient], dict[str, Any]]] = [
        (Start, {}), (SetSeat, {"seat": 1, "to": "open"}), (SeatInOrder, {"order": [1, 0]}), (Agree, {"seat": 0}),
    ]  # fmt: skip
    for kind, fields in late:
        assert await ada.refused(kind, **fields) == "not-now"


@told("Ada", "Ben")
async def test_somebody_who_takes_their_seat_once_more_is_called_anew(party: Party) -> None:
    ada, _ = await party.people()
    await party.ask(TakeSeat("Ben", "Benedict", 1, None))
    assert ada.of("name") == ["Ada", "Benedict"]


@told("Ada", "Ben")
async def test_before_the_deal_people_talk_from_their_seats(party: Party) -> None:
    ada, ben = await party.people()
    await ben.say(ChatSaid, text="Shall we?")
    assert [(each["name"], each["seat"]) for each in ada.heard if each["type"] == "chat"] == [("Ben", 1)]
    assert commitment_of(0) not in str(ada.heard)


@told("Ada", "Ben", game="spooky")
async def test_the_clock_of_the_first_look_waits_until_the_table_is_on_everybodys_screen(party: Party) -> None:
    ada, ben = await started(party)
    assert (ada.room["awaited"], "deadline" in ada.shown) == ([0, 1], False)
    assert await ada.refused(Here, seat=1) == "not-your-seat"
    await ada.say(Here, seat=0)
    assert (ben.room["awaited"], "deadline" in ada.shown) == ([1], False)
    await ben.say(Here, seat=1)
    assert "awaited" not in ada.room
    assert ada.shown["deadline"] > 0


@told("Ada", "Ben", game="spooky")
async def test_who_does_not_come_is_waited_for_only_so_long(party: Party) -> None:
    ada, _ = await started(party)
    await ada.say(Here, seat=0)
    await asyncio.sleep(Times().screens // 1000 + 1)
    await settled()
    assert ada.shown["deadline"] > 0


@told("Ada", "Ben", game="spooky")
async def test_who_goes_is_not_waited_for(party: Party) -> None:
    ada, ben = await started(party)
    await ada.say(Here, seat=0)
    await ben.goes()
    assert "deadline" in ada.shown


@told("Ada", "Ben", game="spooky", gathers=False)
async def test_where_nobody_starts_nobody_is_waited_for(party: Party) -> None:
    ada, _ = await party.dealt()
    assert "deadline" in ada.shown


async def started(party: Party) -> list[Guest]:
    """Everybody agrees, the host starts, and the cards are dealt."""
    ada, ben = await party.people()
    await ben.say(Agree, seat=1)
    await ada.say(Start)
    await deal(ada, ben)
    return [ada, ben]
