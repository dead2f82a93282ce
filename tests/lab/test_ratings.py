"""Ratings: closed forms, known strengths found again within their intervals, equals, and what is always won."""

from collections.abc import Sequence
from math import log10

import numpy as np
import pytest

from hullaboo.lab.deals import Deal, Result, lineups
from hullaboo.lab.ratings import counted, finishing_orders, ratings, strengths


def won_by(*winners: int) -> list[Deal]:
    """Deals of one match between two bots."""
    return [(Result((0, 1), (winner,), (0, 0)),) for winner in winners]


def simulated(strength: Sequence[float], seats: int, deals: int, luck: np.random.Generator) -> list[Deal]:
    """Deals of races: who arrives first wins, and a bot of twice the strength is twice as fast."""
    return [
        tuple(
            race(np.roll(lineup, turn), strength, luck)
            for lineup in lineups(len(strength), seats)
            for turn in range(seats)
        )
        for _ in range(deals)
    ]


def race(
    seated: "np.ndarray[tuple[int], np.dtype[np.int64]]", strength: Sequence[float], luck: np.random.Generator
) -> Result:
    times = luck.exponential(size=len(seated)) / np.array(strength)[seated]
    points = tuple((-times.argsort().argsort()).tolist())
    return Result(tuple(seated.tolist()), (points.index(0),), points)


@pytest.mark.parametrize(("wins", "losses"), [(30, 10), (7, 7), (1, 25), (12, 0)])
def test_two_bots_are_rated_by_the_log_odds_with_half_a_win_more_for_each(wins: int, losses: int) -> None:
    first, second = ratings(won_by(*[1] * wins, *[0] * losses), 2, 1)
    assert first.elo == 0
    assert second.elo == pytest.approx(400 * log10((wins + 0.5) / (losses + 0.5)))


def test_of_three_that_each_meet_alone_the_middle_one_lies_between() -> None:
    """Each wins nine of ten against the next: by symmetry the steps are alike."""
    met = [(Result((low, low + 1), (int(match > 0),), (0, 0)),) for low in (0, 1) for match in range(10)]
    first, second, third = ratings(met, 3, 1)
    assert second.elo - first.elo == pytest.approx(third.elo - second.elo)
    assert second.elo > 200


def test_strengths_are_those_of_greatest_likelihood() -> None:
    luck = np.random.default_rng(4)
    orders, often = counted(simulated([1, 2, 3, 5], 3, 20, luck))
    best = strengths(orders, often.sum(0, keepdims=True), 4)[0]

    def likelihood(strength: "np.ndarray[tuple[int], np.dtype[np.float64]]") -> float:
        running = strength[orders][:, ::-1].cumsum(1)[:, ::-1]
        placed = np.log(strength[orders] / running).sum(1) @ often.sum(0)
        pairs = [(low, high) for high in range(4) for low in range(high)]
        prior = sum(np.log(strength[a] * strength[b] / (strength[a] + strength[b]) ** 2) / 2 for a, b in pairs)
        return float(placed + prior)

    for bot in range(4):
        for factor in (0.99, 1.01):
            assert likelihood(best * np.where(np.arange(4) == bot, factor, 1)) < likelihood(best)


@pytest.mark.parametrize(("strength", "seats"), [([1, 1.5], 2), ([1, 2], 4), ([1, 1.5, 2], 2), ([1, 1.5, 2], 3)])
def test_known_ratings_lie_in_their_intervals_about_95_times_in_100(strength: list[float], seats: int) -> None:
    luck = np.random.default_rng(5)
    true = 400 * log10(strength[-1])
    found = [ratings(simulated(strength, seats, 60, luck), len(strength), 1)[-1] for _ in range(40)]
    inside = sum(each.low <= true <= each.high for each in found if each.low is not None and each.high is not None)
    assert 34 <= inside <= 40
    assert np.mean([each.elo for each in found]) == pytest.approx(true, abs=12)


def test_equals_finish_in_every_order_each_counting_its_part() -> None:
    assert finishing_orders(Result((0, 1, 2), (1, 2), (3, 5, 5))) == {(1, 2, 0): 0.5, (2, 1, 0): 0.5}
    assert finishing_orders(Result((0, 1, 1), (0,), (3, 1, 1))) == {(0, 1, 1): 1}


def test_winners_finish_first_whatever_their_points() -> None:
    assert finishing_orders(Result((0, 1, 2), (1,), (9, 2, 5))) == {(1, 0, 2): 1}


def test_the_same_deals_and_seed_give_the_same_intervals() -> None:
    deals = won_by(1, 1, 0, 1, 0, 1, 1)
    assert ratings(deals, 2, 3) == ratings(deals, 2, 3)
    assert ratings(deals, 2, 3)[1].low != ratings(won_by(1, 1, 0, 1, 1, 1, 1), 2, 3)[1].low


def test_what_comes_out_alike_in_every_deal_has_no_interval() -> None:
    assert [each.low for each in ratings(won_by(1, 1, 1), 2, 1)] == [None, None]
