"""The room around a match, as each guest is shown it."""

from functools import cached_property

from msgspec.structs import replace

from hullaboo.play.fairness import Fair
from hullaboo.play.match import Match
from hullaboo.server.protocol.from_server import OutcomeShown, RoomShown, SeatShown
from hullaboo.server.storage.records import TableRecord, is_host
from hullaboo.server.tables.absence import Absence
from hullaboo.server.tables.connection import text_of
from hullaboo.server.tables.gestures import Gestures
from hullaboo.server.tables.match_clock import MatchClock
from hullaboo.server.tables.presence import Presence
from hullaboo.server.tables.proposals import Proposals
from hullaboo.server.tables.views import outcome_facts


class RoomView:
    """Who sits where, what was agreed, how it ended."""

    def __init__(
        self, record: TableRecord, presence: Presence, absence: Absence, gestures: Gestures, proposals: Proposals
    ) -> None:
        """A table whose match is yet to be dealt."""
        self.record, self._presence, self._absence = record, presence, absence
        self._gestures, self._proposals = gestures, proposals
        self.match: Match | None = None
        self.clock: MatchClock | None = None

    def room_for(self, guest: str) -> RoomShown:
        """Return the room as one guest sees it."""
        return self.with_seats(self._room_alike(), guest)

    def texts(self) -> dict[str, bytes]:
        """Return the room as each guest who is here is shown it."""
        alike = self._room_alike()
        return {guest: text_of(self.with_seats(alike, guest)) for guest in self._presence.guests}

    def with_seats(self, alike: RoomShown, guest: str) -> RoomShown:
        """Return what everybody sees alike, and the seats as one guest sees them."""
        return replace(alike, seats=self.seats_for(guest), host=is_host(self.record, guest))

    def _room_alike(self) -> RoomShown:
        """The room as far as everybody sees it alike: without its seats."""
        record = self.record
        return RoomShown(
            table=record.id,
            game=record.game,
            edition=record.edition,
            options=record.options,
            phase=record.phase,
            public=record.public,
            hot_seat=record.hot_seat,
            spectators_chat=record.spectators_chat,
            commitment=self.commitment,
            seats=[],
            spectators=self._presence.spectators,
            orders={str(at): seat.order for at, seat in enumerate(record.seats) if seat.order},
            signals=self._gestures.signals,
            proposals=self._proposals.shown(),
            outcome=OutcomeShown(**outcome_facts(self.match)) if self.match and record.phase == "over" else None,
            secret=record.secret if record.phase == "over" else None,
            next=record.next,
            round=record.round,
            waits=record.waits,
            takes_back=record.phase == "playing" and self.match is not None and not self.match.game.timed,
            awaited=sorted(self.clock.awaited) if self.clock else [],
            patience=self._absence.patience,
        )

    @cached_property
    def commitment(self) -> str:
        """What the luck of this table was bound to before the deal."""
        return commitment_of(self.record)

    def seats_for(self, guest: str) -> list[SeatShown]:
        """Return who sits where, as one guest sees it."""
        gathers = self.record.phase == "gathering"
        return [
            SeatShown(
                seat=at,
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                present=seat.kind == "bot" or (seat.kind == "person" and not self._absence.is_gone(at)),
                ready=seat.ready,
                commitment=seat.commitment or None if gathers else None,
                yours=guest in seat.guests,
                holders=len(seat.guests) if guest in seat.guests else 1,
                stand_in=seat.stand_in is not None,
                gave_up=bool(seat.gave_up),
                abandoned=seat.kind == "person" and self._absence.is_abandoned(at),
                muted=not self.record.hears(guest, at),
                agreed=seat.agreed and gathers,
                host=gathers and any(is_host(self.record, each) for each in seat.guests),
                wins=seat.wins,
            )
            for at, seat in enumerate(self.record.seats)
        ]


def commitment_of(record: TableRecord) -> str:
    """Return what the luck of a table is bound to before the deal."""
    return Fair(bytes.fromhex(record.secret)).commitment
