"""What each viewer may see: all of the table but the rooms of the visitors still in the pile."""

from typing import Any

from msgspec.json import decode, encode

from hullaboo.core.outcome import Outcome
from hullaboo.core.record import Row
from hullaboo.core.rule import rule
from hullaboo.core.seats import ALL_EYES, NOBODY, holds
from hullaboo.kit.fields import Fields
from hullaboo.kit.json_writer import (
    NULL,
    Buffer,
    close,
    open_list,
    open_object,
    words,
    write_flag,
    write_name,
    write_number,
    write_word,
    write_words,
)
from hullaboo.kit.parts import part
from hullaboo.kit.shapes import FLAG, NUMBER, TEXT, Entry, ListOf, Maybe, Named, Object, OneOf, TupleOf

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
    still_to_come,
    visitors_of,
    walls_of,
)

Json = dict[str, Any]
Numbers = tuple[int, ...]
TOKENS = {TRAPDOOR: "trapdoor", TRANSITION: "transition"}
SIDES = str.maketrans({chr(side): sign for side, sign in enumerate(COLOUR_LETTERS + " #")})

PHASE = OneOf("Phase", "What is going on.", "search", "claim", "over", "countdown")
COLOUR = OneOf("Colour", "A colour of walls.", *COLOUR_NAMES)
CELL = Named(
    *("Cell", "A room, counted from 1; or, of a journey, a cell, counted from 0."),
    TupleOf(("row", NUMBER), ("column", NUMBER)),
)
STAND = OneOf("Stand", "How it stands with a journey.", "going", "right", "dropped")
TOKEN_KIND = OneOf("TokenKind", "What a token does.", *TOKENS.values())
VISITOR = Object(
    *("Visitor", "A visitor."),
    Entry("number", NUMBER, "Its number, from 1 on."),
    Entry("room", CELL, "Its room."),
)
COMING = Object(
    *("Coming", "A visitor that is still to come."),
    Entry("number", NUMBER, "Its number."),
    Entry("room", Maybe(CELL), "Its room, which nobody knows during a match."),
)
SEAT = Object(
    *("SeatView", "What lies before a seat."),
    Entry("walls", ListOf(COLOUR), "Its wall tokens."),
    Entry("visitors", ListOf(NUMBER), "The numbers of the visitors that it has frightened."),
    Entry("standing", TupleOf(("walls", NUMBER), ("visitors", NUMBER)), "How many it has of both."),
    Entry("hand", FLAG, "Whether it has raised its hand."),
    Entry("cooling", FLAG, "Whether it must not call yet."),
)
JOURNEY = Object(
    *("Journey", "The newest journey, on its way or at its end."),
    Entry("seat", NUMBER, "Who shows it."),
    Entry("stands", STAND, "How it stands with it."),
    Entry("colour", COLOUR, "The colour that the ghost has now."),
    Entry("cells", ListOf(CELL), "Cell by cell."),
    Entry("colours", ListOf(COLOUR), "The colour that the ghost had when it came to each cell."),
)
TIMER = Object(
    *("Timer", "A time that is running."),
    Entry("move", TEXT, "What happens when it is over."),
    Entry("milliseconds", NUMBER, "How long it is from its beginning."),
)
TOKEN = Object(
    *("Token", "A special token."),
    Entry("spot", NUMBER, "Its spot, from 1 on."),
    Entry("kind", TOKEN_KIND, "What it does."),
    Entry("room", CELL, "Where it lies."),
)

PHASE_WORDS, STAND_WORDS, COLOUR_WORDS = PHASE.words(), STAND.words(), COLOUR.words()
SEARCH, CLAIM, OVER, COUNTDOWN = PHASE_WORDS
MOVE_WORDS = words(*(encode(text).decode() for text in TEXTS))
CELL_WORDS = words(*(encode(cell).decode() for cell in CELLS_SHOWN))
ROOM_WORDS = words(*(encode(place(cell)).decode() for cell in range(len(CELLS_SHOWN))))
NUMBER_NAME, ROOM_NAME = VISITOR.names()
WALLS_NAME, VISITORS_NAME, STANDING_NAME, HAND_NAME, COOLING_NAME = SEAT.names()
SEAT_NAME, STANDS_NAME, COLOUR_NAME, CELLS_NAME, COLOURS_NAME = JOURNEY.names()
MOVE_NAME, MILLISECONDS_NAME = TIMER.names()

FIELDS = Fields(State)


@FIELDS.constant("route", NUMBER)
@part(State)
def which_route(route: int) -> int:
    """The way on which the visitors come, by its number."""
    return route


@FIELDS.constant("crests", ListOf(TEXT))
@part(State)
def crests(crest: Numbers) -> list[str]:
    """The crests on the frame, side by side."""
    return [CRESTS[sign] for sign in crest]


@FIELDS.constant("portraits", ListOf(TEXT))
@part(State)
def portraits(portrait: Numbers) -> list[str]:
    """The portraits on the frame, side by side."""
    return [PORTRAITS[sign] for sign in portrait]


@FIELDS.constant("visitors", NUMBER)
@part(State)
def all_visitors(visitors: int) -> int:
    """How many visitors come in all."""
    return visitors


@FIELDS.constant("tokens", ListOf(TOKEN))
@part(State)
def tokens(spot: Numbers, token: Numbers) -> list[Json]:
    """The special tokens."""
    laid = [(number, kind) for number, kind in enumerate(token) if kind != NO_TOKEN]
    return [{"spot": at + 1, "kind": TOKENS[kind], "room": list(place(spot[at]))} for at, kind in laid]


@FIELDS.constant("tiles", ListOf(NUMBER))
@part(State)
def tiles(tile: Numbers) -> list[int]:
    """The tiles of the castle, by their numbers."""
    return [number + 1 for number in tile]


@FIELDS.constant("east", ListOf(TEXT))
@part(State)
def east_sides(east: Numbers) -> list[str]:
    """What stands east of each cell, a text a row: a colour's letter, a space, or # for the frame."""
    return rows(east)


@FIELDS.constant("south", ListOf(TEXT))
@part(State)
def south_sides(south: Numbers) -> list[str]:
    """What stands south of each cell, in the same way."""
    return rows(south)


def rows(sides: Numbers) -> list[str]:
    """One side of all cells, a text a row."""
    signs = bytes(sides).decode().translate(SIDES)
    return [signs[at : at + SIDE] for at in range(0, len(signs), SIDE)]


@rule
def answered(state: State) -> int:
    """The visitor in the castle, from 1 on."""
    return int(state.visitor) + 1


@FIELDS.alike("occasion", NUMBER)
@rule
def write_occasion(buffer: Buffer, state: State) -> None:
    """What a call answers: the visitor in the castle."""
    write_number(buffer, answered(state))


@FIELDS.alike("phase", PHASE)
@rule
def write_phase(buffer: Buffer, state: State) -> None:
    """What is going on."""
    if state.over:
        write_word(buffer, OVER)
    elif state.counting:
        write_word(buffer, COUNTDOWN)
    elif is_claiming(state):
        write_word(buffer, CLAIM)
    else:
        write_word(buffer, SEARCH)


@FIELDS.alike("visitor", Maybe(VISITOR))
@rule
def write_visitor(buffer: Buffer, state: State) -> None:
    """The visitor in the castle."""
    if state.over or state.counting:
        write_word(buffer, NULL)
    else:
        write_numbered(buffer, state.visitor, ROOM_WORDS[state.room[state.visitor]])


@rule
def write_numbered(buffer: Buffer, visitor: int, room: Row) -> None:
    """A visitor by its number, with its room."""
    open_object(buffer)
    write_name(buffer, NUMBER_NAME)
    write_number(buffer, int(visitor) + 1)
    write_name(buffer, ROOM_NAME)
    write_word(buffer, room)
    close(buffer)


@FIELDS.alike("ghost", CELL)
@rule
def write_ghost(buffer: Buffer, state: State) -> None:
    """The room of the ghost."""
    write_word(buffer, ROOM_WORDS[state.ghost])


@FIELDS.alike("seats", ListOf(SEAT))
@rule
def write_seats(buffer: Buffer, state: State) -> None:
    """What lies before each seat, its hand, and whether it must not call yet."""
    open_list(buffer)
    for seat in range(state.seats):
        open_object(buffer)
        write_name(buffer, WALLS_NAME)
        write_walls(buffer, state, seat)
        write_name(buffer, VISITORS_NAME)
        write_frightened(buffer, state, seat)
        write_name(buffer, STANDING_NAME)
        write_standing(buffer, state, seat)
        write_name(buffer, HAND_NAME)
        write_flag(buffer, holds(state.hands, seat))
        write_name(buffer, COOLING_NAME)
        write_flag(buffer, state.cooling[seat])
        close(buffer)
    close(buffer)


@rule
def write_walls(buffer: Buffer, state: State, seat: int) -> None:
    """The wall tokens before a seat, or those that nobody has."""
    open_list(buffer)
    for colour in range(len(COLOUR_WORDS)):
        if state.holder[colour] == seat:
            write_word(buffer, COLOUR_WORDS[colour])
    close(buffer)


@rule
def write_frightened(buffer: Buffer, state: State, seat: int) -> None:
    """The numbers of the visitors that a seat has frightened."""
    open_list(buffer)
    for visitor in range(state.visitors):
        if state.owner[visitor] == seat:
            write_number(buffer, visitor + 1)
    close(buffer)


@rule
def write_standing(buffer: Buffer, state: State, seat: int) -> None:
    """How many wall tokens and how many visitors a seat has."""
    open_list(buffer)
    write_number(buffer, walls_of(state, seat))
    write_number(buffer, visitors_of(state, seat))
    close(buffer)


@FIELDS.alike("reserve", ListOf(COLOUR))
@rule
def write_reserve(buffer: Buffer, state: State) -> None:
    """The wall tokens that nobody has."""
    write_walls(buffer, state, NOBODY)


@FIELDS.alike("journey", Maybe(JOURNEY))
@rule
def write_journey(buffer: Buffer, state: State) -> None:
    """The newest journey: cell by cell, each with the colour the ghost had when it came there."""
    if state.journey == NO_JOURNEY:
        write_word(buffer, NULL)
        return
    cells = int(state.steps) + 1
    open_object(buffer)
    write_name(buffer, SEAT_NAME)
    write_number(buffer, state.traveller)
    write_name(buffer, STANDS_NAME)
    write_word(buffer, STAND_WORDS[int(state.journey) - GOING])
    write_name(buffer, COLOUR_NAME)
    write_word(buffer, COLOUR_WORDS[state.colour])
    write_name(buffer, CELLS_NAME)
    write_words(buffer, CELL_WORDS, state.path, cells)
    write_name(buffer, COLOURS_NAME)
    write_words(buffer, COLOUR_WORDS, state.path_colour, cells)
    close(buffer)


@FIELDS.alike("timers", ListOf(TIMER))
@rule
def write_timers(buffer: Buffer, state: State) -> None:
    """The times that run."""
    open_list(buffer)
    for action in range(CLAIM_OVER, ACTIONS):
        milliseconds = time(state, action)
        if milliseconds > 0:
            open_object(buffer)
            write_name(buffer, MOVE_NAME)
            write_word(buffer, MOVE_WORDS[action])
            write_name(buffer, MILLISECONDS_NAME)
            write_number(buffer, milliseconds)
            close(buffer)
    close(buffer)


@FIELDS.own("pile", ListOf(COMING), "rooms: nobody who plays; all eyes, after the end")
@rule
def write_pile(buffer: Buffer, state: State, viewer: int) -> None:
    """The visitors still to come, by their numbers only."""
    open_list(buffer)
    for visitor in range(still_to_come(state), state.visitors):
        if viewer == ALL_EYES:
            write_numbered(buffer, visitor, ROOM_WORDS[state.room[visitor]])
        else:
            write_numbered(buffer, visitor, NULL)
    close(buffer)


view, constant, pieces = FIELDS.views(decode, occasion=answered)


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
