"""The tests are tested: bugs planted one at a time must be noticed."""

from collections.abc import Callable

import pytest

from hullaboo.testing.plant import Bug, bugs, noticed, stands_once

FEW = [bug for bug in bugs() if bug.owner == "template"]


def test_every_bug_can_be_planted() -> None:
    lost = [bug.id for bug in bugs() if not stands_once(bug)]
    assert not lost, "the text to replace must stand exactly once"


def test_there_are_enough_bugs_of_every_kind() -> None:
    assert len(bugs()) >= 20
    assert len({bug.id for bug in bugs()}) == len(bugs())


@pytest.mark.parametrize("bug", FEW, ids=lambda bug: bug.id)
def test_a_few_are_noticed(bug: Bug) -> None:
    assert noticed(bug)


@pytest.mark.prove
@pytest.mark.parametrize("bug", bugs(), ids=lambda bug: bug.id)
def test_every_planted_bug_is_noticed(bug: Bug, record_property: Callable[[str, object], None]) -> None:
    by = noticed(bug)
    assert by, "no test failed"
    record_property("figure", f"noticed by {by.split('::')[-1].split(' ')[0]}")
