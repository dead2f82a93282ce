"""Sequential halving: candidates are played to the end in guessed worlds; after each round the worse half is given up.

Every candidate meets the same worlds with the same luck, so that what is compared is the candidates.
"""

from collections.abc import Callable
from typing import Any

from hullaboo.core.bits import lowest
from hullaboo.core.contract import Rules
from hullaboo.core.luck import below, reseed
from hullaboo.core.plans import Judgement
from hullaboo.core.record import Row
from hullaboo.core.rule import rule

Halve = Callable[[Any, Any, Any, Any, Any, Any, Any, int, int, int, int, int], int]


def halving_for(rules: Rules, judgement: Judgement) -> Halve:
    """A compiled `halve(worlds, states, candidates, totals, luck, actions, values, left, a_round, win, seed, nodes)`.

    Plays the first `left` of `candidates` in `a_round` more of `worlds` each round, until one is left, the worlds are
    used up or so many `nodes` are judged, which is asked after each world. The candidates are put in order: the best
    first, whoever was given up behind all who were not. Answers the nodes spent.
    """
    legal, actors, scores = rules.legal, rules.actors, rules.scores
    judge, carry_out = judgement.judge, judgement.carry_out

    @rule
    def play_out(state: Any, luck: Row, actions: Row, values: Row) -> int:
        """Everybody takes what is judged best, lots between equals; answers the nodes spent."""
        spent = 0
        mask = int(actors(state))
        while mask != 0:
            actor = lowest(mask)
            count = legal(state, actor, actions)
            judge(state, actor, actions, count, values)
            spent += count
            carry_out(state, actor, int(actions[best_by_lot(values, count, luck)]))
            mask = int(actors(state))
        return spent

    @rule
    def worth(state: Any, seat: int, win: int, points: Row) -> int:
        """The lead of a seat at the end, and what a win adds."""
        scores(state, points)
        lead = int(points[seat]) - int(points[1 - seat])
        if lead > 0:
            return lead + win
        return lead - win if lead < 0 else lead

    @rule
    def halve(
        worlds: Any,
        states: Any,
        candidates: Row,
        totals: Row,
        luck: Row,
        actions: Row,
        values: Row,
        left: int,
        a_round: int,
        win: int,
        seed: int,
        nodes: int,
    ) -> int:
        seat = lowest(actors(worlds[0]))
        spent = 0
        for world in range(len(worlds)):
            for place in range(left):
                states[0] = worlds[world]
                reseed(luck, seed, world)
                carry_out(states[0], seat, int(candidates[place]))
                spent += play_out(states[0], luck, actions, values)
                totals[place] = int(totals[place]) + worth(states[0], seat, win, values)
            enough = spent >= nodes
            if enough or (world + 1) % a_round == 0:
                in_order(candidates, totals, left)
                left = (left + 1) // 2
            if enough or left == 1:
                break
        return spent

    return halve


@rule
def best_by_lot(values: Row, count: int, luck: Row) -> int:
    """The place of the highest value; lots are drawn between equals."""
    best, equals = 0, 1
    for at in range(1, count):
        if values[at] > values[best]:
            best, equals = at, 1
        elif values[at] == values[best]:
            equals += 1
            if below(luck, equals) == 0:
                best = at
    return best


@rule
def in_order(candidates: Row, totals: Row, count: int) -> None:
    """Put the candidates with the higher totals in front."""
    for place in range(1, count):
        at = place
        while at > 0 and totals[at] > totals[at - 1]:
            candidate, total = int(candidates[at]), int(totals[at])
            candidates[at] = int(candidates[at - 1])
            totals[at] = int(totals[at - 1])
            candidates[at - 1] = candidate
            totals[at - 1] = total
            at -= 1
