"""A person at the terminal, typed by a script."""

import io

import pytest

from hullaboo.bots import bot
from hullaboo.play.fairness import Fair
from hullaboo.play.match import Match
from hullaboo.terminal.choosing import Choice, chosen
from hullaboo.terminal.keyboard import Keyboard
from hullaboo.terminal.table import Left, Table
from hullaboo.terminal.undo import taken_back
from hullaboo.testing import TEMPLATE
from hullaboo.words import Speaker


def table(typed: str, people: tuple[int, ...] = (0,), language: str = "en") -> tuple[Table, list[str]]:
    """A table where the script types, and what it said."""
    said: list[str] = []
    bots = {seat: bot(TEMPLATE, "careful", seat, 1) for seat in range(2) if seat not in people}
    match = Match(TEMPLATE, 2, luck=Fair.from_seed(1))
    keyboard = Keyboard(io.StringIO(typed))
    return Table(match, bots, Speaker(language, TEMPLATE), keyboard, said.append), said


def test_a_whole_match_by_number_and_by_notation() -> None:
    played, said = table("1\nswap\n2\n")
    played.run()
    assert [move.text for move in played.match.moves if move.seat == 0] == ["keep", "swap", "swap"]
    assert "wins" in said[-1] or "win together" in said[-1]


def test_several_moves_on_one_line_until_one_cannot_be_played() -> None:
    played, said = table("keep; swap; dance; keep\nq\n")
    with pytest.raises(Left):
        played.run()
    assert [move.text for move in played.match.moves if move.seat == 0] == ["keep", "swap"]
    assert any("dance" in line for line in said)


def test_letters_narrow_the_list() -> None:
    offered = [Choice(1, 0, "lay 1,2", "lay it flat"), Choice(2, 1, "lay 1,3", "lay it up"), Choice(3, 2, "1", "one")]
    assert [each.number for each in chosen(offered, "lay")] == [1, 2]
    assert [each.number for each in chosen(offered, "lay up")] == [2]
    assert [each.number for each in chosen(offered, "1")] == [1]
    assert chosen(offered, "") == []


def test_nonsense_is_answered_with_what_was_expected() -> None:
    played, said = table("dance\n?\nl\nt\nq\n")
    with pytest.raises(Left):
        played.run()
    assert any("Expected a number from 1 to 2" in line and "dance" in line for line in said)
    assert played.match.moves == []


def test_the_end_of_the_input_leaves_the_table() -> None:
    played, _ = table("keep\n")
    with pytest.raises(Left):
        played.run()


def test_french_at_the_table() -> None:
    played, said = table("q\n", language="fr")
    with pytest.raises(Left):
        played.run()
    assert any("Pioche" in line for line in said)


def test_two_people_at_one_screen_have_a_curtain() -> None:
    played, said = table("keep\n\nkeep\n\nq\n", people=(0, 1))
    with pytest.raises(Left):
        played.run()
    curtain = next(at for at, line in enumerate(said) if "Pass the screen to Seat 2" in line)
    assert said[curtain].startswith("\033[2J")
    assert said[curtain + 1].startswith("\033[2J")
    assert "[##]" in said[curtain + 2]


def test_the_screen_is_cleared_before_it_is_drawn_again() -> None:
    played, said = table("keep\nq\n")
    with pytest.raises(Left):
        played.run()
    drawn = [at for at, line in enumerate(said) if "Pile:" in line]
    assert len(drawn) == 2
    assert all(said[at - 1].startswith("\033[2J\033[3J") for at in drawn)
    assert "keeps" in said[drawn[1] - 1]


def test_a_move_that_showed_something_cannot_be_taken_back() -> None:
    match = Match(TEMPLATE, 2, luck=Fair.from_seed(1))
    match.play_text(0, "swap")
    assert taken_back(match, 0) is None


def test_a_move_that_showed_nothing_can_until_somebody_else_acts() -> None:
    match = Match(TEMPLATE, 2, luck=Fair.from_seed(1))
    match.play_text(0, "keep")
    before = taken_back(match, 0)
    assert before is not None
    assert before.moves == []
    match.play_text(1, "keep")
    assert taken_back(match, 0) is None
