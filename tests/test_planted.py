"""The tests are tested: bugs planted one at a time must be noticed."""

import py_compile
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from hullaboo.testing import plant, prove
from hullaboo.testing.plant import Bug, breaks, bugs, noticed, said, stands_once

FEW = [bug for bug in bugs() if bug.owner == "template"]


def test_every_bug_can_be_planted() -> None:
    lost = [bug.id for bug in bugs() if not stands_once(bug)]
    assert not lost, "the text to replace must stand exactly once"


def test_there_are_enough_bugs_of_every_kind() -> None:
    assert len(bugs()) >= 20
    assert len({bug.id for bug in bugs()}) == len(bugs())


@pytest.mark.parametrize("bug", FEW, ids=lambda bug: bug.id)
def test_a_few_are_noticed(bug: Bug) -> None:
    proof = prove.proved(proof_of(bug), 0)
    assert proof.passed
    assert proof.figure.startswith("noticed by test_")


def proof_of(bug: Bug) -> str:
    """What pytest calls the proof that a bug is noticed."""
    return f"tests/test_planted.py::{test_every_planted_bug_is_noticed.__name__}[{bug.id}]"


def test_make_prove_knows_every_planted_bug_by_the_name_of_its_test() -> None:
    assert [*prove.planted()] == [proof_of(bug) for bug in bugs()]
    assert all(bug.id.isascii() for bug in bugs()), "pytest writes other letters in another way"


def test_nothing_compiled_before_hides_a_bug(tmp_path: Path) -> None:
    file = tmp_path / "rule.py"
    file.write_text("points = 1\n", "utf-8")
    compiled = Path(py_compile.compile(str(file)) or "")
    assert compiled.is_file()
    breaks(file, Bug("house", "other points", file, "points = 1", "points = 2", ()))
    assert file.read_text("utf-8") == "points = 2\n"
    assert not compiled.exists()


def unnoticed(bug: Bug) -> None:
    """Nobody noticed."""


def unasked(bug: Bug) -> str:
    """The tests could not be asked."""
    raise RuntimeError(f"{bug.id}: the tests did not run")


@pytest.mark.parametrize("answer", [unnoticed, unasked])
def test_what_nobody_notices_is_not_proved(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], answer: Callable[[Bug], str | None]
) -> None:
    monkeypatch.setattr(prove, "noticed", answer)
    proof = prove.proved(proof_of(FEW[0]), 0)
    assert (proof.passed, proof.figure) == (False, "")
    assert FEW[0].id in capsys.readouterr().out


@pytest.mark.prove
@pytest.mark.parametrize("bug", bugs(), ids=lambda bug: bug.id)
def test_every_planted_bug_is_noticed(bug: Bug, record_property: Callable[[str, object], None]) -> None:
    by = noticed(bug)
    assert by, "no test failed"
    record_property("figure", said(by))


def test_tests_that_could_not_begin_have_noticed_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    (bug, *_) = FEW
    done = CompletedProcess([], 1, "ERROR tests/test_play.py::test_it - the database is not there\n1 error in 0.1s", "")
    monkeypatch.setattr(plant, "run_tests", lambda _folder, _tests: done)
    with pytest.raises(RuntimeError, match="the database is not there"):
        noticed(bug)
