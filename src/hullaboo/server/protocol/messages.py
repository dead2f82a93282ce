"""The messages of the socket and the bodies of HTTP.

docs/protocol.md says what they mean; web/src/protocol.ts is made from here.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

END = r"$(?!\n)"
"""The end of a text; Python's `$` alone also stands before a line break there."""
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=f"^[A-Za-z0-9_-]+{END}")]
Seat = Annotated[int, Meta(ge=0, le=5)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Occasion = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16}" + END)]
Salt = Annotated[str, Meta(pattern="^[0-9a-f]{32}" + END)]
Commitment = Annotated[str, Meta(pattern="^[0-9a-f]{64}" + END)]
ChatText = Annotated[str, Meta(min_length=1, max_length=300, pattern=r"^[^\x00]+$")]
"""PostgreSQL keeps no text with a zero in it."""
Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^[\w.'-]+(?: [\w.'-]+)*" + END)]
Key = Annotated[str, Meta(min_length=16, max_length=64, pattern=f"^[A-Za-z0-9_-]+{END}")]
Count = Annotated[int, Meta(ge=0, le=2**53)]
OptionText = Annotated[str, Meta(max_length=40)]


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


Received = (
    MoveMade | Sit | Reveal | ChatSaid | Arrange | Signal | Resign | Propose | Follow | PreviewWanted | Ping | Pong
)


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


class TableShown(FromServer, tag="table", kw_only=True):
    """What the viewer sees now, what it was just told, and what it may do; a move sends `occasion` back."""

    number: int
    seat: int | None
    occasion: str
    view: Raw
    events: list[dict[str, Any]]
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


class OutcomeShown(Struct, frozen=True):
    """How the match ended."""

    scores: list[int]
    winners: list[int]
    reason: str
    params: dict[str, int | str]


class Proposal(Struct, frozen=True, omit_defaults=True):
    """What some seats are for."""

    what: Literal["stop", "rematch", "stand-in"]
    seats: list[int]
    absent: int | None = None


class RoomShown(FromServer, tag="room", kw_only=True):
    """The table around the match: who sits where, what was agreed, how it ended."""

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


class ChatShown(FromServer, tag="chat", kw_only=True):
    """Something said at the table; text is text, never markup."""

    name: str
    text: str
    seat: int | None = None


class Ack(FromServer, tag="ack", kw_only=True):
    """Your message was taken, and a move is in the log."""

    id: str


class Refused(FromServer, tag="refused", kw_only=True):
    """Your message was not taken, and nothing has changed."""

    code: str
    id: str | None = None
    params: dict[str, Any] = {}


class Preview(FromServer, tag="preview", kw_only=True):
    """What the moves would certainly do; where a part of the view is not certain, it is left out or null."""

    id: str
    view: dict[str, Any]
    events: list[dict[str, Any]]


class PingShown(FromServer, tag="ping", kw_only=True):
    """Answer with a pong at once."""

    nonce: int


class PongShown(FromServer, tag="pong", kw_only=True):
    """I am."""

    id: str


class Closing(FromServer, tag="closing", kw_only=True):
    """The server goes away; come back after so many milliseconds."""

    after: int


class StorageShown(FromServer, tag="storage", kw_only=True):
    """Whether what happens can be kept: if not, all that was shown is safe, and what would change it is refused."""

    writable: bool


Sent = TableShown | RoomShown | ChatShown | Ack | Refused | Preview | PingShown | PongShown | Closing | StorageShown


class Body(Struct, forbid_unknown_fields=True):
    """The body of an HTTP request."""


class GuestNamed(Body):
    """A nickname."""

    name: Name


class SeatWanted(Body):
    """A seat of a new table: mine, a bot's, open to anybody, or for whoever gets its link."""

    kind: Literal["me", "bot", "open", "invited"]
    bot: Annotated[str, Meta(max_length=40)] | None = None


class TableWanted(Body, kw_only=True):
    """A new table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=6)]
    edition: Annotated[str, Meta(max_length=40)] | None = None
    options: Annotated[dict[OptionText, OptionText], Meta(max_length=40)] = {}
    public: bool = True
    hot_seat: bool = False
    spectators_chat: bool = True
    pace: Annotated[int, Meta(ge=0, le=100)] = 100


class PlayWanted(Body, kw_only=True):
    """Play now, against bots."""

    game: Annotated[str, Meta(max_length=40)]
    bot: Annotated[str, Meta(max_length=40)] | None = None
    seats: Annotated[int, Meta(ge=1, le=6)] | None = None


class KeyGiven(Body):
    """The key of an invitation or of a seat, from the part of a link after the #."""

    key: Key | None = None


class GuestShown(Struct, frozen=True):
    """Who one is here."""

    name: str


class KeysShown(Struct, frozen=True):
    """The public key that signs logs now, and those that did before; in hex digits."""

    log: str
    former: list[str]


class SeatLink(Struct, frozen=True):
    """A seat and the key that opens it on any device."""

    seat: int
    key: str


class TableMade(Struct, frozen=True):
    """A new table: its id, the key that lets friends in, and the keys of seats."""

    table: str
    key: str
    commitment: str
    seats: list[SeatLink]


class TableListed(Struct, frozen=True):
    """A line of the lobby."""

    table: str
    game: str
    edition: str
    phase: Literal["gathering", "playing", "over"]
    seats: list[SeatShown]
    spectators: int


class OptionShown(Struct, frozen=True):
    """An option of a game: one of some words, or a number in a range."""

    name: str
    default: str
    words: list[str] | None = None
    low: int | None = None
    high: int | None = None


class GameShown(Struct, frozen=True):
    """A game in the box."""

    name: str
    seats: list[int]
    editions: list[str]
    options: list[OptionShown]
    bots: list[str]
    problems: bool = False
    """Whether it sets a problem a day."""
    lessons: bool = False
    """Whether it teaches itself, position by position."""


class ProblemTried(Body):
    """The moves tried at a problem so far."""

    moves: Annotated[list[MoveText], Meta(max_length=500)] = []


class ProblemShown(Struct, frozen=True):
    """A problem for one, after the moves tried so far."""

    day: str
    grade: int
    seat: int
    seats: int
    verdict: Literal["open", "solved", "given-up"]
    misses: int
    view: dict[str, Any]
    events: list[dict[str, Any]]
    legal: list[LegalMove]


class LessonTried(Body):
    """The learner's moves in a lesson so far."""

    moves: Annotated[list[MoveText], Meta(max_length=200)] = []


class LookAhead(Body):
    """The learner's moves so far, and those whose effect is to be foreseen."""

    moves: Annotated[list[MoveText], Meta(max_length=200)]
    ahead: Annotated[list[MoveText], Meta(min_length=1, max_length=4)]


class LessonsShown(Struct, frozen=True):
    """What can be learnt: how many lessons there are, and which rules each picture shows."""

    lessons: int
    pictures: list[list[int]]


class LessonShown(Struct, frozen=True):
    """A lesson after the learner's moves so far."""

    seat: int
    seats: int
    step: int
    steps: int
    verdict: Literal["open", "done", "missed"]
    kept: int
    """How many moves stay when the learner tries again."""
    hint: str | None
    """A move that does what is asked."""
    view: dict[str, Any]
    events: list[dict[str, Any]]
    legal: list[LegalMove]


class Foreseen(Struct, frozen=True):
    """What moves would certainly do; where a part of the view is not certain, it is left out or null."""

    view: dict[str, Any]
    events: list[dict[str, Any]]


class FrameShown(Struct, frozen=True):
    """The table after one move (the first: after the deal), and what was told of it."""

    seat: int | Literal["clock"] | None
    move: str
    view: dict[str, Any]
    events: list[dict[str, Any]]


class ReplayShown(Struct, frozen=True):
    """A match that is over, move by move, through somebody's eyes."""

    game: str
    eyes: str
    names: list[str]
    frames: list[FrameShown]


class ToldShown(Struct, frozen=True):
    """All that a viewer was told so far and may read again, up to its table message `number`."""

    number: int
    events: list[dict[str, Any]]


class Trouble(Struct, frozen=True):
    """Why a request was not granted."""

    code: str
    params: dict[str, Any] = {}


class Health(Struct, frozen=True):
    """The server is well."""

    status: Literal["ok"] = "ok"
    version: str = ""
