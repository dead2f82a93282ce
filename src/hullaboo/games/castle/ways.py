"""The solver for ordinary Python: castles by value, ways as objects."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from hullaboo.core.record import Row
from hullaboo.core.rule import rule
from hullaboo.kit.parts import part

from .board import COLOUR_LETTERS, COLOURS, ROOMS, SIDE, room
from .journeys import LONGEST_JOURNEY, effort, grade, journey
from .maze import ANY, Maze, Search, build
from .solver import solve
from .state import NO_TOKEN, NOWHERE, SPOTS, TRANSITION, TRAPDOOR, State

KINDS = {"trapdoor": TRAPDOOR, "transition": TRANSITION}
SIDE_SIGNS = COLOUR_LETTERS + " #"


@dataclass(frozen=True)
class Way:
    """The cheapest journey that ends with a colour."""

    last: int
    steps: int
    walls: int
    tokens: int
    effort: int
    actions: tuple[int, ...]

    @property
    def called(self) -> int:
        """The colour that is called."""
        return self.actions[0]


@dataclass(frozen=True)
class Castle:
    """Walls and tokens, by value."""

    east: bytes
    south: bytes
    spot: tuple[int, ...]
    token: tuple[int, ...]

    @staticmethod
    def of(state: State) -> "Castle":
        """The castle of a state."""
        return castle_of(state)

    @classmethod
    def seen_in(cls, view: dict[str, Any]) -> "Castle":
        """The castle of a view."""
        spot, token = [NOWHERE] * SPOTS, [NO_TOKEN] * SPOTS
        for each in view["tokens"]:
            spot[each["spot"] - 1] = cell_of(each["room"])
            token[each["spot"] - 1] = KINDS[each["kind"]]
        return cls(sides_from(view["east"]), sides_from(view["south"]), tuple(spot), tuple(token))

    def without(self, *kinds: int) -> "Castle":
        """The same castle for somebody who does not see some kinds of tokens."""
        return Castle(
            self.east, self.south, self.spot, tuple(NO_TOKEN if each in kinds else each for each in self.token)
        )


@part(State)
def castle_of(spot: tuple[int, ...], east: tuple[int, ...], south: tuple[int, ...], token: tuple[int, ...]) -> Castle:
    """The castle of a state, which is the same for a whole match."""
    return Castle(bytes(east), bytes(south), spot, token)


def cell_of(room: Sequence[int]) -> int:
    """The cell of a room given as row and column from 1."""
    row, column = room
    return (2 * row - 1) * SIDE + 2 * column - 1


def sides_from(rows: list[str]) -> bytes:
    """The rows of a view as one number a cell."""
    return bytes(SIDE_SIGNS.index(sign) for row in rows for sign in row)


@lru_cache(maxsize=64)
def maze_of(castle: Castle) -> Any:
    """The castle, made ready for searching."""
    mazes = Maze.batch(1)
    east, south = np.frombuffer(castle.east, np.int8), np.frombuffer(castle.south, np.int8)
    build_at(mazes, east, south, np.array(castle.spot), np.array(castle.token))
    return mazes


def ways(castle: Castle, ghost: int, visitor: int, colours: int = ANY) -> list[Way]:
    """The cheapest way for each last colour that is possible with `colours` (bits)."""
    mazes, searches, actions = maze_of(castle), Search.batch(1), np.zeros(LONGEST_JOURNEY, np.int16)
    possible = solve_at(mazes, searches, ghost, visitor, colours)
    search = searches[0]
    found = []
    for last in range(COLOURS):
        if possible >> last & 1:
            hard, count = effort_at(mazes, searches, last, actions), journey_at(mazes, searches, last, actions)
            cost = int(search.way_steps[last]), int(search.way_walls[last]), int(search.way_tokens[last])
            found.append(Way(last, *cost, hard, tuple(actions[:count].tolist())))
    return found


def grade_of(castle: Castle, ghost: int, visitor: int, colours: int = ANY) -> int:
    """How hard a problem is, 1 to 5; 0 if it has no way."""
    mazes, searches = maze_of(castle), Search.batch(1)
    solve_at(mazes, searches, ghost, visitor, colours)
    return grade_at(mazes, searches, np.zeros(LONGEST_JOURNEY, np.int16))


def prospects(castle: Castle, ghost: int, colours: Collection[int]) -> float:
    """The share of the other rooms that the ghost can reach from one of them with some colours."""
    return reachable_at(maze_of(castle), Search.batch(1), ghost, bits(colours)) / (ROOMS - 1)


def bits(colours: Collection[int]) -> int:
    """A set of colours as bits."""
    return sum(1 << colour for colour in colours)


@rule
def reachable_at(mazes: Any, searches: Any, ghost: int, colours: int) -> int:
    """How many rooms the ghost can reach from its own."""
    count = 0
    for number in range(ROOMS):
        if room(number) != ghost and solve(mazes[0], ghost, room(number), colours, searches[0]) != 0:
            count += 1
    return count


@rule
def build_at(mazes: Any, east: Row, south: Row, spot: Row, token: Row) -> None:
    """`build` for Python."""
    build(mazes[0], east, south, spot, token)


@rule
def solve_at(mazes: Any, searches: Any, ghost: int, visitor: int, colours: int) -> int:
    """`solve` for Python."""
    return solve(mazes[0], ghost, visitor, colours, searches[0])


@rule
def journey_at(mazes: Any, searches: Any, colour: int, out: Row) -> int:
    """`journey` for Python."""
    return journey(mazes[0], searches[0], colour, out)


@rule
def effort_at(mazes: Any, searches: Any, colour: int, out: Row) -> int:
    """`effort` for Python."""
    return effort(mazes[0], searches[0], colour, out)


@rule
def grade_at(mazes: Any, searches: Any, out: Row) -> int:
    """`grade` for Python."""
    return grade(mazes[0], searches[0], out)
