"""A plain search for castle's journeys, in Python: what the solver's speed is compared with.

A node is where the ghost stands, its colour, and the colour it used last. Nodes are settled in the order of steps, then
walls. It knows no limit of a claim, which none of the problems compared comes near.
"""

from collections import defaultdict
from dataclasses import dataclass, field

SIDE, COLOURS, OPEN, FRAME = 12, range(6), 6, 7
Node = tuple[int, int, int]


@dataclass
class Plan:
    """A castle as its neighbours: for each cell, where one may go and what is between."""

    neighbours: list[list[tuple[int, int]]]
    trapdoors: list[int] = field(default_factory=list)
    transitions: list[int] = field(default_factory=list)


def plan(east: list[int], south: list[int], trapdoors: list[int], transitions: list[int]) -> Plan:
    """A castle from what is east and south of each cell."""
    neighbours: list[list[tuple[int, int]]] = [[] for _ in range(SIDE * SIDE)]
    for cell in range(SIDE * SIDE):
        for there, between in ((cell + 1, east[cell]), (cell + SIDE, south[cell])):
            if between != FRAME:
                neighbours[cell].append((there, between))
                neighbours[there].append((cell, between))
    return Plan(neighbours, trapdoors, transitions)


def onwards(castle: Plan, node: Node, allowed: set[int]) -> list[tuple[Node, int, int]]:
    """Every node after one decision, with the steps and walls that it costs."""
    cell, colour, last = node
    found = [
        ((there, colour, last), 1, 0) if between == OPEN else ((there, colour, colour), 1, 1)
        for there, between in castle.neighbours[cell]
        if between in (OPEN, colour)
    ]
    if cell in castle.trapdoors:
        found += [((there, colour, last), 1, 0) for there in castle.trapdoors if there != cell]
    if cell in castle.transitions:
        found += [((cell, other, last), 0, 0) for other in allowed if other != colour]
    return found


def cheapest(castle: Plan, ghost: int, visitor: int, allowed: set[int]) -> dict[int, tuple[int, int]]:
    """For each last colour that is possible: the fewest steps and, with those, the fewest walls."""
    best: dict[int, tuple[int, int]] = {}
    settled: set[Node] = set()
    waiting: dict[tuple[int, int], list[Node]] = defaultdict(list)
    waiting[0, 0] = [(ghost, colour, colour) for colour in allowed]
    while waiting:
        cost = min(waiting)
        for node in (nodes := waiting[cost]):
            if node in settled:
                continue
            settled.add(node)
            if node[0] == visitor:
                best.setdefault(node[2], cost)
                continue
            for following, steps, walls in onwards(castle, node, allowed):
                if following not in settled:
                    waiting[cost[0] + steps, cost[1] + walls].append(following)
        del waiting[cost]
        nodes.clear()
    return best
