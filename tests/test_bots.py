"""Bots by name and by level."""

import pytest

from hullaboo.bots import bot, names
from hullaboo.core.bot import RandomBot, chance
from hullaboo.core.errors import UnknownName
from hullaboo.testing import TEMPLATE


def test_a_bot_answers_to_its_name_and_to_its_level() -> None:
    assert names(TEMPLATE) == ["random", "careful", "1"]
    assert bot(TEMPLATE, "careful", 0, 1) == bot(TEMPLATE, "1", 0, 1)
    assert bot(TEMPLATE, "random", 1, 2) == RandomBot(1, 2)


def test_a_level_not_built_is_refused_naming_those_there_are() -> None:
    with pytest.raises(UnknownName, match="unknown bot of template '5': expected one of random, careful, 1"):
        bot(TEMPLATE, "5", 0, 1)


def test_chance_is_of_seed_seat_and_number() -> None:
    drawn = {chance(seed, seat, number).random() for seed in (1, 2) for seat in (0, 1) for number in (0, 1)}
    assert len(drawn) == 8
    assert chance(1, 0, 3).random() == chance(1, 0, 3).random()
