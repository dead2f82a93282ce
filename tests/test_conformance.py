"""Every property of the conformance kit for every game found, the template among them. There are no exceptions."""

from collections.abc import Callable

import pytest

from hullaboo.core.contract import Game
from hullaboo.core.finding import games
from hullaboo.testing import PROPERTIES, PROPERTIES_IN_FULL


@pytest.mark.parametrize("holds", PROPERTIES, ids=lambda each: each.__name__)
@pytest.mark.parametrize("game", games().values(), ids=lambda each: each.name)
def test_conformance(game: Game, holds: Callable[[Game], None]) -> None:
    holds(game)


@pytest.mark.prove
@pytest.mark.parametrize("holds", PROPERTIES_IN_FULL, ids=lambda each: each.__name__)
@pytest.mark.parametrize("game", games().values(), ids=lambda each: each.name)
def test_conformance_in_full(game: Game, holds: Callable[[Game], None]) -> None:
    holds(game)
