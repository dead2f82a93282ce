"""Lessons over HTTP: a position, the learner's moves, and what came of them, through the learner's eyes alone.

Nothing is kept: a lesson is the list of the learner's moves, played again from its position each time.
"""

from collections.abc import Sequence
from functools import lru_cache

from hullaboo.core.contract import Game
from hullaboo.kit.svg import by_moonlight
from hullaboo.play.lessons import Guided, Lessons, has_lessons, lessons_of, placed
from hullaboo.server.protocol.bodies import Foreseen, LessonShown, LessonsShown
from hullaboo.server.protocol.from_server import LegalMove
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.tables.preview import previewed


def lessons_shown(game: Game) -> LessonsShown:
    """What can be learnt of a game."""
    lessons = known(game)
    return LessonsShown(len(lessons.lesson), [picture.rules for picture in lessons.picture])


def known(game: Game) -> Lessons:
    """A game's lessons, if it has some."""
    if not has_lessons(game):
        raise Refusal("no-such-lesson", game=game.name)
    return lessons_of(game)


def lesson_after(game: Game, number: int, moves: Sequence[str]) -> LessonShown:
    """A lesson after the learner's moves."""
    guided = played(game, number, moves)
    seat, match = guided.lesson.seat, guided.match
    legal = [LegalMove(game.moves.text(action), game.moves.phrase(action)) for action in guided.legal]
    return LessonShown(
        seat, match.seats, guided.step + 1, len(guided.lesson.steps), guided.verdict, guided.kept, guided.hint,
        match.view(seat), guided.events, legal,
    )  # fmt: skip


def played(game: Game, number: int, moves: Sequence[str]) -> Guided:
    """A lesson with the learner's moves played; once it is decided, no more are taken."""
    lessons = known(game).lesson
    if not 1 <= number <= len(lessons):
        raise Refusal("no-such-lesson", game=game.name, number=number)
    guided = Guided(game, lessons[number - 1])
    for move in moves:
        if not guided.legal:
            raise Refusal("over")
        guided.play(move)
    return guided


def previewed_in(game: Game, number: int, moves: Sequence[str], ahead: Sequence[str]) -> Foreseen:
    """What more moves of the learner would certainly do."""
    guided = played(game, number, moves)
    return Foreseen(*previewed(guided.match, guided.lesson.seat, ahead))


@lru_cache(maxsize=256)
def picture(game: Game, number: int, language: str, is_dark: bool = False) -> str:
    """A position that illustrates some rules, drawn with words in a language, for a light page or a dark one."""
    pictures = known(game).picture
    if not 1 <= number <= len(pictures):
        raise Refusal("no-such-lesson", game=game.name, number=number)
    wanted = pictures[number - 1]
    drawn = placed(game, wanted).svg(wanted.seat, language)
    return by_moonlight(drawn) if is_dark else drawn
