"""The plain pages, and what `responses` and `app` answer where there is none."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from starlette.requests import Request
from tests.server.conftest import Inside

from hullaboo.server.app import failed
from hullaboo.server.http import static_files
from hullaboo.server.http.pages import line, protocol_text
from hullaboo.server.http.responses import answer, trouble
from hullaboo.server.protocol.bodies import TableListed
from hullaboo.server.protocol.from_server import SeatShown

HTML = {"Accept": "text/html"}


@pytest.fixture
def plain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, inside: Callable[..., Inside]) -> Inside:
    """A server without the browser's client."""
    monkeypatch.setattr(static_files, "FOLDER", tmp_path)
    static_files.files.cache_clear()
    return inside()


def test_the_plain_front_page_lists_public_tables(plain: Inside) -> None:
    guest = plain.guest()
    assert "No public table yet" in guest.ask("GET", "/").text
    guest.post("/api/guest", {"name": "Ada O'Neil"})
    made = guest.make("template", ["me", "open"], public=True)["table"]
    page = guest.ask("GET", "/").text
    assert f"<code>{made}</code> template (gathering): Ada O&#x27;Neil, …" in page
    static_files.files.cache_clear()


def test_names_are_text_and_never_markup() -> None:
    table = TableListed("<t>", "template", "classic", "playing", [SeatShown(0, "person", "<script>")], 0)
    assert line(table) == "<li><code>&lt;t&gt;</code> template (playing): &lt;script&gt;</li>"


def test_the_protocol_is_that_of_the_documents() -> None:
    assert protocol_text().startswith("# ")


def test_an_answer_is_json() -> None:
    assert (answer({"a": 1}).body, answer([], 201).status_code) == (b'{"a":1}', 201)
    refused = trouble(404, "no-such-seat", {"seat": 7})
    assert (refused.status_code, refused.body) == (404, b'{"code":"no-such-seat","params":{"seat":7}}')


def test_what_is_nowhere_is_said_in_json_where_no_page_is_asked_for(plain: Inside) -> None:
    for headers in ({}, HTML):
        reply = plain.guest().ask("GET", "/nowhere", headers=headers)
        assert (reply.status, reply.json["code"]) == (404, "no-such-page")


def test_a_wrong_method_is_told_the_right_ones(plain: Inside) -> None:
    reply = plain.guest().ask("DELETE", "/api/guest")
    assert (reply.status, reply.json["code"]) == (405, "wrong-method")
    assert reply.headers["allow"] == "GET, HEAD, POST"


def test_our_own_fault_tells_nothing_of_itself() -> None:
    response = asyncio.run(failed(Request({"type": "http"}), ValueError("secret")))
    assert (response.status_code, response.body) == (500, b'{"code":"our-fault","params":{}}')
