"""What a table does for each command: one function for each type, found by that type."""

from collections.abc import Awaitable, Callable
from typing import Any

from hullaboo.core.errors import HullabooError
from hullaboo.server.protocol.bodies import ToldShown
from hullaboo.server.protocol.from_server import Ack, Closing
from hullaboo.server.storage.group_commit import LostTable
from hullaboo.server.storage.records import is_host
from hullaboo.server.tables import commands
from hullaboo.server.tables.commands import (
    Admit,
    Arrived,
    BeginIfComplete,
    BotHasDecided,
    BotPlays,
    Command,
    ContestIsOver,
    CountVotes,
    Departed,
    FindHost,
    GiveUp,
    GoOn,
    HandOver,
    Inquiry,
    LeaveSeat,
    MessageCame,
    PutAwayIfQuiet,
    ReadEvents,
    SaltsAreLate,
    SaveRecord,
    SayWhoIsGone,
    SendText,
    ShowEverything,
    ShowRoom,
    ShutOut,
    TakeSeat,
    TimeIsOver,
    WaitNoLonger,
)
from hullaboo.server.tables.connection import refusal_of, soon, text_of
from hullaboo.server.tables.dispatch import Handlers, must_all_be_handled
from hullaboo.server.tables.history import told_so_far
from hullaboo.server.tables.message_handlers import IN_TURN, begin_if_complete, carry_out
from hullaboo.server.tables.races import CONTEST
from hullaboo.server.tables.table import Table

HANDLERS: Handlers[Callable[[Table, Any], Awaitable[Any]]] = Handlers()


class PutAway(Exception):
    """Nobody needs the table now; it will come back from the log."""


@HANDLERS.handles(MessageCame)
async def message_came(table: Table, command: MessageCame) -> None:
    """Do what a client's message asks for, or have it refused; who has gone on to another table said it there."""
    connection, message = command.connection, command.message
    if connection not in table.presence.connections:
        connection.resubmit(command, table)
        return
    try:
        await IN_TURN[type(message)](table, connection, message, command.came)
    except HullabooError as error:
        table.transaction.send(connection, refusal_of(getattr(message, "id", None), error))


@HANDLERS.handles(Arrived)
async def arrived(table: Table, command: Arrived) -> None:
    """Show the table to somebody new, and measure their line or say that they have followed."""
    connection = command.connection
    if command.is_measured:
        table.arrive(connection)
    elif command.follows is None:
        table.arrive(connection, connection.ping(table.now()))
    else:
        table.arrive(connection, text_of(Ack(id=command.follows)))


@HANDLERS.handles(Departed)
async def departed(table: Table, command: Departed) -> None:
    """Let somebody go."""
    table.depart(command.connection)


@HANDLERS.handles(ShowEverything)
async def show_everything(table: Table, command: ShowEverything) -> None:
    """Show everything anew."""
    table.transaction.tell(table.show_everything, command.connection)


@HANDLERS.handles(SendText)
async def send_text(table: Table, command: SendText) -> None:
    """Send an answer that was held back."""
    table.transaction.send(command.connection, command.text)


@HANDLERS.handles(Admit)
async def admit(table: Table, command: Admit) -> None:
    """Let a guest look."""
    table.seats.admit(command.guest)


@HANDLERS.handles(TakeSeat)
async def take_seat(table: Table, command: TakeSeat) -> str:
    """Give a guest a seat, and return its key."""
    key = table.seats.take(command.guest, command.name, command.seat, command.key)
    table.transaction.tell(table.broadcast.show)
    return key


@HANDLERS.handles(LeaveSeat)
async def leave_seat(table: Table, command: LeaveSeat) -> None:
    """Have a guest stand up; somebody else hosts the table then, and perhaps all others are for something."""
    was_host = table.record.phase == "gathering" and is_host(table.record, command.guest)
    table.seats.leave(command.guest, command.seat)
    if was_host and not table.record.held_by(command.guest):
        table.hosting.hand_on()
    await carry_out(table, *table.proposals.recount())


@HANDLERS.handles(ShutOut)
async def shut_out(table: Table, command: ShutOut) -> str:
    """Leave a seat to a guest alone, and return its new key."""
    key = table.seats.shut_out(command.guest, command.seat)
    table.transaction.tell(table.broadcast.show)
    return key


@HANDLERS.handles(ReadEvents)
async def read_events(table: Table, command: ReadEvents) -> ToldShown:
    """Return what a viewer was told so far."""
    return told_so_far(table, command.guest, command.seat)


@HANDLERS.handles(BeginIfComplete)
async def begin(table: Table, _command: BeginIfComplete) -> None:
    """Deal, if everybody is ready."""
    begin_if_complete(table)


@HANDLERS.handles(GoOn)
async def go_on(table: Table, _command: GoOn) -> None:
    """Show the match as it is, and have it go on."""
    table.playing.go_on()


@HANDLERS.handles(SaveRecord)
async def save_record(table: Table, _command: SaveRecord) -> None:
    """Commit the record as it is."""
    table.transaction.change_record()


@HANDLERS.handles(SaltsAreLate)
async def salts_are_late(table: Table, command: SaltsAreLate) -> None:
    """Free the seats of who is late."""
    table.salts.put_out_who_is_late(command.round)


@HANDLERS.handles(SayWhoIsGone)
async def say_who_is_gone(table: Table, _command: SayWhoIsGone) -> None:
    """Show the room again: somebody is gone for more than a moment, or for long."""
    table.broadcast.show_in(table.absence.next_news)
    table.transaction.tell(table.broadcast.show)


@HANDLERS.handles(WaitNoLonger)
async def wait_no_longer(table: Table, _command: WaitNoLonger) -> None:
    """Let the times run, whoever is here."""
    table.come(*table.playing.clock.awaited)


@HANDLERS.handles(FindHost)
async def find_host(table: Table, _command: FindHost) -> None:
    """Have somebody else host the table, if its host is gone."""
    if table.hosting.follow_who_is_gone():
        table.transaction.tell(table.broadcast.show)


@HANDLERS.handles(CountVotes)
async def count_votes(table: Table, _command: CountVotes) -> None:
    """Do what is agreed now."""
    await carry_out(table, *table.proposals.recount())


@HANDLERS.handles(ShowRoom)
async def show_room(table: Table, _command: ShowRoom) -> None:
    """Show the room, which had to wait."""
    table.transaction.tell(table.broadcast.show_late)


@HANDLERS.handles(ContestIsOver)
async def contest_is_over(table: Table, _command: ContestIsOver) -> None:
    """Judge the moves of the contest."""
    table.playing.on_contest_over()


@HANDLERS.handles(TimeIsOver)
async def time_is_over(table: Table, command: TimeIsOver) -> None:
    """Have CLOCK play."""
    table.playing.on_time_over(command)


@HANDLERS.handles(BotHasDecided)
async def bot_has_decided(table: Table, command: BotHasDecided) -> None:
    """Have a bot plan."""
    table.playing.on_bot_decided(command)


@HANDLERS.handles(BotPlays)
async def bot_plays(table: Table, command: BotPlays) -> None:
    """Judge a bot's move."""
    table.playing.on_bot_plays(command)


@HANDLERS.handles(PutAwayIfQuiet)
async def put_away_if_quiet(table: Table, _command: PutAwayIfQuiet) -> None:
    """End the table's task, unless somebody has come meanwhile."""
    if table.is_quiet:
        await table.storage.release()
        raise PutAway


@HANDLERS.handles(HandOver)
async def hand_over(table: Table, command: HandOver) -> None:
    """Leave the table to another server, and send its people there; moves that gather are judged before."""
    if table.live and table.live.races.contest.entries:
        table.inbox.submit_later(CONTEST, command)
        return
    await table.storage.hand_over(table.live.clock.remaining() if table.live else "")
    await table.around.have_opened(command.to, table.record.id)
    for connection in table.presence.connections:
        connection.send(Closing(after=soon()))
    raise PutAway


@HANDLERS.handles(GiveUp)
async def give_up(_table: Table, _command: GiveUp) -> None:
    """End the table's task: the table is woken anew for who comes back."""
    raise LostTable("another server may have had the table meanwhile")


def declared_commands() -> list[type]:
    """Return every type of command that `commands` declares."""
    found = [each for each in vars(commands).values() if isinstance(each, type) and issubclass(each, Command)]
    return [each for each in found if each not in (Command, Inquiry)]


must_all_be_handled(declared_commands(), HANDLERS)
