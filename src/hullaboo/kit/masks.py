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
def nth_of(mask: int, n: int) -> int:
    """The number that has `n` lower ones before it in the set."""
    for _ in range(n):
        mask &= mask - 1
    return lowest(mask)
