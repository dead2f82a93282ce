"""What a seat is worth between equals: many matches of one bot against itself, wins and points counted by seat.

Deals are played in duplicate: a table of n seats plays each deal n times, its bots going one seat further each time, so
that no seat has the better bots. The matches of one deal are alike; so intervals are taken over deals.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import ceil, sqrt
from multiprocessing import get_context
from statistics import fmean, variance
from typing import NamedTuple

from hullaboo.bots import bot
from hullaboo.core import options as table_options
from hullaboo.core.finding import game
from hullaboo.core.outcome import Outcome
from hullaboo.play.fairness import Fair
from hullaboo.play.match import Match
from hullaboo.play.simulate import Simulation

ERRORS = 1.96
"""An interval of 95 % reaches so many standard errors to either side."""
FEWEST_DEALS = 2
"""One alone has no spread."""


@dataclass(frozen=True)
class Setting:
    """What is measured: a game with an edition and options, and the bot on all its seats."""

    game: str
    bot: str
    seats: int
    edition: str
    options: Mapping[str, str]


class Estimate(NamedTuple):
    """A mean, and the interval that holds the true one in 95 of 100 measurements."""

    mean: float
    low: float
    high: float


class Seat(NamedTuple):
    """What a seat came to: its share of the wins (a shared win counts in equal parts), and its points a match."""

    wins: Estimate
    points: Estimate


class Deal(NamedTuple):
    """What each seat got in the matches of one deal, on average."""

    wins: tuple[float, ...]
    points: tuple[float, ...]


def measured(setting: Setting, matches: int, seed: int, jobs: int, say: Callable[[int, int], None]) -> list[Deal]:
    """Whole deals, from `seed` on, until there are so many matches; `say` is told how many of them are over."""
    seeds = range(seed, seed + max(FEWEST_DEALS, ceil(matches / setting.seats)))
    found = []
    for deal in played(setting, seeds, jobs):
        found.append(deal)
        say(len(found) * setting.seats, len(seeds) * setting.seats)
    return found


def played(setting: Setting, seeds: Sequence[int], jobs: int) -> Iterator[Deal]:
    """Every deal, in order, whatever the number of processes."""
    if jobs == 1:
        yield from map(partial(duplicate, setting), seeds)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(partial(duplicate, setting), seeds)


def duplicate(setting: Setting, seed: int) -> Deal:
    """One deal, played as often as there are seats."""
    outcomes = [outcome(setting, seed, turn) for turn in range(setting.seats)]
    wins = [[(seat in each.winners) / len(each.winners) for seat in range(setting.seats)] for each in outcomes]
    points = [each.scores for each in outcomes]
    return Deal(tuple(map(fmean, zip(*wins, strict=True))), tuple(map(fmean, zip(*points, strict=True))))


def outcome(setting: Setting, seed: int, turn: int) -> Outcome:
    """One match of a deal; `turn` says how many seats further each bot sits."""
    box = game(setting.game)
    options = table_options.read(box.options, setting.options)
    edition = box.edition(setting.edition)
    match = Match(box, setting.seats, edition=edition, options=options, luck=Fair.from_seed(seed))
    seats = range(setting.seats)
    bots = [bot(box, setting.bot, seat, seed * setting.seats + (seat - turn) % setting.seats) for seat in seats]
    return Simulation(match, bots).run().outcome


def by_seat(deals: Sequence[Deal]) -> list[Seat]:
    """The estimates of each seat."""
    wins, points = (zip(*each, strict=True) for each in zip(*deals, strict=True))
    return [Seat(share(won), average(scored)) for won, scored in zip(wins, points, strict=True)]


def average(values: Sequence[float]) -> Estimate:
    """A mean with its interval, by the spread of the deals."""
    mean, reach = fmean(values), ERRORS * sqrt(variance(values) / len(values))
    return Estimate(mean, mean - reach, mean + reach)


def share(values: Sequence[float]) -> Estimate:
    """A share with Wilson's interval, for as many independent matches as would spread like these deals."""
    mean, spread = fmean(values), variance(values)
    matches = mean * (1 - mean) * len(values) / spread if spread else len(values)
    weight = ERRORS**2 / matches
    middle = (mean + weight / 2) / (1 + weight)
    reach = ERRORS / (1 + weight) * sqrt(mean * (1 - mean) / matches + weight / (4 * matches))
    return Estimate(mean, middle - reach, middle + reach)
