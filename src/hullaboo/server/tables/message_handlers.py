"""What a table does for each message of a client: one function for each type, found by that type.

A type that `protocol.from_client` declares and nobody handles here fails at import. What a handler wants written or
told it notes in the table's transaction; `pipeline` commits and tells.
"""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from hullaboo.core.errors import HullabooError
from hullaboo.core.seats import SPECTATOR
from hullaboo.play.match import RESIGNS, STOPS
from hullaboo.server.protocol.declared import messages_from_client
from hullaboo.server.protocol.from_client import (
    Agree,
    Arrange,
    ChatSaid,
    Follow,
    Here,
    MoveMade,
    Mute,
    Ping,
    Pong,
    PreviewWanted,
    Propose,
    React,
    Resign,
    Reveal,
    SeatInOrder,
    SetSeat,
    Signal,
    Sit,
    Start,
)
from hullaboo.server.protocol.from_server import PongShown, Preview
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.tables import parting
from hullaboo.server.tables.commands import Arrived, GoOn, WaitNoLonger
from hullaboo.server.tables.connection import Connection, text_of
from hullaboo.server.tables.dispatch import Handlers, must_all_be_handled
from hullaboo.server.tables.preview import previewed
from hullaboo.server.tables.proposals import Agreed
from hullaboo.server.tables.table import Table

IN_TURN: Handlers[Callable[[Table, Connection, Any, int], Awaitable[None]]] = Handlers()
"""What the table does when it comes to a message, and when that came."""
AT_ONCE: Handlers[Callable[[Connection, Any, int], None]] = Handlers()
"""What is answered as soon as it comes, without the table."""


@AT_ONCE.handles(Pong)
def pong(connection: Connection, message: Pong, came: int) -> None:
    """Measure the line by the answer to our ping."""
    connection.latency.pong(message.nonce, came)


@AT_ONCE.handles(Ping)
def ping(connection: Connection, message: Ping, _came: int) -> None:
    """Answer that we are here."""
    connection.send(PongShown(id=message.id))


@IN_TURN.handles(MoveMade)
async def move(table: Table, connection: Connection, message: MoveMade, came: int) -> None:
    """Judge a move."""
    table.playing.take(connection, message, came)


@IN_TURN.handles(Sit)
async def sit(table: Table, connection: Connection, message: Sit, _came: int) -> None:
    """Look from a seat that one holds, or as a spectator; before the deal, bind what the seat adds to the luck."""
    is_back = False
    if message.seat is not None:
        seat = table.seats.held(connection.guest, message.seat)
        is_back = seat.stand_in is not None
        if is_back:
            table.storage.must_be_writable()
            table.seats.return_to(seat)
            ask_bots_anew(table)
        table.salts.bind(seat, message.commitment)
    is_new = table.look_from(connection, message.seat)
    table.transaction.tell(table.broadcast.answer, connection, message.id)
    if is_new or is_back:
        table.transaction.tell(table.show_match, connection)


@IN_TURN.handles(Reveal)
async def reveal(table: Table, connection: Connection, message: Reveal, _came: int) -> None:
    """Show the salt that a seat has bound; the last one has the cards dealt."""
    table.salts.show(connection.guest, message)
    table.transaction.ack(connection, message.id)
    begin_if_complete(table)
    if table.record.phase != "gathering":
        table.salts.stop()


@IN_TURN.handles(Agree)
async def agree(table: Table, connection: Connection, message: Agree, _came: int) -> None:
    """Note that a seat is ready for the host to start."""
    table.storage.must_be_writable()
    table.hosting.agree(connection.guest, message)
    table.transaction.tell(table.broadcast.answer, connection, message.id)


@IN_TURN.handles(Start)
async def start(table: Table, connection: Connection, message: Start, _came: int) -> None:
    """Have everybody bind and show their salts, and deal."""

    def begin() -> None:
        table.hosting.start(connection.guest)
        table.salts.begin()

    as_host(table, connection, message.id, begin)
    begin_if_complete(table)


@IN_TURN.handles(SetSeat)
async def set_seat(table: Table, connection: Connection, message: SetSeat, _came: int) -> None:
    """Have the host put a bot on a seat, free it, take it away or add one."""
    stand_in = table.around.stand_in_for(table.record.game)
    as_host(table, connection, message.id, lambda: table.hosting.set_seat(message, stand_in))


@IN_TURN.handles(SeatInOrder)
async def seat_in_order(table: Table, connection: Connection, message: SeatInOrder, _came: int) -> None:
    """Have the host choose who sits where."""
    as_host(table, connection, message.id, lambda: table.hosting.seat_in_order(message))


def as_host(table: Table, connection: Connection, id: str, act: Callable[[], None]) -> None:
    """Do what only the host may do, once, and show it."""
    if not table.hosting.was_done(connection.guest, id):
        table.hosting.must_host(connection.guest)
        table.storage.must_be_writable()
        act()
        table.hosting.note_done(connection.guest, id)
    table.transaction.tell(table.broadcast.answer, connection, id)


@IN_TURN.handles(Here)
async def here(table: Table, connection: Connection, message: Here, _came: int) -> None:
    """Note that the table is on a seat's screen."""
    table.seats.held(connection.guest, message.seat)
    table.come(message.seat)
    table.transaction.tell(table.broadcast.answer, connection, message.id)


@IN_TURN.handles(ChatSaid)
async def chat(table: Table, connection: Connection, message: ChatSaid, _came: int) -> None:
    """Say something to everybody, once."""
    table.chat.say(connection, message)


@IN_TURN.handles(React)
async def react(table: Table, connection: Connection, message: React, _came: int) -> None:
    """Say one of six things with one tap."""
    table.chat.react(connection, message)
    table.transaction.ack(connection, message.id)


@IN_TURN.handles(Mute)
async def mute(table: Table, connection: Connection, message: Mute, _came: int) -> None:
    """No longer hear what a seat says."""
    table.chat.mute(connection, message)
    table.transaction.tell(table.broadcast.answer, connection, message.id)


@IN_TURN.handles(Arrange)
async def arrange(table: Table, connection: Connection, message: Arrange, _came: int) -> None:
    """Draw one's own places in another order."""
    table.gestures.arrange(connection, message)
    table.transaction.tell(table.broadcast.answer, connection, message.id)


@IN_TURN.handles(Signal)
async def signal(table: Table, connection: Connection, message: Signal, _came: int) -> None:
    """Give everybody a sign."""
    table.gestures.signal(connection, message)
    table.transaction.tell(table.broadcast.answer, connection, message.id)


@IN_TURN.handles(Resign)
async def resign(table: Table, connection: Connection, message: Resign, _came: int) -> None:
    """Give up: where other people play on at a table of three or more, a bot does for one, else the match is over."""
    live, seat = table.playing, message.seat
    if not has_given_up(table, connection.guest, message):
        connection.must_look_from(seat)
    if not live.was_played(seat, message.id):
        live.must_go_on()
        table.storage.must_be_writable()
        if plays_on_without(table, seat):
            bot = table.around.stand_in_for(table.record.game)
            table.seats.give_up(seat, bot)
            parting.leave(live, seat, bot, message.id)
            await carry_out(table, *table.proposals.recount())
        else:
            parting.end_early(live, seat, RESIGNS, message.id)
    table.transaction.ack(connection, message.id)


def has_given_up(table: Table, guest: str, message: Resign) -> bool:
    """Whether this is a retry by somebody who no longer looks from the seat that they have given up."""
    held = [seat.gave_up for seat in table.record.seats[message.seat : message.seat + 1]]
    return any(guest in each for each in held) and table.playing.was_played(message.seat, message.id)


def plays_on_without(table: Table, seat: int) -> bool:
    """Whether the match goes on without a seat: two others have not given up, and one of them is a person."""
    others = [each for at, each in enumerate(table.record.seats) if at != seat and each.taken and not each.gave_up]
    return len(others) > 1 and any(each.guests for each in others)


@IN_TURN.handles(PreviewWanted)
async def preview(table: Table, connection: Connection, message: PreviewWanted, _came: int) -> None:
    """Show what moves would certainly do, where nothing has to be remembered and no time is running."""
    live = table.playing
    connection.must_look_from(message.seat)
    live.must_go_on()
    if live.clock.runs:
        raise Refusal("not-now", what="preview")
    view, events = previewed(live.match, message.seat, message.moves)
    table.transaction.send(connection, text_of(Preview(id=message.id, view=view, events=events)))


@IN_TURN.handles(Propose)
async def propose(table: Table, connection: Connection, message: Propose, _came: int) -> None:
    """Be for something, or take that back; what all are for is done."""
    connection.must_look_from(message.seat)
    was_played = table.live is not None and table.live.was_played(message.seat, message.id)
    if was_played or table.proposals.was_taken(message):
        table.transaction.ack(connection, message.id)
        return
    table.storage.must_be_writable()
    table.proposals.must_be_possible(message)
    if message.what == "take-back" and message.agree:
        parting.must_be_takeable(table.playing, message.absent or 0)
    table.transaction.ack(connection, message.id)
    if message.what == "rematch":
        await open_rematch(table, connection.guest, message)
    else:
        await carry_out(table, table.proposals.vote(message))


async def open_rematch(table: Table, guest: str, message: Propose) -> None:
    """Open the table of the rematch for the first who wants one, and show everybody where it is."""
    table.proposals.take(message)
    if message.agree and table.record.next is None:
        await table.around.rematch(table.record, guest)
    table.transaction.tell(table.broadcast.show)


@IN_TURN.handles(Follow)
async def follow(table: Table, connection: Connection, message: Follow, _came: int) -> None:
    """Go on to the table of the rematch: whatever is said from now on is said there."""
    if table.record.next is None:
        raise Refusal("not-now", what="follow", phase=table.record.phase)
    if table.around.settings.node:
        raise Refusal("elsewhere")  # nobody has that table yet: whoever connects to it is led to where it is played
    following = await table.around.enter(connection.guest, table.record.next)
    if connection.move_to(following):
        table.depart(connection)
        connection.viewer = SPECTATOR
        following.inbox.submit(Arrived(connection, message.id))


must_all_be_handled(messages_from_client(), IN_TURN, AT_ONCE)


def begin_if_complete(table: Table) -> None:
    """Deal as soon as everybody sits and has shown their salt."""
    if table.record.phase == "gathering" and table.record.complete:
        table.record.deal()
        live = table.deal()
        if table.record.gathers and live.match.game.timed:
            live.clock.awaited.update(at for at, seat in enumerate(table.record.seats) if seat.guests)
            table.transaction.tell(table.inbox.submit_later, table.around.settings.times.screens, WaitNoLonger())
        table.seats.changed()
        table.transaction.tell(table.broadcast.show_at_once)
        table.transaction.tell(table.inbox.submit_first, GoOn())


async def carry_out(table: Table, *agreed: Agreed | None) -> None:
    """Do what all are for, and show what is still proposed."""
    for each in agreed:
        if each and each.what == "stop":
            parting.end_early(table.playing, each.seat, STOPS, each.id)
            break
        if each and each.what == "take-back":
            with suppress(HullabooError):  # something has changed since it was proposed: it is void
                parting.take_back(table.playing, each.absent or 0)
        elif each and each.absent is not None:
            table.seats.stand_in(each.absent, table.around.stand_in_for(table.record.game))
            ask_bots_anew(table)
    table.proposals.count_later()
    table.transaction.tell(table.broadcast.show)


def ask_bots_anew(table: Table) -> None:
    """Have bots asked once it is committed that other hands play a seat."""
    if table.live:
        table.transaction.tell(table.live.bots.ask_anew)
