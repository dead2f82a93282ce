"""What benchmarks say of another revision: which it is, and how sure the ratio is."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from benchmarks import moves
from benchmarks.checkouts import ROOT, Checkout, commit_of, interval

from hullaboo.core.errors import BadCommand


def test_a_revision_is_known_by_its_commit() -> None:
    head = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert commit_of("HEAD") == head.stdout.strip()


@pytest.mark.parametrize("revision", ["no-such-thing", "", "--help", "HEAD:README.md"])
def test_what_is_no_revision_is_refused(revision: str) -> None:
    with pytest.raises(BadCommand, match="expected a revision"):
        commit_of(revision)


def test_the_interval_holds_the_median_and_narrows_with_more_turns() -> None:
    few, many = [0.9, 1.0, 1.1], [0.9, 1.0, 1.1] * 40
    for ratios in (few, many):
        low, high = interval(ratios)
        assert low <= 1.0 <= high
    assert interval(few) == (0.9, 1.1)
    assert interval(many) == (1.0, 1.0)


@pytest.mark.parametrize(("ours", "code", "said"), [("210", 0, "1.050×"), ("230", 1, "too dear")])
def test_moves_are_measured_beside_another_revision_in_turns(
    ours: str, code: int, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def telling(figure: str) -> Checkout:
        return Checkout(tmp_path, ("sh", "-c", f"echo 'spooky {figure} µs a move; beside it plain Python took 1 ms'"))

    @contextmanager
    def former(_revision: str, _names: object) -> Iterator[Checkout]:
        yield telling("200")

    monkeypatch.setattr(moves, "HERE", telling(ours))
    monkeypatch.setattr(moves, "checked_out", former)
    assert moves.compare_with("before", 3, ["spooky"]) == code
    assert said in capsys.readouterr().out
