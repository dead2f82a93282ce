"""HTTP: the lobby, seats and logs. `ENDPOINTS` is the one list of them; routes and OpenAPI are made from it."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from hullaboo import __version__
from hullaboo.core.contract import Game
from hullaboo.core.errors import HullabooError
from hullaboo.core.seats import MOST_SEATS
from hullaboo.server.http.guard import address_of
from hullaboo.server.http.lessons import foreseen_in, lesson_after, lessons_shown, picture
from hullaboo.server.http.problems import problem_after
from hullaboo.server.http.replays import replayed
from hullaboo.server.http.responses import answer, trouble
from hullaboo.server.identity import COOKIE, GUEST_DAYS
from hullaboo.server.metrics import metrics
from hullaboo.server.protocol.bodies import (
    Foreseen,
    GameShown,
    GuestNamed,
    GuestShown,
    Health,
    KeyGiven,
    KeysShown,
    LessonShown,
    LessonsShown,
    LessonTried,
    LookAhead,
    PlayWanted,
    ProblemShown,
    ProblemTried,
    ReplayShown,
    SeatLink,
    TableListed,
    TableMade,
    TableWanted,
    ToldShown,
)
from hullaboo.server.protocol.decoding import Decoder
from hullaboo.server.protocol.from_server import RoomShown
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.tables.commands import LeaveSeat, ReadEvents, ShutOut, TakeSeat
from hullaboo.server.tables.lobby import Lobby
from hullaboo.server.tables.names import readable
from hullaboo.server.tables.table import Table

STATUS = {
    "no-such-table": 404, "no-such-problem": 404, "no-such-lesson": 404, "no-such-seat": 404, "no-such-page": 404,
    "not-your-seat": 403, "too-many-tables": 429, "not-over": 409, "one-seat-each": 409, "too-big": 413,
    "unknown-name": 404, "not-playing": 409, "bad-seats": 409, "bad-option": 409, "not-a-bot": 409, "broken-table": 409,
    "cannot-keep": 503, "cannot-read": 503,
}  # fmt: skip
LONGEST_REQUEST = 10.0
"""In seconds: who asks for what cannot be kept for so long is told so. What has begun may still be done later."""
SEAT_TEXTS = tuple(map(str, range(MOST_SEATS)))
PHASES = {"open": ["gathering"], "live": ["playing"]}


@dataclass
class Ask:
    """A request, as its endpoint needs it."""

    lobby: Lobby
    guest: str
    request: Request
    body: Any

    @property
    def household(self) -> str:
        """A mark of where the request comes from."""
        return self.lobby.signer.household(address_of(self.request.scope))

    async def table(self) -> Table:
        """The table that the path names, if the guest may look at it."""
        return await self.lobby.tables.enter(self.guest, self.request.path_params["table"])

    @property
    def game(self) -> Game:
        """The game that the path names."""
        return self.lobby.catalog.game(self.request.path_params["game"])

    @property
    def seat(self) -> int:
        """The seat that the path names."""
        return int(self.request.path_params["seat"])

    @property
    def number(self) -> int:
        """The number of a lesson or a picture that the path names."""
        return int(self.request.path_params["number"])


@dataclass(frozen=True)
class Endpoint:
    """One method of one path: what it takes, what it gives, and what can go wrong."""

    method: str
    path: str
    run: Callable[[Ask], Awaitable[Any]]
    gives: Any
    takes: Any = None
    status: int = 200
    troubles: tuple[int, ...] = ()

    @property
    def summary(self) -> str:
        """What it does, in the words of its function."""
        return (self.run.__doc__ or "").strip().rstrip(".")

    @cached_property
    def decode(self) -> Decoder[Any]:
        """Reads a body."""
        return Decoder(self.takes)


async def games(ask: Ask) -> list[GameShown]:
    """The games in the box, with their seats, editions, options and bots."""
    return ask.lobby.catalog.offered()


async def me(ask: Ask) -> GuestShown:
    """Who one is here."""
    return GuestShown(await ask.lobby.guests.name_of(ask.guest) if ask.guest else "")


async def rename(ask: Ask) -> GuestShown:
    """Say one's name; sets the cookie that makes one a guest."""
    name = readable(ask.body.name)
    await ask.lobby.guests.rename(ask.guest, name)
    return GuestShown(name)


async def tables(ask: Ask) -> list[TableListed]:
    """The public tables: `?phase=open` waits for people, `?phase=live` is being played; without it both."""
    wanted = ask.request.query_params.get("phase")
    if wanted is not None and wanted not in PHASES:
        raise Refusal("bad-message", expected=" or ".join(PHASES), got=wanted[:40])
    return await ask.lobby.listing.listed(PHASES[wanted] if wanted else [*PHASES["open"], *PHASES["live"]])


async def create(ask: Ask) -> TableMade:
    """Make a table."""
    return await ask.lobby.maker.create(ask.guest, ask.body, ask.household)


async def play(ask: Ask) -> TableMade:
    """Play now, against bots: a table with one seat of one's own."""
    return await ask.lobby.maker.play_now(ask.guest, ask.body, ask.household)


async def room(ask: Ask) -> RoomShown:
    """A table: its game, who sits where, the commitment of its luck."""
    return (await ask.table()).room_committed_for(ask.guest)


async def enter(ask: Ask) -> RoomShown:
    """Come to a table by the key of its link."""
    table = await ask.lobby.tables.enter(ask.guest, ask.request.path_params["table"], ask.body.key)
    return table.room_committed_for(ask.guest)


async def take_seat(ask: Ask) -> SeatLink:
    """Take a seat: an open one, or with its key one's own on another device."""
    ask.lobby.store.health.must_be_writable()
    table = await ask.lobby.tables.enter(ask.guest, ask.request.path_params["table"], ask.body.key)
    name = await ask.lobby.guests.name_of(ask.guest)
    return SeatLink(ask.seat, await table.inbox.ask(TakeSeat(ask.guest, name, ask.seat, ask.body.key)))


async def leave_seat(ask: Ask) -> None:
    """Stand up from a seat."""
    ask.lobby.store.health.must_be_writable()
    table = await ask.table()
    await table.inbox.ask(LeaveSeat(ask.guest, ask.seat))


async def shut_out(ask: Ask) -> SeatLink:
    """Keep a seat for oneself: other browsers lose it, those that held it at the deal only to one that did so too."""
    ask.lobby.store.health.must_be_writable()
    table = await ask.table()
    return SeatLink(ask.seat, await table.inbox.ask(ShutOut(ask.guest, ask.seat)))


async def log(ask: Ask) -> str:
    """The log of a match that is over, with its secret: `hullaboo verify` checks it."""
    return await ask.lobby.log_of(await ask.table())


async def keys(ask: Ask) -> KeysShown:
    """The public keys with which this server signs logs: `hullaboo verify --server` takes them."""
    return await ask.lobby.keys()


async def problem(ask: Ask) -> ProblemShown:
    """The problem that a game sets for a day."""
    return problem_after(ask.game, ask.request.path_params["day"], [])


async def attempt(ask: Ask) -> ProblemShown:
    """A problem after the moves tried so far."""
    return problem_after(ask.game, ask.request.path_params["day"], ask.body.moves)


async def lessons(ask: Ask) -> LessonsShown:
    """How many lessons a game has, and which of its rules are illustrated together."""
    return lessons_shown(ask.game)


async def lesson(ask: Ask) -> LessonShown:
    """A lesson after the learner's moves so far."""
    return lesson_after(ask.game, ask.number, ask.body.moves)


async def look_ahead(ask: Ask) -> Foreseen:
    """What more moves in a lesson would certainly do."""
    return foreseen_in(ask.game, ask.number, ask.body.moves, ask.body.ahead)


async def illustration(ask: Ask) -> Response:
    """A position that illustrates some rules, as SVG: `?lang=fr` or `de` for its words, else English."""
    language = ask.request.query_params.get("lang", "en")
    return Response(picture(ask.game, ask.number, language), media_type="image/svg+xml")


async def replay(ask: Ask) -> ReplayShown:
    """A match that is over, move by move: `?eyes=all`, `spectator` or the number of a seat."""
    return replayed(await ask.table(), ask.request.query_params.get("eyes", "all"))


async def told(ask: Ask) -> ToldShown:
    """What was told at a table so far, and may be read again: to a spectator, or to one's own seat `?seat=0`."""
    table, seat = await ask.table(), ask.request.query_params.get("seat")
    if seat is not None and seat not in SEAT_TEXTS:
        raise Refusal("bad-message", expected="a seat", got=seat[:40])
    shown = await table.inbox.ask(ReadEvents(ask.guest, None if seat is None else int(seat)))
    await asyncio.sleep(table.playing.broadcast.held / 1000)  # or one would see by it what seats have yet to see
    return shown


async def alive(_ask: Ask) -> Health:
    """Whether the server answers at all; it asks nobody else."""
    return Health(version=__version__)


async def ready(ask: Ask) -> Health:
    """Whether the server and its database are well: what is done now is kept."""
    await ask.lobby.store.alive()
    return Health(version=__version__)


async def health(ask: Ask) -> Health:
    """The same as `/readyz`."""
    return await ready(ask)


async def figures(ask: Ask) -> Response:
    """Figures for Prometheus: on this machine alone, or with the operator's token; they tell who counts a lot."""
    if not ask.lobby.settings.shows_figures(ask.request.headers.get("authorization", "")):
        raise Refusal("no-such-page")
    text, kind = metrics()
    return Response(text, media_type=kind)


TABLE = "/api/tables/{table}"
PROBLEM = "/api/games/{game}/problems/{day}"
LESSONS = "/api/games/{game}/lessons"
LESSON = LESSONS + "/{number:int}"
SEAT = TABLE + "/seats/{seat:int}"
ENDPOINTS = (
    Endpoint("GET", "/api/games", games, list[GameShown]),
    Endpoint("GET", PROBLEM, problem, ProblemShown, troubles=(400, 404)),
    Endpoint("POST", PROBLEM, attempt, ProblemShown, ProblemTried, troubles=(400, 404)),
    Endpoint("GET", LESSONS, lessons, LessonsShown, troubles=(404,)),
    Endpoint("POST", LESSON, lesson, LessonShown, LessonTried, troubles=(400, 404)),
    Endpoint("POST", LESSON + "/ahead", look_ahead, Foreseen, LookAhead, troubles=(400, 404)),
    Endpoint("GET", "/api/games/{game}/pictures/{number:int}", illustration, str, troubles=(404,)),
    Endpoint("GET", "/api/keys", keys, KeysShown),
    Endpoint("GET", "/api/guest", me, GuestShown),
    Endpoint("POST", "/api/guest", rename, GuestShown, GuestNamed, troubles=(400,)),
    Endpoint("GET", "/api/tables", tables, list[TableListed], troubles=(400,)),
    Endpoint("POST", "/api/tables", create, TableMade, TableWanted, 201, (400, 404, 409, 429)),
    Endpoint("POST", "/api/play", play, TableMade, PlayWanted, 201, (400, 404, 409, 429)),
    Endpoint("GET", TABLE, room, RoomShown, troubles=(404, 409)),
    Endpoint("POST", TABLE + "/enter", enter, RoomShown, KeyGiven, troubles=(400, 404, 409)),
    Endpoint("POST", SEAT, take_seat, SeatLink, KeyGiven, troubles=(400, 403, 404, 409)),
    Endpoint("DELETE", SEAT, leave_seat, None, None, 204, (403, 404, 409)),
    Endpoint("DELETE", SEAT + "/others", shut_out, SeatLink, troubles=(403, 404, 409)),
    Endpoint("GET", TABLE + "/log", log, str, troubles=(404, 409)),
    Endpoint("GET", TABLE + "/replay", replay, ReplayShown, troubles=(400, 404, 409)),
    Endpoint("GET", TABLE + "/told", told, ToldShown, troubles=(400, 403, 404, 409)),
    Endpoint("GET", "/livez", alive, Health),
    Endpoint("GET", "/readyz", ready, Health),
    Endpoint("GET", "/healthz", health, Health),
    Endpoint("GET", "/metrics", figures, str, troubles=(404,)),
)


def route(lobby: Lobby, endpoint: Endpoint) -> Route:
    """The route of an endpoint."""

    async def handle(request: Request) -> Response:
        guest = guest_of(lobby, request)
        try:
            body = await body_of(request, endpoint, lobby.settings.limits.body_bytes)
            async with asyncio.timeout(LONGEST_REQUEST):
                result = await endpoint.run(Ask(lobby, guest, request, body))
            response = answered(result, endpoint.status)
        except TimeoutError:
            return trouble(503, "cannot-keep")
        except ClientDisconnect:
            return trouble(400, "bad-message")
        except HullabooError as error:
            return trouble(STATUS.get(error.code, 400), error.code, error.params)
        return with_cookie(lobby, response, guest) if guest else response

    return Route(endpoint.path, handle, methods=[endpoint.method])


def guest_of(lobby: Lobby, request: Request) -> str:
    """The guest of a request; who wants to do something and is nobody yet becomes a new one."""
    known = lobby.signer.open(request.cookies.get(COOKIE))
    if known is not None:
        return known
    return lobby.entropy.token() if request.method == "POST" else ""


async def body_of(request: Request, endpoint: Endpoint, most: int) -> Any:
    """The checked body of a request, never longer than allowed."""
    if endpoint.takes is None:
        return None
    data = b""
    async for piece in request.stream():
        data += piece
        if len(data) > most:
            raise Refusal("too-big", most=most)
    return endpoint.decode(data)


def answered(result: Any, status: int) -> Response:
    """What an endpoint gave, as a response."""
    if isinstance(result, Response):
        return result
    if isinstance(result, str):
        return PlainTextResponse(result, status)
    return Response(status_code=status) if result is None else answer(result, status)


def with_cookie(lobby: Lobby, response: Response, guest: str) -> Response:
    """Make a guest known again, for long from now on: who comes now and then is never forgotten."""
    response.set_cookie(
        COOKIE, lobby.signer.seal(guest), max_age=GUEST_DAYS * 86_400, path="/", httponly=True, samesite="strict",
        secure=lobby.settings.secure,
    )  # fmt: skip
    return response
