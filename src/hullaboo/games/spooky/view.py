"""What each viewer may see: named card by card, a face only while the viewer looks at it or the table remembers."""

from typing import Any

from msgspec.json import decode, encode

from hullaboo.core.outcome import Outcome
from hullaboo.core.rule import rule
from hullaboo.core.seats import ALL_EYES, everyone, lowest_bit
from hullaboo.kit.cards import NO_CARD, face_of, knows, looked_at_by, sees_face
from hullaboo.kit.json_writer import (
    CLOSE,
    END,
    NULL,
    OPEN,
    Buffer,
    joined,
    names,
    strings,
    words,
    write,
    write_comma,
    write_field,
    write_flag,
    write_maybe,
    write_members,
    write_number,
    write_numbers,
    written,
)
from hullaboo.kit.parts import part

from .edition import POWERS
from .moves import LETTERS
from .state import DRAWN, FACES, FIRST_LOOK, MOST_TURNS, OVER, SHOWN, SLOTS, TURN_END, State, owner_of, place_of
from .tell import ENDINGS

Json = dict[str, Any]
PHASE_WORDS = strings("first-look", "turn", "holding", "power", "offered", "looking", "turn-end", "shown", "over")
ENDING_WORDS = words(*(encode(ending).decode() for ending in ENDINGS))
POWER_WORDS = words("null", *(encode(power).decode() for power in POWERS[1:]))
SLOT_WORDS = strings(*LETTERS)
PHASE, ROUND, TURN, TURNS, OCCASION, SPOT, CALLER, ENDING, PILE, DISCARDS, TOP, LOOKING, TOTALS, GAINED = names(
    *("phase", "round", "turn", "turns", "occasion", "spot", "caller", "ending"),
    *("pile", "discards", "top", "looking", "totals", "gained"),
)
SPOT_SEAT, SPOT_SLOT = names("seat", "slot")
VALUE, POWER = names("value", "power")
HANDS, HELD = names("hands", "held")
FACE, REMEMBERED, EYES = names("face", "remembered", "eyes")
HELD_BY, HELD_FACE = names("seat", "face")


def view(state: State, viewer: int) -> Json:
    """The table as JSON."""
    _, alike, own = pieces(state)
    return {**constant(state), **decode(joined(alike, own[viewer]))}


@part(State)
def constant(rounds: int, memory_aid: int) -> Json:
    """What never changes: how many rounds are played, and whether the table remembers."""
    return {"rounds": rounds, "memory_aid": bool(memory_aid)}


@rule
def write_alike(buffer: Buffer, state: State) -> int:
    """What everybody sees alike: where the round stands, the cards in the middle, and the points."""
    write_round(buffer, state)
    write_middle(buffer, state)
    write_seats(buffer, state)
    write(buffer, END)
    return int(state.round_number) * (MOST_TURNS + 1) + turns_complete(state)


@rule
def write_round(buffer: Buffer, state: State) -> None:
    """Where the round stands."""
    write(buffer, PHASE)
    write(buffer, PHASE_WORDS[state.phase])
    write_field(buffer, ROUND, state.round_number)
    write_field(buffer, TURN, state.turn)
    write_field(buffer, TURNS, state.turns)
    write_occasion(buffer, state)
    write_spot(buffer, state.spot)
    write_maybe(buffer, CALLER, state.caller)
    write(buffer, ENDING)
    write(buffer, ENDING_WORDS[state.ending])


@rule
def write_occasion(buffer: Buffer, state: State) -> None:
    """What a call answers: the round, and how many of its turns are complete."""
    write(buffer, OCCASION)
    write(buffer, OPEN)
    write_number(buffer, state.round_number)
    write_comma(buffer)
    write_number(buffer, turns_complete(state))
    write(buffer, CLOSE)


@rule
def turns_complete(state: State) -> int:
    """How many turns of the round are complete."""
    if state.phase in (TURN_END, SHOWN, OVER):
        return int(state.turns)
    return max(0, int(state.turns) - 1)


@rule
def write_spot(buffer: Buffer, spot: int) -> None:
    """The card that a power is at work on: looked at, or about to be swapped."""
    write(buffer, SPOT)
    if spot == NO_CARD:
        write(buffer, NULL)
    else:
        write_field(buffer, SPOT_SEAT, owner_of(spot))
        write(buffer, SPOT_SLOT)
        write(buffer, SLOT_WORDS[spot % SLOTS])
        write(buffer, END)


@rule
def write_middle(buffer: Buffer, state: State) -> None:
    """How many cards lie in the middle, and the discarded one on top."""
    write_field(buffer, PILE, state.left)
    discarded = 0
    for face in range(FACES):
        discarded += int(state.discards[face])
    write_field(buffer, DISCARDS, discarded)
    write(buffer, TOP)
    write_face(buffer, state, state.top)


@rule
def write_seats(buffer: Buffer, state: State) -> None:
    """Who has not finished looking, in the first look and when all hands are shown, and the points."""
    looking = state.phase in (FIRST_LOOK, SHOWN)
    write_members(buffer, LOOKING, state.acting if looking else 0, state.seats)
    write_numbers(buffer, TOTALS, state.total, state.seats)
    if state.phase in (SHOWN, OVER):
        write_numbers(buffer, GAINED, state.gained, state.seats)
    else:
        write(buffer, GAINED)
        write(buffer, NULL)


@rule
def write_own(buffer: Buffer, state: State, viewer: int) -> None:
    """What depends on who looks: the faces of cards."""
    write(buffer, HANDS)
    write(buffer, OPEN)
    for seat in range(state.seats):
        write_comma(buffer)
        write_hand(buffer, state, seat, viewer)
    write(buffer, CLOSE)
    write_held(buffer, state, viewer)
    write(buffer, END)


@rule
def write_hand(buffer: Buffer, state: State, seat: int, viewer: int) -> None:
    """The cards before a seat."""
    write(buffer, OPEN)
    for slot in range(SLOTS):
        write_comma(buffer)
        write_card(buffer, state, state.card[place_of(seat, slot)], viewer)
    write(buffer, CLOSE)


@rule
def write_card(buffer: Buffer, state: State, card: int, viewer: int) -> None:
    """A card before a seat: its face if the viewer may see it, and who is looking at it."""
    shown = is_open_to(state, card, viewer)
    write(buffer, FACE)
    write_face(buffer, state, face_of(card) if shown else NO_CARD)
    write_flag(buffer, REMEMBERED, shown and state.memory_aid != 0 and viewer != ALL_EYES)
    write_members(buffer, EYES, looked_at_by(card), state.seats)
    write(buffer, END)


@rule
def is_open_to(state: State, card: int, viewer: int) -> bool:
    """Who may see the face of a card before a seat: who looks at it; with the memory aid, who has ever looked."""
    return knows(viewer, card) if state.memory_aid else sees_face(viewer, card)


@rule
def write_held(buffer: Buffer, state: State, viewer: int) -> None:
    """The card in a seat's hand between drawing and throwing or keeping it: who holds it looks at it."""
    card = state.card[DRAWN]
    write(buffer, HELD)
    if card == NO_CARD:
        write(buffer, NULL)
    else:
        write_field(buffer, HELD_BY, lowest_bit(looked_at_by(card)))
        write(buffer, HELD_FACE)
        write_face(buffer, state, face_of(card) if sees_face(viewer, card) else NO_CARD)
        write(buffer, END)


@rule
def write_face(buffer: Buffer, state: State, face: int) -> None:
    """What is printed on a card; nothing, if there is none to be seen."""
    if face == NO_CARD:
        write(buffer, NULL)
    else:
        write_field(buffer, VALUE, state.value[face])
        write(buffer, POWER)
        write(buffer, POWER_WORDS[state.power[face]])
        write(buffer, END)


@rule
def see_more(state: State) -> int:
    """The seats that see faces, as bits: who looks at a card, and with the memory aid everybody."""
    if state.memory_aid:
        return everyone(state.seats)
    eyes = 0 if state.card[DRAWN] == NO_CARD else looked_at_by(state.card[DRAWN])
    for place in range(SLOTS * int(state.seats)):
        eyes |= looked_at_by(state.card[place])
    return eyes


pieces = written(State, write_alike, write_own, see_more)


def outcome(state: State) -> Outcome:
    """The fewest points win; equal points share."""
    points = tuple(-int(state.total[seat]) for seat in range(int(state.seats)))
    winners = tuple(seat for seat, mine in enumerate(points) if mine == max(points))
    return Outcome(points, winners, "fewest", {"best": -max(points)})
