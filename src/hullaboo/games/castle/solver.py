"""The solver: for every colour that may be the last, the cheapest journey to the visitor, all in one search.

The search floods all planes of a maze step by step. Journeys are compared by steps (cells and jumps), then walls, then
tokens; `trace` settles the last two on the shortest journeys alone.
"""

from hullaboo.core.record import Grid
from hullaboo.core.rule import rule

from .board import COLOURS, DIRECTIONS, OPEN, SIDE
from .limit import A_STEP, TOO_FAR, fit
from .maze import (
    A_TOKEN,
    A_WALL,
    BAND,
    BAND_CELLS,
    BANDS,
    CHOOSING,
    FREE,
    LAST_ROW,
    NODES,
    PADDED,
    PLANES,
    UNSEEN,
    Maze,
    Search,
    band_of,
    bit_of,
)
from .state import NOWHERE, SPOTS, STEPS, TRANSITION, TRAPDOOR


@rule
def solve(maze: Maze, ghost: int, visitor: int, colours: int, search: Search) -> int:
    """Find the cheapest journey for each last colour, using only `colours` (bits); answers which are possible."""
    begin(search, ghost, visitor, colours)
    steps = 0
    while steps < STEPS and search.possible != colours and flood(maze, search, steps):
        steps += 1
        arrive(search, steps)
    for colour in range(COLOURS):
        if search.shortest[colour] != UNSEEN:
            find(maze, search, colour)
    return int(search.possible)


@rule
def find(maze: Maze, search: Search, colour: int) -> None:
    """Leave the cheapest journey with a last colour in `first` and `after`, and its cost; it may be too long to show.

    Every change uses a token: with as many steps left as tokens, the journey fits a claim.
    """
    toll = int(search.shortest[colour]) * A_STEP + trace(maze, search, colour)
    if toll // A_STEP + toll % A_WALL > STEPS:
        toll = fit(maze, search, colour)
    if toll < TOO_FAR:
        search.way_steps[colour] = toll // A_STEP
        search.way_walls[colour] = toll % A_STEP // A_WALL
        search.way_tokens[colour] = toll % A_WALL
    else:
        search.possible = int(search.possible) & ~(1 << colour)


@rule
def begin(search: Search, ghost: int, visitor: int, colours: int) -> None:
    """Nothing is seen but the ghost's room, with each colour that may be called."""
    search.ghost = ghost
    search.visitor = visitor
    search.colours = colours
    search.possible = 0
    for plane in range(PLANES):
        called = plane < COLOURS and (colours >> plane) & 1 == 1
        for band in range(PADDED):
            here = bit_of(ghost) if called and band == band_of(ghost) else 0
            search.seen[plane, band] = here
            search.layer[plane, band] = here
    for colour in range(COLOURS):
        search.shortest[colour] = UNSEEN
        search.way_steps[colour] = UNSEEN
        search.way_walls[colour] = UNSEEN
        search.way_tokens[colour] = UNSEEN


@rule
def arrive(search: Search, steps: int) -> None:
    """Note the colours that have come to the visitor; they go no further."""
    band, here = band_of(int(search.visitor)), bit_of(int(search.visitor))
    for plane in range(PLANES):
        row = steps * PLANES + plane
        if int(search.layer[row, band]) & here == 0:
            continue
        search.layer[row, band] = int(search.layer[row, band]) & ~here
        if plane != FREE:
            search.shortest[plane] = steps
            search.possible = int(search.possible) | (1 << plane)


@rule
def flood(maze: Maze, search: Search, steps: int) -> bool:
    """One step on all planes; answers whether anything new was reached."""
    may_choose = gather_the_choosing(maze, search, steps)
    news = 0
    for plane in range(PLANES):
        row = steps * PLANES + plane
        jumps = is_at_a_trapdoor(maze, search, row)
        chooses = may_choose and (plane == FREE or (int(search.colours) >> plane) & 1 == 1)
        for band in range(1, BANDS + 1):
            cells = walked(maze, search, plane, row, band)
            if jumps:
                cells |= int(maze.trapdoors[band])
            if chooses:
                cells |= chosen(maze, search, plane, band)
            cells &= ~int(search.seen[plane, band])
            search.seen[plane, band] |= cells
            search.layer[row + PLANES, band] = cells
            news |= cells
    return news != 0


@rule
def walked(maze: Maze, search: Search, plane: int, row: int, band: int) -> int:
    """The cells of a band that a plane reaches on foot, through open sides and its own walls."""
    east = int(maze.east[plane, band]) | int(maze.east[OPEN, band])
    south = int(maze.south[plane, band]) | int(maze.south[OPEN, band])
    above = int(maze.south[plane, band - 1]) | int(maze.south[OPEN, band - 1])
    return moved(search.layer, row, band, east, south, above)


@rule
def chosen(maze: Maze, search: Search, plane: int, band: int) -> int:
    """The cells of a band reached by choosing a colour and crossing its wall; or, still free, through open sides."""
    east, south = int(maze.east[plane, band]), int(maze.south[plane, band])
    return moved(search.layer, CHOOSING, band, east, south, int(maze.south[plane, band - 1]))


@rule
def moved(layer: Grid, row: int, band: int, east: int, south: int, above: int) -> int:
    """The cells of a band one step from those of a row; one may pass `east` and `south`, and south from `above` it."""
    here = int(layer[row, band])
    eastward = (here & east) << 1
    westward = (here >> 1) & east
    southward = (((here & south) << SIDE) & BAND) | ((int(layer[row, band - 1]) & above) >> LAST_ROW)
    northward = ((here >> SIDE) | ((int(layer[row, band + 1]) << LAST_ROW) & BAND)) & south
    return eastward | westward | southward | northward


@rule
def is_at_a_trapdoor(maze: Maze, search: Search, row: int) -> bool:
    """Whether a layer has come to a trapdoor."""
    found = 0
    for band in range(1, BANDS + 1):
        found |= int(search.layer[row, band]) & int(maze.trapdoors[band])
    return found != 0


@rule
def gather_the_choosing(maze: Maze, search: Search, steps: int) -> bool:
    """Where any colour may be chosen now: the transitions just reached, and what is free behind them."""
    found = 0
    for band in range(1, BANDS + 1):
        cells = 0
        for colour in range(COLOURS):
            cells |= int(search.layer[steps * PLANES + colour, band])
        cells = (cells & int(maze.transitions[band])) | int(search.layer[steps * PLANES + FREE, band])
        search.layer[CHOOSING, band] = cells
        found |= cells
    return found != 0


@rule
def trace(maze: Maze, search: Search, colour: int) -> int:
    """Back from the visitor along the shortest journeys; answers the least toll, and leaves the journey in `after`."""
    for node in range(NODES):
        search.toll[node] = UNSEEN
    search.found = 0
    join(search, int(search.visitor) * PLANES + colour, NOWHERE, int(search.shortest[colour]), 0)
    at = 0
    while search.steps[int(search.queue[at])] > 0:
        come_from_neighbours(maze, search, int(search.queue[at]))
        come_from_trapdoors(maze, search, int(search.queue[at]))
        at += 1
    search.first = cheapest_start(search)
    return int(search.toll[int(search.first)])


@rule
def join(search: Search, node: int, after: int, steps: int, toll: int) -> None:
    """A node on a shortest journey, and the cheapest way on from it."""
    if search.toll[node] == UNSEEN:
        search.queue[int(search.found)] = node
        search.found += 1
    elif search.toll[node] <= toll:
        return
    search.steps[node] = steps
    search.toll[node] = toll
    search.after[node] = after


@rule
def come_from_neighbours(maze: Maze, search: Search, node: int) -> None:
    """The nodes one step back, in the four directions."""
    cell, plane = node // PLANES, node % PLANES
    toll = int(search.toll[node])
    for side in range(cell * DIRECTIONS, (cell + 1) * DIRECTIONS):
        between, there = int(maze.between[side]), int(maze.there[side])
        if between == plane and between != OPEN:
            come_from(search, there, plane, node, toll + A_WALL)
            come_from(search, there, FREE, node, toll + A_WALL)
            come_from_a_transition(maze, search, there, node, toll + A_WALL + A_TOKEN)
        elif between == OPEN:
            come_from(search, there, plane, node, toll)
            if plane == FREE:
                come_from_a_transition(maze, search, there, node, toll + A_TOKEN)


@rule
def come_from(search: Search, there: int, plane: int, node: int, toll: int) -> None:
    """One node, if it was reached one step before."""
    steps = int(search.steps[node]) - 1
    if (int(search.layer[steps * PLANES + plane, band_of(there)]) >> there % BAND_CELLS) & 1:
        join(search, there * PLANES + plane, node, steps, toll)


@rule
def come_from_a_transition(maze: Maze, search: Search, there: int, node: int, toll: int) -> None:
    """Any colour may have come to a transition."""
    if maze.token[there] == TRANSITION:
        for colour in range(COLOURS):
            if colour != node % PLANES:
                come_from(search, there, colour, node, toll)


@rule
def come_from_trapdoors(maze: Maze, search: Search, node: int) -> None:
    """The nodes one jump back."""
    if maze.token[node // PLANES] != TRAPDOOR:
        return
    for at in range(SPOTS):
        there = int(maze.spot[at])
        if there != NOWHERE and there != node // PLANES and maze.token[there] == TRAPDOOR:
            come_from(search, there, node % PLANES, node, int(search.toll[node]) + A_TOKEN)


@rule
def cheapest_start(search: Search) -> int:
    """The called colour with the least toll."""
    best = NOWHERE
    for colour in range(COLOURS):
        node = int(search.ghost) * PLANES + colour
        if search.toll[node] == UNSEEN:
            continue
        if best == NOWHERE or search.toll[node] < search.toll[best]:
            best = node
    return best
