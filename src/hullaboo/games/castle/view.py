"""What each viewer may see: all of the table but the rooms of the visitors still in the pile."""

from typing import Any

from msgspec.json import decode, encode

from hullaboo.core.outcome import Outcome
from hullaboo.core.record import Row
from hullaboo.core.rule import rule
from hullaboo.core.seats import ALL_EYES, NOBODY, holds
from hullaboo.kit.json_writer import (
    CLOSE,
    END,
    NULL,
    OPEN,
    Buffer,
    joined,
    names,
    strings,
    words,
    write,
    write_comma,
    write_field,
    write_flag,
    write_number,
    write_words,
    written,
)
from hullaboo.kit.parts import part

from .board import CELLS_SHOWN, COLOUR_LETTERS, COLOUR_NAMES, SIDE, place
from .clock import time
from .edition import CRESTS, PORTRAITS
from .moves import TEXTS
from .rules import ACTIONS, CLAIM_OVER
from .state import (
    GOING,
    NO_JOURNEY,
    NO_TOKEN,
    TRANSITION,
    TRAPDOOR,
    VISITORS_TO_WIN,
    WALLS_TO_WIN,
    State,
    is_claiming,
    last_taken,
)

Json = dict[str, Any]
Numbers = tuple[int, ...]
TOKENS = {TRAPDOOR: "trapdoor", TRANSITION: "transition"}
SIDES = str.maketrans({chr(side): sign for side, sign in enumerate(COLOUR_LETTERS + " #")})
SEARCH, CLAIM, OVER = strings("search", "claim", "over")
STAND_WORDS = strings("going", "right", "dropped")
COLOUR_WORDS = strings(*COLOUR_NAMES)
MOVE_WORDS = strings(*TEXTS)
CELL_WORDS = words(*(encode(cell).decode() for cell in CELLS_SHOWN))
ROOM_WORDS = words(*(encode(place(cell)).decode() for cell in range(len(CELLS_SHOWN))))
OCCASION, PHASE, VISITOR, GHOST, SEATS, RESERVE, JOURNEY, TIMERS = names(
    "occasion", "phase", "visitor", "ghost", "seats", "reserve", "journey", "timers"
)
NUMBER, ROOM = names("number", "room")
WALLS, VISITORS, HAND, COOLING = names("walls", "visitors", "hand", "cooling")
SEAT, STANDS, COLOUR, CELLS, COLOURS = names("seat", "stands", "colour", "cells", "colours")
MOVE, MILLISECONDS = names("move", "milliseconds")
(PILE,) = names("pile")


def view(state: State, viewer: int) -> Json:
    """The table as JSON. Rooms are [row, column] from 1; cells of a journey are [row, column] from 0."""
    _, alike, own = pieces(state)
    return {**constant(state), **decode(joined(alike, own[viewer]))}


@rule
def write_alike(buffer: Buffer, state: State) -> int:
    """What everybody sees alike: the round, what lies before the seats, the newest journey, and the times that run."""
    occasion = int(state.visitor) + 1
    write_field(buffer, OCCASION, occasion)
    write_round(buffer, state)
    write_seats(buffer, state)
    write_journey(buffer, state)
    write_timers(buffer, state)
    write(buffer, END)
    return occasion


@rule
def write_round(buffer: Buffer, state: State) -> None:
    """What is going on, the visitor in the castle, and where the ghost is."""
    write(buffer, PHASE)
    if state.over:
        write(buffer, OVER)
    elif is_claiming(state):
        write(buffer, CLAIM)
    else:
        write(buffer, SEARCH)
    write(buffer, VISITOR)
    if state.over:
        write(buffer, NULL)
    else:
        write_visitor(buffer, state.visitor, ROOM_WORDS[state.room[state.visitor]])
    write(buffer, GHOST)
    write(buffer, ROOM_WORDS[state.ghost])


@rule
def write_visitor(buffer: Buffer, visitor: int, room: Row) -> None:
    """A visitor by its number, with its room."""
    write_field(buffer, NUMBER, int(visitor) + 1)
    write(buffer, ROOM)
    write(buffer, room)
    write(buffer, END)


@rule
def write_seats(buffer: Buffer, state: State) -> None:
    """What lies before each seat, and the wall tokens that nobody has."""
    write(buffer, SEATS)
    write(buffer, OPEN)
    for seat in range(state.seats):
        write_comma(buffer)
        write_seat(buffer, state, seat)
    write(buffer, CLOSE)
    write_walls(buffer, RESERVE, state, NOBODY)


@rule
def write_seat(buffer: Buffer, state: State, seat: int) -> None:
    """What lies before a seat, its hand, and whether it must not call yet."""
    write_walls(buffer, WALLS, state, seat)
    write_frightened(buffer, state, seat)
    write_flag(buffer, HAND, holds(state.hands, seat))
    write_flag(buffer, COOLING, state.cooling[seat])
    write(buffer, END)


@rule
def write_walls(buffer: Buffer, name: Row, state: State, seat: int) -> None:
    """The wall tokens before a seat, or in the reserve."""
    write(buffer, name)
    write(buffer, OPEN)
    for colour in range(len(COLOUR_WORDS)):
        if state.holder[colour] == seat:
            write_comma(buffer)
            write(buffer, COLOUR_WORDS[colour])
    write(buffer, CLOSE)


@rule
def write_frightened(buffer: Buffer, state: State, seat: int) -> None:
    """The numbers of the visitors that a seat has frightened."""
    write(buffer, VISITORS)
    write(buffer, OPEN)
    for visitor in range(state.visitors):
        if state.owner[visitor] == seat:
            write_comma(buffer)
            write_number(buffer, visitor + 1)
    write(buffer, CLOSE)


@rule
def write_journey(buffer: Buffer, state: State) -> None:
    """The newest journey: cell by cell, each with the colour the ghost had when it came there."""
    write(buffer, JOURNEY)
    if state.journey == NO_JOURNEY:
        write(buffer, NULL)
        return
    cells = int(state.steps) + 1
    write_field(buffer, SEAT, state.traveller)
    write(buffer, STANDS)
    write(buffer, STAND_WORDS[int(state.journey) - GOING])
    write(buffer, COLOUR)
    write(buffer, COLOUR_WORDS[state.colour])
    write_words(buffer, CELLS, CELL_WORDS, state.path, cells)
    write_words(buffer, COLOURS, COLOUR_WORDS, state.path_colour, cells)
    write(buffer, END)


@rule
def write_timers(buffer: Buffer, state: State) -> None:
    """The times that run: what happens when each is over, and how long it is."""
    write(buffer, TIMERS)
    write(buffer, OPEN)
    for action in range(CLAIM_OVER, ACTIONS):
        milliseconds = time(state, action)
        if milliseconds > 0:
            write_comma(buffer)
            write(buffer, MOVE)
            write(buffer, MOVE_WORDS[action])
            write_field(buffer, MILLISECONDS, milliseconds)
            write(buffer, END)
    write(buffer, CLOSE)


@rule
def write_own(buffer: Buffer, state: State, viewer: int) -> None:
    """The visitors still to come, by their numbers only; ALL_EYES see where, too."""
    write(buffer, PILE)
    write(buffer, OPEN)
    for visitor in range(int(state.visitor) + 1, state.visitors):
        write_comma(buffer)
        if viewer == ALL_EYES:
            write_visitor(buffer, visitor, ROOM_WORDS[state.room[visitor]])
        else:
            write_visitor(buffer, visitor, NULL)
    write(buffer, CLOSE)
    write(buffer, END)


@rule
def see_more(state: State) -> int:
    """No seat sees more than a spectator."""
    return 0


pieces = written(State, write_alike, write_own, see_more)


@part(State)
def constant(
    spot: Numbers,
    tile: Numbers,
    east: Numbers,
    south: Numbers,
    crest: Numbers,
    portrait: Numbers,
    token: Numbers,
    route: int,
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


def tokens(cells: Numbers, kinds: Numbers) -> list[Json]:
    """The special tokens by their spot, counted from 1."""
    laid = [(spot, kind) for spot, kind in enumerate(kinds) if kind != NO_TOKEN]
    return [{"spot": spot + 1, "kind": TOKENS[kind], "room": list(place(cells[spot]))} for spot, kind in laid]


def rows(sides: Numbers) -> list[str]:
    """One side of all cells, a text a row: a colour's letter, a space, or # for the frame."""
    signs = bytes(sides).decode().translate(SIDES)
    return [signs[at : at + SIDE] for at in range(0, len(signs), SIDE)]


@part(State)
def counted(seats: int, owner: Numbers, holder: Numbers) -> tuple[Numbers, Numbers]:
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
