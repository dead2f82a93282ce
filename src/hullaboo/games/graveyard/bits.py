"""Counting and finding bits, in plain arithmetic that gives the same numbers everywhere.

Compilers know this way of counting and make one machine instruction of it.
"""

from hullaboo.core.rule import rule

PAIRS = 0x5555_5555_5555_5555
FOURS = 0x3333_3333_3333_3333
EIGHTS = 0x0F0F_0F0F_0F0F_0F0F
SUM_OF_BYTES = 0x0101_0101_0101_0101


@rule
def bits_in(word: int) -> int:
    """How many bits of a word of up to 63 are set."""
    word = word - (word >> 1 & PAIRS)
    word = (word & FOURS) + (word >> 2 & FOURS)
    word = word + (word >> 4) & EIGHTS
    # The product may run over 64 bits; the byte that is read does not depend on what is lost.
    return word * SUM_OF_BYTES >> 56 & 0xFF


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


@rule
def highest_bit(word: int) -> int:
    """The number of the highest set bit."""
    word |= word >> 1
    word |= word >> 2
    word |= word >> 4
    word |= word >> 8
    word |= word >> 16
    word |= word >> 32
    return bits_in(word) - 1
