"""HTTP: taking a seat, leaving it, and shutting others out."""

from hullaboo.server.http.endpoint import TABLE, Ask, Endpoint
from hullaboo.server.protocol.bodies import KeyGiven, SeatLink
from hullaboo.server.tables.commands import LeaveSeat, ShutOut, TakeSeat

SEAT = TABLE + "/seats/{seat:int}"


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


ENDPOINTS = (
    Endpoint("POST", SEAT, take_seat, SeatLink, KeyGiven, troubles=(400, 403, 404, 409)),
    Endpoint("DELETE", SEAT, leave_seat, None, None, 204, (403, 404, 409)),
    Endpoint("DELETE", SEAT + "/others", shut_out, SeatLink, troubles=(403, 404, 409)),
)
