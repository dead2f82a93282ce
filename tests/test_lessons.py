"""Lessons: every game with a board teaches itself; each lesson is played to its end by the real engine."""

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from hullaboo.core.contract import Game
from hullaboo.core.finding import games
from hullaboo.core.parts import Previewed
from hullaboo.play.lessons import (
    DONE,
    LESSONS,
    MISSED,
    OPEN,
    BadLessons,
    Guided,
    Lesson,
    fits,
    found,
    has_lessons,
    lessons_of,
    main,
    placed,
    read,
    words_wanted,
)
from hullaboo.server.http.lessons import lesson_after, picture, previewed_in
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.testing.rulebook import numbers_written
from hullaboo.words import LANGUAGES, Speaker

BOARDS = [game for game in games().values() if (game.folder / "ui" / "Board.svelte").is_file()]
TAUGHT = [game for game in BOARDS if has_lessons(game)]
EACH = [pytest.param(game, number, id=f"{game.name}-{number}") for game in TAUGHT for number in range(1, LESSONS + 1)]

by_name = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)


@pytest.mark.parametrize("game", BOARDS, ids=lambda game: game.name)
def test_a_game_with_a_board_has_its_lessons(game: Game) -> None:
    assert has_lessons(game)


@by_name
def test_lessons_have_their_words_in_every_language(game: Game) -> None:
    for language in LANGUAGES:
        speak = Speaker(language, game)
        assert [key for key in words_wanted(lessons_of(game)) if not speak.knows(key)] == []


@by_name
def test_every_rule_stands_beside_a_picture_and_every_picture_draws(game: Game) -> None:
    shown = [number for each in lessons_of(game).picture for number in each.rules]
    assert len(set(shown)) == len(shown), "a rule stands beside two pictures"
    assert set(shown) <= set(numbers_written((game.folder / "README.md").read_text("utf-8")))
    for number in range(1, len(lessons_of(game).picture) + 1):
        drawn = {language: ElementTree.fromstring(picture(game, number, language)) for language in LANGUAGES}
        assert all(root.tag.endswith("svg") for root in drawn.values())
        titles = {language: root.get("aria-label") for language, root in drawn.items()}
        assert titles == {language: Speaker(language, game)("title") for language in LANGUAGES}


def after(game: Game, lesson: Lesson, moves: list[str]) -> Guided:
    """A lesson after some moves."""
    guided = Guided(game, lesson)
    for move in moves:
        guided.play(move)
    return guided


def way_through(lesson: Lesson) -> list[str]:
    """The written way through all steps."""
    return [move for step in lesson.steps for move in step.way]


@pytest.mark.parametrize(("game", "number"), EACH)
def test_the_written_way_leads_through_a_lesson(game: Game, number: int) -> None:
    lesson = lessons_of(game).lesson[number - 1]
    guided = Guided(game, lesson)
    for step, asked in enumerate(lesson.steps):
        assert (guided.verdict, guided.step, guided.kept) == (OPEN, step, guided.moves)
        for move in asked.way:
            assert guided.hint == move
            guided.play(move)
    assert (guided.verdict, guided.step, guided.legal, guided.hint) == (DONE, len(lesson.steps) - 1, [], None)


@pytest.mark.parametrize(("game", "number"), EACH)
def test_whatever_is_tried_is_answered(game: Game, number: int) -> None:
    lesson = lessons_of(game).lesson[number - 1]
    way = way_through(lesson)
    for count in range(len(way)):
        for action in after(game, lesson, way[:count]).legal:
            tried = after(game, lesson, [*way[:count], game.moves.text(action)])
            assert bool(tried.legal) == (tried.verdict == OPEN)
            assert tried.kept <= tried.moves == count + 1


@by_name
def test_most_lessons_can_be_missed(game: Game) -> None:
    missed = [
        lesson
        for lesson in lessons_of(game).lesson
        if any(
            after(game, lesson, [game.moves.text(action)]).verdict == MISSED for action in Guided(game, lesson).legal
        )
    ]
    assert len(missed) >= LESSONS - 2


@pytest.mark.parametrize(("game", "number"), EACH)
def test_the_browser_is_shown_what_the_learner_may_know(game: Game, number: int) -> None:
    shown, guided = lesson_after(game, number, []), Guided(game, lessons_of(game).lesson[number - 1])
    seat = guided.lesson.seat
    other_world = game.views.view(guided.match.guessed(seat, 5)[0], seat)
    assert (shown.view, shown.seat, shown.verdict, shown.events) == (other_world, seat, OPEN, [])
    assert [each.move for each in shown.legal] == [game.moves.text(action) for action in guided.legal]


def test_after_its_end_a_lesson_takes_no_more_moves() -> None:
    game = TAUGHT[0]
    moves = way_through(lessons_of(game).lesson[0])
    assert lesson_after(game, 1, moves).verdict == DONE
    with pytest.raises(Refusal, match="over"):
        lesson_after(game, 1, [*moves, moves[0]])


def test_previews_of_a_lesson_are_made_from_guessed_worlds() -> None:
    game = next(each for each in TAUGHT if isinstance(each.views, Previewed))
    move = lesson_after(game, 1, []).legal[0].move
    assert previewed_in(game, 1, [], [move]).events == lesson_after(game, 1, [move]).events


def test_lessons_that_are_not_there(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="no-such-lesson"):
        lesson_after(TAUGHT[0], LESSONS + 1, [])
    with pytest.raises(Refusal, match="no-such-lesson"):
        picture(TAUGHT[0], 99, "en")
    with pytest.raises(Refusal, match="no-such-lesson"):
        lesson_after(Game("empty", "empty", tmp_path), 1, [])
    with pytest.raises(BadLessons, match="expected a file"):
        lessons_of(Game("empty", "empty", tmp_path))


GOOD = "\n".join(["[[lesson]]", "[[lesson.steps]]", 'way = ["a"]'] * LESSONS)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("lesson = 3", r"Expected `array`, got `int` - at `\$.lesson`"),
        (GOOD.replace("[[lesson]]", '[[lesson]]\nseed = "7"', 1), "Expected `int`, got `str`"),
        (GOOD.replace("[[lesson]]", "[[lesson]]\nhint = 7", 1), "unknown field `hint`"),
        (
            GOOD.replace("[[lesson.steps]]\nway", "steps = []\noptions.a", 1).replace('["a"]', '"a"', 1),
            "got steps: 0, 1",
        ),
        (GOOD.replace('["a"]', "[]", 1), "at least one move in each step"),
        ('[[lesson]]\n[[lesson.steps]]\nway = ["a"]', "expected 5 lessons"),
        ("[[lesson", "Expected"),
    ],
)
def test_a_file_that_is_no_file_of_lessons_says_why(text: str, words: str) -> None:
    assert len(read(GOOD).lesson) == LESSONS
    with pytest.raises(BadLessons, match=words):
        read(text)


@pytest.mark.parametrize(
    ("seat", "lead", "words"),
    [(0, ["0 dance"], "'0 dance' after 0 moves"), (0, ["x dance"], "expected a seat"), (5, [], "seat: expected 0–1")],
)
def test_a_position_that_cannot_be_reached_says_why(seat: int, lead: list[str], words: str) -> None:
    with pytest.raises(BadLessons, match=words):
        placed(TAUGHT[0], Lesson(seat=seat, lead=lead, steps=[]))


def test_patterns() -> None:
    assert fits("lay 3,4 across", "lay * across")
    assert not fits("lay 3,4 across", "lay")
    scare: dict[str, int | str | bool] = {"code": "scares"}
    assert found([scare, scare], [{"code": "scares", "row": 1}, {"code": "scares", "row": 2}])
    assert not found([scare, scare], [{"code": "scares", "row": 1}])


@pytest.mark.parametrize(
    ("words", "expected"), [([], "required: game"), (["whist"], "unknown game 'whist': expected one of")]
)
def test_an_author_is_told_which_games_there_are(
    words: list[str], expected: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["lessons", *words])
    with pytest.raises(SystemExit):
        main()
    assert expected in capsys.readouterr().err
