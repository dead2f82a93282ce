"""Bots: the lay and the order of looks that leave most ghosts of one's colour, seen through more or less fog."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

import numpy as np

from hullaboo.core.bot import Answer, Maker, Question, chance
from hullaboo.core.record import Row, type_of_states
from hullaboo.core.rule import rule

from .cards import SQUARES
from .gaze import ENTANGLED, ORDERS, flip_all, flips_apart, look, look_in_order, take_back
from .rules import LOOK, lay
from .state import ON_TABLE, State

WORST = -SQUARES * ON_TABLE
WORLD, TRIED = 0, 1


@rule
def lead(state: State, seat: int) -> int:
    """How many ghosts more than its rival a seat has in sight."""
    return int(state.ghosts[seat]) - int(state.ghosts[1 - seat])


@rule
def best_lead(state: State, seat: int) -> int:
    """The lead after the best order of the looks still to come."""
    flips = flips_apart(state)
    if flips != ENTANGLED:
        flip_all(state, flips)
        return lead(state, seat)
    best = WORST
    to_look = int(state.to_look)
    for order in range(ORDERS):
        flips = look_in_order(state, order)
        best = max(best, lead(state, seat))
        take_back(state, flips, to_look)
    return best


@rule
def judge(states: type_of_states, seat: int, actions: Row, leads: Row) -> None:
    """Write the best lead after each of the actions in states[WORLD]; states[TRIED] is for trying them."""
    for at in range(len(actions)):
        states[TRIED] = states[WORLD]
        if actions[at] >= LOOK:
            look(states[TRIED], int(actions[at]) - LOOK)
        else:
            lay(states[TRIED], seat, int(actions[at]))
        leads[at] = best_lead(states[TRIED], seat)


@dataclass(frozen=True)
class Greedy:
    """Takes the greatest lead it sees now, in fog mistaken by so many ghosts or so; draws lots between equals."""

    seat: int
    seed: int
    fog: int = 0

    def act(self, question: Question, /) -> Answer:
        """Try every action in a guessed world; all that counts for one turn is open."""
        luck = chance(self.seed, self.seat, question.number)
        states = State.batch(2)
        states[WORLD] = question.world(luck.getrandbits(62))
        actions = np.array(question.legal, np.int64)
        leads = np.zeros(len(actions), np.int64)
        judge(states, self.seat, actions, leads)
        seen = [(lead + luck.gauss(0, self.fog), luck.random()) for lead in leads.tolist()]
        return Answer(question.legal[seen.index(max(seen))])


LEVELS: Mapping[int, Maker] = {1: partial(Greedy, fog=6), 2: partial(Greedy, fog=2), 3: Greedy}
NAMES: Mapping[str, int] = {"greedy": 3}
