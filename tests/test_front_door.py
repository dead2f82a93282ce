"""The front door: all that a user needs from `import hullaboo`, and nothing heavy before it is asked for."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import hullaboo
from hullaboo.core.finding import games

NAMES = [*hullaboo.HOMES, "__version__"]
IN_THE_BOX = [name for name, game in games().items() if game.folder.parent == Path(hullaboo.__file__).parent / "games"]
HEAVY = {"numpy", "numba", "msgspec", "fluent", "sqlalchemy", "starlette"}


def run(code: str) -> str:
    """What a fresh interpreter prints."""
    done = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def loaded_by(code: str) -> set[str]:
    """The libraries that some code loads."""
    return set(run(f"{code}\nimport sys\nprint(*{{name.split('.')[0] for name in sys.modules}})").split())


def test_importing_the_package_loads_nothing_heavy() -> None:
    assert loaded_by("import hullaboo, hullaboo.games") & HEAVY == set()


@pytest.mark.parametrize("name", ["game", "games", "World", "Bot"])
def test_what_runs_on_a_bare_machine_loads_no_more_than_such_a_machine_has(name: str) -> None:
    assert loaded_by(f"import hullaboo\nhullaboo.{name}") & HEAVY <= {"numpy", "numba"}


def test_rules_run_without_the_libraries_of_play() -> None:
    for name in IN_THE_BOX:
        code = f"import hullaboo\nhullaboo.World(hullaboo.game({name!r}), 0)"
        assert loaded_by(code) & HEAVY == {"numpy", "numba"}


@pytest.mark.parametrize("name", NAMES)
def test_every_name_is_there_and_is_where_the_table_says(name: str) -> None:
    found = getattr(hullaboo, name)
    assert name in dir(hullaboo)
    if name not in ("__version__", "games"):
        assert found.__module__.startswith(f"hullaboo.{hullaboo.HOMES[name]}")


def test_type_checkers_are_told_the_same_as_is_imported() -> None:
    stub = Path(hullaboo.__file__).with_name("__init__.pyi").read_text("utf-8")
    told = {
        each.asname: f"{node.module}.{each.name}"
        for node in ast.parse(stub).body
        if isinstance(node, ast.ImportFrom)
        for each in node.names
    }
    assert {*told, "__version__"} == set(NAMES) == set(vars(hullaboo)["__all__"])
    for name, home in told.items():
        if name != "games":
            assert home == f"hullaboo.{hullaboo.HOMES[str(name)]}.{name}"


def test_games_can_be_asked_for_after_one_of_them_was_imported() -> None:
    before = "import hullaboo\nfirst = list(hullaboo.games())\n"
    after = "hullaboo.game(first[0]).rules\nimport hullaboo.games\nprint(first == list(hullaboo.games()), len(first))"
    assert run(before + after).split() == ["True", str(len(IN_THE_BOX))]


def test_an_unknown_name_is_refused_as_python_does() -> None:
    with pytest.raises(AttributeError, match="module 'hullaboo' has no attribute 'mach'"):
        hullaboo.mach  # type: ignore[attr-defined]  # noqa: B018
