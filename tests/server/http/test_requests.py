"""Requests on one connection: bounded in what they hold, one after the other, and whole within their time."""

import asyncio

import pytest
from tests.server.wires import House, Message, Receive, Send, turns

from hullaboo.server.http.requests import BODY_SKIMMED, HEAD_BYTES, HEAD_LINES
from hullaboo.server.settings import Times

PATIENCE = Times().request / 1000


def ask(path: str, *headers: str, body: bytes = b"") -> bytes:
    lines = [f"GET {path} HTTP/1.1", "Host: a", *headers]
    return "\r\n".join([*lines, "", ""]).encode() + body


class App:
    """Answers when it is let, and knows what it was asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.bodies: list[bytes] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self.reads = True

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        self.asked.append(scope["path"])
        message: Message = {"more_body": self.reads}
        while message.get("more_body"):
            message = await receive()
            self.bodies.append(message.get("body", b"gone"))
        await self.gate.wait()
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})


@pytest.mark.parametrize(
    "flood", [b"X-Endless: header\r\n" * 10_000, b"x" * (HEAD_BYTES + 1), b"a:\n" * (HEAD_LINES + 1)]
)
def test_a_head_without_end_is_refused_and_not_kept(flood: bytes) -> None:
    async def story() -> None:
        app = App()
        requests, wire = House(app).connect()
        requests.data_received(b"GET / HTTP/1.1\r\n" + flood)
        await turns(5)
        assert wire.written.startswith(b"HTTP/1.1 431 ")
        assert wire.is_closing()
        assert len(requests._unread) == 0
        assert app.asked == []

    asyncio.run(story())


def test_a_head_may_come_byte_by_byte_and_be_as_long_as_allowed() -> None:
    async def story() -> None:
        app = App()
        requests, wire = House(app).connect()
        head = ask("/a", *[f"X-{number}: {number}" for number in range(HEAD_LINES - 4)])
        for at in range(len(head)):
            requests.data_received(head[at : at + 1])
        await turns(5)
        assert app.asked == ["/a"]
        assert wire.written.startswith(b"HTTP/1.1 200 ")

    asyncio.run(story())


def test_bodies_say_how_long_they_are() -> None:
    async def story() -> None:
        requests, wire = House(App()).connect()
        requests.data_received(ask("/", "Transfer-Encoding: chunked", body=b"1\r\nx\r\n" * 10_000))
        await turns(5)
        assert wire.written.startswith(b"HTTP/1.1 411 ")
        assert wire.is_closing()

    asyncio.run(story())


def test_what_is_no_request_is_told_so_at_once() -> None:
    async def story() -> None:
        requests, wire = House(App()).connect()
        requests.data_received(b"\x16\x03\x01 as TLS begins")
        await turns(5)
        assert wire.written.startswith(b"HTTP/1.1 400 ")
        assert wire.is_closing()

    asyncio.run(story())


def test_requests_that_come_together_are_answered_one_after_the_other() -> None:
    async def story() -> None:
        app = App()
        requests, wire = House(app).connect()
        app.gate.clear()
        requests.data_received(ask("/1", "Content-Length: 3", body=b"one") + ask("/2") + ask("/3"))
        await turns(20)
        assert app.asked == ["/1"]
        requests.data_received(b"")
        assert wire.is_paused
        app.gate.set()
        await turns(20)
        assert app.asked == ["/1", "/2", "/3"]
        assert app.bodies == [b"one", b"", b""]
        assert wire.written.count(b"200 OK") == 3
        assert not wire.is_closing()
        assert not wire.is_paused

    asyncio.run(story())


def test_whoever_sends_much_ahead_has_one_answer_and_is_hung_up_on() -> None:
    async def story() -> None:
        app = App()
        requests, wire = House(app).connect()
        app.gate.clear()
        requests.data_received(ask("/") * 5000)
        for _ in range(20):
            await turns(5)
            requests.data_received(ask("/") * 5000)
            assert len(requests._unread) <= HEAD_BYTES
        app.gate.set()
        await turns(20)
        assert app.asked == ["/"]
        assert wire.written.count(b"200 OK") == 1
        assert wire.is_closing()

    asyncio.run(story())


@pytest.mark.parametrize("begun", [b"", b"GET / HT", ask("/", "Content-Length: 9", body=b"half")])
def test_a_request_must_come_whole_in_time(begun: bytes) -> None:
    async def story() -> None:
        app = App()
        house = House(app)
        requests, wire = house.connect()
        await house.clock.go(PATIENCE / 2)
        if begun:
            requests.data_received(begun)
        await house.clock.go(PATIENCE / 2 - 0.1)
        assert not wire.is_closing()
        await house.clock.go(0.1)
        assert wire.is_aborted
        requests.connection_lost(None)
        await turns(5)
        assert house.gone == 1
        assert app.bodies == ([b"half", b"gone"] if b"half" in begun else [])

    asyncio.run(story())


def test_an_answer_may_take_its_time_and_the_next_request_as_well() -> None:
    async def story() -> None:
        app = App()
        house = House(app)
        requests, wire = house.connect()
        app.gate.clear()
        requests.data_received(ask("/"))
        for _ in range(5):
            await house.clock.go(PATIENCE)
        assert not wire.is_closing()
        app.gate.set()
        await turns(5)
        await house.clock.go(PATIENCE / 4)
        requests.data_received(ask("/again"))
        await turns(5)
        assert app.asked == ["/", "/again"]
        await house.clock.go(PATIENCE)
        assert wire.is_closing(), "nothing more came"

    asyncio.run(story())


def test_an_answer_must_be_taken_as_time_goes_on() -> None:
    async def story() -> None:
        house = House(App())
        requests, wire = house.connect()
        requests.data_received(ask("/"))
        await turns(5)
        for wire.untaken in (900, 800, 700):
            await house.clock.go(PATIENCE)
            assert not wire.is_aborted
        await house.clock.go(PATIENCE)
        assert wire.is_aborted

    asyncio.run(story())


def test_of_a_body_that_is_too_big_its_sender_comes_to_read_the_answer() -> None:
    async def story() -> None:
        app = App()
        app.reads = False
        requests, wire = House(app).connect()
        requests.data_received(ask("/big", "Content-Length: 100000"))
        await turns(5)
        assert b"200 OK" in wire.written
        for _ in range(10):
            requests.data_received(b"x" * 10_000)
            assert len(requests._unread) == 0
        requests.data_received(ask("/next"))
        await turns(5)
        assert app.asked == ["/big", "/next"]

    asyncio.run(story())


def test_of_a_body_that_is_far_too_big_nothing_is_read() -> None:
    async def story() -> None:
        app = App()
        app.reads = False
        requests, wire = House(app).connect()
        requests.data_received(ask("/huge", f"Content-Length: {BODY_SKIMMED + 1}"))
        await turns(5)
        requests.data_received(b"x" * 100)
        assert wire.is_paused
        requests.data_received(b"x" * HEAD_BYTES)
        assert wire.is_closing()
        assert len(requests._unread) == 0

    asyncio.run(story())


def test_few_requests_begin_in_one_turn_of_the_loop_however_many_connections_ask() -> None:
    async def story() -> None:
        app = App()
        house = House(app)
        for number in range(100):
            requests, _ = house.connect("attacker")
            requests.data_received(ask(f"/{number}"))
        requests, _ = house.connect("victim")
        requests.data_received(ask("/victim"))
        counts = []
        while len(app.asked) < 101:
            before = len(app.asked)
            await turns(1)
            counts.append(len(app.asked) - before)
        assert max(counts) <= 4
        assert "/victim" in app.asked[:4]

    asyncio.run(story())


def test_a_connection_that_becomes_a_socket_leaves_once() -> None:
    async def accept(scope: Message, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await receive()

    async def story() -> None:
        house = House(accept)
        line, wire = await house.connect_socket()
        await house.clock.go(PATIENCE * 2)
        assert not wire.is_closing(), "a socket has no deadline"
        assert house.gone == 0
        line.connection_lost(None)
        await turns(5)
        assert house.gone == 1

    asyncio.run(story())
