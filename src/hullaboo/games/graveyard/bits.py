"""Counting and finding bits in a row of the table, in plain arithmetic that is the same everywhere."""

from hullaboo.core.rule import rule

PAIRS = 0x5555_5555_5555
FOURS = 0x3333_3333_3333
BYTES = 0x0F0F_0F0F_0F0F


@rule
def bits_in(word: int) -> int:
    """How many bits of a word of 48 are set."""
    word = word - (word >> 1 & PAIRS)
    word = (word & FOURS) + (word >> 2 & FOURS)
    word = word + (word >> 4) & BYTES
    word = word + (word >> 8)
    return word + (word >> 16) + (word >> 32) & 0x3F


@rule
def lowest_bit(word: int) -> int:
    """The number of the lowest set bit."""
    return bits_in((word & -word) - 1)


@rule
def without_lowest(word: int) -> int:
    """A word without its lowest set bit."""
    return word & (word - 1)


@rule
def nth_bit(word: int, n: int) -> int:
    """The number of the set bit that has `n` set bits below it."""
    for _ in range(n):
        word = without_lowest(word)
    return lowest_bit(word)
