"""A round as a game of its own: paths of the ghost against the rooms in which players may end, solved by regret.

Each player has several types, one a guessed world, since the ghost does not know its keys. `worth[type, room]` is what
a type gains by ending there uncaught. Who is caught loses its stake: what the place is worth to the old ghost, which
takes it over, and that is little far from the gates. `grip[path, room]` says how a path bears on a room: ENTERED, or
how safe the room is with the ghost at the end of the path.
"""

from typing import Any, NamedTuple

import numpy as np

from hullaboo.core.rule import rule

from ..board import CRESTS, ROOMS, SIDE
from ..paths import is_walkable
from ..state import State

Numbers = np.ndarray[Any, np.dtype[np.float64]]

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
    """How often the ghost should walk each path, how often each type should end in each room, and its worth."""

    paths: Numbers
    rooms: Numbers
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
    ghost, players = np.zeros((3, len(paths.codes))), np.zeros((3, *worth.shape))
    rooms = np.zeros((4, ROOMS))
    learn(paths.grip, worth, if_caught(worth), weights, ghost, players, rooms)
    return Solution(ghost[2], players[2], float(rooms[0] @ rooms[2] + rooms[1] @ rooms[3]))


def if_caught(worth: Numbers) -> Numbers:
    """What is left to a player that is caught in places of some worth; less than nothing where much was at stake."""
    left: Numbers = EASE * np.minimum(worth, STAKE_FROM) - STAKE * np.maximum(0.0, worth - STAKE_FROM)
    return left


@rule
def learn(grip: Any, worth: Any, caught: Any, weights: Any, ghost: Any, players: Any, rooms: Any) -> None:
    """Play the round against oneself.

    Rows of `ghost` and `players`: regret, what is played now, the average. Rows of `rooms`: how safe each is, how often
    it is entered, how much the players there have if uncaught, how much if caught.
    """
    for turn in range(ITERATIONS):
        match_regret_of_ghost(ghost, turn)
        weigh_paths(grip, ghost[1], rooms)
        for at in range(len(worth)):
            match_regret_of_player(worth[at], players[0, at], players[1, at], players[2, at], turn)
        weigh_players(worth, caught, weights, players[1], rooms)
        for at in range(len(worth)):
            regret_rooms(worth[at], caught[at], rooms, players[0, at], players[1, at])
        regret_paths(grip, rooms, ghost)
    share_out(ghost[2])
    for at in range(len(worth)):
        share_out(players[2, at])
    weigh_paths(grip, ghost[2], rooms)
    weigh_players(worth, caught, weights, players[2], rooms)


@rule
def match_regret_of_ghost(ghost: Any, turn: int) -> None:
    """Walk each path as often as it is regretted not to have been walked; later turns count more in the average."""
    total = 0.0
    for path in range(ghost.shape[1]):
        total += ghost[0, path]
    for path in range(ghost.shape[1]):
        ghost[1, path] = ghost[0, path] / total if total > 0 else 1 / ghost.shape[1]
        ghost[2, path] += (turn + 1) * ghost[1, path]


@rule
def match_regret_of_player(worth: Any, regret: Any, now: Any, so_far: Any, turn: int) -> None:
    """The same for the rooms in which one type of a player may end."""
    total, open_rooms = 0.0, 0
    for room in range(ROOMS):
        total += regret[room]
        open_rooms += 1 if worth[room] >= 0 else 0
    for room in range(ROOMS):
        now[room] = 0.0
        if worth[room] >= 0:
            now[room] = regret[room] / total if total > 0 else 1 / open_rooms
        so_far[room] += (turn + 1) * now[room]


@rule
def weigh_paths(grip: Any, walked: Any, rooms: Any) -> None:
    """What the ghost's mixture of paths means for each room."""
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
def regret_rooms(worth: Any, caught: Any, rooms: Any, regret: Any, now: Any) -> None:
    """How much better each room would have been than what the type did; never below zero."""
    mean = 0.0
    for room in range(ROOMS):
        mean += now[room] * (worth[room] * rooms[0, room] + caught[room] * rooms[1, room])
    for room in range(ROOMS):
        if worth[room] >= 0:
            better = worth[room] * rooms[0, room] + caught[room] * rooms[1, room] - mean
            regret[room] = max(0.0, regret[room] + better)


@rule
def regret_paths(grip: Any, rooms: Any, ghost: Any) -> None:
    """How much less each path would have left to the players; never below zero."""
    mean = 0.0
    for path in range(len(grip)):
        mean += ghost[1, path] * left_by(grip[path], rooms)
    for path in range(len(grip)):
        ghost[0, path] = max(0.0, ghost[0, path] + mean - left_by(grip[path], rooms))


@rule
def left_by(grip: Any, rooms: Any) -> float:
    """What a path leaves to the players."""
    total = 0.0
    for room in range(ROOMS):
        total += rooms[3, room] if grip[room] == ENTERED else grip[room] * rooms[2, room]
    return total


@rule
def share_out(row: Any) -> None:
    """Make a row sum to one, if it holds anything."""
    total = 0.0
    for at in range(len(row)):
        total += row[at]
    for at in range(len(row)):
        row[at] = row[at] / total if total > 0 else 0.0
