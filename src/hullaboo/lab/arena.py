"""Which of some bots is better: they meet in duplicate deals until it is clear, or all deals are played."""

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing
from statistics import fmean
from typing import NamedTuple

from hullaboo.lab import ratings
from hullaboo.lab.deals import Deal, Result, Setting
from hullaboo.lab.intervals import Estimate, average, share
from hullaboo.lab.ratings import Rating
from hullaboo.lab.sequential import Verdict, verdict


class Standing(NamedTuple):
    """How a bot stands: its share of the matches it sat in, and the points of its seats, with intervals of 95 %."""

    bot: str
    wins: Estimate
    points: Estimate
    lead: Estimate
    """Its points a match less those of all other bots at the table, on average."""
    rating: Rating


class Finding(NamedTuple):
    """What an arena came to."""

    deals: int
    standings: list[Standing]
    verdict: Verdict | None
    """Whether the last bot is better than the first; nothing, where all deals were to be played."""


def until_clear(
    deals: Generator[Deal], setting: Setting, wanted: int, stops: bool, say: Callable[[int, int], None]
) -> list[Deal]:
    """The deals up to where the test decides, if it `stops`, or all; `say` is told how many are over, of how many."""
    found: list[Deal] = []
    with closing(deals):
        for deal in deals:
            found.append(deal)
            clear = stops and said(setting, found) is not Verdict.OPEN
            say(len(found), len(found) if clear else wanted)
            if clear:
                break
    return found


def said(setting: Setting, deals: Sequence[Deal]) -> Verdict:
    """Whether the last bot is better than the others, as far as deals say."""
    return verdict([share_of_wins(deal, len(setting.bots) - 1) for deal in deals], setting.seats)


def finding(setting: Setting, deals: Sequence[Deal], stops: bool, seed: int) -> Finding:
    """What the deals say."""
    rated = ratings.ratings(deals, len(setting.bots), seed)
    standings = [standing(setting, deals, bot, rating) for bot, rating in enumerate(rated)]
    return Finding(len(deals), standings, said(setting, deals) if stops else None)


def standing(setting: Setting, deals: Sequence[Deal], bot: int, rating: Rating) -> Standing:
    """How one bot stands."""
    return Standing(
        setting.bots[bot],
        share([share_of_wins(deal, bot) for deal in deals]),
        average([fmean(of_seats_of(bot, deal, lambda each, seat: each.points[seat])) for deal in deals]),
        average([fmean(of_seats_of(bot, deal, lead)) for deal in deals]),
        rating,
    )


def share_of_wins(deal: Deal, bot: int) -> float:
    """What a seat of the bot wins in a deal, on average."""
    return fmean(of_seats_of(bot, deal, Result.won))


def of_seats_of(bot: int, deal: Deal, value: Callable[[Result, int], float]) -> Iterable[float]:
    """Something of each seat that the bot sat on."""
    return (value(each, seat) for each in deal for seat, seated in enumerate(each.bots) if seated == bot)


def lead(result: Result, seat: int) -> float:
    """The points of a seat less those of the seats of other bots, on average."""
    others = [points for points, bot in zip(result.points, result.bots, strict=True) if bot != result.bots[seat]]
    return result.points[seat] - fmean(others)
