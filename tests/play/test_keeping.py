"""A match is copied, pickled, taken back, and written to and read from its log."""

import copy
import pickle
from collections.abc import Callable

import numpy as np
import pytest

from hullaboo.core.errors import IllegalAction
from hullaboo.core.finding import games
from hullaboo.play.fairness import Fair, LuckSource, Seeded
from hullaboo.play.match import Match
from hullaboo.testing import TEMPLATE
from hullaboo.testing.walks import walk

WAYS: dict[str, Callable[[Match], Match]] = {
    "copied": Match.copy,
    "by the module copy": copy.deepcopy,
    "pickled": lambda match: pickle.loads(pickle.dumps(match)),
}
COUNT = 9


def played(game: str, luck: LuckSource | None = None, moves: int = COUNT) -> Match:
    """A match after some random moves."""
    box = games()[game]
    match = Match(box, luck=luck or Fair.from_seed(3))
    for _ in walk(match, 3, moves):
        pass
    return match


def play_on(match: Match) -> bytes:
    """The last legal action of whoever is asked, some times; all states on the way."""
    states = b""
    for _ in range(5):
        if not match.over:
            match.play(match.asked, match.legal(match.asked)[-1])
            states += match.state.tobytes()
    return states


def looks(match: Match) -> list[object]:
    """All that a match says of itself."""
    told = [(match.view(seat), match.tell(seat), match.legal(seat)) for seat in range(match.seats)]
    said = match.moves[:], match.state.tobytes(), match.actors, match.asked, match.timers, match.scores, match.luck
    return [*told, said, match.options, match.edition, match.game]


@pytest.mark.parametrize("way", WAYS.values(), ids=list(WAYS))
@pytest.mark.parametrize("game", list(games()))
def test_one_that_was_kept_is_the_same_and_goes_its_own_way(way: Callable[[Match], Match], game: str) -> None:
    match = played(game)
    before, other = looks(match), way(match)
    assert looks(other) == before
    went = play_on(other)
    assert looks(match) == before
    assert play_on(match) == went


@pytest.mark.parametrize("way", WAYS.values(), ids=list(WAYS))
def test_one_that_ended_early_is_still_over(way: Callable[[Match], Match]) -> None:
    match = played("template", moves=1)
    match.end_early(1, "resigns")
    other = way(match)
    assert (other.over, other.outcome, other.tell(0)) == (True, match.outcome, match.tell(0))


@pytest.mark.parametrize("luck", [Fair.from_seed(3), Seeded(3)])
@pytest.mark.parametrize("game", list(games()))
def test_moves_that_are_taken_back_have_not_been(game: str, luck: LuckSource) -> None:
    match = played(game, luck)
    shorter = played(game, luck, len(match.moves) - 4)
    after = match.moves[-4:]
    match.undo(4)
    assert looks(match) == looks(shorter)
    for move in after:
        match.play_text(*move)
    assert looks(match) == looks(played(game, luck))


def test_an_early_end_is_taken_back() -> None:
    match = played("template", moves=2)
    before = looks(match)
    match.end_early(0, "resigns")
    match.undo()
    assert looks(match) == before


def test_nothing_is_taken_back_beyond_the_state_it_went_on_from() -> None:
    match = played("template", moves=3)
    match.become(match.guessed(0, seed=1))
    guessed = match.state.tobytes()
    match.play(match.asked, 1)
    for wrong in (2, 0, -1):
        with pytest.raises(IllegalAction, match=f"expected 1–1 moves to take back, got {wrong}"):
            match.undo(wrong)
    match.undo()
    assert match.state.tobytes() == guessed
    assert len(match.moves) == 3


@pytest.mark.parametrize("game", list(games()))
def test_it_is_written_to_its_log_and_read_from_it(game: str) -> None:
    match = played(game)
    names = [f"p{seat}" for seat in range(match.seats)]
    again = Match.from_log(match.log(names))
    assert looks(again) == looks(match)
    assert again.log(names) == match.log(names)
    assert len(Match.from_log(match.log(names), until=2).moves) == 2


@pytest.mark.parametrize(
    "shared",
    [
        lambda match: match.edition.numbers,
        lambda match: pickle.loads(pickle.dumps(match)).edition.numbers,
        lambda match: np.asarray(match.state),
        lambda match: TEMPLATE.edition().numbers,
    ],
)
def test_what_is_shared_cannot_be_written_to(
    shared: Callable[[Match], np.ndarray[tuple[int], np.dtype[np.int64]]],
) -> None:
    assert not shared(played("template", moves=1)).flags.writeable
