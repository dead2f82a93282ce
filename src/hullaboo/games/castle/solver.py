"""The solver: for every colour that may be the last, the cheapest journey to the visitor, all in one search.

A plane is a colour the ghost may cross, or FREE, when a transition lies behind it and it has crossed no wall since, so
that its colour is still open. The search floods all planes step by step. A set of cells is three words of 48 bits, one
for each band of four rows, so that a step moves a whole band at once. Journeys are compared by steps (cells and
jumps), then walls, then tokens; `trace` settles the last two on the shortest journeys alone.
"""

from hullaboo.core.record import Grid, Record, Row, int8, int16, int64
from hullaboo.core.rule import rule

from .board import CELLS, COLOURS, DIRECTIONS, FRAME, OPEN, SIDE, beside, wall
from .state import NO_TOKEN, NOWHERE, SPOTS, STEPS, TRANSITION, TRAPDOOR

ANY = (1 << COLOURS) - 1
FREE = OPEN
PLANES = FREE + 1
NODES = CELLS * PLANES
SIDES = CELLS * DIRECTIONS
UNSEEN = -1
A_WALL, A_TOKEN = 64, 1
"""What crossing a wall and using a token add to the toll of a journey."""

BANDS = 3
BAND_CELLS = CELLS // BANDS
BAND = (1 << BAND_CELLS) - 1
PADDED = BANDS + 2
"""Bands are 1 to 3; 0 and 4 stay empty, so that every band has one above and one below."""
LAST_ROW = BAND_CELLS - SIDE
CHOOSING = (STEPS + 1) * PLANES
"""The row of a search that holds the cells where a colour may be chosen."""


class Maze(Record):
    """A castle made ready for searching: the cells with a wall of each colour, or nothing, to the east and south; the
    tokens; and the same cell by cell."""

    east = int64(OPEN + 1, PADDED)
    south = int64(OPEN + 1, PADDED)
    trapdoors = int64(PADDED)
    transitions = int64(PADDED)
    there = int16(SIDES)
    between = int8(SIDES)
    token = int8(CELLS)
    spot = int16(SPOTS)


class Search(Record):
    """One search. Row `steps * PLANES + plane` of `layer` holds the cells that a plane reaches in so many steps."""

    ghost = int16()
    visitor = int16()
    colours = int8()
    possible = int8()
    way_steps = int16(COLOURS)
    way_walls = int16(COLOURS)
    way_tokens = int16(COLOURS)

    layer = int64(CHOOSING + 1, PADDED)
    seen = int64(PLANES, PADDED)

    steps = int16(NODES)
    toll = int16(NODES)
    after = int16(NODES)
    found = int16()
    queue = int16(NODES)
    first = int16()


@rule
def build(maze: Maze, east: Row, south: Row, spot: Row, token: Row) -> None:
    """Make a castle ready for searching."""
    clear_maze(maze)
    for at in range(SPOTS):
        maze.spot[at] = int(spot[at])
        if token[at] != NO_TOKEN:
            lay_token(maze, int(spot[at]), int(token[at]))
    for cell in range(CELLS):
        for direction in range(DIRECTIONS):
            maze.there[cell * DIRECTIONS + direction] = beside(cell, direction)
            maze.between[cell * DIRECTIONS + direction] = wall(east, south, cell, direction)
        if east[cell] != FRAME:
            maze.east[int(east[cell]), band_of(cell)] |= bit_of(cell)
        if south[cell] != FRAME:
            maze.south[int(south[cell]), band_of(cell)] |= bit_of(cell)


@rule
def clear_maze(maze: Maze) -> None:
    """No way through, no token."""
    for cell in range(CELLS):
        maze.token[cell] = NO_TOKEN
    for band in range(PADDED):
        maze.trapdoors[band] = 0
        maze.transitions[band] = 0
        for side in range(OPEN + 1):
            maze.east[side, band] = 0
            maze.south[side, band] = 0


@rule
def lay_token(maze: Maze, cell: int, token: int) -> None:
    """A trapdoor or a transition in a room."""
    maze.token[cell] = token
    if token == TRAPDOOR:
        maze.trapdoors[band_of(cell)] |= bit_of(cell)
    else:
        maze.transitions[band_of(cell)] |= bit_of(cell)


@rule
def band_of(cell: int) -> int:
    """The word that holds a cell."""
    return 1 + cell // BAND_CELLS


@rule
def bit_of(cell: int) -> int:
    """A cell in its word."""
    return 1 << cell % BAND_CELLS


@rule
def solve(maze: Maze, ghost: int, visitor: int, colours: int, search: Search) -> int:
    """Find the cheapest journey for each last colour, using only `colours` (bits); answers which are possible."""
    begin(search, ghost, visitor, colours)
    steps = 0
    while steps < STEPS and search.possible != colours and flood(maze, search, steps):
        steps += 1
        arrive(search, steps)
    for colour in range(COLOURS):
        if search.way_steps[colour] != UNSEEN:
            toll = trace(maze, search, colour)
            search.way_walls[colour] = toll // A_WALL
            search.way_tokens[colour] = toll % A_WALL
    return int(search.possible)


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
            search.way_steps[plane] = steps
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
    join(search, int(search.visitor) * PLANES + colour, NOWHERE, int(search.way_steps[colour]), 0)
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
