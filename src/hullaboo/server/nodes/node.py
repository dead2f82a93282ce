"""This server as one of several: the way to the others, who came here for their tables, and who came there for ours."""

import secrets

from starlette.requests import Request
from starlette.responses import Response

from hullaboo.server.http.endpoint import Endpoint
from hullaboo.server.http.endpoints import ENDPOINTS
from hullaboo.server.http.guard import address_of
from hullaboo.server.http.routing import answer_here
from hullaboo.server.nodes.bus import Bus
from hullaboo.server.nodes.edge import Edge
from hullaboo.server.nodes.messages import Asked, Message
from hullaboo.server.nodes.visits import Visits
from hullaboo.server.settings import Settings
from hullaboo.server.storage.leases import Owner
from hullaboo.server.tables.lobby import Lobby
from hullaboo.server.tables.remote_table import RemoteTable


class Node:
    """One of several servers."""

    def __init__(self, settings: Settings, lobby: Lobby) -> None:
        """Closed until `open`."""
        lease = lobby.store.lease
        assert lease is not None
        self._bus = Bus(settings.redis, settings.node, lambda: lease.owner.epoch)
        self._edge = Edge(self._bus, settings.now)
        self._visits = Visits(lobby, self._bus, ENDPOINTS, answer_here)
        self._bus.hear, self._bus.on_down, self._bus.on_nobody = self._hear, self._on_down, self._on_nobody

    async def open(self) -> None:
        """Hear and be heard, as soon as Redis is there."""
        await self._bus.open()

    async def close(self) -> None:
        """Let everybody go who came by others, and hang up."""
        self._edge.close()
        self._visits.close()
        await self._bus.close()

    async def reach(self, owner: Owner, table: str, guest: str, name: str, address: str) -> RemoteTable:
        """Return a table of another server for somebody who has come here."""
        return await self._edge.reach(owner, table, guest, name, address)

    async def have_taken(self, owner: Owner, table: str) -> None:
        """Have another server open a table that was left to it."""
        await self._edge.have_taken(owner, table)

    async def say_goodbye(self) -> None:
        """Send everybody away who is here for a table of another server."""
        await self._edge.say_goodbye()

    async def forward(self, owner: Owner, endpoint: Endpoint, guest: str, request: Request, body: bytes) -> Response:
        """Return what the owner of a table answers to a request that has come here."""
        operation, query = endpoint.run.__name__, request.url.query
        asked = Asked(
            secrets.token_urlsafe(9),
            operation,
            dict(request.path_params),
            query,
            body,
            guest,
            address_of(request.scope),
        )
        return await self._edge.forward(owner, asked)

    def _hear(self, sender: str, epoch: int, message: Message) -> None:
        self._edge.hear(sender, epoch, message)
        self._visits.hear(sender, epoch, message)

    def _on_down(self) -> None:
        self._edge.on_down()
        self._visits.on_down()

    def _on_nobody(self, node: str) -> None:
        self._edge.on_nobody(node)
        self._visits.on_nobody(node)
