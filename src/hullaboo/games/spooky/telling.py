"""What happened, told to one viewer: everybody hears what was done, only those who looked hear a face.

An event with `fleeting` names a face that its viewer may know but is meant to remember: a log need not keep it.
"""

from collections.abc import Callable, Iterator
from typing import Any

from hullaboo.core.seats import ALL_EYES, CLOCK, SPECTATOR, bit, members
from hullaboo.kit.cards import face_of, knows
from hullaboo.kit.plain import interpreted, once_a_move, plain

from .edition import POWERS
from .moves import LETTERS, phrase
from .table import (
    DRAWN,
    FIRST_LOOK,
    FIRST_LOOKS,
    LOOKING,
    NOT_ENDED,
    SHOWN,
    SLOTS,
    TURN,
    State,
    place_of,
    points_before,
)

Event = dict[str, Any]
Events = Iterator[Event]
SECRETIVE = ("seen", "draw", "look")
"""Whose tellers ask who is listening."""
points_of = interpreted(points_before)
ENDINGS = (None, "right-call", "wrong-call", "pile-empty", "too-long")


class Told:
    """One action, seen by one viewer."""

    def __init__(self, before: State, seat: int, action: int, after: State, viewer: int) -> None:
        """The acting seat is the one whose turn it was when CLOCK acts for it."""
        self.before, self.after, self.viewer = before, after, viewer
        self.by_clock = seat == CLOCK
        self.seat = int(before.turn) if self.by_clock else seat
        self.phrase = phrase(action)
        self.slot = LETTERS.index(self.phrase["slot"]) if "slot" in self.phrase else 0

    def value(self, state: State, place: int) -> int:
        """The value of a card in a place."""
        return int(state.value[face_of(state.card[place])])

    def top_value(self) -> int:
        """The value on the discard pile now."""
        return int(self.after.value[int(self.after.top)])

    def event(self, code: str, **params: Any) -> Event:
        """Something the acting seat did."""
        return {"code": code, "seat": self.seat, **params}


def tell(before: State, seat: int, action: int, after: State, viewer: int) -> list[Event]:
    """What a viewer is told; only looks and draws have secrets."""
    has_secrets = phrase(action)["code"] in SECRETIVE
    return heard(before, seat, action, after, viewer if has_secrets else SPECTATOR)


@once_a_move
def heard(before: State, seat: int, action: int, after: State, viewer: int) -> list[Event]:
    """Everything that one action caused, in order."""
    told = Told(plain(before), seat, action, plain(after), viewer)
    if told.phrase["code"] == "wait":
        return []
    hurry = [{"code": "time-up"}] if told.by_clock else []
    return [*hurry, *TELLERS[told.phrase["code"]](told), *end_of_round(told)]


def seen(told: Told) -> Events:
    """A look ends: the first one, one by a power, or the showing of all hands."""
    phase = int(told.before.phase)
    if phase == LOOKING:
        yield told.event("looked")
        return
    finished = int(told.before.acting) & ~bit(CLOCK) if told.by_clock else bit(told.seat)
    for seat in members(finished):
        yield memorised(told, seat) if phase == FIRST_LOOK else {"code": "ready", "seat": seat}
    if told.after.phase == TURN:
        yield {"code": "begins", "starter_seat": int(told.after.turn)}
    elif phase == SHOWN and told.after.phase == FIRST_LOOK:
        yield {"code": "dealt", "round": int(told.after.round_number)}


def memorised(told: Told, seat: int) -> Event:
    """The two cards of the first look, to the one who saw them."""
    if told.viewer not in (seat, ALL_EYES):
        return {"code": "memorised", "seat": seat}
    values = [told.value(told.before, place_of(seat, slot)) for slot in range(FIRST_LOOKS)]
    return {"code": "memorised-faces", "seat": seat, "a": values[0], "b": values[1], "fleeting": True}


def draw(told: Told) -> Events:
    """A card is drawn; only who draws sees it."""
    if told.after.ending != NOT_ENDED:
        return
    if told.after.stock > told.before.stock:
        yield {"code": "reshuffled", "cards": int(told.after.left) + 1}
    if knows(told.viewer, int(told.after.card[DRAWN])):
        yield told.event("drew-face", value=told.value(told.after, DRAWN), fleeting=True)
    else:
        yield told.event("drew")


def throw(told: Told) -> Events:
    """The drawn card lies on the discard pile for all to see."""
    yield told.event("threw", value=told.top_value(), power=POWERS[int(told.after.power[int(told.after.top)])])


def keep(told: Told) -> Events:
    """The drawn card lies in a slot; what lay there is discarded."""
    yield told.event("kept", slot=told.phrase["slot"], discarded=told.top_value())


def take(told: Told) -> Events:
    """The discarded card lies in a slot; what lay there is discarded."""
    value = int(told.before.value[int(told.before.top)])
    yield told.event("took", value=value, slot=told.phrase["slot"], discarded=told.top_value())


def look(told: Told) -> Events:
    """Who looks at which card is public; the face is for who looks."""
    seat, slot = told.phrase["at_seat"], told.phrase["slot"]
    place = place_of(seat, told.slot)
    whose = "own" if seat == told.seat else "other"
    if told.viewer in (told.seat, ALL_EYES):
        value = told.value(told.after, place)
        yield told.event(f"sees-{whose}", at_seat=seat, slot=slot, value=value, fleeting=True)
    else:
        yield told.event(f"looks-{whose}", at_seat=seat, slot=slot)


def swapped(told: Told, own_slot: int, place: int) -> Event:
    """Two cards changed places in everyone's sight, face down."""
    seat, slot = divmod(place, SLOTS)
    return told.event("swapped", slot=LETTERS[own_slot], at_seat=seat, at_slot=LETTERS[slot])


def swap(told: Told) -> Events:
    """The offered card goes to an opponent."""
    yield swapped(told, int(told.before.spot) % SLOTS, place_of(told.phrase["at_seat"], told.slot))


def trade(told: Told) -> Events:
    """The card just looked at comes to the seat that looked."""
    yield swapped(told, told.slot, int(told.before.spot))


def just(code: str, *names: str) -> Callable[[Told], Events]:
    """A teller for what needs no more than its own words."""

    def teller(told: Told) -> Events:
        yield told.event(code, **{name: told.phrase[name] for name in names})

    return teller


TELLERS: dict[str, Callable[[Told], Events]] = {
    "call": just("called"),
    "done": just("done"),
    "refuse": just("refused"),
    "offer": just("offered", "slot"),
    "seen": seen,
    "draw": draw,
    "throw": throw,
    "keep": keep,
    "take": take,
    "look": look,
    "swap": swap,
    "trade": trade,
}


def end_of_round(told: Told) -> Events:
    """How a round ended, every hand, and what was written down."""
    after = told.after
    if after.ending == NOT_ENDED or told.before.ending != NOT_ENDED:
        return
    caller = {"seat": int(after.caller), "points": points_of(after, after.caller)} if after.caller >= 0 else {}
    yield {"code": ENDINGS[int(after.ending)], **caller}
    for seat in range(int(after.seats)):
        hand = {LETTERS[slot]: told.value(after, place_of(seat, slot)) for slot in range(SLOTS)}
        yield {"code": "hand", "seat": seat, **hand, "gained": int(after.gained[seat]), "total": int(after.total[seat])}
