"""The short way of the line: the same messages come through, however they are cut."""

import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle
from random import Random

import pytest

from hullaboo.server.line import ends_with_a_frame, framed, is_short_text

from .client import Guest
from .conftest import Inside

TEXT, BEGUN, CONTINUED, PING = 0x81, 0x01, 0x80, 0x89
MASK = b"\x81\x98\x00\x7f"
"""Cut off before it, a frame of 26 letters goes on like a frame of 24."""


def frame(text: bytes, first: int = TEXT, mask: bytes = MASK) -> bytes:
    """A frame as a client sends it."""
    size = len(text)
    head = struct.pack(">BB", first, 128 + size) if size < 126 else struct.pack(">BBH", first, 128 + 126, size)
    return head + mask + bytes(letter ^ mask[at % 4] for at, letter in enumerate(text))


def test_a_short_text_is_known_by_its_size() -> None:
    whole = frame(b"x" * 40)
    assert is_short_text(whole)
    cut = [whole[:-1], whole[1:], whole + b"x", whole + whole, frame(b"x" * 200), frame(b"x", PING), framed(b"x" * 40)]
    assert not any(map(is_short_text, [*cut, b"", whole[:6]]))


def test_only_whole_frames_end_with_a_frame() -> None:
    luck = Random("frames")
    for _ in range(200):
        frames = [frame(b"x" * luck.choice((0, 1, 125, 126, 300))) for _ in range(luck.randrange(1, 4))]
        data = b"".join(frames)
        ends = {sum(map(len, frames[: count + 1])) for count in range(len(frames))}
        assert [at for at in range(1, len(data) + 1) if ends_with_a_frame(data[:at])] == sorted(ends)


@contextmanager
def connected(guest: Guest) -> Iterator[socket.socket]:
    """A socket on which nobody frames or joins anything for us."""
    table = guest.make("template", ["me", "random"])["table"]
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1", f"Host: 127.0.0.1:{guest.port}", f"Cookie: {guest.cookie}",
        "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]  # fmt: skip
    with socket.create_connection(("127.0.0.1", guest.port), timeout=60) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        line.sendall("\r\n".join([*lines, "", ""]).encode())
        heard = b""
        while b'"type":"room"' not in heard:
            heard += line.recv(4096)
        yield line


@pytest.mark.parametrize("sizes", [(1,), (2,), (2, 30), (32,), (46,), (1000,)])
def test_messages_cut_into_pieces_come_whole(server: Inside, sizes: tuple[int, ...]) -> None:
    """Each piece is written by itself, and some look like frames; the answers are the same in any case."""
    texts = [b'{"type":"ping","id":"p%02d"}' % number for number in range(12)]
    frames = [frame(text) for text in texts]
    frames[5] = frame(texts[5][:9], BEGUN) + frame(texts[5][9:], CONTINUED)
    frames[8] = frame(b"!", PING) + frames[8]
    data, size = b"".join(frames), cycle(sizes)
    guest = server.guest()
    guest.post("/api/guest", {"name": "Cutter"})
    with connected(guest) as line:
        while data:
            piece = next(size)
            line.sendall(data[:piece])
            data = data[piece:]
        heard = b""
        while b'"p11"' not in heard:
            heard += line.recv(4096)
    places = [heard.index(b'"id":"p%02d"' % number) for number in range(12)]
    assert places == sorted(places)
