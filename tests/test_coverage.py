"""How much of the compiled rules walks and matches between bots reach, measured interpreted, branches included."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.walking import MATCHES, STEPS, WALKS

from hullaboo.core.contract import Game
from hullaboo.core.finding import games

LEAST = 85
"""What is left is mostly the branches of `check` that answer what is broken."""
ROOT = Path(__file__).resolve().parent.parent


def compiled_modules(game: Game) -> list[str]:
    """The files of a game that hold rules the playing of a match reaches."""
    files = [file for file in sorted(game.folder.glob("*.py")) if "@rule" in file.read_text("utf-8")]
    return [str(file) for file in files if file.stem not in {"bots", "solver"} and not is_thought(file)]


def is_thought(file: Path) -> bool:
    """Whether a file belongs to the bots: nothing but they and their like import it."""
    line = re.compile(rf"from \.+{file.stem} import")
    others = [*file.parent.glob("*.py"), *file.parent.glob("bots/*.py")]
    users = [other for other in others if line.search(other.read_text("utf-8"))]
    return file.stem != "rules" and bool(users) and all(is_of_the_bots(other) or is_thought(other) for other in users)


def is_of_the_bots(file: Path) -> bool:
    """Whether a file is the module of the bots, or one of its folder."""
    return "bots" in (file.stem, file.parent.name)


@pytest.mark.prove
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_play_reaches_the_rules(game: Game, tmp_path: Path, record_property: Callable[[str, object], None]) -> None:
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "COVERAGE_FILE": str(tmp_path / "coverage")}
    include = ",".join(compiled_modules(game))
    commands = (
        ["run", "--branch", f"--include={include}", "--rcfile=/dev/null", "-m", "tests.walking", game.name, "bots"],
        ["json", "--rcfile=/dev/null", "-o", str(tmp_path / "report.json")],
    )
    for command in commands:
        words = [sys.executable, "-m", "coverage", *command]
        subprocess.run(words, env=environment, check=True, capture_output=True, cwd=ROOT)
    reached = json.loads((tmp_path / "report.json").read_text())["totals"]["percent_covered"]
    record_property(
        "figure", f"{reached:.1f} % of lines and branches, {WALKS} walks of up to {STEPS} actions, {MATCHES} matches"
    )
    assert reached >= LEAST
