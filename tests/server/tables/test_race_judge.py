"""Which moves gather in a contest, and how they come out of it; whole races are in test_races.py."""

from types import SimpleNamespace
from typing import Any

from hullaboo.core.seats import CLOCK
from hullaboo.server.tables.attempt import Attempt
from hullaboo.server.tables.commands import ContestIsOver
from hullaboo.server.tables.race_judge import RaceJudge

from .seated import NoInbox, connection

BUZZ, WAIT = 1, 2


def judge(clock: list[int], *, actors: int = 0b11, runs: bool = True) -> tuple[RaceJudge, NoInbox]:
    """A judge of a match in which buzzing is what hurries."""
    match: Any = SimpleNamespace(actors=actors, hurries=lambda action: action == BUZZ)
    times: Any = SimpleNamespace(runs=runs)
    inbox: Any = NoInbox()
    return RaceJudge(match, times, inbox, lambda: clock[0]), inbox


def test_a_race_is_on_where_two_may_act_while_a_time_runs() -> None:
    assert judge([0])[0].is_on
    assert not judge([0], actors=0b1)[0].is_on
    assert not judge([0], actors=0b1 | 1 << CLOCK)[0].is_on, "a seat against CLOCK is no race"
    assert not judge([0], runs=False)[0].is_on


def test_who_was_first_is_first_and_the_log_says_when() -> None:
    clock = [1000]
    races, inbox = judge(clock)
    late, early = Attempt(0, BUZZ, "late"), Attempt(1, BUZZ, "early")
    races.enter(late, came=1010, made=1005)
    races.enter(early, came=1020, made=1002)
    assert [type(command) for _, command in inbox.later] == [ContestIsOver], "one contest, decided once"
    assert races.decide() == [early, late]
    assert (early.notes, late.notes) == ("came=20 made=2", "came=10 made=5")
    assert races.decide() == []


def test_what_need_not_hurry_gathers_only_behind_its_own_seat_or_clock() -> None:
    races, _ = judge([0])
    assert races.gathers(Attempt(0, BUZZ))
    assert not races.gathers(Attempt(0, WAIT))
    races.enter_now(Attempt(0, BUZZ))
    assert races.gathers(Attempt(0, WAIT))
    assert not races.gathers(Attempt(1, WAIT))
    races.enter_now(Attempt(CLOCK, 7))
    assert races.gathers(Attempt(1, WAIT))


def test_a_retry_takes_over_the_answer() -> None:
    races, _ = judge([0])
    first, again = connection("Ada"), connection("Ada")
    held = Attempt(0, BUZZ, "m", sender=first)
    races.enter_now(held)
    assert not races.takes_over(Attempt(1, BUZZ, "m", sender=again))
    assert races.takes_over(Attempt(0, BUZZ, "m", sender=again))
    assert held.sender is again
