"""What each viewer may see, named thing by thing. What happened is told in `telling.py`."""

from functools import cache, lru_cache
from typing import Any

import numpy as np

from hullaboo.core.outcome import Outcome
from hullaboo.core.seats import ALL_EYES, NOBODY, members
from hullaboo.kit.cards import NO_CARD, face_of, knows, sees_face
from hullaboo.kit.plain import interpreted, once, plain

from .legal import window_is_open
from .rules import scores
from .table import BY_BLOOPS, BY_PILE, BY_TURNS, BY_TWENTY, DRAWN, FIRST_LOOK, OVER, State, upcoming
from .telling import tell

__all__ = ["outcome", "tell", "view"]

STAGES = ("look", "choose", "react", "over")
Table = Any
"""A state read as plain numbers and tuples."""
Hand = tuple[tuple[int, int], ...]
HANDS_REMEMBERED = 4096
"""Most hands are the same after a move: what is shown of one is made once for each viewer."""
CARDS_REMEMBERED = 16384
upcoming_seat, is_open = interpreted(upcoming), interpreted(window_is_open)
REASONS = {BY_TWENTY: "twenty", BY_BLOOPS: "bloops", BY_PILE: "pile", BY_TURNS: "turns"}


def view(state: State, viewer: int) -> dict[str, Any]:
    """The table as JSON: the same parts for every viewer, faces where the viewer may see them."""
    now: Table = plain(state)
    return {**seen_by_all(state), "gone": gone(now, viewer), **cards_shown(now, hands_of(state), viewer)}


@once
def seen_by_all(state: State) -> dict[str, Any]:
    """What everybody sees alike, and room for the rest."""
    now: Table = plain(state)
    cards: dict[str, Any] = {"hands": [], "drawn": None}
    points = [-score for score in all_scores(state)] if now.stage == OVER else None
    return {**round_of(now), **piles(now), **cards, **reactions(now), **facts(now), "points": points}


def some(number: int) -> int | None:
    """A seat, a place or a face; None where there is none."""
    return None if number < 0 else int(number)


def round_of(state: Table) -> dict[str, Any]:
    """Where the game stands; before the first draw nobody has a turn."""
    begun = state.discarded > 0 or state.card[DRAWN] != NO_CARD
    return {
        "stage": STAGES[state.stage],
        "turn": state.turn if begun else None,
        "next_seat": upcoming_seat(state) if state.turns_left > 0 and state.stage != OVER else None,
        "turns_left": state.turns_left,
        "waits_for": waits_for(state),
        "bloops": some(state.bloops),
    }


def waits_for(state: Table) -> list[int]:
    """The seats without which nothing goes on."""
    if state.stage == FIRST_LOOK:
        return list(members(int(state.looking)))
    return [] if state.owing == NOBODY else [int(state.owing)]


def piles(state: Table) -> dict[str, Any]:
    """The pile and the discards."""
    return {"pile": state.left, "discards": state.lying, "top": some(state.top), "gone": None}


def gone(state: Table, viewer: int) -> list[list[int]] | None:
    """What lies in the discards, for those who may look it up."""
    if state.memory_aid == 1 or viewer == ALL_EYES or state.stage == OVER:
        return [[face, copies] for face, copies in enumerate(state.discards) if copies]
    return None


def cards_shown(state: Table, hands: list[Hand], viewer: int) -> dict[str, Any]:
    """The cards before every seat and the drawn card; a face is None where it is hidden from the viewer."""
    remembers = bool(state.memory_aid == 1 or state.stage == OVER)
    card = state.card[DRAWN]
    drawn = None if card == NO_CARD else {"seat": state.turn, "value": shown(card, viewer, remembers)}
    return {"hands": [hand_shown(hand, viewer, remembers) for hand in hands], "drawn": drawn}


@once
def hands_of(state: State) -> list[Hand]:
    """The cards before every seat, each with its place."""
    now: Table = plain(state)
    seats = zip(now.held[: now.seats], now.spot, strict=False)
    return [tuple([(place, now.card[spots[place]]) for place in places(held)]) for held, spots in seats]


@cache
def places(held: int) -> tuple[int, ...]:
    """The places in a mask."""
    return tuple(members(held))


@lru_cache(maxsize=HANDS_REMEMBERED)
def hand_shown(hand: Hand, viewer: int, remembers: bool) -> list[dict[str, int | None]]:
    """The cards before one seat."""
    return [{"place": place, "value": shown(card, viewer, remembers)} for place, card in hand]


@lru_cache(maxsize=CARDS_REMEMBERED)
def shown(card: int, viewer: int, remembers: bool) -> int | None:
    """A card's face for a viewer: while it looks; what it has seen, with the memory aid or at the end."""
    return face_of(card) if sees_face(viewer, card) or (remembers and knows(viewer, card)) else None


def reactions(now: Table) -> dict[str, Any]:
    """What goes on after a discard: who must apply effects, in order, who looks where, what cannot be thrown again."""
    return {
        "occasion": now.occasion,
        "effects": list(now.queue[: now.queued]),
        "look": look_of(now),
        "shown": shown_to_all(now),
        "picked": some(now.picked),
        "refused": [list(places(refused)) for refused in now.refused[: now.seats]],
        "said": now.said == 1,
        "window": "open" if is_open(now) else "closed",
    }


def look_of(state: Table) -> dict[str, int] | None:
    """Who is using a 7 or an 8, and on which card."""
    if state.look_seat == NOBODY:
        return None
    return {"seat": state.queue[0], "of_seat": state.look_seat, "place": state.look_place}


def shown_to_all(state: Table) -> dict[str, int] | None:
    """The card that was just shown as wrong or late."""
    if state.shown_seat == NOBODY:
        return None
    seat, place = state.shown_seat, state.shown_place
    return {"seat": seat, "place": place, "value": face_of(state.card[state.spot[seat][place]])}


def facts(state: Table) -> dict[str, Any]:
    """What the table agreed on."""
    return {
        "stars": list(members(state.stars)),
        "windows": "fair" if state.fair == 1 else "swift",
        "late": "strict" if state.strict == 1 else "gentle",
        "memory_aid": bool(state.memory_aid == 1),
    }


def all_scores(state: State) -> tuple[int, ...]:
    """Each seat's score."""
    out = np.zeros(int(state.seats), np.int64)
    scores(state, out)
    return tuple(out.tolist())


def outcome(state: State) -> Outcome:
    """The fewest points win; equal points share."""
    points = all_scores(state)
    best = max(points)
    winners = tuple(seat for seat, mine in enumerate(points) if mine == best)
    params: dict[str, int | str] = {"points": -best}
    if state.ending in (BY_BLOOPS, BY_TWENTY):
        params["seat"] = int(state.bloops if state.ending == BY_BLOOPS else state.turn)
    return Outcome(points, winners, REASONS[int(state.ending)], params)
