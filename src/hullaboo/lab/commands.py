"""The laboratory's command: `hullaboo balance` measures what a seat is worth. Heavy modules wait until it runs."""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from hullaboo.core.arguments import positive

if TYPE_CHECKING:
    from hullaboo.lab.balance import Seat, Setting

LEVEL, MATCHES, SEED = "3", 400, 1


def register(commands: Any) -> None:
    """balance."""
    balance = commands.add_parser("balance", help="how often each seat wins between equals, with intervals of 95 %%")
    balance.add_argument("game")
    balance.add_argument("--level", default=LEVEL, metavar="BOT", help="a level or a bot's name, on all seats (3)")
    balance.add_argument("--seats", type=positive, metavar="NUMBER", help="how many there are (the fewest possible)")
    balance.add_argument("--edition", metavar="NAME|FILE")
    balance.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    balance.add_argument("--matches", type=positive, default=MATCHES, metavar="NUMBER", help="or some more (400)")
    balance.add_argument("--seed", type=positive, default=SEED, metavar="NUMBER", help="of the first deal (1)")
    balance.add_argument("--jobs", type=positive, metavar="NUMBER", help="how many processes (one a core)")
    balance.add_argument("--json", action="store_true", help="print one JSON object")
    balance.set_defaults(run=run_balance)


def run_balance(given: argparse.Namespace) -> int:
    """Measure, and print a line for each seat."""
    from hullaboo.lab.balance import by_seat, measured

    setting = setting_from(given)
    deals = measured(setting, given.matches, given.seed, given.jobs or len(os.sched_getaffinity(0)), progress)
    write = as_json if given.json else as_text
    print(write(setting, given.seed, len(deals), by_seat(deals)))
    return 0


def setting_from(given: argparse.Namespace) -> "Setting":
    """What is to be measured; whatever is wrong with it is said before anything is played."""
    from hullaboo.bots import bot
    from hullaboo.core import options
    from hullaboo.core.finding import game
    from hullaboo.lab.balance import Setting
    from hullaboo.terminal.commands import option_table

    box = game(given.game)
    seats = given.seats or box.rules.SEATS[0]
    box.check_seats(seats)
    bot(box, given.level, 0, given.seed)
    chosen = options.write(options.read(box.options, option_table(given.option)))
    edition = given.edition or box.editions[0]
    box.edition(edition)
    return Setting(given.game, given.level, seats, edition, chosen)


def progress(over: int, matches: int) -> None:
    """How far it is, on one line of a terminal; elsewhere nobody watches."""
    if sys.stderr.isatty():
        print(f"\r{over}/{matches} matches", end="" if over < matches else "\n", file=sys.stderr, flush=True)


def as_text(setting: "Setting", seed: int, deals: int, seats: Sequence["Seat"]) -> str:
    """A line for each seat."""
    options = "".join(f", {name}={value}" for name, value in setting.options.items())
    matches = f"{deals * setting.seats} matches of {deals} deals from seed {seed}"
    head = f"{setting.game} ({setting.edition}{options}), bots {setting.bot}: {matches}; intervals of 95 %"
    lines = [
        f"{number:4}  {wins.mean:6.1%}  {wins.low:6.1%} – {wins.high:6.1%}"
        f"  {points.mean:8.2f}  {points.low:7.2f} – {points.high:.2f}"
        for number, (wins, points) in enumerate(seats, 1)
    ]
    return "\n".join([head, "seat    wins                      points", *lines])


def as_json(setting: "Setting", seed: int, deals: int, seats: Sequence["Seat"]) -> str:
    """One object; seats count from 0, as in logs."""
    return json.dumps(
        {
            "game": setting.game, "edition": setting.edition, "options": setting.options, "bot": setting.bot,
            "seed": seed, "deals": deals, "matches": deals * setting.seats,
            "seats": [
                {"seat": seat, "wins": wins._asdict(), "points": points._asdict()}
                for seat, (wins, points) in enumerate(seats)
            ],
        }
    )  # fmt: skip
