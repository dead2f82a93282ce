"""How good it is to stand in a room with some keys: the chance of freedom, where every turn spent lowers it.

A turn is worth KEPT of the next one: the ghost may come between. Solved for all rooms and hands by going through them
until nothing changes, with each colour equally likely on a drawn key and one crest in five matching the pile.
"""

from functools import cache
from typing import Any

import numpy as np

from hullaboo.core.rule import rule

from ..board import COLOURS, CRESTS, NOWHERE, OUTSIDE, ROOMS
from ..state import HAND, State
from ..ways import DIGIT

KEPT = 0.6
SWEEPS = 40
CODES = 1 << (COLOURS * DIGIT)
Chances = np.ndarray[tuple[int, int], np.dtype[np.float64]]


def size_of(colours: int) -> int:
    """How many keys a hand has, given as counts of three bits a colour."""
    return sum((colours >> (DIGIT * colour)) & 7 for colour in range(COLOURS))


HANDS = np.array(sorted((code for code in range(CODES) if size_of(code) <= HAND), key=size_of))
"""Every hand, those with fewer keys first."""


def chances_for(state: State) -> Chances:
    """The chance of freedom for each room and hand in this castle."""
    return chances_in(np.asarray(state.beyond).tobytes())


@cache
def chances_in(beyond: bytes) -> Chances:
    """The same, remembered for each castle."""
    chances, moving = np.zeros((ROOMS, CODES)), np.zeros((ROOMS, CODES))
    castle = np.frombuffer(beyond, np.int8).reshape(ROOMS, COLOURS).astype(np.int64)
    for _ in range(SWEEPS):
        improve(chances, moving, castle)
    chances.flags.writeable = False
    return chances


@rule
def improve(chances: Any, moving: Any, beyond: Any) -> None:
    """Look one turn further from everywhere; `moving` is the best that can be done by opening a door now."""
    for at in range(len(HANDS)):
        hand = int(HANDS[at])
        for room in range(ROOMS):
            moving[room, hand] = best_door(chances, moving, beyond, room, hand)
            chances[room, hand] = max(moving[room, hand], KEPT * drawn(chances, room, hand))


@rule
def best_door(chances: Any, moving: Any, beyond: Any, room: int, hand: int) -> float:
    """The best of all doors a hand can open, going on or stopping behind it."""
    best = 0.0
    for colour in range(COLOURS):
        there = int(beyond[room, colour])
        if there == NOWHERE or not has_colour(hand, colour):
            continue
        if there >= OUTSIDE:
            return 1.0
        rest = hand - (1 << (DIGIT * colour))
        best = max(best, moving[there, rest], KEPT * stopped(chances, there, rest))
    return best


@rule
def has_colour(hand: int, colour: int) -> bool:
    """Whether a hand holds a key of a colour."""
    return (hand >> (DIGIT * colour)) & 7 > 0


@rule
def stopped(chances: Any, room: int, hand: int) -> float:
    """The worth of ending a move, with a draw when the crest is the right one."""
    return float(chances[room, hand] + (drawn(chances, room, hand) - chances[room, hand]) / CRESTS)


@rule
def drawn(chances: Any, room: int, hand: int) -> float:
    """The worth of a hand with one more key of any colour."""
    total = 0.0
    for colour in range(COLOURS):
        total += with_key(chances, room, hand, colour)
    return total / COLOURS


@rule
def with_key(chances: Any, room: int, hand: int, colour: int) -> float:
    """The worth of a hand with one more key of a colour; of five the most useless goes."""
    more = hand + (1 << (DIGIT * colour))
    if keys_in(hand) < HAND:
        return float(chances[room, more])
    best = 0.0
    for away in range(COLOURS):
        if has_colour(more, away):
            best = max(best, chances[room, more - (1 << (DIGIT * away))])
    return best


@rule
def keys_in(hand: int) -> int:
    """How many keys a hand has."""
    keys = 0
    for colour in range(COLOURS):
        keys += (hand >> (DIGIT * colour)) & 7
    return keys
