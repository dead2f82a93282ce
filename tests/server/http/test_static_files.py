"""The built client as the server serves it. A folder stands in for the build."""

import gzip
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.server.conftest import Inside

from hullaboo.server.http import static_files
from hullaboo.server.settings import Limits


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A client of a few files."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "index-1a2b.js").write_text("let boo = 1;" * 50)
    (tmp_path / "assets" / "face-3c4d.woff2").write_bytes(b"wOF2")
    (tmp_path / "poster.jpg").write_bytes(b"JPEG")
    (tmp_path / "icon-192.png").write_bytes(b"PNG")
    (tmp_path / "manifest.webmanifest").write_text("{}")
    (tmp_path / "sw.js").write_text("self")
    monkeypatch.setattr(static_files, "FOLDER", tmp_path)
    static_files.files.cache_clear()
    yield tmp_path
    static_files.files.cache_clear()


def test_every_address_of_the_client_and_every_file_has_a_route(client: Path) -> None:
    paths = {route.path for route in static_files.routes(static_files.serving("/index.html"))}
    assert {"/", "/about", "/table/{table}", "/assets/index-1a2b.js", "/assets/face-3c4d.woff2"} <= paths


def test_hashed_names_are_kept_for_long_and_the_page_is_asked_for_again(client: Path) -> None:
    files = static_files.files()
    assert "immutable" in files["/assets/index-1a2b.js"].keep
    assert files["/index.html"].keep == files["/poster.jpg"].keep == "no-cache"
    assert files["/sw.js"].keep == "no-cache", "a former worker would keep a former client"


def test_what_makes_an_app_of_it_has_its_kinds(client: Path) -> None:
    files = static_files.files()
    assert (files["/icon-192.png"].kind, files["/icon-192.png"].packed) == ("image/png", None)
    assert files["/manifest.webmanifest"].kind == "application/manifest+json"


def test_text_is_sent_packed_to_who_takes_it(client: Path) -> None:
    script = static_files.files()["/assets/index-1a2b.js"]
    packed = script.response(takes_packed=True)
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(bytes(packed.body)) == script.plain == bytes(script.response(takes_packed=False).body)
    assert "content-encoding" not in static_files.files()["/assets/face-3c4d.woff2"].response(takes_packed=True).headers


def test_nowhere_is_a_page_with_the_status_of_nowhere(client: Path) -> None:
    assert static_files.lost().status_code == 404
    assert static_files.lost().media_type == "text/html"


def test_without_a_build_there_are_no_routes(client: Path) -> None:
    (client / "index.html").unlink()
    assert list(static_files.routes(static_files.serving("/index.html"))) == []


def test_files_of_the_client_do_not_count_as_requests(client: Path, inside: Callable[..., Inside]) -> None:
    """A first page asks for dozens at once; whoever loads it a few times in a row is still welcome."""
    guest = inside(limits=Limits(request_burst=2, requests_a_second=0.001)).guest()
    assert [guest.ask("GET", "/assets/index-1a2b.js").status for _ in range(5)] == [200] * 5
    assert [guest.ask("GET", "/api/games").status for _ in range(3)] == [200, 200, 429]
