"""HTTP: the games in the box, their problems, lessons and pictures."""

from starlette.responses import Response

from hullaboo.server.http.endpoint import Ask, Endpoint
from hullaboo.server.http.lessons import lesson_after, lessons_shown, picture, previewed_in
from hullaboo.server.http.problems import problem_after
from hullaboo.server.protocol.bodies import (
    Foreseen,
    GameShown,
    LessonShown,
    LessonsShown,
    LessonTried,
    LookAhead,
    ProblemShown,
    ProblemTried,
)

PROBLEM = "/api/games/{game}/problems/{day}"
LESSONS = "/api/games/{game}/lessons"
LESSON = LESSONS + "/{number:int}"


async def games(ask: Ask) -> list[GameShown]:
    """The games in the box, with their seats, editions, options and bots."""
    return ask.lobby.catalog.offered()


async def problem(ask: Ask) -> ProblemShown:
    """The problem that a game sets for a day."""
    return problem_after(ask.game, ask.request.path_params["day"], [])


async def attempt(ask: Ask) -> ProblemShown:
    """A problem after the moves tried so far."""
    return problem_after(ask.game, ask.request.path_params["day"], ask.body.moves)


async def lessons(ask: Ask) -> LessonsShown:
    """How many lessons a game has, and which of its rules are illustrated together."""
    return lessons_shown(ask.game)


async def lesson(ask: Ask) -> LessonShown:
    """A lesson after the learner's moves so far."""
    return lesson_after(ask.game, ask.number, ask.body.moves)


async def look_ahead(ask: Ask) -> Foreseen:
    """What more moves in a lesson would certainly do."""
    return previewed_in(ask.game, ask.number, ask.body.moves, ask.body.ahead)


async def illustration(ask: Ask) -> Response:
    """A position that illustrates some rules, as SVG.

    `?lang=fr` or `de` for its words, else English; `?theme=midnight` for a dark page.
    """
    asked = ask.request.query_params
    language, is_dark = asked.get("lang", "en"), asked.get("theme") == "midnight"
    return Response(picture(ask.game, ask.number, language, is_dark), media_type="image/svg+xml")


ENDPOINTS = (
    Endpoint("GET", "/api/games", games, list[GameShown]),
    Endpoint("GET", PROBLEM, problem, ProblemShown, troubles=(400, 404)),
    Endpoint("POST", PROBLEM, attempt, ProblemShown, ProblemTried, troubles=(400, 404)),
    Endpoint("GET", LESSONS, lessons, LessonsShown, troubles=(404,)),
    Endpoint("POST", LESSON, lesson, LessonShown, LessonTried, troubles=(400, 404)),
    Endpoint("POST", LESSON + "/ahead", look_ahead, Foreseen, LookAhead, troubles=(400, 404)),
    Endpoint("GET", "/api/games/{game}/pictures/{number:int}", illustration, str, troubles=(404,)),
)
