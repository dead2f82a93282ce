"""Positions drawn as pictures, and moves written as a journey.

A picture shows the north-west of a castle as an edition shows a tile: cells with what is east of them, then what is
south of them. `G` is the ghost's room, `V` the visitor's, `T` a trapdoor, `X` a transition, `o` any other room, `.` a
corridor; a letter between two cells is a wall, a blank an open side. Beyond the picture nothing can be passed.
"""

import numpy as np

from hullaboo.core.finding import game
from hullaboo.core.luck import reseed
from hullaboo.core.options import encode
from hullaboo.core.seats import CLOCK

from ..board import CELLS, COLOUR_LETTERS, FRAME, OPEN, ROOMS, SIDE, listed, room
from ..moves import action, text
from ..options import Options
from ..rules import MOST_LEGAL, apply, legal
from ..setting import start
from ..state import LEFT, NO_TOKEN, NOWHERE, SPOTS, STILL_TO_COME, TRANSITION, TRAPDOOR, VISITORS, State

EDITION = game("castle").edition().numbers
TOKENS = {"T": TRAPDOOR, "X": TRANSITION}
CELL_SIGNS = ".oGVTX"

STRAIGHT = """
. . . . . . .
 +r+ + + + +
.wGw.wo .wVr.
"""
"""Three white walls between the ghost and the visitor, a red one to the ghost's north."""
JOURNEY = "call white, e, e, e, e"


def dealt(seats: int = 4, seed: int = 1, options: Options | None = None) -> State:
    """A table as a match begins."""
    state = State.new()
    reseed(state.luck, seed, 0)
    start(state, seats, encode(options or Options())[0], EDITION)
    return state


def drawn(picture: str, seats: int = 4, options: Options | None = None) -> State:
    """A table with the castle of a picture; the first visitor is where the picture shows it."""
    state = dealt(seats, options=options)
    for cell in range(CELLS):
        state.east[cell] = state.south[cell] = FRAME
    for spot in range(SPOTS):
        state.spot[spot], state.token[spot] = NOWHERE, NO_TOKEN
    for y, line in enumerate(picture.strip("\n").split("\n")):
        for x, sign in enumerate(line):
            place(state, y, x, sign)
    find_rooms_for_the_others(state)
    return state


def place(state: State, y: int, x: int, sign: str) -> None:
    """One sign of a picture."""
    cell = y // 2 * SIDE + x // 2
    if y % 2 == 0 and x % 2 == 0:
        assert sign in CELL_SIGNS, f"expected one of {CELL_SIGNS}, got {sign!r}"
        put(state, cell, sign)
    elif y % 2 == 0:
        state.east[cell] = side(sign)
    elif x % 2 == 0:
        state.south[cell] = side(sign)


def side(sign: str) -> int:
    """A wall's letter, or a blank."""
    return OPEN if sign == " " else COLOUR_LETTERS.index(sign)


def put(state: State, cell: int, sign: str) -> None:
    """Ghost, visitor or token in a room."""
    if sign == "G":
        state.ghost = cell
    elif sign == "V":
        state.room[0] = cell
    elif sign in TOKENS:
        lay(state, cell, TOKENS[sign])


def lay(state: State, cell: int, token: int) -> None:
    """A token on the next free spot."""
    spot = listed(state.token).index(NO_TOKEN)
    state.spot[spot], state.token[spot] = cell, token


def find_rooms_for_the_others(state: State) -> None:
    """Visitors still to come get the last rooms of the castle."""
    taken = [int(state.room[0]), int(state.ghost)]
    free = [room(number) for number in range(ROOMS - 1, -1, -1) if room(number) not in taken]
    for visitor in range(1, int(state.visitors)):
        state.room[visitor] = free[visitor]


def give(state: State, seat: int, walls: str = "", visitors: int = 0) -> None:
    """Wall tokens by their letters, and some of the visitors that came before."""
    for letter in walls:
        state.holder[COLOUR_LETTERS.index(letter)] = seat
    for _ in range(visitors):
        pass_on(state, seat)


def pass_on(state: State, owner: int = LEFT) -> None:
    """The visitor in the castle is taken, or leaves; the next one stands in its room."""
    here = int(state.visitor)
    state.owner[here] = owner
    state.visitor = here + 1
    if here + 1 < state.visitors:
        state.room[here], state.room[here + 1] = int(state.room[here + 1]), int(state.room[here])


def moves_of(state: State, seat: int) -> list[str]:
    """A seat's legal moves, as text."""
    out = np.zeros(MOST_LEGAL, np.int64)
    return [text(int(each)) for each in out[: legal(state, seat, out)]]


def play(state: State, seat: int, journey: str) -> State:
    """Moves of one seat in a row, each of them legal: `call white, e, s, jump 2`."""
    for move in journey.split(", "):
        assert move in moves_of(state, seat), f"{seat} {move}: legal are {moves_of(state, seat)}"
        apply(state, seat, action(move))
    return state


def time_is_over(state: State, what: str) -> State:
    """CLOCK ends a time."""
    return play(state, CLOCK, what)


def walls(state: State, seat: int) -> str:
    """The wall tokens before a seat, by their letters."""
    return "".join(letter for at, letter in enumerate(COLOUR_LETTERS) if state.holder[at] == seat)


def visitors(state: State, seat: int) -> list[int]:
    """The visitors that a seat took, by their numbers."""
    return [number + 1 for number in range(VISITORS) if state.owner[number] == seat]


def still_searching(state: State) -> bool:
    """Whether the first visitor is still in the castle and nobody has the floor."""
    return state.owner[0] == STILL_TO_COME and state.claimer < 0
