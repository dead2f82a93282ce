"""HTTP: the lobby, tables, their logs and replays."""

import asyncio

from hullaboo.core.seats import MOST_SEATS
from hullaboo.server.http.endpoint import TABLE, Ask, Endpoint
from hullaboo.server.http.replays import replayed
from hullaboo.server.protocol.bodies import (
    KeyGiven,
    KeysShown,
    PlayWanted,
    ReplayShown,
    TableListed,
    TableMade,
    TableWanted,
    ToldShown,
)
from hullaboo.server.protocol.from_server import RoomShown
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.tables.commands import ReadEvents

SEAT_TEXTS = tuple(map(str, range(MOST_SEATS)))
PHASES = {"open": ["gathering"], "live": ["playing"]}


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


async def log(ask: Ask) -> str:
    """The log of a match that is over, with its secret: `hullaboo verify` checks it."""
    return await ask.lobby.log_of(await ask.table())


async def keys(ask: Ask) -> KeysShown:
    """The public keys with which this server signs logs: `hullaboo verify --server` takes them."""
    return await ask.lobby.keys()


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


ENDPOINTS = (
    Endpoint("GET", "/api/tables", tables, list[TableListed], troubles=(400,)),
    Endpoint("POST", "/api/tables", create, TableMade, TableWanted, 201, (400, 404, 409, 429)),
    Endpoint("POST", "/api/play", play, TableMade, PlayWanted, 201, (400, 404, 409, 429)),
    Endpoint("GET", TABLE, room, RoomShown, troubles=(404, 409)),
    Endpoint("POST", TABLE + "/enter", enter, RoomShown, KeyGiven, troubles=(400, 404, 409)),
    Endpoint("GET", TABLE + "/log", log, str, troubles=(404, 409)),
    Endpoint("GET", "/api/keys", keys, KeysShown),
    Endpoint("GET", TABLE + "/replay", replay, ReplayShown, troubles=(400, 404, 409)),
    Endpoint("GET", TABLE + "/told", told, ToldShown, troubles=(400, 403, 404, 409)),
)
