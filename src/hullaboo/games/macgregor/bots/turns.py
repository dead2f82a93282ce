"""What a player can do with a turn: for each room it can end in, the best hand to end with and the way there.

A way is a number to the base four: the first door is the lowest digit, its colour plus one; 0 is to stay.
"""

from typing import Any

from hullaboo.core.rule import rule
from hullaboo.kit.cards import face_of
from hullaboo.kit.pile import is_hidden

from ..board import COLOURS, DUNGEON, NO_KEY, NOWHERE, OUTSIDE, ROOMS, crest_on, kind_of
from ..state import HAND, PLACES, State
from ..ways import DIGIT, colours_held
from .chances import CODES, has_colour, with_key

BASE = COLOURS + 1
WAYS = BASE**HAND
FREE = DUNGEON
"""Where the worth of leaving the castle stands, since no player ends in the dungeon."""
ENDS = ROOMS + 1
CANNOT = -1.0


@rule
def look_ahead(state: State, seat: int, chances: Any, odds: Any, worth: Any, ways: Any) -> None:
    """Write, for every room, the best worth of ending the seat's move there and how; CANNOT where it cannot."""
    for room in range(ENDS):
        worth[room] = CANNOT
        ways[room] = 0
    room, hand = int(state.pawn[seat]), colours_held(state, seat)
    for way in range(WAYS):
        end = followed(state, room, hand, way)
        if end != NOWHERE:
            note_end(state, chances, odds, worth, ways, end, way)


@rule
def followed(state: State, room: int, hand: int, way: int) -> int:
    """Where a way leads and with which keys left, as room * CODES + hand; NOWHERE if it cannot be gone."""
    while way > 0:
        colour = way % BASE - 1
        if colour < 0 or room >= OUTSIDE or not has_colour(hand, colour) or state.beyond[room, colour] == NOWHERE:
            return NOWHERE
        room = int(state.beyond[room, colour])
        hand -= 1 << (DIGIT * colour)
        way //= BASE
    return room * CODES + hand


@rule
def note_end(state: State, chances: Any, odds: Any, worth: Any, ways: Any, end: int, way: int) -> None:
    """Keep an end if it is the best seen in its room."""
    room, hand = end // CODES, end % CODES
    there = FREE if room >= OUTSIDE else room
    value = 1.0 if there == FREE else ended(state, chances, odds, room, hand, way == 0 and state.opened == 0)
    if value > worth[there]:
        worth[there] = value
        ways[there] = way


@rule
def ended(state: State, chances: Any, odds: Any, room: int, hand: int, stays: bool) -> float:
    """The worth of ending a move in a room with some keys, with a draw where it is allowed."""
    if not stays and int(state.crest[room]) != crest_on(state.top):
        return float(chances[room, hand])
    total = 0.0
    for colour in range(COLOURS):
        total += odds[colour] * with_key(chances, room, hand, colour)
    return max(total, float(chances[room, hand]))


@rule
def look_around(state: State, seat: int, chances: Any, worth: Any) -> None:
    """The same for a seat whose move is over: it is where it is."""
    for room in range(ENDS):
        worth[room] = CANNOT
    worth[int(state.pawn[seat])] = chances[int(state.pawn[seat]), colours_held(state, seat)]


@rule
def top_odds(state: State, seat: int, odds: Any) -> None:
    """How likely each colour is on the top key, for a seat that sees its crest."""
    crest = crest_on(state.top) if state.top != NO_KEY else 0
    total = 0.0
    for colour in range(COLOURS):
        odds[colour] = unseen(state, seat, kind_of(colour, crest))
        total += odds[colour]
    for colour in range(COLOURS):
        odds[colour] = odds[colour] / total if total > 0 else 1 / COLOURS


@rule
def unseen(state: State, seat: int, kind: int) -> int:
    """How many keys of a kind a seat has not seen since the pile was made."""
    found = int(state.pile[kind]) + (1 if state.top == kind else 0)
    for at in range(PLACES):
        card = int(state.hand[at])
        found += 1 if is_hidden(card, seat) and face_of(card) == kind else 0
    return found
