"""What each viewer may see: named card by card, a face only while the viewer looks at it or the table remembers."""

from dataclasses import dataclass
from functools import lru_cache, reduce
from itertools import chain
from operator import or_
from typing import Any

from msgspec.json import decode, encode

from hullaboo.core.outcome import Outcome
from hullaboo.core.seats import ALL_EYES, SPECTATOR, members, sees
from hullaboo.kit.cards import NO_CARD, face_of, hidden_card, known_by, looked_at_by, sees_face
from hullaboo.kit.parts import merged, part
from hullaboo.kit.plain import interpreted, once

from .edition import POWERS
from .moves import LETTERS
from .table import DRAWN, FIRST_LOOK, OVER, ROUNDS, SHOWN, SLOTS, TURN_END, State
from .telling import ENDINGS, tell

__all__ = ["outcome", "tell", "view"]

PHASES = ("first-look", "turn", "holding", "power", "offered", "looking", "turn-end", "shown", "over")
Json = dict[str, Any]
Row = tuple[int, ...]
Rows = tuple[Row, ...]
BACK = hidden_card(0, 0)
eyes_on, known_to, is_among = interpreted(looked_at_by), interpreted(known_by), interpreted(sees)
CARDS_REMEMBERED = 16384
"""What is shown of a card, of a hand and of all hands is made once for each viewer."""


@dataclass(eq=False)
class Box:
    """What stays the same in a match: what is printed on the cards, the memory aid, how many play.

    Equal ones are one object, so that it is quickly found what was made with it.
    """

    value: Row
    power: Row
    seats: int
    memory_aid: int


def view(state: State, viewer: int) -> Json:
    """The table as JSON."""
    return {**merged(alike(state)), **decode(own(state, viewer))}


def alike(state: State) -> tuple[Json, ...]:
    """What everybody sees alike."""
    return round_shown(state), piles_shown(state), top_shown(state), seats_shown(state)


def own(state: State, viewer: int) -> bytes:
    """What depends on who looks: the faces of cards. Those who see none are given the same."""
    box, hands, drawn, seen_by = box_and_cards(state, viewer == ALL_EYES)
    return cards_shown(box, hands, drawn, viewer if is_among(seen_by, viewer) else SPECTATOR)


@part(State, often=True)
def round_shown(phase: int, round_number: int, turn: int, turns: int, spot: int, caller: int, ending: int) -> Json:
    """Where the round stands."""
    return {
        "phase": PHASES[phase],
        "round": round_number,
        "rounds": ROUNDS,
        "turn": turn,
        "turns": turns,
        "occasion": [round_number, turns_complete(phase, turns)],
        "spot": spot_shown(spot),
        "caller": caller if caller >= 0 else None,
        "ending": ENDINGS[ending],
    }


def turns_complete(phase: int, turns: int) -> int:
    """How many turns of the round are complete: what a call answers."""
    return turns if phase in (TURN_END, SHOWN, OVER) else max(0, turns - 1)


def spot_shown(spot: int) -> Json | None:
    """The card that a power is at work on: looked at, or about to be swapped."""
    return None if spot == NO_CARD else {"seat": spot // SLOTS, "slot": LETTERS[spot % SLOTS]}


@part(State)
def piles_shown(discards: Row, left: int) -> Json:
    """How many cards lie in the middle."""
    return {"pile": left, "discards": sum(discards)}


@part(State)
def top_shown(value: Row, power: Row, top: int) -> Json:
    """The discarded card that lies on top."""
    return {"top": None if top == NO_CARD else face_shown(value[top], power[top])}


@part(State)
def seats_shown(total: Row, gained: Row, acting: int, seats: int, memory_aid: int, phase: int) -> Json:
    """The points, and who has not finished looking, in the first look and when all hands are shown."""
    looking = phase in (FIRST_LOOK, SHOWN)
    return {
        "looking": [seat for seat in members(acting) if seat < seats] if looking else [],
        "totals": list(total[:seats]),
        "gained": list(gained[:seats]) if phase in (SHOWN, OVER) else None,
        "memory_aid": bool(memory_aid),
    }


@once
def box_and_cards(state: State, all_eyes: bool) -> tuple[Box, Rows, int, int]:
    """What is needed for every viewer: the box, the hands, the drawn card, and who sees a face."""
    return box_of(state), *cards_of(state, all_eyes)


@part(State)
def box_of(value: Row, power: Row, seats: int, memory_aid: int) -> Box:
    """The box of a match."""
    return Box(value, power, seats, memory_aid)


@part(State)
def cards_of(card: Row, seats: int, memory_aid: int, all_eyes: bool) -> tuple[Rows, int, int]:
    """The cards before every seat, the drawn one, and who sees a face. What nobody sees is a back like any other."""
    lying = [card[start : start + SLOTS] for start in range(0, seats * SLOTS, SLOTS)]
    hands = tuple(lying if all_eyes else [open_cards(hand, memory_aid) for hand in lying])
    return hands, card[DRAWN], seen_by_any(hands, card[DRAWN], memory_aid)


@lru_cache(maxsize=CARDS_REMEMBERED)
def seen_by_any(hands: Rows, drawn: int, memory_aid: int) -> int:
    """Who sees a face, of whichever card."""
    cards = [card for card in (*chain(*hands), drawn) if card != NO_CARD]
    return reduce(or_, (open_to(card, memory_aid) for card in cards))


@lru_cache(maxsize=CARDS_REMEMBERED)
def open_cards(hand: Row, memory_aid: int) -> Row:
    """The cards of a hand that are open to anybody, and backs."""
    return tuple(card if open_to(card, memory_aid) else BACK for card in hand)


def open_to(card: int, memory_aid: int) -> int:
    """Who may see the face of a card: who looks at it; with the memory aid, who has ever looked."""
    return known_to(card) if memory_aid else eyes_on(card)


@lru_cache(maxsize=CARDS_REMEMBERED)
def cards_shown(box: Box, hands: Rows, drawn: int, viewer: int) -> bytes:
    """The cards before every seat, and the drawn one."""
    held = None if drawn == NO_CARD else held_shown(box, drawn, viewer)
    return encode({"hands": [hand_shown(box, hand, viewer) for hand in hands], "held": held})


@lru_cache(maxsize=CARDS_REMEMBERED)
def hand_shown(box: Box, hand: Row, viewer: int) -> list[Json]:
    """The cards before a seat."""
    return [slot_shown(box, card, viewer) for card in hand]


@lru_cache(maxsize=CARDS_REMEMBERED)
def slot_shown(box: Box, card: int, viewer: int) -> Json:
    """A card before a seat: its face if the viewer may see it, and who is looking at it."""
    shown = sees(open_to(card, box.memory_aid), viewer)
    return {
        "face": face_on(box, card) if shown else None,
        "remembered": shown and bool(box.memory_aid) and viewer != ALL_EYES,
        "eyes": [seat for seat in members(eyes_on(card)) if seat < box.seats],
    }


def held_shown(box: Box, card: int, viewer: int) -> Json:
    """The card in a seat's hand between drawing and throwing or keeping it: who holds it looks at it."""
    (seat,) = members(eyes_on(card))
    face = face_on(box, card) if sees_face(viewer, card) else None
    return {"seat": seat, "face": face}


def face_on(box: Box, card: int) -> Json:
    """The face of a card."""
    face = face_of(card)
    return face_shown(box.value[face], box.power[face])


def face_shown(value: int, power: int) -> Json:
    """What is printed on a card."""
    return {"value": value, "power": POWERS[power] if power else None}


def outcome(state: State) -> Outcome:
    """The fewest points win; equal points share."""
    points = tuple(-int(state.total[seat]) for seat in range(int(state.seats)))
    winners = tuple(seat for seat, mine in enumerate(points) if mine == max(points))
    return Outcome(points, winners, "fewest", {"best": -max(points)})
