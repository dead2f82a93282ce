"""What is written about the server agrees with it: tests of `typescript`, `documentation`, `openapi` and `pages`."""

import re
import subprocess
import sys
from difflib import unified_diff
from pathlib import Path

import msgspec
import pytest

from hullaboo.server.http.endpoint import Endpoint
from hullaboo.server.http.endpoints import ENDPOINTS
from hullaboo.server.http.openapi import described
from hullaboo.server.protocol import documentation
from hullaboo.server.protocol.__main__ import DOCUMENT, TYPES, derived
from hullaboo.server.protocol.declared import messages_from_client, messages_from_server

from .conftest import ROOT, Inside

PROTOCOL = (ROOT / "docs" / "protocol.md").read_text("utf-8")
EXAMPLE = ROOT / "examples" / "bot.py"


@pytest.mark.parametrize("path", [TYPES, DOCUMENT], ids=str)
def test_what_follows_from_the_messages_is_as_they_make_it(path: Path) -> None:
    is_now, should_be = (ROOT / path).read_text("utf-8"), derived(ROOT)[path]
    difference = unified_diff(
        is_now.splitlines(), should_be.splitlines(), "as it is", "as the messages make it", lineterm=""
    )
    assert is_now == should_be, "\n".join([f"{path}: run `python -m hullaboo.server.protocol`", *difference])


def test_a_table_without_its_markers_is_refused() -> None:
    with pytest.raises(ValueError, match="expected one line '<!-- messages from the client"):
        documentation.with_tables(PROTOCOL.replace("<!-- end of messages from the client -->\n", ""))


@pytest.mark.parametrize("kind", [*messages_from_client(), *messages_from_server()])
def test_the_protocol_tells_of_every_message_and_every_field(kind: type[msgspec.Struct]) -> None:
    tag = kind.__struct_config__.tag
    assert f"`{tag}`" in PROTOCOL or f'"type": "{tag}"' in PROTOCOL
    if kind in messages_from_client():
        line = next(line for line in PROTOCOL.splitlines() if f'{{"type": "{tag}"' in line and line.startswith("|"))
        assert [name for name in kind.__struct_fields__ if f'"{name}"' not in line] == []


def test_every_code_that_the_server_speaks_is_in_the_protocol() -> None:
    sources = "".join(path.read_text("utf-8") for path in (ROOT / "src/hullaboo/server").rglob("*.py"))
    ways = (
        r'Refusal\(\s*"([a-z-]+)"',
        r'trouble\(\d+, "([a-z-]+)"',
        r'refuse\("([a-z-]+)"',
        r'return \d+, "([a-z-]+)"',
    )
    spoken = {code for way in ways for code in re.findall(way, sources)}
    assert sorted(code for code in spoken if f"`{code}`" not in PROTOCOL) == []


def test_openapi_describes_every_endpoint() -> None:
    paths = described()["paths"]
    assert {(path, method) for path, methods in paths.items() for method in methods} == {
        (endpoint.path.replace(":int", ""), endpoint.method.lower()) for endpoint in ENDPOINTS
    }


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda each: f"{each.method} {each.path}")
def test_what_stands_before_every_endpoint_answers_as_described(server: Inside, endpoint: Endpoint) -> None:
    """Bodies that are too big, other people's pages, hosts that are not ours: none of them comes to the endpoint."""
    path = endpoint.path.replace(":int", "")
    answers = described()["paths"][path][endpoint.method.lower()]["responses"]
    asked = re.sub(r"{\w+}", "1", path)
    tried = ({"Content-Length": "99999"}, {"Origin": "https://elsewhere.example"}, {"Host": "elsewhere.example"})
    statuses = [server.guest().ask(endpoint.method, asked, headers=each).status for each in tried]
    assert statuses[0] == 413
    assert statuses[2] == 421
    assert [status for status in statuses if str(status) not in answers] == []


def test_the_example_plays_a_whole_match_in_under_sixty_lines(server: Inside) -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) < 60
    command = [sys.executable, str(EXAMPLE), f"http://127.0.0.1:{server.port}", "template"]
    told = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True, cwd=Path("/"))
    assert told.stdout.startswith("template {'scores'")


def test_the_server_hands_out_its_protocol_and_its_description(server: Inside) -> None:
    guest = server.guest()
    assert guest.ask("GET", "/protocol").text == PROTOCOL
    assert guest.get("/api/openapi.json") == described()
    assert "default-src 'none'" in guest.ask("GET", "/").headers["content-security-policy"]
