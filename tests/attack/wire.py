"""Sockets without manners: bytes as they are, from an address of loopback of one's choice."""

import socket
import struct
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from select import POLLIN, poll, select
from time import monotonic

from tests.server.client import Guest

PING, TEXT, TEXT_BEGUN, CONTINUED = 0x89, 0x81, 0x01, 0x00
"""The first byte of a whole ping, of a whole text, of a text that goes on, and of a piece that goes on."""


def line_to(port: int, source: str) -> socket.socket:
    """A connection to the server."""
    return socket.create_connection(("127.0.0.1", port), timeout=10, source_address=(source, 0))


def frame(first: int, data: bytes = b"") -> bytes:
    """A short frame of a client, masked with nothing."""
    return struct.pack(">BB4x", first, 128 + len(data)) + data


@contextmanager
def lines_to(port: int, source: str, count: int) -> Iterator[list[socket.socket]]:
    """So many connections, as far as the server takes them."""
    with ExitStack() as stack:
        lines: list[socket.socket] = []
        for _ in range(count):
            with suppress(OSError):
                lines.append(stack.enter_context(line_to(port, source)))
        yield lines


def opened_socket(port: int, source: str) -> socket.socket:
    """A websocket at a table of one's own, after its handshake."""
    guest = Guest(port, source=source)
    table = guest.make("template", ["me", "open"])["table"]
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1", f"Host: 127.0.0.1:{port}", f"Cookie: {guest.cookie}",
        "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]  # fmt: skip
    line = line_to(port, source)
    line.sendall("\r\n".join([*lines, "", ""]).encode())
    heard = b""
    while b'"type":"room"' not in heard:
        heard += line.recv(65_536)
    return line


def is_alive(line: socket.socket) -> bool:
    """Whether the server has neither answered nor hung up."""
    waiting = poll()
    waiting.register(line, POLLIN)
    return not waiting.poll(0)


def sent_now(line: socket.socket, data: bytes) -> int:
    """How many of these bytes could be sent at once; none on a connection that is no more."""
    with suppress(OSError):
        return line.send(data)
    return 0


def floods(port: int, source: str, begun: bytes, data: bytes, seconds: float, most: int) -> str:
    """Flood one connection after the other, each begun in the same way, for so long; what was taken, in words."""
    end, sent, lines = monotonic() + seconds, 0, 0
    while sent < most and (left := end - monotonic()) > 0:
        with suppress(OSError), line_to(port, source) as line:
            line.sendall(begun)
            lines += 1
            sent += flood(line, data, left, most - sent)
    return f"{sent:,} bytes taken on {lines:,} connections"


def flood(line: socket.socket, data: bytes, seconds: float, most: int) -> int:
    """Send the same again and again, and read what comes, for so long, at most so many bytes; how many were taken."""
    line.setblocking(False)
    end, sent, at = monotonic() + seconds, 0, 0
    with suppress(OSError):
        while sent < most and (left := end - monotonic()) > 0:
            readable, writable, _ = select([line], [line], [], left)
            if readable and not line.recv(65_536):
                break
            if writable:
                taken = line.send(data[at:])
                sent, at = sent + taken, (at + taken) % len(data)
    return sent
