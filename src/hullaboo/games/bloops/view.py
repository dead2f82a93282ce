"""What each viewer may see, named thing by thing. What happened is told in `telling.py`."""

from typing import Any

import numpy as np

from hullaboo.core.outcome import Outcome
from hullaboo.core.seats import ALL_EYES, NOBODY, members
from hullaboo.kit.cards import NO_CARD, face_of, knows, sees_face

from .legal import window_is_open
from .rules import scores
from .table import BY_BLOOPS, BY_PILE, BY_TURNS, BY_TWENTY, DRAWN, FIRST_LOOK, OVER, State, card_at, upcoming
from .telling import as_list, tell

__all__ = ["outcome", "tell", "view"]

STAGES = ("look", "choose", "react", "over")
REASONS = {BY_TWENTY: "twenty", BY_BLOOPS: "bloops", BY_PILE: "pile", BY_TURNS: "turns"}


def view(state: State, viewer: int) -> dict[str, Any]:
    """The table as JSON: the same parts for every viewer, faces where the viewer may see them."""
    return {**round_of(state), **piles(state, viewer), **cards_shown(state, viewer), **reactions(state), **facts(state)}


def some(number: int) -> int | None:
    """A seat, a place or a face; None where there is none."""
    return None if number < 0 else int(number)


def round_of(state: State) -> dict[str, Any]:
    """Where the game stands; before the first draw nobody has a turn."""
    begun = state.discarded > 0 or state.card[DRAWN] != NO_CARD
    return {
        "stage": STAGES[int(state.stage)],
        "turn": int(state.turn) if begun else None,
        "next_seat": upcoming(state) if state.turns_left > 0 and state.stage != OVER else None,
        "turns_left": int(state.turns_left),
        "waits_for": waits_for(state),
        "bloops": some(state.bloops),
    }


def waits_for(state: State) -> list[int]:
    """The seats without which nothing goes on."""
    if state.stage == FIRST_LOOK:
        return list(members(int(state.looking)))
    return [] if state.owing == NOBODY else [int(state.owing)]


def piles(state: State, viewer: int) -> dict[str, Any]:
    """The pile, the discards, and what lies in them for those who may look it up."""
    discards = as_list(state.discards)
    aided = state.memory_aid == 1 or viewer == ALL_EYES or state.stage == OVER
    return {
        "pile": int(state.left),
        "discards": int(state.lying),
        "top": some(state.top),
        "gone": [[face, copies] for face, copies in enumerate(discards) if copies] if aided else None,
    }


def cards_shown(state: State, viewer: int) -> dict[str, Any]:
    """The cards before every seat and the drawn card; a face is None where it is hidden from the viewer."""
    cards, spots = as_list(state.card), as_list(state.spot)
    remembers = bool(state.memory_aid == 1 or state.stage == OVER)
    faces = [None if card == NO_CARD else shown(card, viewer, remembers) for card in cards]
    drawn = {"seat": int(state.turn), "value": faces[DRAWN]} if cards[DRAWN] != NO_CARD else None
    hands = [
        [{"place": place, "value": faces[spots[seat][place]]} for place in members(held)]
        for seat, held in enumerate(as_list(state.held)[: state.seats])
    ]
    return {"hands": hands, "drawn": drawn}


def shown(card: int, viewer: int, remembers: bool) -> int | None:
    """A card's face for a viewer: while it looks; what it has seen, with the memory aid or at the end."""
    return face_of(card) if sees_face(viewer, card) or (remembers and knows(viewer, card)) else None


def reactions(state: State) -> dict[str, Any]:
    """What goes on after a discard: who must apply effects, in order, who looks where, what cannot be thrown again."""
    owners = as_list(state.queue)[: state.queued]
    refused = [list(members(places)) for places in as_list(state.refused)[: state.seats]]
    return {
        "occasion": int(state.occasion),
        "effects": owners,
        "look": look_of(state),
        "shown": shown_to_all(state),
        "picked": some(state.picked),
        "refused": refused,
        "said": bool(state.said == 1),
        "window": "open" if window_is_open(state) else "closed",
    }


def look_of(state: State) -> dict[str, int] | None:
    """Who is using a 7 or an 8, and on which card."""
    if state.look_seat == NOBODY:
        return None
    return {"seat": int(state.queue[0]), "of_seat": int(state.look_seat), "place": int(state.look_place)}


def shown_to_all(state: State) -> dict[str, int] | None:
    """The card that was just shown as wrong or late."""
    if state.shown_seat == NOBODY:
        return None
    seat, place = int(state.shown_seat), int(state.shown_place)
    return {"seat": seat, "place": place, "value": face_of(card_at(state, seat, place))}


def facts(state: State) -> dict[str, Any]:
    """What the table agreed on, and the points once all cards are shown."""
    return {
        "stars": list(members(int(state.stars))),
        "windows": "fair" if state.fair == 1 else "swift",
        "late": "strict" if state.strict == 1 else "gentle",
        "memory_aid": bool(state.memory_aid == 1),
        "points": [-score for score in all_scores(state)] if state.stage == OVER else None,
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
