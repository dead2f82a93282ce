"""What benchmarks say of another revision: which it is, and how sure the ratio is."""

import subprocess

import pytest
from benchmarks.checkouts import ROOT, commit_of, interval

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
