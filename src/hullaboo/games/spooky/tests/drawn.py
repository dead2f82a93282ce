"""Tables drawn as text: `drawn("7:0 3:01 12 5 | 4 4 4 4", pile="9", discards="1 6")`.

Each seat's cards a to d as values; `7:01` has been seen by seats 0 and 1. The last discard lies on top. The box holds
exactly the cards of the picture, so a pile of one kind makes every draw certain.
"""

from pathlib import Path

import numpy as np

from hullaboo.core.edition import load
from hullaboo.core.luck import reseed
from hullaboo.core.options import encode
from hullaboo.core.record import Row
from hullaboo.core.seats import everyone, seat_from
from hullaboo.kit.cards import NO_CARD, face_of, hidden_card, knows, turned_down_by, turned_up_for

from ..edition import numbers
from ..moves import LETTERS, action, text
from ..options import ROUNDS, Options
from ..rules import MOST_LEGAL, State, apply, check, legal, start
from ..state import FACES, MOST_CARDS, PLACES, TURN, place_of

CLASSIC = load(Path(__file__).parents[1] / "editions", "classic", numbers)
FACE_OF = {int(CLASSIC.numbers[face]): face for face in range(FACES) if CLASSIC.numbers[FACES + face]}


def fresh(seats: int = 2, luck: int = 1, aid: bool = False, rounds: int = ROUNDS) -> State:
    """A table as it stands before the first look."""
    state = State.new()
    reseed(state.luck, luck, 0)
    start(state, seats, encode(Options(rounds=rounds, memory_aid=aid))[0], CLASSIC.numbers)
    return state


def drawn(hands: str, pile: str = "", discards: str = "", turn: int = 0, stock: int = 0, aid: bool = False) -> State:
    """A table from a picture; the seat `turn` may draw or take."""
    rows = [row.split() for row in hands.split("|")]
    state = emptied(fresh(len(rows), aid=aid))
    for seat, row in enumerate(rows):
        for slot, card in enumerate(row):
            state.card[place_of(seat, slot)] = card_from(card)
            count(state.copies, int(card.partition(":")[0]))
    for at, value in enumerate(map(int, pile.split())):
        state.pile[at] = FACE_OF[value]
        count(state.copies, value)
        state.left += 1
    for value in map(int, discards.split()):
        count(state.discards, value)
        count(state.copies, value)
        state.top = FACE_OF[value]
    state.turn, state.stock = turn, stock
    assert check(state) == 0
    return state


def emptied(state: State) -> State:
    """No card anywhere, and nobody looks."""
    for face in range(FACES):
        state.copies[face] = state.discards[face] = 0
    for at in range(MOST_CARDS):
        state.pile[at] = 0
    for place in range(PLACES):
        state.card[place] = NO_CARD
    state.left, state.phase, state.turns, state.top = 0, TURN, 1, NO_CARD
    state.acting = everyone(state.seats)
    return state


def count(row: Row, value: int) -> None:
    """One more card of a value."""
    row[FACE_OF[value]] += 1


def card_from(text: str) -> int:
    """A face-down card, seen by the seats behind its colon."""
    value, _, seats = text.partition(":")
    card = hidden_card(FACE_OF[int(value)], 0)
    for seat in map(int, seats):
        card = turned_down_by(turned_up_for(card, seat), seat)
    return card


def offers(state: State, seat: int) -> list[str]:
    """A seat's legal moves, in notation."""
    out = np.zeros(MOST_LEGAL, np.int32)
    return [text(each) for each in out[: legal(state, seat, out)].tolist()]


def play(state: State, *moves: str) -> State:
    """Play moves like `0 draw`; each must be legal."""
    for move in moves:
        who, _, said = move.partition(" ")
        seat = seat_from(who)
        assert said in offers(state, seat), f"{move}: expected one of {offers(state, seat)}"
        apply(state, seat, action(said))
        assert check(state) == 0
    return state


def hands(state: State) -> str:
    """The values before each seat, as drawn."""
    return " | ".join(" ".join(str(value_at(state, seat, slot)) for slot in LETTERS) for seat in range(state.seats))


def value_at(state: State, seat: int, slot: str) -> int:
    """The value of one card, whoever may know it."""
    return int(state.value[face_of(state.card[place_of(seat, LETTERS.index(slot))])])


def knowers(state: State, seat: int, slot: str) -> list[int]:
    """Who knows one card, of all seats."""
    card = int(state.card[place_of(seat, LETTERS.index(slot))])
    return [viewer for viewer in range(state.seats) if knows(viewer, card)]
