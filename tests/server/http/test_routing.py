"""From a request to its endpoint and back: bodies, times, cookies."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from tests.server.conftest import Inside

from hullaboo.server.http import routing
from hullaboo.server.http.endpoint import Ask, Endpoint
from hullaboo.server.identity import COOKIE
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.settings import unlimited


def test_what_an_endpoint_gives_becomes_a_response() -> None:
    ready = Response(b"picture")
    assert routing.answered(ready, 200) is ready
    assert routing.answered("a log", 200).media_type == "text/plain"
    assert (routing.answered(None, 204).status_code, routing.answered(None, 204).body) == (204, b"")
    assert routing.answered({"seat": 1}, 201).body == b'{"seat":1}'


def asked(server: Inside, run: Callable[[Ask], Any], monkeypatch: pytest.MonkeyPatch) -> Response:
    """What a route answers whose endpoint does this."""
    monkeypatch.setattr(routing, "LONGEST_REQUEST", 0.05)
    route = routing.route(server.lobby, Endpoint("GET", "/x", run, None))
    request = Request({"type": "http", "method": "GET", "path": "/x", "headers": []})
    answer: Response = asyncio.run(route.endpoint(request))
    return answer


async def hangs(_ask: Ask) -> None:
    await asyncio.sleep(60)


async def goes(_ask: Ask) -> None:
    raise ClientDisconnect


async def refuses(_ask: Ask) -> None:
    raise Refusal("not-your-seat", seat=2)


@pytest.mark.parametrize(
    ("run", "status", "code"),
    [(hangs, 503, b"cannot-keep"), (goes, 400, b"bad-message"), (refuses, 403, b"not-your-seat")],
)
def test_what_an_endpoint_does_not_give_is_said(
    server: Inside, run: Callable[[Ask], Any], status: int, code: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    response = asked(server, run, monkeypatch)
    assert response.status_code == status
    assert code in bytes(response.body)


def test_who_only_reads_stays_nobody_and_who_does_something_is_known(server: Inside) -> None:
    reader, doer = server.guest(), server.guest()
    assert "set-cookie" not in reader.ask("GET", "/api/guest").headers
    cookie = doer.ask("POST", "/api/guest", {"name": "Ada"}).headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}=")
    assert {"httponly", "path=/", "samesite=strict"} <= {part.strip().lower() for part in cookie.split(";")}
    again = doer.ask("GET", "/api/guest").headers["set-cookie"]
    assert doer.get("/api/guest") == {"name": "Ada"}
    assert again.startswith(f"{COOKIE}=")


def test_a_body_that_grows_too_long_is_not_read_on(inside: Callable[..., Inside]) -> None:
    reply = inside(limits=replace(unlimited(), body_bytes=100)).guest().ask("POST", "/api/guest", {"name": "A" * 200})
    assert (reply.status, reply.json["code"]) == (413, "too-big")
