"""The problem of the day: the same for everybody, tried without a table, solved by the game's own rules."""

import pytest

from hullaboo.core.finding import games
from hullaboo.server.problems import problem_after
from hullaboo.server.refusal import Refusal

from .conftest import Running
from .serving import box

SETTERS = [each for each in games().values() if each.has("problems")]
WEEK = [f"2026-11-{day}" for day in range(16, 23)]


@pytest.mark.parametrize("game", SETTERS, ids=lambda game: game.name)
def test_every_day_of_a_week_has_an_open_problem_of_its_own(game: object) -> None:
    week = [problem_after(game, day, []) for day in WEEK]  # type: ignore[arg-type]
    assert all(each.verdict == "open" and each.legal and each.grade for each in week)
    assert len({str(each.view) for each in week}) == len(WEEK)
    assert week[0].view == problem_after(game, WEEK[0], []).view  # type: ignore[arg-type]


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
