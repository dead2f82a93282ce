"""Giving up while others play on, moves that are taken back, and lines that are lost for a moment."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from tests.server.simulated import simulated

from hullaboo.play.verifying import verify
from hullaboo.server.protocol.from_client import MoveMade, Propose, Resign, Sit
from hullaboo.server.settings import Times
from hullaboo.server.storage.tables import StoredTable
from hullaboo.server.tables.table import Table

from .party import Guest, Party, settled

Story = Callable[[Party], Coroutine[Any, Any, None]]
BRIEF = Times().brief // 1000


def told(*seats: str, **more: Any) -> Callable[[Story], Callable[[], None]]:
    """A story at a table."""

    def of(story: Story) -> Callable[[], None]:
        def test() -> None:
            async def whole() -> None:
                party = Party(*seats, **more)
                await story(party)
                party.end()

            simulated(whole())

        test.__name__ = story.__name__
        return test

    return of


async def looks(guest: Guest) -> None:
    """Somebody looks from their seat."""
    for seat in guest.yours:
        await guest.say(Sit, seat=seat)


async def moves(guest: Guest, which: int = 0) -> str:
    """Somebody plays a legal move."""
    seat = guest.connection.viewer
    return str((await guest.say(MoveMade, seat=seat, move=guest.shown["legal"][which]["move"]))["type"])


def log_of(party: Party) -> str:
    """The log of the match."""
    return party.table.playing.match.log(party.table.record.names, party.table.record.bots)


def texts(party: Party) -> list[str]:
    """What was written."""
    return [row["text"] for row in party.store.rows]


@told("Ada", "Ben", "Cleo")
async def test_who_gives_up_is_played_on_by_a_bot_and_has_lost(party: Party) -> None:
    ada, ben, cleo = await party.dealt()
    assert (await ben.say(Resign, seat=1))["type"] == "ack"
    assert ada.room["phase"] == "playing"
    assert (ada.of("gave_up"), ada.of("stand_in")) == ([False, True, False], [False, True, False])
    assert (ben.yours, ben.shown["seat"], ben.shown["legal"]) == ([], None, [])
    assert cleo.shown["events"] == [{"code": "leaves", "seat": 1}]
    assert (texts(party), party.store.rows[0]["notes"]) == (["leaves"], "bot=random")
    while ada.room["phase"] == "playing":
        for guest in (ada, cleo):
            if guest.shown["legal"]:
                await moves(guest)
        await asyncio.sleep(1)
    assert 1 not in ada.room["outcome"]["winners"]
    assert ben.yours == [1], "at the end it is theirs again, for a rematch"
    verify(log_of(party))


@told("Ada", "Ben", "Cleo")
async def test_a_retry_is_acknowledged_and_a_stranger_learns_nothing_of_it(party: Party) -> None:
    ada, ben, _ = await party.dealt()
    for _ in range(2):
        assert await ben.refused(Resign, seat=1, id="enough") == "ack"
    assert await ada.refused(Resign, seat=1, id="enough") == "not-your-seat"
    assert await ben.refused(Resign, seat=1, id="again") == "not-your-seat"
    assert await ben.refused(Sit, seat=1) == "not-your-seat", "nobody comes back from that"
    assert texts(party) == ["leaves"]


@told("Ada", "Ben", "Cleo")
async def test_when_one_person_is_left_the_match_is_over(party: Party) -> None:
    ada, ben, cleo = await party.dealt()
    await ben.say(Resign, seat=1)
    await ada.say(Resign, seat=0)
    assert cleo.room["outcome"]["winners"] == [2]
    assert texts(party) == ["leaves", "resigns"]


@told("Ada", "bot mo", "bot mo")
async def test_nobody_plays_on_among_bots_alone(party: Party) -> None:
    (ada,) = await party.dealt()
    await ada.say(Resign, seat=0)
    assert ada.room["outcome"]["winners"] == [1, 2]


@told("Ada", "Ben", "Cleo")
async def test_who_has_given_up_is_not_asked_any_more(party: Party) -> None:
    ada, ben, cleo = await party.dealt()
    await ada.say(Propose, seat=0, what="stop")
    await cleo.say(Propose, seat=2, what="stop")
    assert ada.room["phase"] == "playing"
    await ben.say(Resign, seat=1)
    assert ada.room["outcome"]["reason"] == "stops"


@told("Ada", "Ben", "Cleo")
async def test_a_record_that_was_kept_before_its_line_of_the_log_is_mended(party: Party) -> None:
    _, ben, _ = await party.dealt()
    await ben.say(Resign, seat=1)
    for rows, holders in ((party.store.rows, []), ([], ["Ben"])):
        record = party.table.record
        woken = Table(party.table.around, record, party.table.game)
        woken.wake(StoredTable(record, [Row(**row) for row in rows], []))
        assert record.seats[1].guests == holders
    assert record.seats[1].stand_in is None


class Row:
    """A line of the log as it comes from the database."""

    def __init__(self, **columns: Any) -> None:
        vars(self).update(columns)


# Taking back


@told("Ada", "Ben", game="graveyard")
async def test_people_take_back_by_consent(party: Party) -> None:
    ada, ben = await party.dealt()
    before = ada.shown["view"]
    await moves(ada)
    assert await ben.refused(Propose, seat=1, what="take-back", absent=0) == "not-now", "the first word is Ada's"
    await ada.say(Propose, seat=0, what="take-back", absent=0)
    assert ben.room["proposals"] == [{"what": "take-back", "seats": [0], "absent": 0}]
    assert texts(party)[-1] != "takes-back 1"
    await ben.say(Propose, seat=1, what="take-back", absent=0)
    assert "proposals" not in ben.room
    assert texts(party)[-1] == "takes-back 1"
    assert ada.shown["view"] == before
    assert ben.shown["events"] == [{"code": "takes-back", "seat": 0, "moves": 1}]
    assert await moves(ada, 1) == "ack"
    assert party.table.playing.match.standing[0].text == texts(party)[-1]


@told("Ada", "Ben", game="graveyard")
async def test_a_move_voids_what_was_to_be_taken_back(party: Party) -> None:
    ada, ben = await party.dealt()
    await moves(ada)
    while not ben.shown["legal"]:
        await moves(ada)
    await ada.say(Propose, seat=0, what="take-back", absent=0)
    await moves(ben)
    assert "proposals" not in ada.room
    assert await ben.refused(Propose, seat=1, what="take-back", absent=0) == "not-now"


@told("Ada", "bot mo", game="graveyard")
async def test_against_a_bot_nothing_goes_back_that_has_shown_something(party: Party) -> None:
    (ada,) = await party.dealt()
    assert await ada.refused(Propose, seat=0, what="take-back", absent=0) == "nothing-to-undo"
    await moves(ada)
    assert await ada.refused(Propose, seat=0, what="take-back", absent=0) == "something-was-learnt"


@told("Ada", "bot mo", game="macgregor", pace=100)
async def test_against_a_bot_what_has_shown_nothing_goes_back_at_once(party: Party) -> None:
    (ada,) = await party.dealt()
    await asyncio.sleep(30)
    await settled()
    assert ada.shown["legal"], "the ghost is Ada"
    view = ada.shown["view"]
    await moves(ada)
    assert await ada.refused(Propose, seat=0, what="take-back", absent=0) == "ack"
    assert ada.shown["view"] == view
    bots = party.table.playing.bots
    asked = bots.question(bots.plans, 1)
    assert asked is not None
    assert asked.table == "party'", "another bot, which never heard of it"
    assert 0 not in [event.get("seat") for event in asked.events]
    while ada.shown["legal"]:
        assert await moves(ada) == "ack"
    verify(log_of(party), unfinished=True)


@told("Ada", "Ben", game="spooky")
async def test_a_game_with_time_takes_nothing_back(party: Party) -> None:
    ada, _ = await party.dealt()
    await moves(ada)
    assert await ada.refused(Propose, seat=0, what="take-back", absent=0) in ("not-legal", "nothing-to-undo")
    assert "takes-back 1" not in texts(party)


# Who is gone


@told("Ada", "Ben")
async def test_who_lost_the_line_for_a_moment_is_not_said_to_be_gone(party: Party) -> None:
    ada, ben = await party.dealt()
    await ben.goes()
    await asyncio.sleep(BRIEF - 1)
    await settled()
    assert ada.of("present") == [True, True]
    await ben.comes_back()
    await asyncio.sleep(BRIEF - 1)
    await settled()
    assert ada.of("present") == [True, True]
    await ben.goes()
    await asyncio.sleep(BRIEF)
    await settled()
    assert (ada.of("present"), ada.of("abandoned")) == ([True, False], [False, False])
    await asyncio.sleep(ada.room["patience"] // 1000 - 1)
    await settled()
    assert ada.of("abandoned") == [False, False]
    await asyncio.sleep(1)
    await settled()
    assert ada.of("abandoned") == [False, True], "now a bot may sit in, and everybody is told"
    assert await ada.refused(Propose, seat=0, what="stand-in", absent=1) == "ack"


@told("Ada", "Ben")
async def test_who_has_not_come_yet_is_not_said_to_be_here(party: Party) -> None:
    ada = party.guest("Ada")
    await settled()
    assert ada.of("present") == [True, False]
