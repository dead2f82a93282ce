"""The side of a relay whose table it is."""

import asyncio
from typing import Any, cast

import pytest
from tests.server.conftest import Inside

from hullaboo.server.http.endpoints import ENDPOINTS
from hullaboo.server.http.routing import answer_here
from hullaboo.server.nodes import visits
from hullaboo.server.nodes.bus import Bus
from hullaboo.server.nodes.messages import Answered, Asked, Closed, Denied, Gone, Heard, Message, Open, Opened, Said
from hullaboo.server.nodes.visits import Visits


class NoBus:
    """Keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[Any] = []

    def send(self, _node: str, message: Message) -> None:
        self.sent.append(message)


class Visited:
    """A server whose tables people come to by another one that is not there."""

    def __init__(self, server: Inside) -> None:
        self.server, self.bus = server, NoBus()
        self.visits = Visits(server.lobby, cast(Bus, self.bus), ENDPOINTS, answer_here)
        self.table = server.guest().make("template", ["me", "open"])["table"]

    def hears(self, message: Message) -> None:
        async def hear() -> None:
            self.visits.hear("edge", 1, message)

        self.server.do(hear())

    def until(self, kind: type[Message], **wanted: Any) -> Any:
        """The next message of a type."""

        async def come() -> Any:
            async with asyncio.timeout(60):
                while True:
                    for each in self.bus.sent:
                        if isinstance(each, kind) and all(getattr(each, name) == wanted[name] for name in wanted):
                            return each
                    await asyncio.sleep(0.01)

        return self.server.do(come())

    @property
    def people(self) -> int:
        return len(self.server.lobby.tables.awake[self.table].presence.connections)

    def wait_for(self, people: int) -> None:
        async def wait() -> None:
            async with asyncio.timeout(60):
                while self.people != people:
                    await asyncio.sleep(0.01)

        self.server.do(wait())

    def close(self) -> None:
        async def close() -> None:
            self.visits.close()

        self.server.do(close())


@pytest.fixture
def visited(server: Inside) -> Any:
    made = Visited(server)
    yield made
    made.close()


def test_somebody_comes_and_goes(visited: Visited) -> None:
    visited.hears(Open("line", visited.table, "", "", "::1"))
    visited.until(Opened)
    visited.until(Said)
    assert visited.people == 1
    visited.hears(Gone("line"))
    visited.wait_for(0)


def test_a_table_that_is_not_there_is_denied(visited: Visited) -> None:
    visited.hears(Open("line", "nowhere", "", "", "::1"))
    assert visited.until(Denied) == Denied("line", "no-such-table")


def test_nobody_is_let_in_by_a_server_that_ends(visited: Visited, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visited.server.lobby, "closing", True)
    visited.hears(Open("line", visited.table, "", "", "::1"))
    assert visited.until(Denied) == Denied("line", "elsewhere")


def test_what_is_said_on_a_line_that_nobody_knows_is_not_heard(visited: Visited) -> None:
    visited.hears(Heard("line", b'{"type":"chat","id":"a","text":"boo"}'))
    visited.hears(Gone("line"))
    assert visited.bus.sent == []


def test_a_request_that_this_version_does_not_know_is_refused(visited: Visited) -> None:
    visited.hears(Asked("id", "nothing", {}, "", b"", "", "::1"))
    assert visited.until(Answered).status == 503
    visited.hears(Asked("room", "room", {"table": visited.table}, "", b"", "", "::1"))
    answered = visited.until(Answered, id="room")
    assert (answered.status, answered.media) == (200, "application/json")


def test_whoever_came_by_a_server_that_is_gone_has_gone(visited: Visited, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visits, "LOOK", 0.01)
    monkeypatch.setattr(visits, "SILENCE", 0.02)
    visited.hears(Open("line", visited.table, "", "", "::1"))
    visited.until(Opened)
    visited.wait_for(0)


def test_the_end_of_a_table_is_told(visited: Visited) -> None:
    visited.hears(Open("line", visited.table, "", "", "::1"))
    visited.until(Opened)
    visited.wait_for(1)
    task = visited.server.lobby.tables.tasks[visited.table]

    async def end() -> None:
        task.cancel()

    visited.server.do(end())
    assert visited.until(Closed) == Closed("line", 1012)
