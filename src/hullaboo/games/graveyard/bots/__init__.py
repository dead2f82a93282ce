"""Five levels: three take the greatest lead they see now, through more or less fog; two search ahead."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np

from hullaboo.core.bot import Answer, Maker, Question, chance
from hullaboo.core.contract import Event
from hullaboo.core.plans import Beam, Halving, Plan

from ..cards import colour_of, is_ghost
from ..rules import LOOK, MOST_LEGAL
from ..rules import legal as legal_actions
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


def reason(world: State, seat: int, action: int) -> Event:
    """What an action does, and what is left of the lead after the best answer."""
    states, legal = State.batch(1), np.zeros(MOST_LEGAL, np.int64)
    states[0] = world
    after = states[0]
    judgement.carry_out(after, seat, action)
    now = left = judgement.lead(after, seat)
    if many := legal_actions(after, 1 - seat, legal):
        answers = np.zeros(many, np.int64)
        judgement.judge(after, 1 - seat, legal, many, answers)
        left = -int(answers.max())
    turned = ghosts_on(world, after, seat) - ghosts_on(world, world, seat)
    return {"code": "look" if action >= LOOK else "lay", "turned": turned, "lead": signed(now), "left": signed(left)}


def ghosts_on(before: State, state: State, seat: int) -> int:
    """A seat's ghosts on the cards that lay there before."""
    squares = np.asarray(state.square)[: int(before.laid)].ravel().tolist()
    return sum(is_ghost(square) and colour_of(square) == seat for square in squares)


def signed(number: int) -> str:
    """A number with its sign."""
    return f"{number:+d}".replace("-", "\u2212") if number else "0"
