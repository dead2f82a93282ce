"""Who holds the seats of a table: sitting down, by a key too, and standing up."""

from typing import TYPE_CHECKING

from hullaboo.core.seats import SPECTATOR
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.storage.records import SeatRecord
from hullaboo.server.tables.names import told_apart

if TYPE_CHECKING:
    from hullaboo.server.tables.room import Room

NOBODY = ""
"""Whose table it is when its maker has left it: it no longer counts as one of their unfinished tables."""


class Seats:
    """The seats, and the guests who hold them."""

    def __init__(self, room: "Room") -> None:
        """As the table is kept."""
        self._room = room

    def held(self, guest: str, at: int) -> SeatRecord:
        """A seat, if the guest holds it."""
        seats = self._room.kept.seats
        if at >= len(seats) or guest not in seats[at].guests:
            raise Refusal("not-your-seat", seat=at)
        return seats[at]

    async def take(self, guest: str, name: str, at: int, key: str | None) -> str:
        """A guest takes a seat, or takes it up on another device by its key; the seat's key."""
        kept = self._room.kept
        if at >= len(kept.seats) or kept.seats[at].kind == "bot":
            raise Refusal("no-such-seat", seat=at)
        seat = kept.seats[at]
        if not seat.opens_to(guest, key) or not (kept.lets_in(guest) or key):
            raise Refusal("not-your-seat", seat=at)
        if guest not in seat.guests and kept.held_by(guest) and not kept.hot_seat:
            raise Refusal("one-seat-each", seat=at)
        if not seat.taken:
            seat.kind, seat.name = "person", told_apart(name, kept.names_beside(guest))
        seat.admit(guest)
        new_key = self._room.lobby.new_key(seat, key)
        await self._room.save()
        self._room.show_room()
        return new_key

    async def leave(self, guest: str, at: int) -> None:
        """A guest stands up: before the deal the seat is free again, later it is abandoned at once."""
        room, kept = self._room, self._room.kept
        self.held(guest, at)
        if kept.phase == "gathering":
            self.free(at)
        else:
            kept.seats[at].guests, kept.seats[at].dealt_to = [], []
            self._send_away(at)
        if kept.creator == guest and not kept.held_by(guest):
            kept.creator = NOBODY
        room.gone_since[at] = room.now() - room.lobby.settings.times.abandoned
        await room.save()
        await room.proposals.recount()

    def free(self, *seats: int) -> None:
        """Before the deal seats are open again; if all salts were bound, nobody's counts any more."""
        kept = self._room.kept
        if kept.bound:
            kept.begin_again()
        for at in seats:
            kept.seats[at] = SeatRecord("open")
            self._send_away(at)

    async def shut_out(self, guest: str, at: int) -> str:
        """A guest keeps a seat that others have taken up, and they lose it; its new key, for the old one may be why."""
        seat = self.held(guest, at)
        seat.shut_out_others(guest)
        self._send_away(at)
        key = self._room.lobby.new_key(seat, None)
        await self._room.save()
        self._room.show_room()
        return key

    def _send_away(self, at: int) -> None:
        """Who looks from a seat that they no longer hold looks on as a spectator."""
        room = self._room
        for connection in room.connections_of(at):
            if connection.guest not in room.kept.seats[at].guests:
                room.look_from(connection, SPECTATOR)
                room.show_again(connection)
