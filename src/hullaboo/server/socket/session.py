"""The socket of a table: messages in, checked and counted; messages out, through the outbox."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.types import Receive, Scope, Send

from hullaboo.core.errors import HullabooError
from hullaboo.server.http.guard import Addresses, address_of, deny
from hullaboo.server.identity import COOKIE
from hullaboo.server.limits.rates import bucket
from hullaboo.server.metrics import CONNECTIONS, RECEIVED, note
from hullaboo.server.protocol.declared import any_of, messages_from_client, tag_of
from hullaboo.server.protocol.decoding import BadMessage, Decoder
from hullaboo.server.protocol.from_client import FromClient, Sit
from hullaboo.server.settings import Settings
from hullaboo.server.socket.kernel_latency import kernel_of
from hullaboo.server.socket.websocket import EXTENSION, WebSocketProtocol
from hullaboo.server.storage.leases import Owner
from hullaboo.server.storage.ownership import Elsewhere
from hullaboo.server.tables import standstill
from hullaboo.server.tables.commands import Arrived, Departed, MessageCame, ShowEverything
from hullaboo.server.tables.connection import Connection, Outbox, not_now
from hullaboo.server.tables.lobby import Lobby
from hullaboo.server.tables.message_handlers import AT_ONCE
from hullaboo.server.tables.races import Latency, not_known
from hullaboo.server.tables.registry import SERVICE_RESTART
from hullaboo.server.tables.remote_table import RemoteTable
from hullaboo.server.tables.table import Table

Place = Table | RemoteTable
Reach = Callable[[Owner, str, str, str, str], Awaitable[RemoteTable]]
"""Finds a table of another server: the server, the table, then guest, name and address of who wants to come there."""
TOO_MUCH, GOING_AWAY, POLICY = 1013, 1001, 1008
DENIED = {"broken-table": 409, "cannot-keep": 503, "cannot-read": 503, "elsewhere": 503}
"""With which status a socket is denied; all that a stranger asks for in vain is not there."""
MOST_IN_INBOX = 1000
MOST_FAULTS = 50
decode: Decoder[FromClient] = Decoder(any_of(messages_from_client()))


class Socket:
    """The ASGI application at `/api/tables/{table}/socket`."""

    def __init__(self, lobby: Lobby, addresses: Addresses, reach: Reach | None = None) -> None:
        """One for all tables; `reach` leads to those of other servers."""
        self.lobby, self.addresses, self._reach = lobby, addresses, reach

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Take a connection, if its guest may look at the table."""
        address = address_of(scope)
        if self.lobby.closing or not self.addresses.sockets.take(address):
            await deny(503 if self.lobby.closing else 429, receive, send)
            return
        try:
            await self.admit(scope, receive, send, address)
        finally:
            self.addresses.sockets.give_back(address)

    async def admit(self, scope: Scope, receive: Receive, send: Send, address: str) -> None:
        """Find guest and table, then talk."""
        cookies = cookie_parser(Headers(scope=scope).get("cookie", ""))
        guest = self.lobby.signer.open(cookies.get(COOKIE)) or ""
        try:
            name = await self.lobby.guests.name_of(guest) if guest else ""
            table = await self.place(scope["path_params"]["table"], guest, name, address)
        except HullabooError as error:
            await deny(DENIED.get(error.code, 404), receive, send)
            return
        await receive()
        await send({"type": "websocket.accept", "headers": []})
        websocket = scope["extensions"].get(EXTENSION)
        latency = Latency(
            kernel_of(websocket.transport, Headers(scope=scope), self.lobby.settings) if websocket else not_known
        )
        settings = self.lobby.settings
        await Session(settings, table, Visitor(guest, name, address, latency), receive, send, websocket).run()

    async def place(self, id: str, guest: str, name: str, address: str) -> Place:
        """Return the table, wherever it is, if the guest may look at it."""
        try:
            return await self.lobby.tables.enter(guest, id)
        except Elsewhere as error:
            if self._reach is None:
                raise
            return await self._reach(error.owner, id, guest, name, address)


class Visitor(NamedTuple):
    """Who talks, from where, and how far away that is."""

    guest: str
    name: str
    address: str
    latency: Latency


class Session:
    """One connection from its first message to its last."""

    def __init__(
        self,
        settings: Settings,
        table: Place,
        who: Visitor,
        receive: Receive,
        send: Send,
        websocket: WebSocketProtocol | None,
    ) -> None:
        """Ready to run; without a websocket of ours, all goes through ASGI."""
        self.now, self.websocket, self._receive, self._send = settings.now, websocket, receive, send
        self._certain = table.storage.certainty()
        write = websocket.write if websocket else not_now
        if settings.node:
            write = self._write_if_certain
        outbox = Outbox(self._send_text, settings.limits.outbox_messages, self.now, self._catch_up, write)
        self.connection = Connection(
            who.guest, who.name, outbox, self.close, latency=who.latency, address=who.address,
            resubmit=self.resubmit, move_to=self.move_to,
        )  # fmt: skip
        self._pings = Pings(self.connection, self.now)
        self._bucket = bucket(settings.limits.messages_a_second, settings.limits.message_burst, self.now())
        self._faults = 0
        self.closed = False
        self.enough: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        """Why the session is to end, as the code of its closing."""
        self._be_at(table)

    async def run(self) -> None:
        """Listen and speak until either side has had enough."""
        CONNECTIONS.inc()
        self.table.inbox.submit(Arrived(self.connection))
        if isinstance(self.table, Table):
            standstill.welcome(self.table, self.connection)
        if self.websocket:
            self.websocket.listen(self.hear)
        self._pings.plan()
        talking = [asyncio.create_task(each) for each in (self._listen(), self.connection.outbox.drain())]
        ends: list[asyncio.Future[Any]] = [*talking, self.enough]
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            if self.enough.done():
                await self.close(self.enough.result())
        finally:
            self._pings.stop()
            for task in talking:
                task.cancel()
            await asyncio.gather(*talking, return_exceptions=True)
            self.table.inbox.ended.remove_done_callback(self._on_ended)
            self.table.inbox.submit(Departed(self.connection))
            CONNECTIONS.dec()
            await self.close(GOING_AWAY)

    def _be_at(self, table: Place) -> None:
        """Be at a table, for as long as it lasts."""
        self.table = table
        table.inbox.ended.add_done_callback(self._on_ended)

    def _on_ended(self, _ended: object) -> None:
        """The table has ended under us: the client comes back by itself."""
        self.end(SERVICE_RESTART)

    def end(self, code: int) -> None:
        """End the session."""
        if not self.enough.done():
            self.enough.set_result(code)

    async def close(self, code: int) -> None:
        """Close the socket."""
        if not self.closed:
            self.closed = True
            try:
                await self._send({"type": "websocket.close", "code": code, "reason": ""})
            except Exception:
                note("socket closed already", code=code)

    def _write_if_certain(self, *texts: bytes) -> bool:
        """Write, unless other servers may have the table by now: then this session has nothing more to say."""
        if self._certain():
            return self.websocket.write(*texts) if self.websocket else False
        self.end(SERVICE_RESTART)
        return True

    async def _send_text(self, text: bytes) -> None:
        if not self._certain():
            self.end(SERVICE_RESTART)
            return
        await self._send({"type": "websocket.send", "text": text.decode()})

    async def _catch_up(self) -> None:
        """A slow reader has lost messages: the table shows it everything, when its turn comes."""
        await self.table.inbox.ask(ShowEverything(self.connection))

    async def _listen(self) -> None:
        """Take messages until there are no more."""
        while (message := await self._receive())["type"] == "websocket.receive":
            self.hear(message.get("bytes") or str(message.get("text")).encode())

    # What comes

    def hear(self, text: bytes) -> None:
        """Take a message that has come, unless there are too many; end the session of who sends only nonsense."""
        came = self.now()
        if not self._bucket.take(came):
            self._refuse("too-often")
        else:
            self._take(text, came)
        if self._faults > MOST_FAULTS:
            self.end(POLICY)
        if len(self.table.inbox) > MOST_IN_INBOX:
            self._hold_back()

    def _hold_back(self) -> None:
        """Read no more while the table has too much to do."""
        is_full = len(self.table.inbox) > MOST_IN_INBOX
        if self.websocket and not self.closed:
            self.websocket.hold(is_full)
            if is_full:
                asyncio.get_running_loop().call_later(0.01, self._hold_back)

    def _refuse(self, code: str, **params: object) -> None:
        """Refuse something that has no id we could read."""
        self._faults += 1
        self.connection.refuse(None, code, params)

    def _take(self, text: bytes, came: int) -> None:
        """Check a message, and answer it at once or submit it to the table."""
        try:
            message = decode(text)
        except BadMessage as error:
            self._refuse(error.code, **error.params)
            return
        self._faults = 0
        RECEIVED.counts[tag_of(message)] += 1
        if (kind := type(message)) in AT_ONCE:
            AT_ONCE[kind](self.connection, message, came)
        else:
            self._submit(MessageCame(self.connection, message, came))

    def _submit(self, command: MessageCame) -> None:
        """Submit a message to the table where we are."""
        if isinstance(command.message, Sit) and isinstance(self.table, Table):
            standstill.seat(self.table, self.connection, command.message)
        self.table.inbox.submit(command)

    def resubmit(self, command: MessageCame, table: object) -> None:
        """Submit to the table where we are now what a table was sent that we have left."""
        if table is not self.table:
            self._submit(command)

    def move_to(self, table: Table) -> bool:
        """Go on to another table, and return whether that was done: not if the connection has ended."""
        if self.closed:
            return False
        self.table.inbox.ended.remove_done_callback(self._on_ended)
        self._be_at(table)
        return True


class Pings:
    """Pings a client now and then: its line matters in races."""

    def __init__(self, connection: Connection, now: Callable[[], int]) -> None:
        """None was sent yet."""
        self._connection, self._now = connection, now
        self._next: asyncio.TimerHandle | None = None

    def plan(self) -> None:
        """Plan the next ping."""
        seconds = self._connection.latency.next_ping / 1000
        self._next = asyncio.get_running_loop().call_later(seconds, self._measure)

    def stop(self) -> None:
        """Send no more."""
        if self._next:
            self._next.cancel()

    def _measure(self) -> None:
        """Ping the client; what would have to wait here measures nothing."""
        if self._connection.outbox.empty:
            self._connection.outbox.put(self._connection.ping(self._now()))
        self.plan()
