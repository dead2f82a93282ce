"""Compiled loops over a batch of states: one call from Python for all of them.

Compiled code cannot be handed rules as arguments (docs/decisions/0004): each game has loops of its own, by a factory.
A seat below 0 asks nobody, an action below 0 plays nothing: so tables that are over stay in their batch.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from hullaboo.core.contract import Game, Rules
from hullaboo.core.entry_points import playout_for
from hullaboo.core.luck import reseed
from hullaboo.core.record import Row
from hullaboo.core.rule import rule
from hullaboo.core.seats import NOBODY, asked_first


class BatchLoops(NamedTuple):
    """The loops of one game; `states` is a batch, and every row has a number for each of its states."""

    start: Callable[[Any, int, Any, Any, int], None]
    actors: Callable[[Any, Any], None]
    asked: Callable[[Any, Any], None]
    legal: Callable[[Any, Any, Any, Any], None]
    first_illegal: Callable[[Any, Any, Any, Any], int]
    apply: Callable[[Any, Any, Any], None]
    scores: Callable[[Any, Any], None]
    guess: Callable[[Any, Any, Any], None]
    observe: Callable[[Any, Any, Any], None]
    playout: Callable[[Any, int, Any, Any, Any], None]


@cache
def batch_loops(game: Game) -> BatchLoops:
    """The loops of a game, compiled on first use."""
    return BatchLoops(**for_dealing(game.rules), **for_moving(game.rules), **for_knowing(game.rules))


def for_dealing(rules: Rules) -> dict[str, Any]:
    """start, playout."""
    start, playout, longest = rules.start, playout_for(rules), rules.LONGEST

    @rule
    def start_all(states: Any, seats: int, options: Any, edition: Row, seed: int) -> None:
        for at in range(len(states)):
            reseed(states[at].luck, seed + at, 1)
            start(states[at], seats, options[0], edition)

    @rule
    def playout_all(states: Any, seed: int, choices: Row, scratch: Row, moves: Row) -> None:
        for at in range(len(states)):
            reseed(choices, seed + at, 2)
            moves[at] = playout(states, at, choices, scratch, longest)

    return {"start": start_all, "playout": playout_all}


def for_moving(rules: Rules) -> dict[str, Any]:
    """actors, asked, legal, first_illegal, apply."""
    actors, legal, apply = rules.actors, rules.legal, rules.apply

    @rule
    def actors_all(states: Any, out: Row) -> None:
        for at in range(len(states)):
            out[at] = actors(states[at])

    @rule
    def asked_all(states: Any, out: Row) -> None:
        for at in range(len(states)):
            mask = actors(states[at])
            out[at] = asked_first(mask, 0) if mask else NOBODY

    @rule
    def legal_all(states: Any, seats: Row, out: Any, counts: Row) -> None:
        for at in range(len(states)):
            counts[at] = legal(states[at], seats[at], out[at]) if seats[at] >= 0 else 0

    @rule
    def first_illegal(states: Any, seats: Row, actions: Row, scratch: Row) -> int:
        for at in range(len(states)):
            if actions[at] >= 0:
                found = False
                count = legal(states[at], seats[at], scratch) if seats[at] >= 0 else 0
                for n in range(count):
                    found = found or scratch[n] == actions[at]
                if not found:
                    return at
        return -1

    @rule
    def apply_all(states: Any, seats: Row, actions: Row) -> None:
        for at in range(len(states)):
            if actions[at] >= 0:
                apply(states[at], seats[at], actions[at])

    return {
        "actors": actors_all, "asked": asked_all, "legal": legal_all,
        "first_illegal": first_illegal, "apply": apply_all,
    }  # fmt: skip


def for_knowing(rules: Rules) -> dict[str, Any]:
    """scores, guess, observe."""
    scores, guess, observe = rules.scores, rules.guess, rules.observe

    @rule
    def scores_all(states: Any, out: Any) -> None:
        for at in range(len(states)):
            scores(states[at], out[at])

    @rule
    def guess_all(states: Any, seats: Row, seeds: Row) -> None:
        for at in range(len(states)):
            guess(states[at], seats[at], seeds[at])

    @rule
    def observe_all(states: Any, seats: Row, out: Any) -> None:
        for at in range(len(states)):
            observe(states[at], seats[at], out[at])

    return {"scores": scores_all, "guess": guess_all, "observe": observe_all}
