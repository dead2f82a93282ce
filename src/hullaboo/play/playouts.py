"""Random matches in compiled code, for measuring and for warming up: luck is seeded once, as in the laboratory."""

import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from hullaboo.core import options as table_options
from hullaboo.core.contract import Game
from hullaboo.core.doors import doors
from hullaboo.core.luck import reseed
from hullaboo.core.record import type_of_states


@dataclass
class Playouts:
    """A state, a generator for the players' choices and scratch, used again and again."""

    game: Game
    seats: int

    def __post_init__(self) -> None:
        """Make room once."""
        rules = self.game.rules
        self.states: type_of_states = rules.State.batch(1)
        self.empty: type_of_states = rules.State.batch(1)
        self.choices = np.zeros(4, np.uint32)
        self.scratch = np.zeros(rules.MOST_LEGAL, np.int32)
        self.options = table_options.encode(self.game.options())
        self.edition = self.game.edition(self.game.editions[0]).numbers

    def play(self, seed: int) -> int:
        """Play one match to its end; how many moves it had."""
        door: Any = doors(self.game)
        self.states[:] = self.empty
        reseed(self.states["luck"][0], seed, 1)
        reseed(self.choices, seed, 2)
        door.start(self.states, 0, self.seats, self.options, self.edition)
        return int(door.playout(self.states, 0, self.choices, self.scratch, self.game.rules.LONGEST))


def moves_per_cpu_second(game: Game, seats: int, seconds: float = 1.0) -> float:
    """How many moves of random matches one core plays in a second of its own time, set-up included."""
    playouts = Playouts(game, seats)
    playouts.play(0)
    moves, seed, began = 0, 0, time.process_time()
    while time.process_time() - began < seconds:
        for _ in range(20):
            seed += 1
            moves += playouts.play(seed)
    return moves / (time.process_time() - began)
