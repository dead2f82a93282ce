"""People and requests that came here and are for tables of other servers."""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial

import msgspec
from starlette.responses import Response

from hullaboo.server.nodes.bus import Bus
from hullaboo.server.nodes.messages import (
    Anew,
    Answered,
    Asked,
    Beat,
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
from hullaboo.server.protocol.from_server import Closing
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.storage.leases import Owner
from hullaboo.server.storage.ownership import Elsewhere
from hullaboo.server.tables.commands import Arrived, Command, Departed, MessageCame, ShowEverything
from hullaboo.server.tables.connection import Connection, soon
from hullaboo.server.tables.remote_table import RemoteTable

LONGEST_OPENING, LONGEST_REQUEST, LONGEST_TAKING_OVER = 5.0, 9.0, 2.0
"""In seconds."""
BEAT, SILENCE = 1.0, 6.0
"""In seconds: how often a server is asked whether it is there, and how long it may say nothing."""
GOODBYES = 20
encode = msgspec.json.encode


@dataclass(eq=False)
class Line:
    """A socket here whose table is elsewhere."""

    owner: Owner
    opened: "asyncio.Future[None]"
    table: RemoteTable | None = None
    connection: Connection | None = None
    early: list[bytes] = field(default_factory=list)
    """What came before the socket was ready."""

    def say(self, message: Said) -> None:
        """Send texts on."""
        if self.connection is None:
            self.early += message.texts
        elif message.anew:
            self.connection.outbox.begin_anew(message.texts)
            assert self.table is not None
            self.table.inbox.answered()
        else:
            self.connection.outbox.put(*message.texts)

    def end(self) -> None:
        """The owner has no more to say: the client comes back by itself."""
        if not self.opened.done():
            self.opened.set_exception(Elsewhere(self.owner))
        if self.table:
            self.table.inbox.end()


class Edge:
    """Lines and requests on their way to other servers."""

    def __init__(self, bus: Bus, now: Callable[[], int]) -> None:
        """None yet."""
        self._bus, self._now = bus, now
        self._lines: dict[str, Line] = {}
        self._asked: dict[str, tuple[Owner, asyncio.Future[Answered]]] = {}
        self._heard_from: dict[str, float] = {}
        self._beating: asyncio.TimerHandle | None = None

    # Sockets

    async def reach(self, owner: Owner, table: str, guest: str, name: str, address: str) -> RemoteTable:
        """Return a table of another server for somebody who has come here; refuses if it does not let them in."""
        id = secrets.token_urlsafe(9)
        line = self._lines[id] = Line(owner, asyncio.get_running_loop().create_future())
        line.table = RemoteTable(partial(self._pass_on, id, line))
        self._send(owner, Open(id, table, guest, name, address))
        try:
            async with asyncio.timeout(LONGEST_OPENING):
                await line.opened
        except BaseException as error:
            self._forget(id)
            if isinstance(error, TimeoutError):
                raise Elsewhere(owner) from error
            raise
        return line.table

    def _pass_on(self, id: str, line: Line, command: Command) -> None:
        """Take a command of a session to the owner."""
        if isinstance(command, Arrived):
            line.connection = command.connection
            command.connection.outbox.put(command.connection.ping(self._now()), *line.early)
        elif isinstance(command, MessageCame):
            latency = command.connection.latency
            heard = Heard(id, encode(command.message), latency.shortest, tuple(latency.trips))
            self._bus.send(line.owner.node, heard)
        elif isinstance(command, ShowEverything):
            self._bus.send(line.owner.node, Anew(id))
        elif isinstance(command, Departed):
            self._forget(id)

    def _forget(self, id: str) -> None:
        """A line is over on this side."""
        if line := self._lines.pop(id, None):
            self._bus.send(line.owner.node, Gone(id))

    # Requests

    async def forward(self, owner: Owner, asked: Asked) -> Response:
        """Return what the owner of a table answers to a request."""
        answered = await self._answer(owner, asked, LONGEST_REQUEST)
        return Response(answered.body, answered.status, media_type=answered.media or None)

    async def have_taken(self, owner: Owner, table: str) -> None:
        """Have another server open a table; where it does not, whoever is asked first does."""
        with suppress(Elsewhere):
            await self._answer(owner, TakeOver(secrets.token_urlsafe(9), table), LONGEST_TAKING_OVER)

    async def _answer(self, owner: Owner, asked: Asked | TakeOver, longest: float) -> Answered:
        answer: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
        self._asked[asked.id] = owner, answer
        self._send(owner, asked)
        try:
            async with asyncio.timeout(longest):
                return await answer
        except TimeoutError as error:
            raise Elsewhere(owner) from error
        finally:
            del self._asked[asked.id]

    # What comes back

    def hear(self, sender: str, epoch: int, message: Message) -> None:
        """Take what a server says."""
        self._heard_from[sender] = asyncio.get_running_loop().time()
        if isinstance(message, Answered):
            if message.id in self._asked and not self._asked[message.id][1].done():
                self._asked[message.id][1].set_result(message)
        elif isinstance(message, Opened | Denied | Said | Closed):
            line = self._lines.get(message.line)
            if line and line.owner == (sender, epoch):
                self._hear_of(line, message)

    def _hear_of(self, line: Line, message: Opened | Denied | Said | Closed) -> None:
        if isinstance(message, Said):
            line.say(message)
        elif isinstance(message, Closed):
            line.end()
        elif not line.opened.done():
            if isinstance(message, Opened):
                line.opened.set_result(None)
            else:
                line.opened.set_exception(Refusal(message.code))

    # Servers that are gone

    def on_down(self) -> None:
        """Messages were lost: nobody here knows what they have missed."""
        for node in self._nodes:
            self.on_nobody(node)

    @property
    def _nodes(self) -> set[str]:
        """The servers with whom we have to do."""
        return {line.owner.node for line in self._lines.values()} | {each.node for each, _ in self._asked.values()}

    def on_nobody(self, node: str) -> None:
        """A server is not there: whoever was led to it comes back by themselves."""
        for line in [each for each in self._lines.values() if each.owner.node == node]:
            line.end()
        for owner, answer in self._asked.values():
            if owner.node == node and not answer.done():
                answer.set_exception(Elsewhere(owner))

    def _send(self, owner: Owner, message: Message) -> None:
        """Send something to a server, and see that it is there until it is done."""
        if not self._bus.is_up:
            self.on_down()
            return
        self._bus.send(owner.node, message)
        self._heard_from.setdefault(owner.node, asyncio.get_running_loop().time())
        if self._beating is None:
            self._beating = asyncio.get_running_loop().call_later(BEAT, self._beat)

    def _beat(self) -> None:
        """Ask those servers whether they are there; give up who says nothing."""
        loop = asyncio.get_running_loop()
        nodes = self._nodes
        for node in nodes:
            if loop.time() - self._heard_from.get(node, 0.0) > SILENCE:
                self.on_nobody(node)
            self._bus.send(node, Beat(asks=True))
        self._heard_from = {node: self._heard_from.get(node, loop.time()) for node in nodes}
        self._beating = loop.call_later(BEAT, self._beat) if nodes else None

    async def say_goodbye(self) -> None:
        """Tell everybody who was led to another server that this one goes away: a few at a time."""
        for at, line in enumerate([*self._lines.values()]):
            if line.connection:
                line.connection.send(Closing(after=soon()))
            line.end()
            if at % GOODBYES == GOODBYES - 1:
                await asyncio.sleep(0.05)

    def close(self) -> None:
        """Ask nobody any more."""
        if self._beating:
            self._beating.cancel()
