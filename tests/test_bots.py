"""Bots by name and by level."""

import pytest

from hullaboo.bots import bot, known_as, levels, names
from hullaboo.bots.naming import CHARACTERS
from hullaboo.core.bot import RandomBot, chance
from hullaboo.core.errors import UnknownName
from hullaboo.core.finding import HOME, game, games
from hullaboo.testing import TEMPLATE
from hullaboo.words import LANGUAGES, Speaker


def test_a_bot_answers_to_its_name_and_to_its_level() -> None:
    assert names(TEMPLATE) == ["random", "mo"]
    assert bot(TEMPLATE, "careful", 0, 1) == bot(TEMPLATE, "1", 0, 1) == bot(TEMPLATE, "mo", 0, 1)
    assert [known_as(TEMPLATE, name) for name in ("careful", "1", "mo", "random")] == ["mo", "mo", "mo", "random"]
    assert bot(TEMPLATE, "random", 1, 2) == RandomBot(1, 2)


def test_a_level_not_built_is_refused_naming_those_there_are() -> None:
    with pytest.raises(UnknownName, match="unknown bot of template '5': expected one of random, mo, 1"):
        bot(TEMPLATE, "5", 0, 1)


def test_the_characters_are_the_same_in_every_game_and_have_five_levels() -> None:
    house = [each for each in games().values() if each.folder.parent == HOME]
    assert len(house) == 5
    for each in house:
        assert names(each) == ["random", *CHARACTERS]
        assert list(levels(each)) == [1, 2, 3, 4, 5]


FORMER = {
    "graveyard": ["greedy"],
    "spooky": ["absent-minded", "careful", "believer", "elephant"],
    "bloops": ["goldfish", "trout", "pike", "dolphin"],
    "macgregor": ["sleepwalker", "lurker", "reckoner", "schemer"],
}


@pytest.mark.parametrize(("name", "stored"), FORMER.items())
def test_names_that_matches_were_stored_with_are_still_known(name: str, stored: list[str]) -> None:
    for each in stored:
        assert known_as(game(name), each) in CHARACTERS
        assert callable(bot(game(name), each, 0, 1).act)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_character_has_one_name_and_a_line_about_how_it_plays(language: str) -> None:
    speak = Speaker(language)
    for name in CHARACTERS:
        assert speak(f"bot-{name}") == name.capitalize()
        assert len(speak(f"plays-{name}")) > 10


def test_chance_is_of_seed_seat_and_number() -> None:
    drawn = {chance(seed, seat, number).random() for seed in (1, 2) for seat in (0, 1) for number in (0, 1)}
    assert len(drawn) == 8
    assert chance(1, 0, 3).random() == chance(1, 0, 3).random()
