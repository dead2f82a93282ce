"""What happened, told to one viewer: everybody hears what was done, only those who looked hear a face.

An event with `fleeting` names a face that its viewer may know but is meant to remember: a log need not keep it.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from hullaboo.core.seats import ALL_EYES, CLOCK, SPECTATOR, bit, members
from hullaboo.kit.cards import face_of
from hullaboo.kit.parts import part
from hullaboo.kit.plain import interpreted, once_a_move

from .edition import POWERS
from .moves import LETTERS, phrase
from .rules import ACTIONS
from .state import (
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
)

Event = dict[str, Any]
Events = Iterator[Event]
Row = tuple[int, ...]
SECRETIVE = frozenset(action for action in range(ACTIONS) if phrase(action)["code"] in ("seen", "draw", "look"))
"""The actions whose tellers ask who is listening."""
face_on, place = interpreted(face_of), interpreted(place_of)
ENDINGS = (None, "right-call", "wrong-call", "pile-empty", "too-long")


class Stage(NamedTuple):
    """How far a match has come."""

    stock: int
    phase: int
    round_number: int
    turn: int
    ending: int


stage = part(State)(Stage)


class Face(NamedTuple):
    """What is printed on a card."""

    value: int
    power: str


@part(State)
def top_of(value: Row, power: Row, top: int) -> Face:
    """The face on the discard pile."""
    return Face(value[top], POWERS[power[top]])


def value_in(state: State, place: int) -> int:
    """The value of the card in a place."""
    return int(state.value[face_on(int(state.card[place]))])


class Told:
    """One action, seen by one viewer."""

    def __init__(self, before: State, seat: int, action: int, after: State, viewer: int) -> None:
        """The acting seat is the one whose turn it was when CLOCK acts for it."""
        self.before, self.after, self.viewer = before, after, viewer
        self.now = stage(after)
        self.by_clock = seat == CLOCK
        self.seat = stage(before).turn if self.by_clock else seat
        self.phrase = phrase(action)

    @property
    def slot(self) -> int:
        """The slot that was chosen."""
        return LETTERS.index(self.phrase["slot"])

    @property
    def is_shared(self) -> bool:
        """Whether the viewer sees what the acting seat sees."""
        return self.viewer in (self.seat, ALL_EYES)

    def event(self, code: str, **params: Any) -> Event:
        """Something the acting seat did."""
        return {"code": code, "seat": self.seat, **params}


def tell(before: State, seat: int, action: int, after: State, viewer: int) -> list[Event]:
    """What a viewer is told; only looks and draws have secrets: the seat's own, or those of all whom CLOCK hurries."""
    may_hear_more = action in SECRETIVE and (seat in (viewer, CLOCK) or viewer == ALL_EYES)
    return heard(before, seat, action, after, viewer if may_hear_more else SPECTATOR)


@once_a_move
def heard(before: State, seat: int, action: int, after: State, viewer: int) -> list[Event]:
    """Everything that one action caused, in order."""
    told = Told(before, seat, action, after, viewer)
    if told.phrase["code"] == "wait":
        return []
    hurry = [{"code": "time-up"}] if told.by_clock else []
    return [*hurry, *TELLERS[told.phrase["code"]](told), *end_of_round(told)]


def seen(told: Told) -> Events:
    """A look ends: the first one, one by a power, or the showing of all hands."""
    phase, now = stage(told.before).phase, told.now
    if phase == LOOKING:
        yield told.event("looked")
        return
    for seat in lookers(told.before) if told.by_clock else (told.seat,):
        yield memorised(told, seat) if phase == FIRST_LOOK else {"code": "ready", "seat": seat}
    if now.phase == TURN:
        yield {"code": "begins", "starter_seat": now.turn}
    elif phase == SHOWN and now.phase == FIRST_LOOK:
        yield {"code": "dealt", "round": now.round_number}


def lookers(state: State) -> tuple[int, ...]:
    """The seats that have not finished looking."""
    return members(int(state.acting) & ~bit(CLOCK))


def memorised(told: Told, seat: int) -> Event:
    """The two cards of the first look, to the one who saw them."""
    if told.viewer not in (seat, ALL_EYES):
        return {"code": "memorised", "seat": seat}
    values = {LETTERS[slot]: value_in(told.before, place(seat, slot)) for slot in range(FIRST_LOOKS)}
    return {"code": "memorised-faces", "seat": seat, **values, "fleeting": True}


def draw(told: Told) -> Events:
    """A card is drawn; only who draws sees it."""
    if told.now.ending != NOT_ENDED:
        return
    if told.now.stock > stage(told.before).stock:
        yield {"code": "reshuffled", "cards": int(told.after.left) + 1}
    if told.is_shared:
        yield told.event("drew-face", value=value_in(told.after, DRAWN), fleeting=True)
    else:
        yield told.event("drew")


def throw(told: Told) -> Events:
    """The drawn card lies on the discard pile for all to see."""
    top = top_of(told.after)
    yield told.event("threw", value=top.value, power=top.power)


def keep(told: Told) -> Events:
    """The drawn card lies in a slot; what lay there is discarded."""
    yield told.event("kept", slot=told.phrase["slot"], discarded=top_of(told.after).value)


def take(told: Told) -> Events:
    """The discarded card lies in a slot; what lay there is discarded."""
    taken, discarded = top_of(told.before), top_of(told.after)
    yield told.event("took", value=taken.value, slot=told.phrase["slot"], discarded=discarded.value)


def look(told: Told) -> Events:
    """Who looks at which card is public; the face is for who looks."""
    seat, slot = told.phrase["at_seat"], told.phrase["slot"]
    whose = "own" if seat == told.seat else "other"
    if told.is_shared:
        value = value_in(told.after, place(seat, told.slot))
        yield told.event(f"sees-{whose}", at_seat=seat, slot=slot, value=value, fleeting=True)
    else:
        yield told.event(f"looks-{whose}", at_seat=seat, slot=slot)


def swapped(told: Told, own_slot: int, other: int) -> Event:
    """Two cards changed places in everyone's sight, face down."""
    seat, slot = divmod(other, SLOTS)
    return told.event("swapped", slot=LETTERS[own_slot], at_seat=seat, at_slot=LETTERS[slot])


def swap(told: Told) -> Events:
    """The offered card goes to an opponent."""
    yield swapped(told, int(told.before.spot) % SLOTS, place(told.phrase["at_seat"], told.slot))


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


def end_of_round(told: Told) -> tuple[Event, ...]:
    """How a round ended, if it did, every hand, and what was written down."""
    has_ended = told.now.ending != NOT_ENDED and stage(told.before).ending == NOT_ENDED
    if not has_ended:
        return ()
    ending, *hands = reckoning(told.after)
    written = zip(hands, totals(told.before), totals(told.after), strict=True)
    return ending, *({**hand, "gained": now - was, "total": now} for hand, was, now in written)


@part(State)
def totals(total: Row, seats: int) -> Row:
    """The points of each seat."""
    return total[:seats]


@part(State)
def reckoning(card: Row, value: Row, seats: int, caller: int, ending: int) -> tuple[Event, ...]:
    """How the round ended and the hands, made of what everybody then sees."""
    values = [value[face_on(each)] for each in card[: seats * SLOTS]]
    hands = [values[start : start + SLOTS] for start in range(0, seats * SLOTS, SLOTS)]
    called = {"seat": caller, "points": sum(hands[caller])} if caller >= 0 else {}
    shown = [{"code": "hand", "seat": at, **dict(zip(LETTERS, hand, strict=True))} for at, hand in enumerate(hands)]
    return {"code": ENDINGS[ending], **called}, *shown
