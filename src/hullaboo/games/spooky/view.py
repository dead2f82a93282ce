"""What each viewer may see: named card by card, a face only while the viewer looks at it or the table remembers."""

from typing import Any

from msgspec.json import decode, encode

from hullaboo.core.outcome import Outcome
from hullaboo.core.rule import rule
from hullaboo.core.seats import ALL_EYES, everyone, lowest_bit
from hullaboo.kit.cards import NO_CARD, face_of, knows, looked_at_by, sees_face
from hullaboo.kit.page import (
    CLOSE,
    END,
    NULL,
    OPEN,
    Page,
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
from .state import DRAWN, FACES, FIRST_LOOK, MOST_TURNS, OVER, ROUNDS, SHOWN, SLOTS, TURN_END, State, owner_of, place_of
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
    _, alike, own = slate(state)
    return {**still(state), **decode(joined(alike, own[viewer]))}


@part(State)
def still(memory_aid: int) -> Json:
    """What never changes: how many rounds are played, and whether the table remembers."""
    return {"rounds": ROUNDS, "memory_aid": bool(memory_aid)}


@rule
def write_alike(page: Page, state: State) -> int:
    """What everybody sees alike: where the round stands, the cards in the middle, and the points."""
    write_round(page, state)
    write_middle(page, state)
    write_seats(page, state)
    write(page, END)
    return int(state.round_number) * (MOST_TURNS + 1) + turns_complete(state)


@rule
def write_round(page: Page, state: State) -> None:
    """Where the round stands."""
    write(page, PHASE)
    write(page, PHASE_WORDS[state.phase])
    write_field(page, ROUND, state.round_number)
    write_field(page, TURN, state.turn)
    write_field(page, TURNS, state.turns)
    write_occasion(page, state)
    write_spot(page, state.spot)
    write_maybe(page, CALLER, state.caller)
    write(page, ENDING)
    write(page, ENDING_WORDS[state.ending])


@rule
def write_occasion(page: Page, state: State) -> None:
    """What a call answers: the round, and how many of its turns are complete."""
    write(page, OCCASION)
    write(page, OPEN)
    write_number(page, state.round_number)
    write_comma(page)
    write_number(page, turns_complete(state))
    write(page, CLOSE)


@rule
def turns_complete(state: State) -> int:
    """How many turns of the round are complete."""
    if state.phase in (TURN_END, SHOWN, OVER):
        return int(state.turns)
    return max(0, int(state.turns) - 1)


@rule
def write_spot(page: Page, spot: int) -> None:
    """The card that a power is at work on: looked at, or about to be swapped."""
    write(page, SPOT)
    if spot == NO_CARD:
        write(page, NULL)
    else:
        write_field(page, SPOT_SEAT, owner_of(spot))
        write(page, SPOT_SLOT)
        write(page, SLOT_WORDS[spot % SLOTS])
        write(page, END)


@rule
def write_middle(page: Page, state: State) -> None:
    """How many cards lie in the middle, and the discarded one on top."""
    write_field(page, PILE, state.left)
    discarded = 0
    for face in range(FACES):
        discarded += int(state.discards[face])
    write_field(page, DISCARDS, discarded)
    write(page, TOP)
    write_face(page, state, state.top)


@rule
def write_seats(page: Page, state: State) -> None:
    """Who has not finished looking, in the first look and when all hands are shown, and the points."""
    looking = state.phase in (FIRST_LOOK, SHOWN)
    write_members(page, LOOKING, state.acting if looking else 0, state.seats)
    write_numbers(page, TOTALS, state.total, state.seats)
    if state.phase in (SHOWN, OVER):
        write_numbers(page, GAINED, state.gained, state.seats)
    else:
        write(page, GAINED)
        write(page, NULL)


@rule
def write_own(page: Page, state: State, viewer: int) -> None:
    """What depends on who looks: the faces of cards."""
    write(page, HANDS)
    write(page, OPEN)
    for seat in range(state.seats):
        write_comma(page)
        write_hand(page, state, seat, viewer)
    write(page, CLOSE)
    write_held(page, state, viewer)
    write(page, END)


@rule
def write_hand(page: Page, state: State, seat: int, viewer: int) -> None:
    """The cards before a seat."""
    write(page, OPEN)
    for slot in range(SLOTS):
        write_comma(page)
        write_card(page, state, state.card[place_of(seat, slot)], viewer)
    write(page, CLOSE)


@rule
def write_card(page: Page, state: State, card: int, viewer: int) -> None:
    """A card before a seat: its face if the viewer may see it, and who is looking at it."""
    shown = is_open_to(state, card, viewer)
    write(page, FACE)
    write_face(page, state, face_of(card) if shown else NO_CARD)
    write_flag(page, REMEMBERED, shown and state.memory_aid != 0 and viewer != ALL_EYES)
    write_members(page, EYES, looked_at_by(card), state.seats)
    write(page, END)


@rule
def is_open_to(state: State, card: int, viewer: int) -> bool:
    """Who may see the face of a card before a seat: who looks at it; with the memory aid, who has ever looked."""
    return knows(viewer, card) if state.memory_aid else sees_face(viewer, card)


@rule
def write_held(page: Page, state: State, viewer: int) -> None:
    """The card in a seat's hand between drawing and throwing or keeping it: who holds it looks at it."""
    card = state.card[DRAWN]
    write(page, HELD)
    if card == NO_CARD:
        write(page, NULL)
    else:
        write_field(page, HELD_BY, lowest_bit(looked_at_by(card)))
        write(page, HELD_FACE)
        write_face(page, state, face_of(card) if sees_face(viewer, card) else NO_CARD)
        write(page, END)


@rule
def write_face(page: Page, state: State, face: int) -> None:
    """What is printed on a card; nothing, if there is none to be seen."""
    if face == NO_CARD:
        write(page, NULL)
    else:
        write_field(page, VALUE, state.value[face])
        write(page, POWER)
        write(page, POWER_WORDS[state.power[face]])
        write(page, END)


@rule
def see_more(state: State) -> int:
    """The seats that see faces, as bits: who looks at a card, and with the memory aid everybody."""
    if state.memory_aid:
        return everyone(state.seats)
    eyes = 0 if state.card[DRAWN] == NO_CARD else looked_at_by(state.card[DRAWN])
    for place in range(SLOTS * int(state.seats)):
        eyes |= looked_at_by(state.card[place])
    return eyes


slate = written(State, write_alike, write_own, see_more)


def outcome(state: State) -> Outcome:
    """The fewest points win; equal points share."""
    points = tuple(-int(state.total[seat]) for seat in range(int(state.seats)))
    winners = tuple(seat for seat, mine in enumerate(points) if mine == max(points))
    return Outcome(points, winners, "fewest", {"best": -max(points)})
