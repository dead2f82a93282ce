"""What each viewer may see: all of the table but the rooms of the visitors still in the pile."""

from functools import lru_cache
from typing import Any

from hullaboo.core.contract import Timer
from hullaboo.core.outcome import Outcome
from hullaboo.core.seats import ALL_EYES, NOBODY
from hullaboo.kit.parts import merged, part

from .board import CELLS_SHOWN, COLOUR_LETTERS, COLOUR_NAMES, SIDE, place
from .clock import timers
from .edition import CRESTS, PORTRAITS
from .moves import text
from .state import (
    DROPPED,
    GOING,
    NO_JOURNEY,
    NO_TOKEN,
    RIGHT,
    TRANSITION,
    TRAPDOOR,
    VISITORS_TO_WIN,
    WALLS_TO_WIN,
    State,
    last_taken,
)
from .telling import tell

__all__ = ["outcome", "tell", "view"]

Row = tuple[int, ...]
Json = dict[str, Any]

REMEMBERED = 4096
"""What lies before a seat changes only once a round, and the times that run are few."""
NOTHING = b"{}"
TOKENS = {TRAPDOOR: "trapdoor", TRANSITION: "transition"}
STANDS = {GOING: "going", RIGHT: "right", DROPPED: "dropped"}
SIDES = str.maketrans({chr(side): sign for side, sign in enumerate(COLOUR_LETTERS + " #")})


def view(state: State, viewer: int) -> Json:
    """The table as JSON. Rooms are [row, column] from 1; cells of a journey are [row, column] from 0."""
    seen = merged(alike(state))
    return {**seen, **open_pile(state)} if viewer == ALL_EYES else seen


def alike(state: State) -> tuple[Json, ...]:
    """What everybody sees alike."""
    times = times_shown(tuple(timers(state)))
    return round_shown(state), pile(state), seats_shown(state), journey_shown(state), castle_shown(state), times


def own(_state: State, _viewer: int) -> bytes:
    """Nobody has anything of its own: the table is open, and so are hands."""
    return NOTHING


@part(State)
def round_shown(ghost: int, room: Row, over: int, visitor: int, claimer: int) -> Json:
    """What is going on, the visitor in the castle, and where the ghost is."""
    return {
        "occasion": visitor + 1,
        "phase": "over" if over else "search" if claimer == NOBODY else "claim",
        "visitor": None if over else visitor_shown(visitor, room[visitor]),
        "ghost": list(place(ghost)),
    }


def visitor_shown(visitor: int, cell: int) -> Json:
    """A visitor by its number, with its room."""
    return {"number": visitor + 1, "room": list(place(cell))}


@part(State)
def pile(visitors: int, visitor: int) -> Json:
    """The visitors still to come, by their numbers only."""
    return {"pile": [{"number": each + 1, "room": None} for each in range(visitor + 1, visitors)]}


@part(State)
def open_pile(room: Row, visitors: int, visitor: int) -> Json:
    """The visitors still to come, and where."""
    return {"pile": [visitor_shown(each, room[each]) for each in range(visitor + 1, visitors)]}


@part(State)
def seats_shown(cooling: Row, seats: int, owner: Row, holder: Row, hands: int) -> Json:
    """What lies before each seat, its hand, and whether it must not call yet; the wall tokens that nobody has."""
    taken = enumerate(possessions(owner, holder, seats))
    shown = [{**each, "hand": bool(hands >> seat & 1), "cooling": bool(cooling[seat])} for seat, each in taken]
    return {"seats": shown, "reserve": tokens_before(holder, NOBODY)}


@lru_cache(maxsize=REMEMBERED)
def possessions(owner: Row, holder: Row, seats: int) -> list[Json]:
    """The wall tokens before each seat, and the numbers of the visitors that it has frightened."""
    return [
        {
            "walls": tokens_before(holder, seat),
            "visitors": [visitor + 1 for visitor, each in enumerate(owner) if each == seat],
        }
        for seat in range(seats)
    ]


@lru_cache(maxsize=REMEMBERED)
def tokens_before(holder: Row, seat: int) -> list[str]:
    """The wall tokens before a seat, or in the reserve."""
    return [COLOUR_NAMES[colour] for colour, each in enumerate(holder) if each == seat]


@part(State)
def journey_shown(path: Row, colour: int, journey: int, traveller: int, steps: int, path_colour: Row) -> Json:
    """The newest journey: cell by cell, each with the colour the ghost had when it came there."""
    if journey == NO_JOURNEY:
        return {"journey": None}
    return {
        "journey": {
            "seat": traveller,
            "stands": STANDS[journey],
            "colour": COLOUR_NAMES[colour],
            "cells": [CELLS_SHOWN[cell] for cell in path[: steps + 1]],
            "colours": [COLOUR_NAMES[each] for each in path_colour[: steps + 1]],
        }
    }


@part(State)
def castle_shown(
    spot: Row, tile: Row, east: Row, south: Row, crest: Row, portrait: Row, token: Row, route: int
) -> Json:
    """The castle, which never changes: its signs, its tokens, its tiles and its walls."""
    return {
        "route": route,
        "crests": [CRESTS[sign] for sign in crest],
        "portraits": [PORTRAITS[sign] for sign in portrait],
        "tokens": tokens(spot, token),
        "tiles": [number + 1 for number in tile],
        "east": rows(east),
        "south": rows(south),
    }


def tokens(cells: Row, kinds: Row) -> list[Json]:
    """The special tokens by their spot, counted from 1."""
    laid = [(spot, kind) for spot, kind in enumerate(kinds) if kind != NO_TOKEN]
    return [{"spot": spot + 1, "kind": TOKENS[kind], "room": list(place(cells[spot]))} for spot, kind in laid]


def rows(sides: Row) -> list[str]:
    """One side of all cells, a text a row: a colour's letter, a space, or # for the frame."""
    signs = bytes(sides).decode().translate(SIDES)
    return [signs[at : at + SIDE] for at in range(0, len(signs), SIDE)]


@lru_cache(maxsize=REMEMBERED)
def times_shown(running: tuple[Timer, ...]) -> Json:
    """The times that run: what happens when each is over, and how long it is."""
    return {"timers": [{"move": text(each.action), "milliseconds": each.milliseconds} for each in running]}


@part(State)
def counted(seats: int, owner: Row, holder: Row) -> tuple[Row, Row]:
    """How many wall tokens and how many visitors each seat has."""
    return tuple(map(holder.count, range(seats))), tuple(map(owner.count, range(seats)))


def outcome(state: State) -> Outcome:
    """Four wall tokens or five visitors win at once; then the most of both; among equals who took a visitor last."""
    walls, visitors = counted(state)
    points = tuple(wall + visitor for wall, visitor in zip(walls, visitors, strict=True))
    if max(walls) >= WALLS_TO_WIN:
        return Outcome(points, (walls.index(max(walls)),), "walls", {"walls": max(walls)})
    if max(visitors) >= VISITORS_TO_WIN:
        return Outcome(points, (visitors.index(max(visitors)),), "visitors", {"visitors": max(visitors)})
    return after_the_last_visitor(state, points)


def after_the_last_visitor(state: State, points: tuple[int, ...]) -> Outcome:
    """The pile is used up."""
    best = max(points)
    first = [seat for seat, mine in enumerate(points) if mine == best]
    if best == 0:
        return Outcome(points, tuple(first), "nobody")
    if len(first) == 1:
        return Outcome(points, tuple(first), "most", {"points": best})
    winner = max(first, key=lambda seat: last_taken(state, seat))
    return Outcome(points, (winner,), "last", {"points": best, "number": last_taken(state, winner) + 1})
