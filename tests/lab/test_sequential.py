"""The sequential test: its errors on simulated deals are those it promises, and it stops early where it is clear."""

from collections import Counter
from itertools import product

import numpy as np
import pytest

from hullaboo.lab.sequential import Verdict, expected_share, independent_matches, verdict

TRIALS, LONGEST = 100, 2_000


def trial(chance: float, seats: int, luck: np.random.Generator, alike: float) -> tuple[Verdict, int]:
    """One test of a bot with a chance of winning; in a part of all deals every match comes out alike."""
    shares: list[float] = []
    while (said := verdict(shares, seats)) is Verdict.OPEN and len(shares) < LONGEST:
        matches = 1 if luck.random() < alike else seats
        shares.append(luck.binomial(matches, chance) / matches)
    return said, len(shares)


def test_as_many_matches_are_independent_as_the_deals_spread() -> None:
    alike, mixed = [0.0, 1.0] * 500, [0.0, 0.5, 0.5, 1.0] * 250
    assert independent_matches(alike, 0.5, 0.5) == pytest.approx(1_000)
    assert independent_matches(mixed, 0.5, 0.5) == pytest.approx(2_000, rel=0.01)
    assert independent_matches([1.0] * 8, 1.0, 0.5) == pytest.approx(8)


def test_errors_are_as_rare_as_promised() -> None:
    luck = np.random.default_rng(6)
    equal, better = Counter[Verdict](), Counter[Verdict]()
    for seats, alike in product((2, 4), (0.0, 0.6)):
        equal.update(trial(expected_share(seats, 0), seats, luck, alike)[0] for _ in range(TRIALS))
        better.update(trial(expected_share(seats, 35), seats, luck, alike)[0] for _ in range(TRIALS))
    # 5 % of 400, and twice the standard error
    assert equal[Verdict.BETTER] <= 28
    assert better[Verdict.NOT_BETTER] <= 28
    assert equal[Verdict.OPEN] + better[Verdict.OPEN] <= 8


def test_it_is_sooner_over_the_clearer_it_is() -> None:
    luck = np.random.default_rng(7)
    lengths = [np.mean([trial(expected_share(2, elo), 2, luck, 0)[1] for _ in range(20)]) for elo in (35, 100, 300)]
    assert lengths[0] > 2 * lengths[1] > 4 * lengths[2]
    assert lengths[2] < 30


def test_a_handful_of_deals_says_nothing() -> None:
    assert verdict([], 2) is verdict([1.0] * 4, 2) is Verdict.OPEN


@pytest.mark.parametrize(("seats", "share"), [(2, 0.5502), (4, 0.2896), (6, 0.1966)])
def test_the_share_of_a_bot_35_points_better(seats: int, share: float) -> None:
    assert expected_share(seats, 0) == pytest.approx(1 / seats)
    assert expected_share(seats, 35) == pytest.approx(share, abs=0.0001)
