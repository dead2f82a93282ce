"""What calls are worth: how often they win, as bots estimate it and in truth; and the best bot against that of before.

`python -m hullaboo.games.bloops.tests.calling calls` and `… duel` print it for 2, 3 and 5 seats; `calls --level 4` of
another level that estimates.
"""

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod, sqrt
from statistics import mean, stdev
from typing import NamedTuple

from hullaboo.core.arguments import positive
from hullaboo.core.bot import Bot
from hullaboo.kit.player import CardPlayer
from hullaboo.play.fairness import Fair
from hullaboo.play.match import Match
from hullaboo.play.simulate import Simulation

from ..bots import BELIEF, HAZY_BELIEF, PERFECT_MEMORY, Level, Mind, player
from ..bots.judgement import SPREAD, Judgement, normal
from ..bots.memory import memory_of
from .drawn import GAME

SEATS = (2, 3, 5)
ESTIMATING = {3: HAZY_BELIEF, 4: BELIEF, 5: PERFECT_MEMORY}
"""The levels that call by an estimate."""
LAST_TURN_BRINGS, EACH_SURE_ENOUGH = 2.5, 0.95


class Call(NamedTuple):
    """A call that a bot made: how likely it thought that it would win, and whether it did."""

    estimate: float
    won: bool


@dataclass
class Witness(Mind):
    """Plays as its level does, and notes what it expects of a call."""

    expects: float = 0.0

    def calls(self, judged: Judgement) -> bool:
        """Decide, and note."""
        self.expects = judged.call_wins()
        return super().calls(judged)


@dataclass
class Former(Mind):
    """The best level as it called before its estimates were measured: each opponent by itself, after a last turn."""

    def calls(self, judged: Judgement) -> bool:
        """When it believed to beat each with a chance of 95 %."""
        sure = prod(self.is_ahead_of(judged, seat) for seat in judged.opponents)
        return sure > EACH_SURE_ENOUGH ** len(judged.opponents)

    def is_ahead_of(self, judged: Judgement, seat: int) -> float:
        """How likely it thought its hand to be cheaper."""
        spread = SPREAD * sqrt(judged.unseen(judged.own) + judged.unseen(judged.cards[seat])) + 0.5
        return normal((judged.hand(seat) - LAST_TURN_BRINGS - judged.hand(self.memory.seat)) / spread)


def former(level: Level, seat: int, seed: int) -> Bot:
    """A bot of before."""
    return CardPlayer(Former(level, memory_of(seat, level.half_life)), seed)


def played(bots: Sequence[Bot], seed: int) -> Match:
    """A match between bots, to its end."""
    return Simulation(Match(GAME, len(bots), luck=Fair.from_seed(seed)), bots).run()


def calls(seats: int, count: int, seed: int = 0, level: Level = PERFECT_MEMORY) -> Iterator[Call]:
    """So many calls of equal bots."""
    while count:
        minds = [Witness(level, memory_of(seat, level.half_life)) for seat in range(seats)]
        match = played([CardPlayer(mind, seed) for mind in minds], seed)
        if (caller := int(match.state.bloops)) in range(seats):
            yield Call(minds[caller].expects, caller in match.outcome.winners)
            count -= 1
        seed += 1


def share(seats: int, deal: int) -> float:
    """What a bot of today wins of one deal against bots of before, from every seat in turn; equal winners share."""
    won = 0.0
    for seat in range(seats):
        bots = [(player if other == seat else former)(PERFECT_MEMORY, other, deal) for other in range(seats)]
        winners = played(bots, deal).outcome.winners
        won += (seat in winners) / len(winners)
    return won / seats


def duel(seats: int, deals: int, seed: int = 0) -> tuple[float, float]:
    """The share that bots of today win, and the half width of its 95 % interval: same deals, every seat in turn."""
    shares = [share(seats, seed + deal) for deal in range(deals)]
    return mean(shares), 1.96 * stdev(shares) / sqrt(deals)


def print_calls(count: int, seed: int, level: int) -> None:
    """What was estimated, and what happened."""
    for seats in SEATS:
        made = list(calls(seats, count, seed, ESTIMATING[level]))
        expected, won = mean(call.estimate for call in made), mean(call.won for call in made)
        print(f"{seats} seats, {count} calls of level {level}: estimated {expected:.1%}, won {won:.1%}")


def print_duel(deals: int, seed: int) -> None:
    """The share that today's bot wins, beside an even one."""
    for seats in SEATS:
        won, within = duel(seats, deals, seed)
        print(f"{seats} seats, {deals} deals: won {won:.1%} ± {within:.1%}; even would be {1 / seats:.1%}")


def main(words: Sequence[str] | None = None) -> None:
    """Read the command line."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("calls", "duel"))
    parser.add_argument("--count", type=positive, default=500, help="calls, or deals, for each number of seats (500)")
    parser.add_argument("--seed", type=positive, default=1, help="the first seed (1)")
    parser.add_argument("--level", type=int, choices=ESTIMATING, default=5, help="whose calls (%(default)s)")
    given = parser.parse_args(words)
    if given.what == "calls":
        print_calls(given.count, given.seed, given.level)
    else:
        print_duel(given.count, given.seed)


if __name__ == "__main__":
    main()
