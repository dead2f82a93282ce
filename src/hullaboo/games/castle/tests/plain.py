"""The journeys of a round, written from the sheet and the rulings alone: what the solver is compared with.

Everything a claimer may do is tried, step by step, for as many steps as a claim has: a cell, a jump, a change of
colour. Nothing here knows the solver or calls the rules.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

SIDE = 12
CELLS = range(SIDE * SIDE)
ROOMS = [row * SIDE + column for row in range(1, SIDE, 2) for column in range(1, SIDE, 2)]
COLOURS = range(6)
OPEN, FRAME = 6, 7
SPOTS = 4
MOST_STEPS = 60


class Place(NamedTuple):
    """How a claim stands: where the ghost is, the colour it crosses now, and the token that it would earn."""

    cell: int
    colour: int
    token: int


class Cost(NamedTuple):
    """By what ways are compared: steps (a cell or a jump; no change), then walls crossed."""

    steps: int
    walls: int

    def and_then(self, more: "Cost") -> "Cost":
        """Both together."""
        return Cost(self.steps + more.steps, self.walls + more.walls)


@dataclass(frozen=True)
class Problem:
    """A castle as a claimer sees it: what is east and south of each cell, tokens, ghost, visitor, usable colours."""

    east: list[int]
    south: list[int]
    trapdoors: list[int]
    transitions: list[int]
    ghost: int
    visitor: int
    colours: list[int]

    def ways_on(self, place: Place) -> Iterator[tuple[Place, Cost]]:
        """Every right step from a place, and its cost. In the visitor's room the journey is over."""
        if place.cell == self.visitor:
            return
        for cell, between in self.neighbours(place.cell):
            if between == OPEN:
                yield place._replace(cell=cell), Cost(1, 0)
            elif between == place.colour:
                yield Place(cell, place.colour, between), Cost(1, 1)
        if place.cell in self.trapdoors:
            yield from ((place._replace(cell=cell), Cost(1, 0)) for cell in self.trapdoors if cell != place.cell)
        if place.cell in self.transitions:
            yield from ((place._replace(colour=colour), Cost(0, 0)) for colour in self.colours)

    def neighbours(self, cell: int) -> Iterator[tuple[int, int]]:
        """The cells to the north, east, south and west, each with what stands between."""
        row, column = divmod(cell, SIDE)
        if row > 0:
            yield cell - SIDE, self.south[cell - SIDE]
        if column < SIDE - 1:
            yield cell + 1, self.east[cell]
        if row < SIDE - 1:
            yield cell + SIDE, self.south[cell]
        if column > 0:
            yield cell - 1, self.east[cell - 1]


def least_costs(problem: Problem) -> dict[int, Cost]:
    """Token by token, the least cost of a journey that can be shown to its end."""
    standing = {Place(problem.ghost, colour, colour): Cost(0, 0) for colour in problem.colours}
    least = dict(standing)
    for _ in range(MOST_STEPS):
        standing = one_step_on(problem, standing, least)
        least |= standing
    ends = sorted((cost, place.token) for place, cost in least.items() if place.cell == problem.visitor)
    return {token: cost for cost, token in reversed(ends)}


def one_step_on(problem: Problem, standing: dict[Place, Cost], least: dict[Place, Cost]) -> dict[Place, Cost]:
    """All that one more step of the claim leads to, where it is cheaper than with fewer steps."""
    reached: dict[Place, Cost] = {}
    for place, cost in standing.items():
        for there, more in problem.ways_on(place):
            whole = cost.and_then(more)
            if all(whole < known[there] for known in (least, reached) if there in known):
                reached[there] = whole
    return reached


def random_castle(seed: int) -> Problem:
    """Any walls anywhere, more or less of them, up to four tokens in any rooms, and some of the colours."""
    luck = Random(seed)
    sides = [*COLOURS, *[OPEN] * luck.choice([1, 4, 8, 14])]
    east = [FRAME if cell % SIDE == SIDE - 1 else luck.choice(sides) for cell in CELLS]
    south = [FRAME if cell // SIDE == SIDE - 1 else luck.choice(sides) for cell in CELLS]
    ghost, visitor, *spots = luck.sample(ROOMS, 2 + luck.randint(0, SPOTS))
    trapdoors = luck.randint(0, len(spots))
    colours = [colour for colour in COLOURS if luck.random() < 0.75]
    return Problem(east, south, spots[:trapdoors], spots[trapdoors:], ghost, visitor, colours)


def serpentine(seed: int) -> Problem:
    """One broad way winding through the castle, about as long as a claim: rows full of walls, emptier ones beside them.

    Who stays among the walls needs many changes of colour; who goes by the corridors walks further.
    """
    luck = Random(seed)
    colours = luck.sample(COLOURS, luck.choice([2, 3]))
    full, empty = [*colours, OPEN], [*colours, *[OPEN] * luck.choice([8, 16, 32])]
    begin, apart = luck.choice([0, 6]), luck.randint(23, 26)
    ghost, *along = sorted(ROOMS, key=far_along)[begin : begin + apart + 1]
    east = [luck.choice(full if cell // SIDE % 2 else empty) for cell in CELLS]
    east[SIDE - 1 :: SIDE] = [FRAME] * SIDE
    south = [luck.choice(empty) if leads_south(cell) else FRAME for cell in CELLS]
    spots = luck.sample(along[: luck.choice([5, apart])], SPOTS)
    trapdoors = luck.choice([0, 0, 0, 2])
    return Problem(east, south, spots[:trapdoors], spots[trapdoors:], ghost, along[-1], colours)


def far_along(cell: int) -> int:
    """How far along a serpentine a cell lies: two rows eastward, the next two westward, and so on."""
    pair, column = cell // SIDE // 2, cell % SIDE
    return pair * SIDE + (column if pair % 2 == 0 else SIDE - 1 - column)


def leads_south(cell: int) -> bool:
    """Whether there is a way south: inside a pair of rows everywhere, from pair to pair at the end of the way."""
    row = cell // SIDE
    return row < SIDE - 1 and (row % 2 == 0 or far_along(cell) % SIDE == SIDE - 1)
