"""What each viewer may see, named thing by thing."""

from functools import cache, lru_cache
from typing import Any

from hullaboo.core.outcome import Outcome
from hullaboo.core.seats import ALL_EYES, members
from hullaboo.kit.cards import face_of, knows
from hullaboo.kit.plain import once, plain

from .board import (
    COLOUR_NAMES,
    COLOURS,
    CREST_NAMES,
    CRESTS,
    KINDS,
    NO_KEY,
    OUTSIDE,
    SIDE_NAMES,
    room_name,
)
from .moves import key
from .table import LAST_ROUND, MOST, OVER, State, place
from .tell import tell
from .ways import colours_held, keys_missing

__all__ = ["outcome", "tell", "view"]

KEY_NAMES = tuple(key(kind) for kind in range(KINDS))
Row = tuple[int, ...]
Rows = tuple[Row, ...]
Table = Any
"""A state read as plain numbers and tuples."""
STARTS = tuple(place(seat, 0) for seat in range(MOST))
HANDS_REMEMBERED = 4096
"""Most hands are the same after a move: what is shown of one is made once for each viewer."""
PHASES = ("lay", "move", "discard", "catch", "over")


def view(state: State, viewer: int) -> dict[str, Any]:
    """The table as JSON; a colour or a crest that the viewer may not know is null."""
    hands = [hand_shown(hand, viewer) for hand in hands_of(state)]
    return {**seen_by_all(state), "path": path_shown(plain(state), viewer), "hands": hands}


@once
def seen_by_all(state: State) -> dict[str, Any]:
    """What everybody sees alike, and room for the rest."""
    now: Table = plain(state)
    return {
        "phase": PHASES[now.phase],
        "turn": None if now.phase == OVER else now.turn,
        "round": now.rounds,
        "rounds": LAST_ROUND,
        "ghost": now.ghost,
        "winners": list(members(now.winners)),
        "pawns": [room_name(room) for room in now.pawn[: now.seats]],
        "opened": now.opened,
        "path": [],
        "trail": [room_name(room) for room in now.trail[: now.trail_size]],
        "hands": [],
        "pile": now.pile_size + (0 if now.top == NO_KEY else 1),
        "top": None if now.top == NO_KEY else CREST_NAMES[now.top % CRESTS],
        "spent": [{**KEY_NAMES[kind], "count": count} for kind, count in enumerate(now.spent) if count],
        "board": board_from(now.crest, now.beyond, now.treasure, now.dungeon_room, now.dungeon_side),
    }


@once
def hands_of(state: State) -> Rows:
    """The cards of every seat."""
    now: Table = plain(state)
    return tuple(now.hand[start : start + held] for start, held in zip(STARTS[: now.seats], now.held, strict=False))


def path_shown(now: Table, viewer: int) -> list[str | None]:
    """The ghost's laid cards: crests for the ghost itself, backs for everybody else."""
    sees = viewer in (now.ghost, ALL_EYES)
    return [CREST_NAMES[crest] if sees else None for crest in now.path[: now.laid]]


@lru_cache(maxsize=HANDS_REMEMBERED)
def hand_shown(cards: Row, viewer: int) -> list[dict[str, str | None]]:
    """A hand in the order of its crests, what the viewer knows first, so that places tell nothing."""
    shown = sorted(key_shown(card, viewer) for card in cards)
    return [{"crest": CREST_NAMES[crest], "colour": (*COLOUR_NAMES, None)[colour]} for crest, colour in shown]


def key_shown(card: int, viewer: int) -> tuple[int, int]:
    """The crest of a key, and its colour if the viewer knows it."""
    kind = int(face_of(card))
    return kind % CRESTS, kind // CRESTS if knows(viewer, card) else COLOURS


@cache
def board_from(
    crests: Row, beyond: tuple[Row, ...], treasure: int, dungeon_room: int, dungeon_side: int
) -> dict[str, Any]:
    """The castle, which never changes: crests row by row, doors, gates, the treasure, and where the dungeon lies."""
    doors = [(room, there, COLOUR_NAMES[at]) for room, row in enumerate(beyond) for at, there in enumerate(row)]
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
