"""What each viewer may see: all of the table but the rooms of the visitors still in the pile."""

from functools import lru_cache
from typing import Any

from hullaboo.core.outcome import Outcome
from hullaboo.core.seats import ALL_EYES, NOBODY, SPECTATOR
from hullaboo.kit.plain import once, plain

from .board import COLOUR_LETTERS, COLOUR_NAMES, SIDE, place
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

Table = Any
"""A state read as plain numbers and tuples."""

CASTLES_REMEMBERED = 1024
"""Walls stand for a whole match."""
TOKENS = {TRAPDOOR: "trapdoor", TRANSITION: "transition"}
STANDS = {GOING: "going", RIGHT: "right", DROPPED: "dropped"}
SIDES = str.maketrans({chr(side): sign for side, sign in enumerate(COLOUR_LETTERS + " #")})


def view(state: State, viewer: int) -> dict[str, Any]:
    """The table as JSON. Rooms are [row, column] from 1; cells of a journey are [row, column] from 0."""
    return seen(state, SPECTATOR if viewer != ALL_EYES else viewer)


@once
def seen(state: State, viewer: int) -> dict[str, Any]:
    """What everybody sees alike, but for all eyes."""
    table: Table = plain(state)
    return {
        "occasion": table.visitor + 1,
        "phase": phase(table),
        "route": table.route,
        "visitor": None if table.over else {"number": table.visitor + 1, "room": room_of(table, table.visitor)},
        "pile": pile(table, viewer),
        "ghost": list(place(table.ghost)),
        "seats": [seat_shown(table, seat) for seat in range(table.seats)],
        "reserve": tokens_before(table, NOBODY),
        "journey": None if table.journey == NO_JOURNEY else journey(table),
        "crests": [CRESTS[sign] for sign in table.crest],
        "portraits": [PORTRAITS[sign] for sign in table.portrait],
        "tokens": tokens(table),
        "tiles": [tile + 1 for tile in table.tile],
        "east": rows(table.east),
        "south": rows(table.south),
        "timers": [{"move": text(each.action), "milliseconds": each.milliseconds} for each in timers(state)],
    }


def phase(table: Table) -> str:
    """What is going on: a search, a claim, or nothing more."""
    return "over" if table.over else "search" if table.claimer == NOBODY else "claim"


def room_of(table: Table, visitor: int) -> list[int]:
    """The room of a visitor."""
    return list(place(table.room[visitor]))


def pile(table: Table, viewer: int) -> list[dict[str, Any]]:
    """The visitors still to come by number; only all eyes see where."""
    coming = range(table.visitor + 1, table.visitors)
    sees_all = viewer == ALL_EYES
    return [{"number": each + 1, "room": room_of(table, each) if sees_all else None} for each in coming]


def seat_shown(table: Table, seat: int) -> dict[str, Any]:
    """What lies before a seat, its hand, and whether it must not call yet."""
    return {
        "walls": tokens_before(table, seat),
        "visitors": [visitor + 1 for visitor, owner in enumerate(table.owner) if owner == seat],
        "hand": bool(table.hands >> seat & 1),
        "cooling": bool(table.cooling[seat]),
    }


def tokens_before(table: Table, seat: int) -> list[str]:
    """The wall tokens before a seat, or in the reserve."""
    return [COLOUR_NAMES[colour] for colour, holder in enumerate(table.holder) if holder == seat]


def journey(table: Table) -> dict[str, Any]:
    """The newest journey: cell by cell, each with the colour the ghost had when it came there."""
    length = table.steps + 1
    return {
        "seat": table.traveller,
        "stands": STANDS[table.journey],
        "colour": COLOUR_NAMES[table.colour],
        "cells": [list(divmod(cell, SIDE)) for cell in table.path[:length]],
        "colours": [COLOUR_NAMES[colour] for colour in table.path_colour[:length]],
    }


def tokens(table: Table) -> list[dict[str, Any]]:
    """The special tokens by their spot, counted from 1."""
    laid = [(spot, token) for spot, token in enumerate(table.token) if token != NO_TOKEN]
    return [{"spot": spot + 1, "kind": TOKENS[token], "room": list(place(table.spot[spot]))} for spot, token in laid]


@lru_cache(maxsize=CASTLES_REMEMBERED)
def rows(sides: tuple[int, ...]) -> list[str]:
    """One side of all cells, a text a row: a colour's letter, a space, or # for the frame."""
    signs = bytes(sides).decode().translate(SIDES)
    return [signs[at : at + SIDE] for at in range(0, len(signs), SIDE)]


def outcome(state: State) -> Outcome:
    """Four wall tokens or five visitors win at once; then the most of both; among equals who took a visitor last."""
    table: Table = plain(state)
    seats = range(table.seats)
    walls, visitors = [table.holder.count(seat) for seat in seats], [table.owner.count(seat) for seat in seats]
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
