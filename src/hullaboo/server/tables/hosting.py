"""Before the deal: who hosts a table, who has agreed to begin, and what the host does with the seats."""

import asyncio
from collections.abc import Callable

from hullaboo.bots import naming
from hullaboo.core.contract import Game
from hullaboo.server.limits.recent import Recent
from hullaboo.server.protocol.from_client import Agree, SeatInOrder, SetSeat
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.storage.records import SeatRecord, TableRecord, is_host
from hullaboo.server.tables.commands import FindHost
from hullaboo.server.tables.inbox import CommandInbox
from hullaboo.server.tables.names import bot_beside
from hullaboo.server.tables.presence import Presence
from hullaboo.server.tables.seats import Seats

MOST_REMEMBERED = 200


class Hosting:
    """The host of a table. Whoever made it is the first; who leaves or stays away is followed by the next."""

    def __init__(
        self, record: TableRecord, game: Game, seats: Seats, presence: Presence, inbox: CommandInbox,
        now: Callable[[], int], patience: int,
    ) -> None:  # fmt: skip
        """As the table is kept; a host who is gone for `patience` milliseconds hosts no more."""
        self._record, self._game, self._seats, self._presence = record, game, seats, presence
        self._inbox, self._now, self._patience = inbox, now, patience
        self._gone_since: int | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._done = Recent(MOST_REMEMBERED)
        """What a host's messages have done already, by who sent which."""

    # Who hosts

    def must_host(self, guest: str) -> None:
        """Refuse who is not the host, and everybody after the deal."""
        if self._record.phase != "gathering":
            raise Refusal("not-now", what="host", phase=self._record.phase)
        if not self._is_host(guest):
            raise Refusal("not-the-host")

    def _is_host(self, guest: str) -> bool:
        return is_host(self._record, guest)

    def was_done(self, guest: str, id: str) -> bool:
        """Whether this is a retry of what a host's message has done."""
        return f"{guest} {id}" in self._done

    def note_done(self, guest: str, id: str) -> None:
        """Note that a host's message has done what it asks for."""
        self._done.add(f"{guest} {id}")

    def note(self) -> None:
        """Note that somebody has come or gone: a host who is gone is waited for, but not for ever."""
        if self._record.phase != "gathering" or any(map(self._is_host, self._presence.guests)):
            self._gone_since = None
            self.stop()
        elif self._gone_since is None:
            self._gone_since = self._now()
            self._timer = self._inbox.submit_later(self._patience, FindHost())

    def stop(self) -> None:
        """Wait for no host any more."""
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def follow_who_is_gone(self) -> bool:
        """Have the next person host, if the host has been gone for long; return whether that is somebody else."""
        is_gone = self._gone_since is not None and self._now() - self._gone_since >= self._patience
        self._gone_since = None if is_gone else self._gone_since
        return is_gone and self.hand_on()

    def hand_on(self) -> bool:
        """Have the next person host: one who is here goes before one who is not. Return whether there is one."""
        people = [guest for seat in self._record.seats for guest in reversed(seat.guests)]
        others = [guest for guest in people if not self._is_host(guest)]
        here = self._presence.guests
        following = next((each for each in others if each in here), others[0] if others else None)
        if following is not None:
            self._record.host = following
            self._seats.changed()
        return following is not None

    # What everybody says, and what the host does

    def agree(self, guest: str, message: Agree) -> None:
        """Note that a seat is ready for the host to start, or no longer."""
        seat = self._seats.held(guest, message.seat)
        if self._record.phase != "gathering":
            raise Refusal("not-now", what="agree", phase=self._record.phase)
        seat.agreed = message.agree
        self._seats.changed()

    def start(self, guest: str) -> None:
        """Have everybody bind their salts; refuses while somebody is missing or has not agreed."""
        record, here = self._record, self._presence.guests
        if not record.gathers or record.begun:
            raise Refusal("not-now", what="start", phase=record.phase)
        missing = [
            at for at, seat in enumerate(record.seats)
            if not seat.taken or (seat.kind == "person" and not here & {*seat.guests})
        ]  # fmt: skip
        unsure = [at for at, seat in enumerate(record.seats) if seat.guests and not (seat.agreed or self._hosts(seat))]
        if missing or unsure:
            raise Refusal("not-all-ready", seats=sorted({*missing, *unsure}))
        record.begun = True
        self._seats.changed()

    def _hosts(self, seat: SeatRecord) -> bool:
        return any(map(self._is_host, seat.guests))

    def set_seat(self, message: SetSeat, stand_in: str) -> None:
        """Have a bot sit on a seat, free it, take it away, or add one; `stand_in` is the bot that nobody has named."""
        self._must_be_possible(message)
        if message.to == "bot":
            self._seats.put(message.seat, self._bot(message.seat, message.bot or stand_in))
            self._seats.tell_people_apart()
        else:
            self._seats.put(message.seat, SeatRecord("open") if message.to == "open" else None)

    def _must_be_possible(self, message: SetSeat) -> None:
        seats = self._record.seats
        if message.seat > len(seats) or (message.seat == len(seats) and message.to == "none"):
            raise Refusal("no-such-seat", seat=message.seat)
        if message.bot is not None and message.to != "bot":
            raise Refusal("not-a-bot", kind=message.to)
        if message.seat < len(seats) and self._hosts(seats[message.seat]):
            raise Refusal("not-now", what="set-seat", phase=self._record.phase)
        self._game.check_seats(len(seats) + (message.seat == len(seats)) - (message.to == "none"))

    def _bot(self, at: int, name: str) -> SeatRecord:
        naming.check(self._game, name)
        known = naming.known_as(self._game, name)
        beside = {seat.name for other, seat in enumerate(self._record.seats) if other != at}
        return SeatRecord("bot", bot_beside(known, beside), known)

    def seat_in_order(self, message: SeatInOrder) -> None:
        """Have everybody sit where the host says."""
        if sorted(message.order) != list(range(len(self._record.seats))):
            raise Refusal("not-an-order", seats=len(self._record.seats))
        self._seats.reorder(message.order)
