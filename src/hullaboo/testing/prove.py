"""`make prove`: every test marked `prove`, one process each, resumable; the figures go into docs/proofs.md.

Planted bugs, most of the proofs, start a pytest in a copy of the tree: prove plants them itself, without another pytest
around. A test gives its figures with pytest's `record_property("figure", "…")`. What passed is remembered in
`.proofs/` with the hash of what the proof depends on, so a run that was stopped goes on where it was, and a change in
one game leaves the proofs of the others standing.
"""

import argparse
import hashlib
import json
import re
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

from hullaboo.core.arguments import positive
from hullaboo.testing.plant import Bug, bugs, noticed, said

ROOT = Path(__file__).parents[3]
KEPT = ROOT / ".proofs"
MEMORY = KEPT / "passed.json"
PAGE = ROOT / "docs" / "proofs.md"
GAMES = "src/hullaboo/games"
OF_ONE_GAME = re.compile(
    r"src/hullaboo/games/(\w+)/|tests/(?:test_(?:planted|coverage|bounds|conformance)|lab/test_ladder)\.py::\w+\[(\w+)"
)
"""Proofs that concern one game alone name it in their path, or first in brackets."""
PLANTED = "tests/test_planted.py::test_every_planted_bug_is_noticed"
UNDER_RULES = tuple(f"src/hullaboo/{layer}" for layer in ("core", "kit", "play", "bots", "words", "testing"))
BESIDE = ("src/hullaboo/lab", "tests/conftest.py", "tests/test_conformance.py", "tests/lab/test_ladder.py")
NO_SOURCES = frozenset({"__pycache__", "node_modules", "static", "prove.py"})
"""What is made from other files, and what only runs the proofs."""
BOARDS = frozenset({"ui"})
"""Of no account to whatever is proved without a browser."""


@dataclass(frozen=True)
class Proof:
    """One full-size test and how it went; `sources` is the hash of what it depends on."""

    node: str
    sources: str
    passed: bool
    seconds: float
    figure: str


def sources_of(node: str) -> str:
    """The hash of everything a proof depends on: what lies under the rules and one game, or more of the tree."""
    game = OF_ONE_GAME.match(node)
    name = game and (game[1] or game[2])
    if name and (ROOT / GAMES / name).is_dir():
        return hashed((*UNDER_RULES, *BESIDE, f"{GAMES}/{name}"), BOARDS)
    if node.startswith("tests/server/"):
        return hashed(("src", "tests/server", "tests/conftest.py"), BOARDS)
    return hashed(("src", "tests", "web"), frozenset())


@cache
def hashed(places: tuple[str, ...], without: frozenset[str]) -> str:
    """The hash of some files and folders, less those folders."""
    digest = hashlib.sha256()
    for file in sorted(file for place in places for file in files_in(ROOT / place, NO_SOURCES | without)):
        digest.update(file.relative_to(ROOT).as_posix().encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def files_in(place: Path, without: frozenset[str]) -> Iterator[Path]:
    """A file, or all of a folder less some folders in it."""
    if place.is_file():
        yield place
    for file in place.rglob("*"):
        if file.is_file() and without.isdisjoint(file.relative_to(place).parts):
            yield file


def nodes(words: list[str]) -> list[str]:
    """Every test marked `prove`, or those that hold one of the words."""
    command = [sys.executable, "-m", "pytest", "-m", "prove", "--collect-only", "-q", "-p", "no:randomly"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout.splitlines()
    found = [line for line in listed if "::" in line]
    return [node for node in found if not words or any(word in node for word in words)]


def proved(node: str, number: int) -> Proof:
    """Run one."""
    sources, began, bug = sources_of(node), time.monotonic(), planted().get(node)
    passed, figure = told(bug) if bug else tested(node, KEPT / f"{number}.xml")
    return Proof(node, sources, passed, round(time.monotonic() - began, 1), figure)


@cache
def planted() -> dict[str, Bug]:
    """The proofs that are planted bugs."""
    return {f"{PLANTED}[{bug.id}]": bug for bug in bugs()}


def told(bug: Bug) -> tuple[bool, str]:
    """Whether a planted bug is noticed, and by whom."""
    try:
        by = noticed(bug)
    except RuntimeError as trouble:
        print(trouble)
        return False, ""
    if by is None:
        print(f"{bug.id}: no test failed")
    return by is not None, said(by) if by else ""


def tested(node: str, report: Path) -> tuple[bool, str]:
    """Whether a test passes in a process of its own, and its figures."""
    options = ["-q", "-m", "prove", "-p", "no:randomly", "-o", "junit_family=xunit1", f"--junitxml={report}"]
    done = subprocess.run([sys.executable, "-m", "pytest", *options, node], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        print(done.stdout[-3000:])
    return done.returncode == 0, figures(report)


def figures(report: Path) -> str:
    """What a test recorded."""
    found = [*ElementTree.parse(report).iter("property")] if report.exists() else []
    report.unlink(missing_ok=True)
    return "; ".join(each.get("value", "") for each in found if each.get("name") == "figure")


def remembered() -> dict[str, Proof]:
    """What passed before with the sources as they are now."""
    if not MEMORY.exists():
        return {}
    kept = [Proof(**each) for each in json.loads(MEMORY.read_text("utf-8"))]
    return {proof.node: proof for proof in kept if proof.sources == sources_of(proof.node)}


def remember(known: dict[str, Proof]) -> None:
    """Keep what passed."""
    MEMORY.write_text(json.dumps([asdict(each) for each in known.values()], indent=1), "utf-8")


def prove(todo: list[str], known: dict[str, Proof], jobs: int) -> int:
    """Run what is not known yet, some at a time; how many failed."""
    failed = 0
    with ThreadPoolExecutor(jobs) as pool:
        running = [pool.submit(proved, node, number) for number, node in enumerate(todo)]
        for count, done in enumerate(as_completed(running), 1):
            proof = done.result()
            failed += not proof.passed
            print(
                f"{count}/{len(todo)} {'ok    ' if proof.passed else 'FAILED'} {proof.node} {proof.figure}", flush=True
            )
            if proof.passed:
                known[proof.node] = proof
                remember(known)
    return failed


def page(every: list[str], known: dict[str, Proof], commit: str) -> str:
    """docs/proofs.md: what is proved with the sources as they are, and what is not."""
    now = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    proofs, missing = [known[node] for node in every if node in known], [node for node in every if node not in known]
    rows = [f"| {short(each.node)} | {each.figure or '–'} | {each.seconds:.0f} s |" for each in proofs]
    return "\n".join([
        "# Proofs", "",
        f"Written by `make prove` at commit {commit}, {now}: {len(proofs)} of {len(every)} full-size tests passed.", "",
        *(["Not proved with these sources:", "", *(f"- {short(node)}" for node in missing), ""] if missing else []),
        "| proof | figure | time |", "|---|---|---|", *rows, "",
    ])  # fmt: skip


def short(node: str) -> str:
    """A test's name without its path's common parts."""
    return "`" + node.replace("src/hullaboo/", "").replace("tests/", "").replace("|", "\\|") + "`"


def commit_name() -> str:
    """Which commit this is, and whether something has changed since."""
    command = ["git", "describe", "--always", "--dirty"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout.strip() or "unknown"


def main() -> int:
    """Prove everything that is not proved yet."""
    parser = argparse.ArgumentParser(description="Run the full-size tests; goes on where it was stopped.")
    parser.add_argument("word", nargs="*", help="only tests whose name holds one of these")
    parser.add_argument("--jobs", type=positive, default=2, help="how many at a time (2)")
    chosen = parser.parse_args()
    KEPT.mkdir(exist_ok=True)
    every, known = nodes(chosen.word), remembered()
    todo = [node for node in every if node not in known]
    print(f"{len(every) - len(todo)} of {len(every)} proved already", flush=True)
    failed = prove(todo, known, chosen.jobs)
    if not chosen.word:
        PAGE.write_text(page(every, known, commit_name()), "utf-8")
    print(f"{len(every) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
