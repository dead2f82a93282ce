"""The websocket under a connection: uvicorn's own, bounded in frames and bytes, with a fair share of the event loop.

What has come is taken one frame a turn of the event loop, whatever kind of frame it is, and no faster than the budget
of the connection allows. The rest waits, and meanwhile nothing more is read.
"""

import asyncio
from collections.abc import Callable, MutableMapping
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Request

from hullaboo.server.limits.rates import bucket
from hullaboo.server.limits.shares import FRAME, Place, Shares
from hullaboo.server.settings import Limits

EXTENSION = "hullaboo.websocket"
"""Under this name an application finds the websocket in its scope."""
TEXT = 0x81
"""The first byte of a whole text frame."""
LONG, LONGER, MASKED = 126, 127, 128
"""What the second byte says beside a size."""
HEAD = 6
"""The bytes before a client's short text: two, and four of the mask."""
GRAIN = 4096
"""So many bytes count as one frame more."""
SECONDS_TO_CLOSE = 15
"""How long a client may take to read what was said last, and to hang up."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One websocket; its messages go through ASGI."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        place: Place,
        shares: Shares,
        limits: Limits,
        now: Callable[[], int],
    ) -> None:
        """Not connected yet."""
        super().__init__(config, server_state, app_state, _loop)
        self._place, self._shares = place, shares
        self._now, self._longest = now, limits.message_bytes
        self._budget = bucket(limits.frames_a_second, limits.frame_burst, now())
        self._unread = bytearray()
        self._is_held = self._is_waiting = False
        self._budget_again: asyncio.TimerHandle | None = None
        self._last_moment: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self._unread.clear()
        for planned in (self._budget_again, self._last_moment):
            if planned:
                planned.cancel()
        super().connection_lost(exc)
        self._place.leave()

    def handle_connect(self, event: Request) -> None:
        """Let the application find the websocket in the scope."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: MutableMapping[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def handle_cont(self, event: Frame) -> None:
        """A piece of a message; one that is empty adds nothing, and is not kept."""
        if event.data or event.fin:
            super().handle_cont(event)

    async def send(self, message: Any) -> None:
        """Send what the application says; a socket that it has denied has been answered, which uvicorn forgets."""
        await super().send(message)
        if self.initial_response and self.close_sent:
            self.handshake_complete = True

    async def receive(self) -> Any:
        """Give the application a message; uvicorn then reads on, also where frames still wait here."""
        message = await super().receive()
        if self._unread or self._is_held:
            self.transport.pause_reading()
        return message

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The application is done: whoever does not take the rest in time is hung up on."""
        super().on_task_complete(task)
        if not self.disconnected:
            self._last_moment = self.loop.call_later(SECONDS_TO_CLOSE, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Nobody is there: they will not take what waits for them either."""
        super().keepalive_timeout()
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Take at once what is one frame, as nearly all that comes is, where nobody waits; all else waits as well."""
        if not self.handshake_initiated:
            super().data_received(data)
        elif self._is_free and self._is_one_frame(data) and self._may_take(self._grains(len(data))):
            self._take(data)
        else:
            self._unread += data
            if self._is_waiting or len(self._unread) > GRAIN:
                self.transport.pause_reading()
            self._plan_a_turn()

    @property
    def _is_free(self) -> bool:
        """Whether something may be taken before the next turn: nobody waits, least of all we ourselves."""
        return not self._unread and not self._shares.is_busy

    def _is_one_frame(self, data: bytes) -> bool:
        return is_short_text(data) or piece_size(data, self._longest) == len(data)

    def _grains(self, size: int) -> float:
        """What so many bytes take from the budget."""
        return 1 + min(size, self._longest) / GRAIN

    def _may_take(self, grains: float) -> bool:
        return self._budget.take(self._now(), grains)

    def _take(self, data: bytes) -> None:
        """Let uvicorn have a frame."""
        super().data_received(data)

    def _wait_for_a_turn(self) -> None:
        """Read no more before the next frame is taken."""
        self.transport.pause_reading()
        self._plan_a_turn()

    def _plan_a_turn(self) -> None:
        """Have the next frame taken when the loop has time for it; one frame alone is not worth a pause."""
        if not self._is_waiting:
            self._is_waiting = True
            self._shares.add(self._place.home, self._go_on, FRAME)

    def _go_on(self) -> None:
        """Take the next frame, if table and budget allow; if more has come, the rest waits for another turn."""
        self._is_waiting = False
        if self._is_held or self.transport.is_closing():
            return
        size = piece_size(self._unread, self._longest)
        if not self._may_take(self._grains(size)):
            self.transport.pause_reading()
            self._is_waiting = True
            self._budget_again = self.loop.call_later(self._budget.seconds_until(self._grains(size)), self._go_on)
            return
        if size:
            data = bytes(self._unread[:size])
            del self._unread[:size]
            self._take(data)
        if self.transport.is_closing():
            return
        if size and self._unread:
            self._wait_for_a_turn()
        else:
            self._read_on()

    def _read_on(self) -> None:
        """Read, unless table or application have too much to do."""
        if not self._is_held and not self.read_paused:
            self.transport.resume_reading()

    def listen(self, hear: Callable[[bytes], None]) -> None:
        """Nothing: messages come by ASGI."""

    def write(self, *texts: bytes) -> bool:
        """Whether texts were written at once: they go through ASGI."""
        return False

    def hold(self, is_full: bool) -> None:
        """Take no more from the client while its table has too much to do."""
        self._is_held = is_full
        if self.transport.is_closing():
            return
        if is_full:
            self.transport.pause_reading()
        else:
            self._wait_for_a_turn()


def is_short_text(data: bytes) -> bool:
    """Whether this is one short text as a client sends it: in one frame, masked."""
    return len(data) > HEAD and data[0] == TEXT and data[1] == MASKED + len(data) - HEAD < MASKED + LONG


def piece_size(data: bytes | bytearray, longest: int) -> int:
    """How many bytes make the first frame of a client, 0 while it is not whole; all, of one that will be refused."""
    if len(data) < 2:
        return 0
    if not data[1] & MASKED:
        return len(data)
    size = data[1] & ~MASKED
    wide = {LONG: 2, LONGER: 8}.get(size, 0)
    if len(data) < 2 + wide:
        return 0
    size = int.from_bytes(data[2 : 2 + wide], "big") if wide else size
    whole = HEAD + wide + size
    return len(data) if size > longest else whole if whole <= len(data) else 0
