"""No rule reads or writes outside a field: native code would do so silently, so walks are run with numba's checks."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.walking import PLAYOUTS, WALKS

from hullaboo.core.contract import Game
from hullaboo.core.finding import games

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
ROOT = Path(__file__).resolve().parent.parent


def run_checked(*words: str) -> "subprocess.CompletedProcess[str]":
    """A program whose compiled rules look at every index."""
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1"}
    return subprocess.run([sys.executable, *words], env=environment, capture_output=True, text=True, cwd=ROOT)


def test_a_write_outside_its_field_is_seen() -> None:
    assert run_checked("-c", OUTSIDE.format(at=3)).returncode == 0
    assert "IndexError" in run_checked("-c", OUTSIDE.format(at=4)).stderr


@pytest.mark.prove
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_rules_stay_inside_their_fields(game: Game, record_property: Callable[[str, object], None]) -> None:
    done = run_checked("-m", "tests.walking", game.name, "playouts")
    assert done.returncode == 0, done.stderr[-2000:]
    tables = len(game.rules.SEATS)
    record_property("figure", f"{WALKS} walks, {PLAYOUTS} random matches at each of {tables} sizes of table")
