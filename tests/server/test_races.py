"""Races: fair in simulation, and as written at a real table."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from hullaboo.core.seats import CLOCK
from hullaboo.play.match import Move
from hullaboo.server.playing import Try
from hullaboo.server.races import (
    CONTEST,
    FIRST_PINGS,
    MOST_CORRECTED,
    PINGS,
    PINGS_KEPT,
    Contest,
    Line,
    Quota,
    holds_back,
    made_at,
)

from .client import Player
from .conftest import Inside
from .test_room import two_people

CONTESTED = 200
"""Calls made within so many milliseconds of each other are contested."""


class Simulated:
    """A player with a line: so many milliseconds each way, and some more by chance."""

    def __init__(self, seat: int, delay: int, luck: Random, corrected: bool) -> None:
        self.seat, self.delay, self.luck, self.corrected = seat, delay, luck, corrected
        self.line, self.quota = Line(), Quota()

    def trip(self) -> int:
        """One way, this time."""
        return self.delay + int(self.luck.expovariate(1 / 3))

    def ping(self, now: int) -> None:
        nonce = self.line.ping(now)
        self.line.pong(nonce, now + self.trip() + self.trip())

    def call(self, now: int, wait: int, shown: int, reaction: int) -> tuple[int, int]:
        """When the call for a visitor shown at `now` comes in, and when we think it was made."""
        came = now + wait + self.trip() + reaction + self.trip()
        credit = self.quota.spend(self.line.delay, came) if self.corrected else 0
        return came, made_at(came, credit, shown)


def winner_of_a_round(players: list[Simulated], now: int, reactions: list[int]) -> int:
    """Who gets the floor, by the server's own rules."""
    for player in players:
        player.ping(now)
    longest = max(player.line.delay for player in players)
    calls = []
    for player, reaction in zip(players, reactions, strict=True):
        wait = holds_back(player.line.delay, longest)
        calls.append((*player.call(now, wait, now + longest, reaction), player.seat))
    first = min(calls)[0]
    contest: Contest[None] = Contest()
    for came, made, seat in calls:
        if came <= first + CONTEST:
            contest.enter(seat, came, made, None)
    return contest.close()[0].seat


def share_of_the_slow_line(rounds: int, corrected: bool = True) -> float:
    luck = Random(5)
    players = [Simulated(0, 20, luck, corrected), Simulated(1, 250, luck, corrected)]
    wins = 0
    for number in range(rounds):
        first = int(luck.lognormvariate(8.0, 0.35))
        reactions = [first, first + luck.randint(-CONTESTED, CONTESTED)]
        wins += winner_of_a_round(players, (number + 1) * 20_000, reactions)
    return wins / rounds


def test_equal_players_on_unequal_lines_share_contested_calls() -> None:
    assert abs(share_of_the_slow_line(10_000) - 0.5) <= 0.03


def test_without_correction_they_would_not() -> None:
    assert share_of_the_slow_line(2_000, corrected=False) < 0.4


def test_a_client_cannot_claim_more_than_the_bound_or_the_quota() -> None:
    line, quota = Line(), Quota()
    for at in range(10):
        line.pong(line.ping(at * 1000), at * 1000 + 5000)
    assert line.delay == MOST_CORRECTED
    granted = [quota.spend(line.delay, 10_000 + at) for at in range(8)]
    assert sum(granted) <= 1001
    assert granted[-1] == 0


def test_equals_go_clockwise_from_who_moved_last(inside: Callable[..., Inside]) -> None:
    async def story() -> None:
        server = inside()
        async with two_people(server) as (one, two):
            assert one.room is not None
            await one.move("keep")
            await two.until("table")
            await two.move("keep")
            play = server.lobby.tables[one.room["table"]].playing
            for seat in (0, 1):
                play._contest.enter(seat, 0, 0, Try(seat, 0))
            assert [entry.seat for entry in play._contest.close()] == [1, 0]

    asyncio.run(story())


def test_a_pong_nobody_waited_for_measures_nothing() -> None:
    line = Line()
    line.pong(7, 3)
    nonce = line.ping(0)
    line.pong(nonce + 1, 1)
    assert line.delay == 0
    line.pong(nonce, 100)
    line.pong(nonce, 0)
    assert line.delay == 50


def test_a_new_line_is_pinged_quickly_until_it_is_measured() -> None:
    line, waits = Line(), []
    for at in range(PINGS_KEPT + 2):
        line.ping(at)
        waits.append(line.next_ping)
    assert waits == [FIRST_PINGS] * (PINGS_KEPT - 1) + [PINGS] * 3


def test_one_late_pong_does_not_lengthen_a_line() -> None:
    line = Line()
    for at, trip in enumerate([40, 40, 900, 40]):
        line.pong(line.ping(at * 1000), at * 1000 + trip)
    assert line.delay == 20


def test_nobody_answers_before_the_table_is_on_their_screen() -> None:
    assert made_at(came=1000, credit=250, shown=900) == 900
    assert made_at(came=1000, credit=50, shown=900) == 950
    assert made_at(came=1000, credit=50, shown=2000) == 1000


def test_equals_go_clockwise_from_the_last_mover_and_clock_is_last() -> None:
    contest: Contest[str] = Contest(last=2)
    assert contest.enter(CLOCK, 5, 5, "clock")
    for seat in (0, 1, 2, 3):
        assert not contest.enter(seat, 5, 5, str(seat))
    assert [entry.seat for entry in contest.close()] == [2, 3, 0, 1, CLOCK]


@pytest.mark.parametrize(("delay", "wait"), [(10, 90), (100, 0), (40, 60)])
def test_a_message_waits_for_the_longest_line(delay: int, wait: int) -> None:
    assert holds_back(delay, 100) == wait


@pytest.fixture
def equal_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine pings within one process measure the machine."""
    monkeypatch.setattr(Line, "pong", lambda _line, _nonce, _now: None)


LONG = {"window": "30000"}


@pytest.mark.usefixtures("equal_lines")
def test_at_a_table_the_first_to_have_buzzed_wins_and_the_other_is_late(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server, "buzzer", options=LONG) as (one, two):
            assert one.table is not None
            occasions = one.occasion, two.occasion
            assert "wait" not in one.legal
            assert one.table["deadline"] > 20_000
            first = await one.send(type="move", seat=0, move="buzz", answers=occasions[0])
            await one.ask(type="ping")
            second = await two.send(type="move", seat=1, move="buzz", answers=occasions[1])
            assert (await one.answer_to(first))["type"] == "ack"
            assert (await two.answer_to(second))["code"] == "late"
            race = (two.table or {})["race"]
            assert race["seat"] == 0
            assert race["made"] <= race["came"]

    asyncio.run(story())


def test_a_new_round_sets_the_alarm_anew(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server, "buzzer", options=LONG) as (one, _two):
            assert one.room is not None
            play = server.lobby.tables[one.room["table"]].playing
            first = play._awaited
            assert (await one.move("buzz"))["type"] == "ack"
            assert first is not None
            assert play._awaited is not None
            assert play._awaited.time > first.time

    asyncio.run(story())


def test_a_retry_inside_a_contest_is_answered_once_and_played_once(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server, "buzzer", options=LONG) as (one, _two):
            for _ in range(3):
                await one.send(type="move", id="again", seat=0, move="buzz")
            await one.answer_to("again")
            assert (await one.move("buzz", id="again"))["type"] == "ack"
            assert (one.table or {})["view"]["occasion"] == 1

    asyncio.run(story())


def test_time_runs_out_by_itself_and_stands_in_the_log(server: Inside) -> None:
    async def story() -> str:
        async with two_people(server, "buzzer", options={"turns": "2", "window": "100"}) as (one, _two):
            room = await one.until("room", phase="over")
            codes = [event["code"] for each in one.heard if each["type"] == "table" for event in each["events"]]
            assert codes == ["time", "time"]
        return str(room["table"])

    table = asyncio.run(story())
    log = server.guest().ask("GET", f"/api/tables/{table}/log").text
    assert log.count(". clock time {") == 2
    assert " came=" in log
    assert " made=" in log


def test_a_wait_shows_nowhere(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server, "buzzer", options=LONG) as (one, two):
            before = len(two.heard)
            assert (await one.move("wait"))["type"] == "ack"
            assert (await two.ask(type="chat", text="hello"))["type"] == "ack"
            assert [each["type"] for each in two.heard[before:]] == ["chat", "ack"]

    asyncio.run(story())


def test_what_need_not_hurry_does_not_wait(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server, "buzzer", options=LONG) as (one, two):
            assert (await two.move("buzz"))["type"] == "ack"
            assert (await one.move("wait"))["type"] == "ack"
            assert [bool(move.notes) for move in moves_at(server, one)] == [True, False]

    asyncio.run(story())


@pytest.mark.usefixtures("equal_lines")
def test_what_need_not_hurry_does_not_overtake_what_gathers_either(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server, "buzzer", options=LONG) as (one, two):
            first = await one.send(type="move", seat=0, move="buzz")
            await one.ask(type="ping")
            assert (await two.move("wait"))["type"] == "ack"
            await one.answer_to(first)
            assert [move.text for move in moves_at(server, one)] == ["buzz", "wait"]

    asyncio.run(story())


def test_what_a_contest_has_decided_is_kept_together_and_all_of_it_told(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    append, kept = server.lobby.store.append, []

    async def noted(*rows: dict[str, Any], **more: Any) -> None:
        kept.append([row["text"] for row in rows])
        await append(*rows, **more)

    monkeypatch.setattr(server.lobby.store, "append", noted)

    async def story() -> str:
        async with two_people(server, "buzzer", options=LONG) as (one, two):
            first = await one.send(type="move", seat=0, move="buzz")
            await one.ask(type="ping")
            assert (await two.move("wait"))["type"] == "ack"
            assert (await one.answer_to(first))["type"] == "ack"
            assert one.room is not None
            return str(one.room["table"])

    table = asyncio.run(story())
    assert [sorted(texts) for texts in kept] == [["buzz", "wait"]]
    log = server.do(server.lobby.store.load(table))
    assert log is not None
    assert [row.text for row in log.moves] == kept[0]


@pytest.mark.usefixtures("equal_lines")
def test_who_is_too_late_hears_first_who_was_not(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server, "buzzer", options=LONG) as (one, two):
            assert two.table is not None
            await one.send(type="move", seat=0, move="buzz")
            await one.ask(type="ping")
            answer = await two.move("buzz", answers=two.occasion)
            assert (answer["type"], answer["code"]) == ("refused", "late")
            assert two.heard[-2]["type"] == "table"

    asyncio.run(story())


def moves_at(server: Inside, player: Player) -> list[Move]:
    """The moves at the table that somebody plays at."""
    assert player.room is not None
    return server.lobby.tables[player.room["table"]].playing.match.moves


def test_bots_that_wait_let_the_clock_act_and_broken_ones_play_anything(inside: Callable[..., Inside]) -> None:
    async def story() -> None:
        server = inside()
        guest = server.guest()
        made = guest.make("buzzer", ["me", "sleepy", "eager", "broken"], options={"turns": "3", "window": "30000"})
        async with guest.at(made["table"], 0) as player:
            room = await player.until("room", phase="over")
            assert room["outcome"]["scores"][1] == 0
            assert room["outcome"]["scores"][2] > 0
        assert set(server.troubles) == {"bot failed"}

    asyncio.run(story())
