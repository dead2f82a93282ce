"""The laboratory and its commands."""

import tomllib
from pathlib import Path
from random import Random

import pytest

from hullaboo.cli import main
from hullaboo.core.finding import game

from ..edition import numbers
from ..lab import badness, improved, measured, redrawn, written
from .drawn import EDITION

CLASSIC = game("castle").edition().data


def test_figures_are_shares_of_what_was_played() -> None:
    found = measured(EDITION, 3, 20)
    assert 0 < found.unsolvable < 1 - found.solvable < 1
    assert found.direct < found.solvable
    assert sum(found.grades) == pytest.approx(1)
    assert found.grades[0] == pytest.approx(1 - found.solvable)
    assert found == measured(EDITION, 3, 20)


def test_more_seats_hold_fewer_walls_each_and_so_find_more_ways() -> None:
    assert measured(EDITION, 2, 40).solvable < measured(EDITION, 6, 40).solvable


def test_a_redrawn_set_is_still_an_edition_and_differs_in_one_place() -> None:
    for seed in range(30):
        changed = redrawn(CLASSIC, Random(seed))
        pairs = zip(numbers(changed), numbers(CLASSIC), strict=True)
        assert sum(one != other for one, other in pairs) <= 1
    assert numbers(CLASSIC) == EDITION.tolist()


def test_a_set_written_down_is_read_again() -> None:
    data = tomllib.loads(written(CLASSIC, "again"))
    assert numbers(data) == EDITION.tolist()
    assert (data["name"], data["provenance"]) == ("again", "invented")


def test_a_search_never_makes_a_set_worse() -> None:
    steps: list[float] = []
    found = improved(CLASSIC, 6, Random(4), lambda tries, left: steps.append(left))
    assert badness(found) <= badness(CLASSIC)
    assert steps == sorted(steps, reverse=True)


def test_the_command_prints_a_line_for_each_number_of_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["castle", "lab", "--castles", "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[2:]] == ["2", "3", "4", "5", "6"]
    assert lines[0].startswith("classic (reconstructed)")


def test_a_better_set_is_written_to_a_new_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "better.toml"
    command = ["castle", "lab", "--castles", "2", "--search", "2", "--out", str(file)]
    assert main(command) == 0
    assert "better (invented)" in capsys.readouterr().out
    assert game("castle").edition(str(file)).name == "better"
    assert main(command) == 2
    assert "expected a new file" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (["lab", "--castles", "0"], "expected a whole number from 1"),
        (["lab", "--search", "3"], "expected --search and --out together"),
        (["lab", "--search", "3", "--out", "/proc/x.toml"], "expected a new file"),
        (["lab", "--search", "3", "--out", "/tmp/a b.toml"], "name: expected up to 40 letters"),
        (["lab", "--edition", "nowhere"], "unknown edition 'nowhere'"),
        (["solo"], "solo needs a terminal"),
        (["solo", "--day", "tomorrow"], "expected a day such as 2026-01-31, got 'tomorrow'"),
    ],
)
def test_bad_commands_are_one_line(command: list[str], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["castle", *command]) == 2
    told = capsys.readouterr().err
    assert reason in told
    assert told.count("\n") == 1
