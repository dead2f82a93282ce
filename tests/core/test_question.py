"""What a bot is asked: its observation and its worlds are made when it asks for them, from guesses alone."""

import pytest

from hullaboo.core.bot import Answer, Question
from hullaboo.core.finding import games
from hullaboo.play.fairness import Fair
from hullaboo.play.match import Match
from hullaboo.server.tables import workers
from hullaboo.testing import TEMPLATE
from hullaboo.testing.walks import walk


def asked_of(match: Match, seat: int) -> Question:
    return match.question(seat, 0, ())


@pytest.mark.parametrize("game", list(games()))
def test_the_observation_is_that_of_the_match(game: str) -> None:
    match = Match(games()[game], luck=Fair.from_seed(5))
    for _ in walk(match, 5, 12):
        for seat in range(match.seats):
            assert asked_of(match, seat).observation.tolist() == match.observe(seat).tolist()


def test_worlds_are_guessed_one_from_each_seed() -> None:
    match = Match(TEMPLATE, 3, luck=Fair.from_seed(5))
    worlds = asked_of(match, 1).worlds([3, 9, 3])
    assert [state.tobytes() for state in worlds.states] == [match.guessed(1, seed).tobytes() for seed in (3, 9, 3)]
    assert match.state.tobytes() not in [state.tobytes() for state in asked_of(match, 1).worlds(range(50)).states]


def test_nothing_is_guessed_before_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[object] = []
    monkeypatch.setattr(Match, "worlds", lambda *seeds: called.append(seeds))
    question = asked_of(Match(TEMPLATE), 0)
    assert called == []
    with pytest.raises(AttributeError):
        _ = question.observation
    assert len(called) == 1


def test_a_bot_in_a_worker_has_them_too(monkeypatch: pytest.MonkeyPatch) -> None:
    match, questions = Match(TEMPLATE, 3, luck=Fair.from_seed(5)), []

    class Kept:
        def act(self, question: Question) -> Answer:
            questions.append(question)
            return Answer(question.legal[0])

    monkeypatch.setattr(workers, "remembered", lambda *_bot: Kept())
    question, guessed = asked_of(match, 1), match.guessed(1, 4).tobytes()
    facts = workers.facts_of(TEMPLATE)
    workers.answered(workers.Asked(facts, "", "", 1, 3, 0, 0, question.view, (), (0, 1), guessed, 0))
    assert questions[0].observation.tolist() == match.observe(1).tolist()
    assert [state.tobytes() for state in questions[0].worlds([8, 9]).states] == [
        questions[0].world(seed).tobytes() for seed in (8, 9)
    ]


def test_a_question_made_by_hand_has_no_worlds() -> None:
    with pytest.raises(ValueError, match="expected a question of a match"):
        _ = Question(0, 0, {}, (), (0,), lambda seed: seed).observation
