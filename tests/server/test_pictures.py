"""The pictures of Learn over HTTP, in the reader's language."""

import pytest
from tests.test_web import contrast

from hullaboo.core.finding import games
from hullaboo.kit.svg import BY_MOONLIGHT, MOONLIT, by_moonlight
from hullaboo.play.lessons import has_lessons
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


def test_on_a_dark_page_pictures_are_those_of_the_night(server: Running) -> None:
    for name in (name for name, game in games().items() if has_lessons(game)):
        path = f"/api/games/{name}/pictures/1"
        light, dark = (server.guest().ask("GET", f"{path}?theme={theme}").text for theme in ("dusk", "midnight"))
        assert light == server.guest().ask("GET", path).text
        assert MOONLIT.search(light)
        assert not MOONLIT.search(dark)
        assert dark == by_moonlight(light)


@pytest.mark.parametrize("ground", ["#efe6d6", "#e2d5bd", "#fbf6ec", "#f5ecdb", "#fffdf7"])
def test_ink_can_be_read_by_moonlight(ground: str) -> None:
    assert contrast("#2a2238", BY_MOONLIGHT[ground]) >= 4.5
    assert contrast(BY_MOONLIGHT["#5d5370"], BY_MOONLIGHT[ground]) >= 4.5
