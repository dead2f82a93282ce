"""What happened, as far as a viewer may know: one event a step, so that a client can show them one by one."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from hullaboo.core.seats import ALL_EYES, SPECTATOR
from hullaboo.kit.parts import part
from hullaboo.kit.plain import once_a_move

from .board import CREST_NAMES, NO_KEY, OUTSIDE, room_name
from .moves import key
from .rules import CATCH, DISCARD, DRAW, LAID, LAY, OPEN, STOP
from .state import CATCHING, LAYING, OVER, State

Event = dict[str, Any]
Row = tuple[int, ...]


class Facts(NamedTuple):
    """What is told of a table: nobody's hand is in it."""

    phase: int
    rounds: int
    ghost: int
    opened: int
    crest: Row
    pawn: Row
    pile_size: int
    top: int
    stock: int
    laid: int
    trail: Row
    trail_size: int


facts = part(State, often=True)(Facts)


def tell(before: State, seat: int, action: int, after: State, viewer: int) -> list[Event]:
    """What a viewer is told; only what is laid or drawn has secrets, and those are the seat's own."""
    has_secrets = action < LAID or action == DRAW
    return told(before, seat, action, after, viewer if has_secrets and viewer in (seat, ALL_EYES) else SPECTATOR)


@once_a_move
def told(before: State, seat: int, action: int, after: State, viewer: int) -> list[Event]:
    """The action, what it turned up, and the ghost's walk if that followed."""
    was, now = facts(before), facts(after)
    return [*deed(was, seat, action, now, viewer), *new_crest(was, now), *walk(was, action, now)]


def deed(before: Facts, seat: int, action: int, after: Facts, viewer: int) -> Iterator[Event]:
    """What the seat itself did."""
    if LAY <= action < LAID:
        yield laid_card(seat, action - LAY, before.laid + 1, viewer)
    if action == LAID or (action < LAID and after.phase != LAYING):
        yield {"code": "laid", "seat": seat, "cards": after.laid}
    elif OPEN <= action < STOP:
        yield opened_door(before, seat, action - OPEN, after)
    elif action == STOP:
        yield {"code": "stop" if before.opened else "stay", "seat": seat, "room": room_name(before.pawn[seat])}
    elif action == DRAW:
        yield drawn_key(before, seat, viewer)
    elif DISCARD <= action < CATCH:
        yield {"code": "discard", "seat": seat, **key(action - DISCARD)}


def laid_card(seat: int, crest: int, number: int, viewer: int) -> Event:
    """A card laid face down: only the ghost knows which."""
    if viewer in (seat, ALL_EYES):
        return {"code": "lay", "seat": seat, "number": number, "crest": CREST_NAMES[crest]}
    return {"code": "lay-hidden", "seat": seat, "number": number}


def opened_door(before: Facts, seat: int, kind: int, after: Facts) -> Event:
    """A key spent on a door, or on a gate."""
    there = after.pawn[seat]
    passage = {"seat": seat, **key(kind), "from": room_name(before.pawn[seat]), "to": room_name(there)}
    return {"code": "escape" if there >= OUTSIDE else "open", **passage}


def drawn_key(before: Facts, seat: int, viewer: int) -> Event:
    """A key drawn: everyone saw its crest, only its new holder sees its colour."""
    if viewer in (seat, ALL_EYES):
        return {"code": "draw", "seat": seat, **key(before.top)}
    return {"code": "draw-hidden", "seat": seat, "crest": key(before.top)["crest"]}


def new_crest(before: Facts, after: Facts) -> Iterator[Event]:
    """A pile made anew, and the crest that now lies on top."""
    if after.stock != before.stock:
        yield {"code": "reshuffle", "keys": after.pile_size + 1}
    if pile_changed(before, after):
        yield {"code": "top", "crest": key(after.top)["crest"]}


def pile_changed(before: Facts, after: Facts) -> bool:
    """Whether another key lies on top than before."""
    same = (before.pile_size, before.stock, before.top == NO_KEY) == (after.pile_size, after.stock, after.top == NO_KEY)
    return after.top != NO_KEY and not same


def walk(before: Facts, action: int, after: Facts) -> Iterator[Event]:
    """The ghost's walk card by card, what came of it, and the new round."""
    ghost, walked = before.ghost, has_walked(action, after)
    if walked:
        yield from steps(ghost, after)
    if after.phase == CATCHING:
        yield {"code": "meet", "seat": ghost, "room": room_name(after.pawn[ghost])}
    elif after.ghost != ghost:
        yield {
            "code": "catch",
            "seat": ghost,
            "caught_seat": after.ghost,
            "room": room_name(after.pawn[ghost]),
        }
    elif walked:
        yield {"code": "miss", "seat": ghost, "room": room_name(after.pawn[ghost])}
    if after.rounds != before.rounds:
        yield {"code": "round", "number": after.rounds, "seat": after.ghost}
    if after.phase == OVER and not OPEN <= action < STOP:
        yield {"code": "dawn"}


def has_walked(action: int, after: Facts) -> bool:
    """Whether the last player's move was over, so that the ghost turned its cards."""
    return STOP <= action < CATCH and after.phase in (LAYING, CATCHING, OVER)


def steps(ghost: int, after: Facts) -> Iterator[Event]:
    """The cards that were turned, with the rooms they led to."""
    for number in range(1, after.trail_size):
        room = after.trail[number]
        crest = CREST_NAMES[after.crest[room]]
        yield {"code": "reveal", "seat": ghost, "number": number, "crest": crest, "room": room_name(room)}
