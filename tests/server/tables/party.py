"""A table with people at it, in simulated time: no socket, HTTP or database, and bots that play what comes first."""

import asyncio
import json
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

from tests.server.client import commitment_of, salt_of
from tests.server.serving import box
from tests.server.simulated import Simulation

from hullaboo.core.bot import Answer
from hullaboo.server.identity import Entropy
from hullaboo.server.protocol.from_client import FromClient, Reveal, Sit
from hullaboo.server.settings import Settings, Times, unlimited
from hullaboo.server.storage.records import SeatRecord, TableRecord
from hullaboo.server.storage.store import Store
from hullaboo.server.tables.commands import Arrived, Departed, Inquiry, MessageCame
from hullaboo.server.tables.connection import Connection, Outbox
from hullaboo.server.tables.pipeline import Pipeline
from hullaboo.server.tables.seat_keys import SeatKeys
from hullaboo.server.tables.table import Surroundings, Table
from hullaboo.server.tables.workers import Workers

Json = dict[str, Any]
TURNS = 30


class Kept:
    """Keeps everything, at once."""

    def __init__(self) -> None:
        self.health = SimpleNamespace(writable=True, must_be_writable=lambda: None)
        self.rows: list[Json] = []
        self.said: list[Json] = []
        self.moves = SimpleNamespace(append=self._append)
        self.chat = SimpleNamespace(append=self._say)
        self.tables = SimpleNamespace(save=self._save)

    async def _append(self, *rows: Json, ending: TableRecord | None) -> None:
        self.rows += rows

    async def _say(self, row: Json) -> None:
        self.said.append(row)

    async def _save(self, _record: TableRecord) -> None:
        """The record itself is at hand."""


class FirstLegal:
    """In place of processes in which bots think: they play the first legal move."""

    def ask(self, _table: str, make: Callable[[], Any], hear: Callable[[Answer], None], *_more: Any) -> None:
        asked = make()
        if asked is not None:
            hear(Answer(asked.legal[0]))


class Guest:
    """Somebody at the table, in place of a socket; keeps what they are told."""

    def __init__(self, party: "Party", name: str) -> None:
        self.party, self.table, self.name, self.ids = party, party.table, name, 0
        self.heard: list[Json] = []
        self.connection = Connection(name, name, Outbox(nothing, 1000, lambda: 0, nothing, self._write), nothing)
        self.table.inbox.submit(Arrived(self.connection))

    def _write(self, *texts: bytes) -> bool:
        self.heard += map(json.loads, texts)
        return True

    async def say(self, kind: Callable[..., FromClient], **fields: Any) -> Json:
        """Send a message; what it is answered."""
        self.ids += 1
        id = fields.pop("id", f"{self.name}-{self.ids}")
        before = len(self.heard)
        self.table.inbox.submit(MessageCame(self.connection, kind(id=id, **fields), self.table.now()))
        await settled()
        self.party.must_run()
        return next(each for each in self.heard[before:] if each.get("id") == id)

    async def refused(self, kind: Callable[..., FromClient], **fields: Any) -> str:
        """Send a message that is refused; with which code."""
        answer = await self.say(kind, **fields)
        return str(answer.get("code", answer["type"]))

    async def goes(self) -> None:
        """The line is gone."""
        self.table.inbox.submit(Departed(self.connection))
        await settled()

    async def comes_back(self) -> None:
        """On the same line again."""
        self.connection.room_shown = b""
        self.table.inbox.submit(Arrived(self.connection))
        await settled()

    @property
    def room(self) -> Json:
        """The room as last heard."""
        return next(each for each in reversed(self.heard) if each["type"] == "room")

    @property
    def shown(self) -> Json:
        """The table as last heard."""
        return next(each for each in reversed(self.heard) if each["type"] == "table")

    def of(self, field: str) -> list[Any]:
        """A field of every seat, as last heard."""
        return [seat.get(field, False) for seat in self.room["seats"]]

    @property
    def yours(self) -> list[int]:
        """The seats that are one's own."""
        return [seat["seat"] for seat in self.room["seats"] if seat.get("yours")]

    async def sits_down(self) -> None:
        """Bind a salt for each of one's seats."""
        for seat in self.yours:
            await self.say(Sit, seat=seat, commitment=commitment_of(seat, self.room.get("round", 0)))

    async def shows_salts(self) -> None:
        """Show them."""
        for seat in self.yours:
            await self.say(Reveal, seat=seat, salt=salt_of(seat, self.room.get("round", 0)))


async def nothing(*_whatever: Any) -> None:
    """Nothing is there."""


async def settled() -> None:
    """Whatever can happen at once has happened."""
    for _ in range(TURNS):
        await asyncio.sleep(0)


class Party:
    """A table, and the task that runs it. Seats are the names of people; `open`; or `bot` and which one."""

    def __init__(self, *seats: str, game: str = "template", times: Times | None = None, **record: Any) -> None:
        loop = cast(Simulation, asyncio.get_running_loop())
        self.store = Kept()
        nobody: Any = None
        around = Surroundings(
            Settings(limits=unlimited(), now=loop.now, times=times or Times()), cast(Store, self.store),
            cast(Workers, FirstLegal()), SeatKeys(Entropy()), lambda *_: True, lambda _: "random", nobody, nobody,
            nobody,
        )  # fmt: skip
        found = box()[game]
        given = {"options": {}, "creator": seats[0], "pace": 0, **record}
        kept = TableRecord(
            id="party", game=game, edition=found.editions[0], seats=[seat_of(each) for each in seats],
            secret="00" * 32, key="", **given,
        )  # fmt: skip
        self.table = Table(around, kept, found)
        self.task = asyncio.create_task(Pipeline(self.table).run())

    def guest(self, name: str) -> Guest:
        """Somebody comes."""
        return Guest(self, name)

    async def people(self) -> list[Guest]:
        """Everybody who has a seat comes."""
        here = [self.guest(seat.name) for seat in self.table.record.seats if seat.kind == "person"]
        await settled()
        return here

    async def ask(self, inquiry: Inquiry[Any]) -> Any:
        """What is asked for by HTTP."""
        answer = await self.table.inbox.ask(inquiry)
        await settled()
        return answer

    async def dealt(self) -> list[Guest]:
        """Everybody comes, binds and shows their salts; the cards are dealt."""
        here = await self.people()
        for guest in here:
            await guest.sits_down()
        for guest in here:
            await guest.shows_salts()
        return here

    def must_run(self) -> None:
        """Raise what has ended the table."""
        if self.task.done():
            self.task.result()

    def end(self) -> None:
        """Everybody goes home."""
        self.must_run()
        self.task.cancel()


def seat_of(who: str) -> SeatRecord:
    """A seat by who sits there."""
    if who == "open":
        return SeatRecord("open")
    if who.startswith("bot "):
        return SeatRecord("bot", who, who[4:])
    return SeatRecord("person", who, guests=[who])
