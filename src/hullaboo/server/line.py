"""The websocket under a connection: uvicorn's own, with a short way for the messages of tables.

Through ASGI every message passes queues and tasks. Here what a table says is written at once where the line is free,
and what a client says is handed at once to whoever listens.
"""

from collections.abc import Callable, MutableMapping
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

OURS = "hullaboo.line"
TEXT = 0x81
"""The first byte of a whole text frame."""


class Line(WebSocketsSansIOProtocol):
    """One websocket."""

    hear: Callable[[bytes], None] | None = None

    def handle_connect(self, event: Request) -> None:
        """Let the application find the line in the scope."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: MutableMapping[str, Any] = self.scope["extensions"]
            extensions[OURS] = self

    def write(self, text: bytes) -> bool:
        """Send a text at once; false where the line is not free, or is being closed."""
        if self.close_sent or self.conn.state is not OPEN or not self.writable.is_set() or self.transport.is_closing():
            return False
        if self.conn.extensions:
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(framed(text))
        return True

    def send_receive_event_to_app(self) -> None:
        """A message has come: to whoever listens, or into the queue of ASGI."""
        if self.hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        self.hear(b"".join(frames))

    def hold(self, is_full: bool) -> None:
        """Take no more from the client while its table has too much to do."""
        if is_full:
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()


def framed(text: bytes) -> bytes:
    """A text as a server sends it: in one frame, unmasked."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 2**16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + text
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + text
