"""The way to other servers: publish and subscribe in Redis, which keeps nothing and is never the truth.

All that waits for one server goes in one message. Redis says how many have heard it: where that is nobody, that server
is not there. What is lost with a connection is lost for good; whoever listens is told of that, and begins anew.
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from secrets import randbits
from typing import Any

from redis.asyncio import ConnectionPool
from redis.asyncio.connection import AbstractConnection
from redis.exceptions import RedisError

from hullaboo.server.metrics import LOG, note
from hullaboo.server.nodes.messages import Beat, Envelope, Message, decode, encode
from hullaboo.server.storage.health import within

LONGEST_ANSWER = 5.0
IDLE = 1.0
AGAIN = 0.5
"""In seconds: how long Redis may take, how often it is asked whether it is there, and how soon it is tried again."""
TODO = "tables play on for who is at their own server; others are sent away until Redis is back"


class Bus:
    """Sends messages to servers by their names, and hears what they say to us."""

    def __init__(self, url: str, node: str, epoch: Callable[[], int]) -> None:
        """Down until it is open."""
        timeouts = {"socket_connect_timeout": LONGEST_ANSWER, "socket_timeout": None}  # who listens may hear nothing
        self._pool: Any = ConnectionPool.from_url(url, protocol=2, **timeouts)
        self._node, self._epoch = node, epoch
        self.is_up = False
        self.hear: Callable[[str, int, Message], None] = nobody_hears
        self.on_down: Callable[[], None] = nobody_listens
        """Called when messages may have been lost."""
        self.on_nobody: Callable[[str], None] = nobody_hears
        """Called with the name of a server that is not there, or was not for a moment."""
        self._life = 0
        self._lives: dict[str, int] = {}
        """In which life of their connections we have heard others: messages were lost before a new one."""
        self._waiting: defaultdict[str, list[Message]] = defaultdict(list)
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect, if Redis is there; if not, as soon as it is."""
        tried = asyncio.Event()
        self._task = asyncio.create_task(self._keep(tried), name="bus")
        await tried.wait()

    async def close(self) -> None:
        """Send what waits, and hang up."""
        if self._task:
            with suppress(TimeoutError):
                await within(LONGEST_ANSWER, self._sent())
            self._task.cancel()
            await asyncio.wait({self._task})
        await self._pool.disconnect()

    async def _sent(self) -> None:
        while self.is_up and self._waiting:
            await asyncio.sleep(0.01)

    def send(self, node: str, message: Message) -> None:
        """Have a server hear something, unless nobody can be reached."""
        if self.is_up:
            self._waiting[node].append(message)
            self._wake.set()

    async def _keep(self, tried: asyncio.Event) -> None:
        """Be connected, again and again."""
        is_known = False
        while True:
            try:
                await self._live(tried)
            except (RedisError, OSError) as error:
                if self.is_up or not is_known:
                    LOG.error("Redis is not there", extra={"facts": {"error": str(error), "todo": TODO}})
                is_known = True
                self._go_down()
            tried.set()
            await asyncio.sleep(AGAIN)

    def _go_down(self) -> None:
        if self.is_up:
            self.is_up = False
            self._waiting.clear()
            self.on_down()

    async def _live(self, tried: asyncio.Event) -> None:
        """Listen and speak until one of them fails."""
        listening, speaking = self._pool.make_connection(), self._pool.make_connection()
        try:
            await within(LONGEST_ANSWER, subscribed(listening, channel_of(self._node)))
            await within(LONGEST_ANSWER, speaking.connect())
            self.is_up, self._life = True, randbits(32)
            note("Redis is there")
            tried.set()
            await either(self._listen(listening), self._speak(speaking))
        finally:
            for each in (listening, speaking):
                with suppress(Exception):
                    await within(LONGEST_ANSWER, each.disconnect())

    async def _listen(self, connection: AbstractConnection) -> None:
        while True:
            kind, _, data = await connection.read_response()
            if kind == b"message":
                self._take(data)

    def _take(self, data: bytes) -> None:
        """Hear what came in one envelope."""
        envelope = decode(data)
        if self._lives.setdefault(envelope.sender, envelope.life) != envelope.life:
            self._lives[envelope.sender] = envelope.life
            self.on_nobody(envelope.sender)
        for message in envelope.messages:
            if message == Beat(asks=True):
                self.send(envelope.sender, Beat(asks=False))
            self.hear(envelope.sender, envelope.epoch, message)

    async def _speak(self, connection: AbstractConnection) -> None:
        """Send what waits, all for one server together; ask now and then whether Redis is there."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(IDLE):
                    await self._wake.wait()
            self._wake.clear()
            await within(LONGEST_ANSWER, self._spoken(connection))

    async def _spoken(self, connection: AbstractConnection) -> None:
        waiting, self._waiting = self._waiting, defaultdict(list)
        commands = [
            ("PUBLISH", channel_of(node), encode(Envelope(self._node, self._epoch(), self._life, messages)))
            for node, messages in waiting.items()
        ]
        await connection.send_packed_command(connection.pack_commands([*commands, ("PING",)]))
        heard = [await connection.read_response() for _ in range(len(commands) + 1)]
        for node, count in zip(waiting, heard, strict=False):
            if not count:
                self.on_nobody(node)


async def subscribed(connection: AbstractConnection, channel: str) -> None:
    """Connect, and hear what is said on a channel from now on."""
    await connection.connect()  # type: ignore[no-untyped-call]
    await connection.send_command("SUBSCRIBE", channel)
    await connection.read_response()


async def either(*works: Any) -> None:
    """Work until one of several has failed, and raise why."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()


def channel_of(node: str) -> str:
    """Where a server listens."""
    return f"hullaboo:{node}"


def nobody_listens() -> None:
    """Do nothing: nobody wants to know."""


def nobody_hears(*_what: object) -> None:
    """Do nothing: nobody hears it."""
