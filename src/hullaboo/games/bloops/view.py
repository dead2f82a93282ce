"""What each viewer may see, named thing by thing. What happened is told in `tell.py`."""

from typing import Any

import numpy as np
from msgspec.json import decode

from hullaboo.core.outcome import Outcome
from hullaboo.core.rule import rule
from hullaboo.core.seats import ALL_EYES, NOBODY, bit, members, sees
from hullaboo.kit.cards import EVERYBODY, face_of, known_by, looked_at_by
from hullaboo.kit.masks import lowest, without_lowest
from hullaboo.kit.page import (
    CLOSE,
    END,
    NULL,
    OPEN,
    Page,
    joined,
    names,
    strings,
    word,
    write,
    write_comma,
    write_field,
    write_flag,
    write_maybe,
    write_members,
    write_number,
    write_numbers,
    write_set,
    written,
)
from hullaboo.kit.parts import part

from .duties import window_is_open
from .rules import points, scores
from .state import (
    BY_BLOOPS,
    BY_PILE,
    BY_TURNS,
    BY_TWENTY,
    CHOOSING,
    DRAWN,
    FACES,
    FIRST_LOOK,
    OVER,
    State,
    card_at,
    held_by,
    upcoming,
)

Json = dict[str, Any]
REASONS = {BY_TWENTY: "twenty", BY_BLOOPS: "bloops", BY_PILE: "pile", BY_TURNS: "turns"}
HIDDEN = -1
STAGE_WORDS = strings("look", "choose", "react", "over")
CLOSED_WORD, OPEN_WORD = strings("closed", "open")
ALIKE = names(
    *("stage", "turn", "next_seat", "turns_left", "waits_for", "bloops", "occasion", "said", "window"),
    *("pile", "discards", "top", "effects", "look", "picked", "refused", "shown", "points"),
)
STAGE, TURN, NEXT_SEAT, TURNS_LEFT, WAITS_FOR, BLOOPS, OCCASION, SAID, WINDOW = ALIKE[:9]
PILE, DISCARDS, TOP, EFFECTS, LOOK, PICKED, REFUSED, SHOWN, POINTS = ALIKE[9:]
GONE, HANDS, DRAWN_CARD = names("gone", "hands", "drawn")
SEAT, OF_SEAT, AT_PLACE, VALUE = names("seat", "of_seat", "place", "value")
PLACE = word('{"place":')


def view(state: State, viewer: int) -> Json:
    """The table as JSON: the same parts for every viewer, faces where the viewer may see them."""
    _, alike, own = slate(state)
    return {**still(state), **decode(joined(alike, own[viewer]))}


@part(State)
def still(stars: int, fair: int, strict: int, memory_aid: int) -> Json:
    """What the table agreed on."""
    return {
        "stars": list(members(stars)),
        "windows": "fair" if fair == 1 else "swift",
        "late": "strict" if strict == 1 else "gentle",
        "memory_aid": memory_aid == 1,
    }


@rule
def write_alike(page: Page, state: State) -> int:
    """What everybody sees alike: where the game stands, the piles, reactions, and in the end the points."""
    write_turn(page, state)
    write_window(page, state)
    write_field(page, PILE, state.left)
    write_field(page, DISCARDS, state.lying)
    write_maybe(page, TOP, state.top)
    write_numbers(page, EFFECTS, state.queue, state.queued)
    write_look(page, state)
    write_maybe(page, PICKED, state.picked)
    write_refused(page, state)
    write_shown(page, state)
    write_points(page, state)
    write(page, END)
    return int(state.occasion)


@rule
def write_turn(page: Page, state: State) -> None:
    """Whose turn it is, and whose comes next; before the first draw nobody has a turn."""
    has_begun = state.discarded > 0 or state.stage == CHOOSING
    goes_on = state.turns_left > 0 and state.stage != OVER
    write(page, STAGE)
    write(page, STAGE_WORDS[state.stage])
    write_maybe(page, TURN, state.turn if has_begun else NOBODY)
    write_maybe(page, NEXT_SEAT, upcoming(state) if goes_on else NOBODY)
    write_field(page, TURNS_LEFT, state.turns_left)


@rule
def write_window(page: Page, state: State) -> None:
    """For whom the table waits, who has called *Bloops!*, and the window in which cards are thrown at a discard."""
    write_members(page, WAITS_FOR, waited_for(state), state.seats)
    write_maybe(page, BLOOPS, state.bloops)
    write_field(page, OCCASION, state.occasion)
    write_flag(page, SAID, state.said)
    write(page, WINDOW)
    if window_is_open(state):
        write(page, OPEN_WORD)
    else:
        write(page, CLOSED_WORD)


@rule
def waited_for(state: State) -> int:
    """The seats without which nothing goes on, as bits."""
    if state.stage == FIRST_LOOK:
        return int(state.looking)
    return 0 if state.owing == NOBODY else bit(state.owing)


@rule
def write_look(page: Page, state: State) -> None:
    """Who is using a 7 or an 8, and on which card."""
    write(page, LOOK)
    if state.look_seat == NOBODY:
        write(page, NULL)
        return
    write_field(page, SEAT, state.queue[0])
    write_field(page, OF_SEAT, state.look_seat)
    write_field(page, AT_PLACE, state.look_place)
    write(page, END)


@rule
def write_refused(page: Page, state: State) -> None:
    """The places whose cards cannot be thrown again, seat by seat."""
    write(page, REFUSED)
    write(page, OPEN)
    for seat in range(state.seats):
        write_comma(page)
        write_set(page, state.refused[seat])
    write(page, CLOSE)


@rule
def write_shown(page: Page, state: State) -> None:
    """The card that was just shown to all as wrong or late."""
    write(page, SHOWN)
    if state.shown_seat == NOBODY:
        write(page, NULL)
        return
    write_field(page, SEAT, state.shown_seat)
    write_field(page, AT_PLACE, state.shown_place)
    write_field(page, VALUE, face_of(card_at(state, state.shown_seat, state.shown_place)))
    write(page, END)


@rule
def write_points(page: Page, state: State) -> None:
    """What every seat has in the end."""
    write(page, POINTS)
    if state.stage != OVER:
        write(page, NULL)
        return
    write(page, OPEN)
    for seat in range(state.seats):
        write_comma(page)
        write_number(page, points(state, seat))
    write(page, CLOSE)


@rule
def write_own(page: Page, state: State, viewer: int) -> None:
    """What depends on who looks: the discards, where they are remembered, and the faces of cards."""
    write_gone(page, state, viewer)
    write_hands(page, state, viewer)
    write_drawn(page, state, viewer)
    write(page, END)


@rule
def write_gone(page: Page, state: State, viewer: int) -> None:
    """How many cards of each face lie in the discards, for who is reminded of it."""
    write(page, GONE)
    if not (all_is_remembered(state) or viewer == ALL_EYES):
        write(page, NULL)
        return
    write(page, OPEN)
    for face in range(FACES):
        if state.discards[face] > 0:
            write_comma(page)
            write(page, OPEN)
            write_number(page, face)
            write_comma(page)
            write_number(page, state.discards[face])
            write(page, CLOSE)
    write(page, CLOSE)


@rule
def write_hands(page: Page, state: State, viewer: int) -> None:
    """The cards before every seat."""
    eyes = eyes_on_hands(state)
    write(page, HANDS)
    write(page, OPEN)
    for seat in range(state.seats):
        write_comma(page)
        write_hand(page, state, seat, viewer, eyes)
    write(page, CLOSE)


@rule
def write_hand(page: Page, state: State, seat: int, viewer: int, eyes: int) -> None:
    """The cards before a seat, place by place."""
    write(page, OPEN)
    places = held_by(state, seat)
    while places != 0:
        place = lowest(places)
        write_comma(page)
        write_field(page, PLACE, place)
        write_face(page, state, card_at(state, seat, place), viewer, eyes)
        write(page, END)
        places = without_lowest(places)
    write(page, CLOSE)


@rule
def write_drawn(page: Page, state: State, viewer: int) -> None:
    """The card that was drawn."""
    write(page, DRAWN_CARD)
    if state.stage != CHOOSING:
        write(page, NULL)
        return
    write_field(page, SEAT, state.turn)
    write_face(page, state, state.card[DRAWN], viewer, eyes_on_drawn(state))
    write(page, END)


@rule
def write_face(page: Page, state: State, card: int, viewer: int, eyes: int) -> None:
    """A card's face, if the viewer sees it and is among those for whom it may be up."""
    is_seen = sees(eyes & eyes_on(state, card), viewer)
    write_maybe(page, VALUE, face_of(card) if is_seen else HIDDEN)


@rule
def eyes_on(state: State, card: int) -> int:
    """Who sees the face of a card, as bits: who looks at it, and where all is remembered who has ever seen it."""
    return looked_at_by(card) | known_by(card) if all_is_remembered(state) else looked_at_by(card)


@rule
def eyes_on_hands(state: State) -> int:
    """For whom faces before the seats may be up, as bits: for all where all is remembered, else for who looks."""
    if all_is_remembered(state):
        return EVERYBODY
    return int(state.looking) if state.look_seat == NOBODY else bit(state.owing)


@rule
def eyes_on_drawn(state: State) -> int:
    """For whom the face of the drawn card may be up, as bits: for all where all is remembered, else for who chooses."""
    return EVERYBODY if all_is_remembered(state) else bit(state.owing)


@rule
def all_is_remembered(state: State) -> bool:
    """Whether what was seen once stays in sight: with the memory aid, and in the end."""
    return state.memory_aid == 1 or state.stage == OVER


@rule
def see_more(state: State) -> int:
    """The seats that may see faces, as bits."""
    return eyes_on_hands(state) | eyes_on_drawn(state) if state.stage == CHOOSING else eyes_on_hands(state)


slate = written(State, write_alike, write_own, see_more)


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
