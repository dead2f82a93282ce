"""A table without people: bots answer, simulated time passes, and the first to act acts (`play/asking.py`)."""

from collections.abc import Callable, Sequence
from typing import Any

from hullaboo.core.bot import NODES, Bot
from hullaboo.core.contract import Game
from hullaboo.core.edition import Edition
from hullaboo.core.seats import CLOCK, members
from hullaboo.play.asking import Asking, Clock, Due, coming
from hullaboo.play.fairness import LuckSource, Streamed
from hullaboo.play.match import Match, Move


class Simulation:
    """A match, its bots by seat, and the time in milliseconds."""

    def __init__(self, match: Match, bots: Sequence[Bot], now: int = 0, *, nodes: int = NODES) -> None:
        """Nobody has heard or been asked anything yet."""
        if len(bots) != match.seats:
            raise ValueError(f"expected a bot for each of {match.seats} seats, got {len(bots)}")
        self.match, self.bots, self.now = match, bots, now
        self.asking, self.clock = Asking(nodes), Clock()
        self.clock.update(match, now)

    def answer(self, seat: int) -> Due:
        """Ask a seat."""
        return self.asking.answer(self.match, seat, self.bots[seat], self.now)

    def step(self) -> Move:
        """Let the next thing happen."""
        answers = [self.answer(seat) for seat in members(self.match.actors) if seat != CLOCK]
        first = min(coming(self.match, answers, self.clock.dues(self.now)))
        self.now = max(self.now, first.time)
        move = self.match.play(first.seat, first.action)
        self.note()
        return move

    def note(self) -> None:
        """Tell every seat what happened, and look at the clock."""
        self.asking.hear(self.match, range(self.match.seats))
        self.clock.update(self.match, self.now)

    def run(self, each: Callable[["Simulation"], None] | None = None) -> Match:
        """Play to the end."""
        while not self.match.over:
            self.step()
            if each:
                each(self)
        return self.match


def played(
    game: Game,
    bots: Sequence[Bot],
    seed: int,
    *,
    edition: Edition | None = None,
    options: Any = None,
    luck: LuckSource | None = None,
) -> Match:
    """A whole match between bots; without more words its luck is that of table `seed` of a World."""
    match = Match(game, len(bots), edition=edition, options=options, luck=luck or Streamed(seed))
    return Simulation(match, bots).run()


def is_move(match: Match, move: Move) -> bool:
    """Whether a line of the log counts as a move: not a wait, not CLOCK."""
    wait = match.game.rules.WAIT
    return move.seat != CLOCK and (wait < 0 or move.text != match.game.moves.text(wait))
