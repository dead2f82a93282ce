"""The websocket under a connection: uvicorn's own, with a short way for the messages of tables.

Through ASGI every message passes queues and tasks. Here what a table says is written at once where the line is free,
and what a client says is handed at once to whoever listens.
"""

from collections.abc import Callable, MutableMapping
from struct import pack
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.speedups import apply_mask

OURS = "hullaboo.line"
TEXT = 0x81
"""The first byte of a whole text frame."""
LONG, LONGER, MASKED = 126, 127, 128
"""What the second byte says beside a size."""
HEAD = 6
"""The bytes before a client's short text: two, and four of the mask."""


class Line(WebSocketsSansIOProtocol):
    """One websocket."""

    hear: Callable[[bytes], None] | None = None
    in_whole_frames = True
    """Whether every piece that came was made of whole frames."""

    def handle_connect(self, event: Request) -> None:
        """Let the application find the line in the scope."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: MutableMapping[str, Any] = self.scope["extensions"]
            extensions[OURS] = self

    async def send(self, message: Any) -> None:
        """Send what the application says; a socket that it has denied has been answered, which uvicorn forgets."""
        await super().send(message)
        if self.initial_response and self.close_sent:
            self.handshake_complete = True

    def data_received(self, data: bytes) -> None:
        """A short message that comes in one piece, as nearly all do, is taken at once; all else goes the long way."""
        if self.hear and is_short_text(data) and self.is_between_messages:
            self.hear(apply_mask(data[HEAD:], data[HEAD - 4 : HEAD]))
            return
        if self.handshake_initiated:
            self.in_whole_frames = self.in_whole_frames and ends_with_a_frame(data)
        super().data_received(data)

    @property
    def is_between_messages(self) -> bool:
        """Whether the next byte begins a message, as far as all before came frame by frame; who cuts frames waits."""
        is_open = not self.close_sent and self.conn.state is OPEN
        return is_open and self.in_whole_frames and not self.frames and not self.conn.extensions

    def write(self, *texts: bytes) -> bool:
        """Send texts at once, in one go; false where the line is not free, or is being closed."""
        if self.close_sent or self.conn.state is not OPEN or not self.writable.is_set() or self.transport.is_closing():
            return False
        if self.conn.extensions:
            for text in texts:
                self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(framed(texts[0]) if len(texts) == 1 else b"".join(map(framed, texts)))
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


def is_short_text(data: bytes) -> bool:
    """Whether this is one short text as a client sends it: in one frame, masked."""
    return len(data) > HEAD and data[0] == TEXT and data[1] == MASKED + len(data) - HEAD < MASKED + LONG


def ends_with_a_frame(data: bytes) -> bool:
    """Whether frames of a client that begin here end here."""
    at = 0
    while at + 2 <= len(data):
        size = data[at + 1] & ~MASKED
        wide = {LONG: 2, LONGER: 8}.get(size, 0)
        at += HEAD + wide + (int.from_bytes(data[at + 2 : at + 2 + wide], "big") if wide else size)
    return at == len(data)


def framed(text: bytes) -> bytes:
    """A text as a server sends it: in one frame, unmasked."""
    size = len(text)
    if size < LONG:
        return pack(">BB", TEXT, size) + text
    if size < 2**16:
        return pack(">BBH", TEXT, LONG, size) + text
    return pack(">BBQ", TEXT, LONGER, size) + text
