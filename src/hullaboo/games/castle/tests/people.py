"""People for matches: one who searches at a steady pace, and simulated matches to watch them."""

import math
from collections import Counter
from dataclasses import dataclass, field

from hullaboo.bots import bot
from hullaboo.core.bot import Bot, Question, chance
from hullaboo.core.finding import game
from hullaboo.play.fairness import Fair
from hullaboo.play.match import Match
from hullaboo.play.simulate import Simulation

from ..bots import Level, Racer, takes_any
from ..bots.thought import SPREAD

CASTLE = game("castle")


@dataclass
class Person(Racer):
    """A scripted person: whatever the way, the call comes after a time with the given median."""

    level: Level = field(default_factory=lambda: Level(6_000, (), takes_any, 0.0))
    seat: int = 0
    seed: int = 0

    def make_plan(self, question: Question) -> None:
        """Find the way at once, but say so after a while."""
        super().make_plan(question)
        luck = chance(self.seed, self.seat, question.number)
        time = int(self.level.pace * math.exp(luck.gauss(0, SPREAD)))
        self.plan = [type(each)(time, each.actions, each.way) for each in self.plan]
        self.gives_up = 2 * time


def watched(bots: list[Bot], seed: int) -> Simulation:
    """A match between bots, played to its end."""
    match = Match(CASTLE, len(bots), luck=Fair.from_seed(seed))
    simulation = Simulation(match, bots)
    simulation.run()
    return simulation


def level(number: int, seat: int, seed: int) -> Bot:
    """A bot of a level."""
    return bot(CASTLE, str(number), seat, seed)


def visitors_by_level(levels: list[int], games: int) -> Counter[int]:
    """How many visitors each level takes; the seats rotate from game to game."""
    taken: Counter[int] = Counter()
    for seed in range(games):
        turn = seed % len(levels)
        seated = levels[turn:] + levels[:turn]
        match = watched([level(number, seat, seed) for seat, number in enumerate(seated)], seed).match
        for number, shown in zip(seated, match.view()["seats"], strict=True):
            taken[number] += len(shown["visitors"])
    return taken


def share_of_a_person(median: int, rival: int, games: int) -> float:
    """The share of the visitors that a scripted person takes from a level; seats change from game to game."""
    mine = theirs = 0
    for seed in range(games):
        seat = seed % 2
        person = Person(Level(median, (), takes_any, 0.0), seat, seed)
        bots = [person if at == seat else level(rival, at, seed) for at in range(2)]
        shown = watched(bots, seed).match.view()["seats"]
        mine += len(shown[seat]["visitors"])
        theirs += len(shown[1 - seat]["visitors"])
    return mine / (mine + theirs)
