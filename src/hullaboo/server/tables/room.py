"""The room around a match: who sits where, chat, proposals, drawing order, coming and going."""

import asyncio
from asyncio import TimerHandle
from collections.abc import Awaitable, Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from hullaboo.core.seats import SPECTATOR
from hullaboo.play.fairness import Fair
from hullaboo.server.limits.recent import Recent
from hullaboo.server.protocol.from_client import Arrange, ChatSaid, Signal, Sit
from hullaboo.server.protocol.from_server import ChatShown, OutcomeShown, RoomShown, SeatShown, StorageShown
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.storage.records import SeatRecord, TableRecord
from hullaboo.server.tables.broadcast import RoomBroadcast
from hullaboo.server.tables.connection import Connection, text_of
from hullaboo.server.tables.live_match import LiveMatch
from hullaboo.server.tables.names import told_apart
from hullaboo.server.tables.presence import Viewers
from hullaboo.server.tables.proposals import Proposals
from hullaboo.server.tables.salts import SaltRound
from hullaboo.server.tables.seats import Seats
from hullaboo.server.tables.views import outcome_facts

if TYPE_CHECKING:
    from hullaboo.server.tables.lobby import Lobby

CHAT_KEPT = 100
MOST_REMEMBERED = 1000
"""So many messages of a kind are known again at a table: who has heard no answer by then has long lost the line."""


class Room:
    """Everything at a table that is not the match."""

    def __init__(self, lobby: "Lobby", kept: TableRecord) -> None:
        """An empty room."""
        self.lobby = lobby
        self.kept = kept
        self.play: LiveMatch | None = None
        self.connections: list[Connection] = []
        self._company: Viewers | None = None
        self.told = RoomBroadcast(self)
        self.proposals = Proposals(self)
        self.holding = Seats(self)
        self.round = SaltRound(self)
        self.said: list[ChatShown] = []
        self.said_ids = Recent(MOST_REMEMBERED)
        self.chat_number = 0
        self.signals = 0
        self.gone_since: dict[int, int] = {}
        self._looked_at_until = 0
        self.quiet_since = self.now()
        self.waits = self.unsaved = False
        """Whether something is being written and not known to be kept, and whether that is a change of the room."""

    def now(self) -> int:
        """The server's clock."""
        return self.lobby.settings.now()

    async def save(self) -> None:
        """Keep the table as it is."""
        self._company = None
        self.unsaved = True
        await self.keep(self.lobby.store.tables.save(self.kept))
        self.unsaved = False

    async def keep(self, writing: Awaitable[None]) -> None:
        """Wait until something is kept."""
        self.waits = True
        await writing
        self.waits = False

    def on_storage(self, writable: bool) -> None:
        """What happens can be kept no longer, or again: people are told, and no time runs meanwhile."""
        self.broadcast(StorageShown(writable=writable))
        if self.play and not writable:
            self.play.stop_the_clock()
        elif self.play:
            self.post(self.play.go_on)

    @property
    def playing(self) -> LiveMatch:
        """The match, once it is dealt."""
        if self.play is None:
            raise Refusal("not-playing", phase=self.kept.phase)
        return self.play

    # Who is here

    @property
    def company(self) -> Viewers:
        """Who is here; every move asks, so it is found out only when somebody has come, gone or changed seats."""
        if self._company is None:
            self._company = Viewers.of(self.kept, self.connections)
        return self._company

    def connections_of(self, viewer: int) -> list[Connection]:
        """Who looks from there."""
        return [each for each in self.connections if each.viewer == viewer]

    async def come(self, connection: Connection, *first: bytes) -> None:
        """Somebody connects: as a spectator, until they sit; what is to be said first goes before what is shown."""
        was_watched = self.is_watched
        self.connections.append(connection)
        self._company = None
        self.note_absence()
        if self.play and not was_watched:
            self.play.set_the_clock()
            self.play.ask_anew()
        said = map(text_of, self.said)
        connection.outbox.put(*first, *self.storage_shown(), self.told.text_for(connection), *said)
        self.show_again(connection)

    def storage_shown(self) -> list[bytes]:
        """What who comes has to know of what is kept: nothing, as long as all is well."""
        return [] if self.lobby.store.health.writable else [text_of(StorageShown(writable=False))]

    async def go(self, connection: Connection) -> None:
        """Somebody's connection ends."""
        if connection in self.connections:
            self.connections.remove(connection)
        self._company = None
        self.note_absence()
        self.proposals.count_later()
        self.others_look()
        self.quiet_since = self.now()
        self._looked_at_until = self.now() + self.lobby.settings.times.unwatched
        self.show_room()

    @property
    def is_watched(self) -> bool:
        """Whether anybody looks, or has looked a moment ago: a line that breaks or a reload changes nothing."""
        return bool(self.connections) or self.now() < self._looked_at_until

    @property
    def is_for_nobody(self) -> bool:
        """Whether only bots sit here and nobody looks: no time runs for them either."""
        return self.kept.only_bots and not self.is_watched

    def note_absence(self) -> None:
        """Since when the people of a seat are gone."""
        present = self.present_guests()
        for at, seat in enumerate(self.kept.seats):
            if seat.kind == "person" and not present & set(seat.guests):
                self.gone_since.setdefault(at, self.now())
            else:
                self.gone_since.pop(at, None)

    def others_look(self) -> None:
        """Somebody has sat down, risen or gone: at a shared screen that starts and stops the times."""
        if self.play and self.kept.at_one_screen:
            self.play.set_the_clock()

    def present_guests(self) -> set[str]:
        """Whose browsers are connected."""
        return {connection.guest for connection in self.connections}

    def show_again(self, connection: Connection) -> None:
        """The whole table, for somebody who has just come or sat down."""
        if self.play:
            connection.outbox.put(self.play.catch_up(connection), due=self.play.due_for(connection.viewer))

    async def show_everything(self, connection: Connection) -> None:
        """What a reader needs who has lost messages."""
        room, play = self.told.text_for(connection), self.play
        if play:
            connection.outbox.begin_anew([room, play.catch_up(connection)], play.due_for(connection.viewer))
        else:
            connection.outbox.begin_anew([room])

    # Sitting down

    async def on_sit(self, connection: Connection, message: Sit) -> None:
        """Look from a seat that one holds, or as a spectator; before the deal, bind what the seat adds to the luck."""
        viewer = SPECTATOR if message.seat is None else message.seat
        is_new = connection.viewer != viewer
        if message.seat is not None:
            seat = self.holding.held(connection.guest, message.seat)
            is_new |= await self.return_to(seat)
            await self.round.commit(seat, message.commitment)
        self.look_from(connection, viewer)
        self.note_absence()
        self.others_look()
        self.told.answer(connection, message.id)
        if is_new:
            self.show_again(connection)

    def look_from(self, connection: Connection, viewer: int) -> None:
        """A connection looks from somewhere else; what spectators wait for a seat is sent at once."""
        connection.viewer = viewer
        if viewer != SPECTATOR:
            connection.outbox.release()
        self._company = None

    async def return_to(self, seat: SeatRecord) -> bool:
        """A person is back, and their stand-in goes; whether that is new."""
        is_new = seat.stand_in is not None
        if is_new:
            self.lobby.must_keep()
            seat.stand_in = None
            await self.save()
            if self.play:
                self.play.ask_anew()
        return is_new

    async def begin_if_complete(self) -> None:
        """Deal as soon as everybody is ready."""
        raise NotImplementedError

    def later(self, milliseconds: int, method: Callable[..., Awaitable[object]], *arguments: Any) -> TimerHandle:
        """Have something done in the table's task after a while."""
        raise NotImplementedError

    def post(self, method: Callable[..., Awaitable[object]], *arguments: Any) -> None:
        """Have something done in the table's task."""
        raise NotImplementedError

    async def admit(self, guest: str) -> None:
        """A guest has come by a key, and may look from now on."""
        self.kept.admitted = [*self.kept.admitted, guest]
        await self.save()

    # Chat and drawing order

    async def on_chat(self, connection: Connection, message: ChatSaid) -> None:
        """Something said: to everybody, once."""
        if connection.viewer == SPECTATOR and not self.kept.spectators_chat:
            raise Refusal("no-chat")
        unique = f"{connection.guest} {message.id}"
        if unique not in self.said_ids:
            seat = None if connection.viewer == SPECTATOR else connection.viewer
            beside = self.kept.names_beside(connection.guest)
            name = told_apart(connection.name, beside) if seat is None else self.kept.seats[seat].name
            await self.say(ChatShown(name=name, text=message.text, seat=seat), unique)
        connection.ack(message.id)

    async def say(self, line: ChatShown, unique: str) -> None:
        """Keep it, then tell all."""
        self.lobby.must_keep()
        self.chat_number += 1
        row = {"name": line.name, "text": line.text, "seat": line.seat, "message": unique}
        await self.keep(self.lobby.store.chat.append({"table": self.kept.id, "number": self.chat_number, **row}))
        self.said_ids.add(unique)
        self.said = [*self.said, line][-CHAT_KEPT:]
        self.broadcast(line)

    def broadcast(self, message: Any) -> None:
        """The same to everybody."""
        text = text_of(message)
        for connection in self.connections:
            connection.outbox.put(text)

    async def on_arrange(self, connection: Connection, message: Arrange) -> None:
        """A seat draws its own places in another order; everybody sees it, the rules do not."""
        if connection.viewer != message.seat:
            raise Refusal("not-your-seat", seat=message.seat)
        if sorted(message.order) != list(range(len(message.order))):
            raise Refusal("not-an-order", seat=message.seat)
        self.lobby.must_keep()
        self.kept.seats[message.seat].order = message.order
        await self.save()
        self.told.answer(connection, message.id)

    def on_signal(self, connection: Connection, message: Signal) -> None:
        """A seat gives everybody a sign; they are only counted, and a table that was put away has forgotten them."""
        if connection.viewer != message.seat:
            raise Refusal("not-your-seat", seat=message.seat)
        self.signals += 1
        self.told.answer(connection, message.id)

    # Who is gone

    def is_abandoned(self, at: int) -> bool:
        """Whether the person of a seat has been gone for long."""
        since = self.gone_since.get(at)
        return since is not None and self.now() - since >= self.lobby.settings.times.abandoned

    @property
    def next_abandoned(self) -> int | None:
        """In how many milliseconds the next of those who have gone will have been gone for long."""
        limit = self.lobby.settings.times.abandoned - self.now()
        return min((since + limit for since in self.gone_since.values() if since + limit > 0), default=None)

    async def stand_in(self, at: int) -> None:
        """A bot plays for an absent person until they are back."""
        self.kept.seats[at].stand_in = self.lobby.stand_in_for(self.kept.game)
        await self.save()
        if self.play:
            self.play.ask_anew()

    @property
    def ended_now(self) -> TableRecord | None:
        """The table as it is to be kept together with the last move of its match; nothing before that."""
        return replace(self.kept, phase="over") if self.play and self.play.match.over else None

    async def finish(self) -> None:
        """The match is over, and that is kept: its secret may be known now."""
        self.kept.phase = "over"
        self.proposals.clear()
        self.told.show_at_once()

    # What is shown of it

    def room_for(self, guest: str) -> RoomShown:
        """The room as one guest sees it."""
        return self.with_seats(self.room_alike(), guest)

    def room_kept_for(self, guest: str) -> RoomShown:
        """The same for who asks from outside: not while a change is being saved that may never be."""
        if self.unsaved:
            self.lobby.must_keep()
        return self.room_for(guest)

    def with_seats(self, alike: RoomShown, guest: str) -> RoomShown:
        """What everybody sees alike, and the seats as one guest sees them."""
        return replace(alike, seats=self.seats_shown(guest))

    def room_alike(self) -> RoomShown:
        """The room as far as everybody sees it alike: without its seats."""
        kept = self.kept
        return RoomShown(
            table=kept.id,
            game=kept.game,
            edition=kept.edition,
            options=kept.options,
            phase=kept.phase,
            public=kept.public,
            hot_seat=kept.hot_seat,
            spectators_chat=kept.spectators_chat,
            commitment=self.commitment,
            seats=[],
            spectators=self.spectators,
            orders={str(at): seat.order for at, seat in enumerate(kept.seats) if seat.order},
            signals=self.signals,
            proposals=self.proposals.shown(),
            outcome=OutcomeShown(**outcome_facts(self.play.match)) if self.play and kept.phase == "over" else None,
            secret=kept.secret if kept.phase == "over" else None,
            next=kept.next,
            round=kept.round,
        )

    @cached_property
    def commitment(self) -> str:
        """What the luck of this table was bound to before the deal."""
        return Fair(bytes.fromhex(self.kept.secret)).commitment

    @property
    def spectators(self) -> int:
        """How many look on."""
        return sum(not self.kept.held_by(connection.guest) for connection in self.connections)

    def seats_shown(self, guest: str) -> list[SeatShown]:
        """Who sits where."""
        present = self.present_guests()
        return [
            SeatShown(
                seat=at,
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                present=seat.kind == "bot" or bool(present & set(seat.guests)),
                ready=seat.ready,
                commitment=seat.commitment or None if self.kept.phase == "gathering" else None,
                yours=guest in seat.guests,
                holders=len(seat.guests) if guest in seat.guests else 1,
                stand_in=seat.stand_in is not None,
            )
            for at, seat in enumerate(self.kept.seats)
        ]

    def show_room(self) -> None:
        """Show everybody the room, if it has changed."""
        self.told.show()

    def room_texts(self) -> dict[str, bytes]:
        """The room as each guest who is here is shown it."""
        alike = self.room_alike()
        return {guest: text_of(self.with_seats(alike, guest)) for guest in self.present_guests()}

    async def farewell(self, code: int) -> None:
        """Close every connection."""
        await asyncio.gather(*(connection.close(code) for connection in list(self.connections)))
