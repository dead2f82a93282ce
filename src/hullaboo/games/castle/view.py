"""What each viewer may see: all of the table but the rooms of the visitors still in the pile."""

from typing import Any

from msgspec.json import decode, encode

from hullaboo.core.outcome import Outcome
from hullaboo.core.record import Row
from hullaboo.core.rule import rule
from hullaboo.core.seats import ALL_EYES, NOBODY, holds
from hullaboo.kit.page import (
    CLOSE,
    END,
    NULL,
    OPEN,
    Page,
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
    _, alike, own = slate(state)
    return {**still(state), **decode(joined(alike, own[viewer]))}


@rule
def write_alike(page: Page, state: State) -> int:
    """What everybody sees alike: the round, what lies before the seats, the newest journey, and the times that run."""
    occasion = int(state.visitor) + 1
    write_field(page, OCCASION, occasion)
    write_round(page, state)
    write_seats(page, state)
    write_journey(page, state)
    write_timers(page, state)
    write(page, END)
    return occasion


@rule
def write_round(page: Page, state: State) -> None:
    """What is going on, the visitor in the castle, and where the ghost is."""
    write(page, PHASE)
    if state.over:
        write(page, OVER)
    elif is_claiming(state):
        write(page, CLAIM)
    else:
        write(page, SEARCH)
    write(page, VISITOR)
    if state.over:
        write(page, NULL)
    else:
        write_visitor(page, state.visitor, ROOM_WORDS[state.room[state.visitor]])
    write(page, GHOST)
    write(page, ROOM_WORDS[state.ghost])


@rule
def write_visitor(page: Page, visitor: int, room: Row) -> None:
    """A visitor by its number, with its room."""
    write_field(page, NUMBER, int(visitor) + 1)
    write(page, ROOM)
    write(page, room)
    write(page, END)


@rule
def write_seats(page: Page, state: State) -> None:
    """What lies before each seat, and the wall tokens that nobody has."""
    write(page, SEATS)
    write(page, OPEN)
    for seat in range(state.seats):
        write_comma(page)
        write_seat(page, state, seat)
    write(page, CLOSE)
    write_walls(page, RESERVE, state, NOBODY)


@rule
def write_seat(page: Page, state: State, seat: int) -> None:
    """What lies before a seat, its hand, and whether it must not call yet."""
    write_walls(page, WALLS, state, seat)
    write_frightened(page, state, seat)
    write_flag(page, HAND, holds(state.hands, seat))
    write_flag(page, COOLING, state.cooling[seat])
    write(page, END)


@rule
def write_walls(page: Page, name: Row, state: State, seat: int) -> None:
    """The wall tokens before a seat, or in the reserve."""
    write(page, name)
    write(page, OPEN)
    for colour in range(len(COLOUR_WORDS)):
        if state.holder[colour] == seat:
            write_comma(page)
            write(page, COLOUR_WORDS[colour])
    write(page, CLOSE)


@rule
def write_frightened(page: Page, state: State, seat: int) -> None:
    """The numbers of the visitors that a seat has frightened."""
    write(page, VISITORS)
    write(page, OPEN)
    for visitor in range(state.visitors):
        if state.owner[visitor] == seat:
            write_comma(page)
            write_number(page, visitor + 1)
    write(page, CLOSE)


@rule
def write_journey(page: Page, state: State) -> None:
    """The newest journey: cell by cell, each with the colour the ghost had when it came there."""
    write(page, JOURNEY)
    if state.journey == NO_JOURNEY:
        write(page, NULL)
        return
    cells = int(state.steps) + 1
    write_field(page, SEAT, state.traveller)
    write(page, STANDS)
    write(page, STAND_WORDS[int(state.journey) - GOING])
    write(page, COLOUR)
    write(page, COLOUR_WORDS[state.colour])
    write_words(page, CELLS, CELL_WORDS, state.path, cells)
    write_words(page, COLOURS, COLOUR_WORDS, state.path_colour, cells)
    write(page, END)


@rule
def write_timers(page: Page, state: State) -> None:
    """The times that run: what happens when each is over, and how long it is."""
    write(page, TIMERS)
    write(page, OPEN)
    for action in range(CLAIM_OVER, ACTIONS):
        milliseconds = time(state, action)
        if milliseconds > 0:
            write_comma(page)
            write(page, MOVE)
            write(page, MOVE_WORDS[action])
            write_field(page, MILLISECONDS, milliseconds)
            write(page, END)
    write(page, CLOSE)


@rule
def write_own(page: Page, state: State, viewer: int) -> None:
    """The visitors still to come, by their numbers only; ALL_EYES see where, too."""
    write(page, PILE)
    write(page, OPEN)
    for visitor in range(int(state.visitor) + 1, state.visitors):
        write_comma(page)
        if viewer == ALL_EYES:
            write_visitor(page, visitor, ROOM_WORDS[state.room[visitor]])
        else:
            write_visitor(page, visitor, NULL)
    write(page, CLOSE)
    write(page, END)


@rule
def see_more(state: State) -> int:
    """No seat sees more than a spectator."""
    return 0


slate = written(State, write_alike, write_own, see_more)


@part(State)
def still(
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
