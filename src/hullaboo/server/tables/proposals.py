"""What the people of a table propose to each other: to stop, to play again, to let a bot sit in for who is gone."""

import asyncio
from typing import Literal, NamedTuple

from hullaboo.server.limits.recent import Recent
from hullaboo.server.protocol.from_client import Propose
from hullaboo.server.protocol.from_server import Proposal
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.storage.records import TableRecord
from hullaboo.server.tables.absence import Absence
from hullaboo.server.tables.commands import CountVotes
from hullaboo.server.tables.inbox import CommandInbox

What = Literal["stop", "stand-in", "take-back"]
Question = tuple[What, int | None]
"""What is proposed, and of a stand-in or a take-back: for which seat."""
MOST_REMEMBERED = 1000


class Agreed(NamedTuple):
    """What all are for; of a stand-in: for which seat; who was the last to say so, by the message with which id."""

    what: What
    absent: int | None
    seat: int
    id: str = ""


class Proposals:
    """Which seats are for what. It is agreed when all are for it who have not been gone for long."""

    def __init__(self, record: TableRecord, absence: Absence, inbox: CommandInbox) -> None:
        """Nobody is for anything."""
        self._record, self._absence, self._inbox = record, absence, inbox
        self._for: dict[Question, set[int]] = {}
        self._taken = Recent(MOST_REMEMBERED)
        """Seats and ids of proposals that were taken, whatever became of them since."""
        self._recount: asyncio.TimerHandle | None = None

    def shown(self) -> list[Proposal]:
        """Return them as everybody sees them."""
        return [Proposal(what, sorted(seats), absent) for (what, absent), seats in self._for.items()]

    def clear(self) -> None:
        """Void what was proposed for a match that is over."""
        self._for.clear()

    def was_taken(self, message: Propose) -> bool:
        """Whether this is a retry of what was taken."""
        return (message.seat, message.id) in self._taken

    def must_be_possible(self, message: Propose) -> None:
        """Refuse what cannot be proposed now."""
        wanted, phase = "over" if message.what == "rematch" else "playing", self._record.phase
        if phase != wanted:
            raise Refusal("not-now", what=message.what, phase=phase)
        if (message.what in ("stand-in", "take-back")) != (message.absent is not None):
            raise Refusal("not-now", what=message.what)
        if message.what == "stand-in" and not self._absence.is_abandoned(message.absent or 0):
            raise Refusal("not-abandoned", absent=message.absent)
        if message.what == "take-back" and message.seat != message.absent and not self._is_open(message):
            raise Refusal("not-now", what=message.what)

    def _is_open(self, message: Propose) -> bool:
        return message.what != "rematch" and (message.what, message.absent) in self._for

    def void_take_backs(self) -> bool:
        """Void what was to be taken back: the match has gone on. Return whether anything was."""
        if not self._for:
            return False
        void = [question for question in self._for if question[0] == "take-back"]
        for each in void:
            del self._for[each]
        return bool(void)

    def take(self, message: Propose) -> None:
        """Note that a proposal was taken: a retry of it changes nothing."""
        self._taken.add((message.seat, message.id))

    def vote(self, message: Propose) -> Agreed | None:
        """Note that a seat is for something, or takes that back; return what is agreed by that."""
        self.take(message)
        assert message.what != "rematch", "that is opened, and not voted for"
        question: Question = (message.what, message.absent)
        seats = self._for.setdefault(question, set())
        (seats.add if message.agree else seats.discard)(message.seat)
        return self._count(question, message.seat, message.id)

    def recount(self) -> list[Agreed]:
        """Return what is agreed now that somebody is no longer waited for."""
        agreed = [self._count(question, min(seats, default=0)) for question, seats in list(self._for.items())]
        return [each for each in agreed if each]

    def count_later(self) -> None:
        """Count again as soon as the next of those who are gone is no longer waited for."""
        if self._recount:
            self._recount.cancel()
            self._recount = None
        wait = self._absence.next_abandoned if self._for else None
        if wait is not None:
            self._recount = self._inbox.submit_later(wait, CountVotes())

    def _count(self, question: Question, seat: int, id: str = "") -> Agreed | None:
        seats, absent = self._for[question], question[1]
        has_come_back = question[0] == "stand-in" and not self._absence.is_abandoned(absent or 0)
        is_agreed = bool(seats) and not has_come_back and self._voters(absent) <= seats
        if not seats or has_come_back or is_agreed:
            del self._for[question]
        return Agreed(*question, seat, id) if is_agreed else None

    def _voters(self, absent: int | None) -> set[int]:
        """The seats of all people but of those who have been gone for as long as a stand-in needs.

        Who has lost the line for a moment is still asked: else everybody else decides without them.
        """
        seats = enumerate(self._record.seats)
        people = {at for at, seat in seats if seat.kind == "person" and at != absent}
        return {at for at in people if not self._absence.is_abandoned(at)}
