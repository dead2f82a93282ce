"""HTTP: whether the server is well, and its figures."""

from starlette.responses import Response

from hullaboo import __version__
from hullaboo.server.http.endpoint import Ask, Endpoint
from hullaboo.server.metrics import metrics
from hullaboo.server.protocol.bodies import Health
from hullaboo.server.protocol.refusal import Refusal


async def alive(_ask: Ask) -> Health:
    """Whether the server answers at all; it asks nobody else."""
    return Health(version=__version__)


async def ready(ask: Ask) -> Health:
    """Whether the server and its database are well: what is done now is kept."""
    await ask.lobby.store.alive()
    return Health(version=__version__)


async def health(ask: Ask) -> Health:
    """The same as `/readyz`."""
    return await ready(ask)


async def figures(ask: Ask) -> Response:
    """Figures for Prometheus: on this machine alone, or with the operator's token; they tell who counts a lot."""
    port = (ask.request.scope.get("server") or ("", 0))[1]
    if not ask.lobby.settings.shows_figures(ask.request.headers.get("authorization", ""), port):
        raise Refusal("no-such-page")
    text, kind = metrics()
    return Response(text, media_type=kind)


ENDPOINTS = (
    Endpoint("GET", "/livez", alive, Health),
    Endpoint("GET", "/readyz", ready, Health),
    Endpoint("GET", "/healthz", health, Health),
    Endpoint("GET", "/metrics", figures, str, troubles=(404,)),
)
