"""Ways out: how near a seat is to freedom, in doors and in keys."""

from hullaboo.core.rule import rule
from hullaboo.kit.cards import face_of

from .board import COLOURS, NOWHERE, OUTSIDE, ROOMS, colour_of
from .state import State, place

DIGIT = 3
"""Colours in a hand are counted in one number, three bits a colour."""


@rule
def colours_held(state: State, seat: int) -> int:
    """How many keys of each colour a seat holds, three bits a colour."""
    colours = 0
    for slot in range(int(state.held[seat])):
        colours += 1 << (DIGIT * colour_of(face_of(state.hand[place(seat, slot)])))
    return colours


@rule
def doors_from(state: State, room: int) -> int:
    """How many doors lie between a room and the nearest gate; none outside."""
    return 0 if room >= OUTSIDE else int(state.doors_out[room])


@rule
def is_on_the_way(state: State, room: int, beyond: int) -> bool:
    """Whether a door belongs to a shortest way out."""
    return beyond != NOWHERE and doors_from(state, beyond) == doors_from(state, room) - 1


@rule
def keys_missing(state: State, room: int, colours: int) -> int:
    """Over all shortest ways out of a room, the fewest doors for which a hand has no key.

    A way is a number, the colour of one door after another in two bits each: counting up tries them all, and from a
    door that is not there the count goes on at that door.
    """
    doors = doors_from(state, room)
    fewest, way = doors, 0
    while way >> (2 * doors) == 0 and doors > 0:
        missing = missing_on(state, room, way, doors, colours)
        shift = 0 if missing >= 0 else 2 * (doors + missing)
        fewest = min(fewest, missing) if missing >= 0 else fewest
        way = ((way >> shift) + 1) << shift
    return fewest


@rule
def missing_on(state: State, room: int, way: int, doors: int, colours: int) -> int:
    """How many keys a hand lacks on one way; if its n-th door does not lead to the nearest gate, minus n."""
    missing = 0
    for step in range(doors):
        colour = (way >> (2 * (doors - 1 - step))) & 3
        if colour == COLOURS or not is_on_the_way(state, room, int(state.beyond[room, colour])):
            return -1 - step
        room = int(state.beyond[room, colour])
        if (colours >> (DIGIT * colour)) & 7 > 0:
            colours -= 1 << (DIGIT * colour)
        else:
            missing += 1
    return missing


@rule
def farness(state: State, seat: int) -> int:
    """How far a seat is from freedom: doors first, then keys missing."""
    room = int(state.pawn[seat])
    return doors_from(state, room) * ROOMS + keys_missing(state, room, colours_held(state, seat))


@rule
def nearest_to_freedom(state: State) -> int:
    """The seats without the shroud that are nearest to a gate, as bits."""
    best, nearest = ROOMS * ROOMS, 0
    for seat in range(int(state.seats)):
        if seat != state.ghost:
            far = farness(state, seat)
            if far < best:
                best, nearest = far, 0
            if far == best:
                nearest |= 1 << seat
    return nearest
