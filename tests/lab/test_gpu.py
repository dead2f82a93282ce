"""On a machine with a GPU the same rules give the same bytes. Elsewhere the conformance kit compiles the kernels."""

import pytest

from hullaboo.core.contract import Game
from hullaboo.core.finding import games
from hullaboo.lab.gpu import asked_for, compare


@pytest.mark.gpu
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_states_are_byte_equal_on_the_gpu(game: Game) -> None:
    assert compare(game, 4096) > 0


def test_an_unknown_game_is_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["gpu", "whist"])
    with pytest.raises(SystemExit):
        asked_for()
    assert "unknown game 'whist': expected one of" in capsys.readouterr().err


def test_a_machine_without_a_gpu_is_told_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["gpu"])
    monkeypatch.setattr("hullaboo.lab.gpu.cuda.is_available", lambda: False)
    with pytest.raises(SystemExit):
        asked_for()
    assert "expected a machine with an NVIDIA GPU" in capsys.readouterr().err
