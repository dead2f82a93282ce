"""Submit, judge, commit, broadcast: a table without any socket or HTTP, and pipelines whose order is turned round.

In front of the log stands a gate. While it is shut nothing may be told of what waits there, nor of what was submitted
after it; each pipeline that tells something too early is caught by a story. What is noted until then is
a `transaction`.
"""

import asyncio
import json
from collections.abc import Callable, Coroutine
from types import SimpleNamespace
from typing import Any, cast

import pytest
from tests.server.serving import box

from hullaboo.core.errors import HullabooError
from hullaboo.server.identity import Entropy
from hullaboo.server.protocol.from_client import Arrange, ChatSaid, FromClient, MoveMade, Resign, Signal, Sit
from hullaboo.server.settings import Settings, unlimited
from hullaboo.server.storage.records import SeatRecord, TableRecord
from hullaboo.server.storage.store import Store
from hullaboo.server.storage.tables import StoredTable
from hullaboo.server.tables.command_handlers import HANDLERS, PutAway
from hullaboo.server.tables.commands import Arrived, Command, MessageCame, PutAwayIfQuiet, Request, TakeSeat
from hullaboo.server.tables.connection import Connection, Outbox
from hullaboo.server.tables.pipeline import Pipeline, give
from hullaboo.server.tables.seat_keys import SeatKeys
from hullaboo.server.tables.table import Surroundings, Table

Json = dict[str, Any]
TURNS = 20
"""So often the loop goes round before what could have happened has happened."""


class GatedStore:
    """Keeps nothing, and that only while its gate is open."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.gate.set()
        self.written: list[str] = []
        self.health = SimpleNamespace(writable=True, must_be_writable=lambda: None)
        self.moves = SimpleNamespace(append=self.append)
        self.chat = SimpleNamespace(append=self.say)
        self.tables = SimpleNamespace(save=self.save)

    async def append(self, *rows: Json, ending: TableRecord | None) -> None:
        await self.gate.wait()
        self.written += [row["text"] for row in rows] + (["the end"] if ending else [])

    async def say(self, row: Json) -> None:
        await self.gate.wait()
        self.written.append(row["text"])

    async def save(self, _record: TableRecord) -> None:
        await self.gate.wait()
        self.written.append("record")


class Listener:
    """In place of a socket: keeps what it is told."""

    def __init__(self, table: Table, guest: str, seat: int) -> None:
        self.table, self.seat = table, seat
        self.heard: list[Json] = []
        self.connection = Connection(guest, guest, Outbox(nothing, 100, lambda: 0, nothing, self.write), nothing)

    def write(self, *texts: bytes) -> bool:
        self.heard += map(json.loads, texts)
        return True

    def says(self, message: FromClient) -> None:
        self.table.inbox.submit(MessageCame(self.connection, message, 0))

    def moves(self, move: str, id: str) -> None:
        self.says(MoveMade(id=id, seat=self.seat, move=move))

    @property
    def kinds(self) -> list[str]:
        return [each["type"] for each in self.heard]


async def nothing(*_whatever: Any) -> None:
    """Nothing is there."""


class Stage:
    """A table of two people who play, and a seat that is free; a pipeline runs it."""

    def __init__(self, pipeline: type[Pipeline]) -> None:
        self.store = GatedStore()
        nobody: Any = None
        around = Surroundings(
            Settings(limits=unlimited()), cast(Store, self.store), nobody, SeatKeys(Entropy()), lambda *_: True,
            nobody, nobody, nobody, nobody,
        )  # fmt: skip
        game = box()["template"]
        seats = [
            SeatRecord("person", guest, guests=[guest] if guest else [], salt="00" * 16) for guest in ("Ada", "Ben", "")
        ]
        seats[2].kind = "open"
        record = TableRecord(
            id="pipeline", game=game.name, edition=game.editions[0], options={}, seats=seats, secret="00" * 32, key="",
            creator="Ada", phase="playing",
        )  # fmt: skip
        self.table = Table(around, record, game)
        self.table.wake(StoredTable(record, [], []))
        self.ada, self.ben = (Listener(self.table, guest, seat) for seat, guest in enumerate(("Ada", "Ben")))
        self.task = asyncio.create_task(pipeline(self.table).run())

    async def begins(self) -> None:
        """Both come and sit down."""
        for listener in (self.ada, self.ben):
            self.table.inbox.submit(Arrived(listener.connection))
            listener.says(Sit(id="sit", seat=listener.seat))
        await self.goes_on()
        self.seen_first = next(each for each in reversed(self.ada.heard) if each["type"] == "table")
        self.forget()

    def forget(self) -> None:
        for listener in (self.ada, self.ben):
            listener.heard.clear()

    async def goes_on(self) -> None:
        """Whatever can happen does."""
        for _ in range(TURNS):
            await asyncio.sleep(0)
        if self.task.done():
            self.task.result()

    async def shuts(self) -> None:
        """Whatever is written from now on waits."""
        self.store.gate.clear()
        self.store.written.clear()

    async def is_silent_until_opened(self) -> None:
        """What was submitted is told to nobody before the gate opens, and to somebody after that."""
        await self.goes_on()
        assert (self.ada.kinds, self.ben.kinds, self.store.written) == ([], [], [])
        self.store.gate.set()
        await self.goes_on()


Story = Callable[[Stage], Coroutine[Any, Any, None]]


async def a_move(stage: Stage) -> None:
    stage.ada.moves("keep", "m1")
    await stage.is_silent_until_opened()
    assert stage.ada.kinds == ["table", "ack"]
    assert stage.ben.kinds == ["table"]


async def a_retry(stage: Stage) -> None:
    for _ in range(2):
        stage.ada.moves("keep", "m1")
    await stage.is_silent_until_opened()
    assert stage.ada.kinds == ["table", "ack", "ack"]
    assert stage.store.written == ["keep"]


async def a_refusal_behind_a_move(stage: Stage) -> None:
    stage.ada.moves("keep", "m1")
    stage.ben.moves("no move at all", "m2")
    await stage.is_silent_until_opened()
    assert stage.ben.kinds == ["table", "refused"]


async def a_sign_behind_a_move(stage: Stage) -> None:
    stage.ada.moves("keep", "m1")
    stage.ben.says(Signal(id="s1", seat=1))
    await stage.is_silent_until_opened()
    assert stage.ben.kinds == ["table", "ack", "room"]


async def a_look_behind_a_move(stage: Stage) -> None:
    stage.ada.moves("keep", "m1")
    stage.ben.says(Sit(id="s1", seat=None))
    await stage.is_silent_until_opened()
    assert stage.ben.kinds[0] == "table"


async def something_said(stage: Stage) -> None:
    stage.ada.says(ChatSaid(id="c1", text="boo"))
    await stage.is_silent_until_opened()
    assert (stage.ada.kinds, stage.ben.kinds) == (["chat", "ack"], ["chat"])


async def an_order(stage: Stage) -> None:
    stage.ada.says(Arrange(id="o1", seat=0, order=[1, 0]))
    await stage.is_silent_until_opened()
    assert (stage.ada.kinds, stage.ben.kinds) == (["ack", "room"], ["room"])


async def a_resignation(stage: Stage) -> None:
    stage.ada.says(Resign(id="r1", seat=0))
    await stage.is_silent_until_opened()
    assert stage.store.written[1:] == ["the end"]
    assert {*stage.ada.kinds} == {"table", "room", "ack"}
    assert [each["phase"] for each in stage.ben.heard if each["type"] == "room"] == ["over"]


async def a_seat_that_is_taken(stage: Stage) -> None:
    stage.table.record.phase = "gathering"
    asked = asyncio.create_task(stage.table.inbox.ask(TakeSeat("Cy", "Cy", 2, None)))
    await stage.goes_on()
    assert not asked.done()
    await stage.is_silent_until_opened()
    assert await asked
    assert stage.ada.kinds == ["room"]


STORIES: list[Story] = [
    a_move, a_retry, a_refusal_behind_a_move, a_sign_behind_a_move, a_look_behind_a_move, something_said, an_order,
    a_resignation, a_seat_that_is_taken,
]  # fmt: skip


def told(story: Story, pipeline: type[Pipeline] = Pipeline) -> None:
    """Tell a story at a table that a pipeline runs."""

    async def whole() -> None:
        stage = Stage(pipeline)
        await stage.begins()
        await stage.shuts()
        await story(stage)
        stage.task.cancel()

    asyncio.run(whole())


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.__name__)
def test_nothing_is_told_before_it_is_committed(story: Story) -> None:
    told(story)


class BroadcastsFirst(Pipeline):
    """Tells everything before it is committed."""

    async def commit_and_broadcast(self) -> None:
        batch = self._table.transaction.take()
        self.broadcast(batch)
        await self.commit(batch)


class ShowsViewsFirst(Pipeline):
    """Shows what viewers see, then commits, then answers."""

    async def commit(self, batch: Any) -> None:
        live, results = self._table.live, batch.results
        if live:
            live.broadcast.broadcast(results)
        batch.results = []
        await super().commit(batch)


class AnswersFirst(Pipeline):
    """Answers and tells of all but moves before the commit."""

    async def commit(self, batch: Any) -> None:
        tellings, batch.tellings = batch.tellings, []
        for telling, arguments in tellings:
            telling(*arguments)
        await super().commit(batch)


class RefusesFirst(Pipeline):
    """Says at once what was not played."""

    async def commit(self, batch: Any) -> None:
        live, refused = self._table.live, [each for each in batch.results if not each.update]
        if live:
            live.broadcast.broadcast(refused)
        await super().commit(batch)


class CommitsBehind(Pipeline):
    """Goes on with other commands while a commit is under way."""

    async def commit_and_broadcast(self) -> None:
        batch = self._table.transaction.take()
        if not batch.is_to_be_written:
            self.broadcast(batch)
            return
        self.behind = asyncio.create_task(self.later(batch))

    async def later(self, batch: Any) -> None:
        await self.commit(batch)
        self.broadcast(batch)


class GivesAnswersFirst(Pipeline):
    """Gives those who inquire their answer as soon as it is known."""

    async def judge(self, command: Command | Request) -> None:
        if isinstance(command, Request):
            try:
                give(command.answer, await HANDLERS[type(command.inquiry)](self._table, command.inquiry))
            except HullabooError as error:
                give(command.answer, None, error)
        else:
            await super().judge(command)


@pytest.mark.parametrize(
    ("wrong", "story"),
    [
        (BroadcastsFirst, a_move), (BroadcastsFirst, something_said), (BroadcastsFirst, an_order),
        (BroadcastsFirst, a_resignation), (BroadcastsFirst, a_seat_that_is_taken), (ShowsViewsFirst, a_move),
        (ShowsViewsFirst, a_resignation), (AnswersFirst, something_said), (AnswersFirst, an_order),
        (AnswersFirst, a_resignation), (AnswersFirst, a_seat_that_is_taken), (RefusesFirst, a_retry),
        (RefusesFirst, a_refusal_behind_a_move), (CommitsBehind, a_sign_behind_a_move),
        (CommitsBehind, a_look_behind_a_move), (GivesAnswersFirst, a_seat_that_is_taken),
    ],
    ids=lambda each: each.__name__,
)  # fmt: skip
def test_an_order_that_is_turned_round_is_noticed(wrong: type[Pipeline], story: Story) -> None:
    with pytest.raises(AssertionError):
        told(story, wrong)


def test_a_table_that_nobody_needs_ends_its_pipeline() -> None:
    async def whole() -> None:
        stage = Stage(Pipeline)
        stage.table.presence.quiet_since = -(10**9)
        stage.table.inbox.submit(PutAwayIfQuiet())
        with pytest.raises(PutAway):
            await asyncio.wait_for(stage.task, 10)

    asyncio.run(whole())
