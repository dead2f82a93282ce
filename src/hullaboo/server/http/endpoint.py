"""One endpoint of HTTP: what it takes, what it gives, and the request that it is given."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from starlette.requests import Request

from hullaboo.core.contract import Game
from hullaboo.server.http.guard import address_of
from hullaboo.server.protocol.decoding import Decoder
from hullaboo.server.tables.lobby import Lobby
from hullaboo.server.tables.table import Table

TABLE = "/api/tables/{table}"
"""The path of a table; more paths begin with it."""


@dataclass
class Ask:
    """A request, as its endpoint needs it."""

    lobby: Lobby
    guest: str
    request: Request
    body: Any

    @property
    def household(self) -> str:
        """A mark of where the request comes from."""
        return self.lobby.signer.household(address_of(self.request.scope))

    async def table(self) -> Table:
        """The table that the path names, if the guest may look at it."""
        return await self.lobby.tables.enter(self.guest, self.request.path_params["table"])

    @property
    def game(self) -> Game:
        """The game that the path names."""
        return self.lobby.catalog.game(self.request.path_params["game"])

    @property
    def seat(self) -> int:
        """The seat that the path names."""
        return int(self.request.path_params["seat"])

    @property
    def number(self) -> int:
        """The number of a lesson or a picture that the path names."""
        return int(self.request.path_params["number"])


@dataclass(frozen=True)
class Endpoint:
    """One method of one path: what it takes, what it gives, and what can go wrong."""

    method: str
    path: str
    run: Callable[[Ask], Awaitable[Any]]
    gives: Any
    takes: Any = None
    status: int = 200
    troubles: tuple[int, ...] = ()

    @property
    def summary(self) -> str:
        """What it does, in the words of its function."""
        return (self.run.__doc__ or "").strip().rstrip(".")

    @cached_property
    def decode(self) -> Decoder[Any]:
        """Reads a body."""
        return Decoder(self.takes)
