"""The log of a match: a text file that people can read and diff, and that lasts.

    [Hullaboo "0.2.0"]
    [Format "2"]
    …
    12. 1 keep {a3f09c1e 5be2d0aa}

The braces hold a move's seal (`seals.Chain`), the digest of the state that it led to, and notes of the table such as
times. A server's key and signature may stand below the moves (`signing`). What a log proves is said by `verifying`.
Logs of format 1, made before seals lasted, have no `Format`; they are read and played like any other.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from importlib.metadata import version
from typing import Any, Generic, Protocol, TypeVar

from hullaboo.core import options as table_options
from hullaboo.core.contract import Game
from hullaboo.core.edition import Edition
from hullaboo.core.errors import BadLog, HullabooError
from hullaboo.core.finding import game as game_named
from hullaboo.core.outcome import Outcome
from hullaboo.core.seats import seat_from, seat_text
from hullaboo.play.fairness import SALT_BYTES, SECRET_BYTES, Fair, LuckSource
from hullaboo.play.move import Move
from hullaboo.play.seals import Chain, digest_of
from hullaboo.play.signing import parted

FORMAT = "2"
HEADERS = (
    "Hullaboo", "Format", "Game", "Rules", "Edition", "Options", "Seats", "Bots",
    "Commitment", "Secret", "Luck", "Salts", "Outcome",
)  # fmt: skip
FIRST_HEADERS = ("Hullaboo", "Game", "Edition", "Options", "Seats", "Commitment", "Secret", "Salt", "Outcome")
"""Those of format 1."""
UNFINISHED = "unfinished"
HEADER_LINE = re.compile(r'\[([A-Z][a-z]+) "((?:[^"\\]|\\["\\])*)"\]')
MOVE_LINE = re.compile(r"(\d+)\. (\S+) (.+) \{([0-9a-f]{8}) ([0-9a-f]{8})((?: [^{} ]+)*)\}")
FIRST_MOVE_LINE = re.compile(r"(\d+)\. (\S+) (.+) \{([0-9a-f]{8})()((?: [^{} ]+)*)\}")
SECRET_ALONE, SALTED, COMMITTED = "secret", "salted", "committed"
"""Where luck comes from: the secret alone; salts as well; salts that were all bound before any was shown."""


class Played(Protocol):
    """A match, as far as a log knows it."""

    game: Game
    seats: int
    edition: Edition
    options: Any
    luck: LuckSource
    moves: list[Move]
    state: Any

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        ...

    @property
    def outcome(self) -> Outcome:
        """How it ended."""
        ...

    def play_text(self, seat: int, text: str, notes: str = "") -> Move:
        """Play a move as it stands in a log."""
        ...


M = TypeVar("M", bound=Played)
Begin = Callable[..., M]
"""What makes a match: `Match` itself."""


@dataclass(frozen=True)
class Line:
    """A move as a log has it: with its seal and the digest of the state that it led to."""

    move: Move
    seal: str
    digest: str


@dataclass(frozen=True)
class Log:
    """A log as read. `signed_by` is the public key whose signature stands below it, which was checked."""

    headers: dict[str, str]
    lines: tuple[Line, ...]
    signed_by: str | None = None

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves alone."""
        return tuple(line.move for line in self.lines)

    @property
    def is_first(self) -> bool:
        """Whether it is of format 1, whose seals hashed the bytes of the state and did not last."""
        return "Format" not in self.headers

    @property
    def bots(self) -> tuple[int, ...]:
        """The seats that bots played from the deal on, as far as the log says."""
        return tuple(int(word) for word in self.headers.get("Bots", "").split(",") if word)

    def until(self, count: int | None) -> "Log":
        """The log as far as its first moves."""
        return replace(self, lines=self.lines[:count])


def header_line(name: str, value: str) -> str:
    """One header, its quotes escaped."""
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def move_line(number: int, line: Line) -> str:
    """One numbered move."""
    move = line.move
    within = " ".join(word for word in (line.seal, line.digest, move.notes) if word)
    return f"{number}. {seat_text(move.seat)} {move.text} {{{within}}}"


def options_text(options: object) -> str:
    """Options other than the defaults, as `name=value` words."""
    return " ".join(f"{name}={value}" for name, value in table_options.write(options).items())


def outcome_text(outcome: Outcome | None) -> str:
    """The outcome in one line: points, winners, reason."""
    if outcome is None:
        return UNFINISHED
    points = ",".join(map(str, outcome.scores))
    winners = ",".join(map(str, outcome.winners))
    return f"points {points} winners {winners} by {outcome.reason}"


def outcome_of(match: Played) -> str:
    """How a match has ended, if it has."""
    return outcome_text(match.outcome if match.over else None)


def headers_of(match: Played, names: Sequence[str], bots: Sequence[int]) -> dict[str, str]:
    """The headers of a match whose luck is fair; `names` says who sat where, `bots` which of them were bots."""
    luck = match.luck
    if not isinstance(luck, Fair):
        raise BadLog("only a match with fair luck has a log: expected a secret and salts")
    if len(names) != match.seats or any(re.search(r"[,\n]", name) for name in names):
        raise BadLog(f"names: expected {match.seats} without commas and line breaks, got {names!r}")
    must_be_salts(luck, match.seats)
    values = (
        version("hullaboo"), FORMAT, match.game.name, str(match.game.rules.VERSION), match.edition.text,
        options_text(match.options), ",".join(names), ",".join(map(str, bots)), luck.commitment, luck.secret.hex(),
        COMMITTED if luck.committed else SALTED if luck.salts else SECRET_ALONE,
        ",".join(salt.hex() for salt in luck.salts), outcome_of(match),
    )  # fmt: skip
    return dict(zip(HEADERS, values, strict=True))


def must_be_salts(luck: Fair, seats: int) -> None:
    """Refuse luck that is not made of a whole secret and either no salts or one of each seat."""
    if len(luck.secret) != SECRET_BYTES:
        raise BadLog(f"Secret: expected {SECRET_BYTES} bytes, got {len(luck.secret)}")
    if luck.salts and [len(salt) for salt in luck.salts] != [SALT_BYTES] * seats:
        got = ", ".join(str(len(salt)) for salt in luck.salts)
        raise BadLog(f"Salts: expected {SALT_BYTES} bytes of each of {seats} seats, or none at all, got {got}")


def write(match: Played, names: Sequence[str], bots: Sequence[int] = ()) -> str:
    """The log of a match, made by replaying it."""
    headers = headers_of(match, names, bots)
    replayed = Replay(type(match), match.game, headers, match.edition)
    lines = [move_line(number, replayed.step(move)) for number, move in enumerate(match.moves, 1)]
    return "\n".join([*(header_line(*each) for each in headers.items()), "", *lines, ""])


def read(text: str) -> Log:
    """A log from its text; refuses what is not one, saying at which line."""
    covered, signed_by = parted(text)
    head, _, body = covered.partition("\n\n")
    pairs = [read_header(number, line) for number, line in enumerate(head.split("\n"), 1)]
    shape = shape_of(pairs)
    if body and not body.endswith("\n"):
        raise BadLog("last line: expected a line break at its end, got a log cut short")
    lines = enumerate(body.split("\n")[:-1], 1)
    read_lines = tuple(read_move(shape, len(pairs) + 1 + number, number, line) for number, line in lines)
    return Log(dict(pairs), read_lines, signed_by)


def shape_of(pairs: Sequence[tuple[str, str]]) -> "re.Pattern[str]":
    """What a move looks like in a log with these headers."""
    names = tuple(name for name, _ in pairs)
    if names == FIRST_HEADERS:
        return FIRST_MOVE_LINE
    made = dict(pairs).get("Format", FORMAT)
    if made != FORMAT:
        raise BadLog(f"Format: this version reads logs of format 1 and {FORMAT}, got {made!r}")
    if names != HEADERS:
        raise BadLog(f"headers: expected {', '.join(HEADERS)}, got {', '.join(names)}")
    return MOVE_LINE


def read_header(number: int, line: str) -> tuple[str, str]:
    """One header from its line."""
    found = HEADER_LINE.fullmatch(line)
    if not found:
        raise BadLog(f'line {number}: expected a header like [Game "name"], got {line[:60]!r}', line=number)
    return found[1], re.sub(r"\\(.)", r"\1", found[2])


def read_move(shape: "re.Pattern[str]", line_number: int, number: int, line: str) -> Line:
    """One move, its seal and its digest from its line."""
    found = shape.fullmatch(line)
    if not found or found[1] != str(number):
        example = f"'{number}. 0 … {{a3f09c1e 5be2d0aa}}'"
        raise BadLog(f"line {line_number}: expected move {number} like {example}, got {line[:60]!r}")
    try:
        return Line(Move(seat_from(found[2]), found[3], found[6].strip()), found[4], found[5])
    except ValueError as error:
        raise BadLog(f"line {line_number}: {error}") from error


class Replay(Generic[M]):
    """A match played again from its log, move by move."""

    def __init__(self, begin: Begin[M], game: Game, headers: dict[str, str], edition: Edition) -> None:
        """Set the table up as it was."""
        seats, luck = len(headers["Seats"].split(",")), luck_of(headers)
        if luck.commitment != headers["Commitment"]:
            raise BadLog(f"Secret: its SHA-256 is {luck.commitment}, but the Commitment is {headers['Commitment']}")
        options = table_options.read(game.options, option_words(headers["Options"]))
        self.match = begin(game, seats, edition=edition, options=options, luck=luck)
        self._chain = Chain(headers)

    def step(self, move: Move) -> Line:
        """Play one more move; the line that stands for it in a log."""
        self.match.play_text(move.seat, move.text, move.notes)
        digest = digest_of(self.match.game, self.match.state)
        return Line(move, self._chain.seal(move, digest), digest)


def luck_of(headers: dict[str, str]) -> Fair:
    """The luck that a log's match was played with."""
    secret, seats = hex_bytes("Secret", headers["Secret"]), len(headers["Seats"].split(","))
    if "Salt" in headers:
        salt = hex_bytes("Salt", headers["Salt"])
        pieces = [salt[at : at + SALT_BYTES] for at in range(0, len(salt), SALT_BYTES)]
        luck = Fair(secret, tuple(pieces))
    else:
        words = headers["Salts"].split(",") if headers["Salts"] else []
        salts = tuple(hex_bytes("Salts", word) for word in words)
        luck = Fair(secret, salts, committed=headers["Luck"] == COMMITTED)
        must_be_told(luck, headers["Luck"])
    must_be_salts(luck, seats)
    return luck


def must_be_told(luck: Fair, told: str) -> None:
    """Refuse a log that says another thing of where its luck comes from than its salts do."""
    expected = (SALTED, COMMITTED) if luck.salts else (SECRET_ALONE,)
    if told not in expected:
        raise BadLog(f"Luck: expected {' or '.join(expected)} with {len(luck.salts)} salts, got {told!r}")


def hex_bytes(name: str, digits: str) -> bytes:
    """Bytes that stand in a header as lower-case hex digits."""
    if not re.fullmatch(r"(?:[0-9a-f]{2})*", digits):
        raise BadLog(f"{name}: expected pairs of hex digits 0–9 a–f, got {digits!r}")
    return bytes.fromhex(digits)


def option_words(text: str) -> dict[str, str]:
    """`a=b c=d` as a table."""
    pairs = [word.partition("=") for word in text.split()]
    wrong = [name for name, sign, _ in pairs if not sign]
    if wrong:
        raise BadLog(f"Options: expected words like name=value, got {wrong[0]!r}")
    return {name: value for name, _, value in pairs}


def edition_of(game: Game, headers: dict[str, str], edition_file: str | None = None) -> Edition:
    """The edition a log was played with; a person's own comes from its file."""
    name, _, digest = headers["Edition"].partition(" ")
    edition = game.edition(name if edition_file is None else edition_file)
    if name != edition.name or digest not in (edition.digest, *edition.former):
        raise BadLog(f"Edition: the log was played with {headers['Edition']!r}, got {edition.text!r}")
    return edition


def replay(begin: Begin[M], log: Log, until: int | None = None, edition_file: str | None = None) -> M:
    """The match as it was after `until` moves (all, if not said), without judging the seals."""
    replayed = open_replay(begin, log, edition_file)
    if until is not None and not 0 <= until <= len(log.lines):
        raise BadLog(f"until: expected 0–{len(log.lines)}, got {until}")
    for _ in stepped(replayed, log.until(until)):
        pass
    return replayed.match


def open_replay(begin: Begin[M], log: Log, edition_file: str | None = None) -> Replay[M]:
    """A replay at its beginning."""
    game = game_of(log.headers)
    try:
        return Replay(begin, game, log.headers, edition_of(game, log.headers, edition_file))
    except BadLog:
        raise
    except HullabooError as error:
        raise BadLog(f"headers: {error}") from error


def game_of(headers: dict[str, str]) -> Game:
    """The game that a log is of."""
    try:
        return game_named(headers["Game"])
    except HullabooError as error:
        raise BadLog(f"headers: {error}") from error


def stepped(replayed: Replay[M], log: Log) -> Iterator[tuple[int, Line]]:
    """Play the moves one by one; each one's number and the line it should have."""
    for number, line in enumerate(log.lines, 1):
        try:
            expected = replayed.step(line.move)
        except HullabooError as error:
            raise BadLog(f"move {number}: {error}", number=number) from error
        yield number, expected
