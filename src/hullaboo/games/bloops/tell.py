"""What happened, as each viewer may learn it: faces are told to those who see them, those of open cards to all.

An event with `fleeting` names a face that its viewer is meant to remember: no log that stays on a screen keeps it.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from hullaboo.core.seats import ALL_EYES, CLOCK, SPECTATOR, members
from hullaboo.kit.cards import face_of, knows
from hullaboo.kit.parts import part
from hullaboo.kit.plain import interpreted, once_a_move

from .effects import has_effect
from .hands import card_in, drawn_card
from .moves import phrase
from .state import (
    BY_PILE,
    CHOOSING,
    DEALT,
    DRAW,
    FIRST_LOOK,
    LOOK,
    OVER,
    ROW,
    SEEN,
    SWAP,
    TWENTY,
    WAIT,
    State,
    upcoming,
)
from .view import all_scores

Event = dict[str, Any]
Row = tuple[int, ...]
face, has_seen, does_something = interpreted(face_of), interpreted(knows), interpreted(has_effect)
upcoming_seat: Callable[[Any], int] = interpreted(upcoming)


class Facts(NamedTuple):
    """What is told of a table: no card that lies face down is in it."""

    held: Row
    stock: int
    discarded: int
    top: int
    queue: Row
    queued: int
    picked: int
    look_seat: int
    look_place: int
    seats: int
    step: int
    stage: int
    ending: int
    looking: int
    turn: int


facts = part(State, often=True)(Facts)


class Deed(NamedTuple):
    """What a seat did, as a viewer is told of it: the table before and after, and what all knew and know of it."""

    seat: int
    said: Event
    before: State
    after: State
    was: Facts
    now: Facts
    viewer: int


def tell(before: State, seat: int, action: int, after: State, viewer: int) -> list[Event]:
    """What a viewer is told; only looks and draws have secrets, and those of a 7, an 8 or a draw are the seat's own."""
    own = action == DRAW or LOOK <= action < SWAP
    has_secrets = action == SEEN or (own and viewer in (seat, ALL_EYES))
    return told(before, seat, action, after, viewer if has_secrets else SPECTATOR)


@once_a_move
def told(before: State, seat: int, action: int, after: State, viewer: int) -> list[Event]:
    """Everything about one action, in order: what was done, what came of it, whether it ended the game."""
    if action == WAIT:
        return []
    deed = Deed(seat, phrase(action), before, after, facts(before), facts(after), viewer)
    events = TELLERS[deed.said["code"]](deed)
    for owner in fizzled(deed):
        events.append({"code": "nothing", "seat": owner, "value": deed.now.top})
    if deed.now.stage == OVER:
        events.append({"code": "over", "points": [-score for score in all_scores(after)]})
    return events


def tell_seen(deed: Deed) -> list[Event]:
    """Who has finished looking, and, to that seat alone, what it saw in the first look."""
    was, now = deed.was, deed.now
    if was.stage != FIRST_LOOK:
        return [{"code": "seen", "seat": was.queue[0]}]
    done = members(was.looking) if deed.seat == CLOCK else [deed.seat]
    events = [event for each in done for event in tell_ready(deed.before, each, deed.viewer)]
    return [*events, {"code": "begins", "seat": upcoming_seat(now)}] if now.stage != FIRST_LOOK else events


def tell_ready(before: State, seat: int, viewer: int) -> list[Event]:
    """One seat has looked at its bottom row."""
    ready = {"code": "ready", "seat": seat}
    return [ready, *(event for place in range(ROW, DEALT) for event in tell_face(before, seat, place, viewer))]


def tell_face(state: State, seat: int, place: int, viewer: int) -> list[Event]:
    """The face of a card, if the viewer has seen it."""
    card = card_in(state, seat, place)
    saw = {"code": "saw", "of_seat": seat, "place": place, "value": face(card), "fleeting": True}
    return [saw] if has_seen(viewer, card) else []


def tell_draw(deed: Deed) -> list[Event]:
    """A draw; its face only to who drew."""
    if deed.now.ending == BY_PILE:
        return [{"code": "no-card", "seat": deed.seat}]
    events = [*tell_renewed(deed), {"code": "draw", "seat": deed.seat}]
    if deed.viewer in (deed.seat, ALL_EYES):
        events.append({"code": "drew", "value": face(drawn_card(deed.after)), "fleeting": True})
    return events


def tell_renewed(deed: Deed) -> list[Event]:
    """The discards became the pile on the way."""
    return [{"code": "renewed"}] if deed.now.stock != deed.was.stock else []


def tell_discard(deed: Deed) -> list[Event]:
    """The card of a turn, thrown or replaced; everybody sees it."""
    event = {**done_by(deed), "value": deed.now.top}
    return [event, {"code": "twenty", "seat": deed.seat}] if deed.now.top == TWENTY else [event]


def done_by(deed: Deed) -> Event:
    """The phrase as an event: its code, who did it, and what it names."""
    return {"code": deed.said["code"], "seat": deed.seat, **deed.said}


def tell_counter(deed: Deed) -> list[Event]:
    """A card thrown at the discard: right, wrong or too late; a wrong one is shown to all."""
    place = deed.said["place"]
    thrown = {"seat": deed.seat, "place": place, "value": face(card_in(deed.before, deed.seat, place))}
    if is_discarded(deed):
        return [{"code": "counter", **thrown}]
    return [{"code": "late" if deed.was.stage == CHOOSING else "wrong", **thrown}, *tell_penalty(deed)]


def is_discarded(deed: Deed) -> bool:
    """Whether a card came onto the discards."""
    return deed.now.discarded != deed.was.discarded


def tell_penalty(deed: Deed) -> list[Event]:
    """The card that a fault costs, if there was one to take."""
    place = new_place(deed, deed.seat)
    if place is None:
        return [{"code": "spared", "seat": deed.seat}]
    return [*tell_renewed(deed), {"code": "penalty", "seat": deed.seat, "place": place}]


def new_place(deed: Deed, seat: int) -> int | None:
    """The place that has a card now and had none before."""
    new = deed.now.held[seat] & ~deed.was.held[seat]
    return new.bit_length() - 1 if new else None


def tell_give(deed: Deed) -> list[Event]:
    """A gift of the 6, seen by nobody."""
    return [*tell_renewed(deed), {**done_by(deed), "place": new_place(deed, deed.said["to_seat"])}]


def tell_look(deed: Deed) -> list[Event]:
    """Everybody sees where a seat looks; the face is told to that seat alone."""
    said, viewer = deed.said, deed.viewer
    mine = viewer in (deed.seat, ALL_EYES)
    return [done_by(deed), *(tell_face(deed.after, said["of_seat"], said["place"], viewer) if mine else [])]


def tell_swap(deed: Deed) -> list[Event]:
    """Two cards change places in everybody's sight."""
    swap = {"code": "swap", "seat": deed.seat, "place": deed.was.picked}
    return [{**swap, "with_seat": deed.said["with_seat"], "with_place": deed.said["place"]}]


def tell_done(deed: Deed) -> list[Event]:
    """A turn is over, by its seat's word or by the clock's."""
    return [{"code": "done", "seat": deed.was.turn}]


def tell_plain(deed: Deed) -> list[Event]:
    """What all may know as it is."""
    return [done_by(deed)]


TELLERS = {
    "seen": tell_seen, "draw": tell_draw, "throw": tell_discard, "keep": tell_discard, "counter": tell_counter,
    "give": tell_give, "look": tell_look, "pick": tell_plain, "swap": tell_swap, "done": tell_done,
    "bloops": tell_plain, "close": tell_plain,
}  # fmt: skip


def fizzled(deed: Deed) -> Row:
    """The owners of effects that came up and could not be applied."""
    owners = deed.was.queue[: deed.was.queued]
    if is_discarded(deed) and does_something(deed.now.top):
        owners += (deed.seat,)
    if owners and is_applied(deed):
        owners = owners[1:]
    return owners[: len(owners) - deed.now.queued]


def is_applied(deed: Deed) -> bool:
    """Whether an action finished the first effect: as its last step, or by throwing the very card looked at."""
    said, was = deed.said, deed.was
    if said["code"] == "counter":
        return (was.look_seat, was.look_place) == (deed.seat, said["place"]) and is_discarded(deed)
    return said["code"] in ("give", "swap", "seen")
