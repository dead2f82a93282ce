"""Planted bugs: break the code one way at a time, in a copy, and see the tests notice.

A `bugs.toml` beside the tests lists them: `name`, `file`, `find` (a text that stands exactly once in it), `replace`,
and the `tests` that must fail. `python -m hullaboo.testing.plant [NAME …]` plants those of some games, or all.
"""

import argparse
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[3]
COPIED = ("src", "tests", "pyproject.toml")
CONFORMANCE = "tests/test_conformance.py"
SOME_TESTS_FAILED = 1
HALF_WRITTEN = "*.pyc.*"
"""What Python writes before it takes a name: gone again while somebody copies."""
WITHOUT = tuple(f"-pno:{plugin}" for plugin in ("cacheprovider", "randomly", "playwright", "xdist"))
"""Plugins that no planted bug's tests need; those that take long to start are among them."""


@dataclass(frozen=True)
class Bug:
    """One way to break the code."""

    owner: str
    name: str
    file: Path
    find: str
    replace: str
    tests: tuple[str, ...]

    @property
    def id(self) -> str:
        """Its name among all bugs."""
        return f"{self.owner}: {self.name}"


def bugs() -> list[Bug]:
    """Every bug listed anywhere in the tree; those of the house stand in `tests/bugs.toml`."""
    lists = sorted((ROOT / "src").rglob("tests/bugs.toml"))
    owned = [bug for file in lists for bug in read(file, file.parents[1].name, file.parents[1])]
    return [*read(ROOT / "tests" / "bugs.toml", "house", ROOT / "src" / "hullaboo"), *owned]


def read(file: Path, owner: str, home: Path) -> Iterator[Bug]:
    """The bugs of one list."""
    for each in tomllib.loads(file.read_text("utf-8"))["bug"]:
        path = (home / each["file"]).relative_to(ROOT)
        yield Bug(owner, each["name"], path, each["find"], each["replace"], tuple(each["tests"]))


def stands_once(bug: Bug) -> bool:
    """Whether the text to replace is there, and only once."""
    return (ROOT / bug.file).read_text("utf-8").count(bug.find) == 1


def selection(bug: Bug) -> list[str]:
    """The tests that must notice; of the conformance kit, those of the bug's own game."""
    only = ["-k", bug.owner] if CONFORMANCE in bug.tests and bug.owner != "house" else []
    return [*bug.tests, *only]


def noticed(bug: Bug) -> str | None:
    """Plant a bug in a copy of the tree and run its tests: the first that failed, or None if none did."""
    with tempfile.TemporaryDirectory(prefix="planted-") as scratch:
        copy = Path(scratch)
        copied_to(copy)
        breaks(copy / bug.file, bug)
        done = run_tests(copy, selection(bug))
    failed = [line for line in done.stdout.splitlines() if line.startswith("FAILED")]
    if done.returncode != (SOME_TESTS_FAILED if failed else 0):
        raise RuntimeError(f"{bug.id}: the tests did not run:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return failed[0].removeprefix("FAILED ") if failed else None


def said(by: str) -> str:
    """The figure of a proof: which test noticed."""
    return f"noticed by {by.split('::')[-1].split(' ')[0]}"


def copied_to(folder: Path) -> None:
    """What the tests need, and what Python has compiled of it, so that it need not be compiled for every bug."""
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns(HALF_WRITTEN))
        else:
            shutil.copy(source, folder / name)


def breaks(file: Path, bug: Bug) -> None:
    """Put the bug in its place; what was compiled of the file before goes."""
    file.write_text(file.read_text("utf-8").replace(bug.find, bug.replace), "utf-8")
    if file.suffix == ".py":
        Path(importlib.util.cache_from_source(str(file))).unlink(missing_ok=True)


def run_tests(folder: Path, tests: list[str]) -> "subprocess.CompletedProcess[str]":
    """pytest over the copy, until the first failure."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", *WITHOUT, *tests]
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)


def main() -> int:
    """Plant, and say who noticed."""
    parser = argparse.ArgumentParser(description="Plant bugs and see the tests notice.")
    parser.add_argument("owner", nargs="*", help="house, or games (all, if none is named)")
    wanted, every = parser.parse_args().owner, bugs()
    owners = {bug.owner for bug in every}
    if unknown := [name for name in wanted if name not in owners]:
        parser.error(f"nobody is called {unknown[0]!r}: expected some of {', '.join(sorted(owners))}")
    chosen = [bug for bug in every if not wanted or bug.owner in wanted]
    missed = 0
    for bug in chosen:
        by = noticed(bug) if stands_once(bug) else None
        missed += by is None
        print(f"{'noticed' if by else 'MISSED '}  {bug.id}{f'  ({by[:90]})' if by else ''}", flush=True)
    print(f"{len(chosen) - missed} of {len(chosen)} planted bugs noticed")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
