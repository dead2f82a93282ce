"""The cheapest journey that a claim has the steps for, where the cheapest of all may be too long.

A claim counts changes of colour among its steps (ruling 27), while ways are compared without them (ruling 33): then a
journey over more cells may be the best that can be shown. That is rare, so it is looked for plainly: for every number
of steps that a claim has left, the least toll from each node to the visitor.
"""

from hullaboo.core.rule import rule

from .board import COLOURS, DIRECTIONS, OPEN
from .maze import A_TOKEN, A_WALL, FREE, NODES, PLANES, Maze, Search
from .state import NOWHERE, SPOTS, STEPS, TRANSITION, TRAPDOOR

A_STEP = A_WALL * A_WALL
TOO_FAR = A_STEP * A_WALL


@rule
def fit(maze: Maze, search: Search, colour: int) -> int:
    """Leave the cheapest journey that fits a claim in `first` and `after`; answers its toll, TOO_FAR without any."""
    goal = int(search.visitor) * PLANES + colour
    for node in range(NODES):
        search.least[0, node] = 0 if node == goal else TOO_FAR
    for left in range(1, STEPS + 1):
        for node in range(NODES):
            search.least[left, node] = int(search.least[left - 1, node])
            search.onward[left, node] = int(search.onward[left - 1, node])
            if node // PLANES != search.visitor:
                walk_on(maze, search, left, node)
                jump_on(maze, search, left, node)
    search.first = best_start(search)
    write_down(search, goal)
    return int(search.least[STEPS, int(search.first)])


@rule
def walk_on(maze: Maze, search: Search, left: int, node: int) -> None:
    """From a node to the cells beside it; at a transition also with another colour, open still where no wall is."""
    cell, plane = node // PLANES, node % PLANES
    may_change = maze.token[cell] == TRANSITION and plane != FREE
    for side in range(cell * DIRECTIONS, (cell + 1) * DIRECTIONS):
        between, there = int(maze.between[side]), int(maze.there[side]) * PLANES
        toll = A_STEP if between == OPEN else A_STEP + A_WALL
        if between in (OPEN, plane):
            go_on(search, left, node, there + plane, 1, toll)
        elif may_be_chosen(search, between):
            if plane == FREE:
                go_on(search, left, node, there + between, 1, toll)
            elif may_change:
                go_on(search, left, node, there + between, 2, toll + A_TOKEN)
        if between == OPEN and may_change:
            go_on(search, left, node, there + FREE, 2, toll + A_TOKEN)


@rule
def may_be_chosen(search: Search, between: int) -> bool:
    """Whether what stands between two cells is a colour that may be used."""
    return between < COLOURS and (int(search.colours) >> between) & 1 == 1


@rule
def jump_on(maze: Maze, search: Search, left: int, node: int) -> None:
    """From a trapdoor to the others."""
    if maze.token[node // PLANES] != TRAPDOOR:
        return
    for at in range(SPOTS):
        there = int(maze.spot[at])
        if there != NOWHERE and there != node // PLANES and maze.token[there] == TRAPDOOR:
            go_on(search, left, node, there * PLANES + node % PLANES, 1, A_STEP + A_TOKEN)


@rule
def go_on(search: Search, left: int, node: int, following: int, claimed: int, toll: int) -> None:
    """Note a way on that costs so many steps of the claim and so much toll, if it is the cheapest so far."""
    if claimed > left:
        return
    whole = int(search.least[left - claimed, following]) + toll
    if whole < search.least[left, node]:
        search.least[left, node] = whole
        search.onward[left, node] = following


@rule
def best_start(search: Search) -> int:
    """The called colour with the least toll."""
    best = NOWHERE
    for colour in range(COLOURS):
        node = int(search.ghost) * PLANES + colour
        if may_be_chosen(search, colour) and (best == NOWHERE or search.least[STEPS, node] < search.least[STEPS, best]):
            best = node
    return best


@rule
def write_down(search: Search, goal: int) -> None:
    """The journey from its start, node by node, for whoever follows `after`."""
    node, left = int(search.first), STEPS
    if search.least[left, node] >= TOO_FAR:
        return
    while node != goal:
        following = int(search.onward[left, node])
        left -= claimed_by(node, following)
        search.after[node] = following
        node = following
    search.after[goal] = NOWHERE


@rule
def claimed_by(node: int, following: int) -> int:
    """How many steps of a claim lead from a node to the next: two where the colour is changed before."""
    changes = node % PLANES != following % PLANES and node % PLANES != FREE
    return 2 if changes else 1
