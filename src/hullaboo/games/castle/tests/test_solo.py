"""Problems for one, from the stream to the last word."""

from itertools import islice

import pytest

from hullaboo.core.errors import BadNotation, UnknownName
from hullaboo.core.finding import game
from hullaboo.core.seats import SPECTATOR

from ..moves import text
from ..problems import suits
from ..solo import Solo, judged, moves_from, problems, speaker
from ..state import State, goal
from ..view import view
from ..ways import Castle, Way, grade_of, ways

CASTLE = game("castle")
DAY = 739_000


def stream(count: int, day: int = DAY) -> list[State]:
    """The first problems of a day."""
    return list(islice(problems(CASTLE, CASTLE.edition(), day), count))


def solution(state: State) -> Way:
    """Some way of a problem that has one."""
    return ways(Castle.of(state), int(state.ghost), goal(state))[0]


def typed(way: Way) -> str:
    """A way as a person would type it."""
    return ", ".join(text(action) for action in way.actions).removeprefix("call ")


def solvable() -> State:
    """A problem with a way."""
    return next(each for each in stream(20) if grade_of(Castle.of(each), int(each.ghost), goal(each)))


def test_a_days_problems_are_the_same_for_all_and_another_days_are_others() -> None:
    shown = [[view(each, SPECTATOR) for each in stream(3, day)] for day in (DAY, DAY, DAY + 1)]
    assert shown[0] == shown[1]
    assert shown[0] != shown[2]
    assert shown[0][0] != shown[0][1]


def test_the_first_problem_is_as_hard_as_its_day_wants_it_and_the_others_lie_anywhere() -> None:
    week = [stream(1, day)[0] for day in range(DAY, DAY + 7)]
    assert all(suits(state, day) for day, state in enumerate(week, DAY))
    after = stream(30)[1:]
    assert len({(int(each.ghost), goal(each)) for each in after}) > 20


def test_a_journey_is_typed_with_commas_or_without() -> None:
    assert moves_from("white, n, jump 2, change blue, e") == moves_from("call white n jump 2 change blue e")
    with pytest.raises(BadNotation, match="expected"):
        moves_from("white, up")


def test_the_rules_judge_an_answer() -> None:
    state = solvable()
    way = solution(state)
    assert judged(state, typed(way)).right
    assert judged(state, typed(way).rpartition(",")[0]).why == {"code": "short"}
    assert not judged(state, "none").right
    assert state.claims == 0


def test_a_wrong_wall_is_named() -> None:
    state = solvable()
    verdicts = [judged(state, f"{colour}, {step}") for colour in ("white", "red") for step in "nesw"]
    assert "bump" in {verdict.why["code"] for verdict in verdicts}


def test_a_session_takes_the_time_and_counts() -> None:
    state = solvable()
    lines = iter(["nonsense", typed(solution(state)), "", "none", "q"])
    said: list[str] = []
    clock = iter(range(0, 1000, 7))
    Solo(speaker("en"), lambda: next(lines), said.append, lambda: next(clock)).run(iter([state, state]))
    told = "\n".join(said)
    assert "expected" in told
    assert "Right, after 7.0 s." in told
    assert "Not quite: there is a way after all." in told
    assert said[-1] == "Solved: 1 of 2; median 7.0 s."


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_word_of_a_session_exists(language: str) -> None:
    state = solvable()
    lines = iter(["white, n", "", "blue, e", "", "none", "", "q"])
    said: list[str] = []
    Solo(speaker(language), lambda: next(lines), said.append).run(iter([state] * 4))
    assert not [each for each in said if "{" in each]


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownName, match="expected one of de, en, fr"):
        speaker("xx")
