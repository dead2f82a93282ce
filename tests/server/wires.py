"""A connection without a network and a clock without time: what a protocol does is counted, turn by turn."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, MutableMapping
from dataclasses import dataclass
from typing import Any

import uvicorn

from hullaboo.server.http.requests import Requests
from hullaboo.server.limits.shares import Place, Shares
from hullaboo.server.settings import Limits, Times
from hullaboo.server.socket.shortcut import ShortcutProtocol
from hullaboo.server.socket.websocket import WebSocketProtocol

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Message, Receive, Send], Awaitable[None]]
UPGRADE = (
    b"GET /x HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


class Wire(asyncio.Transport):
    """What a protocol writes to, and is read for."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 50_000), "sockname": ("127.0.0.1", 80)})
        self.written = b""
        self.untaken = 0
        self.is_paused = self.is_aborted = self._is_closing = False
        self.protocol: Any = None

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def get_write_buffer_size(self) -> int:
        return self.untaken

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False

    def is_closing(self) -> bool:
        return self._is_closing

    def close(self) -> None:
        self._is_closing = True

    def abort(self) -> None:
        self._is_closing = self.is_aborted = True

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def get_protocol(self) -> Any:
        return self.protocol


@dataclass
class Planned:
    """Something that is done later."""

    at: float
    what: Callable[[], object]
    is_cancelled: bool = False

    def cancel(self) -> None:
        self.is_cancelled = True


class Clock:
    """The loop as a protocol knows it; time passes when told to."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.planned: list[Planned] = []

    def now(self) -> int:
        return round(self.seconds * 1000)

    def time(self) -> float:
        return self.seconds

    def create_task(self, what: Coroutine[Any, Any, None], **_more: Any) -> asyncio.Task[None]:
        return asyncio.get_running_loop().create_task(what)

    def call_later(self, seconds: float, what: Callable[[], object]) -> Planned:
        self.planned.append(Planned(self.seconds + seconds, what))
        return self.planned[-1]

    async def go(self, seconds: float) -> None:
        """Let time pass, and then whatever is due happen."""
        self.seconds += seconds
        due = [each for each in self.planned if each.at <= self.seconds]
        self.planned = [each for each in self.planned if each.at > self.seconds]
        for each in due:
            if not each.is_cancelled:
                each.what()
        await turns(20)


async def turns(count: int) -> None:
    """So many turns of the loop."""
    for _ in range(count):
        await asyncio.sleep(0)


class House:
    """An application, and connections to it."""

    def __init__(
        self, app: App, limits: Limits | None = None, protocol: type[WebSocketProtocol] = ShortcutProtocol
    ) -> None:
        self._protocol = protocol
        self.clock, self.shares, self.gone = Clock(), Shares(), 0
        self._limits = limits or Limits()
        self._config = uvicorn.Config(app, lifespan="off", log_config=None, ws=self._line)  # type: ignore[arg-type]
        self._config.load()
        self._state = uvicorn.server.ServerState()

    def _line(self, **given: Any) -> WebSocketProtocol:
        line = self._protocol(**given, limits=self._limits, now=self.clock.now)
        line.loop = self.clock  # type: ignore[assignment]
        return line

    def _leave(self) -> None:
        self.gone += 1

    def connect(self, home: str = "here") -> tuple[Requests, Wire]:
        """A new connection, and what lies under it."""
        place, loop = Place(home, self._leave), self.clock
        requests = Requests(
            self._config, self._state, {}, loop, place=place, shares=self.shares, times=Times()  # type: ignore[arg-type]
        )  # fmt: skip
        wire = Wire()
        wire.protocol = requests
        requests.connection_made(wire)
        return requests, wire

    async def connect_socket(self, home: str = "here") -> tuple[WebSocketProtocol, Wire]:
        """A new websocket, accepted."""
        requests, wire = self.connect(home)
        requests.data_received(UPGRADE)
        await turns(5)
        assert b"101 Switching" in wire.written
        wire.written = b""
        line = wire.protocol
        assert isinstance(line, WebSocketProtocol)
        return line, wire
