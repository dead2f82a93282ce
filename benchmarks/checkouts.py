"""Another revision of this repository, ready to be measured beside this one: its own files, environment and load."""

import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from hullaboo.core.errors import BadCommand

ROOT = Path(__file__).parents[1]
PEER = Path("benchmarks") / "peers" / "boardgame_io"
RESAMPLES, SURE = 2000, 0.95


@dataclass(frozen=True)
class Checkout:
    """A working tree and how its Python is run."""

    root: Path
    python: tuple[str, ...]

    @property
    def peer(self) -> Path:
        """Where the loads in Node are, which speak this revision's protocol."""
        return self.root / PEER


HERE = Checkout(ROOT, (sys.executable,))


@contextmanager
def checked_out(revision: str, games: Sequence[str]) -> Iterator[Checkout]:
    """A revision in a folder of its own, with what its locks name and some games compiled; all is gone afterwards."""
    commit = commit_of(revision)
    with tempfile.TemporaryDirectory(prefix="hullaboo-") as folder:
        root = Path(folder) / "checkout"
        git("worktree", "add", "--detach", str(root), commit)
        try:
            print(f"setting up {revision} ({commit[:7]}) ...", flush=True)
            subprocess.run(["make", "-s", ".venv/.run"], cwd=root, check=True)
            python = with_a_cache_of_its_own(root)
            for game in games:
                warm = [*python, "-m", "hullaboo", "warm", game]
                subprocess.run(warm, cwd=root, check=True, stdout=subprocess.DEVNULL)
            yield Checkout(root, python)
        finally:
            git("worktree", "remove", "--force", str(root))


def with_a_cache_of_its_own(root: Path) -> tuple[str, ...]:
    """How the Python of a checkout is run: older ones stumble over what newer ones have compiled."""
    return "env", f"HULLABOO_CACHE={root / '.compiled'}", str(root / ".venv" / "bin" / "python")


def commit_of(revision: str) -> str:
    """The commit that a revision names."""
    asked = ["git", "rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}"]
    found = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True)
    if found.returncode:
        raise BadCommand(f"--against: expected a revision of this repository, got {revision!r}")
    return found.stdout.strip()


def git(*words: str) -> None:
    """Run git in this repository."""
    subprocess.run(["git", *words], cwd=ROOT, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def interval(ratios: Sequence[float], seed: int = 1) -> tuple[float, float]:
    """Between which figures the median of such ratios lies, by drawing from them again and again."""
    luck = random.Random(seed)
    medians = sorted(median(luck.choices(ratios, k=len(ratios))) for _ in range(RESAMPLES))
    outside = round(RESAMPLES * (1 - SURE) / 2)
    return medians[outside], medians[-1 - outside]
