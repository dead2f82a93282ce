"""What each viewer may see: named card by card, a face only while the viewer looks at it or the table remembers."""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from hullaboo.core.outcome import Outcome
from hullaboo.core.seats import ALL_EYES, members
from hullaboo.kit.cards import NO_CARD, face_of, knows, looked_at_by, sees_face
from hullaboo.kit.plain import once, plain

from .edition import POWERS
from .moves import LETTERS
from .table import DRAWN, FACES, FIRST_LOOK, OVER, ROUNDS, SHOWN, SLOTS, TURN_END, State, owner_of
from .telling import ENDINGS, tell

__all__ = ["outcome", "tell", "view"]

PHASES = ("first-look", "turn", "holding", "power", "offered", "looking", "turn-end", "shown", "over")
View = dict[str, Any]
Numbers = tuple[int, ...]
CARDS_REMEMBERED = 16384
"""What is shown of a card is made once for each viewer."""


@dataclass(eq=False)
class Facts:
    """What stays the same in a match: what is printed on the cards, the memory aid, how many play."""

    value: Numbers
    power: Numbers
    memory_aid: int
    seats: int


def view(state: State, viewer: int) -> View:
    """The table as JSON."""
    now: Any = plain(state)
    facts = facts_of(now.value, now.power, now.memory_aid, now.seats)
    starts = range(0, now.seats * SLOTS, SLOTS)
    hands = [[slot_view(facts, card, viewer) for card in now.card[start : start + SLOTS]] for start in starts]
    return {**seen_by_all(state), "hands": hands, "held": held_view(now, viewer)}


@cache
def facts_of(value: Numbers, power: Numbers, memory_aid: int, seats: int) -> Facts:
    """The facts of a match: one object for all matches with the same."""
    return Facts(value, power, memory_aid, seats)


@once
def seen_by_all(state: State) -> View:
    """What everybody sees alike, and room for the rest."""
    state = plain(state)
    counted = state.phase in (SHOWN, OVER)
    seats = range(state.seats)
    return {
        "phase": PHASES[state.phase],
        "round": state.round_number,
        "rounds": ROUNDS,
        "turn": state.turn,
        "turns": state.turns,
        "occasion": [state.round_number, turns_complete(state)],
        "hands": [],
        "held": None,
        "spot": spot_view(state),
        "pile": state.left,
        "discards": sum(state.discards[face] for face in range(FACES)),
        "top": None if state.top == NO_CARD else face_view(state, state.top),
        "looking": lookers(state),
        "totals": [state.total[seat] for seat in seats],
        "gained": [state.gained[seat] for seat in seats] if counted else None,
        "caller": state.caller if state.caller >= 0 else None,
        "ending": ENDINGS[state.ending],
        "memory_aid": bool(state.memory_aid),
    }


def turns_complete(state: State) -> int:
    """How many turns of the round are complete: what a call answers."""
    return state.turns if state.phase in (TURN_END, SHOWN, OVER) else max(0, state.turns - 1)


def face_view(state: "State | Facts", face: int) -> View:
    """What is printed on a card."""
    power = state.power[face]
    return {"value": state.value[face], "power": POWERS[power] if power else None}


@lru_cache(maxsize=CARDS_REMEMBERED)
def slot_view(state: Facts, card: int, viewer: int) -> View:
    """A card before a seat: its face if the viewer may see it, and who is looking at it."""
    remembered = bool(state.memory_aid) and bool(knows(viewer, card)) and viewer != ALL_EYES
    shown = remembered or sees_face(viewer, card)
    return {
        "face": face_view(state, face_of(card)) if shown else None,
        "remembered": remembered,
        "eyes": [seat for seat in members(looked_at_by(card)) if seat < state.seats],
    }


def lookers(state: State) -> list[int]:
    """The seats that have not finished looking, in the first look and when all hands are shown."""
    return [seat for seat in members(state.acting) if seat < state.seats] if state.phase in (FIRST_LOOK, SHOWN) else []


def held_view(state: State, viewer: int) -> View | None:
    """The card in a seat's hand between drawing and throwing or keeping it."""
    card = state.card[DRAWN]
    if card == NO_CARD:
        return None
    face = face_view(state, face_of(card)) if sees_face(viewer, card) else None
    return {"seat": state.turn, "face": face}


def spot_view(state: State) -> View | None:
    """The card that a power is at work on: looked at, or about to be swapped."""
    if state.spot == NO_CARD:
        return None
    return {"seat": int(owner_of(state.spot)), "slot": LETTERS[state.spot % SLOTS]}


def outcome(state: State) -> Outcome:
    """The fewest points win; equal points share."""
    points = tuple(-int(state.total[seat]) for seat in range(int(state.seats)))
    winners = tuple(seat for seat, mine in enumerate(points) if mine == max(points))
    return Outcome(points, winners, "fewest", {"best": -max(points)})
