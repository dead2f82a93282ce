"""Tables as pictures, drawn as the terminal draws them.

    table = drawn('''
        ╶●^─●v─●^
         ## ¦¦ ¦¦ ¦¦ ¦¦ ##
         ## ¦¦ ¦¦ ¦¦ ¦¦ ##
         ## ¦¦ ¦¦ ¦¦ ¦¦ ##
    ''')

`○` is white, `●` black; a tie tells where a card begins: `╶` across, `╷` upright. The gate must be in the picture, so
that rows and columns are known: its left upper square is 22,21.
"""

import re
from pathlib import Path

import numpy as np

from hullaboo.core.edition import load
from hullaboo.core.luck import reseed
from hullaboo.core.options import encode
from hullaboo.core.seats import members

from ..cards import ACROSS, NOTHING, SQUARES, UPRIGHT, different_ways
from ..edition import numbers, squares
from ..moves import action
from ..options import Options
from ..rules import MOST_LEGAL, State, actors, apply, legal, scores, start
from ..state import CARDS, GATE_CARDS, GATE_COLUMN, GATE_ROW, column_of, count_places_around, put, row_of, show
from ..view import TEXTS

HOME = Path(__file__).parents[1]
COLOURS = {"○": "white", "●": "black"}
GAZES = {"^": "up", ">": "right", "v": "down", "<": "left"}
AXES = {"╶": ACROSS, "╷": UPRIGHT}
CELL = 3

EMPTY_GATE = """
     ## ¦¦ ¦¦ ¦¦ ¦¦ ##
     ## ¦¦ ¦¦ ¦¦ ¦¦ ##
     ## ¦¦ ¦¦ ¦¦ ¦¦ ##
"""

Card = tuple[int, int, int, tuple[str, ...]]
"""Axis, row, column, and what the squares show, as in a view."""


def fresh(edition: str = "classic", seed: int = 1, handicap: int = 0, even_start: bool = False) -> State:
    """A table set up to play."""
    state = State.new()
    reseed(state.luck, seed, 0)
    options = encode(Options(handicap=handicap, even_start=even_start))[0]
    start(state, 2, options, load(HOME / "editions", edition, numbers).numbers)
    return state


def pictured(picture: str) -> set[Card]:
    """The cards in a picture."""
    lines = picture.splitlines()
    top = next(number for number, line in enumerate(lines) if "## ¦¦" in line)
    left = lines[top].index("## ¦¦") - 1
    return {
        (AXES[tie[0]], GATE_ROW + number - top, GATE_COLUMN + (tie.start() - left) // CELL, read(lines, number, tie))
        for number, line in enumerate(lines)
        for tie in re.finditer("[╶╷]", line)
    }


def read(lines: list[str], number: int, tie: "re.Match[str]") -> tuple[str, ...]:
    """The squares of the card that begins at a tie."""
    down, right = (0, CELL) if AXES[tie[0]] == ACROSS else (1, 0)
    begin = tie.start() + 1
    return tuple(in_words(lines[number + at * down][begin + at * right :][:2]) for at in range(SQUARES))


def in_words(signs: str) -> str:
    """`○^` is `white up`."""
    return "tombstone" if signs == "##" else f"{COLOURS[signs[0]]} {GAZES[signs[1]]}"


def code(words: str) -> int:
    """`white up` as the rules know it."""
    return TEXTS.index(words)


def on_table(state: State) -> set[Card]:
    """The cards that lie on a table, to be compared with a picture's."""
    return {
        (
            int(state.axis[card]),
            row_of(state, card, 0),
            column_of(state, card, 0),
            tuple(TEXTS[int(state.square[card, at])] for at in range(SQUARES)),
        )
        for card in range(GATE_CARDS, int(state.laid))
    }


def drawn(picture: str, hand: str = "O^ O^ O^", seat: int = 0) -> State:
    """A table from a picture; `seat` is on turn and holds a card written as in an edition, O being its own colour."""
    state = fresh()
    for number, (axis, row, column, shown) in enumerate(sorted(pictured(picture))):
        line, step = (row, column) if axis == ACROSS else (column, row)
        card = put(state, number % 2 * CARDS + number // 2, axis, line, step)
        count_places_around(state, card)
        for at, words in enumerate(shown):
            show(state, card, at, code(words))
    state.turn = seat
    hold(state, seat, hand)
    return state


def hold(state: State, seat: int, card: str) -> None:
    """Put a card in a seat's hand, in place of the one it held."""
    held = int(state.hand[seat])
    assert held != NOTHING
    for at, square in enumerate(squares(card)):
        state.deck[held, at] = square
    state.ways[held] = different_ways(state.deck, held)


def play(state: State, *texts: str) -> State:
    """Play moves in notation, each by the seat that is asked, each legal."""
    for text in texts:
        (seat,) = members(actors(state))
        assert action(text) in legal_actions(state, seat), f"{text} is not legal"
        apply(state, seat, action(text))
    return state


def legal_actions(state: State, seat: int) -> list[int]:
    """What `legal` writes."""
    out = np.zeros(MOST_LEGAL, np.int64)
    return list(out[: legal(state, seat, out)].tolist())


def ghosts(state: State) -> tuple[int, int]:
    """White and black ghosts in sight."""
    return int(state.ghosts[0]), int(state.ghosts[1])


def points(state: State) -> tuple[int, ...]:
    """What `scores` writes."""
    out = np.zeros(2, np.int64)
    scores(state, out)
    return tuple(out.tolist())
