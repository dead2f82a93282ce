"""Several people at one terminal: each who comes has the whole time, and none passes behind the curtain."""

from collections import deque
from dataclasses import dataclass, field

import pytest

from hullaboo.bots import bot
from hullaboo.core.finding import game, games
from hullaboo.core.seats import CLOCK, holds
from hullaboo.play.fairness import Fair
from hullaboo.play.match import Match
from hullaboo.play.screen import may_any
from hullaboo.terminal.console import Line
from hullaboo.terminal.table import Left, Table
from hullaboo.testing.walks import begins_with_a_look, opened, walk
from hullaboo.words import Speaker

FIRST_LOOKS = [name for name, game in games().items() if begins_with_a_look(game)]
A_MINUTE = 60.0


@dataclass
class Slowly:
    """People who do one thing after another; time passes only while they are waited for.

    `linger` is to look until the time is over; another word is typed, and `enter` lifts the curtain after a minute.
    """

    doing: deque[str]
    seconds: float = 0.0
    asked: object = None
    waited: list[float | None] = field(default_factory=list)

    def ask(self, question: object) -> None:
        self.asked = question

    def line(self, seconds: float | None = None) -> Line:
        self.waited.append(seconds)
        if not self.doing:
            raise EOFError
        done = self.doing.popleft()
        if done == "linger":
            assert seconds is not None
            self.seconds += seconds
            raise TimeoutError
        if done == "enter":
            self.seconds += A_MINUTE
        return Line("" if done == "enter" else done, self.asked)

    def give_back(self, text: str) -> None:
        self.doing.appendleft(text)

    def say(self, text: str) -> None:
        pass


def played(name: str, *doing: str, seats: int = 2, people: tuple[int, ...] = (0, 1)) -> tuple[Match, Slowly]:
    """A table of people and bots who do nothing but these things."""
    box, lines = game(name), Slowly(deque(doing))
    bots = {seat: bot(box, "random", seat, 1) for seat in range(seats) if seat not in people}
    match = Match(box, seats, luck=Fair.from_seed(1))
    table = Table(match, bots, Speaker("en", box), lines, lambda: lines.seconds)
    with pytest.raises(Left):
        table.run()
    return match, lines


def whole_look(name: str) -> float:
    """How many seconds a first look is long."""
    return Match(game(name)).timers[0].milliseconds / 1000


@pytest.mark.parametrize("name", FIRST_LOOKS)
def test_everybody_at_one_terminal_has_the_whole_first_look(name: str) -> None:
    match, lines = played(name, "linger")
    assert [move.seat for move in match.moves] == [0], "only who looks there has seen enough"
    match, lines = played(name, "linger", "enter", "linger")
    assert [seat for seat, _, _ in map(tuple, match.moves)] == [0, CLOCK]
    assert lines.waited[:3] == [whole_look(name), None, whole_look(name)]


@pytest.mark.parametrize("name", FIRST_LOOKS)
def test_no_time_passes_behind_the_curtain(name: str) -> None:
    match, lines = played(name, "seen", "enter")
    assert [move.seat for move in match.moves] == [0]
    assert lines.waited == [whole_look(name), None, whole_look(name)]


@pytest.mark.parametrize("name", FIRST_LOOKS)
def test_the_clock_ends_the_look_of_one_person_with_bots(name: str) -> None:
    match, _ = played(name, "linger", "linger", "linger", seats=3, people=(1,))
    assert CLOCK in [move.seat for move in match.moves]


def moment(name: str, may_end: list[bool], may_act: list[bool]) -> Match:
    """A match between two where a time is running that these may end for themselves, and these may act."""
    for seed in range(50):
        for match in walk(opened(game(name), 2, seed), seed):
            end = [may_any(match, [seat], each.action) for each in match.timers for seat in range(2)]
            if end == may_end and [holds(match.actors, seat) for seat in range(2)] == may_act:
                return match
    raise AssertionError(f"no such moment in {name}")


def after_the_curtain(match: Match) -> tuple[list[float | None], list[int]]:
    """Seat 0 looks until the screen is handed over; who comes lingers. What was waited for, and who moved."""
    lines, before = Slowly(deque(["enter", "linger"])), len(match.moves)
    table = Table(match, {}, Speaker("en", match.game), lines, lambda: lines.seconds)
    table.times.look(match, 0, 0)
    table.step()
    return lines.waited, [move.seat for move in match.moves[before:]]


@pytest.mark.parametrize("name", FIRST_LOOKS)
def test_whom_a_time_is_for_comes_to_the_terminal_before_who_may_only_answer(name: str) -> None:
    match = moment(name, may_end=[False, True], may_act=[True, True])
    whole = match.timers[0].milliseconds / 1000
    assert after_the_curtain(match) == ([None, whole], [1])


def test_a_time_that_only_the_clock_ends_begins_anew_when_the_curtain_is_lifted() -> None:
    match = moment("bloops", may_end=[False, False], may_act=[False, True])
    whole = match.timers[0].milliseconds / 1000
    assert after_the_curtain(match) == ([None, whole], [CLOCK])
