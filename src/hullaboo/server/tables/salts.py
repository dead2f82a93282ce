"""The round before the deal: everybody binds their salt by its hash, and shows it when all are bound.

So nobody chooses a salt who knows another's. Who has seen some and shows none, or leaves, is put out of their seat, and
the round begins again with new salts; how often that happened is shown to all. A salt that was sent once is not bound
again: who runs the server has seen it.
"""

from asyncio import TimerHandle
from typing import TYPE_CHECKING

from hullaboo.play.fairness import salt_commitment
from hullaboo.server.limits.recent import Recent
from hullaboo.server.metrics import note
from hullaboo.server.protocol.from_client import Reveal
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.storage.records import SeatRecord
from hullaboo.server.tables.connection import Connection

if TYPE_CHECKING:
    from hullaboo.server.tables.room import Room

MOST_SPENT = 1000


class SaltRound:
    """What binds the salts of a table, and the salts as they are shown. Shown ones are kept at the deal."""

    def __init__(self, room: "Room") -> None:
        """As far as the table is kept."""
        self._room = room
        self._timer: TimerHandle | None = None
        self._spent = Recent(MOST_SPENT)
        """What binds the salts that were sent."""

    @property
    def waits(self) -> bool:
        """Whether a time runs for those who have not shown their salt."""
        return self._timer is not None

    async def commit(self, seat: SeatRecord, commitment: str | None) -> None:
        """A seat binds its salt. When all are bound, another one than before begins the round again."""
        kept = self._room.kept
        if kept.phase != "gathering" or commitment in (None, seat.commitment):
            return
        if commitment in self._spent:
            raise Refusal("spent-salt")
        self._room.lobby.must_keep()
        if kept.bound:
            kept.begin_again()
        seat.commitment = commitment or ""
        await self._room.save()

    async def on_reveal(self, connection: Connection, message: Reveal) -> None:
        """A seat shows its salt; the last one has the cards dealt."""
        seat = self._room.holding.held(connection.guest, message.seat)
        if seat.salt != message.salt:
            await self._show(seat, message)
        connection.ack(message.id)
        await self._room.begin_if_complete()
        if self._room.kept.phase != "gathering":
            self.stop()

    def stop(self) -> None:
        """Nobody is waited for any more: a timer would hold a table that was put away."""
        if self._timer:
            self._timer.cancel()
            self._timer = None

    async def _show(self, seat: SeatRecord, message: Reveal) -> None:
        """Take a salt, if all are bound and this one is the seat's; a seat whose salt comes too early is not bound."""
        kept, room = self._room.kept, self._room
        commitment = salt_commitment(bytes.fromhex(message.salt))
        self._spent.add(commitment)
        if kept.phase != "gathering" or not kept.bound:
            if kept.phase == "gathering" and commitment == seat.commitment:
                seat.commitment = ""
                await room.save()
                room.show_room()
            raise Refusal("not-now", what="reveal", phase=kept.phase)
        if commitment != seat.commitment:
            raise Refusal("wrong-salt", seat=message.seat)
        room.lobby.must_keep()
        if not any(each.salt for each in kept.seats):
            self._give_time()
        seat.salt = message.salt

    def _give_time(self) -> None:
        """From the first salt on the others have so much time for theirs."""
        self.stop()
        limit = self._room.lobby.settings.times.salts
        self._timer = self._room.later(limit, self.put_out_who_is_late, self._room.kept.round)

    async def put_out_who_is_late(self, round: int) -> None:
        """Who has not shown their salt in time loses the seat, if the round is still the same."""
        kept = self._room.kept
        late = [at for at, seat in enumerate(kept.seats) if seat.kind == "person" and not seat.salt]
        if kept.phase == "gathering" and kept.round == round and len(late) < len(kept.seats) - len(kept.bots):
            note("round of commitments broken off", table=kept.id, late=late)
            self._room.holding.free(*late)
            await self._room.save()
            self._room.show_room()

    def forget_what_was_shown(self) -> None:
        """A table that was put away has salts from nobody who is here: they are shown again."""
        for seat in self._room.kept.seats:
            seat.salt = ""
