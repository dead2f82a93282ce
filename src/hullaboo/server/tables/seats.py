"""Who holds the seats of a table: sitting down, by a key too, and standing up."""

from collections.abc import Callable

from hullaboo.core.seats import SPECTATOR
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.storage.records import SeatRecord, TableRecord
from hullaboo.server.tables.absence import Absence
from hullaboo.server.tables.connection import Connection
from hullaboo.server.tables.names import told_apart
from hullaboo.server.tables.presence import Presence
from hullaboo.server.tables.seat_keys import SeatKeys
from hullaboo.server.tables.transaction import Transaction

NOBODY = ""
"""Whose table it is when its maker has left it: it no longer counts as one of their unfinished tables."""


class Seats:
    """The seats, and the guests who hold them."""

    def __init__(
        self, record: TableRecord, presence: Presence, absence: Absence, transaction: Transaction, keys: SeatKeys,
        show_match: Callable[[Connection], None],
    ) -> None:  # fmt: skip
        """As the table is kept; `show_match` shows the match to who looks from somewhere else now."""
        self._record, self._presence, self._absence = record, presence, absence
        self._transaction, self._keys, self._show_match = transaction, keys, show_match

    def held(self, guest: str, at: int) -> SeatRecord:
        """Return a seat, if the guest holds it."""
        seats = self._record.seats
        if at >= len(seats) or guest not in seats[at].guests:
            raise Refusal("not-your-seat", seat=at)
        return seats[at]

    def admit(self, guest: str) -> None:
        """Let a guest who has come by a key look from now on."""
        self._record.admitted = [*self._record.admitted, guest]
        self.changed()

    def take(self, guest: str, name: str, at: int, key: str | None) -> str:
        """Give a guest a seat, or have them take it up on another device by its key; return the seat's key."""
        record = self._record
        if at >= len(record.seats) or record.seats[at].kind == "bot":
            raise Refusal("no-such-seat", seat=at)
        seat = record.seats[at]
        if not seat.opens_to(guest, key) or not (record.lets_in(guest) or key):
            raise Refusal("not-your-seat", seat=at)
        if guest in record.asked_away:
            raise Refusal("asked-to-leave", seat=at)
        if guest not in seat.guests and record.held_by(guest) and not record.hot_seat:
            raise Refusal("one-seat-each", seat=at)
        if not seat.taken or (record.phase == "gathering" and not record.hot_seat):
            seat.kind, seat.name = "person", told_apart(name, record.names_beside(guest))
        if not (record.host or record.creator):
            record.host = guest
        seat.admit(guest)
        new_key = self._keys.key_of(seat, key)
        self.changed()
        return new_key

    def leave(self, guest: str, at: int) -> None:
        """Have a guest stand up: before the deal the seat is free again, later it is abandoned at once."""
        record = self._record
        self.held(guest, at)
        if record.phase == "gathering":
            self.free(at)
        else:
            record.seats[at].guests, record.seats[at].dealt_to = [], []
            self._send_away(at)
        if record.creator == guest and not record.held_by(guest):
            record.creator = NOBODY
        self._absence.abandon(at)
        self.changed()

    def free(self, *seats: int) -> None:
        """Before the deal, open seats again; if all salts were bound, nobody's counts any more."""
        self._not_yet()
        for at in seats:
            self._record.seats[at] = SeatRecord("open")
            self._send_away(at)
        self.changed()

    def _not_yet(self) -> None:
        """What everybody has agreed to is no longer so: the host starts anew, and salts that were bound are void."""
        if self._record.bound:
            self._record.begin_again()
        self._record.begun = False

    def put(self, at: int, seat: SeatRecord | None) -> None:
        """Before the deal, put somebody else on a seat, or take it away; who sat there is asked to leave."""
        self._not_yet()
        seats, record = list(self._record.seats), self._record
        leaving = [guest for each in seats[at : at + 1] for guest in each.guests]
        record.asked_away = [*record.asked_away, *(each for each in leaving if each not in record.asked_away)]
        seats[at : at + 1] = [] if seat is None else [seat]
        before = [each for each in range(len(record.seats)) if each != at]
        self._sit_anew(seats, {each: each - (seat is None and each > at) for each in before})

    def tell_people_apart(self) -> None:
        """Have nobody be called like a bot that has come after them: pages call bots by their own names."""
        for seat in self._record.seats:
            if seat.kind == "person":
                seat.name = told_apart(seat.name, self._record.names_beside(next(iter(seat.guests), "")))

    def reorder(self, order: list[int]) -> None:
        """Before the deal, have everybody sit where an order says: at its first place stands who comes to seat 0."""
        self._not_yet()
        self._sit_anew([self._record.seats[each] for each in order], {each: at for at, each in enumerate(order)})

    def _sit_anew(self, seats: list[SeatRecord], moved: dict[int, int]) -> None:
        """Have other seats; who looks from one that has moved looks from where it is now."""
        record = self._record
        record.seats, muted = seats, record.muted.items()
        record.muted = {guest: sorted(moved[each] for each in its if each in moved) for guest, its in muted}
        for connection in self._presence.connections:
            self._presence.look_from(connection, moved.get(connection.viewer, SPECTATOR))
        self._absence.forget()
        self.changed()

    def shut_out(self, guest: str, at: int) -> str:
        """Leave a seat to a guest alone, and return its new key, for the old one may be why."""
        seat = self.held(guest, at)
        seat.shut_out_others(guest)
        self._send_away(at)
        key = self._keys.key_of(seat, None)
        self.changed()
        return key

    def give_up(self, at: int, bot: str) -> None:
        """Have a bot play on for somebody who gives up: they look on from now on."""
        self._record.seats[at].give_up(bot)
        self._absence.abandon(at)
        self._send_away(at)
        self.changed()

    def hold_again(self) -> None:
        """The match is over: who gave up is at their seat again, as everybody is."""
        for seat in self._record.seats:
            seat.hold_again()
        self._absence.note()
        self.changed()

    def return_to(self, seat: SeatRecord) -> None:
        """Have a person play again for whom a bot has sat in."""
        seat.stand_in = None
        self.changed()

    def stand_in(self, at: int, bot: str) -> None:
        """Have a bot play for an absent person until they are back."""
        self._record.seats[at].stand_in = bot
        self.changed()

    def changed(self) -> None:
        """Note that the record of the table is another one."""
        self._presence.changed()
        self._absence.note()
        self._transaction.change_record()

    def _send_away(self, at: int) -> None:
        """Who looks from a seat that they no longer hold looks on as a spectator."""
        for connection in self._presence.at(at):
            if connection.guest not in self._record.seats[at].guests:
                self._presence.look_from(connection, SPECTATOR)
                self._transaction.tell(self._show_match, connection)
