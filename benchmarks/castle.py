"""Castle: all last colours of a problem solved, against a plain search in Python and networkx on the same castles.

The searches take turns, five times each, and the medians of the CPU time are compared. All three agree before the
clock starts. networkx finds its graphs ready, as the solver finds its castles.
"""

import statistics
import time
from collections.abc import Callable
from typing import Any

import networkx
import numpy as np

from benchmarks.journeys import Plan, cheapest, onwards, plan
from hullaboo.core.finding import game
from hullaboo.core.luck import reseed
from hullaboo.core.options import encode
from hullaboo.core.rule import rule
from hullaboo.games.castle.board import listed
from hullaboo.games.castle.maze import ANY, Maze, Search, build
from hullaboo.games.castle.setting import start
from hullaboo.games.castle.solver import solve
from hullaboo.games.castle.state import TRANSITION, TRAPDOOR, State, goal

PROBLEMS, TURNS, AGAIN = 60, 5, 50
NEEDED, WANTED, MOST_FOR_PLAIN = 40, 100, 1.5e-3
STEP, WALL = 1_000, 1
COLOURS = set(range(6))


def positions() -> list[State]:
    """The first rounds of classic matches."""
    box = game("castle")
    options, edition = encode(box.options()), box.edition().numbers
    states = []
    for seed in range(PROBLEMS):
        state = State.new()
        reseed(state.luck, seed, 0)
        start(state, 6, options[0], edition)
        states.append(state)
    return states


def plan_of(state: State) -> Plan:
    """A castle for the plain search."""
    laid = list(zip(listed(state.spot), listed(state.token), strict=True))
    tokens = [[spot for spot, token in laid if token == kind] for kind in (TRAPDOOR, TRANSITION)]
    return plan(listed(state.east), listed(state.south), *tokens)


def graph_of(castle: Plan, ghost: int, visitor: int) -> Any:
    """The same problem as a graph of networkx: nodes are (cell, colour, last colour), with a common start."""
    graph = networkx.DiGraph()
    waiting = [(ghost, colour, colour) for colour in COLOURS]
    for node in waiting:
        graph.add_edge("start", node, weight=0)
    while waiting:
        node = waiting.pop()
        if node[0] == visitor:
            continue
        for following, steps, walls in onwards(castle, node, COLOURS):
            if following not in graph:
                waiting.append(following)
            graph.add_edge(node, following, weight=STEP * steps + WALL * walls)
    return graph


def by_networkx(graph: Any, visitor: int) -> dict[int, tuple[int, int]]:
    """Steps and walls for each last colour, by Dijkstra's algorithm."""
    lengths = networkx.single_source_dijkstra_path_length(graph, "start")
    found: dict[int, int] = {}
    for node, length in lengths.items():
        if node[0] == visitor:
            found[node[2]] = min(length, found.get(node[2], length))
    return {last: divmod(length, STEP) for last, length in found.items()}


@rule
def solve_all(mazes: Any, ghosts: Any, visitors: Any, searches: Any, again: int) -> None:
    """Every problem, several times over; each problem keeps its own result."""
    for _ in range(again):
        for at in range(len(mazes)):
            solve(mazes[at], int(ghosts[at]), int(visitors[at]), ANY, searches[at])


def seconds(work: Callable[[], object]) -> float:
    """CPU time."""
    begun = time.process_time()
    work()
    return time.process_time() - begun


def main() -> None:
    """Prepare, compare, measure, print."""
    states = positions()
    ghosts, visitors = np.array([int(each.ghost) for each in states]), np.array([goal(each) for each in states])
    mazes, searches = Maze.batch(PROBLEMS), Search.batch(PROBLEMS)
    for at, state in enumerate(states):
        build(mazes[at], state.east, state.south, state.spot, state.token)
    plans = [plan_of(state) for state in states]
    asked = list(zip(plans, ghosts.tolist(), visitors.tolist(), strict=True))
    graphs = [(graph_of(*each), each[2]) for each in asked]
    solve_all(mazes, ghosts, visitors, searches, 1)
    for search, question, graph in zip(searches, asked, graphs, strict=True):
        expected = cheapest(*question, COLOURS)
        ways = {last: (int(search.way_steps[last]), int(search.way_walls[last])) for last in expected}
        assert ways == expected == by_networkx(*graph), "the searches disagree"
        assert int(search.possible) == sum(1 << last for last in expected)
    compare(
        lambda: solve_all(mazes, ghosts, visitors, searches, AGAIN),
        lambda: [cheapest(*each, COLOURS) for each in asked],
        lambda: [by_networkx(*each) for each in graphs],
    )


def compare(ours: Callable[[], object], plain: Callable[[], object], peer: Callable[[], object]) -> None:
    """Take turns and print the medians."""
    turns = [(seconds(ours) / AGAIN, seconds(plain), seconds(peer)) for _ in range(TURNS)]
    solver, python, graph = (statistics.median(each) / PROBLEMS for each in zip(*turns, strict=True))
    print(f"solver     {solver * 1e6:8.1f} µs a problem, all six last colours")
    print(f"plain      {python * 1e6:8.1f} µs ({'fit' if python <= MOST_FOR_PLAIN else 'too slow'} to compare)")
    print(f"networkx   {graph * 1e6:8.1f} µs")
    for name, other in (("plain", python), ("networkx", graph)):
        ratio = other / solver
        verdict = "wanted" if ratio >= WANTED else "needed" if ratio >= NEEDED else "MISSED"
        print(f"{name:10} {ratio:8.0f}× (needed {NEEDED}, wanted {WANTED}: {verdict})")


if __name__ == "__main__":
    main()
