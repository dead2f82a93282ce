"""The problem of the day: the same for everybody, tried without a table, solved by the game's own rules."""

import sys
from datetime import date

import pytest
from tests.server.conftest import Running
from tests.server.serving import box

from hullaboo.cli import main
from hullaboo.core.contract import Game
from hullaboo.core.finding import games
from hullaboo.server.http.problems import problem_after, problem_of
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.words import Speaker

SETTERS = [each for each in games().values() if each.has("problems")]
AT_A_TERMINAL = [each for each in SETTERS if each.has("solo")]
WEEK = [f"2026-11-{day}" for day in range(16, 23)]


@pytest.mark.parametrize("game", SETTERS, ids=lambda game: game.name)
def test_every_day_of_a_week_has_an_open_problem_of_its_own(game: Game) -> None:
    week = [problem_after(game, day, []) for day in WEEK]
    assert all(each.verdict == "open" and each.legal and each.grade for each in week)
    assert len({str(each.view) for each in week}) == len(WEEK)
    assert week[0].view == problem_after(game, WEEK[0], []).view


@pytest.mark.parametrize("day", WEEK)
@pytest.mark.parametrize("game", AT_A_TERMINAL, ids=lambda game: game.name)
def test_the_terminal_and_the_browser_are_set_the_same_table(game: Game, day: str) -> None:
    number = date.fromisoformat(day).toordinal()
    typed = next(game.module("solo").problems(game, game.edition(), number))
    assert typed.tobytes() == problem_of(game, number).state.tobytes()


@pytest.mark.parametrize("game", AT_A_TERMINAL, ids=lambda game: game.name)
def test_the_command_shows_what_the_browser_shows(
    game: Game, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", lambda: "q")
    for stream in (sys.stdin, sys.stdout):
        monkeypatch.setattr(stream, "isatty", lambda: True)
    main([game.name, "solo", "--day", WEEK[0], "--lang", "fr"])
    shown, speak = problem_after(game, WEEK[0], []), Speaker("fr", game)
    said = capsys.readouterr().out
    assert said.startswith(speak("solo-problem", number=1, grade=shown.grade))
    assert "\n".join(game.module("drawing").castle(shown.view, speak)) in said


def test_a_game_without_problems_and_a_day_that_is_none() -> None:
    with pytest.raises(Refusal, match="no-such-problem"):
        problem_after(SETTERS[0], "2026-02-30", [])
    with pytest.raises(Refusal, match="no-such-problem"):
        problem_after(box()["template"], WEEK[0], [])


def test_problems_over_http(server: Running) -> None:
    guest = server.guest()
    name = next(each["name"] for each in guest.get("/api/games") if each["problems"])
    path = f"/api/games/{name}/problems/{WEEK[0]}"
    shown = guest.get(path)
    tried = guest.post(path, {"moves": [shown["legal"][0]["move"]]})
    assert tried["events"]
    assert guest.post(path, {"moves": ["dance"]}, status=(400,))["code"] == "bad-notation"
    assert guest.ask("GET", f"/api/games/{name}/problems/soon").status == 404
