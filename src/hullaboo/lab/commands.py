"""The laboratory's commands: `balance` measures what a seat is worth, `arena` which bot is better.

Heavy modules wait until one of them runs.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hullaboo.core.arguments import positive, refuse_unless_new
from hullaboo.core.errors import BadCommand

if TYPE_CHECKING:
    from hullaboo.lab.deals import Setting

LEVEL, MATCHES, DEALS, SEED = "3", 400, 300, 1
FEWEST_BOTS = 2


def register(commands: Any) -> None:
    """balance, arena."""
    balance = commands.add_parser("balance", help="how often each seat wins between equals, with intervals of 95 %%")
    add_setting(balance)
    balance.add_argument("--level", default=LEVEL, metavar="BOT", help="a level or a bot's name, on all seats (3)")
    balance.add_argument("--matches", type=positive, default=MATCHES, metavar="NUMBER", help="or some more (400)")
    balance.set_defaults(run=run_balance)
    arena = commands.add_parser("arena", help="which bot is better, with ratings and intervals of 95 %%")
    add_setting(arena)
    arena.add_argument("--bots", required=True, metavar="A,B,…", help="levels, names, or anybody's: my.py:Bot")
    arena.add_argument("--deals", type=deals, default=DEALS, metavar="NUMBER", help="at most (300)")
    arena.add_argument("--all-deals", action="store_true", help="play on when it is clear which of two bots is better")
    arena.add_argument("--svg", type=Path, metavar="FILE", help="draw the ratings into a new file")
    arena.add_argument("--resume", type=Path, metavar="FILE", help="keep results in a file, and go on from there")
    arena.set_defaults(run=run_arena)


def add_setting(command: Any) -> None:
    """What is played, and how."""
    command.add_argument("game")
    command.add_argument("--seats", type=positive, metavar="NUMBER", help="how many there are (the fewest possible)")
    command.add_argument("--edition", metavar="NAME|FILE")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    command.add_argument("--seed", type=positive, default=SEED, metavar="NUMBER", help="of the first deal (1)")
    command.add_argument("--jobs", type=positive, metavar="NUMBER", help="how many processes (one a core)")
    command.add_argument("--json", action="store_true", help="print one JSON object")


def deals(text: str) -> int:
    """A number of deals: one alone has no spread."""
    if (number := positive(text)) < 2:
        raise argparse.ArgumentTypeError(f"expected 2 deals or more, got {text!r}")
    return number


def run_balance(given: argparse.Namespace) -> int:
    """Measure, and print a line for each seat."""
    from hullaboo.lab import reports
    from hullaboo.lab.balance import by_seat, length, measured

    setting = setting_from(given, [given.level])
    found = measured(setting, given.matches, given.seed, jobs_from(given), Progress("matches"))
    write = reports.seats_as_json if given.json else reports.seats_as_text
    print(write(setting, given.seed, len(found), by_seat(found), length(found)))
    return 0


def run_arena(given: argparse.Namespace) -> int:
    """Let bots meet, and print a line for each."""
    from hullaboo.lab import plot, reports
    from hullaboo.lab.arena import finding, until_clear
    from hullaboo.lab.deals import played
    from hullaboo.lab.kept import resumed

    setting = setting_from(given, bots_from(given.bots))
    if given.svg:
        refuse_unless_new("--svg", given.svg)
    stops = len(setting.bots) == FEWEST_BOTS and not given.all_deals
    seeds, jobs = range(given.seed, given.seed + given.deals), jobs_from(given)
    playing = resumed(given.resume, setting, seeds, jobs) if given.resume else played(setting, seeds, jobs)
    found = finding(setting, until_clear(playing, setting, given.deals, stops, Progress("deals")), stops, given.seed)
    write = reports.standings_as_json if given.json else reports.standings_as_text
    print(write(setting, given.seed, found))
    if given.svg:
        title = f"{reports.table(setting)}, {setting.seats} seats: Elo points"
        given.svg.write_text(plot.svg(title, found.standings), "utf-8")
    return 0


def bots_from(text: str) -> list[str]:
    """The bots named in a list."""
    names = text.split(",")
    if len(names) < FEWEST_BOTS:
        raise BadCommand(f"--bots: expected two bots or more, as in 3,4, got {text!r}")
    return names


def jobs_from(given: argparse.Namespace) -> int:
    """How many processes: one a core, unless it is said."""
    return int(given.jobs or len(os.sched_getaffinity(0)))


def setting_from(given: argparse.Namespace, bots: Sequence[str]) -> "Setting":
    """What is to be measured; whatever is wrong with it is said before anything is played."""
    from hullaboo.core import options
    from hullaboo.core.finding import game as game_named
    from hullaboo.lab.deals import Setting
    from hullaboo.lab.entrants import bot
    from hullaboo.terminal.commands import option_table

    game = game_named(given.game)
    seats = given.seats or game.rules.SEATS[0]
    game.check_seats(seats)
    for name in bots:
        bot(game, name, 0, given.seed)
    chosen = options.write(options.choose(game.options, option_table(given.option)))
    edition = game.editions[0] if given.edition is None else given.edition
    game.edition(edition)
    return Setting(given.game, tuple(bots), seats, edition, chosen)


class Progress:
    """How far it is, on one line of a terminal; elsewhere nobody watches."""

    def __init__(self, what: str) -> None:
        """`what` is counted."""
        self.what = what

    def __call__(self, over: int, of: int) -> None:
        """So many of so many are over."""
        if sys.stderr.isatty():
            print(f"\r{over}/{of} {self.what}", end="" if over < of else "\n", file=sys.stderr, flush=True)
