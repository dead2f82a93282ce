"""One socket: who is behind it, from where it looks, and the bounded outbox in front of it."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from itertools import takewhile
from random import randrange
from typing import Any

import msgspec

from hullaboo.core.errors import HullabooError
from hullaboo.core.seats import SPECTATOR
from hullaboo.server.metrics import REFUSED, RESYNCED, SENT
from hullaboo.server.protocol.from_server import FromServer, PingShown, Refused
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.tables.races import Latency

Send = Callable[[bytes], Awaitable[None]]
Write = Callable[..., bool]
SENDING_SECONDS = 20.0
SPREAD = 150
"""Who is sent to another server comes there within so many milliseconds."""
encode = msgspec.json.encode


def text_of(message: FromServer) -> bytes:
    """Return a message as it goes over the wire."""
    return encode(message)


def refusal(id: str | None, code: str, params: dict[str, Any]) -> bytes:
    """Return the message that says that a message was not taken, and why, and count it."""
    REFUSED.counts[code] += 1
    return text_of(Refused(id=id, code=code, params=params))


def refusal_of(id: str | None, error: HullabooError) -> bytes:
    """Return the message that says that a message was not taken because of an error."""
    return refusal(id, str(error.params.get("why", error.code)), plain(error.params))


def plain(params: dict[str, object]) -> dict[str, Any]:
    """Parameters that JSON can hold."""
    return {name: value for name, value in params.items() if isinstance(value, str | int | list)}


def soon() -> int:
    """Return in how many milliseconds somebody is to come to another server: not all at once."""
    return randrange(SPREAD)


def not_now(*_texts: bytes) -> bool:
    """Write nothing, and say so: a line on which nothing can be written at once."""
    return False


class Outbox:
    """What waits to be sent. Nobody waits for a slow reader: it loses what has piled up, and is then shown all anew.

    All anew is shown by the table itself, in its turn: what it knows meanwhile may not be in the log yet.
    """

    def __init__(
        self,
        send: Send,
        most: int,
        now: Callable[[], int],
        catch_up: Callable[[], Awaitable[None]],
        write: Write = not_now,
    ) -> None:
        """`catch_up` has the table call `begin_anew` for a reader who has lost messages; `write` sends at once."""
        self._send, self._most, self._now, self._catch_up, self._write = send, most, now, catch_up, write
        self._waiting: deque[tuple[int, bytes]] = deque()
        self._wake = asyncio.Event()
        self._timer: asyncio.TimerHandle | None = None
        self._lost = False
        self._busy = False

    def put(self, *texts: bytes, due: int = 0) -> None:
        """Send messages, not before `due`, all at once where the line is free; messages never overtake each other."""
        if not (due or self._busy or self._waiting or self._lost) and self._write(*texts):
            SENT.count += len(texts)
            return
        if self._lost:
            return
        if len(self._waiting) + len(texts) > self._most:
            self._waiting.clear()
            self._lost = True
        else:
            self._waiting.extend((due, text) for text in texts)
        self._see_to_it()

    def _see_to_it(self) -> None:
        """Have what waits sent: when it is due, if it waits for nothing else, or by `drain`."""
        wait = 0 if self._busy or self._lost else self._waiting[0][0] - self._now()
        if wait <= 0:
            self._wake.set()
        elif self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(wait / 1000, self._on_time)

    def _on_time(self) -> None:
        """What waited until now is due."""
        self._timer = None
        if self._busy or self._lost:
            return
        now = self._now()
        texts = [text for _, text in takewhile(lambda each: each[0] <= now, self._waiting)]
        if texts and self._write(*texts):
            SENT.count += len(texts)
            for _ in texts:
                self._waiting.popleft()
        if self._waiting:
            self._see_to_it()

    async def drain(self) -> None:
        """Send for as long as the connection lasts; a reader who takes nothing for long is given up."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            self._busy = True
            while self._something_is_due:
                async with asyncio.timeout(SENDING_SECONDS):
                    await self._send_what_is_due()
            self._busy = False
            if self._waiting:
                self._see_to_it()

    @property
    def _something_is_due(self) -> bool:
        return self._lost or bool(self._waiting and self._waiting[0][0] <= self._now())

    async def _send_what_is_due(self) -> None:
        for _ in range(self._most):
            if not self._something_is_due:
                return
            await self._send_next()

    def release(self) -> None:
        """Send what was held back now."""
        if self._waiting:
            self._waiting = deque((0, text) for _, text in self._waiting)
            self._see_to_it()

    def begin_anew(self, texts: list[bytes], due: int = 0) -> None:
        """Queue what a reader needs who has lost messages: from here on it loses none."""
        self._lost = False
        self._waiting.extend((due, text) for text in texts)
        RESYNCED.inc()

    async def _send_next(self) -> None:
        if self._lost:
            await self._catch_up()
            return
        _, text = self._waiting.popleft()
        if not self._write(text):
            await self._send(text)
        SENT.count += 1

    @property
    def empty(self) -> bool:
        """Whether all was handed to the socket."""
        return not self._waiting and not self._lost


def ends_here(_command: Any, _table: object) -> None:
    """Drop what was sent by a connection that is gone."""


def stays_here(_table: object) -> bool:
    """Say that a connection goes nowhere else."""
    return False


@dataclass(eq=False, slots=True)
class Connection:
    """A socket at a table. It looks from one seat at a time, or as a spectator."""

    guest: str
    name: str
    outbox: Outbox = field(repr=False)
    close: Callable[[int], Awaitable[None]] = field(repr=False)
    viewer: int = SPECTATOR
    latency: Latency = field(default_factory=Latency)
    address: str = ""
    resubmit: Callable[[Any, object], None] = field(default=ends_here, repr=False)
    """Takes a command to the table where this connection is now, if that is not the one that it was submitted to."""
    move_to: Callable[[Any], bool] = field(default=stays_here, repr=False)
    """Has whatever is sent from now on go to another table; returns whether the connection is still open."""
    room_shown: bytes = field(default=b"", repr=False)
    """The room as it was last sent here: it is not sent again before it changes."""

    def send(self, message: FromServer) -> None:
        """Send one message."""
        self.outbox.put(text_of(message))

    def ping(self, now: int) -> bytes:
        """Return a ping that is sent now."""
        return text_of(PingShown(nonce=self.latency.ping(now)))

    def must_look_from(self, seat: int) -> None:
        """Refuse who looks from another seat, before anything else: which ids were used is that seat's own affair."""
        if self.viewer != seat:
            raise Refusal("not-your-seat", seat=seat)

    def refuse(self, id: str | None, code: str, params: dict[str, Any] | None = None) -> None:
        """Say that a message was not taken, and why."""
        self.outbox.put(refusal(id, code, params or {}))


def send_to_guest(connections: Iterable[Connection], guest: str, message: FromServer) -> None:
    """Send a message to one guest, on every socket they have at a table."""
    text = text_of(message)
    for connection in connections:
        if connection.guest == guest:
            connection.outbox.put(text)
