"""The arena: who meets whom, deals that do not depend on processes, results kept and gone on from, and the command."""

import json
import re
from collections import Counter
from itertools import islice
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hullaboo.cli import main
from hullaboo.lab import deals as dealing
from hullaboo.lab.arena import Standing, finding, share_of_wins, standing, until_clear
from hullaboo.lab.deals import Deal, Result, Setting, lineups, matches_a_deal, played
from hullaboo.lab.kept import resumed
from hullaboo.lab.plot import svg
from hullaboo.lab.ratings import Rating
from hullaboo.lab.sequential import Verdict

DUEL = Setting("graveyard", ("random", "1"), 2, "classic", {})
BOT = '''
from hullaboo.core.bot import Answer

class First:
    """Plays the first legal action."""
    def __init__(self, seat, seed):
        pass
    def act(self, question):
        return Answer(question.legal[0])

nothing = None

def alone(seat):
    return First(seat, 0)

def nobody(seat, seed):
    return None
'''


@pytest.fixture
def bot_file(tmp_path: Path) -> Path:
    file = tmp_path / "my.py"
    file.write_text(BOT, "utf-8")
    return file


def quiet(_over: int, _of: int) -> None:
    """Nobody listens."""


@pytest.mark.parametrize(
    ("bots", "seats", "expected"),
    [
        (1, 3, [(0, 0, 0)]),
        (2, 2, [(1, 0)]),
        (2, 4, [(1, 0, 0, 0)]),
        (3, 4, [(2, 0, 1, 0)]),
        (3, 2, [(0, 1), (0, 2), (1, 2)]),
        (4, 3, [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]),
    ],
)
def test_who_meets_whom(bots: int, seats: int, expected: list[tuple[int, ...]]) -> None:
    assert lineups(bots, seats) == expected


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 2), (2, 4), (3, 3), (5, 4)])
def test_every_bot_of_a_lineup_has_every_seat_of_a_deal_equally_often(bots: int, seats: int) -> None:
    setting = Setting("spooky", ("random",) * bots, seats, "short-night", {})
    deal = dealing.duplicate(setting, 3)
    assert len(deal) == matches_a_deal(setting)
    for seat in range(seats):
        assert Counter(each.bots[seat] for each in deal) == Counter(each.bots[0] for each in deal)


def test_deals_are_the_same_by_any_number_of_processes() -> None:
    alone = list(played(DUEL, range(5, 9), 1))
    assert list(played(DUEL, range(5, 9), 2)) == alone
    assert list(played(DUEL, range(6, 8), 1)) == alone[1:3]
    assert len(set(alone)) == 4


def test_two_bots_meet_until_it_is_clear() -> None:
    heard: list[tuple[int, int]] = []
    found = until_clear(played(DUEL, range(300), 1), DUEL, 300, True, lambda *counts: heard.append(counts))
    assert 5 <= len(found) < 60
    assert heard[0] == (1, 300)
    assert heard[-1] == (len(found), len(found))
    assert finding(DUEL, found, True, 1).verdict is Verdict.BETTER
    whole = until_clear(played(DUEL, range(12), 1), DUEL, 12, False, quiet)
    assert len(whole) == 12
    assert finding(DUEL, whole, False, 1).verdict is None


def test_shares_points_and_leads_are_those_of_the_bots_seats() -> None:
    """One of two wins once from each seat, and shares the third of three matches."""
    three = Setting("any", ("low", "high"), 3, "", {})
    deal: Deal = (
        Result((1, 0, 0), (0,), (9, 3, 0)),
        Result((0, 1, 0), (1,), (0, 6, 2)),
        Result((0, 0, 1), (0, 2), (6, 0, 6)),
    )
    assert share_of_wins(deal, 1) == pytest.approx(2.5 / 3)
    assert share_of_wins(deal, 0) == pytest.approx(0.5 / 6)
    high = standing(three, [deal, deal], 1, Rating(0, None, None))
    assert (high.bot, high.points.mean) == ("high", 7)
    assert high.lead.mean == pytest.approx((7.5 + 5 + 3) / 3)


def test_results_are_kept_and_gone_on_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "results.jsonl"
    whole = list(played(DUEL, range(1, 6), 1))
    stopped = resumed(file, DUEL, range(1, 6), 1)
    assert list(islice(stopped, 3)) == whole[:3]
    stopped.close()
    file.write_text(file.read_text("utf-8") + "[[[0, 1], [0], [3", "utf-8")
    again: list[int] = []
    duplicate = dealing.duplicate

    def noted(setting: Setting, seed: int) -> Deal:
        again.append(seed)
        return duplicate(setting, seed)

    monkeypatch.setattr(dealing, "duplicate", noted)
    assert list(resumed(file, DUEL, range(1, 6), 1)) == whole
    assert again == [4, 5]
    assert list(resumed(file, DUEL, range(1, 3), 1)) == whole[:2]
    assert again == [4, 5]


@pytest.mark.parametrize(
    ("words", "name"),
    [(["--seed", "2"], "seed 2"), (["--bots", "random,2"], "bots"), (["--option", "handicap=3"], "options")],
)
def test_other_results_are_not_mixed_in(
    words: list[str], name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "results.jsonl"
    command = ["arena", "graveyard", "--bots", "random,1", "--deals", "2", "--jobs", "1", "--resume", str(file)]
    assert main(command) == 0
    before = file.read_text("utf-8")
    capsys.readouterr()
    assert main([*command, *words]) == 2
    assert f"--resume: expected results with {name}" in capsys.readouterr().err
    assert file.read_text("utf-8") == before


def test_results_of_changed_bots_are_not_mixed_in(
    bot_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "results.jsonl"
    command = ["arena", "graveyard", "--bots", f"{bot_file}:First,1", "--deals", "2", "--jobs", "1"]
    assert main([*command, "--resume", str(file)]) == 0
    assert main([*command, "--resume", str(file)]) == 0
    bot_file.write_text(BOT + "# changed", "utf-8")
    capsys.readouterr()
    assert main([*command, "--resume", str(file)]) == 2
    assert "expected results with sources" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["not results", "not results\n", '"text"\n'])
def test_a_file_of_something_else_is_left_as_it_is(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "letter.txt"
    file.write_text(text, "utf-8")
    assert main(["arena", "graveyard", "--bots", "1,2", "--resume", str(file)]) == 2
    assert "--resume: expected results" in capsys.readouterr().err
    assert file.read_text("utf-8") == text


def test_the_command_prints_a_line_for_each_bot_and_draws(
    bot_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    drawing = tmp_path / "ratings.svg"
    words = ["arena", "graveyard", "--bots", f"{bot_file}:First,1,3", "--deals", "4", "--jobs", "1"]
    assert main([*words, "--svg", str(drawing)]) == 0
    told = capsys.readouterr()
    lines = told.out.splitlines()
    assert lines[0].endswith("2 seats: 24 matches of 4 deals from seed 1; intervals of 95 %")
    assert [line.split()[0] for line in lines[2:]] == [f"{bot_file}:First", "1", "3"]
    assert told.err == ""
    texts = [each.text for each in ElementTree.parse(drawing).iter("{http://www.w3.org/2000/svg}text")]
    assert {f"{bot_file}:First", "1", "3"} < set(texts)
    assert main([*words, "--json"]) == 0
    bots = json.loads(capsys.readouterr().out)["bots"]
    assert [each["bot"] for each in bots] == [f"{bot_file}:First", "1", "3"]
    assert f"{bots[2]['wins']['mean']:.1%}" == lines[4].split()[1]


def test_the_command_says_which_of_two_is_better(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "graveyard", "--bots", "random,1", "--deals", "60", "--jobs", "1"]
    assert main(words) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("1 against random: better (0 or 35 Elo, errors of 5 %;")
    assert main([*words[:5], "3", *words[6:], "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["deals"], told["matches"], told["verdict"]) == (3, 6, "undecided")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--bots", "3"], "--bots: expected two bots or more, as in 3,4, got '3'"),
        (["--bots", "3,9"], "unknown bot of graveyard '9': expected one of random"),
        (["--bots", "3,gone.py:Bot"], "expected FILE.py:NAME with a file that is there, got 'gone.py:Bot'"),
        (["--bots", "3,FILE:Gone"], "expected a class or function 'Gone' in"),
        (["--bots", "3,FILE:nothing"], "expected a class or function 'nothing' in"),
        (["--bots", "3,FILE:alone"], "my.py:alone to take a seat and a seed: too many positional arguments"),
        (["--bots", "3,FILE:nobody"], "my.py:nobody to make bots with a method act, got NoneType"),
        (["--bots", "3,FILE:"], "expected FILE.py:NAME"),
        (["--bots", "3,BROKEN:Bot"], "cannot be run: ZeroDivisionError: division by zero"),
        (["--bots", "1,2", "--seats", "3"], "graveyard is for 2 seats, got 3"),
        (["--bots", "1,2", "--deals", "1"], "expected 2 deals or more, got '1'"),
        (["--bots", "1,2", "--svg", "FILE"], "--svg: expected a new file"),
        (["--bots", "1,2", "--resume", "FOLDER"], "--resume: expected a file for results"),
    ],
)
def test_a_bad_command_is_one_line(
    words: list[str], reason: str, bot_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("1 / 0", "utf-8")
    places = {"FILE": bot_file, "BROKEN": broken, "FOLDER": tmp_path}
    filled = [re.sub(r"\b[A-Z]{4,}\b", lambda found: str(places[found[0]]), word) for word in words]
    assert main(["arena", "graveyard", *filled]) == 2
    told = capsys.readouterr()
    assert reason in told.err
    assert (told.err.count("\n"), told.out) == (1, "")


def test_the_picture_shows_ratings_and_intervals_in_order_and_inside() -> None:
    long = Setting("graveyard", ("1", "examples/bots/graveyard.py:Spreader"), 2, "classic", {})

    def rated(elo: float, low: float | None = None, high: float | None = None) -> Standing:
        return standing(long, [(Result((0, 1), (1,), (0, 1)),)] * 2, 1, Rating(elo, low, high))

    picture = ElementTree.fromstring(svg("a < b", [rated(0), rated(-120, -180, -55), rated(300, 210, 410)]))
    of = "{http://www.w3.org/2000/svg}"
    width = float(picture.attrib["viewBox"].split()[2])
    dots = [float(each.attrib["cx"]) for each in picture.iter(f"{of}circle")]
    bars = [each.attrib for each in picture.iter(f"{of}line") if each.attrib["class"] == "bar"]
    axis = [float(each.attrib["x1"]) for each in picture.iter(f"{of}line") if each.attrib["class"] == "axis"]
    assert dots[1] < dots[0] < dots[2] < width
    assert len(bars) == 2
    assert float(bars[0]["x1"]) < dots[1] < float(bars[0]["x2"]) < float(bars[1]["x1"]) < dots[2]
    assert 16 + 8 * len(long.bots[1]) < min(axis) <= float(bars[0]["x1"])
    assert float(bars[1]["x2"]) <= max(axis) < width
    assert picture.findtext(f"{of}title") == "a < b"
