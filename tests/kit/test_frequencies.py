"""The judge of frequencies itself: it passes what is fair and finds what is not."""

from collections import Counter

import pytest

from hullaboo.testing.frequencies import assert_frequencies, chi_square, most_by_chance


def test_the_statistic_is_pearsons() -> None:
    assert chi_square({"a": 8, "b": 12}, {"a": 1, "b": 1}) == pytest.approx(0.8)


@pytest.mark.parametrize(("kinds", "tabled"), [(2, 15.14), (11, 35.56), (101, 161.3)])
def test_the_limit_is_near_the_tables(kinds: int, tabled: float) -> None:
    assert most_by_chance(kinds) == pytest.approx(tabled, rel=0.08)


def test_what_is_certain_has_no_limit_to_pass() -> None:
    assert_frequencies(Counter({"a": 10}), {"a": 1})


def test_the_impossible_is_found() -> None:
    with pytest.raises(AssertionError, match="impossible"):
        assert_frequencies(Counter({"a": 10, "c": 1}), {"a": 1, "b": 1})


def test_a_bias_is_found() -> None:
    with pytest.raises(AssertionError, match="chi-square"):
        assert_frequencies(Counter({"a": 600, "b": 400}), {"a": 1, "b": 1})


def test_too_few_draws_are_refused() -> None:
    with pytest.raises(AssertionError, match="too few"):
        assert_frequencies(Counter({"a": 3, "b": 4}), {"a": 1, "b": 1})
