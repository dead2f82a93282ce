"""The messages that a client sends on a socket; docs/protocol.md says what they mean."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from hullaboo.server.protocol.fields import ChatText, Commitment, Count, Id, MoveText, Occasion, Reaction, Salt, Seat


class FromClient(Struct, forbid_unknown_fields=True, tag_field="type"):
    """A message from a client."""


class MoveMade(FromClient, tag="move", kw_only=True):
    """Play `move`, one of the texts in `legal`; `answers` is the `occasion` of the table message it reacts to."""

    id: Id
    seat: Seat
    move: MoveText
    answers: Occasion | None = None


class Sit(FromClient, tag="sit", kw_only=True):
    """Look from a seat (`null`: as a spectator); before the deal, bind its salt."""

    id: Id
    seat: Seat | None
    commitment: Commitment | None = None


class Reveal(FromClient, tag="reveal", kw_only=True):
    """Show the salt that a seat has bound, when every seat is ready."""

    id: Id
    seat: Seat
    salt: Salt


class Agree(FromClient, tag="agree", kw_only=True):
    """Before the deal, be ready for the host to start; `agree: false` takes it back. For any seat that one holds."""

    id: Id
    seat: Seat
    agree: bool = True


class Start(FromClient, tag="start", kw_only=True):
    """As the host, have the cards dealt.

    Every seat must be taken, and every other person be here and have agreed; where somebody then shows no salt in time,
    nothing has begun, and they have not agreed any more.
    """

    id: Id


class SetSeat(FromClient, tag="set-seat", kw_only=True):
    """As the host, before the deal: have a `bot` sit on a seat, free it (`open`), or take it away (`none`).

    Of a bot, `bot` says which; without it, one of middling strength comes. A person who sat there is asked to leave,
    and takes no seat here any more. The number after the last seat adds one; seats behind one that goes move up.
    """

    id: Id
    seat: Seat
    to: Literal["bot", "open", "none"]
    bot: Annotated[str, Meta(max_length=40)] | None = None


class SeatInOrder(FromClient, tag="seat-in-order", kw_only=True):
    """As the host, before the deal, choose who sits where.

    `order` is a permutation of the seats: at its first place stands whoever is to sit on seat 0.
    """

    id: Id
    order: Annotated[list[Seat], Meta(min_length=1, max_length=6)]


class Here(FromClient, tag="here", kw_only=True):
    """After the deal, say that the table is on a seat's screen.

    Where a host has started, no time runs before all whom `awaited` in `room` names have said so, have gone, or have
    had ten seconds for it. So it is for three seconds after a table has woken; who sits down then is there.
    """

    id: Id
    seat: Seat


class ChatSaid(FromClient, tag="chat", kw_only=True):
    """Say something, up to 300 characters, none of them U+0000."""

    id: Id
    text: ChatText


class React(FromClient, tag="react", kw_only=True):
    """Say one of six things with one tap, from a seat that one holds; it counts as a line of chat, and is not kept.

    `boo`, `bravo`, `haha`, `oops`, `hmm` or `thanks`.
    """

    id: Id
    seat: Seat
    what: Reaction


class Mute(FromClient, tag="mute", kw_only=True):
    """No longer hear what a seat says in the chat, on any of the guest's sockets; `muted: false` takes it back.

    It is kept for the table, and nobody else is told: the seats that one has muted are `muted` in one's own `room`.
    """

    id: Id
    seat: Seat
    muted: bool = True


class Arrange(FromClient, tag="arrange", kw_only=True):
    """Draw the seat's own places in another order.

    `order` is a permutation of 0 … n − 1; everybody sees it in `room.orders`, the rules do not know of it.
    """

    id: Id
    seat: Seat
    order: Annotated[list[Annotated[int, Meta(ge=0, le=63)]], Meta(max_length=64)]


class Signal(FromClient, tag="signal", kw_only=True):
    """Give everybody at the table a sign that no rule knows of.

    Such as light on a board that fades: `room.signals` counts them.
    """

    id: Id
    seat: Seat


class Resign(FromClient, tag="resign", kw_only=True):
    """Give up.

    At a table of three or more, where other people play on, a bot takes the seat over; whatever it does, the seat has
    lost. Else the match is over, and all others win.
    """

    id: Id
    seat: Seat


class Propose(FromClient, tag="propose", kw_only=True):
    """Be for `stop`, `rematch`, a `stand-in` or a `take-back`; `agree: false` takes it back.

    A stand-in is a bot at the `absent` seat, whose person has been gone for a minute. It happens when all people are
    for it who have not been gone for that minute, at once when the last of them agrees, leaves the table or has been
    gone for so long. So does a stop. A rematch waits for nobody: whoever is the first to want one opens its table, and
    hosts it; the others' seats are kept for them there. Of a take-back, which its own seat proposes first, `absent` is
    the seat that takes back its last move and whatever came after it, in games without time. A move voids it. All other
    people must be for it; where a bot plays, nothing may have been learnt since (else `something-was-learnt`).
    """

    id: Id
    seat: Seat
    what: Literal["stop", "rematch", "stand-in", "take-back"]
    absent: Seat | None = None
    agree: bool = True


class Follow(FromClient, tag="follow", kw_only=True):
    """Go on, with this socket, to the table of the rematch (`next` in `room`).

    One is there as a spectator, is shown its `room`, and sits down with a new `commitment`. What is said after it is
    said there. Opening another socket at that table does the same.
    """

    id: Id


class PreviewWanted(FromClient, tag="preview", kw_only=True):
    """Ask what up to four `moves` of the seat, one after the other, would do; answered by `preview`.

    Only in games where all that may be known is in sight, and only while no time is running.
    """

    id: Id
    seat: Seat
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=4)]


class Ping(FromClient, tag="ping", kw_only=True):
    """Ask whether the server is there; answered by `pong`."""

    id: Id


class Pong(FromClient, tag="pong", kw_only=True):
    """Answer the server's `ping`: sent at once, it measures your line."""

    nonce: Count
