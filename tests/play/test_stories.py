"""Stories: scripts with answers."""

import pytest

from hullaboo.core.errors import BadLog
from hullaboo.play.stories import retold

SCRIPT = """# A short one.
[Game "template"]
[Options "turns=1"]
? legal 0
0 keep
? told 1
1 keep
? outcome
"""


def test_answers_are_written_below_questions() -> None:
    story = retold(SCRIPT)
    assert "? legal 0\n| keep, swap\n0 keep\n? told 1\n| keep seat=0\n" in story
    assert retold(story) == story


def test_a_wrong_answer_is_replaced() -> None:
    assert "| sing" not in retold(retold(SCRIPT).replace("| keep, swap", "| sing"))


def test_an_unknown_question_is_refused() -> None:
    with pytest.raises(BadLog, match="expected a question table, told, view, legal or outcome"):
        retold(SCRIPT + "? weather 0\n")
