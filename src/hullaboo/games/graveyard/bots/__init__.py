"""Five levels: three take the greatest lead they see now, through more or less fog; two search ahead."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np

from hullaboo.core.bot import Answer, Maker, Question, chance
from hullaboo.core.plans import Beam, Halving, Plan

from ..state import State
from . import judgement

PACE = (1500, 4500)
"""Milliseconds of thought for a decision, from the quickest to the slowest."""


@dataclass(frozen=True)
class Greedy:
    """Takes the greatest lead it sees now, in fog mistaken by so many ghosts or so; draws lots between equals."""

    seat: int
    seed: int
    fog: float = 0

    def act(self, question: Question, /) -> Answer:
        """Try every action in a guessed world; all that counts for one turn is open."""
        luck = chance(self.seed, self.seat, question.number)
        actions, leads = np.array(question.legal, np.int64), np.zeros(len(question.legal), np.int64)
        judgement.judge(question.world(luck.getrandbits(62)), self.seat, actions, len(actions), leads)
        seen = [(lead + luck.gauss(0, self.fog), luck.random()) for lead in leads.tolist()]
        return Answer(question.legal[seen.index(max(seen))], luck.randint(*PACE))


def three_lays_ahead(state: State) -> Sequence[int]:
    """The thirty best lays, to each the best reply, and the best lay after that."""
    return 30, 1


FORESIGHT = Beam(judgement, three_lays_ahead, PACE)
LEVELS: Mapping[int, Maker | Plan] = {
    1: partial(Greedy, fog=6),
    2: partial(Greedy, fog=2),
    3: Greedy,
    4: Halving(FORESIGHT, shortlist=4, rounds=2, worlds=4, win=8),
    5: Halving(FORESIGHT, shortlist=16, rounds=4, worlds=20, win=8),
}
NAMES: Mapping[str, int] = {"greedy": 3}
