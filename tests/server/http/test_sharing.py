"""What a messenger shows of a link."""

import http.client
import re
from collections.abc import Callable, Iterator
from contextlib import closing
from html import unescape
from pathlib import Path

import pytest
from tests.server.client import Guest
from tests.server.conftest import Inside

from hullaboo.core.contract import Game
from hullaboo.core.finding import games
from hullaboo.server.http import static_files
from hullaboo.server.http.sharing import MARK, picture
from hullaboo.words import LANGUAGES, Speaker

GAME = next(iter(games()))
TAG = re.compile(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />')


@pytest.fixture
def guest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, inside: Callable[..., Inside]) -> Iterator[Guest]:
    """Somebody at a server whose client is one page."""
    (tmp_path / "index.html").write_bytes(b"<!doctype html><head>" + MARK + b"</head>")
    monkeypatch.setattr(static_files, "FOLDER", tmp_path)
    static_files.files.cache_clear()
    yield inside(public_url="https://games.example.org").guest()
    static_files.files.cache_clear()


def tags(guest: Guest, address: str) -> dict[str, str]:
    return {name: unescape(value) for name, value in TAG.findall(guest.ask("GET", address).text)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_to_a_table_shows_its_game_in_the_language_of_who_shares_it(guest: Guest, language: str) -> None:
    speak = Speaker(language, games()[GAME])
    shown = tags(guest, f"/table/none?game={GAME}&lang={language}")
    assert shown["og:title"] == speak("web-shared-table", game=speak("title"))
    assert shown["og:description"] == shown["description"] == speak("tagline")
    assert shown["og:image"] == f"https://games.example.org/posters/{GAME}.jpg"


def test_an_address_that_names_its_game_needs_nothing_else(guest: Guest) -> None:
    assert tags(guest, f"/learn/{GAME}")["og:image"].endswith(f"/posters/{GAME}.jpg")


@pytest.mark.parametrize(
    "address",
    ["/", "/table/none", "/table/none?game=no-game&lang=xx", "/learn/no-game", "/table/x?game=%22%3E%3Cscript%3E"],
)
def test_whatever_else_an_address_says_is_called_after_the_house(guest: Guest, address: str) -> None:
    shown = tags(guest, address)
    assert shown["og:title"] == "Hullaboo"
    assert shown["og:image"] == "https://games.example.org/poster.jpg"
    assert "<script" not in guest.ask("GET", address).text


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_the_picture_of_every_game_is_there(inside: Callable[..., Inside], game: Game) -> None:
    if not (game.folder / "ui").is_dir():
        assert picture(game) == "/poster.jpg"
        return
    with closing(http.client.HTTPConnection("127.0.0.1", inside().guest().port)) as line:
        line.request("GET", picture(game))
        answer = line.getresponse()
        assert (answer.status, answer.getheader("content-type")) == (200, "image/jpeg")
        assert answer.read().startswith(b"\xff\xd8")


def test_nothing_is_told_of_a_table(guest: Guest) -> None:
    """A table that is there, and not public, is shared as one that is not."""
    table = guest.make(GAME, ["me", "open"])["table"]
    there, nowhere = (guest.ask("GET", f"/table/{each}?game={GAME}").text for each in (table, "nowhere"))
    assert there == nowhere
