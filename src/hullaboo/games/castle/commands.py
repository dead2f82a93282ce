"""The castle's own commands: `lab` measures tile sets and looks for better ones, `solo` sets problems for one.

The heavy modules are imported only when a command runs.
"""

import argparse
import sys
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

from hullaboo.core.arguments import positive, refuse_unless_new
from hullaboo.core.contract import Plays
from hullaboo.core.edition import common
from hullaboo.core.errors import BadCommand
from hullaboo.core.finding import game

NAME = Path(__file__).parent.name


def register(commands: Any, _played: Plays) -> None:
    """Add the commands."""
    lab = commands.add_parser("lab", help="measure a tile set, or search for a better one")
    lab.add_argument("--edition", default="classic", metavar="NAME|FILE")
    lab.add_argument("--castles", type=positive, default=200, metavar="NUMBER", help="matches for each number of seats")
    lab.add_argument("--seed", type=positive, default=1, metavar="NUMBER")
    lab.add_argument("--search", type=positive, metavar="TRIES", help="change the tiles step by step")
    lab.add_argument("--out", type=Path, metavar="FILE", help="where a better set is written; a new file")
    lab.set_defaults(run=run_lab)
    solo = commands.add_parser("solo", help="problems for one, with a clock: first the problem of the day")
    solo.add_argument("--day", type=day, metavar="YYYY-MM-DD", help="the problems of a day, the same for all (today)")
    solo.add_argument("--edition", default="classic", metavar="NAME|FILE")
    solo.add_argument("--lang", default="en", help="en, fr or de")
    solo.set_defaults(run=run_solo)


def day(text: str) -> date:
    """A day of the calendar."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"expected a day such as 2026-01-31, got {text!r}") from None


def run_lab(given: argparse.Namespace) -> int:
    """Print the figures of a tile set; with --search also those of a better one, which is written down."""
    if bool(given.search) != bool(given.out):
        raise BadCommand("lab: expected --search and --out together, or neither")
    if given.out:
        refuse_unless_an_edition(given.out)
    edition = game(NAME).edition(given.edition)
    print_figures(f"{edition.name} ({edition.provenance})", edition.numbers, given)
    if given.search:
        search(edition.data, given)
    return 0


def refuse_unless_an_edition(file: Path) -> None:
    """A better set must have a name and a place before it is searched for."""
    common({"name": file.stem, "provenance": "invented"})
    if file.suffix != ".toml":
        raise BadCommand(f"--out: expected a file ending in .toml, got {str(file)!r}")
    refuse_unless_new("--out", file)


def search(data: Any, given: argparse.Namespace) -> None:
    """Look for a better set, and write it down as an edition of its own."""
    from .lab import improved, written

    found = improved(data, given.search, Random(given.seed), lambda tries, left: print(f"  try {tries}: {left:.3f}"))
    given.out.write_text(written(found, given.out.stem), "utf-8")
    edition = game(NAME).edition(str(given.out))
    print_figures(f"{edition.name} ({edition.provenance})", edition.numbers, given)


def print_figures(title: str, edition: Any, given: argparse.Namespace) -> None:
    """A line for each number of seats."""
    from .lab import measured

    print(f"{title}: {given.castles} matches for each number of seats; a problem is a round as one seat meets it")
    print("seats  rounds  nobody has a way  problems: direct way  any way  grade 1     2     3     4     5")
    for seats in game(NAME).rules.SEATS:
        found = measured(edition, seats, given.castles, given.seed)
        grades = "".join(f"{share:6.1%}" for share in found.grades[1:])
        problems = f"{found.direct:20.1%}  {found.solvable:7.1%}"
        print(f"{seats:5}  {found.rounds:6}  {found.unsolvable:16.1%}  {problems} {grades}")


def run_solo(given: argparse.Namespace) -> int:
    """Set problems at a terminal."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadCommand("solo needs a terminal: expected one at standard input and output")
    from .solo import Solo, problems, speaker

    speak, castle = speaker(given.lang), game(NAME)
    today = (given.day or date.today()).toordinal()
    Solo(speak, input, print).run(problems(castle, castle.edition(given.edition), today))
    return 0
