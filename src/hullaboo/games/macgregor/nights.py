"""Whole matches between bots, without a table: for measuring how strong they are and how long a night lasts."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from hullaboo.core import options as table_options
from hullaboo.core.bot import Bot, Question
from hullaboo.core.entry_points import entry_points
from hullaboo.core.finding import game
from hullaboo.core.luck import reseed
from hullaboo.core.seats import members

from .bots import LEVELS
from .rules import MOST_LEGAL
from .view import view

NAME = "macgregor"
NOW, GUESSED = 0, 1


@dataclass
class Night:
    """One match between bots, in a batch of its own."""

    states: Any
    bots: Sequence[Bot]
    asked: list[int]

    @classmethod
    def begun(cls, levels: Sequence[int], seed: int, edition: str = "classic") -> "Night":
        """A match at its start, one level a seat; the first seat is the ghost."""
        box = game(NAME)
        states = box.rules.State.batch(2)
        reseed(states["luck"][NOW], seed, 1)
        options = table_options.encode(box.options(first_ghost="chosen"))
        entry_points(box).start(states, NOW, len(levels), options, box.edition(edition).numbers)
        return cls(states, [LEVELS[level](seat, seed) for seat, level in enumerate(levels)], [0] * len(levels))

    @property
    def entry_points(self) -> Any:
        """The compiled rules."""
        return entry_points(game(NAME))

    def world(self, seat: int, seed: int) -> Any:
        """A guessed copy of the state."""
        self.states[GUESSED] = self.states[NOW]
        self.entry_points.guess(self.states, GUESSED, seat, seed)
        return self.states[GUESSED].copy()

    def step(self, seat: int) -> None:
        """Ask a seat and play its answer."""
        out = np.zeros(MOST_LEGAL, np.int32)
        legal = tuple(out[: self.entry_points.legal(self.states, NOW, seat, out)].tolist())
        number = self.asked[seat]
        shown = view(self.states[NOW], seat)
        question = Question(seat, number, shown, (), legal, lambda seed: self.world(seat, seed))
        self.asked[seat] += 1
        self.entry_points.apply(self.states, NOW, seat, self.bots[seat].act(question).action)

    def run(self) -> Any:
        """Play to the end; answers the last state."""
        while actors := self.entry_points.actors(self.states, NOW):
            self.step(next(members(actors)))
        return self.states[NOW]


def nights(levels: Sequence[int], matches: int, seed: int, edition: str = "classic") -> Iterator[Any]:
    """The last states of several matches."""
    for number in range(matches):
        yield Night.begun(levels, seed + number, edition).run()


def wins(strong: int, weak: int, matches: int, seed: int, edition: str = "classic") -> float:
    """The share of two-seat matches that one level wins against another, each deal played from both seats."""
    won = 0
    for number in range(matches // 2):
        first = Night.begun((strong, weak), seed + number, edition).run()
        second = Night.begun((weak, strong), seed + number, edition).run()
        won += (int(first.winners) & 1 > 0) + (int(second.winners) & 2 > 0)
    return won / (2 * (matches // 2))
