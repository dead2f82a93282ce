"""The pictures of Learn over HTTP, in the reader's language."""

from hullaboo.core.finding import games
from hullaboo.words import LANGUAGES, Speaker

from .conftest import Running


def test_pictures_come_in_the_language_asked_for_and_in_english_without(server: Running) -> None:
    name = next(
        name for name, game in games().items() if len({Speaker(each, game)("title") for each in LANGUAGES}) == 3
    )
    path = f"/api/games/{name}/pictures/1"
    drawn = {language: server.guest().ask("GET", f"{path}?lang={language}") for language in LANGUAGES}
    for language, reply in drawn.items():
        assert reply.headers["content-type"] == "image/svg+xml"
        assert f"<title>{Speaker(language, games()[name])('title')}</title>" in reply.text
    assert server.guest().ask("GET", path).text == drawn["en"].text
    assert server.guest().ask("GET", f"{path}?lang=xx").status == 404
