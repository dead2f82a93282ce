"""Where the ghost may walk in this round, as a player may believe: for hints, and for the client to draw."""

from random import Random

import numpy as np

from hullaboo.core.seats import SPECTATOR

from ..board import ROOMS, room_name
from ..knowledge import guess
from ..state import DISCARDING, LAYING, MOVING, State
from .duel import paths_of, solve
from .minds import WORLDS, best_length, types


def belief(state: State, seed: int = 0) -> dict[str, float]:
    """How likely the ghost enters each room in this round, if it plays well and nobody knows more than is public."""
    if state.phase not in (LAYING, MOVING, DISCARDING):
        return {room_name(room): 0.0 for room in range(ROOMS)}
    worlds = [guessed(state, luck_seed) for luck_seed in seeds(seed)]
    if state.phase == LAYING:
        _, paths, solution = best_length(worlds)
    else:
        paths = paths_of(state, int(state.laid))
        solution = solve(paths, *types(worlds))
    entered = np.where(paths.grip < 0, 1.0, 0.0)
    chances = solution.paths @ entered
    return {room_name(room): round(float(chances[room]), 4) for room in range(ROOMS)}


def seeds(seed: int) -> list[int]:
    """One seed a world."""
    luck = Random(seed)
    return [luck.getrandbits(31) for _ in range(WORLDS)]


def guessed(state: State, seed: int) -> State:
    """A copy of the state as a spectator might guess it."""
    copy = state.copy()  # type: ignore[attr-defined]
    guess(copy, SPECTATOR, seed)
    return copy  # type: ignore[no-any-return]
