"""A person at the terminal, typed by a script."""

from collections import deque
from dataclasses import dataclass, field

import pytest

from hullaboo.bots import bot
from hullaboo.play.fairness import Fair
from hullaboo.play.match import Match
from hullaboo.terminal.choosing import Choice, chosen, narrowed
from hullaboo.terminal.console import Line
from hullaboo.terminal.table import Left, Table
from hullaboo.terminal.undo import taken_back
from hullaboo.testing import TEMPLATE
from hullaboo.words import Speaker


@dataclass
class Typist:
    """Types lines from a script. One that begins with `<` was begun before the question that it comes to."""

    lines: deque[str]
    said: list[str] = field(default_factory=list)
    asked: object = None
    before: object = None

    def ask(self, question: object) -> None:
        if question != self.asked:
            self.before, self.asked = self.asked, question

    def line(self, seconds: float | None = None) -> Line:
        if not self.lines:
            raise EOFError
        typed = self.lines.popleft()
        if not typed:  # nothing is typed until something else happens, or Enter is pressed
            return Line("", self.asked) if seconds is None else nothing_in_time()
        return Line(typed.removeprefix("<"), self.before if typed.startswith("<") else self.asked)

    def give_back(self, text: str) -> None:
        self.lines.appendleft(text)

    def say(self, text: str) -> None:
        self.said.append(text)


def nothing_in_time() -> Line:
    raise TimeoutError


def table(typed: str, people: tuple[int, ...] = (0,), language: str = "en") -> tuple[Table, list[str]]:
    """A table where the script types, and what it said."""
    bots = {seat: bot(TEMPLATE, "careful", seat, 1) for seat in range(2) if seat not in people}
    match = Match(TEMPLATE, 2, luck=Fair.from_seed(1))
    typist = Typist(deque(typed.splitlines()))
    return Table(match, bots, Speaker(language, TEMPLATE), typist), typist.said


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


def test_only_a_whole_move_or_a_number_that_was_shown_is_played() -> None:
    offered = [Choice(1, 0, "lay 1,2", "lay it flat"), Choice(2, 1, "lay 1,3", "lay it up"), Choice(3, 2, "1", "one")]
    played = {
        typed: found.number if (found := chosen(offered, typed, shown={1})) else None
        for typed in ("lay 1,3", "1", "2", "lay up", "lay 1,3 ", "LAY 1,3", "", "up")
    }
    assert played == {
        "lay 1,3": 2,
        "1": 1,
        "2": None,
        "lay up": None,
        "lay 1,3 ": None,
        "LAY 1,3": None,
        "": None,
        "up": None,
    }


def test_letters_narrow_the_list() -> None:
    offered = [Choice(1, 0, "lay 1,2", "lay it flat"), Choice(2, 1, "lay 1,3", "lay it up"), Choice(3, 2, "1", "one")]
    assert [each.number for each in narrowed(offered, "lay")] == [1, 2]
    assert [each.number for each in narrowed(offered, "Lay up")] == [2]
    assert narrowed(offered, "") == []


def test_letters_that_only_one_move_holds_show_it_and_play_nothing() -> None:
    played, said = table("kee\nq\n")
    with pytest.raises(Left):
        played.run()
    assert played.match.moves == []
    assert said[-1].strip().startswith("1  keep")


def test_a_number_counts_once_it_was_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """A long list is only counted: its numbers mean nothing yet, unless letters have brought them to the screen."""
    monkeypatch.setattr("hullaboo.terminal.choosing.SHOWN", 1)
    played, said = table("2\nswa\n2\nq\n")
    with pytest.raises(Left):
        played.run()
    assert [move.text for move in played.match.moves if move.seat == 0] == ["swap"]
    assert any("got “2”" in line for line in said)


def test_what_was_begun_before_the_question_is_put_back_and_played_only_when_sent_again() -> None:
    played, said = table("keep\n<swap\nq\n")
    played.step()
    while played.match.asked != 0:
        played.step()
    assert [move.text for move in played.match.moves if move.seat == 0] == ["keep"]
    played.typed_move(0, [], None)
    assert any("“swap”" in line and "Enter" in line for line in said)
    played.step()
    assert [move.text for move in played.match.moves if move.seat == 0] == ["keep", "swap"]


def test_moves_after_the_first_of_a_line_are_written_out() -> None:
    played, said = table("1; 1\nq\n")
    with pytest.raises(Left):
        played.run()
    assert [move.text for move in played.match.moves if move.seat == 0] == ["keep"]
    assert any("“1” cannot be played" in line for line in said)


def test_nobody_plays_what_somebody_else_at_the_screen_typed_ahead() -> None:
    played, _ = table("keep; keep\n\nq\n", people=(0, 1))
    with pytest.raises(Left):
        played.run()
    assert [move.seat for move in played.match.moves] == [0]


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
