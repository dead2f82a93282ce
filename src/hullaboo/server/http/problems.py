"""Problems for one: a position a day, found in the game itself, tried without a table.

Nothing is kept: a try is the list of its moves, played again from the day's position each time. Times and streaks are
the player's own.
"""

from collections.abc import Sequence
from datetime import date
from functools import lru_cache
from typing import Any

from hullaboo.core import daily
from hullaboo.core.contract import Event, Game
from hullaboo.play.fairness import Seeded
from hullaboo.play.match import Match
from hullaboo.server.protocol.bodies import ProblemShown
from hullaboo.server.protocol.from_server import LegalMove
from hullaboo.server.protocol.refusal import Refusal

SEAT = 0
OPEN = "open"


def problem_after(game: Game, day: str, moves: Sequence[str]) -> ProblemShown:
    """A day's problem after some moves."""
    match = problem_of(game, day_of(day))
    setter = game.module("problems")
    grade = setter.grade(match.state)
    events: list[Event] = []
    for move in moves:
        if setter.verdict(match.state) == OPEN:
            events = tried(match, setter, move)
    return shown(match, day, grade, events)


def day_of(text: str) -> int:
    """The number of a day."""
    try:
        return date.fromisoformat(text).toordinal()
    except ValueError:
        raise Refusal("no-such-problem", day=text[:20]) from None


def problem_of(game: Game, day: int) -> Match:
    """The table on which a day's problem is set."""
    if not game.has("problems"):
        raise Refusal("no-such-problem", game=game.name)
    return Match(game, options=daily.options(game), luck=Seeded(seed_for(game, day)))


@lru_cache(maxsize=64)
def seed_for(game: Game, day: int) -> int:
    """The seed of a day's problem."""
    return next(daily.seeds(game, day))


def tried(match: Match, setter: Any, move: str) -> list[Event]:
    """One move, and what the empty chairs answer."""
    match.play_text(SEAT, move)
    events = match.tell(SEAT)
    for seat, reply in setter.replies(match.state):
        match.play_text(seat, reply)
        events += match.tell(SEAT)
    return events


def shown(match: Match, day: str, grade: int, events: list[Event]) -> ProblemShown:
    """The problem as its player sees it."""
    setter = match.game.module("problems")
    verdict, misses = setter.verdict(match.state), setter.misses(match.state)
    actions = match.legal(SEAT) if verdict == OPEN else ()
    wait, moves = match.game.rules.WAIT, match.game.moves
    legal = [LegalMove(moves.text(action), moves.phrase(action)) for action in actions if action != wait]
    return ProblemShown(day, grade, SEAT, match.seats, verdict, misses, match.view(SEAT), events, legal)
