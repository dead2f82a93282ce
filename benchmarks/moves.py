"""What a move costs inside the server, without sockets: `python -m benchmarks.moves`, or with `--games spooky castle`.

Tables of four play at random in one process. Counted is the CPU time of the server's thread from the message of a move
to the messages of all viewers, the log included; contests are decided at once. Medians over rounds of one move a table;
beside each round a piece of plain Python is timed, so that figures from a busy machine can be told from bad ones.
`--against REV` has this checkout and another revision take turns, each measured by its own file, and says whether
a move is dearer by more than is allowed, beyond what chance explains.
"""

import argparse
import asyncio
import hashlib
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from statistics import median
from time import thread_time
from typing import Any

import msgspec
import uvloop

from benchmarks.checkouts import HERE, SURE, Checkout, checked_out, interval
from benchmarks.server import SLOWER, games_for_four
from hullaboo.core.arguments import positive
from hullaboo.core.contract import Game
from hullaboo.core.finding import games
from hullaboo.server.protocol.bodies import SeatWanted, TableWanted
from hullaboo.server.settings import Settings, unlimited
from hullaboo.server.socket.session import Session, Visitor
from hullaboo.server.tables import match_broadcast, race_judge
from hullaboo.server.tables.commands import Arrived
from hullaboo.server.tables.lobby import Lobby
from hullaboo.server.tables.races import Latency
from hullaboo.server.tables.table import Table
from hullaboo.server.tables.warming import freeze_gc, warm

SEATS, TABLES, ROUNDS, TURNS = 4, 50, 150, 7
SALT = "00112233445566778899aabbccddeeff"
COMMITMENT = hashlib.sha256(bytes.fromhex(SALT)).hexdigest()
KEPT = {"wait", "bloops", "call"}
"""Played only when there is nothing else to do: they end a round at once, or do nothing."""
PAUSE = 0.02
NUMBERS: list[dict[str, Any]] = [{f"name {at}": [at, {"value": at}] for at in range(40)} for _ in range(120)]


class Ear:
    """In place of a socket: it remembers the last table that it was shown, and counts what was answered."""

    hear: Callable[[bytes], None] | None = None
    table: bytes = b""
    answers = 0

    def write(self, *texts: bytes) -> bool:
        """Take what is said."""
        for text in texts:
            if text.startswith(b'{"type":"table"'):
                self.table = text
            elif text.startswith((b'{"type":"ack"', b'{"type":"refused"')):
                self.answers += 1
        return True

    def hold(self, _is_full: bool) -> None:
        """Never needed here."""


@dataclass
class Players:
    """Four at a table."""

    table: Table
    ears: list[Ear]
    talks: list[Session]
    said: int = 2 * SEATS

    @classmethod
    async def sat(cls, lobby: Lobby, game: str) -> "Players":
        """A new table with everybody sitting."""
        wanted = TableWanted(game=game, seats=[SeatWanted("me")] * SEATS, hot_seat=True, pace=0)
        table = await lobby.tables.enter("guest", (await lobby.maker.create("guest", wanted, "nowhere")).table)
        ears: list[Any] = [Ear() for _ in range(SEATS)]
        people = [Visitor("guest", "Load", "nowhere", Latency()) for _ in ears]
        talks = [
            Session(lobby.settings, table, who, nowhere, nowhere, ear) for who, ear in zip(people, ears, strict=True)
        ]
        players = cls(table, ears, talks)
        for seat, talk in enumerate(players.talks):
            table.inbox.submit(Arrived(talk.connection))
            talk.hear(said(type="sit", id="sit", seat=seat, commitment=COMMITMENT))
        for seat, talk in enumerate(players.talks):
            talk.hear(said(type="reveal", id="reveal", seat=seat, salt=SALT))
        return players

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.table.live is not None and self.table.live.match.over

    @property
    def answered(self) -> bool:
        """Whether all that was said has been answered."""
        return sum(ear.answers for ear in self.ears) == self.said

    def choice(self, luck: Random) -> tuple[Session, bytes] | None:
        """Who moves next, and how."""
        shown = [json.loads(ear.table) for ear in self.ears if ear.table]
        offers = [(each["seat"], each["occasion"], legal["move"]) for each in shown for legal in each["legal"]]
        if not offers:
            return None
        seat, occasion, move = luck.choice([each for each in offers if each[2] not in KEPT] or offers)
        self.said += 1
        return self.talks[seat], said(type="move", id=f"m{self.said}", seat=seat, move=move, answers=occasion)


async def nowhere(*_message: Any) -> Any:
    """No ASGI behind these talks."""


def said(**message: Any) -> bytes:
    """A message as a client sends it."""
    return json.dumps(message).encode()


def plain_python() -> float:
    """The CPU seconds of a fixed piece of Python."""
    began = thread_time()
    for numbers in NUMBERS:
        found = {name: each[1]["value"] + len(name) for name, each in numbers.items()}
        len(msgspec.json.encode(numbers)) + sum(sorted(found.values()))
    return thread_time() - began


async def measured(game: Game) -> tuple[float, float]:
    """Microseconds a move, and milliseconds of the piece of Python; medians of all rounds."""
    warm(game)
    freeze_gc()
    race_judge.CONTEST = match_broadcast.CONTEST = 0  # type: ignore[attr-defined]
    moves, python, luck = [], [], Random(game.name)
    with tempfile.TemporaryDirectory() as folder:
        lobby = Lobby(Settings(database=f"{folder}/tables.sqlite3", limits=unlimited()), {game.name: game})
        await lobby.open()
        tables = [await Players.sat(lobby, game.name) for _ in range(TABLES)]
        for _ in range(ROUNDS):
            tables = [await Players.sat(lobby, game.name) if each.over else each for each in tables]
            await asyncio.sleep(PAUSE)
            while not (choices := [choice for each in tables if (choice := each.choice(luck))]):
                await asyncio.sleep(PAUSE)
            python.append(plain_python())
            began = thread_time()
            for talk, text in choices:
                talk.hear(text)
            await asyncio.sleep(PAUSE)
            while not all(each.answered for each in tables):
                await asyncio.sleep(PAUSE)
            moves.append((thread_time() - began) / len(choices))
        await lobby.close()
    return median(moves) * 1e6, median(python) * 1e3


def figure_of(checkout: Checkout, name: str) -> float:
    """Microseconds a move, as a checkout measures them."""
    command = [*checkout.python, "-m", "benchmarks.moves", "--games", name]
    told = subprocess.run(command, cwd=checkout.root, check=True, capture_output=True, text=True).stdout
    return float(told.split()[1])


def compare_with(revision: str, turns: int, names: list[str]) -> int:
    """Take turns with another revision, game by game; 1 if a move is dearer than allowed beyond the interval."""
    dearer = False
    with checked_out(revision, names) as before:
        print(f"µs a move, this checkout and {revision}; at most {SLOWER:.0%} more is allowed")
        for name in names:
            pairs = [(figure_of(HERE, name), figure_of(before, name)) for _ in range(turns)]
            low, high = interval([mine / other for mine, other in pairs])
            mine, other = map(median, zip(*pairs, strict=True))
            dearer |= low > 1 + SLOWER
            said = " too dear" if low > 1 + SLOWER else ""
            ratio = f"{mine / other:.3f}× ({SURE:.0%} sure: {low:.3f}–{high:.3f})"
            print(f"{name:10} {mine:.0f} and {other:.0f}, {ratio}{said}", flush=True)
    return int(dearer)


def main() -> int:
    """Measure every game that seats four."""
    names = games_for_four()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", choices=names, default=names, help="only these")
    parser.add_argument("--against", metavar="REV", help="measure beside another revision, in turns")
    parser.add_argument("--turns", type=positive, default=TURNS, help="so many of each (%(default)s)")
    args, _ = parser.parse_known_args()
    if args.against:
        return compare_with(args.against, args.turns, args.games)
    for name in args.games:
        move, python = uvloop.run(measured(games()[name]))
        print(f"{name:10} {move:4.0f} µs a move; beside it plain Python took {python:.2f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
