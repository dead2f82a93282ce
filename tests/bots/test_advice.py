"""Advice: moves with values and reasons in words, what moves of a match cost, and the command."""

import json
import re
from pathlib import Path
from random import Random

import pytest

from hullaboo.bots.advice import advise, asked_before, can_advise, questions, turning_points, weighed
from hullaboo.cli import main
from hullaboo.core.errors import UnknownName
from hullaboo.core.finding import HOME, game, games
from hullaboo.play.match import Match
from hullaboo.testing import TEMPLATE
from hullaboo.words import LANGUAGES

DOCUMENT = Path(__file__).parents[2] / "docs" / "advice.md"
ADVISED = [name for name, box in games().items() if box.folder.parent == HOME and can_advise(box)]


@pytest.fixture(scope="module")
def logs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A match of level 3 against chance for each game."""
    folder = tmp_path_factory.mktemp("logs")
    found = {name: folder / f"{name}.log" for name in ADVISED}
    for name, file in found.items():
        assert main(["watch", name, "--seats", "3,random", "--seed", "5", "--log", str(file)]) == 0
    return found


@pytest.mark.parametrize("name", ADVISED)
def test_the_best_comes_first_and_only_what_is_legal_is_advised(name: str, logs: dict[str, Path]) -> None:
    asked = 0
    for _, _, question in questions(logs[name].read_text("utf-8")):
        if len(question.legal) > 1 and asked < 20:
            hints = advise(game(name), question)
            assert [hint.value for hint in hints] == sorted((hint.value for hint in hints), reverse=True)
            assert {hint.action for hint in hints} <= set(question.legal)
            assert hints == advise(game(name), question)
            asked += 1
    assert asked >= 5


@pytest.mark.parametrize("name", ADVISED)
def test_what_chance_plays_costs_more_than_what_a_level_plays(name: str, logs: dict[str, Path]) -> None:
    moves = list(weighed(logs[name].read_text("utf-8")))
    by_seat = [[move.cost for move in moves if move.seat == seat] for seat in (0, 1)]
    assert all(cost >= 0 for costs in by_seat for cost in costs)
    level, chance = (sum(costs) / len(costs) for costs in by_seat)
    assert level < chance
    turning = turning_points(moves)
    assert [move.number for move in turning] == sorted(move.number for move in turning)
    assert min(move.cost for move in turning) >= max(move.cost for move in moves if move not in turning)


def test_advice_follows_a_whole_match_of_people_who_play_anything() -> None:
    for name in ADVISED:
        match, luck, heard = Match(game(name)), Random(3), list[dict[str, object]]()
        for number in range(40):
            if match.over:
                break
            if match.asked == 0 and match.legal(0):
                assert advise(match.game, match.question(0, number, tuple(heard)))
            match.play(match.asked, luck.choice(match.legal(match.asked)))
            heard.extend(match.tell(0))


def test_a_game_without_advice_says_which_have_some() -> None:
    question = Match(TEMPLATE).question(0, 0, ())
    with pytest.raises(UnknownName, match="unknown game with advice 'template': expected one of"):
        advise(TEMPLATE, question)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ADVISED)
def test_the_command_says_three_moves_and_why(
    name: str, language: str, logs: dict[str, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    number = next(at for at, _, each in questions(logs[name].read_text("utf-8")) if len(each.legal) > 2)
    capsys.readouterr()
    assert main(["advise", str(logs[name]), "--move", str(number), "--lang", language]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 3
    assert main(["advise", str(logs[name]), "--move", str(number), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    match, question = asked_before(logs[name].read_text("utf-8"), number)
    assert [each["move"] for each in told] == [
        match.game.moves.text(hint.action) for hint in advise(match.game, question)
    ][:3]


def test_the_command_gives_every_move_as_data(logs: dict[str, Path], capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["advise", str(logs["graveyard"]), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert len(told["moves"]) >= 24
    assert set(told["turning"]) <= {move["number"] for move in told["moves"]}
    assert main(["advise", str(logs["graveyard"])]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(told["turning"])


@pytest.mark.parametrize(
    ("number", "reason"), [("0", "from 1 on, got 0"), ("999", "move 999: expected a move of a seat")]
)
def test_a_bad_number_is_one_line(
    number: str, reason: str, logs: dict[str, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert main(["advise", str(logs["graveyard"]), "--move", number]) == 2
    assert reason in capsys.readouterr().err


def test_the_document_prints_what_the_commands_print(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = 0
    for block in re.findall(r"```console\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL):
        for command, shown in re.findall(r"^\$ hullaboo (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE):
            words, _, into = command.partition(" > ")
            capsys.readouterr()
            assert main(words.split()) == 0
            assert into or capsys.readouterr().out == shown, command
            ran += 1
    assert ran >= 30
