"""Journeys written out as actions, and how hard they are to find."""

from hullaboo.core.record import Row
from hullaboo.core.rule import rule

from .board import COLOURS, DIRECTIONS
from .maze import FREE, PLANES, Maze, Search
from .rules import CALL, CHANGE, JUMP, STEP
from .solver import find
from .state import NOWHERE, SPOTS, STEPS

LONGEST_JOURNEY = 2 * STEPS + 1

IN_VAIN = 3
"""The effort of looking at a colour with which there is no way."""
A_WAY, A_WALL_MORE, A_TURN_MORE, A_TOKEN_MORE = 12, 3, 1, 4
"""The effort of finding a way: for itself, and for what is on it."""
GRADES = (23, 25, 27, 33)
"""The most effort of the grades 1 to 4, such that each grade takes about a fifth of the classic problems."""


@rule
def journey(maze: Maze, search: Search, colour: int, out: Row) -> int:
    """Write the cheapest journey for a last colour as actions, the call first; answers how many."""
    find(maze, search, colour)
    node = int(search.first)
    current = node % PLANES
    out[0] = CALL + current
    count = 1
    while search.after[node] != NOWHERE:
        following = int(search.after[node])
        wanted = committed(search, following)
        if wanted != current:
            out[count] = CHANGE + wanted
            count += 1
            current = wanted
        out[count] = one_step(maze, node // PLANES, following // PLANES)
        count += 1
        node = following
    return count


@rule
def committed(search: Search, node: int) -> int:
    """The colour in which a node goes on: its own or, while it is free, the one that it will choose."""
    while node % PLANES == FREE:
        node = int(search.after[node])
    return node % PLANES


@rule
def one_step(maze: Maze, here: int, there: int) -> int:
    """The action that leads from a cell to another."""
    for direction in range(DIRECTIONS):
        if maze.there[here * DIRECTIONS + direction] == there:
            return STEP + direction
    for spot in range(SPOTS):
        if maze.spot[spot] == there:
            return JUMP + spot
    return NOWHERE


@rule
def turns(actions: Row, count: int) -> int:
    """How often a journey changes its direction."""
    found = 0
    last = NOWHERE
    for at in range(count):
        action = int(actions[at])
        if action >= STEP and action < JUMP:
            if last != NOWHERE and action != last:
                found += 1
            last = action
    return found


@rule
def effort(maze: Maze, search: Search, colour: int, out: Row) -> int:
    """How hard it is to find the journey for a last colour; `out` is room for its actions."""
    bends = turns(out, journey(maze, search, colour, out))
    walls, tokens = int(search.way_walls[colour]), int(search.way_tokens[colour])
    return A_WAY + A_WALL_MORE * walls + A_TURN_MORE * bends + A_TOKEN_MORE * tokens


@rule
def grade(maze: Maze, search: Search, out: Row) -> int:
    """How hard a problem is, by its easiest journey: 1 at a glance to 5 fiendish, 0 without any."""
    least = NOWHERE
    for colour in range(COLOURS):
        if (int(search.possible) >> colour) & 1:
            found = effort(maze, search, colour, out)
            least = found if least == NOWHERE or found < least else least
    if least == NOWHERE:
        return 0
    answer = 1
    for end in GRADES:
        if least > end:
            answer += 1
    return answer
