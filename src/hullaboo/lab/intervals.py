"""Intervals of 95 % over deals: the matches of one deal are alike, so a deal counts as one measurement."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance
from typing import NamedTuple

ERRORS = 1.96
"""An interval of 95 % reaches so many standard errors to either side."""


class Estimate(NamedTuple):
    """A mean, and the interval that holds the true one in 95 of 100 measurements."""

    mean: float
    low: float
    high: float


def average(values: Sequence[float]) -> Estimate:
    """A mean with its interval, by the spread of the deals."""
    mean, reach = fmean(values), ERRORS * sqrt(variance(values) / len(values))
    return Estimate(mean, mean - reach, mean + reach)


def share(values: Sequence[float]) -> Estimate:
    """A share with Wilson's interval, for as many independent matches as would spread like these deals."""
    mean, spread = fmean(values), variance(values)
    matches = mean * (1 - mean) * len(values) / spread if spread else len(values)
    weight = ERRORS**2 / matches
    middle = (mean + weight / 2) / (1 + weight)
    reach = ERRORS / (1 + weight) * sqrt(mean * (1 - mean) / matches + weight / (4 * matches))
    return Estimate(mean, max(0.0, middle - reach), min(1.0, middle + reach))
