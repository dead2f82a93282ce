"""What each viewer may see, named thing by thing."""

import numpy as np
from msgspec.json import decode, encode

from hullaboo.core.outcome import Outcome
from hullaboo.core.rule import rule
from hullaboo.core.seats import ALL_EYES, NOBODY, everyone, members
from hullaboo.kit.cards import face_of, knows
from hullaboo.kit.fields import Fields
from hullaboo.kit.json_writer import (
    NULL,
    Buffer,
    close,
    open_list,
    open_object,
    words,
    write_flag,
    write_maybe,
    write_members,
    write_name,
    write_number,
    write_word,
    write_words,
)
from hullaboo.kit.parts import part
from hullaboo.kit.shapes import FLAG, NUMBER, TEXT, Entry, ListOf, Maybe, Named, Object, OneOf, TupleOf

from .board import (
    COLOUR_NAMES,
    COLOURS,
    CREST_NAMES,
    DUNGEON,
    KINDS,
    NO_KEY,
    OUTSIDE,
    ROOMS,
    SIDE_NAMES,
    colour_of,
    crest_on,
    room_name,
)
from .paths import count_walks
from .state import CARDS, LAST_ROUND, LAYING, OVER, State, place
from .ways import colours_held, keys_missing

Numbers = tuple[int, ...]
Grid = tuple[Numbers, ...]

PHASE = OneOf("Phase", "What somebody has to do now.", "lay", "move", "discard", "catch", "over")
COLOUR = OneOf("Colour", "The colour of a key and of the doors it opens.", *COLOUR_NAMES)
CREST = OneOf("Crest", "What is on the back of a key, and in a room.", *CREST_NAMES)
SIDE = OneOf("Side", "A side of a room.", *SIDE_NAMES)
PLACE = Named(
    *("Place", "`A1` to `E5`, `dungeon`, `outside`, or a gate: its room and its side, `E1 south`."),
    TEXT,
)
KEY = Object(
    *("Key", "A key in a hand."),
    Entry("crest", CREST, "The crest on its back, which everybody sees."),
    Entry("colour", Maybe(COLOUR), "Null where the viewer does not know it."),
)
SPENT = Object(
    *("Spent", "Keys of a kind that were spent."),
    Entry("colour", COLOUR, "Their colour."),
    Entry("crest", CREST, "Their crest."),
    Entry("count", NUMBER, "How many."),
)
BOARD = Object(
    *("Castle", "The castle."),
    Entry("crests", ListOf(CREST), "The crest of each room, row by row."),
    Entry("doors", ListOf(TupleOf(("here", PLACE), ("there", PLACE), ("colour", COLOUR))), "The doors inside."),
    Entry("exits", ListOf(TupleOf(("room", PLACE), ("side", SIDE), ("colour", COLOUR))), "The gates."),
    Entry("treasure", PLACE, "The room of the treasure."),
    Entry("dungeon", TupleOf(("room", PLACE), ("side", SIDE)), "The room beside the dungeon, and the side it lies on."),
)

PHASE_WORDS, COLOUR_WORDS, CREST_WORDS = PHASE.words(), COLOUR.words(), CREST.words()
ROOM_WORDS = words(*(encode(room_name(room)).decode() for room in range(OUTSIDE + len(SIDE_NAMES))))
SEEN = [{"crest": crest, "colour": colour} for crest in CREST_NAMES for colour in (*COLOUR_NAMES, None)]
LOOKS = words(*(encode(each).decode() for each in SEEN))
"""All keys as they can be seen: by crest, then by colour, last without one."""
SPENT_COLOUR_NAME, SPENT_CREST_NAME, COUNT_NAME = SPENT.names()

FIELDS = Fields(State)


@FIELDS.constant("board", BOARD)
@part(State)
def board(crest: Numbers, beyond: Grid, treasure: int, dungeon_room: int, dungeon_side: int) -> dict[str, object]:
    """The castle: crests row by row, doors, gates, the treasure, and where the dungeon lies."""
    doors = [(room, there, COLOUR_NAMES[at]) for room, row in enumerate(beyond) for at, there in enumerate(row)]
    inside = [[room_name(here), room_name(there), colour] for here, there, colour in doors if here < there < OUTSIDE]
    gates = [(room_name(here), there - OUTSIDE, colour) for here, there, colour in doors if there >= OUTSIDE]
    return {
        "crests": [CREST_NAMES[each] for each in crest],
        "doors": inside,
        "exits": [[room, SIDE_NAMES[side], colour] for room, side, colour in gates],
        "treasure": room_name(treasure),
        "dungeon": [room_name(dungeon_room), SIDE_NAMES[dungeon_side]],
    }


@FIELDS.constant("most_cards", NUMBER)
def most_cards(state: State) -> int:
    """The most cards that the ghost may lay."""
    return CARDS


@FIELDS.alike("phase", PHASE)
@rule
def write_phase(buffer: Buffer, state: State) -> None:
    """What somebody has to do now."""
    write_word(buffer, PHASE_WORDS[state.phase])


@FIELDS.alike("turn", Maybe(NUMBER))
@rule
def write_turn(buffer: Buffer, state: State) -> None:
    """Whose turn it is; nobody's when all is over."""
    write_maybe(buffer, NOBODY if state.phase == OVER else state.turn)


@FIELDS.alike("round", NUMBER)
@rule
def write_round(buffer: Buffer, state: State) -> None:
    """The round of the night."""
    write_number(buffer, state.rounds)


@FIELDS.alike("rounds", NUMBER)
@rule
def write_rounds(buffer: Buffer, state: State) -> None:
    """The last round, after which it dawns."""
    write_number(buffer, LAST_ROUND)


@FIELDS.alike("ghost", NUMBER)
@rule
def write_ghost(buffer: Buffer, state: State) -> None:
    """The seat that is the ghost."""
    write_number(buffer, state.ghost)


@FIELDS.alike("caught", FLAG)
@rule
def write_caught(buffer: Buffer, state: State) -> None:
    """Whether the ghost of this round was caught in the last one."""
    write_flag(buffer, state.phase != OVER and state.rounds > 1 and state.pawn[state.ghost] == DUNGEON)


@FIELDS.alike("winners", ListOf(NUMBER))
@rule
def write_winners(buffer: Buffer, state: State) -> None:
    """The seats that have won."""
    write_members(buffer, state.winners, state.seats)


@FIELDS.alike("opened", NUMBER)
@rule
def write_opened(buffer: Buffer, state: State) -> None:
    """How many doors were opened in this move."""
    write_number(buffer, state.opened)


@FIELDS.alike("pawns", ListOf(PLACE))
@rule
def write_pawns(buffer: Buffer, state: State) -> None:
    """Where the pawn of each seat stands."""
    write_words(buffer, ROOM_WORDS, state.pawn, state.seats)


@FIELDS.alike("trail", ListOf(PLACE))
@rule
def write_trail(buffer: Buffer, state: State) -> None:
    """The rooms of the ghost's last walk, where it began first."""
    write_words(buffer, ROOM_WORDS, state.trail, state.trail_size)


@FIELDS.alike("pile", NUMBER)
@rule
def write_pile(buffer: Buffer, state: State) -> None:
    """How many keys lie on the pile."""
    write_number(buffer, state.pile_size if state.top == NO_KEY else state.pile_size + 1)


@FIELDS.alike("top", Maybe(CREST))
@rule
def write_top(buffer: Buffer, state: State) -> None:
    """The crest on top of the pile."""
    if state.top == NO_KEY:
        write_word(buffer, NULL)
    else:
        write_word(buffer, CREST_WORDS[crest_on(state.top)])


@FIELDS.alike("spent", ListOf(SPENT))
@rule
def write_spent(buffer: Buffer, state: State) -> None:
    """The keys that were spent, by kind."""
    open_list(buffer)
    for kind in range(KINDS):
        if state.spent[kind] > 0:
            open_object(buffer)
            write_name(buffer, SPENT_COLOUR_NAME)
            write_word(buffer, COLOUR_WORDS[colour_of(kind)])
            write_name(buffer, SPENT_CREST_NAME)
            write_word(buffer, CREST_WORDS[crest_on(kind)])
            write_name(buffer, COUNT_NAME)
            write_number(buffer, state.spent[kind])
            close(buffer)
    close(buffer)


@FIELDS.alike("haunted", ListOf(TupleOf(("room", PLACE), ("percent", NUMBER))))
@rule
def write_haunted(buffer: Buffer, state: State) -> None:
    """How many percent of the walks that cards like the ghost's allow enter each room: from what everybody knows."""
    entered = np.zeros(ROOMS, np.int64)
    walks = count_walks(state, CARDS if state.phase == LAYING else int(state.laid), entered)
    open_list(buffer)
    for room in range(ROOMS):
        if entered[room] > 0:
            open_list(buffer)
            write_word(buffer, ROOM_WORDS[room])
            write_number(buffer, (200 * entered[room] + walks) // (2 * walks))
            close(buffer)
    close(buffer)


@FIELDS.own("path", ListOf(Maybe(CREST)), "the ghost")
@rule
def write_path(buffer: Buffer, state: State, viewer: int) -> None:
    """The cards that the ghost has laid."""
    open_list(buffer)
    for card in range(state.laid):
        if viewer == state.ghost or viewer == ALL_EYES:
            write_word(buffer, CREST_WORDS[state.path[card]])
        else:
            write_word(buffer, NULL)
    close(buffer)


@FIELDS.own("hands", ListOf(ListOf(KEY)), "colours: who holds the key, and who has seen it")
@rule
def write_hands(buffer: Buffer, state: State, viewer: int) -> None:
    """The keys of each seat, in the order of their crests."""
    open_list(buffer)
    for seat in range(state.seats):
        write_hand(buffer, state, seat, viewer)
    close(buffer)


@rule
def write_hand(buffer: Buffer, state: State, seat: int, viewer: int) -> None:
    """A hand in the order of its crests, what the viewer knows first, so that places tell nothing."""
    open_list(buffer)
    for look in range(len(LOOKS)):
        for slot in range(state.held[seat]):
            if look_of(state.hand[place(seat, slot)], viewer) == look:
                write_word(buffer, LOOKS[look])
    close(buffer)


@rule
def look_of(card: int, viewer: int) -> int:
    """What is seen of a key: its crest, and its colour if the viewer knows it."""
    colour = colour_of(face_of(card)) if knows(viewer, card) else COLOURS
    return crest_on(face_of(card)) * (COLOURS + 1) + colour


@rule
def see_more(state: State) -> int:
    """Everybody knows their own keys."""
    return everyone(state.seats)


view, constant, pieces = FIELDS.views(decode, see_more)


def outcome(state: State) -> Outcome:
    """Who escaped; or, at dawn, who was nearest to a gate."""
    winners = tuple(members(int(state.winners)))
    scores = tuple(int(seat in winners) for seat in range(int(state.seats)))
    room = int(state.pawn[winners[0]])
    if room >= OUTSIDE:
        return Outcome(scores, winners, "escape", {"seat": winners[0], "round": int(state.rounds)})
    missing = int(keys_missing(state, room, colours_held(state, winners[0])))
    return Outcome(scores, winners, "dawn", {"doors": int(state.doors_out[room]), "missing": missing})
