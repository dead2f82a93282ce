"""The short way of the line: the same messages come through, however they are cut."""

import asyncio
import socket
import struct
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import cycle
from random import Random
from typing import Any

import pytest
from tests.server.client import Guest
from tests.server.conftest import Inside
from tests.server.wires import House, Message, Receive, Send, turns
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from hullaboo.server.settings import Limits
from hullaboo.server.socket import shortcut
from hullaboo.server.socket.shortcut import RELIED_ON, ShortcutProtocol, framed, missing, protocol_for_sockets
from hullaboo.server.socket.websocket import (
    EXTENSION,
    GRAIN,
    SECONDS_TO_CLOSE,
    WebSocketProtocol,
    is_short_text,
    piece_size,
)

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


def test_a_piece_is_the_first_whole_frame() -> None:
    luck = Random("frames")
    for _ in range(200):
        frames = [frame(b"x" * luck.choice((0, 1, 125, 126, 300))) for _ in range(luck.randrange(1, 4))]
        data = b"".join(frames)
        first = len(frames[0])
        assert [piece_size(data[:at], 4096) for at in range(len(data) + 1)] == [
            first if at >= first else 0 for at in range(len(data) + 1)
        ]


def test_of_a_frame_that_is_refused_nothing_is_waited_for() -> None:
    too_long, unmasked = frame(b"x" * 5000)[:100], framed(b"x")
    assert piece_size(too_long, 4096) == len(too_long)
    assert piece_size(unmasked, 4096) == len(unmasked)


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
def test_messages_cut_into_pieces_come_whole(
    inside: Callable[..., Inside], sizes: tuple[int, ...], protocol: type[WebSocketProtocol]
) -> None:
    """Each piece is written by itself, and some look like frames; the answers are the same in any case."""
    texts = [b'{"type":"ping","id":"p%02d"}' % number for number in range(12)]
    frames = [frame(text) for text in texts]
    frames[5] = frame(texts[5][:9], BEGUN) + frame(texts[5][9:], CONTINUED)
    frames[8] = frame(b"!", PING) + frames[8]
    data, size = b"".join(frames), cycle(sizes)
    guest = inside(protocol=protocol).guest()
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


async def delivered(protocol: type[WebSocketProtocol]) -> None:
    """What has been taken is heard: at once, or through ASGI some turns of the loop later."""
    await turns(0 if protocol is ShortcutProtocol else 4)


class Talk:
    """An application that accepts, and keeps what it hears, at once or by ASGI."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.line: WebSocketProtocol | None = None

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        self.line = scope["extensions"][EXTENSION]
        self.line.listen(self.heard.append)
        while (message := await receive())["type"] == "websocket.receive":
            self.heard.append(message["text"].encode())


KINDS = {
    "empty pings": frame(b"", PING), "empty pieces": frame(b"", 0x00), "pings": frame(b"x" * 125, PING),
    "pongs": frame(b"", 0x8A), "short texts": frame(b"x"), "long texts": frame(b"x" * 3000),
}  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
def test_few_frames_are_taken_a_turn_of_the_loop_and_no_more_than_the_budget_in_all(
    kind: str, monkeypatch: pytest.MonkeyPatch, protocol: type[WebSocketProtocol]
) -> None:
    """However many come in one piece, of whatever kind; meanwhile nothing more is read."""
    taken, take = list[int](), protocol._take

    def counted_take(line: WebSocketProtocol, data: bytes) -> None:
        taken.append(len(data))
        take(line, data)

    monkeypatch.setattr(protocol, "_take", counted_take)

    async def story() -> None:
        house = House(Talk(), Limits(frames_a_second=10, frame_burst=50), protocol=protocol)
        line, wire = await house.connect_socket()
        grains, left = 1 + len(KINDS[kind]) / GRAIN, 50.0
        if kind == "empty pieces":
            line.data_received(begun := frame(b"begun", BEGUN))
            left -= 1 + len(begun) / GRAIN
        before, flood = len(taken), KINDS[kind] * 2000
        line.data_received(flood)
        counts = []
        for _ in range(200):
            assert wire.is_paused
            counted = len(taken)
            await turns(1)
            counts.append(len(taken) - counted)
        assert max(counts) == 1
        assert len(taken) - before == int(left / grains)
        assert len(line._unread) == len(flood) - (len(taken) - before) * len(KINDS[kind])
        counted = len(taken)
        for _ in range(10):
            await house.clock.go(0.5)
        assert 10 * 5 / grains - 1 <= len(taken) - counted <= 10 * 5 / grains + 1

    asyncio.run(story())


def test_many_sockets_of_one_address_hold_nobody_else_up(protocol: type[WebSocketProtocol]) -> None:
    async def story() -> None:
        talk, attacker = Talk(), Talk()
        house = House(attacker, protocol=protocol)
        lines = [(await house.connect_socket("attacker"))[0] for _ in range(50)]
        victim = House(talk, protocol=protocol)
        victim.shares = house.shares
        mine, _ = await victim.connect_socket("victim")
        for line in lines:
            line.data_received(frame(b"x", PING) * 100)
        mine.data_received(frame(b"here") + frame(b"I am"))
        await turns(2)
        await delivered(protocol)
        assert talk.heard == [b"here", b"I am"]

    asyncio.run(story())


def test_of_many_sockets_that_send_one_frame_each_none_stops_reading() -> None:
    """As in a busy server: to stop and begin to read costs more than most frames."""

    async def story() -> None:
        talk = Talk()
        house = House(talk)
        sockets = [await house.connect_socket(f"home {number}") for number in range(20)]
        house.shares.add("somebody", lambda: None)
        for line, wire in sockets:
            line.data_received(frame(b"x"))
            assert not wire.is_paused
        await turns(1)
        assert all(not line._unread for line, _ in sockets), "all in one turn"

    asyncio.run(story())


def test_a_single_frame_is_taken_at_once_where_nobody_waits(protocol: type[WebSocketProtocol]) -> None:
    async def story() -> None:
        talk = Talk()
        line, wire = await House(talk, protocol=protocol).connect_socket()
        for text in (b"short", b"x" * 1000):
            line.data_received(frame(text))
            await delivered(protocol)
            assert talk.heard[-1] == text
            assert not wire.is_paused

    asyncio.run(story())


def test_bytes_that_come_one_by_one_use_the_budget_up_as_well(protocol: type[WebSocketProtocol]) -> None:
    async def story() -> None:
        talk = Talk()
        house = House(talk, Limits(frames_a_second=10, frame_burst=20), protocol=protocol)
        line, wire = await house.connect_socket()
        reads = 0
        while reads < 1000:
            if not wire.is_paused:
                line.data_received(frame(b"x" * 100)[reads % 106 :][:1])
                reads += 1
            counted = reads
            await turns(1)
            if wire.is_paused and counted == reads and not house.shares.is_busy:
                break
        assert reads <= 21

    asyncio.run(story())


def test_a_message_of_empty_pieces_is_not_kept(protocol: type[WebSocketProtocol]) -> None:
    async def story() -> None:
        talk = Talk()
        line, _ = await House(talk, Limits(frame_burst=10_000), protocol=protocol).connect_socket()
        line.data_received(frame(b"a", BEGUN))
        for _ in range(1000):
            line.data_received(frame(b"", 0x00))
        assert len(line.frames) == 1
        line.data_received(frame(b"b", CONTINUED))
        await delivered(protocol)
        assert talk.heard == [b"ab"]

    asyncio.run(story())


def test_a_table_that_has_too_much_to_do_is_spared(protocol: type[WebSocketProtocol]) -> None:
    async def story() -> None:
        talk = Talk()
        line, wire = await House(talk, protocol=protocol).connect_socket()
        line.data_received(frame(b"1") + frame(b"2") + frame(b"3"))
        line.hold(True)
        await turns(5)
        assert talk.heard == []
        assert wire.is_paused
        line.hold(False)
        await turns(5)
        assert talk.heard == [b"1", b"2", b"3"]
        assert not wire.is_paused

    asyncio.run(story())


def test_whoever_does_not_take_the_last_words_is_hung_up_on(protocol: type[WebSocketProtocol]) -> None:
    async def story() -> None:
        house = House(Talk(), protocol=protocol)
        line, wire = await house.connect_socket()
        line.data_received(frame(struct.pack(">H", 1000), 0x88))
        await turns(5)
        assert wire.is_closing()
        assert not wire.is_aborted
        await house.clock.go(SECONDS_TO_CLOSE)
        assert wire.is_aborted

    asyncio.run(story())


def test_whoever_answers_no_ping_is_hung_up_on_at_once(protocol: type[WebSocketProtocol]) -> None:
    async def story() -> None:
        house = House(Talk(), protocol=protocol)
        _line, wire = await house.connect_socket()
        await house.clock.go(20)
        assert not wire.is_aborted
        await house.clock.go(20)
        assert wire.is_aborted

    asyncio.run(story())


def test_what_is_sent_through_asgi_while_frames_wait_is_not_read_on() -> None:
    """uvicorn reads on whenever the application has taken a message; then a flood would be kept here without end."""

    async def story() -> None:
        talk = Talk()
        line, wire = await House(talk, Limits(frames_a_second=10, frame_burst=50), WebSocketProtocol).connect_socket()
        line.data_received(frame(b"x") * 2000)
        for _ in range(200):
            await turns(1)
            assert wire.is_paused
        assert len(talk.heard) == 50 / (1 + len(frame(b"x")) / GRAIN) // 1

    asyncio.run(story())


def test_uvicorn_has_what_the_shortcuts_rely_on() -> None:
    assert missing() == []
    assert protocol_for_sockets() is ShortcutProtocol


@pytest.mark.parametrize("name", RELIED_ON)
def test_without_something_the_shortcuts_rely_on_messages_go_through_asgi(
    name: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Changed(WebSocketsSansIOProtocol):
        """As uvicorn could be made one day."""

        is_made = False

        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            self.is_made = True

        def __getattribute__(self, asked: str) -> Any:
            if asked == name.partition(".")[0] and self.is_made:
                raise AttributeError(asked)
            return super().__getattribute__(asked)

    assert name in missing(Changed)
    monkeypatch.setattr(shortcut, "missing", lambda: missing(Changed))
    assert protocol_for_sockets() is WebSocketProtocol
    assert "messages go through ASGI" in caplog.text
