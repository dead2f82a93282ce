"""What a seat is worth: duplicate deals, intervals that hold what they promise, and the command."""

import json
from collections import Counter
from random import Random
from statistics import fmean
from typing import Any

import pytest

from hullaboo.cli import main
from hullaboo.core.bot import RandomBot
from hullaboo.core.finding import game
from hullaboo.lab import deals
from hullaboo.lab.balance import by_seat, length, measured
from hullaboo.lab.deals import Setting, duplicate
from hullaboo.lab.entrants import seat_down
from hullaboo.lab.intervals import average, share
from hullaboo.play.fairness import Fair
from hullaboo.play.match import Match
from hullaboo.play.simulate import Simulation, is_move

SPOOKY = Setting("spooky", ("random",), 3, "short-night", {})


def quiet(_over: int, _matches: int) -> None:
    """Nobody listens."""


def test_every_bot_of_a_deal_has_every_seat_once(monkeypatch: pytest.MonkeyPatch) -> None:
    seated: Counter[tuple[int, int]] = Counter()

    def noted(match: Any, name: str, seat: int, seed: int) -> Any:
        seated[seat, seed] += 1
        return seat_down(match, name, seat, seed)

    monkeypatch.setattr(deals, "seat_down", noted)
    duplicate(SPOOKY, 7)
    assert len(seated) == 9
    assert len({seed for _, seed in seated}) == 3
    duplicate(SPOOKY, 8)
    assert len({seed for _, seed in seated}) == 6


def test_whole_deals_are_played_and_the_same_by_any_number_of_processes() -> None:
    heard: list[tuple[int, int]] = []
    alone = measured(SPOOKY, 7, 5, 1, lambda over, matches: heard.append((over, matches)))
    assert heard == [(3, 9), (6, 9), (9, 9)]
    assert measured(SPOOKY, 7, 5, 2, quiet) == alone
    assert measured(SPOOKY, 7, 6, 1, quiet)[:2] == alone[1:]


def test_wins_of_all_seats_make_one_and_lie_in_their_intervals() -> None:
    seats = by_seat(measured(SPOOKY, 30, 1, 1, quiet))
    assert sum(wins.mean for wins, _ in seats) == pytest.approx(1)
    for wins, points in seats:
        assert 0 <= wins.low <= wins.mean <= wins.high <= 1
        assert points.low < points.mean < points.high


def test_the_length_counts_moves_but_neither_waits_nor_the_clock() -> None:
    match = Match(game("spooky"), 3, luck=Fair.from_seed(1))
    simulated = Simulation(match, [RandomBot(seat, 1) for seat in range(3)]).run()
    moves = sum(is_move(match, move) for move in simulated.moves)
    assert 0 < moves < len(simulated.moves)
    found = measured(SPOOKY, 9, 1, 1, quiet)
    assert length(found).low < length(found).mean < length(found).high
    assert length(found).mean == pytest.approx(fmean(each.moves for deal in found for each in deal))


def test_intervals_hold_the_true_value_in_about_95_of_100_measurements() -> None:
    luck, chance, deals = Random(1), 0.3, 100
    shares = averages = 0
    for _ in range(1_000):
        wins = [luck.choice([0.0, 1.0]) * 0.2 + 0.8 * (luck.random() < 0.25) for _ in range(deals)]
        shares += share(wins).low <= chance <= share(wins).high
        averages += average(wins).low <= chance <= average(wins).high
    assert 930 < shares < 970
    assert 930 < averages < 970


def test_what_was_won_every_time_is_not_certain() -> None:
    assert share([1.0] * 20).low == pytest.approx(0.839, abs=0.001)
    assert share([0.0] * 20).high == pytest.approx(0.161, abs=0.001)
    assert min(share([0.0] * number).low for number in range(2, 60)) == 0
    assert max(share([1.0] * number).high for number in range(2, 60)) == 1


def test_the_command_prints_a_line_for_each_seat(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["balance", "graveyard", "--level", "random", "--matches", "4", "--jobs", "1", "--option", "handicap=20"]
    assert main(words) == 0
    told = capsys.readouterr()
    lines = told.out.splitlines()
    assert lines[0].startswith("graveyard (classic, handicap=20), bots random: 4 matches of 2 deals from seed 1")
    assert [line.split()[0] for line in lines[2:]] == ["0", "1", "a"]
    assert lines[-1].startswith("a match has")
    assert told.err == ""
    assert main([*words, "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    seats = printed["seats"]
    assert printed["moves"]["mean"] > 20
    assert [each["seat"] for each in seats] == [0, 1]
    assert f"{seats[0]['wins']['mean']:.1%}" == lines[2].split()[1]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--level", "9"], "unknown bot of graveyard '9': expected one of random"),
        (["--seats", "3"], "graveyard is for 2 seats, got 3"),
        (["--option", "gift=3"], "unknown option 'gift'"),
        (["--edition", "nowhere"], "unknown edition 'nowhere'"),
        (["--edition", ""], "unknown edition ''"),
        (["--option", "handicap=1", "--option", "handicap=2"], "expected handicap once"),
        (["--matches", "0"], "expected a whole number from 1"),
    ],
)
def test_a_bad_command_is_one_line(words: list[str], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", "graveyard", *words]) == 2
    told = capsys.readouterr()
    assert reason in told.err
    assert (told.err.count("\n"), told.out) == (1, "")
