"""What each viewer may see, field by field. All but the order of the piles is open to all."""

from typing import Literal

from msgspec.json import decode

from hullaboo.core.outcome import Outcome
from hullaboo.core.rule import rule
from hullaboo.core.seats import ALL_EYES, NOBODY
from hullaboo.kit.fields import Fields
from hullaboo.kit.json_writer import (
    NULL,
    Buffer,
    close,
    open_list,
    open_object,
    write_maybe,
    write_name,
    write_number,
    write_word,
)
from hullaboo.kit.parts import part
from hullaboo.kit.shapes import NUMBER, Entry, ListOf, Maybe, Object, OneOf, TupleOf

from .cards import NOTHING, SQUARES, in_colour
from .moves import AXES, SQUARE_NAMES
from .rules import actors
from .state import CARDS, GATE_CARDS, SIDE, State, column_of, row_of

COLOURS = ("white", "black")
GAZES = ("up", "right", "down", "left")

PREVIEWS: Literal[True] = True
"""What a move does can be shown before it is made: nothing has to be remembered here."""

TEXTS = [*(f"{colour} {gaze}" for colour in COLOURS for gaze in GAZES), "tombstone", "bars"]
"""Every square of a card, by its number."""

SQUARE = OneOf("Square", "What a square of a card shows: a ghost of a colour that looks some way, or none.", *TEXTS)
AXIS = OneOf("Axis", "How a card lies.", *AXES)
LOOKER = OneOf("Looker", "A square of the card that was just laid, from its left or upper end.", *SQUARE_NAMES)
LIES = (
    Entry("row", NUMBER, "The row of its first square."),
    Entry("column", NUMBER, "The column of its first square."),
    Entry("axis", AXIS, "How it lies."),
    Entry("squares", ListOf(SQUARE), "What it shows, from its left or upper end."),
)
GATE_CARD = Object("GateCard", "A card of the gate.", *LIES)
LAID_CARD = Object(
    *("LaidCard", "A card that was laid."),
    Entry("seat", NUMBER, "Who has laid it."),
    Entry("card", NUMBER, "Its number in the edition."),
    *LIES,
)
HELD_CARD = Object(
    *("HeldCard", "A card that is not laid yet."),
    Entry("card", NUMBER, "Its number in the edition."),
    Entry("squares", ListOf(SQUARE), "Its front, lying across."),
)
SEAT = Object(
    *("SeatView", "The cards of a seat that are not laid yet."),
    Entry("hand", Maybe(HELD_CARD), "The card in hand."),
    Entry("next", Maybe(HELD_CARD), "The top of the pile."),
    Entry("pile", ListOf(HELD_CARD), "What is below the top, in the order of the edition."),
)

TEXT_WORDS, AXIS_WORDS, LOOKER_WORDS = SQUARE.words(), AXIS.words(), LOOKER.words()
SEAT_NAME, CARD_NAME, ROW_NAME, COLUMN_NAME, AXIS_NAME, SQUARES_NAME = LAID_CARD.names()
HAND_NAME, NEXT_NAME, PILE_NAME = SEAT.names()

FIELDS = Fields(State)


@FIELDS.constant("handicap", NUMBER)
@part(State)
def head_start(handicap: int) -> int:
    """The ghosts that count for the Oya from the beginning."""
    return handicap


@FIELDS.constant("side", NUMBER)
def side_of_the_table(_state: State) -> int:
    """How many rows and columns the table has."""
    return SIDE


@FIELDS.alike("turn", Maybe(NUMBER))
@rule
def write_turn(buffer: Buffer, state: State) -> None:
    """Whose turn it is; nobody's, when all is over."""
    write_maybe(buffer, NOBODY if actors(state) == 0 else state.turn)


@FIELDS.alike("to_look", ListOf(LOOKER))
@rule
def write_to_look(buffer: Buffer, state: State) -> None:
    """The squares of the card just laid whose ghosts have not looked."""
    open_list(buffer)
    for at in range(SQUARES):
        if int(state.to_look) >> at & 1 == 1:
            write_word(buffer, LOOKER_WORDS[at])
    close(buffer)


@FIELDS.alike("points", TupleOf(("white", NUMBER), ("black", NUMBER)))
@rule
def write_points(buffer: Buffer, state: State) -> None:
    """The ghosts of each colour in sight, the Oya's with the handicap."""
    open_list(buffer)
    write_number(buffer, int(state.ghosts[0]) + int(state.handicap))
    write_number(buffer, state.ghosts[1])
    close(buffer)


@FIELDS.alike("gate", ListOf(GATE_CARD))
@rule
def write_gate(buffer: Buffer, state: State) -> None:
    """The cards of the gate, which lie there from the beginning."""
    open_list(buffer)
    for card in range(GATE_CARDS):
        open_object(buffer)
        write_lying(buffer, state, card)
        close(buffer)
    close(buffer)


@FIELDS.alike("cards", ListOf(LAID_CARD))
@rule
def write_cards(buffer: Buffer, state: State) -> None:
    """The cards that were laid, in their order."""
    open_list(buffer)
    for card in range(GATE_CARDS, state.laid):
        open_object(buffer)
        write_name(buffer, SEAT_NAME)
        write_number(buffer, int(state.card[card]) // CARDS)
        write_name(buffer, CARD_NAME)
        write_number(buffer, int(state.card[card]) % CARDS)
        write_lying(buffer, state, card)
        close(buffer)
    close(buffer)


@rule
def write_lying(buffer: Buffer, state: State, card: int) -> None:
    """Where a card lies and what it shows."""
    write_name(buffer, ROW_NAME)
    write_number(buffer, row_of(state, card, 0))
    write_name(buffer, COLUMN_NAME)
    write_number(buffer, column_of(state, card, 0))
    write_name(buffer, AXIS_NAME)
    write_word(buffer, AXIS_WORDS[state.axis[card]])
    write_name(buffer, SQUARES_NAME)
    open_list(buffer)
    for at in range(SQUARES):
        write_word(buffer, TEXT_WORDS[state.square[card, at]])
    close(buffer)


@FIELDS.own(
    "seats",
    TupleOf(("white", SEAT), ("black", SEAT)),
    "the order below the top: nobody who plays; all eyes, after the end",
)
@rule
def write_seats(buffer: Buffer, state: State, viewer: int) -> None:
    """What each seat has not laid yet: its hand and the top of its pile, and which cards are below it."""
    open_list(buffer)
    for seat in range(2):
        size = int(state.pile_size[seat])
        open_object(buffer)
        write_name(buffer, HAND_NAME)
        write_card(buffer, state, seat, state.hand[seat])
        write_name(buffer, NEXT_NAME)
        write_card(buffer, state, seat, state.pile[seat, size - 1] if size > 0 else NOTHING)
        write_name(buffer, PILE_NAME)
        if viewer == ALL_EYES:
            write_pile(buffer, state, seat)
        else:
            write_pile_in_order(buffer, state, seat)
        close(buffer)
    close(buffer)


@rule
def write_pile(buffer: Buffer, state: State, seat: int) -> None:
    """The cards below the top of a pile as they lie, from the top on."""
    open_list(buffer)
    for at in range(int(state.pile_size[seat]) - 2, -1, -1):
        write_card(buffer, state, seat, state.pile[seat, at])
    close(buffer)


@rule
def write_pile_in_order(buffer: Buffer, state: State, seat: int) -> None:
    """The cards below the top of a pile in the order of the edition, so that their places tell nothing."""
    below = 0
    for at in range(int(state.pile_size[seat]) - 1):
        below |= 1 << int(state.pile[seat, at])
    open_list(buffer)
    for card in range(CARDS):
        if below >> card & 1 == 1:
            write_card(buffer, state, seat, card)
    close(buffer)


@rule
def write_card(buffer: Buffer, state: State, seat: int, card: int) -> None:
    """A card by its number in the edition and its front, lying across; null for no card."""
    if card == NOTHING:
        write_word(buffer, NULL)
        return
    open_object(buffer)
    write_name(buffer, CARD_NAME)
    write_number(buffer, card)
    write_name(buffer, SQUARES_NAME)
    open_list(buffer)
    for at in range(SQUARES):
        write_word(buffer, TEXT_WORDS[in_colour(state.deck[card, at], seat)])
    close(buffer)
    close(buffer)


view, constant, pieces = FIELDS.views(decode)


def points(state: State) -> list[int]:
    """The same as numbers."""
    return [int(state.ghosts[0]) + int(state.handicap), int(state.ghosts[1])]


def outcome(state: State) -> Outcome:
    """More ghosts in sight win; a tie is the Oya's."""
    white, black = points(state)
    winner = 1 if black > white else 0
    return Outcome((white, black), (winner,), "tie" if white == black else "more", {"white": white, "black": black})
