"""`make prove`: every test marked `prove`, one process each, resumable; the figures go into docs/proofs.md.

A test gives its figures with pytest's `record_property("figure", "…")`. What passed is remembered in `.proofs/` under
the hash of the sources, so a run that was stopped goes on where it was.
"""

import argparse
import hashlib
import json
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[3]
KEPT = ROOT / ".proofs"
PAGE = ROOT / "docs" / "proofs.md"


@dataclass(frozen=True)
class Proof:
    """One full-size test and how it went."""

    node: str
    passed: bool
    seconds: float
    figure: str


def sources_hash() -> str:
    """The hash of everything a proof depends on."""
    digest = hashlib.sha256()
    files = [file for folder in ("src", "tests") for file in (ROOT / folder).rglob("*") if file.is_file()]
    for file in sorted(files):
        if "__pycache__" not in file.parts:
            digest.update(file.relative_to(ROOT).as_posix().encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def nodes(words: list[str]) -> list[str]:
    """Every test marked `prove`, or those that hold one of the words."""
    command = [sys.executable, "-m", "pytest", "-m", "prove", "--collect-only", "-q", "-p", "no:randomly"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout.splitlines()
    found = [line for line in listed if "::" in line]
    return [node for node in found if not words or any(word in node for word in words)]


def proved(node: str) -> Proof:
    """Run one."""
    report = KEPT / "last.xml"
    options = ["-q", "-m", "prove", "-p", "no:randomly", "-o", "junit_family=xunit1", f"--junitxml={report}"]
    command = [sys.executable, "-m", "pytest", *options, node]
    began = time.monotonic()
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        print(done.stdout[-3000:])
    return Proof(node, done.returncode == 0, round(time.monotonic() - began, 1), figures(report))


def figures(report: Path) -> str:
    """What a test recorded."""
    found = ElementTree.parse(report).iter("property")
    return "; ".join(each.get("value", "") for each in found if each.get("name") == "figure")


def remembered(file: Path) -> dict[str, Proof]:
    """What passed before with these sources."""
    if not file.exists():
        return {}
    return {each["node"]: Proof(**each) for each in json.loads(file.read_text("utf-8"))}


def page(proofs: list[Proof], commit: str) -> str:
    """docs/proofs.md."""
    now = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    rows = [f"| {short(each.node)} | {each.figure or '–'} | {each.seconds:.0f} s |" for each in proofs]
    return "\n".join([
        "# Proofs", "",
        f"Written by `make prove` at commit {commit}, {now}. {len(proofs)} full-size tests, all passed.", "",
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
    words = parser.parse_args().word
    KEPT.mkdir(exist_ok=True)
    memory = KEPT / f"{sources_hash()}.json"
    known, failed = remembered(memory), 0
    todo = nodes(words)
    for number, node in enumerate(todo, 1):
        proof = known.get(node) or proved(node)
        failed += not proof.passed
        print(f"{number}/{len(todo)} {'ok    ' if proof.passed else 'FAILED'} {node} {proof.figure}", flush=True)
        if proof.passed:
            known[node] = proof
            memory.write_text(json.dumps([asdict(each) for each in known.values()], indent=1), "utf-8")
    if not failed and not words:
        PAGE.write_text(page([known[node] for node in todo], commit_name()), "utf-8")
    print(f"{len(todo) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
