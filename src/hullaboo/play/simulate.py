"""A table without people: bots answer, simulated time passes, and the first to act acts.

Every actor is asked; the earliest answer that is not a wait is played, or the first timer that runs out. Ties go
clockwise from the last mover, CLOCK last. After every action all actors are asked anew. Where everybody waits and no
time is running, the waits themselves are played.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from hullaboo.core.bot import NODES, Bot
from hullaboo.core.contract import Event, Timer
from hullaboo.core.seats import CLOCK, MOST_SEATS, members
from hullaboo.play.match import Match, Move


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

    def stop(self) -> None:
        """No time runs any more."""
        self.due.clear()
        self.timers = ()

    def update(self, match: Match, now: int) -> bool:
        """Start what is new, forget what is gone; whether anything may be otherwise than before."""
        timers, legal = match.timers, match.legal(CLOCK)
        if timers is self.timers and legal == self.legal:
            return False
        self.timers, self.legal, due = timers, legal, self.due
        self.due = {
            (action, number): due.get((action, number), now + milliseconds) for action, number, milliseconds in timers
        }
        return True

    def dues(self, now: int) -> list[Due]:
        """What CLOCK will do; a time that ran out before its action was legal is due now."""
        times = self.due.items()
        return [Due(max(now, time), MOST_SEATS, CLOCK, action) for (action, _), time in times if action in self.legal]


@dataclass
class Simulation:
    """A match, its bots by seat, and the time in milliseconds."""

    match: Match
    bots: Sequence[Bot]
    nodes: int = NODES
    """How many actions bots that search may judge for one decision."""
    now: int = 0
    last: int = 0
    clock: Clock = field(default_factory=Clock)
    heard: list[list[Event]] = field(default_factory=list)
    asked: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Nobody has heard or been asked anything yet."""
        if len(self.bots) != self.match.seats:
            raise ValueError(f"expected a bot for each of {self.match.seats} seats, got {len(self.bots)}")
        self.heard = [[] for _ in self.bots]
        self.asked = [0 for _ in self.bots]
        self.clock.update(self.match, 0)

    def answer(self, seat: int) -> Due:
        """Ask a seat."""
        question = self.match.question(seat, self.asked[seat], tuple(self.heard[seat]), self.now)
        self.heard[seat] = []
        self.asked[seat] += 1
        action, after = self.bots[seat].act(replace(question, nodes=self.nodes))
        return Due(self.now + max(0, after), (seat - self.last) % MOST_SEATS, seat, action)

    def step(self) -> Move:
        """Let the next thing happen."""
        match = self.match
        answers = [self.answer(seat) for seat in members(match.actors) if seat != CLOCK]
        willing = [each for each in answers if each.action != match.game.rules.WAIT]
        next_due = min(willing + self.clock.dues(self.now), default=None) or min(answers)
        self.now = max(self.now, next_due.time)
        move = match.play(next_due.seat, next_due.action)
        self.note(next_due)
        return move

    def note(self, played: Due) -> None:
        """Tell every seat what happened, and look at the clock."""
        if played.seat != CLOCK and played.action != self.match.game.rules.WAIT:
            self.last = played.seat
        for seat, heard in enumerate(self.heard):
            heard.extend(self.match.tell(seat))
        self.clock.update(self.match, self.now)

    def run(self, each: Callable[["Simulation"], None] | None = None) -> Match:
        """Play to the end."""
        while not self.match.over:
            self.step()
            if each:
                each(self)
        return self.match


def is_move(match: Match, move: Move) -> bool:
    """Whether a line of the log counts as a move: not a wait, not CLOCK."""
    wait = match.game.rules.WAIT
    return move.seat != CLOCK and (wait < 0 or move.text != match.game.moves.text(wait))
