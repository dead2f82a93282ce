"""From a request to its endpoint and back: who asks, the body, the answer or why there is none, the cookie."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from hullaboo.core.errors import HullabooError
from hullaboo.server.http.endpoint import TABLE, Ask, Endpoint
from hullaboo.server.http.responses import answer, trouble
from hullaboo.server.identity import COOKIE, GUEST_DAYS
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.storage.leases import Owner
from hullaboo.server.storage.ownership import Elsewhere
from hullaboo.server.tables.inbox import TableEnded
from hullaboo.server.tables.lobby import Lobby

Forward = Callable[[Owner, Endpoint, str, Request, bytes], Awaitable[Response]]
"""Has a server answer a request of a guest, whose body has been read."""
STATUS = {
    "no-such-table": 404, "no-such-problem": 404, "no-such-lesson": 404, "no-such-seat": 404, "no-such-page": 404,
    "not-your-seat": 403, "too-many-tables": 429, "not-over": 409, "one-seat-each": 409, "too-big": 413,
    "unknown-name": 404, "not-playing": 409, "bad-seats": 409, "bad-option": 409, "not-a-bot": 409, "broken-table": 409,
    "cannot-keep": 503, "cannot-read": 503, "elsewhere": 503,
}  # fmt: skip
LONGEST_REQUEST = 10.0
"""In seconds: who asks for what cannot be kept for so long is told so. What has begun may still be done later."""


def route(lobby: Lobby, endpoint: Endpoint, forward: Forward | None = None) -> Route:
    """The route of an endpoint; `forward` has other servers answer for their tables."""

    async def handle(request: Request) -> Response:
        guest = guest_of(lobby, request)
        try:
            data = await data_of(request, endpoint, lobby.settings.limits.body_bytes)
            response = await answer_anywhere(request, guest, data)
        except ClientDisconnect:
            return trouble(400, "bad-message")
        except (TimeoutError, HullabooError) as error:
            return refused(error)
        return with_cookie(lobby, response, guest) if guest else response

    async def answer_anywhere(request: Request, guest: str, data: bytes) -> Response:
        try:
            return await run_again(lobby, endpoint, guest, request, data)
        except Elsewhere as error:
            if forward is None:
                raise
            return await forward(error.owner, endpoint, guest, request, data)

    return Route(endpoint.path, handle, methods=[endpoint.method])


async def run_again(lobby: Lobby, endpoint: Endpoint, guest: str, request: Request, data: bytes) -> Response:
    """Have an endpoint answer; once more, if the table has ended before it came to that: it may be elsewhere now."""
    try:
        return await run(lobby, endpoint, guest, request, data)
    except TableEnded:
        return await run(lobby, endpoint, guest, request, data)


async def run(lobby: Lobby, endpoint: Endpoint, guest: str, request: Request, data: bytes) -> Response:
    """Have an endpoint answer; what is said of a table is said while that is certainly ours."""
    ownership = lobby.store.ownership
    term = ownership.term
    body = None if endpoint.takes is None else endpoint.decode(data)
    async with asyncio.timeout(LONGEST_REQUEST):
        result = await endpoint.run(Ask(lobby, guest, request, body))
    if endpoint.path.startswith(TABLE):
        ownership.must_be_certain(term)
    return answered(result, endpoint.status)


async def answer_here(lobby: Lobby, endpoint: Endpoint, guest: str, request: Request, data: bytes) -> Response:
    """Return what is answered to a request that has come to another server."""
    try:
        return await run_again(lobby, endpoint, guest, request, data)
    except (TimeoutError, HullabooError) as error:
        return refused(error)


def refused(error: TimeoutError | HullabooError) -> Response:
    """Say why something was not done."""
    if isinstance(error, TimeoutError):
        return trouble(503, "cannot-keep")
    return trouble(STATUS.get(error.code, 400), error.code, error.params)


def guest_of(lobby: Lobby, request: Request) -> str:
    """The guest of a request; who wants to do something and is nobody yet becomes a new one."""
    known = lobby.signer.open(request.cookies.get(COOKIE))
    if known is not None:
        return known
    return lobby.entropy.token() if request.method == "POST" else ""


async def data_of(request: Request, endpoint: Endpoint, most: int) -> bytes:
    """The body of a request, never longer than allowed; nothing where none is taken."""
    data = b""
    if endpoint.takes is None:
        return data
    async for piece in request.stream():
        data += piece
        if len(data) > most:
            raise Refusal("too-big", most=most)
    return data


def answered(result: Any, status: int) -> Response:
    """What an endpoint gave, as a response."""
    if isinstance(result, Response):
        return result
    if isinstance(result, str):
        return PlainTextResponse(result, status)
    return Response(status_code=status) if result is None else answer(result, status)


def with_cookie(lobby: Lobby, response: Response, guest: str) -> Response:
    """Make a guest known again, for long from now on: who comes now and then is never forgotten."""
    response.set_cookie(
        COOKIE, lobby.signer.seal(guest), max_age=GUEST_DAYS * 86_400, path="/", httponly=True, samesite="strict",
        secure=lobby.settings.secure,
    )  # fmt: skip
    return response
