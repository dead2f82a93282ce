"""What each viewer may see, named thing by thing."""

from typing import Any

from msgspec.json import decode, encode

from hullaboo.core.outcome import Outcome
from hullaboo.core.rule import rule
from hullaboo.core.seats import ALL_EYES, NOBODY, everyone, members
from hullaboo.kit.cards import face_of, knows
from hullaboo.kit.json_writer import (
    CLOSE,
    END,
    NO_OCCASION,
    NULL,
    OPEN,
    Buffer,
    joined,
    names,
    strings,
    word,
    words,
    write,
    write_comma,
    write_field,
    write_maybe,
    write_members,
    write_words,
    written,
)
from hullaboo.kit.parts import part

from .board import (
    COLOUR_NAMES,
    COLOURS,
    CREST_NAMES,
    KINDS,
    NO_KEY,
    OUTSIDE,
    SIDE_NAMES,
    colour_of,
    crest_on,
    room_name,
)
from .moves import key
from .state import LAST_ROUND, OVER, State, place
from .ways import colours_held, keys_missing

Json = dict[str, Any]
Numbers = tuple[int, ...]
Grid = tuple[Numbers, ...]
PHASE_WORDS = strings("lay", "move", "discard", "catch", "over")
CREST_WORDS = strings(*CREST_NAMES)
ROOM_WORDS = strings(*map(room_name, range(OUTSIDE + len(SIDE_NAMES))))
KEY_WORDS = words(*(encode(key(kind)).decode().removesuffix("}") for kind in range(KINDS)))
SEEN = [{"crest": crest, "colour": colour} for crest in CREST_NAMES for colour in (*COLOUR_NAMES, None)]
LOOKS = words(*(encode(each).decode() for each in SEEN))
PHASE, TURN, ROUND, ROUNDS, GHOST, WINNERS, OPENED, PAWNS, TRAIL, PILE, TOP, SPENT = names(
    "phase", "turn", "round", "rounds", "ghost", "winners", "opened", "pawns", "trail", "pile", "top", "spent"
)
PATH, HANDS = names("path", "hands")
COUNT = word(',"count":')


def view(state: State, viewer: int) -> Json:
    """The table as JSON; a colour or a crest that the viewer may not know is null."""
    _, alike, own = pieces(state)
    return {**constant(state), **decode(joined(alike, own[viewer]))}


@rule
def write_alike(buffer: Buffer, state: State) -> int:
    """What everybody sees alike: where the night stands, where everybody stands, and the keys in the middle."""
    write(buffer, PHASE)
    write(buffer, PHASE_WORDS[state.phase])
    write_maybe(buffer, TURN, NOBODY if state.phase == OVER else state.turn)
    write_field(buffer, ROUND, state.rounds)
    write_field(buffer, ROUNDS, LAST_ROUND)
    write_field(buffer, GHOST, state.ghost)
    write_members(buffer, WINNERS, state.winners, state.seats)
    write_field(buffer, OPENED, state.opened)
    write_words(buffer, PAWNS, ROOM_WORDS, state.pawn, state.seats)
    write_words(buffer, TRAIL, ROOM_WORDS, state.trail, state.trail_size)
    write_keys(buffer, state)
    write(buffer, END)
    return NO_OCCASION


@rule
def write_keys(buffer: Buffer, state: State) -> None:
    """The pile, the crest on its top, and the keys that were spent."""
    write_field(buffer, PILE, state.pile_size if state.top == NO_KEY else state.pile_size + 1)
    write(buffer, TOP)
    if state.top == NO_KEY:
        write(buffer, NULL)
    else:
        write(buffer, CREST_WORDS[crest_on(state.top)])
    write(buffer, SPENT)
    write(buffer, OPEN)
    for kind in range(KINDS):
        if state.spent[kind] > 0:
            write_comma(buffer)
            write(buffer, KEY_WORDS[kind])
            write_field(buffer, COUNT, state.spent[kind])
            write(buffer, END)
    write(buffer, CLOSE)


@rule
def write_own(buffer: Buffer, state: State, viewer: int) -> None:
    """What depends on who looks: the ghost's cards, and the colours of keys."""
    write(buffer, PATH)
    write(buffer, OPEN)
    for card in range(state.laid):
        write_comma(buffer)
        if viewer == state.ghost or viewer == ALL_EYES:
            write(buffer, CREST_WORDS[state.path[card]])
        else:
            write(buffer, NULL)
    write(buffer, CLOSE)
    write(buffer, HANDS)
    write(buffer, OPEN)
    for seat in range(state.seats):
        write_comma(buffer)
        write_hand(buffer, state, seat, viewer)
    write(buffer, CLOSE)
    write(buffer, END)


@rule
def write_hand(buffer: Buffer, state: State, seat: int, viewer: int) -> None:
    """A hand in the order of its crests, what the viewer knows first, so that places tell nothing."""
    write(buffer, OPEN)
    for look in range(len(LOOKS)):
        for slot in range(state.held[seat]):
            if look_of(state.hand[place(seat, slot)], viewer) == look:
                write_comma(buffer)
                write(buffer, LOOKS[look])
    write(buffer, CLOSE)


@rule
def look_of(card: int, viewer: int) -> int:
    """What is seen of a key: its crest, and its colour if the viewer knows it."""
    colour = colour_of(face_of(card)) if knows(viewer, card) else COLOURS
    return crest_on(face_of(card)) * (COLOURS + 1) + colour


@rule
def see_more(state: State) -> int:
    """Everybody knows their own keys."""
    return everyone(state.seats)


pieces = written(State, write_alike, write_own, see_more)


@part(State)
def constant(crest: Numbers, beyond: Grid, treasure: int, dungeon_room: int, dungeon_side: int) -> Json:
    """The castle, which never changes: crests row by row, doors, gates, the treasure, and where the dungeon lies."""
    doors = [(room, there, COLOUR_NAMES[at]) for room, row in enumerate(beyond) for at, there in enumerate(row)]
    inside = [[room_name(here), room_name(there), colour] for here, there, colour in doors if here < there < OUTSIDE]
    gates = [(room_name(here), there - OUTSIDE, colour) for here, there, colour in doors if there >= OUTSIDE]
    board = {
        "crests": [CREST_NAMES[each] for each in crest],
        "doors": inside,
        "exits": [[room, SIDE_NAMES[side], colour] for room, side, colour in gates],
        "treasure": room_name(treasure),
        "dungeon": [room_name(dungeon_room), SIDE_NAMES[dungeon_side]],
    }
    return {"board": board}


def outcome(state: State) -> Outcome:
    """Who escaped; or, at dawn, who was nearest to a gate."""
    winners = tuple(members(int(state.winners)))
    scores = tuple(int(seat in winners) for seat in range(int(state.seats)))
    room = int(state.pawn[winners[0]])
    if room >= OUTSIDE:
        return Outcome(scores, winners, "escape", {"seat": winners[0], "round": int(state.rounds)})
    missing = int(keys_missing(state, room, colours_held(state, winners[0])))
    return Outcome(scores, winners, "dawn", {"doors": int(state.doors_out[room]), "missing": missing})
