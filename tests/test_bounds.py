"""No rule reads or writes outside a field: native code would do so silently, so walks are run with numba's checks."""

import os
import subprocess
import sys
from collections.abc import Callable

import pytest

from hullaboo.core.contract import Game
from hullaboo.core.finding import games

WALKS = """
from hullaboo.core.finding import add, game
from hullaboo.play.playouts import Playouts
from hullaboo.testing import TEMPLATE
from hullaboo.testing.machines import trace

add(TEMPLATE)
box = game({name!r})
for seed in range({seeds}):
    trace(box, seed, {steps})
for seats in box.rules.SEATS:
    table = Playouts(box, seats)
    for seed in range({matches}):
        table.play(seed)
"""
OUTSIDE = """
from hullaboo.core.record import Record, int8
from hullaboo.core.rule import rule

class State(Record):
    row = int8(4)
    after = int8(4)

@rule
def write(state, at):
    state.row[at] = 1

write(State.new(), {at})
"""
SEEDS, STEPS, MATCHES = 12, 400, 200


def run_checked(program: str) -> "subprocess.CompletedProcess[str]":
    """A program whose compiled rules look at every index."""
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1"}
    return subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True)


def test_a_write_outside_its_field_is_seen() -> None:
    assert run_checked(OUTSIDE.format(at=3)).returncode == 0
    assert "IndexError" in run_checked(OUTSIDE.format(at=4)).stderr


@pytest.mark.prove
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_rules_stay_inside_their_fields(game: Game, record_property: Callable[[str, object], None]) -> None:
    done = run_checked(WALKS.format(name=game.name, seeds=SEEDS, steps=STEPS, matches=MATCHES))
    assert done.returncode == 0, done.stderr[-2000:]
    tables = len(game.rules.SEATS)
    record_property("figure", f"{SEEDS} walks, {MATCHES} random matches at each of {tables} sizes of table")
