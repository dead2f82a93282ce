"""Trying a castle out before it is played: can its visitors be reached at all?"""

from typing import Any

import numpy as np

from hullaboo.core.luck import reseed
from hullaboo.core.options import encode
from hullaboo.core.record import Row
from hullaboo.core.rule import rule

from .maze import ANY, Maze, Search, build
from .options import Options
from .setting import start
from .solver import solve
from .state import ROUTES, State

MOST_SEATS_PLAY_ALL = 6
CASTLES = 12


def route_that_cannot_be_played(edition: list[int]) -> int:
    """The first route on which no visitor can be reached in any of a dozen castles; 0 if there is none."""
    row = np.array(edition, np.int64)
    states, mazes, searches = State.batch(1), Maze.batch(1), Search.batch(1)
    for route in range(1, ROUTES + 1):
        options = encode(Options(route=route))
        castles = range(CASTLES)
        if not any(somebody_can_be_reached(states, mazes, searches, options, row, seed) for seed in castles):
            return route
    return 0


@rule
def somebody_can_be_reached(states: Any, mazes: Any, searches: Any, options: Any, edition: Row, seed: int) -> bool:
    """Whether one of the visitors can be reached in the castle of a seed, the ghost going from each to the next."""
    state, maze = states[0], mazes[0]
    reseed(state.luck, seed, 0)
    start(state, MOST_SEATS_PLAY_ALL, options[0], edition)
    build(maze, state.east, state.south, state.spot, state.token)
    ghost = int(state.ghost)
    for visitor in range(int(state.visitors)):
        if solve(maze, ghost, int(state.room[visitor]), ANY, searches[0]) != 0:
            return True
        ghost = int(state.room[visitor])
    return False
