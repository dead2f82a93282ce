"""What a move answers is a thing of the match: the same after any restart, and never another one's."""

import asyncio
from collections.abc import Callable
from random import Random

import pytest
from tests.attack.late_retry import meant_for_the_first_visitor, sent_to_the_second
from tests.server.client import Guest
from tests.server.conftest import Inside, Running
from tests.server.serving import box
from tests.server.tables.test_table import two_people
from tests.server.within import within

from hullaboo.core.contract import Game
from hullaboo.core.seats import SPECTATOR, members
from hullaboo.play.match import Match
from hullaboo.server.tables.attempt import Attempt
from hullaboo.server.tables.live_match import LiveMatch
from hullaboo.server.tables.occasions import Occasions

STEPS = 30


@pytest.mark.parametrize("crashes", [False, True])
def test_a_call_for_a_visitor_who_has_left_is_late_also_after_a_crash(
    start: Callable[..., Running], crashes: bool
) -> None:
    first = start()
    guests = [first.guest(), first.guest()]
    table = guests[0].make("castle", ["me", "open"], options={"countdown": "0"})["table"]
    guests[1].post(f"/api/tables/{table}/seats/1")
    call = asyncio.run(meant_for_the_first_visitor(guests, table))
    if crashes:
        first.kill()
        again = start()
        for guest in guests:
            guest.port = again.port
    answer = asyncio.run(sent_to_the_second(guests, table, call))
    assert (answer["type"], answer.get("code")) == ("refused", "late")


@pytest.mark.parametrize("game", sorted(box()))
def test_who_plays_the_log_again_comes_to_the_same_tokens(inside: Callable[..., Inside], game: str) -> None:
    """At every point of a match, the table put away and woken there answers every move as the first one does."""
    server, luck = inside(), Random(game)
    guest = server.guest()
    seats = box()[game].rules.SEATS[0]
    id = guest.make(game, ["me"] * seats, hot_seat=True)["table"]
    asyncio.run(everybody_sits(guest, id, seats))
    table = server.lobby.tables.awake[id]
    past: list[tuple[int, str]] = []
    for _ in range(STEPS):
        play = server.do(woken(server, id, table.game))
        tokens = shown(table.playing)
        assert shown(play) == tokens
        past += tokens
        assert [judged(play, *each) for each in past] == [judged(table.playing, *each) for each in past]
        if table.playing.match.over:
            break
        server.do(within(table, any_move, table.playing, luck))


async def everybody_sits(guest: Guest, table: str, seats: int) -> None:
    async with guest.at(table) as player:
        for seat in range(seats):
            await player.sit(seat)
        await player.until("table")


async def woken(server: Inside, id: str, game: Game) -> LiveMatch:
    """The match as another server would have it, by the log alone."""
    kept = await server.lobby.store.tables.load(id)
    assert kept is not None
    table = server.lobby._table(kept.table, game)
    table.wake(kept)
    return table.playing


def any_move(play: LiveMatch, luck: Random) -> None:
    seat = luck.choice([*members(play.match.actors)])
    play.judge(Attempt(seat, luck.choice(play.match.legal(seat))))


def shown(play: LiveMatch) -> list[tuple[int, str]]:
    """What each seat would answer now."""
    return [(seat, play.occasions.token(seat)) for seat in range(play.match.seats)]


def judged(play: LiveMatch, seat: int, answers: str) -> tuple[bool, bool]:
    return play.occasions.is_late(seat, answers), play.occasions.is_old(seat, answers)


@pytest.mark.parametrize("game", sorted(box()))
def test_a_token_changes_exactly_when_what_it_stands_for_does(game: str) -> None:
    match, luck = Match(box()[game]), Random(game)
    occasions = Occasions(match, "00" * 32)
    viewers = (*range(match.seats), SPECTATOR)
    past = {viewer: [(seen(match, viewer), occasions.token(viewer))] for viewer in viewers}
    for _ in range(4 * STEPS):
        if match.over:
            break
        seat = luck.choice([*members(match.actors)])
        match.play(seat, luck.choice(match.legal(seat)))
        occasions.note()
        for viewer in viewers:
            now = seen(match, viewer), occasions.token(viewer)
            assert (now[0] == past[viewer][-1][0]) == (now[1] == past[viewer][-1][1])
            assert now[1] == past[viewer][-1][1] or now[1] not in [token for _, token in past[viewer]]
            past[viewer].append(now)


def seen(match: Match, viewer: int) -> tuple[object, list[int]]:
    """What a viewer may know of what it answers: the occasion in its view, and its list without waits."""
    listed = [] if viewer == SPECTATOR else [each for each in match.legal(viewer) if each != match.game.rules.WAIT]
    return match.view(viewer).get("occasion"), listed


def test_a_wait_changes_nobody_elses_token_and_nobody_has_anothers(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server, "buzzer", options={"window": "30000"}) as (one, two):
            before = two.occasion
            assert before != one.occasion
            assert (await one.move("wait"))["type"] == "ack"
            await two.ask(type="sit", seat=None)
            await two.ask(type="sit", seat=1)
            await two.until("table", again=True, seat=1)
            assert two.occasion == before

    asyncio.run(story())


@pytest.mark.parametrize("answers", [1, "1", "", "x" * 17, True, ["A" * 16]])
def test_what_is_no_token_answers_nothing(server: Inside, answers: object) -> None:
    async def story() -> None:
        async with two_people(server) as (one, _two):
            await one.send(type="move", seat=0, move="keep", answers=answers)
            assert (await one.until("refused"))["code"] == "bad-message"
            assert (await one.move("keep"))["type"] == "ack"

    asyncio.run(story())


def test_who_was_never_offered_a_move_is_told_that_it_is_not_legal_and_who_was_that_they_are_late(
    server: Inside,
) -> None:
    async def story() -> None:
        async with two_people(server) as (one, two):
            before = one.occasion
            assert (await two.move("keep", answers=two.occasion))["code"] == "not-your-turn"
            assert (await one.move("keep", answers=before))["type"] == "ack"
            assert (await one.move("keep", answers=before))["code"] == "late"

    asyncio.run(story())
