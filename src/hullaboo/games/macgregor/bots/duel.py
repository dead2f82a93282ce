"""A round as a game of its own: paths of the ghost against the rooms in which players may end, solved by regret.

Each player has several types, one a guessed world, since the ghost does not know its keys. `worth[type, room]` is what
a type gains by ending there uncaught. Who is caught loses its stake: what the place is worth to the old ghost, which
takes it over, and that is little far from the gates. `grip[path, room]` says how a path bears on a room: ENTERED, or
how safe the room is with the ghost at the end of the path.
"""

from typing import Any, NamedTuple

import numpy as np

from hullaboo.core.rule import rule
from hullaboo.kit.regret import Numbers, regret_for

from ..board import CRESTS, ROOMS, SIDE
from ..paths import is_walkable
from ..state import State

ITERATIONS = 160
ENTERED = -1.0
STAKE, STAKE_FROM = 1.0, 0.25
"""How much of the worth above STAKE_FROM is lost with a capture."""
EASE = 0.8
"""How much of a lesser worth is left to who is caught: far from the gates a change of roles costs little."""
FEAR = 0.3
"""How much a ghost next door takes from the worth of a room, and how it fades with the distance."""
FAR = 6


class Paths(NamedTuple):
    """All walkable paths of one length: their codes, and their grip on each room."""

    codes: Any
    grip: Any


class Solution(NamedTuple):
    """How often the ghost should walk each path, how often each type should end in each room, what each path leaves
    to the players who do so, and the worth of it all to them."""

    paths: Numbers
    rooms: Numbers
    left: Numbers
    worth: float


def paths_of(state: State, cards: int) -> Paths:
    """The walkable paths of a length from where the ghost is."""
    found = np.zeros(CRESTS**cards, np.int64)
    codes = found[: list_paths(state, cards, found)]
    grip = np.zeros((len(codes), ROOMS))
    fill_grip(state, codes, cards, grip)
    return Paths(codes, grip)


@rule
def list_paths(state: State, cards: int, out: Any) -> int:
    """Write the codes of all walkable paths of a length; answers how many."""
    count = 0
    for code in range(len(out)):
        if is_walkable(state, code, cards):
            out[count] = code
            count += 1
    return count


@rule
def fill_grip(state: State, codes: Any, cards: int, grip: Any) -> None:
    """How each path bears on each room."""
    for at in range(len(codes)):
        room, code = int(state.pawn[int(state.ghost)]), int(codes[at])
        for _ in range(cards):
            room = int(state.haunt[room, code % CRESTS])
            code //= CRESTS
            grip[at, room] = ENTERED
        for other in range(ROOMS):
            if grip[at, other] != ENTERED:
                grip[at, other] = safety(room, other)


@rule
def safety(ghost_room: int, room: int) -> float:
    """How safe a room is at the start of the next round, with the ghost that far away."""
    away = abs(ghost_room // SIDE - room // SIDE) + abs(ghost_room % SIDE - room % SIDE)
    return 1.0 - FEAR * max(0.0, 1.0 - away / FAR)


def solve(paths: Paths, worth: Numbers, weights: Numbers) -> Solution:
    """Let ghost and players learn from regret against each other; what they did on average is nearly unbeatable."""
    tables = (paths.grip, worth, if_caught(worth), weights, np.zeros((4, ROOMS)))
    learnt = learn(tables, len(paths.codes), worth, ITERATIONS)
    left = -learnt.first_pays
    return Solution(learnt.first, learnt.second, left, float(learnt.first @ left))


def if_caught(worth: Numbers) -> Numbers:
    """What is left to a player that is caught in places of some worth; less than nothing where much was at stake."""
    left: Numbers = EASE * np.minimum(worth, STAKE_FROM) - STAKE * np.maximum(0.0, worth - STAKE_FROM)
    return left


@rule
def weigh_paths(grip: Any, walked: Any, rooms: Any) -> None:
    """What the ghost's mixture of paths means for each room: how safe it is, how often it is entered."""
    for room in range(ROOMS):
        rooms[0, room] = 0.0
        rooms[1, room] = 0.0
    for path in range(len(grip)):
        for room in range(ROOMS):
            if grip[path, room] == ENTERED:
                rooms[1, room] += walked[path]
            else:
                rooms[0, room] += walked[path] * grip[path, room]


@rule
def weigh_players(worth: Any, caught: Any, weights: Any, ends: Any, rooms: Any) -> None:
    """How much the players in each room have, uncaught and caught."""
    for room in range(ROOMS):
        rooms[2, room] = 0.0
        rooms[3, room] = 0.0
        for at in range(len(worth)):
            share = weights[at] * ends[at, room]
            if share > 0:
                rooms[2, room] += share * worth[at, room]
                rooms[3, room] += share * caught[at, room]


@rule
def left_by(grip: Any, rooms: Any) -> float:
    """What a path leaves to the players."""
    total = 0.0
    for room in range(ROOMS):
        total += rooms[3, room] if grip[room] == ENTERED else grip[room] * rooms[2, room]
    return total


@rule
def paths_pay(tables: Any, ends: Any, out: Any) -> None:
    """What each path takes from players who end where they do: the less it leaves, the better."""
    grip, worth, caught, weights, rooms = tables
    weigh_players(worth, caught, weights, ends, rooms)
    for path in range(len(grip)):
        out[path] = -left_by(grip[path], rooms)


@rule
def rooms_pay(tables: Any, walked: Any, out: Any) -> None:
    """What each room leaves to each type of a player, against the ghost's mixture of paths."""
    grip, worth, caught, _, rooms = tables
    weigh_paths(grip, walked, rooms)
    for at in range(len(worth)):
        for room in range(ROOMS):
            out[at, room] = worth[at, room] * rooms[0, room] + caught[at, room] * rooms[1, room]


learn = regret_for(paths_pay, rooms_pay)
