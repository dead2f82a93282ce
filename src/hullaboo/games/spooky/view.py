"""What each viewer may see: named card by card, a face only while the viewer looks at it or the table remembers."""

from msgspec.json import decode

from hullaboo.core.outcome import Outcome
from hullaboo.core.rule import rule
from hullaboo.core.seats import ALL_EYES, everyone
from hullaboo.kit.cards import NO_CARD, face_of, knows, looked_at_by, sees_face
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
    write_word,
)
from hullaboo.kit.masks import lowest
from hullaboo.kit.parts import part
from hullaboo.kit.shapes import FLAG, NUMBER, Entry, ListOf, Maybe, Object, OneOf, TupleOf

from .edition import POWERS
from .moves import LETTERS
from .state import DRAWN, FACES, FIRST_LOOK, MOST_TURNS, OVER, SHOWN, SLOTS, TURN_END, State, owner_of, place_of
from .tell import ENDINGS
from .turns import points_for

PHASE = OneOf(
    *("Phase", "What the table waits for."),
    *("first-look", "turn", "holding", "power", "offered", "looking", "turn-end", "shown", "over"),
)
ENDING = OneOf("Ending", "How a round ended.", *filter(None, ENDINGS))
POWER = OneOf("Power", "What may be done when a drawn card is thrown.", *POWERS[1:])
LETTER = OneOf("Letter", "A slot before a seat; `a` and `b` are nearest their player.", *LETTERS)
FACE = Object(
    *("Face", "What is printed on a card."),
    Entry("value", NUMBER, "What it counts."),
    Entry("power", Maybe(POWER), "What it does when it is thrown."),
)
SLOT = Object(
    *("Slot", "A card before a seat."),
    Entry("face", Maybe(FACE), "Its face, if the viewer sees it."),
    Entry("remembered", FLAG, "Whether the memory aid shows the face."),
    Entry("eyes", ListOf(NUMBER), "The seats that look at it now."),
)
HELD = Object(
    *("Held", "A card that was drawn and is neither thrown nor kept."),
    Entry("seat", NUMBER, "Who holds it."),
    Entry("face", Maybe(FACE), "Its face, for who holds it."),
)
SPOT = Object(
    *("Spot", "Where a card lies."),
    Entry("seat", NUMBER, "Before whom."),
    Entry("slot", LETTER, "In which slot."),
)
ROUND_AND_TURNS = TupleOf(("round", NUMBER), ("turns", NUMBER))
"""What a call answers."""

PHASE_WORDS, ENDING_WORDS, POWER_WORDS, LETTER_WORDS = (
    *(PHASE.words(), Maybe(ENDING).words()),
    *(Maybe(POWER).words(), LETTER.words()),
)
VALUE_NAME, POWER_NAME = FACE.names()
FACE_NAME, REMEMBERED_NAME, EYES_NAME = SLOT.names()
HELD_BY_NAME, HELD_FACE_NAME = HELD.names()
SPOT_SEAT_NAME, SPOT_SLOT_NAME = SPOT.names()

FIELDS = Fields(State)


@FIELDS.constant("rounds", NUMBER)
@part(State)
def rounds_to_play(rounds: int) -> int:
    """How many rounds are played."""
    return rounds


@FIELDS.constant("memory_aid", FLAG)
@part(State)
def remembers(memory_aid: int) -> bool:
    """Whether the table remembers what was seen."""
    return memory_aid != 0


@FIELDS.alike("phase", PHASE)
@rule
def write_phase(buffer: Buffer, state: State) -> None:
    """What the table waits for."""
    write_word(buffer, PHASE_WORDS[state.phase])


@FIELDS.alike("round", NUMBER)
@rule
def write_round(buffer: Buffer, state: State) -> None:
    """The round, from 1 on."""
    write_number(buffer, state.round_number)


@FIELDS.alike("turn", NUMBER)
@rule
def write_turn(buffer: Buffer, state: State) -> None:
    """Whose turn it is."""
    write_number(buffer, state.turn)


@FIELDS.alike("turns", NUMBER)
@rule
def write_turns(buffer: Buffer, state: State) -> None:
    """How many turns of the round have begun."""
    write_number(buffer, state.turns)


@FIELDS.alike("occasion", ROUND_AND_TURNS)
@rule
def write_occasion(buffer: Buffer, state: State) -> None:
    """What a call answers: the round, and how many of its turns are complete."""
    open_list(buffer)
    write_number(buffer, state.round_number)
    write_number(buffer, turns_complete(state))
    close(buffer)


@rule
def answered(state: State) -> int:
    """The same as one number."""
    return int(state.round_number) * (MOST_TURNS + 1) + turns_complete(state)


@rule
def turns_complete(state: State) -> int:
    """How many turns of the round are complete."""
    if state.phase in (TURN_END, SHOWN, OVER):
        return int(state.turns)
    return max(0, int(state.turns) - 1)


@FIELDS.alike("spot", Maybe(SPOT))
@rule
def write_spot(buffer: Buffer, state: State) -> None:
    """The card that a power is at work on: looked at, or about to be swapped."""
    if state.spot == NO_CARD:
        write_word(buffer, NULL)
        return
    open_object(buffer)
    write_name(buffer, SPOT_SEAT_NAME)
    write_number(buffer, owner_of(state.spot))
    write_name(buffer, SPOT_SLOT_NAME)
    write_word(buffer, LETTER_WORDS[state.spot % SLOTS])
    close(buffer)


@FIELDS.alike("caller", Maybe(NUMBER))
@rule
def write_caller(buffer: Buffer, state: State) -> None:
    """The seat that has called."""
    write_maybe(buffer, state.caller)


@FIELDS.alike("ending", Maybe(ENDING))
@rule
def write_ending(buffer: Buffer, state: State) -> None:
    """How the round has ended, if it has."""
    write_word(buffer, ENDING_WORDS[state.ending])


@FIELDS.alike("pile", NUMBER)
@rule
def write_pile(buffer: Buffer, state: State) -> None:
    """How many cards lie on the pile."""
    write_number(buffer, state.left)


@FIELDS.alike("discards", NUMBER)
@rule
def write_discards(buffer: Buffer, state: State) -> None:
    """How many cards lie on the discard pile."""
    discarded = 0
    for face in range(FACES):
        discarded += int(state.discards[face])
    write_number(buffer, discarded)


@FIELDS.alike("top", Maybe(FACE))
@rule
def write_top(buffer: Buffer, state: State) -> None:
    """The discarded card on top."""
    write_face(buffer, state, state.top)


@FIELDS.alike("looking", ListOf(NUMBER))
@rule
def write_looking(buffer: Buffer, state: State) -> None:
    """Who has not finished looking, in the first look and when all hands are shown."""
    looking = state.phase in (FIRST_LOOK, SHOWN)
    write_members(buffer, state.acting if looking else 0, state.seats)


@FIELDS.alike("totals", ListOf(NUMBER))
@rule
def write_totals(buffer: Buffer, state: State) -> None:
    """The points of each seat."""
    write_numbers(buffer, state.total, state.seats)


@FIELDS.alike("gained", Maybe(ListOf(NUMBER)))
@rule
def write_gained(buffer: Buffer, state: State) -> None:
    """The points that each seat has written down for the round, once it has ended."""
    if state.phase != SHOWN and state.phase != OVER:
        write_word(buffer, NULL)
        return
    open_list(buffer)
    for seat in range(state.seats):
        write_number(buffer, points_for(state, seat))
    close(buffer)


@FIELDS.own("hands", ListOf(ListOf(SLOT)), "faces: who looks at the card; with the memory aid, who has looked")
@rule
def write_hands(buffer: Buffer, state: State, viewer: int) -> None:
    """The cards before each seat, slot by slot."""
    open_list(buffer)
    for seat in range(state.seats):
        open_list(buffer)
        for slot in range(SLOTS):
            write_card(buffer, state, state.card[place_of(seat, slot)], viewer)
        close(buffer)
    close(buffer)


@rule
def write_card(buffer: Buffer, state: State, card: int, viewer: int) -> None:
    """A card before a seat: its face if the viewer may see it, and who is looking at it."""
    shown = is_open_to(state, card, viewer)
    open_object(buffer)
    write_name(buffer, FACE_NAME)
    write_face(buffer, state, face_of(card) if shown else NO_CARD)
    write_name(buffer, REMEMBERED_NAME)
    write_flag(buffer, shown and state.memory_aid != 0 and viewer != ALL_EYES)
    write_name(buffer, EYES_NAME)
    write_members(buffer, looked_at_by(card), state.seats)
    close(buffer)


@rule
def is_open_to(state: State, card: int, viewer: int) -> bool:
    """Who may see the face of a card before a seat: who looks at it; with the memory aid, who has ever looked."""
    return knows(viewer, card) if state.memory_aid else sees_face(viewer, card)


@FIELDS.own("held", Maybe(HELD), "the face: who holds the card")
@rule
def write_held(buffer: Buffer, state: State, viewer: int) -> None:
    """The card in a seat's hand between drawing and throwing or keeping it: who holds it looks at it."""
    card = state.card[DRAWN]
    if card == NO_CARD:
        write_word(buffer, NULL)
        return
    open_object(buffer)
    write_name(buffer, HELD_BY_NAME)
    write_number(buffer, lowest(looked_at_by(card)))
    write_name(buffer, HELD_FACE_NAME)
    write_face(buffer, state, face_of(card) if sees_face(viewer, card) else NO_CARD)
    close(buffer)


@rule
def write_face(buffer: Buffer, state: State, face: int) -> None:
    """What is printed on a card; nothing, if there is none to be seen."""
    if face == NO_CARD:
        write_word(buffer, NULL)
        return
    open_object(buffer)
    write_name(buffer, VALUE_NAME)
    write_number(buffer, state.value[face])
    write_name(buffer, POWER_NAME)
    write_word(buffer, POWER_WORDS[state.power[face]])
    close(buffer)


@rule
def see_more(state: State) -> int:
    """The seats that see faces, as bits: who looks at a card, and with the memory aid everybody."""
    if state.memory_aid:
        return everyone(state.seats)
    eyes = 0 if state.card[DRAWN] == NO_CARD else looked_at_by(state.card[DRAWN])
    for place in range(SLOTS * int(state.seats)):
        eyes |= looked_at_by(state.card[place])
    return eyes & everyone(state.seats)


view, constant, pieces = FIELDS.views(decode, see_more, answered)


def outcome(state: State) -> Outcome:
    """The fewest points win; equal points share."""
    points = tuple(-int(state.total[seat]) for seat in range(int(state.seats)))
    winners = tuple(seat for seat, mine in enumerate(points) if mine == max(points))
    return Outcome(points, winners, "fewest", {"best": -max(points)})
