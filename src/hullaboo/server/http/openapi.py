"""OpenAPI 3.1, made from the list of endpoints and the types of their bodies."""

import re
from functools import cache
from http import HTTPStatus
from typing import Any

import msgspec

from hullaboo import __version__
from hullaboo.core.seats import MOST_SEATS
from hullaboo.server.http.endpoint import Endpoint
from hullaboo.server.http.endpoints import ENDPOINTS
from hullaboo.server.http.guard import SAFE_METHODS
from hullaboo.server.http.replays import EYES
from hullaboo.server.protocol.bodies import Trouble
from hullaboo.words import LANGUAGES

REFERENCE = "#/components/schemas/{name}"
EVERYWHERE = (413, 421, 429, 503)
OTHER_PAGES = 403
"""What pages of another origin are told, whatever they want done."""
PATH_PARAMETERS = {
    "table": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,40}$"},
    "game": {"type": "string", "pattern": "^[a-z_]{1,40}$"},
    "day": {"type": "string", "pattern": r"^\d{4}-\d{2}-\d{2}$"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 5},
    "number": {"type": "integer", "minimum": 1, "maximum": 99},
}


@cache
def described() -> dict[str, Any]:
    """The whole description."""
    types = [kind for each in ENDPOINTS for kind in (each.takes, each.gives) if kind not in (None, str)]
    schemas, components = msgspec.json.schema_components([*types, Trouble], ref_template=REFERENCE)
    by_type = dict(zip(map(str, [*types, Trouble]), schemas, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        path = re.sub(r":int", "", endpoint.path)
        paths.setdefault(path, {})[endpoint.method.lower()] = operation(endpoint, by_type)
    info = {"title": "Hullaboo", "version": __version__, "description": "The socket is described in /protocol."}
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": components}}


def operation(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    """One method of one path."""
    found: dict[str, Any] = {"summary": endpoint.summary, "operationId": endpoint.run.__name__}
    names = re.findall(r"{(\w+)", endpoint.path)
    asked = [path_parameter(name) for name in names] + QUERY.get(endpoint.run.__name__, [])
    if asked:
        found["parameters"] = asked
    if endpoint.takes:
        content = {"application/json": {"schema": schemas[str(endpoint.takes)]}}
        found["requestBody"] = {"required": True, "content": content}
    found["responses"] = responses(endpoint, schemas)
    return found


def query_parameter(name: str, *values: str) -> dict[str, Any]:
    """A word after the question mark."""
    return {"name": name, "in": "query", "required": False, "schema": {"enum": list(values)}}


SEATS = [str(seat) for seat in range(MOST_SEATS)]
QUERY = {
    "tables": [query_parameter("phase", "open", "live")],
    "illustration": [query_parameter("lang", *LANGUAGES)],
    "replay": [query_parameter("eyes", *EYES, *SEATS)],
    "told": [query_parameter("seat", *SEATS)],
}
"""What may follow the path, by the name of the operation."""
TEXTS = {"illustration": "image/svg+xml"}
"""What kind of text an operation gives, where it is not plain."""


def path_parameter(name: str) -> dict[str, Any]:
    """A piece of a path."""
    return {"name": name, "in": "path", "required": True, "schema": PATH_PARAMETERS[name]}


def responses(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    """What can come back."""
    good: dict[str, Any] = {"description": HTTPStatus(endpoint.status).phrase}
    if endpoint.gives is str:
        good["content"] = {TEXTS.get(endpoint.run.__name__, "text/plain"): {"schema": {"type": "string"}}}
    elif endpoint.gives is not None:
        good["content"] = {"application/json": {"schema": schemas[str(endpoint.gives)]}}
    refusal = {"application/json": {"schema": schemas[str(Trouble)]}}
    acts = endpoint.method not in SAFE_METHODS
    troubles = {
        str(status): {"description": HTTPStatus(status).phrase, "content": refusal}
        for status in sorted({*endpoint.troubles, *EVERYWHERE, *([OTHER_PAGES] if acts else [])})
    }
    return {str(endpoint.status): good, **troubles}
