"""A beam: alpha–beta over the actions judged best, for two seats and open cards.

Each step deeper has a row of its own in every table, so nothing is allocated and no rule calls itself.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from hullaboo.core.bits import lowest
from hullaboo.core.contract import Rules
from hullaboo.core.plans import Judgement
from hullaboo.core.record import Row
from hullaboo.core.rule import rule

DEEPEST = 6
"""Steps; the row of a step holds what is known of the position before it."""
ACTOR, COUNT, WIDE, NEXT, BEST, LOW, HIGH, SPENT = range(8)
"""What is noted of a step: who acts, the legal actions, how many are looked into, the next, the best value for the
actor, the window outside which the value does not matter, and (of the first) the nodes spent."""
NOTES = 8
BEYOND = 1 << 40
"""Beyond every value."""

Search = Callable[[Any, Any, Any, Any, Any, Any, int], int]


class Tables:
    """Room for one search: a state, the actions, their values and what is noted, for each step."""

    def __init__(self, rules: Rules) -> None:
        """Make room once."""
        self.states = rules.State.batch(DEEPEST + 1)
        self.actions = np.zeros((DEEPEST + 1, rules.MOST_LEGAL), np.int64)
        self.values = np.zeros((DEEPEST + 1, rules.MOST_LEGAL), np.int64)
        self.notes = np.zeros((DEEPEST + 1, NOTES), np.int64)
        self.points = np.zeros(8, np.int64)


def beam_for(rules: Rules, judgement: Judgement) -> Search:
    """A compiled `search(states, actions, values, notes, points, widths, nodes)` from `states[0]`.

    Answers how many actions it looked into: the first so many of `actions[0]`, the best judged first, with their
    values for the actor in `values[0]`. When so many `nodes` are judged, what is left keeps the value it was judged to
    have.
    """
    legal, actors, scores = rules.legal, rules.actors, rules.scores
    judge, carry_out = judgement.judge, judgement.carry_out

    @rule
    def lead_at_the_end(state: Any, seat: int, points: Row) -> int:
        scores(state, points)
        return int(points[seat]) - int(points[1 - seat])

    @rule
    def opened(states: Any, at: int, actions: Any, values: Any, notes: Any) -> int:
        """List and judge the actions of a step; answers how many."""
        actor = lowest(actors(states[at]))
        count = legal(states[at], actor, actions[at])
        judge(states[at], actor, actions[at], count, values[at])
        notes[at, ACTOR] = actor
        notes[at, COUNT] = count
        notes[at, NEXT] = 0
        notes[at, BEST] = -BEYOND
        return int(count)

    @rule
    def follow(states: Any, at: int, actions: Any, notes: Any) -> bool:
        """Carry out the next action of a step; whether anybody acts after it."""
        states[at + 1] = states[at]
        carry_out(states[at + 1], int(notes[at, ACTOR]), int(actions[at, notes[at, NEXT]]))
        return actors(states[at + 1]) != 0

    @rule
    def search(states: Any, actions: Any, values: Any, notes: Any, points: Row, widths: Row, nodes: int) -> int:
        last = len(widths)
        spent = opened(states, 0, actions, values, notes)
        notes[0, LOW] = -BEYOND
        notes[0, HIGH] = BEYOND
        notes[0, WIDE] = best_first(actions[0], values[0], int(notes[0, COUNT]), int(widths[0]))
        at = 0
        while at >= 0:
            if is_done(notes, at):
                at -= 1
                if at >= 0:
                    note_value(notes, values, at, found_below(notes, at))
            elif spent >= nodes:
                note_value(notes, values, at, int(values[at, notes[at, NEXT]]))
            elif not follow(states, at, actions, notes):
                note_value(notes, values, at, lead_at_the_end(states[at + 1], int(notes[at, ACTOR]), points))
            else:
                at += 1
                spent += opened(states, at, actions, values, notes)
                open_window(notes, at)
                wide = 1 if at == last else int(widths[at])
                notes[at, WIDE] = best_first(actions[at], values[at], int(notes[at, COUNT]), wide)
                if at == last:
                    notes[at, NEXT] = 1
                    notes[at, BEST] = values[at, 0]
        notes[0, SPENT] = spent
        return int(notes[0, WIDE])

    return search


@rule
def is_done(notes: Any, at: int) -> bool:
    """Whether nothing more is to be learnt of a step."""
    return notes[at, NEXT] == notes[at, WIDE] or notes[at, BEST] >= notes[at, HIGH]  # type: ignore[no-any-return]


@rule
def found_below(notes: Any, at: int) -> int:
    """What the step below has found, for who acts at this one."""
    best = int(notes[at + 1, BEST])
    return best if notes[at, ACTOR] == notes[at + 1, ACTOR] else -best


@rule
def note_value(notes: Any, values: Any, at: int, value: int) -> None:
    """The action looked into is worth so much."""
    values[at, notes[at, NEXT]] = value
    notes[at, NEXT] += 1
    notes[at, BEST] = max(int(notes[at, BEST]), value)


@rule
def open_window(notes: Any, at: int) -> None:
    """What is worth knowing of a step, from what the step before has found. The first step wants every value."""
    low = -BEYOND if at == 1 else max(int(notes[at - 1, LOW]), int(notes[at - 1, BEST]))
    high = int(notes[at - 1, HIGH])
    same = notes[at, ACTOR] == notes[at - 1, ACTOR]
    notes[at, LOW] = low if same else -high
    notes[at, HIGH] = high if same else -low


@rule
def best_first(actions: Row, values: Row, count: int, wide: int) -> int:
    """Put the best actions in front, in order; answers how many: `wide`, or all there are."""
    wide = min(wide, count)
    for place in range(wide):
        best = place
        for at in range(place + 1, count):
            if values[at] > values[best]:
                best = at
        action, value = int(actions[place]), int(values[place])
        actions[place] = int(actions[best])
        values[place] = int(values[best])
        actions[best] = action
        values[best] = value
    return wide
