"""The messages that the server sends on a socket; docs/protocol.md says what they mean."""

from typing import Any, Literal

from msgspec import Raw, Struct

from hullaboo.server.protocol.fields import Reaction


class FromServer(Struct, tag_field="type", omit_defaults=True):
    """A message to a client."""


class RaceTime(Struct, frozen=True):
    """When a move of a race came in, and when it was made: milliseconds since the deal."""

    seat: int | Literal["clock"]
    came: int
    made: int


class LegalMove(Struct, frozen=True):
    """Something a seat may do: its notation, and a code with parameters to be worded."""

    move: str
    label: dict[str, Any]


class TableShown(FromServer, tag="table", kw_only=True, gc=False):
    """What the viewer sees now, what it was just told, and what it may do.

    `view`: all that the viewer may see, whole each time. `events`: what was just told. `legal`: what the seat may do,
    each with its `move` text and a `label` to be worded. `deadline`: milliseconds until the next time is over. `number`
    counts the table messages to this viewer; a server that has crashed may use one again. `occasion` is an opaque token
    (16 letters, digits, `-`, `_`) of what a move made now would answer: send it back as `answers`. `race`: see below.
    `again: true`: nothing new happened, you have just sat down or lost messages.
    """

    number: int
    seat: int | None
    occasion: str
    view: Raw
    events: Raw
    legal: Raw
    deadline: int | None = None
    race: RaceTime | None = None
    again: bool = False


class SeatShown(Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat, as everybody may know."""

    seat: int
    kind: Literal["person", "bot", "open", "invited"]
    name: str
    bot: str | None = None
    present: bool = False
    ready: bool = False
    commitment: str | None = None
    """What binds its salt; before the deal."""
    yours: bool = False
    stand_in: bool = False
    holders: int = 1
    """How many browsers hold it: said to these alone, so that nobody takes up a seat in secret."""
    muted: bool = False
    """Whether the guest who is told this hears nothing that the seat says."""
    agreed: bool = False
    """Whether its person has said that the host may start; before the deal."""
    host: bool = False
    """Whether its person hosts the table."""
    gave_up: bool = False
    """Whether its person has resigned: a bot plays on, and has lost."""
    abandoned: bool = False
    """Whether its person has been gone for so long that a stand-in may be proposed."""
    wins: int = 0
    """How many matches of the evening its player has won: over rematches, with this one as soon as it is over."""


class OutcomeShown(Struct, frozen=True):
    """How the match ended."""

    scores: list[int]
    winners: list[int]
    reason: str
    params: dict[str, int | str]


class Proposal(Struct, frozen=True, omit_defaults=True):
    """What some seats are for."""

    what: Literal["stop", "stand-in", "take-back"]
    seats: list[int]
    absent: int | None = None


class RoomShown(FromServer, tag="room", kw_only=True):
    """The table around the match: who sits where, proposals, outcome.

    `phase` is `gathering`, `playing` or `over`; the table of the rematch is `next` (there the seats of those who have
    left are open).
    """

    table: str
    game: str
    edition: str
    options: dict[str, str]
    phase: Literal["gathering", "playing", "over"]
    public: bool
    hot_seat: bool
    spectators_chat: bool
    commitment: str
    seats: list[SeatShown]
    spectators: int = 0
    orders: dict[str, list[int]] = {}
    signals: int = 0
    proposals: list[Proposal] = []
    outcome: OutcomeShown | None = None
    secret: str | None = None
    next: str | None = None
    round: int = 0
    """How often the round of commitments was broken off, and began again."""
    waits: bool = False
    """Whether nothing is dealt, and no salt bound, before the host starts."""
    host: bool = False
    """Whether the guest who is told this is the host."""
    awaited: list[int] = []
    """The seats whose screens are waited for until times run (`here`)."""
    takes_back: bool = False
    """Whether moves may be taken back: a match is played in which no time runs."""
    patience: int = 0
    """Milliseconds from when a seat is shown as not present until it is `abandoned`."""


class ChatShown(FromServer, tag="chat", kw_only=True):
    """Something said; text is text, never markup. `again: true`: it was said before you came."""

    name: str
    text: str
    seat: int | None = None
    again: bool = False


class ReactionShown(FromServer, tag="reaction", kw_only=True):
    """A seat has said one of six things with one tap; who has muted the seat is not told."""

    seat: int
    what: Reaction


class Ack(FromServer, tag="ack", kw_only=True):
    """The message with this `id` was taken; a move is in the log, on the disk."""

    id: str


class Refused(FromServer, tag="refused", kw_only=True):
    """The message with this `id` was not taken, and nothing has changed; `code` and `params` say why."""

    code: str
    id: str | None = None
    params: dict[str, Any] = {}


class Preview(FromServer, tag="preview", kw_only=True):
    """What the moves would certainly do.

    `view` and `events` are from worlds guessed for the seat, uncertain parts left out or null.
    """

    id: str
    view: dict[str, Any]
    events: list[dict[str, Any]]


class PingShown(FromServer, tag="ping", kw_only=True):
    """Are you there? Answer with `pong`."""

    nonce: int


class PongShown(FromServer, tag="pong", kw_only=True):
    """The answer to your `ping`."""

    id: str


class Closing(FromServer, tag="closing", kw_only=True):
    """The server goes away; connect again after so many milliseconds."""

    after: int


class StorageShown(FromServer, tag="storage", kw_only=True):
    """Whether what happens can be kept.

    `writable: false`: nothing can be kept just now (the disk is full, the database is gone). All that was shown is
    kept. What would need to be kept is refused as `cannot-keep`, or, where the table waits for something it was writing
    when that began, answered when it can be kept; no time runs. `writable: true`: play goes on. Who comes meanwhile is
    told so first; without that, all is well.
    """

    writable: bool
