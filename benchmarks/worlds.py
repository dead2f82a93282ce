"""Random play from Python in batches: what a `World` applies a second, and how much more than a `Match`.

`python -m benchmarks.worlds`: 4,096 tables of every game, each call choosing evenly among the legal actions of the seat
that is asked, waits and CLOCK included, until half of the tables are over; beside it the same choice in matches one by
one. CPU seconds, medians.
"""

from random import Random
from statistics import median
from time import process_time

import numpy as np

from hullaboo import Fair, Match, World, games
from hullaboo.core.contract import Game
from hullaboo.core.seats import CLOCK

TABLES, RUNS, SECONDS = 4096, 5, 0.5
WANTED = 1e6


def batch_rate(game: Game, seed: int) -> float:
    """Actions that a World applies in a CPU second, the choice of them included."""
    luck, world, applied = np.random.default_rng(seed), World(game, TABLES, seed=seed), 0
    at, began = np.arange(TABLES), process_time()
    while process_time() - began < SECONDS:
        seats, actions, counts = world.legal()
        if np.count_nonzero(counts) < TABLES / 2:
            world = World(game, TABLES, seed=seed + applied)
            continue
        world.apply(seats, actions[at, luck.integers(0, np.maximum(counts, 1))])
        applied += int(np.count_nonzero(counts))
    return applied / (process_time() - began)


def match_rate(game: Game, seed: int) -> float:
    """Actions that matches apply in a CPU second, one by one."""
    luck, match, applied, began = Random(seed), Match(game), 0, process_time()
    while process_time() - began < SECONDS:
        if match.over:
            match = Match(game, luck=Fair.from_seed(seed + applied))
        seat = match.asked
        assert seat == CLOCK or seat < match.seats
        match.play(seat, luck.choice(match.legal(seat)))
        applied += 1
    return applied / (process_time() - began)


def main() -> None:
    """Print rates and ratios for every game."""
    for name, game in games().items():
        batch_rate(game, 0), match_rate(game, 0)  # compiled, if it was not
        pairs = [(batch_rate(game, run), match_rate(game, run)) for run in range(1, RUNS + 1)]
        ours, ratio = median(one for one, _ in pairs), median(one / other for one, other in pairs)
        print(f"  {name:10} {ours / 1e6:5.1f} M actions a CPU-second from Python (wanted {WANTED / 1e6:g} M), ", end="")
        print(f"{ratio:4.0f} times a Match")


if __name__ == "__main__":
    main()
