"""What bots expect of their calls is what happens, and the best is no weaker for it."""

from collections.abc import Callable
from statistics import fmean

import pytest

from ..bots import PERFECT_MEMORY
from . import calling


def expected_and_won(seats: int, count: int, level: int) -> tuple[float, float]:
    """What so many calls of a level were estimated to win on the average, and the part that did."""
    made = list(calling.calls(seats, count, level=calling.ESTIMATING[level]))
    assert len(made) == count
    return fmean(call.estimate for call in made), fmean(call.won for call in made)


def test_calls_win_about_as_often_as_estimated() -> None:
    expected, won = expected_and_won(seats=3, count=200, level=5)
    assert abs(expected - won) < 0.1, f"estimated {expected:.1%}, won {won:.1%}"


@pytest.mark.prove
@pytest.mark.parametrize("seats", calling.SEATS)
@pytest.mark.parametrize("level", calling.ESTIMATING)
def test_a_thousand_calls_win_as_often_as_estimated_within_five_points(
    level: int, seats: int, record_property: Callable[[str, object], None]
) -> None:
    expected, won = expected_and_won(seats, 1000, level)
    figure = f"level {level}, {seats} seats: 1,000 calls estimated to win {expected:.1%} won {won:.1%}"
    record_property("figure", figure)
    assert abs(expected - won) < 0.05


@pytest.mark.prove
@pytest.mark.parametrize("seats", calling.SEATS)
def test_the_best_level_is_no_weaker_than_when_it_called_unmeasured(
    seats: int, record_property: Callable[[str, object], None]
) -> None:
    share, within = calling.duel(seats, deals=1000)
    record_property(
        "figure", f"{seats} seats: {share:.1%} ± {within:.1%} of 1,000 deals, where {1 / seats:.1%} is even"
    )
    assert share + within >= 1 / seats


def test_the_former_bot_calls_by_its_former_estimate() -> None:
    bots = [calling.former(PERFECT_MEMORY, seat, 3) for seat in range(2)]
    assert calling.played(bots, 3).over


def test_the_commands_print_what_they_measured(capsys: pytest.CaptureFixture[str]) -> None:
    calling.main(["calls", "--count", "3"])
    calling.main(["duel", "--count", "2"])
    shown = capsys.readouterr().out.splitlines()
    assert [line.partition(" seats")[0] for line in shown] == ["2", "3", "5"] * 2
    assert "estimated" in shown[0]
    assert "even would be 50.0%" in shown[3]
