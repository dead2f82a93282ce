"""What a seat is worth between equals: many matches of one bot against itself, wins and points counted by seat."""

from collections.abc import Callable, Sequence
from math import ceil
from statistics import fmean
from typing import NamedTuple

from hullaboo.lab.deals import FEWEST_DEALS, Deal, Setting, played
from hullaboo.lab.intervals import Estimate, average, share


class Seat(NamedTuple):
    """What a seat came to: its share of the wins (a shared win counts in equal parts), and its points a match."""

    wins: Estimate
    points: Estimate


def measured(setting: Setting, matches: int, seed: int, jobs: int, say: Callable[[int, int], None]) -> list[Deal]:
    """Whole deals, from `seed` on, until there are so many matches; `say` is told how many of them are over."""
    seeds = range(seed, seed + max(FEWEST_DEALS, ceil(matches / setting.seats)))
    found = []
    for deal in played(setting, seeds, jobs):
        found.append(deal)
        say(len(found) * setting.seats, len(seeds) * setting.seats)
    return found


def length(deals: Sequence[Deal]) -> Estimate:
    """How many moves a match has."""
    return average([fmean(each.moves for each in deal) for deal in deals])


def by_seat(deals: Sequence[Deal]) -> list[Seat]:
    """The estimates of each seat, from what it got in the matches of each deal on average."""
    return [
        Seat(
            share([fmean(each.won(seat) for each in deal) for deal in deals]),
            average([fmean(each.points[seat] for each in deal) for deal in deals]),
        )
        for seat in range(len(deals[0][0].bots))
    ]
