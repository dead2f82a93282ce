"""The messages that a client sends on a socket; docs/protocol.md says what they mean."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from hullaboo.server.protocol.fields import ChatText, Commitment, Count, Id, MoveText, Occasion, Salt, Seat


class FromClient(Struct, forbid_unknown_fields=True, tag_field="type"):
    """A message from a client."""


class MoveMade(FromClient, tag="move", kw_only=True):
    """A seat plays; `answers` is the occasion of the table message that it reacts to."""

    id: Id
    seat: Seat
    move: MoveText
    answers: Occasion | None = None


class Sit(FromClient, tag="sit", kw_only=True):
    """Look from a seat that one holds (null: as a spectator); before the deal it binds the seat's salt by its hash."""

    id: Id
    seat: Seat | None
    commitment: Commitment | None = None


class Reveal(FromClient, tag="reveal", kw_only=True):
    """A seat shows the salt that it has bound, when all have bound theirs."""

    id: Id
    seat: Seat
    salt: Salt


class ChatSaid(FromClient, tag="chat", kw_only=True):
    """Something said at the table."""

    id: Id
    text: ChatText


class Arrange(FromClient, tag="arrange", kw_only=True):
    """The order in which a seat's own places are drawn: a permutation of 0 … n - 1, shown to all."""

    id: Id
    seat: Seat
    order: Annotated[list[Annotated[int, Meta(ge=0, le=63)]], Meta(max_length=64)]


class Signal(FromClient, tag="signal", kw_only=True):
    """A seat gives everybody a sign, such as light on the table: no rule knows of it."""

    id: Id
    seat: Seat


class Resign(FromClient, tag="resign", kw_only=True):
    """A seat gives up; all others win."""

    id: Id
    seat: Seat


class Propose(FromClient, tag="propose", kw_only=True):
    """A seat is for stopping, for a rematch, or for a stand-in at an absent seat; or takes that back."""

    id: Id
    seat: Seat
    what: Literal["stop", "rematch", "stand-in"]
    absent: Seat | None = None
    agree: bool = True


class Follow(FromClient, tag="follow", kw_only=True):
    """Go on, with this socket, to the table of the rematch that was agreed on."""

    id: Id


class Ping(FromClient, tag="ping", kw_only=True):
    """Are you there?"""

    id: Id


class Pong(FromClient, tag="pong", kw_only=True):
    """The answer to the server's ping, sent at once: it measures the line."""

    nonce: Count


class PreviewWanted(FromClient, tag="preview", kw_only=True):
    """What would these moves of one seat do, one after the other?"""

    id: Id
    seat: Seat
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=4)]
