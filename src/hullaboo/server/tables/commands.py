"""What may happen to a table, as data: who wants what, and when it came. `handlers` says what is done for each.

Nothing of a socket or of HTTP stands here: a table is run by whoever submits commands.
"""

from typing import Any, Generic, TypeVar

from msgspec import Struct

from hullaboo.core.bot import Answer
from hullaboo.server.protocol.bodies import ToldShown
from hullaboo.server.protocol.from_client import FromClient
from hullaboo.server.storage.leases import Owner
from hullaboo.server.tables.connection import Connection

T = TypeVar("T")


class Command(Struct, frozen=True, eq=False):
    """Something that a table is to do, when its turn comes."""


class Inquiry(Command, Generic[T], frozen=True, eq=False):
    """A command whose sender waits for what comes of it."""


# People's connections


class MessageCame(Command, frozen=True, eq=False):
    """A client has sent a message."""

    connection: Connection
    message: FromClient
    came: int


class Arrived(Command, frozen=True, eq=False):
    """Somebody has connected; or has followed to a rematch, by the message with this id.

    Who has come by another server is measured there.
    """

    connection: Connection
    follows: str | None = None
    is_measured: bool = False


class Departed(Command, frozen=True, eq=False):
    """A connection has ended."""

    connection: Connection


class ShowEverything(Inquiry[None], frozen=True, eq=False):
    """A slow reader has lost messages, and needs everything anew."""

    connection: Connection


class SendText(Command, frozen=True, eq=False):
    """An answer that was held back is due."""

    connection: Connection
    text: bytes


# Seats, as asked for by HTTP


class Admit(Inquiry[None], frozen=True, eq=False):
    """A guest has come by a key, and may look from now on."""

    guest: str


class TakeSeat(Inquiry[str], frozen=True, eq=False):
    """A guest takes a seat, or takes it up on another device by its key; gives the seat's key."""

    guest: str
    name: str
    seat: int
    key: str | None


class LeaveSeat(Inquiry[None], frozen=True, eq=False):
    """A guest stands up."""

    guest: str
    seat: int


class ShutOut(Inquiry[str], frozen=True, eq=False):
    """A guest keeps a seat for themselves; gives its new key."""

    guest: str
    seat: int


class ReadEvents(Inquiry[ToldShown], frozen=True, eq=False):
    """Gives what a guest's seat was told so far, or a spectator (`None`)."""

    guest: str
    seat: int | None


# What follows from something else


class BeginIfComplete(Command, frozen=True, eq=False):
    """Deal, if everybody sits and has shown their salt."""


class GoOn(Command, frozen=True, eq=False):
    """Start the times, show the match as it is, ask the bots."""


class SaveRecord(Command, frozen=True, eq=False):
    """Commit the record of the table as it is."""


class SaltsAreLate(Command, frozen=True, eq=False):
    """The time of a round of salts is over."""

    round: int


class SayWhoIsGone(Command, frozen=True, eq=False):
    """Somebody may have been gone for so long that it is to be said."""


class WaitNoLonger(Command, frozen=True, eq=False):
    """Everybody has had time to come to the table that was dealt."""


class FindHost(Command, frozen=True, eq=False):
    """The host of a table may have been gone for long: then somebody else hosts it."""


class CountVotes(Command, frozen=True, eq=False):
    """Somebody has now been gone for long: perhaps all others are for something."""


class ShowRoom(Command, frozen=True, eq=False):
    """The room has changed often, and is to be shown now."""


class ContestIsOver(Command, frozen=True, eq=False):
    """The moves of a contest are to be played."""


class TimeIsOver(Command, frozen=True, eq=False):
    """CLOCK plays an action, unless its alarm was given up."""

    alarm: int
    action: int


class BotHasDecided(Command, frozen=True, eq=False):
    """A bot has answered what it was asked then, in this state of plans."""

    plans: int
    seat: int
    asked: int
    answer: Answer


class BotPlays(Command, frozen=True, eq=False):
    """A bot has waited for as long as it wanted to."""

    plans: int
    seat: int
    action: int


class PutAwayIfQuiet(Command, frozen=True, eq=False):
    """Put the table away, if nobody has come meanwhile."""


class HandOver(Command, frozen=True, eq=False):
    """Leave the table to another server."""

    to: Owner


class GiveUp(Command, frozen=True, eq=False):
    """Another server has had the database, or may have the table: what the table knows is old."""


class Request(Struct, frozen=True, eq=False):
    """An inquiry in the inbox, and where its answer goes."""

    inquiry: Inquiry[Any]
    answer: Any
    """The future that its sender waits for."""
