"""What each viewer may see, named thing by thing. What happened is told in `telling.py`."""

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from msgspec.json import decode, encode

from hullaboo.core.outcome import Outcome
from hullaboo.core.seats import ALL_EYES, NOBODY, members, sees
from hullaboo.kit.cards import face_of
from hullaboo.kit.parts import merged, part
from hullaboo.kit.plain import interpreted, once

from .hands import REMEMBERED, Eyes, card_in, drawn_card, eyes_of, eyes_on, hands_of, places_in
from .rules import scores
from .table import (
    BY_BLOOPS,
    BY_PILE,
    BY_TURNS,
    BY_TWENTY,
    CHOOSING,
    CLOSE,
    FIRST_LOOK,
    OVER,
    State,
)
from .telling import tell

__all__ = ["outcome", "tell", "view"]

STAGES = ("look", "choose", "react", "over")
Row = tuple[int, ...]
Json = dict[str, Any]
OWN = b'{"gone":%b,"hands":[%b],"drawn":%b}'
NOTHING = b"null"
NONE_UP: Json = {"shown": None}
NO_POINTS: Json = {"points": None}
REASONS = {BY_TWENTY: "twenty", BY_BLOOPS: "bloops", BY_PILE: "pile", BY_TURNS: "turns"}
face, is_seen = interpreted(face_of), interpreted(sees)


def view(state: State, viewer: int) -> Json:
    """The table as JSON: the same parts for every viewer, faces where the viewer may see them."""
    return {**merged(alike(state)), **decode(own(state, viewer))}


def alike(state: State) -> tuple[Json, ...]:
    """What everybody sees alike."""
    turn = turn_shown(state)
    points = points_shown(state) if turn["stage"] == STAGES[OVER] else NO_POINTS
    reactions = reactions_shown(state), refused_shown(state), face_up(state)
    return turn, piles_shown(state), *reactions, facts_shown(state), points


def own(state: State, viewer: int) -> bytes:
    """What depends on who looks; all who see no face are given the same."""
    eyes, cards, backs = eyes_and_backs(state)
    if not is_seen(eyes.on_any, viewer):
        return backs
    gone = gone_shown(state) if viewer == ALL_EYES else cards.gone
    hands = faces_shown(state, viewer, eyes.remember) if is_seen(eyes.on_hands, viewer) else cards.hands
    value = None if cards.drawer is None else value_shown(drawn_card(state), viewer, eyes.remember)
    return OWN % (gone, hands, drawn_shown(cards.drawer, value))


class Backs(NamedTuple):
    """The cards for who sees no face: what is remembered of the discards, the hands, and who has drawn a card."""

    gone: bytes
    hands: bytes
    drawer: int | None


@once
def eyes_and_backs(state: State) -> tuple[Eyes, Backs, bytes]:
    """Who may see faces, and the cards for who sees none, also as they are sent."""
    eyes = eyes_of(state)
    cards = Backs(gone_shown(state) if eyes.remember else NOTHING, *hands_and_drawer(state))
    return eyes, cards, OWN % (cards.gone, cards.hands, drawn_shown(cards.drawer, None))


@part(State)
def hands_and_drawer(held: Row, seats: int, stage: int, turn: int) -> tuple[bytes, int | None]:
    """Where cards lie, and who has drawn one."""
    return b",".join([hand_backs(places) for places in held[:seats]]), turn if stage == CHOOSING else None


@lru_cache(maxsize=REMEMBERED)
def drawn_shown(drawer: int | None, value: int | None) -> bytes:
    """The card that was drawn."""
    return NOTHING if drawer is None else encode({"seat": drawer, "value": value})


@lru_cache(maxsize=REMEMBERED)
def hand_backs(places: int) -> bytes:
    """A hand of which nothing is seen."""
    return encode([{"place": place, "value": None} for place in places_in(places)])


def faces_shown(state: State, viewer: int, remember: bool) -> bytes:
    """The hands for who may see a face in them."""
    return b",".join([hand_shown(places, cards, viewer, remember) for places, cards in hands_of(state)])


@lru_cache(maxsize=REMEMBERED)
def hand_shown(places: int, cards: Row, viewer: int, remember: bool) -> bytes:
    """A hand as a viewer sees it."""
    values = [value_shown(card, viewer, remember) for card in cards]
    return encode([{"place": place, "value": value} for place, value in zip(places_in(places), values, strict=True)])


def value_shown(card: int, viewer: int, remember: bool) -> int | None:
    """A card's face, or None where it is hidden from the viewer."""
    return face(card) if is_seen(eyes_on(card, remember), viewer) else None


def some(number: int) -> int | None:
    """A seat, a place or a face; None where there is none."""
    return None if number < 0 else number


@part(State, often=True)
def turn_shown(
    turns_left: int,
    discarded: int,
    occasion: int,
    seats: int,
    step: int,
    stage: int,
    looking: int,
    owing: int,
    timing: int,
    turn: int,
    said: int,
    bloops: int,
) -> Json:
    """Where the game stands; before the first draw nobody has a turn."""
    begun = discarded > 0 or stage == CHOOSING
    return {
        "stage": STAGES[stage],
        "turn": turn if begun else None,
        "next_seat": (turn + step) % seats if turns_left > 0 and stage != OVER else None,
        "turns_left": turns_left,
        "waits_for": waits_for(stage, looking, owing),
        "bloops": some(bloops),
        "occasion": occasion,
        "said": said == 1,
        "window": "open" if timing >> CLOSE & 1 else "closed",
    }


def waits_for(stage: int, looking: int, owing: int) -> list[int]:
    """The seats without which nothing goes on."""
    if stage == FIRST_LOOK:
        return list(members(looking))
    return [] if owing == NOBODY else [owing]


@part(State)
def piles_shown(left: int, lying: int, top: int) -> Json:
    """The pile and the discards."""
    return {"pile": left, "discards": lying, "top": some(top)}


@part(State)
def reactions_shown(queue: Row, queued: int, picked: int, look_seat: int, look_place: int) -> Json:
    """Who must apply effects, in order; who is using a 7 or an 8, and on which card."""
    look = {"seat": queue[0], "of_seat": look_seat, "place": look_place}
    return {
        "effects": list(queue[:queued]),
        "look": None if look_seat == NOBODY else look,
        "picked": some(picked),
    }


def face_up(state: State) -> Json:
    """The card that was just shown to all as wrong or late."""
    seat, place = just_shown(state)
    if seat == NOBODY:
        return NONE_UP
    return {"shown": {"seat": seat, "place": place, "value": face(card_in(state, seat, place))}}


@part(State)
def just_shown(shown_seat: int, shown_place: int) -> tuple[int, int]:
    """Where that card lies."""
    return shown_seat, shown_place


@part(State)
def refused_shown(refused: Row, seats: int) -> Json:
    """What cannot be thrown again, seat by seat."""
    return {"refused": [list(places_in(places)) for places in refused[:seats]]}


@part(State)
def facts_shown(stars: int, fair: int, strict: int, memory_aid: int) -> Json:
    """What the table agreed on."""
    return {
        "stars": list(members(stars)),
        "windows": "fair" if fair == 1 else "swift",
        "late": "strict" if strict == 1 else "gentle",
        "memory_aid": memory_aid == 1,
    }


@part(State)
def gone_shown(discards: Row) -> bytes:
    """What lies in the discards."""
    return encode([[face, copies] for face, copies in enumerate(discards) if copies])


def points_shown(state: State) -> Json:
    """What every seat has in the end: its score, but fewer are better."""
    return {"points": [-score for score in all_scores(state)]}


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
