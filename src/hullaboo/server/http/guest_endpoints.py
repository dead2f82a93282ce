"""HTTP: who one is."""

from hullaboo.server.http.endpoint import Ask, Endpoint
from hullaboo.server.protocol.bodies import GuestNamed, GuestShown
from hullaboo.server.tables.names import readable


async def me(ask: Ask) -> GuestShown:
    """Who one is here."""
    return GuestShown(await ask.lobby.guests.name_of(ask.guest) if ask.guest else "")


async def rename(ask: Ask) -> GuestShown:
    """Say one's name; sets the cookie that makes one a guest."""
    name = readable(ask.body.name)
    await ask.lobby.guests.rename(ask.guest, name)
    return GuestShown(name)


ENDPOINTS = (
    Endpoint("GET", "/api/guest", me, GuestShown),
    Endpoint("POST", "/api/guest", rename, GuestShown, GuestNamed, troubles=(400,)),
)
