"""What happened, as far as a viewer may know: one event a step, so that a client can show them one by one."""

from collections.abc import Iterator
from typing import Any

from hullaboo.core.seats import ALL_EYES, SPECTATOR
from hullaboo.kit.plain import once_a_move, plain

from .board import CREST_NAMES, NO_KEY, OUTSIDE, crest_on, room_name
from .moves import key
from .rules import CATCH, DISCARD, DRAW, LAID, LAY, OPEN, STOP
from .table import CATCHING, LAYING, OVER, State

Event = dict[str, Any]


def tell(before: State, seat: int, action: int, after: State, viewer: int) -> list[Event]:
    """What a viewer is told; only what is laid or drawn has secrets, and those are the seat's own."""
    has_secrets = action < LAID or action == DRAW
    return told(before, seat, action, after, viewer if has_secrets and viewer in (seat, ALL_EYES) else SPECTATOR)


@once_a_move
def told(before: State, seat: int, action: int, after: State, viewer: int) -> list[Event]:
    """The action, what it turned up, and the ghost's walk if that followed."""
    before, after = plain(before), plain(after)
    return [*deed(before, seat, action, after, viewer), *new_crest(before, after), *walk(before, action, after)]


def deed(before: State, seat: int, action: int, after: State, viewer: int) -> Iterator[Event]:
    """What the seat itself did."""
    if LAY <= action < LAID:
        yield laid_card(seat, action - LAY, int(before.laid) + 1, viewer)
    if action == LAID or (action < LAID and after.phase != LAYING):
        yield {"code": "laid", "seat": seat, "cards": int(after.laid)}
    elif OPEN <= action < STOP:
        yield opened_door(before, seat, action - OPEN, after)
    elif action == STOP:
        yield {"code": "stop" if before.opened else "stay", "seat": seat, "room": room_name(int(before.pawn[seat]))}
    elif action == DRAW:
        yield drawn_key(before, seat, viewer)
    elif DISCARD <= action < CATCH:
        yield {"code": "discard", "seat": seat, **key(action - DISCARD)}


def laid_card(seat: int, crest: int, number: int, viewer: int) -> Event:
    """A card laid face down: only the ghost knows which."""
    if viewer in (seat, ALL_EYES):
        return {"code": "lay", "seat": seat, "number": number, "crest": CREST_NAMES[crest]}
    return {"code": "lay-hidden", "seat": seat, "number": number}


def opened_door(before: State, seat: int, kind: int, after: State) -> Event:
    """A key spent on a door, or on a gate."""
    there = int(after.pawn[seat])
    passage = {"seat": seat, **key(kind), "from": room_name(int(before.pawn[seat])), "to": room_name(there)}
    return {"code": "escape" if there >= OUTSIDE else "open", **passage}


def drawn_key(before: State, seat: int, viewer: int) -> Event:
    """A key drawn: everyone saw its crest, only its new holder sees its colour."""
    if viewer in (seat, ALL_EYES):
        return {"code": "draw", "seat": seat, **key(int(before.top))}
    return {"code": "draw-hidden", "seat": seat, "crest": CREST_NAMES[crest_on(int(before.top))]}


def new_crest(before: State, after: State) -> Iterator[Event]:
    """A pile made anew, and the crest that now lies on top."""
    if after.stock != before.stock:
        yield {"code": "reshuffle", "keys": int(after.pile_size) + 1}
    if pile_changed(before, after):
        yield {"code": "top", "crest": CREST_NAMES[crest_on(int(after.top))]}


def pile_changed(before: State, after: State) -> bool:
    """Whether another key lies on top than before."""
    same = (before.pile_size, before.stock, before.top == NO_KEY) == (after.pile_size, after.stock, after.top == NO_KEY)
    return after.top != NO_KEY and not same


def walk(before: State, action: int, after: State) -> Iterator[Event]:
    """The ghost's walk card by card, what came of it, and the new round."""
    ghost = int(before.ghost)
    if has_walked(action, after):
        yield from steps(ghost, after)
    if after.phase == CATCHING:
        yield {"code": "meet", "seat": ghost, "room": room_name(int(after.pawn[ghost]))}
    elif after.ghost != ghost:
        yield {
            "code": "catch",
            "seat": ghost,
            "caught_seat": int(after.ghost),
            "room": room_name(int(after.pawn[ghost])),
        }
    elif has_walked(action, after):
        yield {"code": "miss", "seat": ghost, "room": room_name(int(after.pawn[ghost]))}
    if after.rounds != before.rounds:
        yield {"code": "round", "number": int(after.rounds), "seat": int(after.ghost)}
    if after.phase == OVER and not OPEN <= action < STOP:
        yield {"code": "dawn"}


def has_walked(action: int, after: State) -> bool:
    """Whether the last player's move was over, so that the ghost turned its cards."""
    return STOP <= action < CATCH and int(after.phase) in (LAYING, CATCHING, OVER)


def steps(ghost: int, after: State) -> Iterator[Event]:
    """The cards that were turned, with the rooms they led to."""
    for number in range(1, int(after.trail_size)):
        room = int(after.trail[number])
        crest = CREST_NAMES[int(after.crest[room])]
        yield {"code": "reveal", "seat": ghost, "number": number, "crest": crest, "room": room_name(room)}
