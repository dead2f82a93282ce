"""What happens next: the earliest answer that is no wait, a time that is over, or the waits themselves."""

from types import SimpleNamespace
from typing import Any

import pytest

from hullaboo.core.seats import CLOCK, bit
from hullaboo.play.asking import Asking, Due, all_wait, coming
from hullaboo.play.match import Match
from hullaboo.testing import TEMPLATE

WAIT, ACT = 5, 6
FIRST, SECOND = Due(100, 0, 0, WAIT), Due(200, 1, 1, WAIT)


def waiting(*seats: int) -> Any:
    """Stands in for a match in which some seats may act."""
    return SimpleNamespace(actors=sum(map(bit, seats)), game=SimpleNamespace(rules=SimpleNamespace(WAIT=WAIT)))


def test_who_waits_is_passed_over_while_anything_else_may_happen() -> None:
    acts, over = SECOND._replace(action=ACT), Due(900, 6, CLOCK, ACT)
    assert coming(waiting(0, 1), [FIRST, acts], []) == [acts]
    assert coming(waiting(0, 1, CLOCK), [FIRST, SECOND], [over]) == [over]
    assert coming(waiting(0, 1, CLOCK), [FIRST, acts], [over]) == [acts, over]


@pytest.mark.parametrize("actors", [(0, 1), (0, 1, CLOCK)])
def test_where_every_seat_waits_and_no_time_runs_the_waits_are_played(actors: tuple[int, ...]) -> None:
    assert coming(waiting(*actors), [FIRST, SECOND], []) == [FIRST, SECOND]
    assert all_wait(waiting(*actors), {0, 1}, [])


def test_nothing_happens_while_somebody_else_may_act_or_a_time_runs() -> None:
    assert coming(waiting(0, 1, 2), [FIRST, SECOND], []) == []
    assert not all_wait(waiting(0, 1, 2), {0, 1}, [])
    assert not all_wait(waiting(0, 1), {0, 1}, [ACT])


def test_a_bot_hears_everything_once_and_its_questions_are_numbered() -> None:
    match, asking = Match(TEMPLATE, 2), Asking()
    for seat in (0, 1):
        match.play(seat, 0)
        asking.hear(match, [1])
    assert [event["seat"] for event in asking.heard(1)] == [0, 1]
    assert asking.heard(0) == ()
    assert [len(part) if isinstance(part, tuple) else part for part in asking.begin(1)] == [0, 2]
    assert asking.begin(1) == (1, ())
    assert (asking.asked(0), asking.asked(1)) == (0, 2)


def test_between_equal_times_the_nearest_clockwise_from_the_last_mover_comes_first() -> None:
    match = Match(TEMPLATE, 3)
    assert [match.clockwise(seat) for seat in range(3)] == [0, 1, 2]
    match.play(0, 0)
    match.play(1, 0)
    assert [match.clockwise(seat) for seat in (1, 2)] == [0, 1]
    assert match.clockwise(0) > match.clockwise(2)
