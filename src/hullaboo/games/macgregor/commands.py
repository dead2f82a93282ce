"""Commands of this game's own: `hullaboo macgregor length`, `hullaboo macgregor duel`, `hullaboo macgregor belief`."""

from argparse import Namespace
from functools import partial
from statistics import mean, median
from typing import Any

from hullaboo.core.arguments import positive
from hullaboo.core.contract import Plays
from hullaboo.core.errors import BadCommand
from hullaboo.core.finding import game
from hullaboo.core.world import World

from .board import SIDE
from .bots import LEVELS
from .bots.belief import belief
from .nights import NAME, nights, wins


def register(commands: Any, played: Plays) -> None:
    """Add the commands to a parser's subcommands; `played` plays the matches that they measure."""
    length = commands.add_parser("length", help="how many rounds matches between bots last")
    length.add_argument("--seats", default="5,5,5", metavar="LEVELS", help="a level a seat (default: 5,5,5)")
    common(length, matches=100)
    length.set_defaults(run=partial(run_length, played))
    duel = commands.add_parser("duel", help="how often one level beats another, each deal from both seats")
    duel.add_argument("--levels", default="5,3", metavar="A,B", help="the two levels (default: 5,3)")
    common(duel, matches=300)
    duel.set_defaults(run=partial(run_duel, played))
    where = commands.add_parser("belief", help="where a good ghost walks in its first round, room by room")
    common(where, matches=1)
    where.set_defaults(run=run_belief)


def common(command: Any, matches: int) -> None:
    """What every command takes."""
    command.add_argument("--matches", type=positive, default=matches, help=f"how many matches (default: {matches})")
    command.add_argument("--seed", type=positive, default=1, help="the first seed (default: 1)")
    command.add_argument("--edition", default="classic", help="the castle (default: classic)")


def levels_from(text: str) -> list[int]:
    """Levels between commas."""
    known = {str(level): level for level in LEVELS}
    if not all(word in known for word in text.split(",")):
        raise BadCommand(f"expected levels {', '.join(known)} between commas, got {text!r}")
    return [known[word] for word in text.split(",")]


def run_length(played: Plays, args: Namespace) -> int:
    """Print the mean and the median number of rounds."""
    levels = levels_from(args.seats)
    game(NAME).check_seats(len(levels))
    rounds = [int(state.rounds) for state in nights(played, levels, args.matches, args.seed, args.edition)]
    print(f"{args.matches} matches of levels {args.seats}, {args.edition}: mean {mean(rounds):.1f} rounds, ", end="")
    print(f"median {median(rounds):g}, from {min(rounds)} to {max(rounds)}")
    return 0


def run_duel(played: Plays, args: Namespace) -> int:
    """Print the share of matches that the first level wins."""
    levels = levels_from(args.levels)
    if len(levels) != 2 or args.matches % 2:
        raise BadCommand(f"duel: expected two levels and an even number of matches, got {args.levels}, {args.matches}")
    strong, weak = levels
    share = wins(played, strong, weak, args.matches, args.seed, args.edition)
    print(f"level {strong} against level {weak}, {args.matches} matches, {args.edition}: {share:.1%}")
    return 0


def run_belief(args: Namespace) -> int:
    """Print the chance of each room to be entered, as a picture of the castle."""
    box = game(NAME)
    chosen = box.options(first_ghost="chosen")
    world = World(box, seats=2, edition=box.edition(args.edition), options=chosen, seed=args.seed)
    chances = list(belief(world.states[0]).values())
    for row in range(SIDE):
        print("  ".join(f"{chances[row * SIDE + column]:4.0%}" for column in range(SIDE)))
    return 0
