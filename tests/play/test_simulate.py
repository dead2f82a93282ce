"""Simulated tables: the earliest acts."""

from dataclasses import dataclass

import pytest

from hullaboo.core.bot import Answer, Question, RandomBot
from hullaboo.core.contract import Timer
from hullaboo.play.asking import Clock, Due
from hullaboo.play.fairness import Fair
from hullaboo.play.match import Match
from hullaboo.play.simulate import Simulation, is_move
from hullaboo.testing import TEMPLATE


@dataclass
class Noting:
    """Keeps, and remembers its questions."""

    questions: list[Question]

    def act(self, question: Question, /) -> Answer:
        """Keep."""
        self.questions.append(question)
        return Answer(0, 500)


def test_bots_hear_everything_once_and_count_their_questions() -> None:
    noting = [Noting([]), Noting([])]
    Simulation(Match(TEMPLATE, 2), noting).run()
    assert [question.number for question in noting[0].questions] == [0, 1, 2]
    assert noting[0].questions[0].events == ()
    told = [event["seat"] for event in noting[0].questions[1].events]
    assert told == [0, 1]
    assert [question.now for question in noting[1].questions] == [500, 1500, 2500]


def test_every_seat_has_a_bot() -> None:
    with pytest.raises(ValueError, match="a bot for each of 2 seats, got 1"):
        Simulation(Match(TEMPLATE, 2), [RandomBot(0, 1)])


def test_the_same_seed_gives_the_same_match() -> None:
    matches = [
        Simulation(Match(TEMPLATE, 3, luck=Fair.from_seed(2)), [RandomBot(seat, 2) for seat in range(3)]).run()
        for _ in "ab"
    ]
    assert matches[0].moves == matches[1].moves
    assert all(is_move(matches[0], move) for move in matches[0].moves)


def test_ties_go_by_order_and_the_clock_comes_last() -> None:
    assert min(Due(5, 2, 0, 0), Due(5, 1, 3, 0), Due(6, 0, 1, 0)).seat == 3


class Timed:
    """Stands in for a match whose timers we choose."""

    def __init__(self, *timers: Timer) -> None:
        """Say which run."""
        self.timers = list(timers)

    def legal(self, seat: int) -> tuple[int, ...]:
        """CLOCK may do everything but 9."""
        return tuple(timer.action for timer in self.timers if timer.action != 9)


def test_a_timer_runs_on_while_its_number_stays_and_begins_anew_with_another() -> None:
    clock = Clock()
    clock.update(Timed(Timer(1, 0, 1000)), 0)  # type: ignore[arg-type]
    clock.update(Timed(Timer(1, 0, 1000)), 400)  # type: ignore[arg-type]
    assert clock.due == {(1, 0): 1000}
    clock.update(Timed(Timer(1, 1, 1000)), 400)  # type: ignore[arg-type]
    assert clock.due == {(1, 1): 1400}


def test_a_time_that_ran_out_waits_until_its_action_is_legal() -> None:
    clock = Clock()
    clock.update(Timed(Timer(9, 0, 100)), 0)  # type: ignore[arg-type]
    assert clock.dues(500) == []
    clock.update(Timed(Timer(1, 0, 100)), 500)  # type: ignore[arg-type]
    assert [due.time for due in clock.dues(700)] == [700]


def test_what_clock_may_do_counts_also_while_the_same_times_run(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, match = Clock(), Timed(Timer(1, 0, 100))
    monkeypatch.setattr(match, "legal", lambda _: ())
    assert (clock.update(match, 0), clock.dues(50)) == (True, [])  # type: ignore[arg-type]
    assert not clock.update(match, 50)  # type: ignore[arg-type]
    monkeypatch.setattr(match, "legal", lambda _: (1,))
    assert clock.update(match, 60)  # type: ignore[arg-type]
    assert [due.time for due in clock.dues(70)] == [100]


def test_a_budget_goes_with_every_question() -> None:
    asked: list[int] = []

    class Noting(RandomBot):
        def act(self, question: Question, /) -> Answer:
            asked.append(question.nodes)
            return super().act(question)

    Simulation(Match(TEMPLATE, 2), [Noting(seat, 1) for seat in range(2)], nodes=77).step()
    assert set(asked) == {77}
