"""Duplicate deals: each deal is played as often as there are seats, its bots going one seat further each time.

So no bot has the better cards or the better seats. All chance follows from the number of the deal: deals come out the
same, and in the same order, whatever the number of processes.
"""

from collections.abc import Generator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from multiprocessing import get_context
from typing import NamedTuple

from hullaboo.core import options as table_options
from hullaboo.core.finding import game as game_named
from hullaboo.lab.entrants import seat_down
from hullaboo.play.fairness import Fair
from hullaboo.play.match import Match
from hullaboo.play.simulate import Simulation, is_move

FEWEST_DEALS = 2
"""One alone has no spread."""


@dataclass(frozen=True)
class Setting:
    """What is played: a game with an edition and options, the number of seats, and the bots by name."""

    game: str
    bots: tuple[str, ...]
    seats: int
    edition: str
    options: Mapping[str, str]


class Result(NamedTuple):
    """How one match ended: which bot sat on each seat (by its place in the setting), who won, the points, and how many
    moves it took, waits and CLOCK left aside."""

    bots: tuple[int, ...]
    winners: tuple[int, ...]
    points: tuple[int, ...]
    moves: int = 0

    def won(self, seat: int) -> float:
        """What a seat won of the match: a shared win counts in equal parts."""
        return (seat in self.winners) / len(self.winners)


Deal = tuple[Result, ...]
"""The matches of one deal."""


def lineups(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Who meets whom in a deal.

    More bots than seats: every choice of them. Otherwise one line-up: the last bot once, the others in turn on the
    seats that are left, so that of two bots one of the last plays among those of the first.
    """
    if bots > seats:
        return list(combinations(range(bots), seats))
    others = max(1, bots - 1)
    return [(bots - 1, *(seat % others for seat in range(seats - 1)))]


def matches_a_deal(setting: Setting) -> int:
    """How often a deal is played."""
    return len(lineups(len(setting.bots), setting.seats)) * setting.seats


def played(setting: Setting, seeds: Sequence[int], jobs: int) -> Generator[Deal]:
    """Every deal, in order, whatever the number of processes; whoever stops asking stops those not begun."""
    if jobs == 1:
        yield from map(partial(duplicate, setting), seeds)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(partial(duplicate, setting), seeds)


def duplicate(setting: Setting, seed: int) -> Deal:
    """One deal: every line-up, as often as there are seats."""
    return tuple(
        result(setting, lineup, seed, turn)
        for lineup in lineups(len(setting.bots), setting.seats)
        for turn in range(setting.seats)
    )


def result(setting: Setting, lineup: tuple[int, ...], seed: int, turn: int) -> Result:
    """One match of a deal; `turn` says how many seats further each bot sits."""
    game = game_named(setting.game)
    options = table_options.read(game.options, setting.options)
    edition = game.edition(setting.edition)
    places = [(seat - turn) % setting.seats for seat in range(setting.seats)]
    seated = tuple(lineup[place] for place in places)
    match = Match(game, setting.seats, edition=edition, options=options, luck=Fair.from_seed(seed))
    bots = [
        seat_down(match, setting.bots[which], seat, seed * setting.seats + place)
        for seat, (which, place) in enumerate(zip(seated, places, strict=True))
    ]
    outcome = Simulation(match, bots).run().outcome
    return Result(seated, outcome.winners, outcome.scores, sum(is_move(match, move) for move in match.moves))
