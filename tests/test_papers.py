"""What a game writes, and what is said when it is otherwise than the code has it."""

from dataclasses import replace
from pathlib import Path
from shutil import copytree

import pytest

from hullaboo.core.contract import Game
from hullaboo.testing import TEMPLATE, papers
from hullaboo.testing.facts import with_true_facts


@pytest.fixture
def game(tmp_path: Path) -> Game:
    """The template, with papers of its own."""
    return replace(TEMPLATE, folder=Path(copytree(TEMPLATE.folder, tmp_path / "template")))


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


def test_a_fact_that_is_not_true_is_shown_with_the_command_that_mends_it(game: Game) -> None:
    readme = game.folder / "README.md"
    change(readme, "| actions | 2 |", "| actions | 3 |")
    with pytest.raises(pytest.fail.Exception) as failed:
        papers.facts_are_true(game)
    assert "python -m hullaboo.testing.write_facts template" in str(failed.value)
    assert "-| actions | 3 |\n+| actions | 2 |" in str(failed.value)
    readme.write_text(with_true_facts(readme.read_text("utf-8"), game), "utf-8")
    papers.facts_are_true(game)


def test_a_fact_that_is_missing_is_written_below_the_others(game: Game) -> None:
    written = (game.folder / "README.md").read_text("utf-8")
    assert with_true_facts(written.replace("| actions | 2 |\n", ""), game).count("| actions | 2 |") == 1
    assert with_true_facts(written, game) == written


def test_a_story_that_is_told_otherwise_is_shown_with_the_command_that_mends_it(game: Game) -> None:
    file = game.folder / "golden" / "swap.story"
    change(file, "| swap seat=0 value=8", "| swap seat=0 value=9")
    with pytest.raises(pytest.fail.Exception) as failed:
        papers.stories_are_as_written(game)
    assert f"python -m hullaboo.play.stories --write {file}" in str(failed.value)
    assert "-| swap seat=0 value=9\n+| swap seat=0 value=8" in str(failed.value)


def test_a_property_that_fails_says_what_it_compared(game: Game) -> None:
    change(game.folder / "words" / "de.ftl", "title", "titel")
    with pytest.raises(AssertionError, match="titel"):
        papers.all_languages_say_the_same(game)
    change(game.folder / "README.md", "## History", "## Past")
    with pytest.raises(AssertionError, match=r"assert .* =="):
        papers.the_readme_has_its_sections(game)
