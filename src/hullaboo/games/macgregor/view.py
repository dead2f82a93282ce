"""What each viewer may see, named thing by thing."""

from functools import cache, lru_cache
from typing import Any

from msgspec.json import decode, encode

from hullaboo.core.outcome import Outcome
from hullaboo.core.seats import ALL_EYES, members
from hullaboo.kit.cards import face_of, knows
from hullaboo.kit.parts import merged, part
from hullaboo.kit.plain import interpreted

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
Json = dict[str, Any]
CARD = State.dtype["hand"].base.itemsize
STARTS = tuple(CARD * place(seat, 0) for seat in range(MOST))
HANDS_REMEMBERED = 16384
"""Most hands are the same after a move: what is shown of one is made once for each viewer."""
face, is_known = interpreted(face_of), interpreted(knows)
PHASES = ("lay", "move", "discard", "catch", "over")


def view(state: State, viewer: int) -> Json:
    """The table as JSON; a colour or a crest that the viewer may not know is null."""
    return {**merged(alike(state)), **decode(own(state, viewer))}


def alike(state: State) -> tuple[Json, ...]:
    """What everybody sees alike."""
    return turn_shown(state), rooms_shown(state), keys_shown(state), castle_shown(state)


def own(state: State, viewer: int) -> bytes:
    """What depends on who looks: the ghost's cards, and the colours of keys."""
    hands, ghost, path = dealt(state)
    shown = b",".join([hand_shown(hand, viewer) for hand in hands])
    return b'{"path":%b,"hands":[%b]}' % (path_shown(path, viewer in (ghost, ALL_EYES)), shown)


@part(State, often=True)
def turn_shown(phase: int, turn: int, rounds: int, ghost: int, winners: int, opened: int) -> Json:
    """Where the night stands."""
    return {
        "phase": PHASES[phase],
        "turn": None if phase == OVER else turn,
        "round": rounds,
        "rounds": LAST_ROUND,
        "ghost": ghost,
        "winners": list(members(winners)),
        "opened": opened,
    }


@part(State)
def rooms_shown(seats: int, pawn: Row, trail: Row, trail_size: int) -> Json:
    """Where everybody stands, and where the ghost has walked."""
    return {
        "pawns": [room_name(room) for room in pawn[:seats]],
        "trail": [room_name(room) for room in trail[:trail_size]],
    }


@part(State)
def keys_shown(pile_size: int, top: int, spent: Row) -> Json:
    """The pile, the crest on its top, and the keys that were spent."""
    return {
        "pile": pile_size + (0 if top == NO_KEY else 1),
        "top": None if top == NO_KEY else CREST_NAMES[top % CRESTS],
        "spent": [{**KEY_NAMES[kind], "count": count} for kind, count in enumerate(spent) if count],
    }


@part(State)
def castle_shown(crest: Row, beyond: Rows, treasure: int, dungeon_room: int, dungeon_side: int) -> Json:
    """The castle, which never changes: crests row by row, doors, gates, the treasure, and where the dungeon lies."""
    doors = [(room, there, COLOUR_NAMES[at]) for room, row in enumerate(beyond) for at, there in enumerate(row)]
    inside = [[room_name(here), room_name(there), colour] for here, there, colour in doors if here < there < OUTSIDE]
    gates = [(room_name(here), there - OUTSIDE, colour) for here, there, colour in doors if there >= OUTSIDE]
    return {
        "board": {
            "crests": [CREST_NAMES[each] for each in crest],
            "doors": inside,
            "exits": [[room, SIDE_NAMES[side], colour] for room, side, colour in gates],
            "treasure": room_name(treasure),
            "dungeon": [room_name(dungeon_room), SIDE_NAMES[dungeon_side]],
        }
    }


@part(State, often=True)
def dealt(hand: bytes, seats: int, ghost: int, held: Row, path: Row, laid: int) -> tuple[list[bytes], int, Row]:
    """The cards of every seat, who is the ghost, and the cards that it has laid."""
    hands = [hand[start : start + CARD * count] for start, count in zip(STARTS[:seats], held, strict=False)]
    return hands, ghost, path[:laid]


@cache
def path_shown(path: Row, is_seen: bool) -> bytes:
    """The ghost's laid cards: crests for the ghost itself, backs for everybody else."""
    return encode([CREST_NAMES[crest] if is_seen else None for crest in path])


@lru_cache(maxsize=HANDS_REMEMBERED)
def hand_shown(cards: bytes, viewer: int) -> bytes:
    """A hand in the order of its crests, what the viewer knows first, so that places tell nothing."""
    shown = sorted(key_shown(card, viewer) for card in memoryview(cards).cast("i"))
    return encode([{"crest": CREST_NAMES[crest], "colour": (*COLOUR_NAMES, None)[colour]} for crest, colour in shown])


def key_shown(card: int, viewer: int) -> tuple[int, int]:
    """The crest of a key, and its colour if the viewer knows it."""
    kind = face(card)
    return kind % CRESTS, kind // CRESTS if is_known(viewer, card) else COLOURS


def outcome(state: State) -> Outcome:
    """Who escaped; or, at dawn, who was nearest to a gate."""
    winners = tuple(members(int(state.winners)))
    scores = tuple(int(seat in winners) for seat in range(int(state.seats)))
    room = int(state.pawn[winners[0]])
    if room >= OUTSIDE:
        return Outcome(scores, winners, "escape", {"seat": winners[0], "round": int(state.rounds)})
    missing = int(keys_missing(state, room, colours_held(state, winners[0])))
    return Outcome(scores, winners, "dawn", {"doors": int(state.doors_out[room]), "missing": missing})
