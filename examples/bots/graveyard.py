"""Opponents with one habit each, never tuned against, and a newcomer as a model.

    hullaboo arena graveyard --bots examples/bots/graveyard.py:Hugger,3

Among the lays that leave nearly as many ghosts as the best, one spreads the cards out, the other huddles them together.
"""

import numpy as np

from hullaboo.core.bot import Answer, Question, chance
from hullaboo.core.seats import bit
from hullaboo.games.graveyard import rules
from hullaboo.games.graveyard.moves import place_of

NEARLY = 2
MIDDLE = 23
TRIED = 15
"""Lays that a newcomer tries in mind before each turn."""
MISCOUNTED = 1.0
"""By how many ghosts a newcomer is mistaken about what a lay turns."""


class Spreader:
    """Lays as far out as it can."""

    outwards = 1

    def __init__(self, seat: int, seed: int) -> None:
        self.seat, self.seed = seat, seed
        self.states = rules.State.batch(2)
        self.legal = np.zeros(rules.MOST_LEGAL, np.int32)

    def act(self, question: Question, /) -> Answer:
        """The farthest (or nearest) of the lays that are nearly best; looks in their best order."""
        luck = chance(self.seed, self.seat, question.number)
        self.states[0] = question.world(luck.getrandbits(31))
        leads = [self.lead_after(action) for action in question.legal]
        good = [action for action, lead in zip(question.legal, leads, strict=True) if lead >= max(leads) - NEARLY]
        if good[0] >= rules.LOOK:
            return Answer(question.legal[leads.index(max(leads))])
        return Answer(max(good, key=lambda lay: (self.outwards * distance(lay), luck.random())))

    def lead_after(self, action: int) -> int:
        """How many ghosts more than the rival it has after an action, and the looks still to come in any order."""
        self.states[1] = self.states[0]
        state = self.states[1]
        rules.apply(state, self.seat, action)
        while rules.actors(state) == bit(self.seat) and state.to_look:
            rules.legal(state, self.seat, self.legal)
            rules.apply(state, self.seat, int(self.legal[0]))
        return int(state.ghosts[self.seat]) - int(state.ghosts[1 - self.seat])


class Hugger(Spreader):
    """Lays as far in as it can."""

    outwards = -1


def distance(lay: int) -> int:
    """How far from the middle a card begins."""
    _, row, column = place_of(lay)
    return abs(row - MIDDLE) + abs(column - MIDDLE)


class Newcomer(Spreader):
    """A model of somebody in their first match: tries a few lays in mind, and counts what each turns at once."""

    def act(self, question: Question, /) -> Answer:
        """The best of a few, of which each was counted wrong by a ghost or so."""
        luck = chance(self.seed, self.seat, question.number)
        self.states[0] = question.world(luck.getrandbits(31))
        tried = luck.sample(question.legal, min(TRIED, len(question.legal)))
        return Answer(max(tried, key=lambda action: self.lead_after(action) + luck.gauss(0, MISCOUNTED)))
