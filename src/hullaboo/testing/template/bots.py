"""One level: swap what is below the average."""

from collections.abc import Mapping
from dataclasses import dataclass

from hullaboo.core.bot import Answer, Maker, Question

from .rules import KEEP, SWAP


@dataclass(frozen=True)
class Careful:
    """Keeps a card that is better than the middle of the deck."""

    seat: int
    seed: int

    def act(self, question: Question, /) -> Answer:
        """Look at one's own card, and at nothing else."""
        mine = question.view["cards"][self.seat]
        return Answer(KEEP if mine > 8 else SWAP)


LEVELS: Mapping[int, Maker] = {1: Careful}
NAMES: Mapping[str, int] = {"careful": 1}
