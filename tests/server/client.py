"""A guest of the server, written from docs/protocol.md: HTTP with a cookie, and sockets."""

import asyncio
import contextlib
import hashlib
import http.client
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]
PATIENCE = 60.0
LINES = count()
"""Every line has a number, so that ids differ between lines."""


def salt_of(seat: int, round: int = 0) -> str:
    """What a seat adds to the luck: another salt whenever a round was broken off."""
    return f"{round:016x}{seat:016x}"


def binding(salt: str) -> str:
    """What binds a salt."""
    return hashlib.sha256(bytes.fromhex(salt)).hexdigest()


def commitment_of(seat: int, round: int = 0) -> str:
    """What binds the salt of a seat, in the first round if no other is named."""
    return binding(salt_of(seat, round))


@dataclass
class Reply:
    """What the server answered."""

    status: int
    headers: dict[str, str]
    text: str

    @property
    def json(self) -> Any:
        return json.loads(self.text)


@dataclass
class Guest:
    """Somebody with a browser."""

    port: int
    cookie: str = ""
    source: str = "127.0.0.1"
    """The address of loopback one comes from: 127.0.0.2 is somebody else's."""

    def ask(self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Reply:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, PATIENCE, (self.source, 0))
        data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        connection.request(method, path, data, {"Cookie": self.cookie, **(headers or {})})
        response = connection.getresponse()
        reply = Reply(response.status, {k.lower(): v for k, v in response.getheaders()}, response.read().decode())
        connection.close()
        if cookie := reply.headers.get("set-cookie"):
            self.cookie = cookie.split(";")[0]
        return reply

    def get(self, path: str) -> Any:
        reply = self.ask("GET", path)
        assert reply.status == 200, (reply.status, reply.text)
        return reply.json

    def post(self, path: str, body: Any = None, status: tuple[int, ...] = (200, 201)) -> Any:
        reply = self.ask("POST", path, {} if body is None else body)
        assert reply.status in status, (reply.status, reply.text)
        return reply.json

    def make(self, game: str, seats: list[str], **more: Any) -> Json:
        """A table: seats are `me`, `open`, `invited`, or the name of a bot."""
        kinds = [
            {"kind": each} if each in ("me", "open", "invited") else {"kind": "bot", "bot": each} for each in seats
        ]
        made: Json = self.post("/api/tables", {"game": game, "seats": kinds, "pace": 0, **more})
        return made

    @asynccontextmanager
    async def at(self, table: str, seat: int | None = None, **more: Any) -> AsyncIterator["Player"]:
        """Connect to a table, and sit down if a seat is named."""
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        options = {"additional_headers": {"Cookie": self.cookie}, "compression": None, "max_queue": None}
        async with connect(url, **{"local_addr": (self.source, 0), **options, **more}) as socket:
            player = Player(socket, seat)
            reading = asyncio.create_task(player.read())
            try:
                if seat is not None:
                    await player.sit(seat)
                yield player
            finally:
                reading.cancel()


@dataclass
class Player:
    """A connection; messages are kept as they come, pings are answered, salts are shown when all are bound."""

    socket: ClientConnection
    seat: int | None
    heard: list[Json] = field(default_factory=list)
    table: Json | None = None
    room: Json | None = None
    ids: Any = field(default_factory=count)
    raw: list[str] = field(default_factory=list)
    prefix: str = field(default_factory=lambda: f"line-{next(LINES)}")
    come: asyncio.Queue[str] = field(default_factory=asyncio.Queue)
    ended: ConnectionClosed | None = None
    salts: dict[int, str] = field(default_factory=dict)
    shown: set[str] = field(default_factory=set)

    async def sit(self, seat: int) -> None:
        self.seat = seat
        salt = self.salts[seat] = salt_of(seat, (self.room or {}).get("round", 0))
        await self.send(type="sit", seat=seat, commitment=binding(salt))

    async def read(self) -> None:
        """Take messages as they come, whether or not anybody listens here."""
        try:
            while True:
                text = str(await self.socket.recv())
                message = json.loads(text)
                if message.get("id") not in self.shown:
                    self.come.put_nowait(text)
                if message["type"] == "room" and message["phase"] == "gathering":
                    await self.reveal(message)
        except ConnectionClosed as closed:
            self.ended = closed
            self.come.put_nowait("")

    async def reveal(self, room: Json) -> None:
        """Show the salts of the seats that have sat down here, when all are bound."""
        ready = all(seat.get("ready") for seat in room["seats"])
        for seat, salt in self.salts.items() if ready else ():
            if room["seats"][seat].get("commitment") == binding(salt) and room["seats"][seat].get("yours"):
                id = f"{self.prefix}-shown-{room['table'][:8]}-{room.get('round', 0)}-{seat}"
                self.shown.add(id)
                with contextlib.suppress(ConnectionClosed):
                    await self.send(type="reveal", id=id, seat=seat, salt=salt)

    async def send(self, **message: Any) -> str:
        message.setdefault("id", f"{self.prefix}-{next(self.ids)}")
        await self.socket.send(json.dumps(message))
        return str(message["id"])

    async def next(self) -> Json:
        """The next message that is not a ping."""
        async with asyncio.timeout(PATIENCE):
            while (message := await self.any())["type"] == "ping":
                await self.socket.send(json.dumps({"type": "pong", "nonce": message["nonce"]}))
        if message["type"] == "table":
            self.table = message
        elif message["type"] == "room":
            self.room = message
        self.heard.append(message)
        return message

    async def any(self) -> Json:
        text = await self.come.get()
        if not text and self.ended:
            self.come.put_nowait("")
            raise self.ended
        self.raw.append(text)
        message: Json = json.loads(text)
        return message

    async def until(self, type: str, **wanted: Any) -> Json:
        """The next message of a type, with some fields as wanted."""
        while True:
            message = await self.next()
            if message["type"] == type and all(message.get(name) == value for name, value in wanted.items()):
                return message

    async def answer_to(self, id: str) -> Json:
        """What answers a message: an ack, a refusal, or what was asked for."""
        while (message := await self.next()).get("id") != id:
            pass
        return message

    async def ask(self, **message: Any) -> Json:
        return await self.answer_to(await self.send(**message))

    async def move(self, text: str, **more: Any) -> Json:
        return await self.ask(type="move", seat=self.seat, move=text, **more)

    @property
    def legal(self) -> list[str]:
        return [each["move"] for each in (self.table or {}).get("legal", [])]

    @property
    def occasion(self) -> str:
        """What a move would answer now."""
        return str((self.table or {})["occasion"])

    @property
    def over(self) -> bool:
        return bool(self.room and self.room["phase"] == "over")

    async def play(self, luck: Any) -> Json:
        """Play at random until the match is over; the last room."""
        answered = -1
        while not self.over:
            message = await self.next()
            if message["type"] == "refused":
                assert message["code"] in ("late", "not-your-turn", "not-legal", "over"), message
                answered = -1
            if self.table and self.legal and self.table["number"] > answered:
                answered = self.table["number"]
                await self.send(type="move", seat=self.seat, move=luck.choice(self.legal), answers=self.occasion)
        assert self.room is not None
        return self.room


__all__ = ["ConnectionClosed", "Guest", "Player", "Reply"]
