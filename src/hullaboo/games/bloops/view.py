"""What each viewer may see, named thing by thing. What happened is told in `tell.py`."""

import numpy as np
from msgspec.json import decode

from hullaboo.core.outcome import Outcome
from hullaboo.core.rule import rule
from hullaboo.core.seats import ALL_EYES, NOBODY, bit, everyone, members, sees
from hullaboo.kit.cards import EVERYBODY, face_of, known_by, looked_at_by
from hullaboo.kit.fields import Fields
from hullaboo.kit.json_writer import (
    NULL,
    Buffer,
    close,
    open_list,
    open_object,
    write_flag,
    write_maybe,
    write_members,
    write_name,
    write_number,
    write_numbers,
    write_set,
    write_word,
)
from hullaboo.kit.masks import lowest, without_lowest
from hullaboo.kit.parts import part
from hullaboo.kit.shapes import FLAG, NUMBER, Entry, ListOf, Maybe, Object, OneOf, TupleOf

from .duties import window_is_open
from .rules import points, scores
from .state import (
    BY_BLOOPS,
    BY_PILE,
    BY_TURNS,
    BY_TWENTY,
    CHOOSING,
    DRAWN,
    EXCHANGE,
    FACES,
    FIRST_LOOK,
    GIFT,
    LOOK_HIGH,
    LOOK_LOW,
    OVER,
    TWENTY,
    State,
    card_at,
    held_by,
    upcoming,
)

REASONS = {BY_TWENTY: "twenty", BY_BLOOPS: "bloops", BY_PILE: "pile", BY_TURNS: "turns"}
POWERS = {GIFT: "give", LOOK_LOW: "look", LOOK_HIGH: "look", EXCHANGE: "swap", TWENTY: "end"}
HIDDEN = -1

STAGE = OneOf(
    *("Stage", "The first look, a seat that chooses, reactions to a discard, or the end."),
    *("look", "choose", "react", "over"),
)
WINDOW = OneOf("Window", "Whether cards may be thrown at the discard now.", "closed", "open")
WINDOWS = OneOf("Windows", "Whether a window waits for everybody or goes by the clock.", "swift", "fair")
LATE = OneOf("Late", "Whether it costs a card to be late.", "gentle", "strict")
POWER = OneOf("Power", "What a card does when it is discarded.", "give", "look", "swap", "end")
CARD_WITH_POWER = Object(
    *("CardWithPower", "A card that does something."),
    Entry("value", NUMBER, "Its value."),
    Entry("power", POWER, "What it does."),
)
HELD = Object(
    *("Held", "A card before a seat."),
    Entry("place", NUMBER, "Its place, from 0 on: the top row first."),
    Entry("value", Maybe(NUMBER), "Its value, if the viewer sees it."),
)
DRAWN_CARD = Object(
    *("Drawn", "The card that was drawn."),
    Entry("seat", NUMBER, "Who has drawn it."),
    Entry("value", Maybe(NUMBER), "Its value, if the viewer sees it."),
)
LOOK = Object(
    *("Look", "A card that is being looked at."),
    Entry("seat", NUMBER, "Who looks."),
    Entry("of_seat", NUMBER, "Before whom the card lies."),
    Entry("place", NUMBER, "In which place."),
)
SHOWN = Object(
    *("Shown", "A card that was shown to all."),
    Entry("seat", NUMBER, "Before whom it lies."),
    Entry("place", NUMBER, "In which place."),
    Entry("value", NUMBER, "Its value."),
)
FACE_AND_COUNT = TupleOf(("value", NUMBER), ("count", NUMBER))

STAGE_WORDS, WINDOW_WORDS = STAGE.words(), WINDOW.words()
PLACE_NAME, VALUE_NAME = HELD.names()
DRAWN_BY_NAME, DRAWN_VALUE_NAME = DRAWN_CARD.names()
LOOKER_NAME, OF_SEAT_NAME, AT_PLACE_NAME = LOOK.names()
SHOWN_SEAT_NAME, SHOWN_PLACE_NAME, SHOWN_VALUE_NAME = SHOWN.names()

FIELDS = Fields(State)


@FIELDS.constant("stars", ListOf(NUMBER))
@part(State)
def starred(stars: int) -> list[int]:
    """The values of which three alike count nothing."""
    return list(members(stars))


@FIELDS.constant("powers", ListOf(CARD_WITH_POWER))
def cards_with_powers(_state: State) -> list[dict[str, int | str]]:
    """The cards that do something when they are discarded."""
    return [{"value": value, "power": power} for value, power in POWERS.items()]


@FIELDS.constant("windows", WINDOWS)
@part(State)
def windows(fair: int) -> str:
    """Whether a window waits for everybody."""
    return "fair" if fair == 1 else "swift"


@FIELDS.constant("late", LATE)
@part(State)
def late(strict: int) -> str:
    """Whether it costs a card to be late."""
    return "strict" if strict == 1 else "gentle"


@FIELDS.constant("memory_aid", FLAG)
@part(State)
def remembers(memory_aid: int) -> bool:
    """Whether the table remembers what was seen."""
    return memory_aid == 1


@FIELDS.alike("stage", STAGE)
@rule
def write_stage(buffer: Buffer, state: State) -> None:
    """How far the turn is."""
    write_word(buffer, STAGE_WORDS[state.stage])


@FIELDS.alike("turn", Maybe(NUMBER))
@rule
def write_turn(buffer: Buffer, state: State) -> None:
    """Whose turn it is; before the first draw nobody's."""
    has_begun = state.discarded > 0 or state.stage == CHOOSING
    write_maybe(buffer, state.turn if has_begun else NOBODY)


@FIELDS.alike("next_seat", Maybe(NUMBER))
@rule
def write_next_seat(buffer: Buffer, state: State) -> None:
    """Whose turn comes next, if another one comes."""
    goes_on = state.turns_left > 0 and state.stage != OVER
    write_maybe(buffer, upcoming(state) if goes_on else NOBODY)


@FIELDS.alike("turns_left", NUMBER)
@rule
def write_turns_left(buffer: Buffer, state: State) -> None:
    """How many turns are still to come."""
    write_number(buffer, state.turns_left)


@FIELDS.alike("waits_for", ListOf(NUMBER))
@rule
def write_waits_for(buffer: Buffer, state: State) -> None:
    """The seats without which nothing goes on."""
    write_members(buffer, waited_for(state), state.seats)


@rule
def waited_for(state: State) -> int:
    """The seats without which nothing goes on, as bits."""
    if state.stage == FIRST_LOOK:
        return int(state.looking)
    return 0 if state.owing == NOBODY else bit(state.owing)


@FIELDS.alike("bloops", Maybe(NUMBER))
@rule
def write_bloops(buffer: Buffer, state: State) -> None:
    """The seat that has called *Bloops!*, if one has."""
    write_maybe(buffer, state.bloops)


@rule
def answered(state: State) -> int:
    """A number that is another one after every discard."""
    return int(state.occasion)


@FIELDS.alike("occasion", NUMBER)
@rule
def write_occasion(buffer: Buffer, state: State) -> None:
    """What a thrown card answers: another number after every discard."""
    write_number(buffer, state.occasion)


@FIELDS.alike("said", FLAG)
@rule
def write_said(buffer: Buffer, state: State) -> None:
    """Whether *Bloops!* was said in this turn."""
    write_flag(buffer, state.said)


@FIELDS.alike("window", WINDOW)
@rule
def write_window(buffer: Buffer, state: State) -> None:
    """Whether the window is open in which cards are thrown at a discard."""
    write_word(buffer, WINDOW_WORDS[1 if window_is_open(state) else 0])


@FIELDS.alike("pile", NUMBER)
@rule
def write_pile(buffer: Buffer, state: State) -> None:
    """How many cards lie on the pile."""
    write_number(buffer, state.left)


@FIELDS.alike("discards", NUMBER)
@rule
def write_discards(buffer: Buffer, state: State) -> None:
    """How many cards lie on the discards."""
    write_number(buffer, state.lying)


@FIELDS.alike("top", Maybe(NUMBER))
@rule
def write_top(buffer: Buffer, state: State) -> None:
    """The value on top of the discards."""
    write_maybe(buffer, state.top)


@FIELDS.alike("effects", ListOf(NUMBER))
@rule
def write_effects(buffer: Buffer, state: State) -> None:
    """The seats that may still use the card on top, in their order."""
    write_numbers(buffer, state.queue, state.queued)


@FIELDS.alike("look", Maybe(LOOK))
@rule
def write_look(buffer: Buffer, state: State) -> None:
    """Who is using a 7 or an 8, and on which card."""
    if state.look_seat == NOBODY:
        write_word(buffer, NULL)
        return
    open_object(buffer)
    write_name(buffer, LOOKER_NAME)
    write_number(buffer, state.queue[0])
    write_name(buffer, OF_SEAT_NAME)
    write_number(buffer, state.look_seat)
    write_name(buffer, AT_PLACE_NAME)
    write_number(buffer, state.look_place)
    close(buffer)


@FIELDS.alike("picked", Maybe(NUMBER))
@rule
def write_picked(buffer: Buffer, state: State) -> None:
    """The place that a seat with a 9 has picked before itself."""
    write_maybe(buffer, state.picked)


@FIELDS.alike("refused", ListOf(ListOf(NUMBER)))
@rule
def write_refused(buffer: Buffer, state: State) -> None:
    """The places whose cards cannot be thrown again, seat by seat."""
    open_list(buffer)
    for seat in range(state.seats):
        write_set(buffer, state.refused[seat])
    close(buffer)


@FIELDS.alike("shown", Maybe(SHOWN))
@rule
def write_shown(buffer: Buffer, state: State) -> None:
    """The card that was just shown to all as wrong or late."""
    if state.shown_seat == NOBODY:
        write_word(buffer, NULL)
        return
    open_object(buffer)
    write_name(buffer, SHOWN_SEAT_NAME)
    write_number(buffer, state.shown_seat)
    write_name(buffer, SHOWN_PLACE_NAME)
    write_number(buffer, state.shown_place)
    write_name(buffer, SHOWN_VALUE_NAME)
    write_number(buffer, face_of(card_at(state, state.shown_seat, state.shown_place)))
    close(buffer)


@FIELDS.alike("points", Maybe(ListOf(NUMBER)))
@rule
def write_points(buffer: Buffer, state: State) -> None:
    """What every seat has in the end."""
    if state.stage != OVER:
        write_word(buffer, NULL)
        return
    open_list(buffer)
    for seat in range(state.seats):
        write_number(buffer, points(state, seat))
    close(buffer)


@FIELDS.own("gone", Maybe(ListOf(FACE_AND_COUNT)), "everybody with the memory aid and in the end; else nobody")
@rule
def write_gone(buffer: Buffer, state: State, viewer: int) -> None:
    """How many cards of each value lie in the discards, for who is reminded of it."""
    if not (all_is_remembered(state) or viewer == ALL_EYES):
        write_word(buffer, NULL)
        return
    open_list(buffer)
    for face in range(FACES):
        if state.discards[face] > 0:
            open_list(buffer)
            write_number(buffer, face)
            write_number(buffer, state.discards[face])
            close(buffer)
    close(buffer)


@FIELDS.own("hands", ListOf(ListOf(HELD)), "values: who looks at the card; where all is remembered, who has seen it")
@rule
def write_hands(buffer: Buffer, state: State, viewer: int) -> None:
    """The cards before every seat."""
    eyes = eyes_on_hands(state)
    open_list(buffer)
    for seat in range(state.seats):
        write_hand(buffer, state, seat, viewer, eyes)
    close(buffer)


@rule
def write_hand(buffer: Buffer, state: State, seat: int, viewer: int, eyes: int) -> None:
    """The cards before a seat, place by place."""
    open_list(buffer)
    places = held_by(state, seat)
    while places != 0:
        place = lowest(places)
        open_object(buffer)
        write_name(buffer, PLACE_NAME)
        write_number(buffer, place)
        write_name(buffer, VALUE_NAME)
        write_face(buffer, state, card_at(state, seat, place), viewer, eyes)
        close(buffer)
        places = without_lowest(places)
    close(buffer)


@FIELDS.own("drawn", Maybe(DRAWN_CARD), "the value: who has drawn it; where all is remembered, who has seen it")
@rule
def write_drawn(buffer: Buffer, state: State, viewer: int) -> None:
    """The card that was drawn."""
    if state.stage != CHOOSING:
        write_word(buffer, NULL)
        return
    open_object(buffer)
    write_name(buffer, DRAWN_BY_NAME)
    write_number(buffer, state.turn)
    write_name(buffer, DRAWN_VALUE_NAME)
    write_face(buffer, state, state.card[DRAWN], viewer, eyes_on_drawn(state))
    close(buffer)


@rule
def write_face(buffer: Buffer, state: State, card: int, viewer: int, eyes: int) -> None:
    """A card's face, if the viewer sees it and is among those for whom it may be up."""
    is_seen = sees(eyes & eyes_on(state, card), viewer)
    write_maybe(buffer, face_of(card) if is_seen else HIDDEN)


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
    eyes = eyes_on_hands(state) | eyes_on_drawn(state) if state.stage == CHOOSING else eyes_on_hands(state)
    return eyes & everyone(state.seats)


view, constant, pieces = FIELDS.views(decode, see_more, answered)


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
