"""Races in simulated time: the server's own tables and talks, clients on lines with delays, and no second of waiting.

Everything from a message's arrival to its answer is the server's; only sockets, storage and clock are not. So a race
comes out the same on every machine, however busy.
"""

import asyncio
import json
import selectors
from collections import deque
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any, TypeVar, cast

from hullaboo.server.settings import Settings, unlimited
from hullaboo.server.socket.session import Session, Visitor
from hullaboo.server.storage.records import SeatRecord, TableRecord
from hullaboo.server.storage.store import Store
from hullaboo.server.tables import pipeline
from hullaboo.server.tables.races import Latency
from hullaboo.server.tables.table import Surroundings, Table

from .client import commitment_of, salt_of
from .serving import box

T = TypeVar("T")
Json = dict[str, Any]
GAME = "buzzer"
MOST_TURNS = 20
TASKS: dict[Table, "asyncio.Task[None]"] = {}
LONGEST = 3600.0
"""Seconds that no story takes."""


class Leaping(selectors.SelectSelector):
    """Never waits: where nothing has come, it is at once as late as whoever asks would have waited."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        found = super().select(0)
        if not found:
            assert timeout is not None, "everybody waits, and nothing will ever happen"
            self.now += timeout
            assert self.now < LONGEST, "whatever the story waits for does not happen"
        return found


class Simulation(asyncio.SelectorEventLoop):
    """A loop whose time passes only when nothing is left to do."""

    def __init__(self) -> None:
        self.leaping = Leaping()
        super().__init__(self.leaping)

    def time(self) -> float:
        return self.leaping.now

    def now(self) -> int:
        """The server's clock."""
        return round(self.time() * 1000)


def simulated(story: Coroutine[Any, Any, T]) -> T:
    """Run something in simulated time."""
    with asyncio.Runner(loop_factory=Simulation) as runner:
        return runner.run(story)


class NoStore:
    """Keeps nothing, at once."""

    def __init__(self) -> None:
        self.health = SimpleNamespace(writable=True, must_be_writable=lambda: None)
        self.moves, self.tables = SimpleNamespace(append=self.nothing), SimpleNamespace(save=self.nothing)
        self.ownership = SimpleNamespace(term=0, is_certain=lambda _term: True)

    async def nothing(self, *_what: Any, **_more: Any) -> None:
        """A move, or a table."""


def surroundings(loop: Simulation) -> Surroundings:
    """As much of a server as one table of people needs."""
    nobody: Any = None
    return Surroundings(
        Settings(limits=unlimited(), now=loop.now), cast(Store, NoStore()), nobody, nobody, lambda *_: True, nobody,
        nobody, nobody, nobody,
    )  # fmt: skip


async def ended(_table: Table) -> None:
    """It has ended."""


@dataclass
class Way:
    """One way of a line: so many milliseconds, up to so many more by chance; what is sent first comes first."""

    delay: float
    jitter: float
    luck: Random
    busy_until: float = 0
    carried: deque[Callable[[], object]] = field(default_factory=deque)

    def carry(self, what: Callable[[], object]) -> None:
        """Have something happen at the other end."""
        loop = asyncio.get_running_loop()
        trip = (self.delay + self.luck.uniform(0, self.jitter)) / 1000
        self.busy_until = max(loop.time() + trip, self.busy_until)
        self.carried.append(what)
        loop.call_at(self.busy_until, lambda: self.carried.popleft()())


@dataclass
class Client:
    """One socket, and a program behind it that sees and hears."""

    table: Table
    guest: str
    delay: float
    jitter: float = 0
    luck: Random = field(default_factory=lambda: Random(1))
    kernel: int | None = None
    """What the kernel would say of the line; `None`: a proxy is between, and tells nothing."""
    pongs_late: int = 0
    honest_pongs: int = 0
    """So many pongs are sent at once all the same."""
    seat: int | None = None
    heard: list[tuple[int, Json]] = field(default_factory=list)
    """What came, and when, in milliseconds."""
    on_table: Callable[[Json], None] | None = None
    on_answer: Callable[[Json], None] | None = None
    occasion: str | None = None
    ids: int = 0
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        """Connect."""
        self.down, self.up = (Way(self.delay, self.jitter, self.luck) for _ in range(2))
        latency = Latency(lambda: self.kernel)
        who = Visitor(self.guest, self.guest, self.guest, latency)
        self.talk = Session(self.table.around.settings, self.table, who, self.nothing, self.send, None)
        self.task = asyncio.create_task(self.talk.run())

    async def nothing(self) -> Any:
        """All that is said comes by `say`."""
        await asyncio.get_running_loop().create_future()

    async def send(self, message: Any) -> None:
        """The server says something."""
        if message["type"] == "websocket.send":
            self.down.carry(partial(self.hear, json.loads(message["text"])))

    def hear(self, message: Json) -> None:
        """A message has come."""
        if message["type"] == "ping":
            late, self.honest_pongs = 0 if self.honest_pongs > 0 else self.pongs_late, self.honest_pongs - 1
            loop = asyncio.get_running_loop()
            loop.call_later(late / 1000, lambda: self.say(type="pong", nonce=message["nonce"]))
            return
        self.heard.append((now(), message))
        self.news.set()
        if message["type"] == "room":
            self.show_salt(message)
        elif message["type"] == "table":
            self.occasion = message["occasion"]
            if self.on_table:
                self.on_table(message)
        elif message["type"] in ("ack", "refused") and self.on_answer:
            self.on_answer(message)

    async def something(self) -> None:
        """Wait for something more to be heard."""
        self.news.clear()
        await self.news.wait()

    def say(self, **message: Any) -> str:
        """Say something to the server."""
        self.ids += 1
        if message["type"] != "pong":
            message.setdefault("id", f"{id(self)}-{self.ids}")
        self.up.carry(partial(self.talk.hear, json.dumps(message).encode()))
        return str(message.get("id"))

    def sit(self, seat: int | None) -> None:
        """Look from a seat."""
        self.seat = seat
        self.say(type="sit", seat=seat, **({} if seat is None else {"commitment": commitment_of(seat)}))

    def show_salt(self, room: Json) -> None:
        """All have bound their salts, this seat too: it shows its own."""
        if self.seat is not None and room["phase"] == "gathering" and all(each.get("ready") for each in room["seats"]):
            self.say(type="reveal", seat=self.seat, salt=salt_of(self.seat))

    def move(self, text: str) -> str:
        """Play, as an answer to the table that this socket was shown last."""
        return self.say(type="move", seat=self.seat, move=text, answers=self.occasion)

    def saw(self, occasion: int) -> int:
        """When the table of an occasion came."""
        return next(at for at, each in self.heard if each["type"] == "table" and each["view"]["occasion"] == occasion)


def now() -> int:
    """Milliseconds of simulated time."""
    return cast(Simulation, asyncio.get_running_loop()).now()


def open_table(guests: list[str], options: Mapping[str, str]) -> Table:
    """A table of people who have yet to sit down."""
    seats = [SeatRecord("person", guest, guests=[guest]) for guest in guests]
    game = box()[GAME]
    kept = TableRecord(
        id="simulated", game=GAME, edition=game.editions[0], options=dict(options), seats=seats, secret="00" * 32,
        key="", creator="",
    )  # fmt: skip
    table = Table(surroundings(cast(Simulation, asyncio.get_running_loop())), kept, game)
    TASKS[table] = asyncio.create_task(pipeline.run(table, ended))
    return table


async def close_table(table: Table, *clients: Client) -> None:
    """Everybody goes home."""
    tasks = [client.task for client in clients]
    for task in [*tasks, TASKS.pop(table)]:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
