"""What happened, as each viewer may learn it: faces are told to those who see them, those of open cards to all.

An event with `fleeting` names a face that its viewer is meant to remember: no log that stays on a screen keeps it.
"""

from typing import Any

from hullaboo.core.seats import ALL_EYES, CLOCK, SPECTATOR, members
from hullaboo.kit.cards import face_of, knows
from hullaboo.kit.plain import interpreted, once_a_move, plain

from .effects import has_effect
from .moves import phrase
from .table import (
    BY_PILE,
    CHOOSING,
    DEALT,
    DRAWN,
    FIRST_LOOK,
    OVER,
    ROW,
    TWENTY,
    State,
    upcoming,
)

Event = dict[str, Any]
SECRETIVE = ("seen", "draw", "look")
"""Whose tellers ask who is listening."""
upcoming_seat = interpreted(upcoming)


def tell(before: State, seat: int, action: int, after: State, viewer: int) -> list[Event]:
    """What a viewer is told; only looks and draws have secrets."""
    has_secrets = phrase(action)["code"] in SECRETIVE
    return told(before, seat, action, after, viewer if has_secrets else SPECTATOR)


@once_a_move
def told(before: State, seat: int, action: int, after: State, viewer: int) -> list[Event]:
    """Everything about one action, in order: what was done, what came of it, whether it ended the game."""
    said, before, after = phrase(action), plain(before), plain(after)
    if said["code"] == "wait":
        return []
    events = TELLERS[said["code"]](before, seat, said, after, viewer)
    events += [
        {"code": "nothing", "seat": owner, "value": int(after.top)} for owner in fizzled(before, seat, said, after)
    ]
    if after.stage == OVER:
        events.append({"code": "over"})
    return events


def tell_seen(before: State, seat: int, said: Event, after: State, viewer: int) -> list[Event]:
    """Who has finished looking, and, to that seat alone, what it saw in the first look."""
    if before.stage != FIRST_LOOK:
        return [{"code": "seen", "seat": int(before.queue[0])}]
    done = members(int(before.looking)) if seat == CLOCK else [seat]
    events = [event for each in done for event in tell_ready(before, each, viewer)]
    return [*events, {"code": "begins", "seat": upcoming_seat(after)}] if after.stage != FIRST_LOOK else events


def tell_ready(before: State, seat: int, viewer: int) -> list[Event]:
    """One seat has looked at its bottom row."""
    ready = {"code": "ready", "seat": seat}
    return [ready, *(event for place in range(ROW, DEALT) for event in tell_face(before, seat, place, viewer))]


def card_in(state: State, seat: int, place: int) -> int:
    """The card in a seat's place."""
    return int(state.card[state.spot[seat][place]])


def tell_face(state: State, seat: int, place: int, viewer: int) -> list[Event]:
    """The face of a card, if the viewer has seen it."""
    card = card_in(state, seat, place)
    saw = {"code": "saw", "of_seat": seat, "place": place, "value": face_of(card), "fleeting": True}
    return [saw] if knows(viewer, card) else []


def tell_draw(before: State, seat: int, said: Event, after: State, viewer: int) -> list[Event]:
    """A draw; its face only to who drew."""
    if after.ending == BY_PILE:
        return [{"code": "no-card", "seat": seat}]
    events = [*tell_renewed(before, after), {"code": "draw", "seat": seat}]
    if viewer in (seat, ALL_EYES):
        events.append({"code": "drew", "value": face_of(after.card[DRAWN]), "fleeting": True})
    return events


def tell_renewed(before: State, after: State) -> list[Event]:
    """The discards became the pile on the way."""
    return [{"code": "renewed"}] if after.stock != before.stock else []


def tell_discard(before: State, seat: int, said: Event, after: State, viewer: int) -> list[Event]:
    """The card of a turn, thrown or replaced; everybody sees it."""
    event = {"code": said["code"], "seat": seat, **named(said), "value": int(after.top)}
    return [event, {"code": "twenty", "seat": seat}] if after.top == TWENTY else [event]


def named(said: Event) -> Event:
    """The parameters of a phrase."""
    return {name: value for name, value in said.items() if name != "code"}


def tell_counter(before: State, seat: int, said: Event, after: State, viewer: int) -> list[Event]:
    """A card thrown at the discard: right, wrong or too late; a wrong one is shown to all."""
    value = face_of(card_in(before, seat, said["place"]))
    if after.discarded != before.discarded:
        return [{"code": "counter", "seat": seat, "place": said["place"], "value": value}]
    code = "late" if before.stage == CHOOSING else "wrong"
    return [{"code": code, "seat": seat, "place": said["place"], "value": value}, *tell_penalty(before, seat, after)]


def tell_penalty(before: State, seat: int, after: State) -> list[Event]:
    """The card that a fault costs, if there was one to take."""
    place = new_place(before, seat, after)
    if place is None:
        return [{"code": "spared", "seat": seat}]
    return [*tell_renewed(before, after), {"code": "penalty", "seat": seat, "place": place}]


def new_place(before: State, seat: int, after: State) -> int | None:
    """The place that has a card now and had none before."""
    new = int(after.held[seat]) & ~int(before.held[seat])
    return next(members(new), None)


def tell_give(before: State, seat: int, said: Event, after: State, viewer: int) -> list[Event]:
    """A gift of the 6, seen by nobody."""
    to_seat = said["to_seat"]
    gift = {"code": "give", "seat": seat, "to_seat": to_seat, "place": new_place(before, to_seat, after)}
    return [*tell_renewed(before, after), gift]


def tell_look(before: State, seat: int, said: Event, after: State, viewer: int) -> list[Event]:
    """Everybody sees where a seat looks; the face is told to that seat alone."""
    look = {"code": "look", "seat": seat, **named(said)}
    mine = viewer in (seat, ALL_EYES)
    return [look, *(tell_face(after, said["of_seat"], said["place"], viewer) if mine else [])]


def tell_swap(before: State, seat: int, said: Event, after: State, viewer: int) -> list[Event]:
    """Two cards change places in everybody's sight."""
    swap = {"code": "swap", "seat": seat, "place": int(before.picked)}
    return [{**swap, "with_seat": said["with_seat"], "with_place": said["place"]}]


def tell_done(before: State, seat: int, said: Event, after: State, viewer: int) -> list[Event]:
    """A turn is over, by its seat's word or by the clock's."""
    return [{"code": "done", "seat": int(before.turn)}]


def tell_plain(before: State, seat: int, said: Event, after: State, viewer: int) -> list[Event]:
    """What all may know as it is."""
    return [{"code": said["code"], "seat": seat, **named(said)}]


TELLERS = {
    "seen": tell_seen, "draw": tell_draw, "throw": tell_discard, "keep": tell_discard, "counter": tell_counter,
    "give": tell_give, "look": tell_look, "pick": tell_plain, "swap": tell_swap, "done": tell_done,
    "bloops": tell_plain, "close": tell_plain,
}  # fmt: skip


def fizzled(before: State, seat: int, said: Event, after: State) -> list[int]:
    """The owners of effects that came up and could not be applied."""
    owners = [int(before.queue[at]) for at in range(int(before.queued))]
    if after.discarded != before.discarded and has_effect(int(after.top)):
        owners.append(seat)
    if owners and is_applied(before, seat, said, after):
        owners = owners[1:]
    return owners[: len(owners) - int(after.queued)]


def is_applied(before: State, seat: int, said: Event, after: State) -> bool:
    """Whether an action finished the first effect: as its last step, or by throwing the very card looked at."""
    if said["code"] == "counter":
        hit = (before.look_seat, before.look_place) == (seat, said["place"])
        return hit and after.discarded != before.discarded
    return said["code"] in ("give", "swap", "seen")
