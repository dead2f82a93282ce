"""A websocket whose messages do not go through ASGI, where every one passes queues and tasks.

What a table says is written at once where the connection is free, and what a client says is handed at once to whoever
listens. That relies on how uvicorn and websockets are made inside: `missing()` says at the start what is not there, and
without it messages go through ASGI.
"""

import asyncio
from collections.abc import Callable
from operator import attrgetter
from struct import pack
from typing import cast

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.protocol import OPEN, State
from websockets.speedups import apply_mask

from hullaboo.server.metrics import LOG
from hullaboo.server.socket.websocket import HEAD, LONG, LONGER, TEXT, WebSocketProtocol, is_short_text

RELIED_ON: dict[str, type | None] = {
    "frames": list,
    "close_sent": bool,
    "writable": asyncio.Event,
    "conn.state": State,
    "conn.extensions": list,
    "conn.send_text": None,
    "conn.data_to_send": None,
    "send_receive_event_to_app": None,
}
"""What the shortcuts use inside of uvicorn and websockets: of which type, or something that is called."""


class ShortcutProtocol(WebSocketProtocol):
    """One websocket; its messages pass ASGI by."""

    _hear: Callable[[bytes], None] | None = None

    def listen(self, hear: Callable[[bytes], None]) -> None:
        """Hand each message to `hear` as soon as it has come."""
        self._hear = hear

    def _take(self, data: bytes) -> None:
        """Take a frame: a short text, as most are, in the short way."""
        if self._hear and is_short_text(data) and self.is_between_messages:
            self._hear(apply_mask(data[HEAD:], data[HEAD - 4 : HEAD]))
        else:
            super()._take(data)

    @property
    def is_between_messages(self) -> bool:
        """Whether the next byte begins a message: all frames before were whole."""
        return not self.close_sent and self.conn.state is OPEN and not self.frames and not self.conn.extensions

    def write(self, *texts: bytes) -> bool:
        """Send texts at once, in one go; false where the connection is not free, or is being closed."""
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
        if self._hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        self._hear(b"".join(frames))


def framed(text: bytes) -> bytes:
    """A text as a server sends it: in one frame, unmasked."""
    size = len(text)
    if size < LONG:
        return pack(">BB", TEXT, size) + text
    if size < 2**16:
        return pack(">BBH", TEXT, LONG, size) + text
    return pack(">BBQ", TEXT, LONGER, size) + text


def protocol_for_sockets() -> type[WebSocketProtocol]:
    """Return the protocol with shortcuts; where what they rely on is missing, the one that goes through ASGI."""
    if not (names := missing()):
        return ShortcutProtocol
    todo = "install the versions that are locked with this release; until then a view costs about a sixth more"
    facts = {"missing": names, "todo": todo}
    LOG.warning("uvicorn or websockets have changed inside: messages go through ASGI", extra={"facts": facts})
    return WebSocketProtocol


def missing(inside: type[WebSocketsSansIOProtocol] = WebSocketsSansIOProtocol) -> list[str]:
    """Return what the shortcuts rely on and a websocket of uvicorn does not have."""
    config = uvicorn.Config("", interface="asgi3", lifespan="off", log_config=None)
    config.loaded, config.loaded_app = True, None
    made = inside(config, ServerState(), {}, cast(asyncio.AbstractEventLoop, object()))
    return [name for name, kind in RELIED_ON.items() if not has(made, name, kind)]


def has(made: object, name: str, kind: type | None) -> bool:
    """Whether something has a part of that name and type, or one that can be called."""
    try:
        found = attrgetter(name)(made)
    except AttributeError:
        return False
    return callable(found) if kind is None else isinstance(found, kind)
