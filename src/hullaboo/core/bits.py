"""Bits of a word: how many there are, and the lowest."""

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
