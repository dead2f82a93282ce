"""What each viewer may see, named thing by thing. What happened is told in `tell.py`."""

from typing import Any

import numpy as np
from msgspec.json import decode

from hullaboo.core.outcome import Outcome
from hullaboo.core.rule import rule
from hullaboo.core.seats import ALL_EYES, NOBODY, bit, members, sees
from hullaboo.kit.cards import EVERYBODY, face_of, known_by, looked_at_by
from hullaboo.kit.json_writer import (
    CLOSE,
    END,
    NULL,
    OPEN,
    Buffer,
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
from hullaboo.kit.masks import lowest, without_lowest
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
    _, alike, own = pieces(state)
    return {**constant(state), **decode(joined(alike, own[viewer]))}


@part(State)
def constant(stars: int, fair: int, strict: int, memory_aid: int) -> Json:
    """What the table agreed on."""
    return {
        "stars": list(members(stars)),
        "windows": "fair" if fair == 1 else "swift",
        "late": "strict" if strict == 1 else "gentle",
        "memory_aid": memory_aid == 1,
    }


@rule
def write_alike(buffer: Buffer, state: State) -> int:
    """What everybody sees alike: where the game stands, the piles, reactions, and in the end the points."""
    write_turn(buffer, state)
    write_window(buffer, state)
    write_field(buffer, PILE, state.left)
    write_field(buffer, DISCARDS, state.lying)
    write_maybe(buffer, TOP, state.top)
    write_numbers(buffer, EFFECTS, state.queue, state.queued)
    write_look(buffer, state)
    write_maybe(buffer, PICKED, state.picked)
    write_refused(buffer, state)
    write_shown(buffer, state)
    write_points(buffer, state)
    write(buffer, END)
    return int(state.occasion)


@rule
def write_turn(buffer: Buffer, state: State) -> None:
    """Whose turn it is, and whose comes next; before the first draw nobody has a turn."""
    has_begun = state.discarded > 0 or state.stage == CHOOSING
    goes_on = state.turns_left > 0 and state.stage != OVER
    write(buffer, STAGE)
    write(buffer, STAGE_WORDS[state.stage])
    write_maybe(buffer, TURN, state.turn if has_begun else NOBODY)
    write_maybe(buffer, NEXT_SEAT, upcoming(state) if goes_on else NOBODY)
    write_field(buffer, TURNS_LEFT, state.turns_left)


@rule
def write_window(buffer: Buffer, state: State) -> None:
    """For whom the table waits, who has called *Bloops!*, and the window in which cards are thrown at a discard."""
    write_members(buffer, WAITS_FOR, waited_for(state), state.seats)
    write_maybe(buffer, BLOOPS, state.bloops)
    write_field(buffer, OCCASION, state.occasion)
    write_flag(buffer, SAID, state.said)
    write(buffer, WINDOW)
    if window_is_open(state):
        write(buffer, OPEN_WORD)
    else:
        write(buffer, CLOSED_WORD)


@rule
def waited_for(state: State) -> int:
    """The seats without which nothing goes on, as bits."""
    if state.stage == FIRST_LOOK:
        return int(state.looking)
    return 0 if state.owing == NOBODY else bit(state.owing)


@rule
def write_look(buffer: Buffer, state: State) -> None:
    """Who is using a 7 or an 8, and on which card."""
    write(buffer, LOOK)
    if state.look_seat == NOBODY:
        write(buffer, NULL)
        return
    write_field(buffer, SEAT, state.queue[0])
    write_field(buffer, OF_SEAT, state.look_seat)
    write_field(buffer, AT_PLACE, state.look_place)
    write(buffer, END)


@rule
def write_refused(buffer: Buffer, state: State) -> None:
    """The places whose cards cannot be thrown again, seat by seat."""
    write(buffer, REFUSED)
    write(buffer, OPEN)
    for seat in range(state.seats):
        write_comma(buffer)
        write_set(buffer, state.refused[seat])
    write(buffer, CLOSE)


@rule
def write_shown(buffer: Buffer, state: State) -> None:
    """The card that was just shown to all as wrong or late."""
    write(buffer, SHOWN)
    if state.shown_seat == NOBODY:
        write(buffer, NULL)
        return
    write_field(buffer, SEAT, state.shown_seat)
    write_field(buffer, AT_PLACE, state.shown_place)
    write_field(buffer, VALUE, face_of(card_at(state, state.shown_seat, state.shown_place)))
    write(buffer, END)


@rule
def write_points(buffer: Buffer, state: State) -> None:
    """What every seat has in the end."""
    write(buffer, POINTS)
    if state.stage != OVER:
        write(buffer, NULL)
        return
    write(buffer, OPEN)
    for seat in range(state.seats):
        write_comma(buffer)
        write_number(buffer, points(state, seat))
    write(buffer, CLOSE)


@rule
def write_own(buffer: Buffer, state: State, viewer: int) -> None:
    """What depends on who looks: the discards, where they are remembered, and the faces of cards."""
    write_gone(buffer, state, viewer)
    write_hands(buffer, state, viewer)
    write_drawn(buffer, state, viewer)
    write(buffer, END)


@rule
def write_gone(buffer: Buffer, state: State, viewer: int) -> None:
    """How many cards of each face lie in the discards, for who is reminded of it."""
    write(buffer, GONE)
    if not (all_is_remembered(state) or viewer == ALL_EYES):
        write(buffer, NULL)
        return
    write(buffer, OPEN)
    for face in range(FACES):
        if state.discards[face] > 0:
            write_comma(buffer)
            write(buffer, OPEN)
            write_number(buffer, face)
            write_comma(buffer)
            write_number(buffer, state.discards[face])
            write(buffer, CLOSE)
    write(buffer, CLOSE)


@rule
def write_hands(buffer: Buffer, state: State, viewer: int) -> None:
    """The cards before every seat."""
    eyes = eyes_on_hands(state)
    write(buffer, HANDS)
    write(buffer, OPEN)
    for seat in range(state.seats):
        write_comma(buffer)
        write_hand(buffer, state, seat, viewer, eyes)
    write(buffer, CLOSE)


@rule
def write_hand(buffer: Buffer, state: State, seat: int, viewer: int, eyes: int) -> None:
    """The cards before a seat, place by place."""
    write(buffer, OPEN)
    places = held_by(state, seat)
    while places != 0:
        place = lowest(places)
        write_comma(buffer)
        write_field(buffer, PLACE, place)
        write_face(buffer, state, card_at(state, seat, place), viewer, eyes)
        write(buffer, END)
        places = without_lowest(places)
    write(buffer, CLOSE)


@rule
def write_drawn(buffer: Buffer, state: State, viewer: int) -> None:
    """The card that was drawn."""
    write(buffer, DRAWN_CARD)
    if state.stage != CHOOSING:
        write(buffer, NULL)
        return
    write_field(buffer, SEAT, state.turn)
    write_face(buffer, state, state.card[DRAWN], viewer, eyes_on_drawn(state))
    write(buffer, END)


@rule
def write_face(buffer: Buffer, state: State, card: int, viewer: int, eyes: int) -> None:
    """A card's face, if the viewer sees it and is among those for whom it may be up."""
    is_seen = sees(eyes & eyes_on(state, card), viewer)
    write_maybe(buffer, VALUE, face_of(card) if is_seen else HIDDEN)


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


pieces = written(State, write_alike, write_own, see_more)


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
