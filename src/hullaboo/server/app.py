"""The whole application: routes, socket, guard."""

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route, WebSocketRoute
from starlette.types import ASGIApp

from hullaboo.core.contract import Game
from hullaboo.server.http import sharing, static_files
from hullaboo.server.http.endpoint import TABLE
from hullaboo.server.http.endpoints import ENDPOINTS
from hullaboo.server.http.guard import Addresses, Guard
from hullaboo.server.http.openapi import described
from hullaboo.server.http.pages import PAGES
from hullaboo.server.http.responses import answer, trouble
from hullaboo.server.http.routing import route
from hullaboo.server.identity import Entropy
from hullaboo.server.settings import Settings
from hullaboo.server.socket.session import Socket
from hullaboo.server.tables.handover import Handover
from hullaboo.server.tables.lobby import Lobby

if TYPE_CHECKING:
    from hullaboo.server.nodes.node import Node


class Server:
    """An ASGI application and the lobby behind it."""

    def __init__(self, settings: Settings, games: Mapping[str, Game], entropy: Entropy | None = None) -> None:
        """Put everything together; nothing runs before the lobby is open."""
        self.settings = settings
        self.lobby = Lobby(settings, games, entropy)
        addresses = Addresses(settings)
        self.node = node_of(settings, self.lobby)
        reach, forward = (self.node.reach, self.node.forward) if self.node else (None, None)
        if self.node:
            self.lobby.have_opened = self.node.have_taken
        self._draining: asyncio.Task[None] | None = None
        if self.lobby.store.lease:
            self.lobby.store.lease.on_leaving = self._on_leaving
        routes = [
            WebSocketRoute(TABLE + "/socket", Socket(self.lobby, addresses, reach)),
            *static_files.routes(sharing.page(settings, games)),
            *sharing.posters(games),
            *(route(self.lobby, endpoint, forward) for endpoint in ENDPOINTS),
            *(Route(path, page(self.lobby), methods=["GET"]) for path, page in PAGES.items()),
            Route("/api/openapi.json", openapi, methods=["GET"]),
        ]
        handlers = {404: missing, 405: wrong_method, 500: failed}
        self.app: ASGIApp = Guard(Starlette(routes=routes, exception_handlers=handlers), settings, addresses)

    async def open(self) -> None:
        """Open the lobby, and the way to other servers."""
        await self.lobby.open()
        if self.node:
            await self.node.open()

    async def hand_over(self) -> None:
        """Leave tables and people to the servers that share the database, if there are any."""
        if self.lobby.store.lease:
            self.lobby.closing = True
            await self._leave_tables()
            if self.node:
                await self.node.say_goodbye()

    async def _leave_tables(self) -> None:
        await Handover(self.lobby.store, self.lobby.tables).run()

    def _on_leaving(self, is_leaving: bool) -> None:
        """Leave tables to other servers, as an operator wants, and lead people there; or take some again."""
        self.lobby.store.ownership.is_leaving = is_leaving
        if is_leaving and not self.lobby.closing:
            self._draining = asyncio.create_task(self._leave_tables(), name="draining")

    async def close(self) -> None:
        """Let everybody go."""
        if self.node:
            await self.node.close()
        await self.lobby.close()


def node_of(settings: Settings, lobby: Lobby) -> "Node | None":
    """Return the way to other servers, if there is one; a server alone need not load what that takes."""
    if not settings.redis:
        return None
    from hullaboo.server.nodes.node import Node

    return Node(settings, lobby)


async def openapi(_request: Request) -> Response:
    """The description of everything under HTTP."""
    return answer(described())


async def missing(request: Request, _error: Exception) -> Response:
    """No such page; people are told so by the client."""
    wants_page = "text/html" in request.headers.get("accept", "")
    return static_files.lost() if wants_page and static_files.built() else trouble(404, "no-such-page")


async def wrong_method(request: Request, _error: Exception) -> Response:
    """Not in this way; the answer says in which."""
    routes = [route for route in request.app.routes if isinstance(route, Route)]
    there = [route for route in routes if route.matches(request.scope)[0] != Match.NONE]
    response = trouble(405, "wrong-method")
    response.headers["Allow"] = ", ".join(sorted({method for route in there for method in route.methods or ()}))
    return response


async def failed(_request: Request, _error: Exception) -> Response:
    """Our fault; the log knows."""
    return trouble(500, "our-fault")
