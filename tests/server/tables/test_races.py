"""Races: fair in simulation, and as written at a real table."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from tests.server.buzzer.rules import BUZZ
from tests.server.client import Player
from tests.server.conftest import Inside
from tests.server.liars import (
    FAR,
    JITTER,
    LIARS,
    RACES,
    Opening,
    Race,
    Racer,
    gain,
    late_from_the_first_byte,
    played,
    right_ones_first,
)
from tests.server.simulated import Client, close_table, now, open_table, simulated
from tests.server.tables.test_table import two_people
from tests.server.within import post

from hullaboo.core.seats import CLOCK
from hullaboo.play.match import Move
from hullaboo.server.tables.attempt import Attempt
from hullaboo.server.tables.live_match import LiveMatch
from hullaboo.server.tables.races import (
    CONTEST,
    FIRST_PINGS,
    MOST_AWAITED,
    MOST_CREDIT,
    PINGS,
    PINGS_KEPT,
    QUOTA_A_SECOND,
    QUOTA_FULL,
    Contest,
    Latency,
    Quota,
    held_for,
    made_at,
)
from hullaboo.server.tables.table import Table

CONTESTED = 200
"""Calls made within so many milliseconds of each other are contested."""
ROUNDS = 10_000
STATED = 100
"""The most that a liar gains, in milliseconds, as decision 0041 says."""


class Simulated:
    """A player with a line: so many milliseconds each way, and some more by chance."""

    def __init__(self, seat: int, delay: int, luck: Random, credited: bool) -> None:
        self.seat, self.delay, self.luck, self.credited = seat, delay, luck, credited
        self.latency, self.quota = Latency(), Quota()

    def trip(self) -> int:
        """One way, this time."""
        return self.delay + int(self.luck.expovariate(1 / 3))

    def ping(self, now: int) -> None:
        nonce = self.latency.ping(now)
        self.latency.pong(nonce, now + self.trip() + self.trip())

    def call(self, shown: int, reaction: int) -> tuple[int, int]:
        """When the call for a visitor comes in, and when we think it was made."""
        came = shown + self.trip() + reaction + self.trip()
        wanted = min(MOST_CREDIT, self.latency.round_trip)
        credit = self.quota.spend(wanted, came) if self.credited else 0
        return came, made_at(came, credit, shown)


def winner_of_a_round(players: list[Simulated], now: int, reactions: list[int]) -> int:
    """Who gets the floor, by the server's own rules."""
    for player in players:
        player.ping(now)
    calls = [(*player.call(now, reaction), player.seat) for player, reaction in zip(players, reactions, strict=True)]
    first = min(calls)[0]
    contest: Contest[None] = Contest()
    for came, made, seat in calls:
        if came <= first + CONTEST:
            contest.enter(seat, came, made, None)
    return contest.close()[0].seat


def contested(luck: Random) -> list[int]:
    """Two who find the same thing at nearly the same time."""
    first = int(luck.lognormvariate(8.0, 0.35))
    return [first, first + luck.randint(-CONTESTED, CONTESTED)]


def searching(luck: Random) -> list[int]:
    """Two who search, each for themselves: three seconds, more or less."""
    return [int(luck.lognormvariate(8.0, 0.35)) for _ in range(2)]


Reactions = Callable[[Random], list[int]]


def share_of_the_slow_line(delay: int, reactions: Reactions, credited: bool = True) -> float:
    """How often a line of so many milliseconds each way is first against one of 20."""
    luck = Random(5)
    players = [Simulated(0, 20, luck, credited), Simulated(1, delay, luck, credited)]
    rounds = [winner_of_a_round(players, (at + 1) * 20_000, reactions(luck)) for at in range(ROUNDS)]
    return sum(rounds) / ROUNDS


@pytest.mark.parametrize(
    ("delay", "reactions", "credited", "share"),
    [
        (45, contested, True, 0.5),
        (45, contested, False, 0.38),
        (100, contested, True, 0.25),
        (250, contested, True, 0.0),
        (250, searching, True, 0.4),
        (250, searching, False, 0.38),
    ],
)
def test_equal_players_on_unequal_lines(
    delay: int, reactions: Reactions, credited: bool, share: float, record_property: Callable[[str, object], None]
) -> None:
    """Even up to the most that is credited; beyond it the bound on liars is what a long line loses."""
    found = share_of_the_slow_line(delay, reactions, credited)
    record_property("figure", f"{found:.1%} of the first calls on a line of {delay} ms against one of 20 ms")
    assert abs(found - share) <= 0.03


def test_a_client_cannot_claim_more_than_the_quota() -> None:
    latency, quota = Latency(), Quota()
    for at in range(10):
        latency.pong(latency.ping(at * 1000), at * 1000 + 5000)
    granted = [quota.spend(min(MOST_CREDIT, latency.round_trip), 10_000 + at) for at in range(8)]
    assert sum(granted) <= QUOTA_FULL + 1
    assert granted[-1] == 0
    assert quota.spend(MOST_CREDIT, 11_007) == QUOTA_A_SECOND


@pytest.mark.parametrize("kind", LIARS)
def test_no_liar_gains_more_than_the_bound(kind: Opening, record_property: Callable[[str, object], None]) -> None:
    gains_no_more_than_the_bound(played(kind), kind, record_property)


@pytest.mark.prove
@pytest.mark.parametrize("kind", LIARS)
def test_no_liar_gains_more_in_many_races(kind: Opening, record_property: Callable[[str, object], None]) -> None:
    gains_no_more_than_the_bound(played(kind, 10 * RACES), kind, record_property)


def gains_no_more_than_the_bound(
    found: list[Race], kind: Opening, record_property: Callable[[str, object], None]
) -> None:
    record_property("figure", f"{kind.__name__}: {gain(found)} in {len(found):,} races")
    assert gain(found).gain <= STATED
    assert not [race for race in found if race.won and race.later > STATED + 2 * JITTER]


def test_who_races_all_the_time_gains_less() -> None:
    assert gain(played(late_from_the_first_byte, thinking=600)).high < STATED


def test_two_honest_people_gain_nothing() -> None:
    def also_honest(table: Table, luck: Random) -> Racer:
        return Racer(Client(table, "two", 2, JITTER, luck, kernel=4))

    found = gain(played(also_honest))
    assert found.low <= 0 <= found.high


@pytest.mark.parametrize(
    ("lead", "jitter", "least"), [(15, 0, 1), (15, 60, 0.6), (30, 60, 0.75), (60, 60, 0.9), (120, 60, 1)]
)
def test_of_two_on_lines_that_waver_the_right_one_is_mostly_first(
    lead: float, jitter: float, least: float, record_property: Callable[[str, object], None]
) -> None:
    """Nobody knows how long a move was on its way: the less they lead by, the more it is luck."""
    found = right_ones_first(lead, jitter)
    record_property("figure", f"200 ± {jitter} ms: who led by {lead} ms was first in {found:.1%} of {RACES} races")
    assert found >= least


@dataclass
class Three:
    """A table of two in simulated time, and a spectator; seat 1 has a line of 250 ms each way."""

    table: Table
    one: Client
    two: Client
    spectator: Client

    @property
    def play(self) -> LiveMatch:
        return self.table.playing


def at_a_table(story: Callable[[Three], Coroutine[Any, Any, None]], window: int = 30_000) -> None:
    """Have them sit down and be measured, then tell the story."""

    async def whole() -> None:
        table = open_table(["one", "two"], {"turns": "20", "window": str(window)})
        clients = Client(table, "one", 10), Client(table, "two", FAR), Client(table, "three", 1)
        for seat, client in enumerate(clients[:2]):
            client.sit(seat)
        await asyncio.sleep(5)
        await story(Three(table, *clients))
        await close_table(table, *clients)

    simulated(whole())


def test_all_seats_are_sent_the_table_at_the_same_moment_and_spectators_later() -> None:
    """Whatever anybody claims of their line: here seat 0 answers pings late."""

    async def story(at: Three) -> None:
        at.one.pongs_late = 900
        await asyncio.sleep(20)
        at.one.move("buzz")
        await asyncio.sleep(3)
        sent = at.one.saw(1) - 10
        assert at.two.saw(1) - FAR == sent
        assert at.spectator.saw(1) >= at.two.saw(1)

    at_a_table(story)


@pytest.mark.parametrize("how", ["comes", "reads slowly"])
def test_a_spectator_who_asks_anew_sees_nothing_before_the_last_seat(how: str) -> None:
    async def story(at: Three) -> None:
        at.one.move("buzz")
        await asyncio.sleep((10 + CONTEST + 1) / 1000)
        eyes = at.spectator
        if how == "comes":
            eyes = Client(at.table, "two", 1)
        else:
            outbox = eyes.talk.connection.outbox
            for _ in range(200):
                outbox.put(b'{"type":"chat","name":"","text":""}', due=1)
        await asyncio.sleep(3)
        spectators = [time for time, each in eyes.heard if each["type"] == "table" and each["seat"] is None]
        assert spectators
        assert [time for time in spectators if time > 5000 and time < at.two.saw(1)] == []

    at_a_table(story)


def test_who_sits_down_does_not_wait_for_what_spectators_wait_for() -> None:
    async def story(at: Three) -> None:
        again = Client(at.table, "one", 1)
        again.sit(0)
        await asyncio.sleep(0.01)
        assert [each["seat"] for _, each in again.heard if each["type"] == "table"] == [None, 0]

    at_a_table(story)


def test_a_second_screen_on_a_short_line_earns_nothing_by_the_long_one() -> None:
    async def story(at: Three) -> None:
        assert at.play.races.made_by(at.two.talk.connection, 1, now()) == now() - MOST_CREDIT
        near = Client(at.table, "two", 3)
        near.sit(1)
        await asyncio.sleep(2)
        assert at.play.races.made_by(at.two.talk.connection, 1, now()) == now() - 6
        near.sit(None)
        await asyncio.sleep(0.1)
        assert at.play.races.made_by(at.two.talk.connection, 1, now()) == now() - 6, "it has been seen there"
        at.one.move("buzz")
        await asyncio.sleep(15)
        assert at.play.races.made_by(at.two.talk.connection, 1, now()) == now() - MOST_CREDIT

    at_a_table(story)


ASKED: dict[str, dict[str, object]] = {
    "illegal": {"move": "time"},
    "nonsense": {"move": "fly"},
    "late": {"move": "buzz", "answers": "A" * 16},
    "another's seat": {"move": "buzz", "seat": 0},
    "a retry": {"move": "buzz", "id": "played"},
}


@pytest.mark.parametrize("what", ASKED)
@pytest.mark.parametrize("contest_is_open", [False, True])
def test_an_answer_in_a_race_takes_the_same_time_whether_or_not_somebody_has_called(
    what: str, contest_is_open: bool
) -> None:
    async def story(at: Three) -> None:
        at.two.say(type="move", id="played", seat=1, move="buzz")
        await asyncio.sleep(2)
        asked, before = now(), len(at.two.heard)
        at.two.say(**{"type": "move", "seat": 1, **ASKED[what]})
        await asyncio.sleep((FAR - 10 - CONTEST / 2) / 1000)
        if contest_is_open:
            at.one.move("buzz")
        await asyncio.sleep(2)
        answers = [time for time, each in at.two.heard[before:] if each["type"] in ("ack", "refused")]
        assert answers == [asked + 2 * FAR + CONTEST]

    at_a_table(story)


def test_equals_go_clockwise_from_who_moved_last(inside: Callable[..., Inside]) -> None:
    async def story() -> None:
        server = inside()
        async with two_people(server) as (one, two):
            assert one.room is not None
            await one.move("keep")
            await two.until("table")
            await two.move("keep")
            play = server.lobby.tables.awake[one.room["table"]].playing
            for seat in (0, 1):
                play.races.contest.enter(seat, 0, 0, Attempt(seat, 0))
            assert [entry.seat for entry in play.races.contest.close()] == [1, 0]

    asyncio.run(story())


def test_a_pong_nobody_waited_for_measures_nothing() -> None:
    latency = Latency()
    latency.pong(7, 3)
    nonce = latency.ping(0)
    latency.pong(nonce + 1, 1)
    assert latency.round_trip == 0
    latency.pong(nonce, 100)
    latency.pong(nonce, 0)
    assert latency.round_trip == 100


def test_nobody_can_answer_a_ping_that_has_not_come() -> None:
    nonces = [Latency().ping(0) for _ in range(100)]
    assert len(set(nonces)) == 100
    assert all(nonce < 2**53 for nonce in nonces), "a number that JavaScript can send back"


def test_pings_that_never_came_back_are_forgotten() -> None:
    latency = Latency()
    nonces = [latency.ping(at) for at in range(MOST_AWAITED + 1)]
    latency.pong(nonces[0], 10)
    assert latency.round_trip == 0
    latency.pong(nonces[-1], 10)
    assert latency.round_trip == 10 - MOST_AWAITED


def test_a_new_line_is_pinged_quickly_until_it_is_measured() -> None:
    latency, waits = Latency(), []
    for at in range(PINGS_KEPT + 2):
        latency.ping(at)
        waits.append(latency.next_ping)
    assert waits == [FIRST_PINGS] * (PINGS_KEPT - 1) + [PINGS] * 3


def test_a_line_is_as_long_as_its_shortest_trip_ever_was() -> None:
    """Also one of nothing at all: who was near once is not far later."""
    for shortest in (0, 40):
        latency = Latency()
        for at, trip in enumerate([900, shortest, *[900] * 10]):
            latency.pong(latency.ping(at * 1000), at * 1000 + trip)
        assert latency.round_trip == shortest


def test_the_kernels_own_figure_counts_where_it_is_shorter() -> None:
    for kernel, round_trip in ((30, 30), (90, 50), (None, 50)):
        latency = Latency(lambda kernel=kernel: kernel)  # type: ignore[misc]
        assert latency.round_trip == 0, "who answers no ping is credited nothing"
        latency.pong(latency.ping(0), 50)
        assert latency.round_trip == round_trip


def test_spectators_wait_for_the_longest_line_of_a_seat_and_for_one_that_is_not_measured() -> None:
    def measured(*trips: int) -> Latency:
        latency = Latency()
        for trip in trips:
            latency.pong(latency.ping(0), trip)
        return latency

    assert held_for([], 1000) == 0
    assert held_for([measured(40, 60), measured(10)], 1000) == 61
    assert held_for([measured(40), measured(5000)], 1000) == 1000
    assert held_for([measured(40), measured()], 1000) == 1000


def test_what_one_seat_makes_keeps_its_order() -> None:
    contest: Contest[str] = Contest()
    contest.enter(0, 100, 90, "first")
    contest.enter(0, 101, 1, "second")
    contest.enter(1, 102, 95, "between")
    assert [entry.what for entry in contest.close()] == ["first", "second", "between"]


def test_who_moves_while_others_gather_changes_no_tie() -> None:
    contest: Contest[None] = Contest(last=2)
    contest.enter(3, 5, 5, None)
    contest.last = 1
    contest.enter(2, 5, 5, None)
    assert [entry.seat for entry in contest.close()] == [2, 3]


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


@pytest.fixture
def equal_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine pings within one process measure the machine."""
    monkeypatch.setattr(Latency, "pong", lambda _latency, _nonce, _now: None)


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
            play = server.lobby.tables.awake[one.room["table"]].playing
            first = play.clock._awaited
            assert (await one.move("buzz"))["type"] == "ack"
            assert first is not None
            assert play.clock._awaited is not None
            assert play.clock._awaited.time > first.time

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


def next_time(at: Three) -> int:
    """When the next time is over."""
    assert at.play.clock.due is not None
    return at.play.clock.due


def test_what_need_not_hurry_does_not_wait(server: Inside) -> None:
    async def story() -> None:
        async with two_people(server, "buzzer", options=LONG) as (one, two):
            assert (await two.move("buzz"))["type"] == "ack"
            assert (await one.move("wait"))["type"] == "ack"
            assert [bool(move.notes) for move in moves_at(server, one)] == [True, False]

    asyncio.run(story())


def test_what_need_not_hurry_is_played_at_once_also_while_others_gather() -> None:
    """Or it would tell that somebody has called."""

    async def story(at: Three) -> None:
        at.two.move("wait")
        sent = now()
        await asyncio.sleep((FAR - 10 - CONTEST / 2) / 1000)
        at.one.move("buzz")
        await asyncio.sleep(2)
        assert [time for time, each in at.two.heard if each["type"] == "ack"][-1] == sent + 2 * FAR
        assert [move.text for move in at.play.match.moves] == ["wait", "buzz"]

    at_a_table(story)


def test_what_need_not_hurry_does_not_overtake_its_own_seats_call() -> None:
    async def story(at: Three) -> None:
        for text in ("buzz", "wait"):
            at.one.say(type="move", seat=0, move=text)
        await asyncio.sleep(2)
        assert [move.text for move in at.play.match.moves] == ["buzz", "wait"]

    at_a_table(story)


def test_what_need_not_hurry_does_not_overtake_time_that_has_run_out() -> None:
    async def story(at: Three) -> None:
        await asyncio.sleep(next_time(at) / 1000 - now() / 1000 + 0.03)
        at.one.say(type="move", seat=0, move="wait")
        await asyncio.sleep(2)
        assert [move.text for move in at.play.match.moves] == ["time", "wait"]

    at_a_table(story)


def test_a_bot_whose_move_gathers_makes_no_second_one() -> None:
    async def story(at: Three) -> None:
        for _ in range(2):
            post(at.table, at.play.act, 1, BUZZ)
        await asyncio.sleep(2)
        assert [move.text for move in at.play.match.moves] == ["buzz"]

    at_a_table(story)


def test_what_a_contest_has_decided_is_kept_together_and_all_of_it_told(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    append, kept = server.lobby.store.moves.append, []

    async def noted(*rows: dict[str, Any], **more: Any) -> None:
        kept.append([row["text"] for row in rows])
        await append(*rows, **more)

    monkeypatch.setattr(server.lobby.store.moves, "append", noted)

    async def story() -> str:
        async with two_people(server, "buzzer", options=LONG) as (one, two):
            first = await one.send(type="move", seat=0, move="buzz")
            await one.ask(type="ping")
            assert (await two.move("buzz"))["type"] == "ack"
            assert (await one.answer_to(first))["type"] == "ack"
            assert one.room is not None
            return str(one.room["table"])

    table = asyncio.run(story())
    assert kept == [["buzz", "buzz"]]
    log = server.do(server.lobby.store.tables.load(table))
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
    return server.lobby.tables.awake[player.room["table"]].playing.match.moves


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
