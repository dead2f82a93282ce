"""What the shortcuts of our websockets buy: `python -m benchmarks.framing`, or with `--games castle bloops`.

Views per CPU-second of the server with `ShortcutProtocol` against `WebSocketProtocol`, whose messages go through ASGI,
on the games that race or seat four, with compression on as it is by default. Tables of both kinds stand in one process
and take turns of a few moves a table, so that a busy machine is as busy for both. Counted is the CPU time of the
server's thread from the frame of a move to the frames of all views, writing to sockets included, and of the process
that writes to the disk; what the clients do is not. Contests are decided at once. Below a ratio of 1.15 the shortcuts
go.
"""

import argparse
import asyncio
import json
import socket
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import median
from time import thread_time
from typing import Any

import uvicorn
import uvloop
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from benchmarks.checkouts import SURE, interval
from benchmarks.moves import COMMITMENT, KEPT, PAUSE, SALT, SEATS, said
from benchmarks.server import cpu_of, games_for_four
from hullaboo.core.arguments import positive
from hullaboo.core.contract import Game
from hullaboo.core.finding import games
from hullaboo.server.limits.shares import Place, Shares
from hullaboo.server.protocol.bodies import SeatWanted, TableWanted
from hullaboo.server.settings import Settings, unlimited
from hullaboo.server.socket.session import Session, Visitor
from hullaboo.server.socket.shortcut import ShortcutProtocol
from hullaboo.server.socket.websocket import EXTENSION, WebSocketProtocol
from hullaboo.server.storage.databases import SqliteFile
from hullaboo.server.tables import match_broadcast, race_judge
from hullaboo.server.tables.lobby import Lobby
from hullaboo.server.tables.races import Latency
from hullaboo.server.tables.table import Table
from hullaboo.server.tables.warming import freeze_gc, warm

TABLES, TURNS, ROUNDS = 25, 15, 4
WANTED = 1.15
KINDS: tuple[type[WebSocketProtocol], ...] = (ShortcutProtocol, WebSocketProtocol)


class Wire(asyncio.Transport):
    """A connection whose other end is in this process."""

    def __init__(self) -> None:
        """Connected."""
        super().__init__({"peername": ("127.0.0.1", 50_000), "sockname": ("127.0.0.1", 80)})
        self.ours, self.theirs = socket.socketpair()
        for each in (self.ours, self.theirs):
            each.setblocking(False)
            each.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2**20)

    def write(self, data: Any) -> None:
        """Send, as a transport with an empty buffer does."""
        self.ours.send(data)

    def taken(self) -> bytes:
        """Return what the other end has received."""
        try:
            return self.theirs.recv(2**20)
        except BlockingIOError:
            return b""

    def is_closing(self) -> bool:
        """Never."""
        return False

    def close(self) -> None:
        """Nothing is closed before the end."""

    def abort(self) -> None:
        """Nothing is closed before the end."""

    def pause_reading(self) -> None:
        """Nothing is read from here."""

    def resume_reading(self) -> None:
        """Nothing is read from here."""


@dataclass
class Client:
    """One seat at a table: it remembers the last table that it was shown, and counts views and answers."""

    lobby: Lobby
    table: Table
    seat: int
    kind: type[WebSocketProtocol]
    shares: Shares
    shown: dict[str, Any] = field(default_factory=dict)
    views: int = 0
    answers: int = 0
    said: int = 0

    def __post_init__(self) -> None:
        """Connect, with compression."""
        settings = self.lobby.settings
        config = uvicorn.Config(self.run, interface="asgi3", lifespan="off", log_config=None, ws_ping_interval=None)
        config.load()
        place = Place(f"{id(self)}", lambda: None)
        self.protocol = self.kind(
            config, uvicorn.server.ServerState(), {}, None,
            place=place, shares=self.shares, limits=settings.limits, now=settings.now,
        )  # fmt: skip
        self.wire = Wire()
        self.protocol.connection_made(self.wire)
        self.ends = ClientProtocol(parse_uri("ws://localhost/"), extensions=[ClientPerMessageDeflateFactory()])
        self.ends.send_request(self.ends.connect())
        self.protocol.data_received(b"".join(self.ends.data_to_send()))

    async def run(self, scope: Any, receive: Any, send: Any) -> None:
        """The server's side."""
        await receive()
        await send({"type": "websocket.accept", "headers": []})
        visitor = Visitor("guest", "Load", "nowhere", Latency())
        await Session(self.lobby.settings, self.table, visitor, receive, send, scope["extensions"][EXTENSION]).run()

    def frame(self, text: bytes) -> bytes:
        """Return a message as it goes over the wire."""
        self.said += 1
        self.ends.send_text(text)
        return b"".join(self.ends.data_to_send())

    def say(self, **message: Any) -> None:
        """Say something."""
        self.protocol.data_received(self.frame(said(id=f"m{self.said}", **message)))

    def read(self) -> None:
        """Take what has come."""
        if data := self.wire.taken():
            self.ends.receive_data(data)
            for event in self.ends.events_received():
                if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                    self.hear(json.loads(bytes(event.data)))

    def hear(self, message: dict[str, Any]) -> None:
        """A message of the server."""
        if message["type"] == "table":
            self.views += 1
            self.shown = message
        elif message["type"] in ("ack", "refused"):
            self.answers += 1


@dataclass
class Side:
    """Tables of one kind."""

    lobby: Lobby
    game: str
    kind: type[WebSocketProtocol]
    shares: Shares
    tables: list[list[Client]] = field(default_factory=list)

    async def sit(self) -> list[Client]:
        """Open a table at which everybody sits."""
        wanted = TableWanted(game=self.game, seats=[SeatWanted("me")] * SEATS, hot_seat=True, pace=0)
        table = await self.lobby.tables.enter(
            "guest", (await self.lobby.maker.create("guest", wanted, "nowhere")).table
        )
        clients = [Client(self.lobby, table, seat, self.kind, self.shares) for seat in range(SEATS)]
        await asyncio.sleep(PAUSE)
        for each in clients:
            each.read()
        for each in clients:
            each.say(type="sit", seat=each.seat, commitment=COMMITMENT)
        await self.settle(clients)
        for each in clients:
            each.say(type="reveal", seat=each.seat, salt=SALT)
        await self.settle(clients)
        return clients

    async def settle(self, clients: Sequence[Client]) -> float:
        """Wait until all that was said is answered; return the CPU seconds that the server took."""
        took = 0.0
        while any(each.answers < each.said for each in clients):
            began = thread_time()
            await asyncio.sleep(PAUSE)
            took += thread_time() - began
            for each in clients:
                each.read()
        return took

    async def open(self) -> None:
        """Open tables in the place of those whose match is over."""
        self.tables = [each for each in self.tables if not (live := each[0].table.live) or not live.match.over]
        while len(self.tables) < TABLES:
            self.tables.append(await self.sit())

    async def turn(self, luck: Random) -> tuple[int, float]:
        """Make some moves at every table: how many views were shown, and the CPU seconds of the server's thread."""
        rounds = [await self.round(luck) for _ in range(ROUNDS)]
        return sum(views for views, _ in rounds), sum(seconds for _, seconds in rounds)

    async def round(self, luck: Random) -> tuple[int, float]:
        """Make one move at every table."""
        await self.open()
        clients = [client for table in self.tables for client in table]
        await self.settle(clients)
        while not (frames := [frame for table in self.tables if (frame := choice(table, luck))]):
            await asyncio.sleep(PAUSE)
            for each in clients:
                each.read()
        before = sum(each.views for each in clients)
        began = thread_time()
        for client, data in frames:
            client.protocol.data_received(data)
        took = thread_time() - began + await self.settle(clients)
        return sum(each.views for each in clients) - before, took


def choice(table: list[Client], luck: Random) -> tuple[Client, bytes] | None:
    """Return who moves next, and the frame of the move."""
    offers = [(each, legal["move"]) for each in table for legal in each.shown.get("legal", ())]
    if not offers:
        return None
    client, move = luck.choice([each for each in offers if each[1] not in KEPT] or offers)
    answers = client.shown["occasion"]
    return client, client.frame(said(type="move", id=f"m{client.said}", seat=client.seat, move=move, answers=answers))


async def measured(game: Game, turns: int) -> list[tuple[float, float]]:
    """Return views per CPU-second of each turn, of both kinds."""
    warm(game)
    freeze_gc()
    race_judge.CONTEST = match_broadcast.CONTEST = 0  # type: ignore[attr-defined]
    luck, found = Random(game.name), list[list[tuple[int, float]]]()
    with tempfile.TemporaryDirectory() as folder:
        lobby = Lobby(Settings(database=f"{folder}/tables.sqlite3", limits=unlimited()), {game.name: game})
        await lobby.open()
        shares = Shares()
        sides = [Side(lobby, game.name, kind, shares) for kind in KINDS]
        for side in sides:
            await side.open()
        before = cpu_of(writer_of(lobby))
        for _ in range(turns):
            found.append([await side.turn(luck) for side in sides])
        views = sum(shown for each in found for shown, _ in each)
        writing = (cpu_of(writer_of(lobby)) - before) / views
        await lobby.close()
    return [(rate(*ours, writing), rate(*theirs, writing)) for ours, theirs in found]


def rate(views: int, seconds: float, writing: float) -> float:
    """Return views per CPU-second; `writing` is what each costs the process that writes."""
    return views / (seconds + views * writing)


def writer_of(lobby: Lobby) -> int:
    """Return the process that writes."""
    assert isinstance(lobby.store.database, SqliteFile)
    process = lobby.store.database._writer._process
    assert process is not None
    return process.pid


def main() -> None:
    """Measure every game that seats four."""
    box = games_for_four()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", choices=box, default=box, help="only these")
    parser.add_argument("--turns", type=positive, default=TURNS)
    args, _ = parser.parse_known_args()
    for name in args.games:
        rates = uvloop.run(measured(games()[name], args.turns))
        ratios = [ours / theirs for ours, theirs in rates]
        low, high = interval(ratios)
        of_ours, of_theirs = map(median, zip(*rates, strict=True))
        print(
            f"{name:10} {of_ours:,.0f} with shortcuts, {of_theirs:,.0f} through ASGI: {median(ratios):.2f}× "
            f"({SURE:.0%} sure: {low:.2f}–{high:.2f}; wanted {WANTED})",
            flush=True,
        )


if __name__ == "__main__":
    main()
