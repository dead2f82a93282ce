"""From a request to its endpoint and back: who asks, the body, the answer or why there is none, the cookie."""

import asyncio
from typing import Any

from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from hullaboo.core.errors import HullabooError
from hullaboo.server.http.endpoint import TABLE, Ask, Endpoint
from hullaboo.server.http.responses import answer, trouble
from hullaboo.server.identity import COOKIE, GUEST_DAYS
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.tables.lobby import Lobby

STATUS = {
    "no-such-table": 404, "no-such-problem": 404, "no-such-lesson": 404, "no-such-seat": 404, "no-such-page": 404,
    "not-your-seat": 403, "too-many-tables": 429, "not-over": 409, "one-seat-each": 409, "too-big": 413,
    "unknown-name": 404, "not-playing": 409, "bad-seats": 409, "bad-option": 409, "not-a-bot": 409, "broken-table": 409,
    "cannot-keep": 503, "cannot-read": 503, "elsewhere": 503,
}  # fmt: skip
LONGEST_REQUEST = 10.0
"""In seconds: who asks for what cannot be kept for so long is told so. What has begun may still be done later."""


def route(lobby: Lobby, endpoint: Endpoint) -> Route:
    """The route of an endpoint."""

    async def handle(request: Request) -> Response:
        guest, ownership = guest_of(lobby, request), lobby.store.ownership
        term = ownership.term
        try:
            body = await body_of(request, endpoint, lobby.settings.limits.body_bytes)
            async with asyncio.timeout(LONGEST_REQUEST):
                result = await endpoint.run(Ask(lobby, guest, request, body))
            if endpoint.path.startswith(TABLE):
                ownership.must_be_certain(term)
            response = answered(result, endpoint.status)
        except TimeoutError:
            return trouble(503, "cannot-keep")
        except ClientDisconnect:
            return trouble(400, "bad-message")
        except HullabooError as error:
            return trouble(STATUS.get(error.code, 400), error.code, error.params)
        return with_cookie(lobby, response, guest) if guest else response

    return Route(endpoint.path, handle, methods=[endpoint.method])


def guest_of(lobby: Lobby, request: Request) -> str:
    """The guest of a request; who wants to do something and is nobody yet becomes a new one."""
    known = lobby.signer.open(request.cookies.get(COOKIE))
    if known is not None:
        return known
    return lobby.entropy.token() if request.method == "POST" else ""


async def body_of(request: Request, endpoint: Endpoint, most: int) -> Any:
    """The checked body of a request, never longer than allowed."""
    if endpoint.takes is None:
        return None
    data = b""
    async for piece in request.stream():
        data += piece
        if len(data) > most:
            raise Refusal("too-big", most=most)
    return endpoint.decode(data)


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
