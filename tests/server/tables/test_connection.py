"""What is said on connections: to one of them, or to one guest on all of theirs."""

import asyncio
from typing import Any

import msgspec

from hullaboo.server.protocol.from_server import ChatShown
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.tables.connection import Connection, Outbox, refusal_of, send_to_guest


def connected(guest: str, sent: list[Any]) -> Connection:
    """A connection on which everything is written at once."""

    async def never(*_: Any) -> None:
        raise AssertionError("nothing has to wait")

    def write(*texts: bytes) -> bool:
        sent.extend((guest, msgspec.json.decode(text)) for text in texts)
        return True

    return Connection(guest, guest, Outbox(never, 10, lambda: 0, never, write), never)


def test_what_is_for_one_guest_comes_to_all_their_sockets_and_to_nobody_else() -> None:
    sent: list[Any] = []

    async def story() -> None:
        connections = [connected(guest, sent) for guest in ("Ada", "Ben", "Ada", "")]
        send_to_guest(connections, "Ada", ChatShown(name="Ben", text="boo"))

    asyncio.run(story())
    assert sent == [("Ada", {"type": "chat", "name": "Ben", "text": "boo"})] * 2


def test_a_refusal_holds_the_reason_and_what_json_can_hold() -> None:
    said = msgspec.json.decode(refusal_of("7", Refusal("not-now", what="follow", phase=object())))
    assert said == {"type": "refused", "id": "7", "code": "not-now", "params": {"what": "follow"}}
