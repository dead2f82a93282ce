"""The laboratory of tile sets: how often there is a way, how hard it is, and whether another set would be better."""

from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from hullaboo.core.luck import below, reseed
from hullaboo.core.options import encode
from hullaboo.core.record import Row
from hullaboo.core.rule import rule

from .board import COLOUR_LETTERS, COLOURS
from .edition import LINES, numbers
from .journeys import GRADES, LONGEST_JOURNEY, effort, grade
from .maze import ANY, Maze, Search, build
from .options import Options
from .setting import start
from .solver import solve
from .state import NO_TOKEN, SPOTS, VISITORS_TO_WIN, WALLS_TO_WIN, State, visitors_of, walls_of

ROUNDS, UNSOLVABLE, PROBLEMS, SOLVABLE, DIRECT, FIRST_GRADE = range(6)
FIGURES = FIRST_GRADE + len(GRADES) + 2
OPTIONS = encode(Options())

Data = Mapping[str, Any]


@dataclass(frozen=True)
class Figures:
    """What was counted. A problem is a round as one seat meets it, with the colours it may use."""

    seats: int
    rounds: int
    unsolvable: float
    """The share of rounds in which no seat had a way."""
    solvable: float
    """The share of problems that have a way."""
    direct: float
    """The share of problems that have a way without tokens."""
    grades: tuple[float, ...]
    """The shares of the grades 0 (no way) to 5."""


def measured(edition: Row, seats: int, castles: int, seed: int = 0) -> Figures:
    """Play matches in which each visitor goes to some seat that has a way, by its easiest one."""
    counts = np.zeros(FIGURES, np.int64)
    states, mazes, searches = State.batch(1), Maze.batch(2), Search.batch(1)
    actions = np.zeros(LONGEST_JOURNEY, np.int16)
    for castle in range(castles):
        match(states, mazes, searches, edition, OPTIONS, actions, seats, seed + castle, counts)
    rounds, unsolvable, problems, solvable, direct, *grades = counts.tolist()
    shares = tuple(each / problems for each in grades)
    return Figures(seats, rounds, unsolvable / rounds, solvable / problems, direct / problems, shares)


@rule
def match(
    states: Any, mazes: Any, searches: Any, edition: Row, options: Any, actions: Row, seats: int, seed: int, counts: Row
) -> None:
    """One match, counted round by round; `mazes` hold the castle with and without its tokens."""
    state = states[0]
    reseed(state.luck, seed, 0)
    start(state, seats, options[0], edition)
    build(mazes[0], state.east, state.south, state.spot, state.token)
    for spot in range(SPOTS):
        state.token[spot] = NO_TOKEN
    build(mazes[1], state.east, state.south, state.spot, state.token)
    while state.visitor < state.visitors and not state.over:
        play_round(state, mazes, searches[0], actions, counts)


@rule
def play_round(state: State, mazes: Any, search: Search, actions: Row, counts: Row) -> None:
    """Every seat's problem is counted; one of those who have a way takes the visitor."""
    visitor = int(state.visitor)
    taker, rivals = -1, 0
    for seat in range(int(state.seats)):
        if count_problem(state, mazes, search, seat, actions, counts):
            rivals += 1
            taker = seat if below(state.luck, rivals) == 0 else taker
    counts[ROUNDS] += 1
    if taker < 0:
        counts[UNSOLVABLE] += 1
    else:
        state.holder[easiest(state, mazes, search, taker, actions)] = taker
        state.owner[visitor] = taker
        state.over = 1 if walls_of(state, taker) == WALLS_TO_WIN or visitors_of(state, taker) == VISITORS_TO_WIN else 0
    state.ghost = int(state.room[visitor])
    state.visitor += 1


@rule
def count_problem(state: State, mazes: Any, search: Search, seat: int, actions: Row, counts: Row) -> bool:
    """Whether a seat has a way; counts that, whether it has one without tokens, and the grade."""
    ghost, visitor, colours = int(state.ghost), int(state.room[int(state.visitor)]), usable(state, seat)
    counts[PROBLEMS] += 1
    if solve(mazes[1], ghost, visitor, colours, search) != 0:
        counts[DIRECT] += 1
    found = solve(mazes[0], ghost, visitor, colours, search) != 0
    counts[FIRST_GRADE + grade(mazes[0], search, actions)] += 1
    if found:
        counts[SOLVABLE] += 1
    return found


@rule
def usable(state: State, seat: int) -> int:
    """The colours whose wall tokens do not lie before a seat, as bits."""
    colours = ANY
    for colour in range(COLOURS):
        if state.holder[colour] == seat:
            colours &= ~(1 << colour)
    return colours


@rule
def easiest(state: State, mazes: Any, search: Search, seat: int, actions: Row) -> int:
    """The last colour of a seat's easiest way."""
    possible = solve(mazes[0], int(state.ghost), int(state.room[int(state.visitor)]), usable(state, seat), search)
    best, least = -1, -1
    for colour in range(COLOURS):
        if (possible >> colour) & 1:
            found = effort(mazes[0], search, colour, actions)
            if best < 0 or found < least:
                best, least = colour, found
    return best


WANTED_DIRECT = 0.6
SEATS_TRIED, CASTLES_TRIED = 4, 60


def badness(data: Data) -> float:
    """What a better set has less of: problems without a way, too few or too many direct ones, lopsided grades."""
    found = measured(np.array(numbers(data), np.int64), SEATS_TRIED, CASTLES_TRIED)
    lopsided = max(found.grades[1:]) - min(found.grades[1:])
    return 2 * (1 - found.solvable) + abs(found.direct - WANTED_DIRECT) + lopsided / 2


def improved(data: Data, tries: int, luck: Random, say: Callable[[int, float], None]) -> dict[str, Any]:
    """A better tile set by small changes, each kept only if the figures get better."""
    best, least = dict(data), badness(data)
    for tried in range(tries):
        changed = redrawn(best, luck)
        found = badness(changed)
        if found < least:
            best, least = changed, found
            say(tried + 1, least)
    return best


def redrawn(data: Data, luck: Random) -> dict[str, Any]:
    """The same set with one wall in another colour, or with one more or one less across a corridor."""
    changed = deepcopy(dict(data))
    tile, line, at = luck.choice(changed["tiles"]), luck.randrange(LINES), luck.randrange(LINES // 2)
    place = 2 * at if line % 2 else 2 * at + 1
    beside_room = line % 4 == 2 or (line % 2 and at % 2)
    sign = luck.choice(COLOUR_LETTERS if beside_room else COLOUR_LETTERS + " " * len(COLOUR_LETTERS))
    tile[line] = tile[line][:place] + sign + tile[line][place + 1 :]
    return changed


def written(data: Data, name: str) -> str:
    """A tile set as the text of an edition file."""
    head = [f'name = "{name}"', 'provenance = "invented"']
    lists = [f"{part} = {quoted(data[part])}" for part in ("crests", "portraits", "spots")]
    visitors = [f"    {quoted(row)}," for row in data["visitors"]]
    tiles = [line for tile in data["tiles"] for line in ("    [", *(f'        "{row}",' for row in tile), "    ],")]
    return "\n".join([*head, *lists, "visitors = [", *visitors, "]", "tiles = [", *tiles, "]", ""])


def quoted(texts: list[str]) -> str:
    """A list of texts as TOML."""
    return "[" + ", ".join(f'"{each}"' for each in texts) + "]"
