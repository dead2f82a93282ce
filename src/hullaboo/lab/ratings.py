"""Ratings in Elo points from finishing orders: Plackett–Luce, which for two seats is Bradley–Terry.

A bot of strength s among others finishes before all of them with probability s / (sum of strengths), then the next
place is decided among the rest. Strengths are found by Hunter's minorise-maximise iteration (Annals of Statistics 32,
2004); intervals by resampling whole deals. For every two bots one further match is counted, half won by each: a bot
that has won every time is strong, not infinitely so.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import chain, groupby, permutations, product
from math import factorial, prod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hullaboo.lab.deals import Deal, Result

Numbers = NDArray[np.float64]
Order = tuple[int, ...]

ELO = 400 / np.log(10)
"""Elo points of a strength e times as great."""
RESAMPLED = 1_000
OUTSIDE = 2.5, 97.5
"""The percentiles between which 95 % lie."""
NEAR = 1e-9
MOST_STEPS = 10_000


class Rating(NamedTuple):
    """Elo points above the first bot; without an interval where all deals came out alike and tell nothing of it."""

    elo: float
    low: float | None
    high: float | None


class Orders(NamedTuple):
    """Finishing orders of bots, first to last; and how often each came, deal by deal."""

    orders: NDArray[np.int64]
    often: Numbers


def ratings(deals: Sequence[Deal], bots: int, seed: int) -> list[Rating]:
    """The rating of each bot."""
    orders, often = counted(deals)
    best = elo(strengths(orders, often.sum(0, keepdims=True), bots))[0]
    draws = np.random.default_rng(seed).multinomial(len(deals), [1 / len(deals)] * len(deals), RESAMPLED)
    found = elo(strengths(orders, draws @ often, bots))
    low, high = np.percentile(found, OUTSIDE, axis=0)
    return [rating(*each) for each in zip(best.tolist(), low.tolist(), high.tolist(), strict=True)]


def rating(best: float, low: float, high: float) -> Rating:
    """With its interval, if there is one."""
    return Rating(best, low, high) if high - low > ELO * NEAR * MOST_STEPS else Rating(best, None, None)


def elo(strength: Numbers) -> Numbers:
    """Strengths as Elo points above the first bot."""
    logs = np.log(strength) * ELO
    return np.asarray(logs - logs[:, :1])


def counted(deals: Sequence[Deal]) -> Orders:
    """Every finishing order that came, and how often in each deal."""
    by_deal = [[finishing_orders(result) for result in deal] for deal in deals]
    every = sorted({order for deal in by_deal for found in deal for order in found})
    often = [[sum(found.get(order, 0) for found in deal) for order in every] for deal in by_deal]
    return Orders(np.array(every, np.int64), np.array(often, np.float64))


def finishing_orders(result: Result) -> Mapping[Order, float]:
    """The bots of a match, first to last: winners, then by points; equals in every order, each counting its part."""
    places = [(seat not in result.winners, -result.points[seat]) for seat in range(len(result.bots))]
    seats = sorted(range(len(places)), key=places.__getitem__)
    equals = [[result.bots[seat] for seat in group] for _, group in groupby(seats, key=places.__getitem__)]
    weight = 1 / prod(factorial(len(group)) for group in equals)
    found: dict[Order, float] = defaultdict(float)
    for order in product(*map(permutations, equals)):
        found[tuple(chain.from_iterable(order))] += weight
    return found


def strengths(orders: NDArray[np.int64], often: Numbers, bots: int) -> Numbers:
    """The most likely strengths, for each row of `often`: by how often each order came."""
    at = np.eye(bots)[orders]
    ahead = np.einsum("ro,opb->rb", often, at[:, :-1]) + (bots - 1) / 2
    found = np.ones((len(often), bots))
    for _ in range(MOST_STEPS):
        better = ahead / (exposure(orders, at, often, found) + exposure_of_prior(found))
        better /= np.exp(np.log(better).mean(1, keepdims=True))
        if np.abs(np.log(better / found)).max() < NEAR:
            return np.asarray(better)
        found = better
    raise ArithmeticError(f"expected strengths to settle within {MOST_STEPS} steps")


def exposure(orders: NDArray[np.int64], at: Numbers, often: Numbers, strength: Numbers) -> Numbers:
    """For each bot: over all places it was still in the running for, one over the strength of all who were."""
    running = strength[:, orders][:, :, ::-1].cumsum(2)[:, :, ::-1]
    decided = often[:, :, None] / running
    decided[:, :, -1] = 0  # the last place falls to who is left
    return np.asarray(np.einsum("rop,opb->rb", decided.cumsum(2), at))


def exposure_of_prior(strength: Numbers) -> Numbers:
    """The same for one match between every two bots."""
    meet = 1 / (strength[:, :, None] + strength[:, None, :])
    return np.asarray(meet.sum(2) - np.diagonal(meet, axis1=1, axis2=2))
