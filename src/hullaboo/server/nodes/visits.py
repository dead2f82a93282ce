"""People and requests that came to other servers and are for tables of ours."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

from starlette.requests import Request as HttpRequest
from starlette.responses import Response

from hullaboo.core.errors import HullabooError
from hullaboo.server.http.endpoint import Endpoint
from hullaboo.server.http.responses import trouble
from hullaboo.server.nodes.bus import Bus
from hullaboo.server.nodes.messages import (
    Anew,
    Answered,
    Asked,
    Closed,
    Denied,
    Gone,
    Heard,
    Message,
    Open,
    Opened,
    Said,
    TakeOver,
)
from hullaboo.server.protocol.from_client import Sit
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.socket.session import decode
from hullaboo.server.tables import standstill
from hullaboo.server.tables.commands import Arrived, Departed, MessageCame, Request, ShowEverything
from hullaboo.server.tables.connection import Connection, Outbox
from hullaboo.server.tables.lobby import Lobby
from hullaboo.server.tables.registry import SERVICE_RESTART
from hullaboo.server.tables.table import Table

SILENCE, LOOK = 8.0, 2.0
"""In seconds: who speaks for people here and says nothing for so long is gone, and how often that is looked at."""
ENOUGH = 10_000
"""So many messages may wait until they are due."""
Answering = Callable[[Lobby, Endpoint, str, HttpRequest, bytes], Coroutine[Any, Any, Response]]
"""Answers a request as if it had come here."""


class VisitorsOutbox(Outbox):
    """The outbox of somebody at another server: everything goes there at once, and it waits there for slow readers."""

    def __init__(
        self, write: Callable[..., bool], anew: Callable[[list[bytes]], object], now: Callable[[], int]
    ) -> None:
        """`write` passes texts on, `anew` those for who has lost messages."""
        super().__init__(nothing, ENOUGH, now, nothing, write)
        self._anew = anew

    def begin_anew(self, texts: list[bytes], due: int = 0) -> None:
        """Pass on everything anew, not before it is due."""
        wait = max(0, due - self._now()) / 1000 if due else 0.0
        asyncio.get_running_loop().call_later(wait, self._anew, texts)


async def nothing(*_what: object) -> None:
    """Nothing is left to do: all was written at once."""


@dataclass(eq=False)
class Visit:
    """Somebody at a table of ours whose socket is at another server."""

    table: Table
    connection: Connection
    draining: "asyncio.Task[None]"


class Visits:
    """Those who came by other servers, by the server and the line there."""

    def __init__(self, lobby: Lobby, bus: Bus, endpoints: tuple[Endpoint, ...], answer: Answering) -> None:
        """Nobody is here."""
        self._lobby, self._bus, self._answer = lobby, bus, answer
        self._operations = {each.run.__name__: each for each in endpoints}
        self._visits: dict[tuple[str, str], Visit] = {}
        self._heard_from: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._looking: asyncio.TimerHandle | None = None

    def hear(self, sender: str, _epoch: int, message: Message) -> None:
        """Take what a server says."""
        self._heard_from[sender] = asyncio.get_running_loop().time()
        if isinstance(message, Open):
            self._begin(self._open(sender, message))
        elif isinstance(message, Asked):
            self._begin(self._ask(sender, message))
        elif isinstance(message, TakeOver):
            self._begin(self._take_over(sender, message))
        elif isinstance(message, Heard | Anew | Gone) and (visit := self._visits.get((sender, message.line))):
            self._hear_of(sender, visit, message)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Sockets

    async def _open(self, sender: str, message: Open) -> None:
        """Let somebody in, or say why not."""
        try:
            if self._lobby.closing:
                raise Refusal("elsewhere")
            table = await self._lobby.tables.enter(message.guest, message.table)
        except HullabooError as error:
            self._bus.send(sender, Denied(message.line, error.code))
            return
        visit = self._visits[sender, message.line] = self._visit(sender, message, table)
        self._bus.send(sender, Opened(message.line))
        table.inbox.ended.add_done_callback(partial(self._on_ended, sender, message.line))
        table.inbox.submit(Arrived(visit.connection, is_measured=True))
        standstill.welcome(table, visit.connection)
        self._look()

    def _visit(self, sender: str, message: Open, table: Table) -> Visit:
        line, certain = message.line, table.storage.certainty()

        def say(anew: bool, texts: list[bytes]) -> bool:
            if certain():
                self._bus.send(sender, Said(line, texts, anew))
            return True

        async def close(code: int) -> None:
            self._bus.send(sender, Closed(line, code))

        outbox = VisitorsOutbox(lambda *texts: say(False, [*texts]), lambda texts: say(True, texts), table.now)
        connection = Connection(message.guest, message.name, outbox, close, address=message.address)
        return Visit(table, connection, asyncio.create_task(outbox.drain()))

    def _hear_of(self, sender: str, visit: Visit, message: Heard | Anew | Gone) -> None:
        if isinstance(message, Gone):
            self._end(sender, message.line)
        elif isinstance(message, Anew):
            answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            visit.table.inbox.submit(Request(ShowEverything(visit.connection), answer))
        else:
            self._said(visit, message)

    def _said(self, visit: Visit, heard: Heard) -> None:
        """Submit what somebody has said; their line is as long as it is to the server where they are."""
        connection, message = visit.connection, decode(heard.text)
        connection.latency.shortest = heard.shortest
        connection.latency.trips.clear()
        connection.latency.trips.extend(heard.trips)
        if isinstance(message, Sit):
            standstill.seat(visit.table, connection, message)
        visit.table.inbox.submit(MessageCame(connection, message, visit.table.now()))

    def _on_ended(self, sender: str, line: str, _ended: object) -> None:
        """The table has ended: the client comes back by itself."""
        if (sender, line) in self._visits:
            self._bus.send(sender, Closed(line, SERVICE_RESTART))
            self._end(sender, line)

    def _end(self, sender: str, line: str) -> None:
        """Let somebody go."""
        if visit := self._visits.pop((sender, line), None):
            visit.draining.cancel()
            visit.table.inbox.submit(Departed(visit.connection))

    # Requests

    async def _ask(self, sender: str, asked: Asked) -> None:
        """Answer a request."""
        response = await self._answered(asked)
        media = response.headers.get("content-type", "")
        self._bus.send(sender, Answered(asked.id, response.status_code, media, bytes(response.body)))

    async def _answered(self, asked: Asked) -> Response:
        endpoint = self._operations.get(asked.operation)
        if endpoint is None:
            return trouble(503, "elsewhere")  # that server has another version
        scope = {
            "type": "http", "method": endpoint.method, "path": "", "query_string": asked.query.encode(), "headers": [],
            "client": (asked.address, 0), "path_params": asked.path,
        }  # fmt: skip
        return await self._answer(self._lobby, endpoint, asked.guest, HttpRequest(scope), asked.body)

    async def _take_over(self, sender: str, message: TakeOver) -> None:
        """Open a table that was left to us; whoever has left it waits for that, but need not know what came of it."""
        with suppress(HullabooError):
            await self._lobby.tables.table(message.table)
        self._bus.send(sender, Answered(message.id, 204, "", b""))

    # Servers that are gone

    def on_nobody(self, node: str) -> None:
        """A server is not there, nor is anybody who came by it."""
        for sender, line in [each for each in self._visits if each[0] == node]:
            self._end(sender, line)

    def on_down(self) -> None:
        """Messages were lost: everybody who came by other servers has to come anew."""
        for sender, line in [*self._visits]:
            self._end(sender, line)

    def _look(self) -> None:
        """See now and then that the servers by which people came are there: each of them speaks to us all the time."""
        if self._looking is None:
            self._looking = asyncio.get_running_loop().call_later(LOOK, self._look_now)

    def _look_now(self) -> None:
        self._looking = None
        now = asyncio.get_running_loop().time()
        nodes = {sender for sender, _ in self._visits}
        for node in nodes:
            if now - self._heard_from.get(node, 0.0) > SILENCE:
                self.on_nobody(node)
        self._heard_from = {node: self._heard_from[node] for node in nodes}
        if self._visits:
            self._look()

    def close(self) -> None:
        """Let everybody go."""
        if self._looking:
            self._looking.cancel()
        for task in self._tasks:
            task.cancel()
        self.on_down()
