"""Whatever is wrong with what clients send is bad-message: over HTTP, over sockets, and in every type of message.

So it is the test of the bounds in `fields`, too.
"""

import asyncio

import pytest
from tests.server.conftest import Inside

from hullaboo.server.http.endpoints import ENDPOINTS
from hullaboo.server.protocol.bodies import PlayWanted
from hullaboo.server.protocol.declared import any_of, messages_from_client
from hullaboo.server.protocol.decoding import BadMessage, Decoder

DEEP = b"[" * 1500
HOSTILE = (
    b"", b"\xff", b"{", b"null", b"[]", DEEP, b'{"":' * 1000, b'"\\ud800"', b"1e999", b"-" * 100, b"\x00",
    b'{"type":"\xff"}', b'{"type":"chat","id":"1","text":"\xc3"}', b'{"type":"move","x":' + DEEP, b'{"\xed\xa0\x80":1}',
    b'{"name":"\xff"}', b'{"name":' + DEEP, b'{"game":1.5e0,"x":' + DEEP, b'{"seats":1.0,"game":"\xff"}', b"." * 50,
)  # fmt: skip
"""Bodies and messages that are none; some are broken in a place that only a second look would reach."""


@pytest.mark.parametrize("hostile", HOSTILE, ids=lambda data: ascii(data[:30]))
def test_every_decoder_has_one_error(hostile: bytes) -> None:
    messages = messages_from_client()
    for kind in (any_of(messages), *messages, *(each.takes for each in ENDPOINTS if each.takes)):
        with pytest.raises(BadMessage):
            Decoder(kind)(hostile)


@pytest.mark.parametrize("path", ["/api/guest", "/api/tables", "/api/play", "/api/tables/x/seats/0"])
def test_no_body_is_a_fault_of_ours(server: Inside, path: str) -> None:
    guest = server.guest()
    for hostile in HOSTILE:
        reply = guest.ask("POST", path, hostile)
        assert reply.status in (400, 404), (path, hostile[:40], reply.status)
    assert server.troubles == []


def test_no_message_ends_a_line(server: Inside) -> None:
    async def story() -> None:
        host = server.guest()
        table = host.make("template", ["me", "open"])["table"]
        async with host.at(table, 0) as player:
            for hostile in HOSTILE:
                await player.socket.send(hostile, text=True)
                assert (await player.until("refused"))["code"] == "bad-message"
            assert (await player.ask(type="ping"))["type"] == "pong"

    asyncio.run(story())
    assert server.troubles == []


def test_whole_numbers_may_be_written_with_a_point() -> None:
    decode: Decoder[PlayWanted] = Decoder(PlayWanted)
    assert decode(b'{"game":"x","seats":2.0}').seats == decode(b'{"game":"x","seats":2e0}').seats == 2
    for wrong in (
        b'{"game":"x","seats":2.5}',
        b'{"game":"x","seats":"2"}',
        b'{"game":"x","seats":7.0}',
        b'{"game":2.0}',
    ):
        with pytest.raises(BadMessage):
            decode(wrong)
