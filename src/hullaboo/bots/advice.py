"""Advice: the best actions of a seat with their values and reasons, from what the seat itself may know.

A game advises by `weigh(question)` in its `bots`, or, where it has a plan for a search, by `reason(state, seat,
action)` in words for what the search has found. Whoever asks puts all that the seat was told, from the deal on, into
the question: then nothing is kept between questions, and the same question has the same advice.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from hullaboo.bots.searchers import values_by_beam
from hullaboo.core.bot import Question, chance
from hullaboo.core.contract import Event, Game
from hullaboo.core.errors import BadLog, UnknownName
from hullaboo.core.finding import games
from hullaboo.core.hints import Hint
from hullaboo.core.parts import Reasoning, Weighing
from hullaboo.core.plans import Halving
from hullaboo.core.seats import CLOCK
from hullaboo.play import log
from hullaboo.play.match import Match

TURNING_POINTS = 3
"""At most so many moves of a match are its turning points."""
WORTH_TELLING = 0.05
"""What costs less points is none."""


class Weighed(NamedTuple):
    """A move of a match beside the best one: what it cost, in points."""

    number: int
    seat: int
    move: str
    best: str
    value: float
    cost: float


def can_advise(game: Game) -> bool:
    """Whether a game has advice."""
    return isinstance(game.bots, Weighing | Reasoning)


def advise(game: Game, question: Question) -> list[Hint]:
    """What the seat may do, the best first; `question.events` is all that it was told from the deal on."""
    if isinstance(game.bots, Weighing):
        hints = game.bots.weigh(question)
    elif isinstance(game.bots, Reasoning):
        hints = searched(game, game.bots, question)
    else:
        raise UnknownName("game with advice", game.name, [each.name for each in games().values() if can_advise(each)])
    return sorted(hints, key=lambda hint: -hint.value)


def searched(game: Game, bots: Reasoning, question: Question) -> list[Hint]:
    """What the beam of a game's highest level sees of the actions it looks into."""
    plan = game.bots.LEVELS[max(game.bots.LEVELS)]
    assert isinstance(plan, Halving), f"{game.name} gives reasons for a search"
    values = values_by_beam(game, plan.beam, question, chance(0, question.seat, 0))
    world = question.world(0)
    return [Hint(action, value, bots.reason(world, question.seat, action)) for action, value in values.items()]


def asked_before(text: str, number: int, edition: str | None = None) -> tuple[Match, Question]:
    """The question that the seat of a log's move had, and the match as it was then."""
    for at, match, question in questions(text, edition):
        if at == number:
            return match, question
    raise BadLog(f"move {number}: expected a move of a seat, got one of the clock or none")


def questions(text: str, edition: str | None = None) -> Iterator[tuple[int, Match, Question]]:
    """Before every move of a seat in a log: its number, the match as it is, and what the seat is asked."""
    read = log.read(text)
    replayed = log.open_replay(Match, read, edition)
    match = replayed.match
    heard: list[list[Event]] = [[] for _ in range(match.seats)]
    for number, line in enumerate(read.lines, 1):
        if (seat := line.move.seat) != CLOCK and line.move.is_action:
            yield number, match, match.question(seat, 0, tuple(heard[seat]))
        replayed.step(line.move)
        for each, told in enumerate(heard):
            told.extend(match.tell(each))


def weighed(text: str, edition: str | None = None) -> Iterator[Weighed]:
    """Every move of a log that was a choice, beside the best; one not looked into counts as the worst seen."""
    moves = log.read(text).moves
    for number, match, question in questions(text, edition):
        if len(question.legal) > 1:
            played = match.game.moves.action(moves[number - 1].text)
            hints = advise(match.game, question)
            value = {hint.action: hint.value for hint in hints}.get(played, hints[-1].value)
            best, said = hints[0], match.game.moves.text
            yield Weighed(number, question.seat, said(played), said(best.action), value, max(0.0, best.value - value))


def turning_points(moves: Sequence[Weighed]) -> list[Weighed]:
    """The moves that cost most."""
    dearest = sorted((move for move in moves if move.cost > WORTH_TELLING), key=lambda move: (-move.cost, move.number))
    return sorted(dearest[:TURNING_POINTS], key=lambda move: move.number)
