"""The round before the deal: everybody binds their salt by its hash, and shows it when all are bound.

So nobody chooses a salt who knows another's. Who has seen some and shows none, or leaves, is put out of their seat, and
the round begins again with new salts; how often that happened is shown to all. A salt that was sent once is not bound
again: who runs the server has seen it.
"""

from asyncio import TimerHandle
from collections.abc import Callable

from hullaboo.play.fairness import salt_commitment
from hullaboo.server.limits.recent import Recent
from hullaboo.server.metrics import note
from hullaboo.server.protocol.from_client import Reveal
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.storage.records import SeatRecord, TableRecord
from hullaboo.server.tables.broadcast import RoomBroadcast
from hullaboo.server.tables.commands import SaltsAreLate
from hullaboo.server.tables.inbox import CommandInbox
from hullaboo.server.tables.seats import Seats
from hullaboo.server.tables.transaction import Transaction

MOST_SPENT = 1000


class SaltRound:
    """What binds the salts of a table, and the salts as they are shown. Shown ones are kept at the deal."""

    def __init__(
        self, record: TableRecord, seats: Seats, broadcast: RoomBroadcast, transaction: Transaction,
        inbox: CommandInbox, limit: int, must_be_writable: Callable[[], None],
    ) -> None:  # fmt: skip
        """As far as the table is kept; from the first salt on the others have `limit` milliseconds for theirs."""
        self._record, self._seats, self._broadcast, self._transaction = record, seats, broadcast, transaction
        self._inbox, self._limit, self._must_be_writable = inbox, limit, must_be_writable
        self._timer: TimerHandle | None = None
        self._spent = Recent(MOST_SPENT)
        """What binds the salts that were sent."""

    @property
    def waits(self) -> bool:
        """Whether a time runs for those who have not shown their salt."""
        return self._timer is not None

    def bind(self, seat: SeatRecord, commitment: str | None) -> None:
        """Bind the salt of a seat. When all are bound, another one than before begins the round again."""
        if self._record.phase != "gathering" or commitment in (None, seat.commitment):
            return
        if commitment in self._spent:
            raise Refusal("spent-salt")
        self._must_be_writable()
        if self._record.bound:
            self._record.begin_again()
        seat.commitment = commitment or ""
        self._transaction.change_record()

    def show(self, guest: str, message: Reveal) -> None:
        """Take the salt that a seat shows."""
        seat = self._seats.held(guest, message.seat)
        if seat.salt != message.salt:
            self._show(seat, message)

    def _show(self, seat: SeatRecord, message: Reveal) -> None:
        """Take a salt, if all are bound and this one is the seat's; a seat whose salt comes too early is not bound."""
        phase, commitment = self._record.phase, salt_commitment(bytes.fromhex(message.salt))
        self._spent.add(commitment)
        if phase != "gathering" or not self._record.bound:
            if phase == "gathering" and commitment == seat.commitment:
                seat.commitment = ""
                self._transaction.change_record()
                self._transaction.tell(self._broadcast.show)
            raise Refusal("not-now", what="reveal", phase=phase)
        if commitment != seat.commitment:
            raise Refusal("wrong-salt", seat=message.seat)
        self._must_be_writable()
        if not any(each.salt for each in self._record.seats):
            self._give_time()
        seat.salt = message.salt

    def begin(self) -> None:
        """Give everybody a time to bind their salt and show it: the host has started."""
        self._give_time()

    def _give_time(self) -> None:
        self.stop()
        self._timer = self._inbox.submit_later(self._limit, SaltsAreLate(self._record.round))

    def stop(self) -> None:
        """Wait for nobody any more: a timer would hold a table that was put away."""
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def put_out_who_is_late(self, round: int) -> None:
        """Free the seats of those who have not shown their salt in time, if the round is still the same."""
        record = self._record
        if record.gathers:
            self._wait_for_the_host(round)
            return
        late = [at for at, seat in enumerate(record.seats) if seat.kind == "person" and not seat.salt]
        if record.phase == "gathering" and record.round == round and len(late) < len(record.seats) - len(record.bots):
            note("round of salts begun again: seats that showed none in time were freed", table=record.id, seats=late)
            self._seats.free(*late)
            self._transaction.tell(self._broadcast.show)

    def _wait_for_the_host(self, round: int) -> None:
        """Where a host starts, who is late keeps the seat, and has not agreed any more."""
        record = self._record
        if record.phase != "gathering" or record.round != round or not record.begun:
            return
        for seat in record.seats:
            seat.agreed = seat.agreed and bool(seat.salt or (seat.commitment and not record.bound))
        if record.bound:
            record.begin_again()
        record.begun = False
        self._seats.changed()
        self._transaction.tell(self._broadcast.show)

    def forget_what_was_shown(self) -> None:
        """Void the salts of a table that was put away: nobody who showed them is here, and they are shown again."""
        self._record.begun = False
        for seat in self._record.seats:
            seat.salt = ""
