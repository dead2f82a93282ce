"""`hullaboo warm`: compile everything into the cache, once, with a bar that shows how far it is.

A stamp named by the hash of our sources and the compiler's version makes a second run do nothing.
"""

import hashlib
import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib.metadata import version
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hullaboo.core.contract import Game

SOURCES = Path(__file__).parents[1]
BAR = 28
STEPS_WITH_BOTS = 30
NODES = 1000
"""A search is compiled as well by a short one."""


def sources_hash() -> str:
    """The hash of every source file and of the versions they are compiled with."""
    digest = hashlib.sha256(
        f"{sys.version} {version('numba')} {version('numpy')} {os.environ.get('NUMBA_OPT')}".encode()
    )
    for file in sorted(SOURCES.rglob("*.py")):
        if "tests" not in file.parts:
            digest.update(file.relative_to(SOURCES).as_posix().encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def stamp() -> Path:
    """The file that says all this is compiled."""
    from hullaboo.core.rule import folder

    return folder() / f"warm-{sources_hash()}"


def stages(name: str) -> Iterator[str]:
    """Compile one game, part by part."""
    from hullaboo.core.finding import game as game_named
    from hullaboo.play.playouts import Playouts

    game = game_named(name)
    Playouts(game, game.rules.SEATS[0]).play(0)
    yield "playouts"
    for bot_name in ("random", *map(str, game.bots.LEVELS)):
        simulated(game, bot_name)
        yield bot_name


def simulated(game: "Game", bot_name: str) -> None:
    """Some steps of a match between bots, with everything asked that a table asks."""
    from hullaboo.bots import bot
    from hullaboo.core.entry_points import entry_points
    from hullaboo.play.match import Match
    from hullaboo.play.simulate import Simulation

    match = Match(game)
    simulation = Simulation(match, [bot(game, bot_name, seat, 0) for seat in range(match.seats)], nodes=NODES)
    for _ in range(STEPS_WITH_BOTS):
        if not match.over:
            simulation.step()
            match.observe(0)
            world = match.guessed(0, 0)
            entry_points(game).check(world, 0)
    assert len(match.scores) == match.seats


def warm_game(name: str) -> str:
    """Compile one game, in a process of its own."""
    for _ in stages(name):
        pass
    return name


def draw(done: int, total: int, what: str) -> None:
    """The bar, on one line of a terminal or a line each elsewhere."""
    filled = BAR * done // max(1, total)
    line = f"[{'█' * filled}{'·' * (BAR - filled)}] {done}/{total} {what}"
    print(
        f"\r{line:<70}" if sys.stdout.isatty() else line,
        end="" if sys.stdout.isatty() and done < total else "\n",
        flush=True,
    )


def warm(names: list[str], say: Callable[[int, int, str], None] = draw) -> None:
    """Compile some games, as many at a time as there are cores, unless all were compiled from these very sources."""
    from hullaboo.core.finding import games
    from hullaboo.core.rule import private, prune

    mark = stamp()
    if mark.exists():
        return
    say(0, len(names), "")
    with ProcessPoolExecutor(min(len(names), os.cpu_count() or 1), mp_context=get_context("spawn")) as pool:
        jobs = [pool.submit(warm_game, name) for name in names]
        for done, job in enumerate(as_completed(jobs), 1):
            say(done, len(names), job.result())
    prune()
    if set(names) == set(games()):
        (private(mark.parent) / mark.name).touch()
