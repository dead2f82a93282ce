"""On a machine with a GPU the same rules give the same bytes. Elsewhere the conformance kit compiles the kernels."""

import pytest

from hullaboo.core.contract import Game
from hullaboo.core.finding import games
from hullaboo.lab.gpu import compare


@pytest.mark.gpu
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_states_are_byte_equal_on_the_gpu(game: Game) -> None:
    assert compare(game, 4096) > 0
