"""The README's library example runs as it stands."""

import re
from pathlib import Path

README = (Path(__file__).parents[1] / "README.md").read_text("utf-8")


def test_the_example_runs() -> None:
    example = re.search(r"```python\n(.*?)```", README, re.DOTALL)
    assert example
    names: dict[str, object] = {}
    exec(example[1], names)
    assert names["match"].over  # type: ignore[attr-defined]


def test_every_command_named_is_there() -> None:
    from hullaboo.cli import parser

    known = next(action.choices for action in parser([])._actions if action.choices)
    for command in re.findall(r"^    hullaboo ([a-z-]+)", README, re.MULTILINE):
        assert command in known
