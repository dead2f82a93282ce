"""What the people of a table propose to each other: to stop, to play again, to let a bot sit in for who is gone."""

import asyncio
from typing import TYPE_CHECKING, Literal

from hullaboo.play.match import STOPS
from hullaboo.server.limits.recent import Recent
from hullaboo.server.protocol.from_client import Propose
from hullaboo.server.protocol.from_server import Proposal
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.tables.connection import Connection

if TYPE_CHECKING:
    from hullaboo.server.tables.room import Room

What = Literal["stop", "rematch", "stand-in"]
Question = tuple[What, int | None]
"""What is proposed, and of a stand-in: for which seat."""
MOST_REMEMBERED = 1000


class Proposals:
    """Which seats are for what. It happens when all are for it who have not been gone for long."""

    def __init__(self, room: "Room") -> None:
        """Nobody is for anything."""
        self._room = room
        self._for: dict[Question, set[int]] = {}
        self._taken = Recent(MOST_REMEMBERED)
        """Seats and ids of proposals that were taken, whatever became of them since."""
        self._recount: asyncio.TimerHandle | None = None

    def shown(self) -> list[Proposal]:
        """As everybody sees them."""
        return [Proposal(what, sorted(seats), absent) for (what, absent), seats in self._for.items()]

    def clear(self) -> None:
        """The match is over: whatever was proposed for it is void."""
        self._for.clear()

    async def on_propose(self, connection: Connection, message: Propose) -> None:
        """A seat is for something, or takes that back."""
        if connection.viewer != message.seat:
            raise Refusal("not-your-seat", seat=message.seat)
        if self.was_taken(message):
            connection.ack(message.id)
            return
        self.check(message)
        self._taken.add((message.seat, message.id))
        question = (message.what, message.absent)
        seats = self._for.setdefault(question, set())
        (seats.add if message.agree else seats.discard)(message.seat)
        connection.ack(message.id)
        await self.count(question, message.seat, message.id)
        self.count_later()
        self._room.show_room()

    def was_taken(self, message: Propose) -> bool:
        """Whether this is a retry of what was taken: by us, or by the log before we woke."""
        play = self._room.play
        was_played = play is not None and play.was_played(message.seat, message.id)
        return was_played or (message.seat, message.id) in self._taken

    def check(self, message: Propose) -> None:
        """Whether now is the time for it."""
        self._room.lobby.must_keep()
        kept = self._room.kept
        wanted = "over" if message.what == "rematch" else "playing"
        if kept.phase != wanted or (message.what == "rematch" and kept.next):
            raise Refusal("not-now", what=message.what, phase=kept.phase)
        if (message.what == "stand-in") != (message.absent is not None):
            raise Refusal("not-now", what=message.what)
        if message.absent is not None and not self._room.is_abandoned(message.absent):
            raise Refusal("not-abandoned", absent=message.absent)

    async def count(self, question: Question, seat: int, id: str = "") -> None:
        """Do what is proposed, if all voters are for it; `seat` was the last of them, by the message with this id."""
        seats, absent = self._for[question], question[1]
        has_come_back = absent is not None and not self._room.is_abandoned(absent)
        if not seats or has_come_back:
            del self._for[question]
        elif self.voters(absent) <= seats:
            del self._for[question]
            await self.do(*question, seat, id)

    def voters(self, absent: int | None) -> set[int]:
        """The seats of all people but of those who have been gone for as long as a stand-in needs.

        Who has lost the line for a moment is still asked: else everybody else decides without them.
        """
        seats = enumerate(self._room.kept.seats)
        people = {at for at, seat in seats if seat.kind == "person" and at != absent}
        return {at for at in people if not self._room.is_abandoned(at)}

    def count_later(self) -> None:
        """Count again as soon as the next of those who are gone is no longer waited for."""
        if self._recount:
            self._recount.cancel()
            self._recount = None
        wait = self._room.next_abandoned if self._for else None
        if wait is not None:
            self._recount = self._room.later(wait, self.recount)

    async def recount(self) -> None:
        """Somebody has now been gone for long: perhaps all others are for something."""
        self._recount = None
        for question, seats in list(self._for.items()):
            if question in self._for:
                await self.count(question, min(seats))
        self.count_later()
        self._room.show_room()

    async def do(self, what: What, absent: int | None, seat: int, id: str) -> None:
        """Do what all are for."""
        if what == "stop" and self._room.play:
            await self._room.play.end_early(seat, STOPS, id)
        elif what == "rematch":
            await self._room.lobby.rematch(self._room.kept)
        elif absent is not None:
            await self._room.stand_in(absent)
