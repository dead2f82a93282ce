"""Sets of up to 63 small numbers as the bits of one word."""

from hullaboo.core.rule import rule


@rule
def how_many(mask: int) -> int:
    """How many numbers a set holds. Compilers know this loop and make one machine instruction of it."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@rule
def lowest(mask: int) -> int:
    """The lowest number of a set that is not empty."""
    return how_many((mask & -mask) - 1)


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
