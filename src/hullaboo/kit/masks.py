"""Sets of up to 63 small numbers as the bits of one word."""

from hullaboo.core.bits import how_many, lowest
from hullaboo.core.rule import rule

__all__ = ["highest", "how_many", "lowest", "nth_of", "without_lowest"]


@rule
def highest(mask: int) -> int:
    """The highest number of a set that is not empty."""
    mask |= mask >> 1
    mask |= mask >> 2
    mask |= mask >> 4
    mask |= mask >> 8
    mask |= mask >> 16
    mask |= mask >> 32
    return how_many(mask) - 1


@rule
def without_lowest(mask: int) -> int:
    """A set without its lowest number."""
    return mask & (mask - 1)


@rule
def nth_of(mask: int, n: int) -> int:
    """The number that has `n` lower ones before it in the set."""
    for _ in range(n):
        mask = without_lowest(mask)
    return lowest(mask)
