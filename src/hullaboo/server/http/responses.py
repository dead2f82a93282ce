"""Answers over HTTP: JSON made by msgspec."""

from typing import Any

import msgspec
from starlette.responses import Response

from hullaboo.server.protocol.bodies import Trouble

JSON = "application/json"


def answer(body: Any, status: int = 200) -> Response:
    """A good answer."""
    return Response(msgspec.json.encode(body), status, media_type=JSON)


def trouble(status: int, code: str, params: dict[str, Any] | None = None) -> Response:
    """A refusal."""
    return answer(Trouble(code, params or {}), status)
