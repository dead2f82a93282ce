"""The bots in `examples/bots` play whole matches as in the arena, at the smallest and the largest table."""

from collections.abc import Iterator
from inspect import signature
from pathlib import Path

import pytest

from hullaboo.core.finding import game
from hullaboo.lab.deals import Setting, result
from hullaboo.lab.entrants import module

FOLDER = Path(__file__).parents[2] / "examples" / "bots"


def bots() -> Iterator[tuple[str, str]]:
    """Whatever a file makes from a seat and a seed."""
    for file in sorted(FOLDER.glob("*.py")):
        own = [each for each in vars(module(file)).values() if getattr(each, "__module__", "") == f"entrants of {file}"]
        for each in own:
            if list(signature(each).parameters) == ["seat", "seed"]:
                yield file.stem, f"{file}:{each.__name__}"


@pytest.mark.parametrize(("name", "bot"), list(bots()), ids=lambda each: each.split(":")[-1])
def test_they_play(name: str, bot: str) -> None:
    """The same match twice at the smallest table, and one at the largest."""
    sizes, edition = game(name).rules.SEATS, game(name).editions[0]
    small, large = (Setting(name, (bot, "1"), seats, edition, {}) for seats in (sizes[0], sizes[-1]))
    assert result(small, (1, 0), 1, 0) == result(small, (1, 0), 1, 0)
    assert result(large, (0, *[1] * (sizes[-1] - 1)), 1, 0).bots[0] == 0
