"""Whether drawn things come up as often as they should: Pearson's chi-square, by hand."""

import math
from collections import Counter
from collections.abc import Hashable, Mapping
from typing import TypeVar

Thing = TypeVar("Thing", bound=Hashable)

LIMIT = 3.72
"""Standard deviations of a normal variable that chance passes once in ten thousand times."""


def chi_square(counts: Mapping[Thing, int], weights: Mapping[Thing, float]) -> float:
    """How far the counts lie from what the weights promise."""
    drawn, whole = sum(counts.values()), sum(weights.values())
    expected = {thing: drawn * weight / whole for thing, weight in weights.items()}
    return sum((counts.get(thing, 0) - wanted) ** 2 / wanted for thing, wanted in expected.items())


def most_by_chance(kinds: int) -> float:
    """A chi-square of that many kinds that chance alone hardly ever passes (Wilson and Hilferty's formula)."""
    freedom = kinds - 1
    if freedom == 0:
        return 0.0
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + LIMIT * math.sqrt(spread)) ** 3)


def assert_frequencies(counts: Counter[Thing], weights: Mapping[Thing, float]) -> None:
    """Every thing is drawn about as often as its weight says, and nothing else ever is."""
    strangers = [thing for thing in counts if thing not in weights]
    assert not strangers, f"drawn, though impossible: {strangers[:3]}"
    few = min(weights.values()) / sum(weights.values()) * sum(counts.values())
    assert few >= 5, f"too few draws for a chi-square: the rarest of {len(weights)} things is expected {few:.1f} times"
    found, allowed = chi_square(counts, weights), most_by_chance(len(weights))
    assert found <= allowed, f"chi-square {found:.1f}, expected at most {allowed:.1f} with {len(weights)} kinds"
