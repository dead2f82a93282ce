"""The public surface: written down in docs/api.md, and kept."""

import pytest

from hullaboo.testing import papers, write_api


def test_the_page_is_what_the_sources_say() -> None:
    papers.must_be_the_same(write_api.PAGE, write_api.page(), write_api.COMMAND)


@pytest.mark.parametrize(
    "kept",
    [
        "`game(name: str) -> Game`",
        "`games() -> dict[str, Game]`",
        "`bot(game: Game, name: str, seat: int, seed: int) -> Bot`",
        "`Simulation(match: Match, bots: Sequence[Bot], now: int=0, *, nodes: int=NODES)`",
        "`play(seat: int, action: int, notes: str='') -> Move`",
        "`undo(moves: int=1) -> None`",
        "`log(names: Sequence[str], bots: Sequence[int]=()) -> str`",
        "`from_log(text: str, until: int | None=None, edition_file: str | None=None) -> Self`",
        "`apply(seats: ArrayLike, actions: ArrayLike) -> None`",
        "`guess(seats: ArrayLike, seeds: ArrayLike=0) -> World`",
        "`playout(seed: int=0) -> Row`",
        "`observation: Any`",
    ],
)
def test_what_was_promised_stands_there(kept: str) -> None:
    """Writing the page anew is not enough to change these."""
    assert kept in write_api.PAGE.read_text("utf-8")


def test_a_page_that_is_otherwise_is_shown_with_the_command_that_writes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(write_api, "FOREWORD", "# Another library")
    with pytest.raises(pytest.fail.Exception, match=r"If that is right: python -m hullaboo.testing.write_api\n"):
        papers.must_be_the_same(write_api.PAGE, write_api.page(), write_api.COMMAND)


def test_everything_that_stands_there_says_what_it_is() -> None:
    silent = [part.split("\n")[0] for part in write_api.page().split("### ")[1:] if not part.split("\n\n")[1].strip()]
    assert silent == []
