"""The log of a match: a text file that people can read and diff, and that nobody can quietly change.

    [Game "…"]
    …
    12. 1 keep {a3f09c1e}

The braces hold the first 8 hex digits of a hash chained over the headers, the moves and the state after each of them.
"""

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

from hullaboo.core import options as table_options
from hullaboo.core.contract import Game
from hullaboo.core.edition import Edition
from hullaboo.core.errors import BadLog, HullabooError
from hullaboo.core.finding import game as game_named
from hullaboo.core.outcome import Outcome
from hullaboo.core.seats import seat_from, seat_text
from hullaboo.play.fairness import Fair
from hullaboo.play.match import Match, Move

HEADERS = ("Hullaboo", "Game", "Edition", "Options", "Seats", "Commitment", "Secret", "Salt", "Outcome")
PROVED_OTHERWISE = ("Secret", "Outcome")
"""Not part of the chain: the secret is bound by its commitment, the outcome by the moves."""
UNFINISHED = "unfinished"
HEADER_LINE = re.compile(r'\[([A-Z][a-z]+) "((?:[^"\\]|\\["\\])*)"\]')
MOVE_LINE = re.compile(r"(\d+)\. (\S+) (.+) \{([0-9a-f]{8})((?: [^{} ]+)*)\}")
SHOWN_DIGITS = 8


@dataclass(frozen=True)
class Log:
    """A log as read: its headers, and its moves with their seals."""

    headers: dict[str, str]
    moves: tuple[Move, ...]
    seals: tuple[str, ...]


class Chain:
    """A hash that grows with every move."""

    def __init__(self, headers: dict[str, str]) -> None:
        """Begin with the headers, the commitment among them."""
        bound = [header_line(name, value) for name, value in headers.items() if name not in PROVED_OTHERWISE]
        self._hash = hashlib.sha256("\n".join(bound).encode()).digest()

    def seal(self, move: Move, state: Any) -> str:
        """Add a move and the state it led to; the digits that stand in the log."""
        line = f"{seat_text(move.seat)} {move.text} {move.notes}"
        self._hash = hashlib.sha256(self._hash + line.encode() + state.tobytes()).digest()
        return self._hash.hex()[:SHOWN_DIGITS]


def header_line(name: str, value: str) -> str:
    """One header, its quotes escaped."""
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def move_line(number: int, move: Move, seal: str) -> str:
    """One numbered move."""
    notes = f" {move.notes}" if move.notes else ""
    return f"{number}. {seat_text(move.seat)} {move.text} {{{seal}{notes}}}"


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


def headers_of(match: Match, names: list[str]) -> dict[str, str]:
    """The headers of a match whose luck is fair; `names` says who sat where."""
    if not isinstance(match.luck, Fair):
        raise BadLog("only a match with fair luck has a log: expected a secret and a salt")
    if len(names) != match.seats or any(re.search(r"[,\n]", name) for name in names):
        raise BadLog(f"names: expected {match.seats} without commas and line breaks, got {names!r}")
    values = (
        version("hullaboo"), match.game.name, match.edition.text, options_text(match.options), ",".join(names),
        match.luck.commitment, match.luck.secret.hex(), match.luck.salt.hex(),
        outcome_text(match.outcome if match.over else None),
    )  # fmt: skip
    return dict(zip(HEADERS, values, strict=True))


def write(match: Match, names: list[str]) -> str:
    """The log of a match, made by replaying it."""
    headers = headers_of(match, names)
    replayed = Replay(match.game, headers, match.edition)
    lines = [header_line(*each) for each in headers.items()]
    moves = [move_line(number, move, replayed.step(move)) for number, move in enumerate(match.moves, 1)]
    return "\n".join([*lines, "", *moves, ""])


def read(text: str) -> Log:
    """A log from its text; refuses what is not one, saying at which line."""
    head, _, body = text.partition("\n\n")
    pairs = [read_header(number, line) for number, line in enumerate(head.split("\n"), 1)]
    names = tuple(name for name, _ in pairs)
    if names != HEADERS:
        raise BadLog(f"headers: expected {', '.join(HEADERS)}, got {', '.join(names)}")
    if body and not body.endswith("\n"):
        raise BadLog("last line: expected a line break at its end, got a log cut short")
    first = len(HEADERS) + 2
    lines = body.split("\n")[:-1]
    read_lines = [read_move(first + at, at + 1, line) for at, line in enumerate(lines)]
    return Log(dict(pairs), tuple(move for move, _ in read_lines), tuple(seal for _, seal in read_lines))


def read_header(number: int, line: str) -> tuple[str, str]:
    """One header from its line."""
    found = HEADER_LINE.fullmatch(line)
    if not found:
        raise BadLog(f'line {number}: expected a header like [Game "name"], got {line[:60]!r}', line=number)
    return found[1], re.sub(r"\\(.)", r"\1", found[2])


def read_move(line_number: int, number: int, line: str) -> tuple[Move, str]:
    """One move and its seal from its line."""
    found = MOVE_LINE.fullmatch(line)
    if not found or found[1] != str(number):
        raise BadLog(f"line {line_number}: expected move {number} like '{number}. 0 … {{a3f09c1e}}', got {line[:60]!r}")
    try:
        return Move(seat_from(found[2]), found[3], found[5].strip()), found[4]
    except ValueError as error:
        raise BadLog(f"line {line_number}: {error}") from error


class Replay:
    """A match played again from its log, move by move."""

    def __init__(self, game: Game, headers: dict[str, str], edition: Edition) -> None:
        """Set the table up as it was."""
        luck = Fair(hex_bytes("Secret", headers), hex_bytes("Salt", headers))
        if luck.commitment != headers["Commitment"]:
            raise BadLog(f"Secret: its SHA-256 is {luck.commitment}, but the Commitment is {headers['Commitment']}")
        options = table_options.read(game.options, option_words(headers["Options"]))
        self.match = Match(game, len(headers["Seats"].split(",")), edition=edition, options=options, luck=luck)
        self._chain = Chain(headers)

    def step(self, move: Move) -> str:
        """Play one more move; its seal."""
        self.match.play_text(move.seat, move.text, move.notes)
        return self._chain.seal(move, self.match.state)


def hex_bytes(name: str, headers: dict[str, str]) -> bytes:
    """A header that holds bytes as lower-case hex digits."""
    if not re.fullmatch(r"(?:[0-9a-f]{2})*", headers[name]):
        raise BadLog(f"{name}: expected pairs of hex digits 0–9 a–f, got {headers[name]!r}")
    return bytes.fromhex(headers[name])


def option_words(text: str) -> dict[str, str]:
    """`a=b c=d` as a table."""
    pairs = [word.partition("=") for word in text.split()]
    wrong = [name for name, sign, _ in pairs if not sign]
    if wrong:
        raise BadLog(f"Options: expected words like name=value, got {wrong[0]!r}")
    return {name: value for name, _, value in pairs}


def edition_of(game: Game, headers: dict[str, str], edition_file: str | None = None) -> Edition:
    """The edition a log was played with; a person's own comes from its file."""
    name = headers["Edition"].split(" ")[0]
    edition = game.edition(edition_file or name)
    if edition.text != headers["Edition"]:
        raise BadLog(f"Edition: the log was played with {headers['Edition']!r}, got {edition.text!r}")
    return edition


def replay(log: Log, until: int | None = None, edition_file: str | None = None) -> Match:
    """The match as it was after `until` moves (all, if not said), without judging the seals."""
    replayed = open_replay(log, edition_file)
    if until is not None and not 0 <= until <= len(log.moves):
        raise BadLog(f"until: expected 0–{len(log.moves)}, got {until}")
    moves = log.moves if until is None else log.moves[:until]
    for _ in stepped(replayed, Log(log.headers, moves, log.seals)):
        pass
    return replayed.match


def open_replay(log: Log, edition_file: str | None = None) -> Replay:
    """A replay at its beginning."""
    try:
        game = game_named(log.headers["Game"])
        return Replay(game, log.headers, edition_of(game, log.headers, edition_file))
    except BadLog:
        raise
    except HullabooError as error:
        raise BadLog(f"headers: {error}") from error


def stepped(replayed: Replay, log: Log) -> Iterator[tuple[int, str]]:
    """Play the moves one by one; each one's number and the seal it should have."""
    for number, move in enumerate(log.moves, 1):
        try:
            seal = replayed.step(move)
        except HullabooError as error:
            raise BadLog(f"move {number}: {error}", number=number) from error
        yield number, seal


def verify(text: str, edition_file: str | None = None) -> Match:
    """Replay a log against its secret; the match if all holds together, else BadLog saying where it fails."""
    log = read(text)
    if log.headers["Hullaboo"] != version("hullaboo"):
        message = f"Hullaboo: this is version {version('hullaboo')}, the log was written by {log.headers['Hullaboo']}"
        raise BadLog(message)
    replayed = open_replay(log, edition_file)
    for number, seal in stepped(replayed, log):
        if seal != log.seals[number - 1]:
            raise BadLog(f"move {number}: expected seal {seal}, got {log.seals[number - 1]}", number=number)
    expected = outcome_text(replayed.match.outcome if replayed.match.over else None)
    if log.headers["Outcome"] != expected:
        raise BadLog(f"Outcome: expected {expected!r}, got {log.headers['Outcome']!r}")
    return replayed.match
