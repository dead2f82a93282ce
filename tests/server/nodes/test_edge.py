"""The side of a relay to which somebody has come, without any other: whatever comes back, or does not."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest

from hullaboo.server.nodes import edge
from hullaboo.server.nodes.bus import Bus
from hullaboo.server.nodes.edge import Edge
from hullaboo.server.nodes.messages import (
    Anew,
    Answered,
    Asked,
    Beat,
    Closed,
    Denied,
    Gone,
    Message,
    Open,
    Opened,
    Said,
)
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.storage.leases import Owner
from hullaboo.server.storage.ownership import Elsewhere
from hullaboo.server.tables.commands import Arrived, Departed, ShowEverything
from hullaboo.server.tables.connection import Connection, Outbox
from hullaboo.server.tables.remote_table import RemoteTable

OWNER = Owner("one", 2)
ASKED = Asked("id", "room", {"table": "t"}, "", b"", "Ada", "::1")


class NoBus:
    """Keeps what is sent."""

    def __init__(self) -> None:
        self.is_up = True
        self.sent: list[tuple[str, Message]] = []

    def send(self, node: str, message: Message) -> None:
        self.sent.append((node, message))


async def nothing(*_what: Any) -> None:
    """Nothing is there."""


class Side:
    """The edge, and somebody's socket there."""

    def __init__(self) -> None:
        self.bus = NoBus()
        self.edge = Edge(cast(Bus, self.bus), lambda: 0)
        self.written: list[bytes] = []

    def write(self, *texts: bytes) -> bool:
        self.written += [text for text in texts if b'"ping"' not in text]
        return True

    async def opens(self, *answers: Callable[[str], Message], sender: Owner = OWNER) -> RemoteTable:
        """Somebody comes, and the owner says this to it."""
        opening = asyncio.create_task(self.edge.reach(OWNER, "t", "Ada", "Ada", "::1"))
        await asyncio.sleep(0)
        node, message = self.bus.sent[-1]
        assert (node, type(message)) == ("one", Open)
        self.line = message.line  # type: ignore[union-attr]
        for each in answers:
            self.edge.hear(*sender, each(self.line))
        return await opening

    def connection(self, table: RemoteTable, most: int = 100) -> Connection:
        """Their socket is ready."""
        outbox = Outbox(nothing, most, lambda: 0, nothing, self.write)
        connection = Connection("Ada", "Ada", outbox, nothing)
        table.inbox.submit(Arrived(connection))
        return connection

    def hears(self, message: Message) -> None:
        self.edge.hear(*OWNER, message)


def story(told: Callable[[Side], Awaitable[None]]) -> None:
    async def run() -> None:
        side = Side()
        try:
            await told(side)
        finally:
            side.edge.close()

    asyncio.run(run())


def test_what_comes_before_the_socket_is_ready_waits_for_it() -> None:
    async def told(side: Side) -> None:
        table = await side.opens(Opened, lambda line: Said(line, [b"one", b"two"]))
        side.connection(table)
        side.hears(Said(side.line, [b"three"]))
        assert side.written == [b"one", b"two", b"three"]

    story(told)


def test_who_is_not_let_in_hears_why() -> None:
    async def told(side: Side) -> None:
        with pytest.raises(Refusal, match="broken-table"):
            await side.opens(lambda line: Denied(line, "broken-table"))
        assert side.bus.sent[-1] == ("one", Gone(side.line))

    story(told)


def test_nobody_waits_for_long_for_a_server_that_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(edge, "LONGEST_OPENING", 0.01)

    async def told(side: Side) -> None:
        with pytest.raises(Elsewhere):
            await side.opens()
        with pytest.raises(Elsewhere):
            await side.opens(Opened, sender=Owner("one", 1))

    story(told)


def test_an_earlier_life_of_the_owner_and_other_servers_say_nothing_here() -> None:
    async def told(side: Side) -> None:
        side.connection(await side.opens(Opened))
        for sender in (("one", 1), ("two", 2)):
            side.edge.hear(*sender, Said(side.line, [b"old"]))
        side.edge.hear(*OWNER, Said("another line", [b"other"]))
        assert side.written == []

    story(told)


def test_what_was_lost_by_a_slow_reader_is_asked_for_anew_and_nothing_else_is_taken_until_it_comes() -> None:
    async def told(side: Side) -> None:
        table = await side.opens(Opened)
        busy = Outbox(nothing, 2, lambda: 0, nothing)
        connection = Connection("Ada", "Ada", busy, nothing)
        table.inbox.submit(Arrived(connection))
        side.hears(Said(side.line, [b"1", b"2", b"3"]))
        asking = asyncio.create_task(table.inbox.ask(ShowEverything(connection)))
        await asyncio.sleep(0)
        assert side.bus.sent[-1] == ("one", Anew(side.line))
        side.hears(Said(side.line, [b"late"]))
        assert not asking.done()
        side.hears(Said(side.line, [b"room", b"match"], anew=True))
        await asking
        assert [text for _, text in busy._waiting] == [b"room", b"match"]

    story(told)


def test_the_end_of_a_table_ends_what_waits_for_it() -> None:
    async def told(side: Side) -> None:
        table = await side.opens(Opened)
        connection = side.connection(table)
        asking = asyncio.create_task(table.inbox.ask(ShowEverything(connection)))
        await asyncio.sleep(0)
        side.hears(Closed(side.line, 1012))
        await asking
        assert table.inbox.ended.done()
        table.inbox.submit(Departed(connection))
        assert side.bus.sent[-1] == ("one", Gone(side.line))

    story(told)


def test_a_server_that_says_nothing_for_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(edge, "BEAT", 0.01)
    monkeypatch.setattr(edge, "SILENCE", 0.05)

    async def told(side: Side) -> None:
        table = await side.opens(Opened)
        forwarding = asyncio.create_task(side.edge.forward(OWNER, ASKED))
        await asyncio.wait_for(asyncio.shield(table.inbox.ended), 60)
        with pytest.raises(Elsewhere):
            await forwarding
        assert ("one", Beat(asks=True)) in side.bus.sent

    story(told)


def test_a_request_is_answered_once_or_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def told(side: Side) -> None:
        forwarding = asyncio.create_task(side.edge.forward(OWNER, ASKED))
        await asyncio.sleep(0)
        assert side.bus.sent[-1] == ("one", ASKED)
        for answer in (Answered("other", 200, "", b""), Answered("id", 409, "application/json", b"{}")):
            side.hears(answer)
        side.hears(Answered("id", 200, "", b"again"))
        response = await forwarding
        assert (response.status_code, response.body, response.media_type) == (409, b"{}", "application/json")
        monkeypatch.setattr(edge, "LONGEST_REQUEST", 0.01)
        with pytest.raises(Elsewhere):
            await side.edge.forward(OWNER, ASKED)

    story(told)


def test_without_redis_nothing_begins_and_what_was_on_its_way_ends() -> None:
    async def told(side: Side) -> None:
        table = await side.opens(Opened)
        side.bus.is_up = False
        with pytest.raises(Elsewhere):
            await side.edge.forward(OWNER, ASKED)
        assert table.inbox.ended.done()

    story(told)
