"""A newcomer, as a model: somebody in their first match.

    hullaboo arena castle --bots 1,examples/bots/castle.py:Newcomer --all-deals

Assumed: they think of no special token and take the first colour that works; whatever the way, it takes them about 20
seconds, sometimes half and sometimes twice as long; of seven calls one rests on a wall they misread.
"""

import math
from dataclasses import replace

from hullaboo.core.bot import Question, chance
from hullaboo.games.castle.bots import Level, Racer
from hullaboo.games.castle.state import TRANSITION, TRAPDOOR

FIRST_MATCH = Level(20_000, (TRAPDOOR, TRANSITION), lambda view, seat, colour: 0, 1 / 7)
SPREAD = 0.5
"""The sigma of the log-normal factor by which one search differs from another."""
PATIENCE = 2
"""So many times as long as a way takes to be found, they look before they give up."""


class Beginner(Racer):
    """Searches in a time of its own, however long the way."""

    def make_plan(self, question: Question) -> None:
        """All there is to find is found at once, and said after a while."""
        super().make_plan(question)
        time = int(self.level.pace * math.exp(chance(self.seed, self.seat, question.number).gauss(0, SPREAD)))
        self.plan = [replace(each, after=time) for each in self.plan]
        self.gives_up = PATIENCE * time


def Newcomer(seat: int, seed: int) -> Racer:
    """Somebody in their first match."""
    return Beginner(FIRST_MATCH, seat, seed)
