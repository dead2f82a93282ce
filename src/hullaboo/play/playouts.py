"""Random matches in compiled code, for measuring and for warming up: luck is seeded once, as in the laboratory."""

import time
from collections.abc import Callable
from functools import cache, cached_property
from typing import Any

import numpy as np

from hullaboo.core import options as table_options
from hullaboo.core.contract import Game
from hullaboo.core.entry_points import playout_for
from hullaboo.core.luck import reseed
from hullaboo.core.record import type_of_states
from hullaboo.core.rule import rule

NOW, EMPTY = 0, 1
SHORTEST_CALL = 0.02
"""The CPU seconds of a call beside which the step from Python to compiled code costs nothing."""
MOST_A_CALL = 1 << 20

Playout = Callable[[Any, int, Any, Any, int], int]
"""`playout(states, at, choices, out, limit)` as `core.entry_points` makes it: answers the moves that count."""
Matches = Callable[[Any, int, Any, Any, Any, Any, int, int], int]


def matches_for(game: Game, playout: Playout) -> Matches:
    """A compiled `matches(states, seats, options, edition, choices, out, first, many)`: the moves of many matches.

    Each match is dealt from a seed of its own, `first` and those after it; the last one is left in `states[0]`.
    """
    start, longest = game.rules.start, game.rules.LONGEST

    @rule
    def matches(
        states: Any, seats: int, options: Any, edition: Any, choices: Any, out: Any, first: int, many: int
    ) -> int:
        moves = 0
        for seed in range(first, first + many):
            states[NOW] = states[EMPTY]
            reseed(states[NOW].luck, seed, 1)
            start(states[NOW], seats, options[0], edition)
            moves += playout(states, NOW, choices, out, longest)
        return moves

    return matches


@cache
def random_matches(game: Game) -> Matches:
    """Matches of players who choose evenly among all legal actions."""
    return matches_for(game, playout_for(game.rules))


class Playouts:
    """Room for one match at a time: a state, a generator for the players' choices, and scratch."""

    def __init__(self, game: Game, seats: int, matches: Matches | None = None) -> None:
        """Make room once: the first edition, default options. `matches` plays otherwise than evenly."""
        rules = game.rules
        self.seats, self._matches, self._next = seats, matches or random_matches(game), 0
        self._states: type_of_states = rules.State.batch(2)
        self._choices = np.zeros(4, np.uint32)
        self._scratch = np.zeros(rules.MOST_LEGAL, np.int32)
        self._options = table_options.encode(game.options())
        self._edition = game.edition(game.editions[0]).numbers

    @property
    def states(self) -> type_of_states:
        """The match played last, as a batch of one."""
        return self._states[:EMPTY]

    def play(self, first: int, many: int = 1) -> int:
        """Play matches from so many seeds; how many moves they had. The same call comes to the same end."""
        reseed(self._choices, first, 2)
        return int(
            self._matches(
                self._states, self.seats, self._options, self._edition, self._choices, self._scratch, first, many
            )
        )

    def play_on(self, many: int) -> int:
        """Play matches that were not played before: a processor learns to predict those that it has seen."""
        first, self._next = self._next, self._next + many
        return self.play(first, many)

    @cached_property
    def many(self) -> int:
        """How many matches make a call long enough to be measured."""
        self.play_on(1)  # compiled, if it was not
        many = 1
        while many < MOST_A_CALL and self._cpu_seconds(many) < SHORTEST_CALL:
            many *= 2
        return many

    def _cpu_seconds(self, many: int) -> float:
        began = time.process_time()
        self.play_on(many)
        return time.process_time() - began


def moves_per_cpu_second(game: Game, seats: int, seconds: float = 1.0) -> float:
    """How many moves of random matches one core plays in a second of its own time, set-up included."""
    playouts = Playouts(game, seats)
    many = playouts.many
    moves, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        moves += playouts.play_on(many)
    return moves / (time.process_time() - began)
