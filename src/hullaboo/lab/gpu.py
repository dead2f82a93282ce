"""Random matches on a GPU, one a thread, from the same rules as everywhere else.

`python -m hullaboo.lab.gpu [GAME …]` on a machine with a GPU plays matches on both sides, compares their states byte by
byte after some steps and at the end, and prints the rate. It needs nothing but NumPy, numba and numba-cuda.
"""

import argparse
import sys
import time
from typing import Any, NamedTuple

import numpy as np
from numba import config, cuda

from hullaboo.core import options as table_options
from hullaboo.core.arguments import a_game
from hullaboo.core.contract import Game
from hullaboo.core.entry_points import entry_points, playout_for
from hullaboo.core.finding import games
from hullaboo.core.luck import reseed
from hullaboo.core.parts import Counting

config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a comparison is small on purpose

THREADS = 64
STOPS = (1, 7, 20, 63)
"""After how many actions the two sides are compared, before the end."""


class Batch(NamedTuple):
    """Many matches: their states, the players' generators, scratch for the list of actions, and moves played."""

    states: Any
    choices: Any
    scratch: Any
    moves: Any

    def on_gpu(self) -> "Batch":
        """A copy in the memory of the GPU."""
        return Batch(*(cuda.to_device(part) for part in self))


def batch(game: Game, matches: int) -> Batch:
    """Empty tables with seeded luck."""
    states, choices = game.rules.State.batch(matches), np.zeros((matches, 4), np.uint32)
    for at in range(matches):
        reseed(states["luck"][at], at, 1)
        reseed(choices[at], at, 2)
    scratch = np.zeros((matches, 1 if isinstance(game.rules, Counting) else game.rules.MOST_LEGAL), np.int32)
    return Batch(states, choices, scratch, np.zeros(matches, np.int64))


def kernels_for(game: Game) -> tuple[Any, Any]:
    """Two CUDA kernels: `begin` sets tables up, `play` plays some actions; one table a thread."""
    start, playout = game.rules.start, playout_for(game.rules)

    @cuda.jit  # type: ignore[untyped-decorator]
    def begin(states: Any, seats: int, options: Any, edition: Any) -> None:
        at = cuda.grid(1)
        if at < len(states):
            start(states[at], seats, options[0], edition)

    @cuda.jit  # type: ignore[untyped-decorator]
    def play(states: Any, choices: Any, scratch: Any, moves: Any, steps: int) -> None:
        at = cuda.grid(1)
        if at < len(states):
            moves[at] += playout(states, at, choices[at], scratch[at], steps)

    return begin, play


def set_up(game: Game) -> tuple[int, Any, Any]:
    """The smallest table: seats, options, edition."""
    return game.rules.SEATS[0], table_options.encode(game.options()), game.edition(game.editions[0]).numbers


def play_on_cpu(game: Game, tables: Batch, steps: int) -> None:
    """What the kernel `play` does, on the processor."""
    for at in range(len(tables.states)):
        tables.moves[at] += entry_points(game).playout(tables.states, at, tables.choices[at], tables.scratch[at], steps)


def compare(game: Game, matches: int) -> int:
    """Play the same matches on both sides; how many actions lay between comparisons that were all byte-equal."""
    tables = batch(game, matches)
    there = tables.on_gpu()
    begin, play = kernels_for(game)
    grid = (matches + THREADS - 1) // THREADS
    seats, options, edition = set_up(game)
    begin[grid, THREADS](there.states, seats, cuda.to_device(options), cuda.to_device(edition))
    for at in range(matches):
        entry_points(game).start(tables.states, at, seats, options, edition)
    for steps in (0, *STOPS, game.rules.LONGEST):
        play[grid, THREADS](*there, steps)
        play_on_cpu(game, tables, steps)
        refuse_difference(game, steps, tables.states, there.states.copy_to_host())
    return int(tables.moves.sum())


def refuse_difference(game: Game, steps: int, ours: Any, theirs: Any) -> None:
    """Fail if any byte of any state differs."""
    different = [at for at in range(len(ours)) if ours[at].tobytes() != theirs[at].tobytes()]
    if different:
        message = f"{game.name}: {len(different)} of {len(ours)} states differ after {steps} more actions"
        raise AssertionError(f"{message}, the first in match {different[0]}")


def rate(game: Game, matches: int) -> float:
    """Moves a second of whole random matches on the GPU, set-up included; the second of two runs."""
    begin, play = kernels_for(game)
    grid = (matches + THREADS - 1) // THREADS
    seats, options, edition = set_up(game)
    arguments = cuda.to_device(options), cuda.to_device(edition)
    seconds, moves = 0.0, 0
    for _ in range(2):
        there = batch(game, matches).on_gpu()
        cuda.synchronize()
        began = time.perf_counter()
        begin[grid, THREADS](there.states, seats, *arguments)
        play[grid, THREADS](*there, game.rules.LONGEST)
        cuda.synchronize()
        seconds = time.perf_counter() - began
        moves = int(there.moves.copy_to_host().sum())
    return moves / seconds


def main() -> int:
    """Compare and measure."""
    for game in asked_for():
        moves = compare(game, 1024)
        print(f"{game.name}: 1,024 matches byte-equal to the CPU at every stop ({moves:,} moves)", flush=True)
        print(f"{game.name}: {rate(game, 1 << 16) / 1e6:,.1f} million moves a second on the GPU", flush=True)
    return 0


def asked_for() -> list[Game]:
    """The games on the command line, or all; refuses a machine without a GPU."""
    parser = argparse.ArgumentParser(description="Compare random matches on a GPU with the CPU's, and measure them.")
    parser.add_argument("game", nargs="*", type=a_game, help="only these")
    boxes: list[Game] = parser.parse_args().game or list(games().values())
    if not cuda.is_available():
        parser.error("expected a machine with an NVIDIA GPU and its driver, found none")
    return boxes


if __name__ == "__main__":
    sys.exit(main())
