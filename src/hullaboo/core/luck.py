"""Luck: xoshiro128++ in four words of 32 bits, draws without bias, shuffles.

The four words are a field of the state (`luck = uint32(4)`). All arithmetic is on plain 64-bit integers that never
overflow, so the interpreter, native code and the GPU agree bit for bit.
"""

import hashlib
from struct import Struct

from hullaboo.core.record import Row
from hullaboo.core.rule import rule

WORD = 0xFFFFFFFF
WORDS = 4
ODD = 0x1E3779B9
as_words = Struct(f"<{WORDS}I").unpack


@rule
def turned(word: int, places: int) -> int:
    """A word of 32 bits rotated to the left."""
    return ((word << places) | (word >> (32 - places))) & WORD


@rule
def next_word(luck: Row) -> int:
    """The next 32 bits."""
    a, b, c, d = int(luck[0]), int(luck[1]), int(luck[2]), int(luck[3])
    result = (turned((a + d) & WORD, 7) + a) & WORD
    shifted = (b << 9) & WORD
    c ^= a
    d ^= b
    luck[0] = a ^ d
    luck[1] = b ^ c
    luck[2] = c ^ shifted
    luck[3] = turned(d, 11)
    return result


@rule
def below(luck: Row, limit: int) -> int:
    """A number from 0 to `limit` - 1, each equally likely (Lemire's method). `limit` is at least 1, below 2**31."""
    product = next_word(luck) * limit
    if product & WORD < limit:
        unfair = (WORD + 1 - limit) % limit
        while product & WORD < unfair:
            product = next_word(luck) * limit
    return product >> 32


@rule
def shuffle(luck: Row, row: Row, count: int) -> None:
    """Put the first `count` entries of `row` into a random order, each order equally likely."""
    for last in range(count - 1, 0, -1):
        other = below(luck, last + 1)
        kept = int(row[last])
        row[last] = int(row[other])
        row[other] = kept


@rule
def mixed(word: int) -> int:
    """A word of 32 bits, one to one, in which every bit depends on every bit (constants of the hash prospector)."""
    word = (word ^ (word >> 16)) * 0x21F0AAAD & WORD
    word = (word ^ (word >> 15)) * 0x735A2D97 & WORD
    return word ^ (word >> 15)


@rule
def reseed(luck: Row, seed: int, stream: int) -> None:
    """Set the generator from two numbers, each 0 … 2**63 - 1: other numbers, other luck.

    Neighbouring seeds must give unrelated luck, since worlds are guessed from 0, 1, 2 …: hence the mixing. The words
    are never all zero: that would need a last part of `stream` beyond 2**31.
    """
    luck[0] = mixed(((seed & WORD) + ODD) & WORD)
    luck[1] = mixed((int(luck[0]) + (seed >> 32) + ODD) & WORD)
    luck[2] = mixed((int(luck[1]) + (stream & WORD) + ODD) & WORD)
    luck[3] = mixed((int(luck[2]) + (stream >> 32) + ODD) & WORD)


def words_of(seed: int) -> tuple[int, ...]:
    """A seed of any size as the four words of a generator: the beginning of the SHA-256 of its decimal digits."""
    return words_from(hashlib.sha256(str(seed).encode()).digest()[: 4 * WORDS])


def words_from(sixteen_bytes: bytes) -> tuple[int, ...]:
    """Sixteen bytes as the four words of a generator (all zero would never change, so one bit is forced then)."""
    if len(sixteen_bytes) != 4 * WORDS:
        raise ValueError(f"luck is made of {4 * WORDS} bytes, got {len(sixteen_bytes)}")
    words = as_words(sixteen_bytes)
    return words if any(words) else (1, 0, 0, 0)
