"""What a messenger shows of a link: title, sentence and picture, as Open Graph tags in the head of the client's page.

All of it follows from the address (`/table/…?game=…&lang=fr`, as the client shares it). Nothing is looked up, so
that whoever tries addresses learns nothing of any table.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from html import escape

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hullaboo.core.contract import Game
from hullaboo.server.http import static_files
from hullaboo.server.http.static_files import File, Handler
from hullaboo.server.settings import Settings
from hullaboo.words import LANGUAGES, Speaker

MARK = b"<!-- shared -->"
"""Where the tags go in the client's page."""
POSTER = "poster.jpg"
WIDTH, HEIGHT = 1200, 630
MOST_HEADS = 256
TITLES = {"table": "web-shared-table", "replay": "web-replay-of", "problem": "web-shared-problem"}
"""Pages that are not called after their game alone."""


def page(settings: Settings, games: Mapping[str, Game]) -> Handler:
    """Answers with the client's page, its head written for the address."""

    @lru_cache(MOST_HEADS)
    def written(base: str, kind: str, name: str, language: str) -> File:
        page = static_files.files()[f"/{static_files.PAGE}"]
        return static_files.packed(page, page.plain.replace(MARK, head(base, kind, games.get(name), language).encode()))

    async def show(request: Request) -> Response:
        kind = request.url.path.split("/")[1]
        name = request.path_params.get("game") or request.query_params.get("game", "")
        language = request.query_params.get("lang", "")
        base = settings.public_url or f"{request.url.scheme}://{request.url.netloc}"
        file = written(base, kind, name if name in games else "", language if language in LANGUAGES else LANGUAGES[0])
        return file.response("gzip" in request.headers.get("accept-encoding", ""))

    return show


def head(base: str, kind: str, game: Game | None, language: str) -> str:
    """The tags; the address of the page itself is left out, since a link may carry more than is to be shown."""
    every = tags(base, kind, game, language)
    return "\n    ".join(f'<meta {key}="{name}" content="{escape(value)}" />' for key, name, value in every)


def tags(base: str, kind: str, game: Game | None, language: str) -> Iterator[tuple[str, str, str]]:
    """Each tag: what kind of name it has, the name, and what it says."""
    speak = Speaker(language, game)
    sentence = speak("tagline" if game else "web-what-this-is")
    yield "name", "description", sentence
    yield "property", "og:site_name", "Hullaboo"
    yield "property", "og:type", "website"
    yield "property", "og:title", title(speak, kind, game)
    yield "property", "og:description", sentence
    yield "property", "og:image", base + picture(game)
    yield "property", "og:image:width", str(WIDTH)
    yield "property", "og:image:height", str(HEIGHT)
    yield "name", "twitter:card", "summary_large_image"


def title(speak: Speaker, kind: str, game: Game | None) -> str:
    """What the page is called."""
    if game is None:
        return "Hullaboo"
    return speak(TITLES[kind], game=speak("title")) if kind in TITLES else speak("title")


def picture(game: Game | None) -> str:
    """Where the picture is: the game's, if there is one in its folder, else that of the house."""
    return f"/posters/{game.name}.jpg" if game and (game.folder / POSTER).is_file() else f"/{POSTER}"


def posters(games: Mapping[str, Game]) -> Iterator[Route]:
    """The pictures in the folders of games."""
    for game in games.values():
        if (game.folder / POSTER).is_file():
            yield Route(picture(game), showing(static_files.read(game.folder / POSTER)), methods=["GET"])


def showing(file: File) -> Handler:
    """Answers with a picture."""

    async def show(_request: Request) -> Response:
        return file.response(takes_packed=False)

    return show
