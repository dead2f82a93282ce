"""Properties of the ways to run: interpreted, native and GPU code give the same states, step by step.

`main` prints the trace of a walk; the property runs it interpreted, in a process of its own, and compares.
"""

import hashlib
import os
import subprocess
import sys
from types import SimpleNamespace

from numba import cuda, from_dtype, types

from hullaboo.core.contract import Game
from hullaboo.core.entry_points import entry_points
from hullaboo.core.finding import add, game
from hullaboo.core.options import record_of
from hullaboo.lab.gpu import kernels_for
from hullaboo.testing.template_game import TEMPLATE
from hullaboo.testing.walks import opened, viewers, walk

STEPS = 60
HOPPER = (9, 0)


def trace(box: Game, seed: int, steps: int = STEPS) -> list[str]:
    """A line a step: the hash of the state, of what every viewer sees and observes, and of a guessed world."""
    lines: list[str] = []
    seats = box.rules.SEATS[seed % len(box.rules.SEATS)]
    for match in walk(opened(box, seats, seed), seed, steps):
        digest = hashlib.sha256(match.state.tobytes() + match.pieces.alike)
        for viewer in viewers(match):
            digest.update(match.pieces.own[viewer])
        for seat in viewers(match)[:-1]:
            digest.update(match.observe(seat).tobytes())
        world = match.guessed(len(lines) % seats, seed)
        digest.update(world.tobytes() + bytes([entry_points(box).check(world, 0)]))
        lines.append(f"{len(match.moves)} {digest.hexdigest()[:16]}")
    return lines


def interpreted(box: Game, seed: int, steps: int = STEPS) -> list[str]:
    """The same trace from the interpreter, where a number that does not fit its field is an error."""
    call = "from hullaboo.testing.machines import main; main()"
    command = [sys.executable, "-W", "error", "-c", call, box.name, str(seed), str(steps)]
    done = subprocess.run(command, env={**os.environ, "NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True)
    assert done.returncode == 0, f"interpreted rules failed:\n{done.stderr[-3000:]}"
    return done.stdout.splitlines()


def interpreted_equals_native(box: Game) -> None:
    """State by state, for two walks."""
    for seed in (1, 2):
        native, slow = trace(box, seed), interpreted(box, seed)
        different = [at for at, (one, other) in enumerate(zip(native, slow, strict=True)) if one != other]
        assert not different, f"seed {seed}: native and interpreted differ from step {different[0]} on"


def compiles_for_a_gpu(box: Game) -> None:
    """The same rules become PTX for a Hopper GPU, on a machine that has none."""
    cuda.dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=HOPPER)
    states = types.Array(from_dtype(box.rules.State.dtype), 1, "C")
    options = types.Array(from_dtype(record_of(box.options)), 1, "C")
    numbers, moves = types.Array(types.int64, 1, "C"), types.Array(types.int64, 1, "C")
    choices, scratch = types.Array(types.uint32, 2, "C"), types.Array(types.int32, 2, "C")
    begin, play = kernels_for(box)
    for kernel, arguments in (
        (begin, (states, types.int64, options, numbers)),
        (play, (states, choices, scratch, moves, types.int64)),
    ):
        ptx, _ = cuda.compile_ptx(kernel.py_func, arguments, cc=HOPPER)
        assert ".visible .entry" in ptx


PROPERTIES = (interpreted_equals_native, compiles_for_a_gpu)


def main() -> None:
    """Print a trace."""
    add(TEMPLATE)
    name, seed, steps = sys.argv[1:]
    print("\n".join(trace(game(name), int(seed), int(steps))))
