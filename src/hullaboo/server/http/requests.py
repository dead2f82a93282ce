"""HTTP/1.1 on one connection, bounded in what it holds and in how long it may take.

uvicorn's own, on h11, does the talking. Here it is handed one request at a time, whole heads only; what comes ahead of
its turn waits, and there may be little of it. Whoever keeps us waiting is hung up on.
"""

import asyncio
import re
from functools import partial
from http import HTTPStatus
from math import inf
from typing import Any

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from hullaboo.server.limits.shares import Place, Shares
from hullaboo.server.metrics import CUT
from hullaboo.server.settings import Times

HEAD_BYTES, HEAD_LINES = 16_384, 100
"""The longest head of a request; a browser's has about 15 lines and 2 kB."""
BODY_SKIMMED = 1_000_000
"""Of a body that is too big so much is read, so that its sender comes to read the answer; of a longer one nothing."""
END_OF_HEAD = re.compile(rb"\n\r?\n")
CHUNKED = re.compile(rb"\ntransfer-encoding[ \t]*:", re.IGNORECASE)
FIRST_SIGN = 0x21
"""No request begins with a byte below this one: h11 says so at once."""
READING = (h11.IDLE, h11.SEND_BODY)
"""What a client is said to do while its request is not whole."""


class Requests(H11Protocol):
    """One connection."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        place: Place,
        shares: Shares,
        times: Times,
    ) -> None:
        """Not connected yet."""
        super().__init__(config, server_state, app_state, _loop)
        self._place, self._shares = place, shares
        self._patience = times.request / 1000
        self._unread = bytearray()
        """What has come, and is not due yet."""
        self._is_queued = self._is_upgraded = False
        self._body_left = 0
        self._deadline: asyncio.TimerHandle | None = None
        self._untaken: float = inf
        """How much of our answers had not been taken when we looked last."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request, but not for ever."""
        super().connection_made(transport)
        self._begin_to_wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self._stop_waiting()
        self._unread.clear()
        super().connection_lost(exc)
        self._place.leave()

    def data_received(self, data: bytes) -> None:
        """Something has come."""
        self._unset_keepalive_if_required()
        self._unread += data
        if self._is_queued:
            self.flow.pause_reading()
        else:
            self._go_on()

    def _go_on(self) -> None:
        """See to what is due: a new request begins when the loop has time for it. What comes ahead of that waits."""
        while not self._is_over and (size := self._due()):
            if self.conn.their_state is h11.IDLE:
                self._is_queued = True
                self._shares.add(self._place.home, partial(self._begin, size))
                return
            self._hand_on(size)
        if self._unread and not self._is_over and self.conn.their_state is not h11.IDLE:
            self._let_the_rest_wait()

    def _begin(self, size: int) -> None:
        """Begin a request whose head is so long."""
        self._is_queued = False
        if not self._is_over:
            self._hand_on(size)
            self._go_on()

    @property
    def _is_over(self) -> bool:
        """Whether there will be no more requests here."""
        return self._is_upgraded or self.transport.is_closing()

    def _due(self) -> int:
        """How many bytes belong to the request that we are reading: the whole of its head, or some of its body."""
        if self.conn.their_state is h11.IDLE:
            return self._size_of_head()
        if self.conn.their_state is h11.SEND_BODY and self._body_left <= BODY_SKIMMED:
            return min(self._body_left, len(self._unread))
        return 0

    def _size_of_head(self) -> int:
        """How long the head of the next request is, 0 if it has not come whole."""
        if self._unread and self._unread[0] < FIRST_SIGN:
            return len(self._unread)
        end = END_OF_HEAD.search(self._unread)
        size = end.end() if end else len(self._unread)
        if size > HEAD_BYTES or self._unread.count(b"\n", 0, size) > HEAD_LINES:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif end and CHUNKED.search(self._unread, 0, size):
            self._refuse(HTTPStatus.LENGTH_REQUIRED)
        elif end:
            return size
        return 0

    def _hand_on(self, size: int) -> None:
        """Let uvicorn have so many bytes."""
        is_head = self.conn.their_state is h11.IDLE
        data = bytes(self._unread[:size])
        del self._unread[:size]
        self.conn.receive_data(data)
        self.handle_events()
        if self._is_over:
            return
        self._body_left = content_length(self.headers) if is_head else self._body_left - size
        if self.conn.their_state not in READING:
            self._begin_to_wait()

    def _let_the_rest_wait(self) -> None:
        """Read no more before the answer is given; whoever has sent much ahead is hung up on after it."""
        self.flow.pause_reading()
        if len(self._unread) > HEAD_BYTES:
            self._unread.clear()
            CUT.counts["ahead"] += 1
            if self.cycle.response_complete:
                self.transport.close()
            self.cycle.keep_alive = False

    def on_response_complete(self) -> None:
        """An answer is given: on to the next request."""
        super().on_response_complete()
        self._begin_to_wait()
        self._go_on()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on the connection is a socket's, with its own limits."""
        self._stop_waiting()
        self._is_upgraded = True
        line: Any = self.ws_protocol_class
        self.ws_protocol_class = partial(line, place=self._place, shares=self._shares)  # type: ignore[assignment]
        self.flow.resume_reading()
        super().handle_websocket_upgrade(event)

    def _refuse(self, status: HTTPStatus) -> None:
        """Answer what is no request, and hang up."""
        CUT.counts[status.phrase] += 1
        head = f"HTTP/1.1 {status.value} {status.phrase}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
        self._unread.clear()
        self.transport.write(head.encode())
        self.transport.close()

    def _begin_to_wait(self) -> None:
        """For a whole request, or for our answer to be taken."""
        self._untaken = inf
        self._wait()

    def _wait(self) -> None:
        self._stop_waiting()
        self._deadline = self.loop.call_later(self._patience, self._on_deadline)

    def _stop_waiting(self) -> None:
        if self._deadline:
            self._deadline.cancel()

    def _on_deadline(self) -> None:
        """Wait on while we have the answer to give, or while some of it is taken; else hang up."""
        untaken = self.transport.get_write_buffer_size()
        if 0 < untaken < self._untaken:
            self._untaken = untaken
            self._wait()
        elif not untaken and (self._is_queued or self.conn.their_state not in READING):
            self._begin_to_wait()
        else:
            CUT.counts["slow"] += 1
            self.transport.abort()


def content_length(headers: list[tuple[bytes, bytes]]) -> int:
    """How long a body is said to be; h11 has seen to it that it is said once, as a number."""
    return int(dict(headers).get(b"content-length", 0))
