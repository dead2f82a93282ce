"""Wald's sequential test: is a bot better by so much, or not at all? Asked after every deal, it stops early.

Between equals a bot among n seats wins 1/n; a bot better by Elo points D wins s / (s + n - 1), s = 10^(D / 400). The
likelihood of both is compared for as many independent matches as would spread like these deals (`intervals.share`):
the matches of one deal are alike, and counted one by one they would promise too much.
"""

from collections.abc import Sequence
from enum import Enum
from math import log

ERROR = 0.05
"""How often an equal bot may pass, and how often one better by just so much may fail."""
BOUND = log((1 - ERROR) / ERROR)
BETTER_BY = 35.0
DOUBT = 3
"""Deals added, between equals and each alike in all its matches: the first few show too little of how they spread."""


class Verdict(Enum):
    """What the test says."""

    OPEN = "undecided"
    BETTER = "better"
    NOT_BETTER = "not better"


def expected_share(seats: int, elo: float) -> float:
    """The share of wins of one bot better by so many Elo points than all others at the table."""
    strength: float = 10 ** (elo / 400)
    return strength / (strength + seats - 1)


def log_likelihood_ratio(shares: Sequence[float], seats: int) -> float:
    """How much likelier the shares of wins, deal by deal, are for a bot better by so much than for an equal one."""
    equal, better = expected_share(seats, 0), expected_share(seats, BETTER_BY)
    mean = sum(shares) / len(shares)
    for_each = mean * log(better / equal) + (1 - mean) * log((1 - better) / (1 - equal))
    return independent_matches(shares, mean, equal) * for_each


def independent_matches(shares: Sequence[float], mean: float, equal: float) -> float:
    """How many independent matches would spread like these deals: as many as there are deals, if each ends alike."""
    doubt = DOUBT * equal * (1 - equal)
    spread = sum((each - mean) ** 2 for each in shares) + doubt
    return len(shares) * (len(shares) * mean * (1 - mean) + doubt) / spread


def verdict(shares: Sequence[float], seats: int) -> Verdict:
    """What can be said after so many deals."""
    if not shares:
        return Verdict.OPEN
    ratio = log_likelihood_ratio(shares, seats)
    if abs(ratio) < BOUND:
        return Verdict.OPEN
    return Verdict.BETTER if ratio > 0 else Verdict.NOT_BETTER
