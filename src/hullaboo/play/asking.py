"""Whom to ask and when: what simulations, tables at a terminal and tables of a server do alike.

Every bot that may act is asked; the earliest answer that is not a wait is played, or the first time that runs out.
Ties go clockwise from the last mover, CLOCK last. After every action all are asked anew. Where every seat that may act
waits and no time is running, the waits themselves are played.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from hullaboo.core.bot import NODES, Bot, Question
from hullaboo.core.contract import Event, Timer
from hullaboo.core.copies import own_copy
from hullaboo.core.seats import CLOCK, MOST_SEATS, members
from hullaboo.play.match import Match


class Due(NamedTuple):
    """Something that will happen at a time, unless something else does before. The earliest comes first."""

    time: int
    order: int
    seat: int
    action: int


@dataclass
class Clock:
    """Which timers run, and until when."""

    due: dict[tuple[int, int], int] = field(default_factory=dict)
    timers: Sequence[Timer] = ()
    legal: Sequence[int] = ()
    left: dict[tuple[int, int], int] = field(default_factory=dict)
    """What timers have left that ran before this clock did: they go on from there."""

    def stop(self) -> None:
        """No time runs any more."""
        self.due.clear()
        self.timers = ()

    def update(self, match: Match, now: int) -> bool:
        """Start what is new, forget what is gone; whether anything may be otherwise than before."""
        timers, legal = match.timers, match.legal(CLOCK)
        if timers is self.timers and legal == self.legal:
            return False
        self.timers, self.legal, due, left = timers, legal, self.due, self.left
        self.due = {
            (action, number): due.get((action, number), now + left.get((action, number), milliseconds))
            for action, number, milliseconds in timers
        }
        self.left = {}
        return True

    def dues(self, now: int) -> list[Due]:
        """What CLOCK will do; a time that ran out before its action was legal is due now."""
        times = self.due.items()
        return [Due(max(now, time), MOST_SEATS, CLOCK, action) for (action, _), time in times if action in self.legal]


class Asking:
    """What each bot of a match has heard since its last question, and how often it was asked."""

    def __init__(self, nodes: int = NODES) -> None:
        """Nobody has heard or been asked anything yet; bots that search may judge so many actions a question."""
        self._nodes = nodes
        self._heard: dict[int, list[Event]] = defaultdict(list)
        self._asked: dict[int, int] = defaultdict(int)

    def hear(self, match: Match, seats: Iterable[int]) -> None:
        """Tell some seats what happened in the last move."""
        for seat, events in match.tell_all(seats).items():
            self._heard[seat].extend(own_copy(events))

    def heard(self, seat: int) -> tuple[Event, ...]:
        """What a seat has heard since its last question."""
        return tuple(self._heard[seat])

    def asked(self, seat: int) -> int:
        """How often a seat was asked."""
        return self._asked[seat]

    def begin(self, seat: int) -> tuple[int, tuple[Event, ...]]:
        """Ask a seat once more: the number of the question, and what the seat has heard since the last one."""
        number, events = self._asked[seat], self.heard(seat)
        self._asked[seat] += 1
        self._heard[seat] = []
        return number, events

    def question(self, match: Match, seat: int, now: int) -> Question:
        """The next question for a seat."""
        return replace(match.question(seat, *self.begin(seat), now), nodes=self._nodes)

    def answer(self, match: Match, seat: int, bot: Bot, now: int) -> Due:
        """What a bot decides, and when it will act."""
        action, after = bot.act(self.question(match, seat, now))
        return Due(now + max(0, after), match.clockwise(seat), seat, action)


def coming(match: Match, answers: Sequence[Due], times: Sequence[Due]) -> list[Due]:
    """What may happen next, of what bots have answered and what CLOCK will do; the earliest does."""
    wait = match.game.rules.WAIT
    willing = [each for each in answers if each.action != wait]
    if found := [*willing, *times]:
        return found
    return list(answers) if all_wait(match, [each.seat for each in answers], times) else []


def all_wait(match: Match, waiting: Collection[int], times: Collection[object]) -> bool:
    """Whether every seat that may act waits and no time is running: then the waits themselves are played."""
    return not times and set(waiting) == set(members(match.actors)) - {CLOCK}
