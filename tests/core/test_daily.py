"""The problem of the day: its seeds and its table."""

from itertools import islice

import pytest

from hullaboo.core import daily
from hullaboo.core.finding import games

SETTER = next(each for each in games().values() if each.has("problems"))
DAY = 739_571


def test_the_first_seed_is_the_first_that_suits_the_day_and_the_others_follow() -> None:
    first, second, third = islice(daily.seeds(SETTER, DAY), 3)
    before = range(DAY * daily.SEEDS_A_DAY, first)
    suits = SETTER.module("problems").suits
    assert [suits(daily.dealt(SETTER, seed), DAY) for seed in (*before, first)] == [False] * len(before) + [True]
    assert (second, third) == (first + 1, first + 2)


def test_where_no_table_suits_the_first_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "TRIES", 3)
    monkeypatch.setattr(SETTER.module("problems"), "suits", lambda _state, _day: False)
    assert next(daily.seeds(SETTER, DAY)) == DAY * daily.SEEDS_A_DAY


def test_a_table_is_dealt_from_its_seed_alone_with_the_options_of_a_problem() -> None:
    tables = [daily.dealt(SETTER, seed).tobytes() for seed in (1, 1, 2)]
    assert tables[0] == tables[1] != tables[2]
    assert daily.options(SETTER) != SETTER.options()
