"""What each viewer may see, named thing by thing."""

from functools import cache
from typing import Any

import numpy as np

from hullaboo.core.outcome import Outcome
from hullaboo.core.seats import ALL_EYES, members
from hullaboo.kit.cards import face_of, knows

from .board import (
    COLOUR_NAMES,
    COLOURS,
    CREST_NAMES,
    KINDS,
    NO_KEY,
    OUTSIDE,
    ROOMS,
    SIDE_NAMES,
    colour_of,
    crest_on,
    room_name,
)
from .moves import key
from .table import LAST_ROUND, OVER, State, place
from .tell import tell
from .ways import colours_held, keys_missing

__all__ = ["outcome", "tell", "view"]

PHASES = ("lay", "move", "discard", "catch", "over")


def view(state: State, viewer: int) -> dict[str, Any]:
    """The table as JSON; a colour or a crest that the viewer may not know is null."""
    seats = range(int(state.seats))
    return {
        "phase": PHASES[int(state.phase)],
        "turn": None if state.phase == OVER else int(state.turn),
        "round": int(state.rounds),
        "rounds": LAST_ROUND,
        "ghost": int(state.ghost),
        "winners": list(members(int(state.winners))),
        "pawns": [room_name(int(state.pawn[seat])) for seat in seats],
        "opened": int(state.opened),
        "path": path_shown(state, viewer),
        "trail": [room_name(int(state.trail[at])) for at in range(int(state.trail_size))],
        "hands": [hand_shown(state, seat, viewer) for seat in seats],
        "pile": int(state.pile_size) + int(state.top != NO_KEY),
        "top": None if state.top == NO_KEY else CREST_NAMES[crest_on(int(state.top))],
        "spent": [{**key(kind), "count": int(state.spent[kind])} for kind in range(KINDS) if state.spent[kind] > 0],
        "board": board_shown(state),
    }


def path_shown(state: State, viewer: int) -> list[str | None]:
    """The ghost's laid cards: crests for the ghost itself, backs for everybody else."""
    sees = viewer in (int(state.ghost), ALL_EYES)
    return [CREST_NAMES[int(state.path[card])] if sees else None for card in range(int(state.laid))]


def hand_shown(state: State, seat: int, viewer: int) -> list[dict[str, str | None]]:
    """A hand in the order of its crests, what the viewer knows first, so that places tell nothing."""
    cards = [int(state.hand[place(seat, slot)]) for slot in range(int(state.held[seat]))]
    shown = [(crest_on(face_of(card)), colour_of(face_of(card)) if knows(viewer, card) else COLOURS) for card in cards]
    names = (*COLOUR_NAMES, None)
    return [{"crest": CREST_NAMES[crest], "colour": names[colour]} for crest, colour in sorted(shown)]


def board_shown(state: State) -> dict[str, Any]:
    """The castle, which never changes."""
    castle = (np.asarray(state.crest).tobytes(), np.asarray(state.beyond).tobytes())
    return board_from(*castle, int(state.treasure), int(state.dungeon_room), int(state.dungeon_side))


@cache
def board_from(crests: bytes, beyond: bytes, treasure: int, dungeon_room: int, dungeon_side: int) -> dict[str, Any]:
    """Crests row by row, doors, gates, the treasure, and where the dungeon lies."""
    rows = np.frombuffer(beyond, np.int8).reshape(ROOMS, COLOURS).tolist()
    doors = [(room, there, COLOUR_NAMES[colour]) for room in range(ROOMS) for colour, there in enumerate(rows[room])]
    return {
        "crests": [CREST_NAMES[crest] for crest in crests],
        "doors": [
            [room_name(here), room_name(there), colour] for here, there, colour in doors if here < there < OUTSIDE
        ],
        "exits": [
            [room_name(here), SIDE_NAMES[there - OUTSIDE], colour] for here, there, colour in doors if there >= OUTSIDE
        ],
        "treasure": room_name(treasure),
        "dungeon": [room_name(dungeon_room), SIDE_NAMES[dungeon_side]],
    }


def outcome(state: State) -> Outcome:
    """Who escaped; or, at dawn, who was nearest to a gate."""
    winners = tuple(members(int(state.winners)))
    scores = tuple(int(seat in winners) for seat in range(int(state.seats)))
    room = int(state.pawn[winners[0]])
    if room >= OUTSIDE:
        return Outcome(scores, winners, "escape", {"seat": winners[0], "round": int(state.rounds)})
    missing = int(keys_missing(state, room, colours_held(state, winners[0])))
    return Outcome(scores, winners, "dawn", {"doors": int(state.doors_out[room]), "missing": missing})
