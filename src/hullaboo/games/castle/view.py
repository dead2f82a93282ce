"""What each viewer may see: all of the table but the rooms of the visitors still in the pile."""

from typing import Any

import numpy as np

from hullaboo.core.outcome import Outcome
from hullaboo.core.seats import ALL_EYES, NOBODY

from .board import COLOUR_LETTERS, COLOUR_NAMES, SIDE, listed, place
from .clock import timers
from .edition import CRESTS, PORTRAITS
from .moves import text
from .state import (
    DROPPED,
    GOING,
    NO_JOURNEY,
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

TOKENS = {TRAPDOOR: "trapdoor", TRANSITION: "transition"}
STANDS = {GOING: "going", RIGHT: "right", DROPPED: "dropped"}
SIDES = str.maketrans({chr(side): sign for side, sign in enumerate(COLOUR_LETTERS + " #")})


def view(state: State, viewer: int) -> dict[str, Any]:
    """The table as JSON. Rooms are [row, column] from 1; cells of a journey are [row, column] from 0."""
    return {
        "phase": phase(state),
        "route": int(state.route),
        "visitor": visitor_shown(state),
        "pile": pile(state, viewer),
        "ghost": list(place(int(state.ghost))),
        "seats": [seat_shown(state, seat) for seat in range(int(state.seats))],
        "reserve": tokens_before(state, NOBODY),
        "journey": journey(state),
        "crests": [CRESTS[sign] for sign in listed(state.crest)],
        "portraits": [PORTRAITS[sign] for sign in listed(state.portrait)],
        "tokens": tokens(state),
        "tiles": [tile + 1 for tile in listed(state.tile)],
        "east": rows(state.east),
        "south": rows(state.south),
        "timers": [{"move": text(each.action), "milliseconds": each.milliseconds} for each in timers(state)],
    }


def phase(state: State) -> str:
    """What is going on: a search, a claim, or nothing more."""
    return "over" if state.over else "search" if state.claimer == NOBODY else "claim"


def visitor_shown(state: State) -> dict[str, Any] | None:
    """The visitor in the castle."""
    return None if state.over else {"number": int(state.visitor) + 1, "room": room_of(state, int(state.visitor))}


def room_of(state: State, visitor: int) -> list[int]:
    """The room of a visitor."""
    return list(place(int(state.room[visitor])))


def pile(state: State, viewer: int) -> list[dict[str, Any]]:
    """The visitors still to come by number; only all eyes see where."""
    coming = range(int(state.visitor) + 1, int(state.visitors))
    if viewer == ALL_EYES:
        return [{"number": visitor + 1, "room": room_of(state, visitor)} for visitor in coming]
    return [{"number": visitor + 1, "room": None} for visitor in coming]


def seat_shown(state: State, seat: int) -> dict[str, Any]:
    """What lies before a seat, its hand, and whether it must not call yet."""
    return {
        "walls": tokens_before(state, seat),
        "visitors": [visitor + 1 for visitor, owner in enumerate(listed(state.owner)) if owner == seat],
        "hand": bool(int(state.hands) >> seat & 1),
        "cooling": bool(state.cooling[seat]),
    }


def tokens_before(state: State, seat: int) -> list[str]:
    """The wall tokens before a seat, or in the reserve."""
    return [COLOUR_NAMES[colour] for colour, holder in enumerate(listed(state.holder)) if holder == seat]


def journey(state: State) -> dict[str, Any] | None:
    """The newest journey: cell by cell, each with the colour the ghost had when it came there."""
    if state.journey == NO_JOURNEY:
        return None
    shown = range(int(state.steps) + 1)
    return {
        "seat": int(state.traveller),
        "stands": STANDS[int(state.journey)],
        "colour": COLOUR_NAMES[state.colour],
        "cells": [list(divmod(int(state.path[step]), SIDE)) for step in shown],
        "colours": [COLOUR_NAMES[state.path_colour[step]] for step in shown],
    }


def tokens(state: State) -> list[dict[str, Any]]:
    """The special tokens by their spot, counted from 1."""
    laid = [(spot, token) for spot, token in enumerate(listed(state.token)) if token]
    return [
        {"spot": spot + 1, "kind": TOKENS[token], "room": list(place(int(state.spot[spot])))} for spot, token in laid
    ]


def rows(sides: Any) -> list[str]:
    """One side of all cells, a text a row: a colour's letter, a space, or # for the frame."""
    signs = np.asarray(sides, np.uint8).tobytes().decode().translate(SIDES)
    return [signs[at : at + SIDE] for at in range(0, len(signs), SIDE)]


def outcome(state: State) -> Outcome:
    """Four wall tokens or five visitors win at once; then the most of both; among equals who took a visitor last."""
    seats = range(int(state.seats))
    walls = [len(tokens_before(state, seat)) for seat in seats]
    visitors = [listed(state.owner).count(seat) for seat in seats]
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
