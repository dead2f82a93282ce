"""The bodies of HTTP requests and of their answers."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from hullaboo.server.protocol.fields import Key, MoveText, Name, OptionText
from hullaboo.server.protocol.from_server import LegalMove, SeatShown


class Body(Struct, forbid_unknown_fields=True):
    """The body of an HTTP request."""


class GuestNamed(Body):
    """A nickname."""

    name: Name


class SeatWanted(Body):
    """A seat of a new table: mine, a bot's, open to anybody, or for whoever gets its link.

    `name` is what somebody at the same screen is called; without one, as the guest is.
    """

    kind: Literal["me", "bot", "open", "invited"]
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None


class TableWanted(Body, kw_only=True):
    """A new table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=6)]
    edition: Annotated[str, Meta(max_length=40)] | None = None
    options: Annotated[dict[OptionText, OptionText], Meta(max_length=40)] = {}
    public: bool = True
    hot_seat: bool = False
    spectators_chat: bool = True
    gathers: bool = False
    """Whether the cards are dealt when the host starts (`start`), instead of as soon as everybody sits."""
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
