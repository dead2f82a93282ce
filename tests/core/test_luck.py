"""Luck: the published generator, unbiased draws, shuffles of every kind."""

from collections import Counter
from itertools import permutations

import numpy as np
import pytest

from hullaboo.core.luck import below, next_word, reseed, shuffle, words_from


def generator(*words: int) -> np.ndarray[tuple[int], np.dtype[np.uint32]]:
    """A generator from its four words."""
    return np.array(words, np.uint32)


def plain_words(a: int, b: int, c: int, d: int, count: int) -> list[int]:
    """xoshiro128++ as its authors describe it, written again in plain Python with explicit wrap-around."""
    found = []
    for _ in range(count):
        total = (a + d) % 2**32
        found.append(((total << 7 | total >> 25) % 2**32 + a) % 2**32)
        shifted = b << 9 & 0xFFFFFFFF
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= shifted
        d = (d << 11 | d >> 21) & 0xFFFFFFFF
    return found


def test_the_first_words_are_the_published_ones() -> None:
    luck = generator(1, 2, 3, 4)
    assert [next_word(luck) for _ in range(6)] == [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768]


def test_a_thousand_words_agree_with_a_second_writing() -> None:
    luck = generator(0xDEADBEEF, 7, 0x80000000, 0xFFFFFFFF)
    assert [next_word(luck) for _ in range(1000)] == plain_words(0xDEADBEEF, 7, 0x80000000, 0xFFFFFFFF, 1000)


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 24, 65, 1000])
def test_draws_are_in_range_and_even(limit: int) -> None:
    luck = generator(9, 8, 7, 6)
    draws = 400 * limit
    counts = Counter(below(luck, limit) for _ in range(draws))
    assert set(counts) == set(range(limit))
    chi_square = sum((counts[each] - 400) ** 2 / 400 for each in range(limit))
    assert chi_square < limit + 5 * (2 * limit) ** 0.5


def test_the_unfair_part_of_the_range_is_drawn_again() -> None:
    """Of eight words, three numbers get three, three and two: a biased draw would favour two thirds of the range."""
    luck = generator(1, 2, 3, 4)
    counts = Counter(below(luck, 3 * 2**29) % 3 for _ in range(30_000))
    assert all(abs(counts[each] - 10_000) < 400 for each in range(3))


def test_every_order_of_four_is_equally_likely() -> None:
    luck = generator(5, 5, 5, 5)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 200):
        row = np.arange(4, dtype=np.int8)
        shuffle(luck, row, 4)
        counts[tuple(row.tolist())] += 1
    assert set(counts) == set(permutations(range(4)))
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 50


def test_a_shuffle_leaves_the_rest_of_the_row_alone() -> None:
    row = np.arange(10, dtype=np.int8)
    shuffle(generator(1, 2, 3, 4), row, 5)
    assert row[5:].tolist() == [5, 6, 7, 8, 9]
    assert sorted(row[:5].tolist()) == [0, 1, 2, 3, 4]


def test_other_seeds_and_streams_give_other_luck() -> None:
    seen = set()
    for seed in (0, 1, 2**40, 2**63 - 1):
        for stream in (0, 1, 2**40, 2**63 - 1):
            luck = generator(0, 0, 0, 0)
            reseed(luck, seed, stream)
            seen.add(tuple(luck.tolist()))
    assert len(seen) == 16


def test_sixteen_bytes_make_a_generator() -> None:
    assert words_from(bytes(range(16))) == (0x03020100, 0x07060504, 0x0B0A0908, 0x0F0E0D0C)
    assert any(words_from(bytes(16)))
    with pytest.raises(ValueError, match="16 bytes, got 3"):
        words_from(b"boo")
