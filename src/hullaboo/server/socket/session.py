"""The socket of a table: messages in, checked and counted; messages out, through the outbox."""

import asyncio
from typing import Any, NamedTuple

from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.types import Receive, Scope, Send

from hullaboo.core.errors import HullabooError
from hullaboo.core.seats import SPECTATOR
from hullaboo.server.http.guard import Addresses, address_of, bucket, deny
from hullaboo.server.identity import COOKIE
from hullaboo.server.metrics import CONNECTIONS, RECEIVED, note
from hullaboo.server.protocol.declared import any_of, messages_from_client, tag_of
from hullaboo.server.protocol.decoding import BadMessage, Decoder
from hullaboo.server.protocol.from_client import (
    Arrange,
    ChatSaid,
    Follow,
    FromClient,
    MoveMade,
    Ping,
    Pong,
    PreviewWanted,
    Propose,
    Resign,
    Reveal,
    Signal,
    Sit,
)
from hullaboo.server.protocol.from_server import Ack, PingShown, PongShown
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.socket.kernel_latency import kernel_of
from hullaboo.server.socket.websocket import OURS, WebSocketProtocol
from hullaboo.server.tables import standstill
from hullaboo.server.tables.connection import Connection, Outbox, not_now, refusal_of, text_of
from hullaboo.server.tables.lobby import SERVICE_RESTART, Lobby
from hullaboo.server.tables.races import Latency, not_known
from hullaboo.server.tables.table import Table

TOO_MUCH, GOING_AWAY, POLICY = 1013, 1001, 1008
DENIED = {"broken-table": 409, "cannot-keep": 503, "cannot-read": 503}
"""With which status a socket is denied; all that a stranger asks for in vain is not there."""
MOST_IN_INBOX = 1000
MOST_FAULTS = 50
decode: Decoder[FromClient] = Decoder(any_of(messages_from_client()))


class Socket:
    """The ASGI application at `/api/tables/{table}/socket`."""

    def __init__(self, lobby: Lobby, addresses: Addresses) -> None:
        """One for all tables."""
        self.lobby, self.addresses = lobby, addresses

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
            table = await self.lobby.enter(guest, scope["path_params"]["table"], None)
            name = await self.lobby.name_of(guest) if guest else ""
        except HullabooError as error:
            await deny(DENIED.get(error.code, 404), receive, send)
            return
        await receive()
        await send({"type": "websocket.accept", "headers": []})
        line = scope["extensions"].get(OURS)
        latency = Latency(kernel_of(line.transport, Headers(scope=scope), self.lobby.settings) if line else not_known)
        await Session(self.lobby, table, Visitor(guest, name, address, latency), receive, send, line).run()


class Visitor(NamedTuple):
    """Who talks, from where, and how far away that is."""

    guest: str
    name: str
    address: str
    latency: Latency


class Session:
    """One connection from its first message to its last."""

    def __init__(
        self, lobby: Lobby, table: Table, who: Visitor, receive: Receive, send: Send, line: WebSocketProtocol | None
    ) -> None:
        """Ready to run; without a line of ours, all goes through ASGI."""
        self.lobby, self.receive, self.send = lobby, receive, send
        limits, now = lobby.settings.limits, lobby.settings.now
        self.now = now
        self.line = line
        outbox = Outbox(self.send_text, limits.outbox_messages, now, self.catch_up, line.write if line else not_now)
        self.connection = Connection(who.guest, who.name, outbox, self.close, latency=who.latency)
        self.address = who.address
        self.bucket = bucket(limits.messages_a_second, limits.message_burst, now())
        self.faults = 0
        self.closed = False
        self.enough: asyncio.Future[int] = lobby.loop.create_future()
        """Why the talk is to end, as the code of its closing."""
        self.be_at(table)

    async def run(self) -> None:
        """Listen and speak until either side has had enough."""
        CONNECTIONS.inc()
        self.table.post(self.arrive)
        standstill.welcome(self.table, self.connection)
        if self.line:
            self.line.hear = self.hear
        self.measure_later()
        talking = [asyncio.create_task(each) for each in (self.listen(), self.connection.outbox.drain())]
        ends: list[asyncio.Future[Any]] = [*talking, self.enough]
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            if self.enough.done():
                await self.close(self.enough.result())
        finally:
            self.next_ping.cancel()
            for task in talking:
                task.cancel()
            await asyncio.gather(*talking, return_exceptions=True)
            self.table.ended.remove_done_callback(self.on_ended)
            self.table.post(self.table.go, self.connection)
            CONNECTIONS.dec()
            await self.close(GOING_AWAY)

    def be_at(self, table: Table) -> None:
        """Talk at a table, for as long as it lasts."""
        self.table = table
        table.ended.add_done_callback(self.on_ended)

    def on_ended(self, _ended: object) -> None:
        """The table has ended under us: the client comes back by itself."""
        self.end(SERVICE_RESTART)

    def end(self, code: int) -> None:
        """That is enough."""
        if not self.enough.done():
            self.enough.set_result(code)

    async def send_text(self, text: bytes) -> None:
        """One message to the socket."""
        await self.send({"type": "websocket.send", "text": text.decode()})

    async def close(self, code: int) -> None:
        """End the connection."""
        if not self.closed:
            self.closed = True
            try:
                await self.send({"type": "websocket.close", "code": code, "reason": ""})
            except Exception:
                note("socket closed already", code=code)

    async def catch_up(self) -> None:
        """A slow reader has lost messages: the table shows it everything, when its turn comes."""
        await self.table.errand(self.table.show_everything, self.connection)

    async def arrive(self) -> None:
        """In the table's task: come, and be shown in one go the first ping and the table."""
        await self.table.come(self.connection, self.ping())

    def ping(self) -> bytes:
        """A ping that is sent now."""
        return text_of(PingShown(nonce=self.connection.latency.ping(self.now())))

    def measure(self) -> None:
        """Ping the client now and then: its line matters in races. What would have to wait here measures nothing."""
        if self.connection.outbox.empty:
            self.connection.outbox.put(self.ping())
        self.measure_later()

    def measure_later(self) -> None:
        """Plan the next ping."""
        self.next_ping = self.lobby.loop.call_later(self.connection.latency.next_ping / 1000, self.measure)

    async def listen(self) -> None:
        """Take messages until there are no more."""
        while (message := await self.receive())["type"] == "websocket.receive":
            self.hear(message.get("bytes") or str(message.get("text")).encode())

    def hear(self, text: bytes) -> None:
        """A message has come."""
        came = self.now()
        if not self.bucket.take(came):
            self.refuse("too-often")
        else:
            self.take(text, came)
        if self.faults > MOST_FAULTS:
            self.end(POLICY)
        if len(self.table.inbox) > MOST_IN_INBOX:
            self.hold_back()

    def hold_back(self) -> None:
        """Read no more while the table has too much to do."""
        is_full = len(self.table.inbox) > MOST_IN_INBOX
        if self.line and not self.closed:
            self.line.hold(is_full)
            if is_full:
                self.lobby.loop.call_later(0.01, self.hold_back)

    def refuse(self, code: str, **params: object) -> None:
        """Refuse something that has no id we could read; who does that all the time is shown the door."""
        self.faults += 1
        self.connection.refuse(None, code, params)

    def take(self, text: bytes, came: int) -> None:
        """Check a message, and put it into the table's inbox."""
        try:
            received = decode(text)
        except BadMessage as error:
            self.refuse(error.code, **error.params)
            return
        self.faults = 0
        RECEIVED.counts[tag_of(received)] += 1
        if isinstance(received, Pong):
            self.connection.latency.pong(received.nonce, came)
        elif isinstance(received, Ping):
            self.connection.send(PongShown(id=received.id))
        else:
            self.post(received, came)

    def post(self, message: FromClient, came: int) -> None:
        """Put a message into the inbox of the table where one is."""
        if isinstance(message, Sit):
            standstill.seat(self.table, self.connection, message)
        post = self.table.post_move if isinstance(message, MoveMade) else self.table.post
        post(self.deliver, self.table, message, came)

    async def deliver(self, table: Table, message: FromClient, came: int) -> None:
        """In the table's task: do it, or say why not."""
        if table is not self.table:
            self.post(message, came)
            return
        if self.connection not in table.connections:
            return
        try:
            await self.handle(table, message, came)
        except HullabooError as error:
            await table.settled()
            self.connection.outbox.put(refusal_of(getattr(message, "id", None), error))

    async def handle(self, table: Table, message: FromClient, came: int) -> None:
        """What each message does."""
        connection = self.connection
        match message:
            case MoveMade():
                await table.playing.on_move(connection, message, came)
            case Sit():
                await table.on_sit(connection, message)
            case Reveal():
                await table.round.on_reveal(connection, message)
            case ChatSaid():
                self.allow_chat()
                await table.on_chat(connection, message)
            case Arrange():
                await table.on_arrange(connection, message)
            case Signal():
                table.on_signal(connection, message)
            case Resign():
                await table.playing.on_resign(connection, message.seat, message.id)
            case PreviewWanted():
                table.playing.on_preview(connection, message)
            case Propose():
                await table.proposals.on_propose(connection, message)
            case Follow():
                await self.follow(table, message.id)

    async def follow(self, table: Table, id: str) -> None:
        """Go on to the table of the rematch: whatever is said from now on is said there."""
        if table.kept.next is None:
            raise Refusal("not-now", what="follow", phase=table.kept.phase)
        following = await self.lobby.enter(self.connection.guest, table.kept.next, None)
        if not self.closed:
            table.ended.remove_done_callback(self.on_ended)
            await table.go(self.connection)
            self.connection.viewer = SPECTATOR
            self.be_at(following)
            following.post(following.come, self.connection, text_of(Ack(id=id)))

    def allow_chat(self) -> None:
        """Nobody floods the chat, and only guests talk."""
        if not self.connection.guest:
            raise Refusal("no-chat")
        if not self.lobby.chat_limit.allows(self.connection.guest, self.address):
            raise Refusal("too-often")
