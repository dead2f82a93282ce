"""Sets of numbers as bits, against Python's own sets."""

from hypothesis import given, settings
from hypothesis import strategies as some

from hullaboo.kit.masks import highest, how_many, lowest, nth_of, without_lowest

SETS = some.sets(some.integers(0, 62), min_size=1)


@settings(deadline=None, derandomize=True)  # the first call compiles
@given(SETS)
def test_a_mask_is_a_set(numbers: set[int]) -> None:
    mask = sum(1 << number for number in numbers)
    assert how_many(mask) == len(numbers)
    assert lowest(mask) == min(numbers)
    assert highest(mask) == max(numbers)
    assert without_lowest(mask) == mask - (1 << min(numbers))
    assert [nth_of(mask, n) for n in range(len(numbers))] == sorted(numbers)


def test_the_empty_set_holds_nothing() -> None:
    assert how_many(0) == 0
