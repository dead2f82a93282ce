"""`hullaboo new-game demo`: a whole game, called by its name everywhere, with every part that the contract asks for."""

import re
from pathlib import Path

import pytest

from hullaboo.cli import main
from hullaboo.core.contract import Game
from hullaboo.play.match import Match
from hullaboo.terminal import newgame
from hullaboo.testing import TEMPLATE
from hullaboo.testing.papers import all_parts_are_there, the_readme_has_its_sections


@pytest.fixture
def demo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A new game, in a package of its own."""
    home = tmp_path / "some_games"
    home.mkdir()
    monkeypatch.setattr(newgame, "HOME", home)
    monkeypatch.syspath_prepend(str(tmp_path))
    assert main(["new-game", "demo"]) == 0
    return Game("demo", "some_games.demo", home / "demo")


def test_it_has_the_files_of_the_template_and_nowhere_its_name(demo: Game) -> None:
    def files(folder: Path) -> set[Path]:
        return {each.relative_to(folder) for each in folder.rglob("*.*") if "__pycache__" not in each.parts}

    assert files(demo.folder) == files(TEMPLATE.folder)
    texts = {file.name: file.read_text("utf-8") for file in demo.folder.rglob("*.*") if file.suffix != ".pyc"}
    assert [name for name, text in texts.items() if re.search(r"\btemplate\b", text, re.IGNORECASE)] == []
    assert "title = Demo" in (demo.folder / "words" / "en.ftl").read_text("utf-8")


def test_it_can_be_played_and_has_all_its_parts(demo: Game) -> None:
    all_parts_are_there(demo)
    the_readme_has_its_sections(demo)
    match = Match(demo)
    while not match.over:
        match.play(match.asked, match.legal(match.asked)[0])
    assert match.outcome.winners


def test_a_name_that_is_taken_is_refused(demo: Game, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", "demo"]) == 2
    assert "expected a new one, but 'demo' is there already" in capsys.readouterr().err
