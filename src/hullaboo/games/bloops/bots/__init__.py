"""Five levels: the first two play by simple habits, the others by what they believe; memory and reflexes differ.

A bot remembers what its seat was told (`memory`) and judges the table by it (`judgement`). It never looks at what
the state says the seat has seen: forgetting is its own.
"""

import math
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from random import Random

from hullaboo.core.bot import Maker, Question, least
from hullaboo.core.contract import View
from hullaboo.kit.player import CardPlayer

from ..moves import action, phrase
from ..state import BLOOPS, DONE, DRAW, SEEN, THROW, TWENTY, WAIT
from .advice import weigh
from .judgement import NO_HOPE, Judgement, cards_in_the_box
from .memory import Card, Memory, memory_of

__all__ = ["LEVELS", "NAMES", "Mind", "cards_in_the_box", "player", "weigh"]


@dataclass(frozen=True)
class Level:
    """What tells one level from another. Times are in seconds."""

    half_life: float
    reflex: float
    hesitation: float
    believes: bool = False
    star_hope: tuple[float, ...] = NO_HOPE
    sure_enough: float = 1.0
    """The estimated chance to win with which it calls against one opponent; less is enough against more."""


HABITS = Level(half_life=4, reflex=0.55, hesitation=0.9)
STEADY_HABITS = Level(half_life=8, reflex=0.52, hesitation=0.8)
HAZY_BELIEF = Level(
    half_life=5, reflex=0.45, hesitation=0.5, believes=True, star_hope=(1.0, 0.8, 0.4), sure_enough=0.63
)
BELIEF = Level(half_life=12, reflex=0.42, hesitation=0.45, believes=True, star_hope=(1.0, 0.8, 0.4), sure_enough=0.63)
PERFECT_MEMORY = Level(
    half_life=math.inf, reflex=0.40, hesitation=0.37, believes=True, star_hope=(1.0, 0.4, 0.2), sure_enough=0.63
)

KEPT_UP_TO = 4
"""Habit: lower cards are kept."""
CALLED_UP_TO = 12
IMPATIENCE = 6
"""Habit: after so many turns a point more will do."""
SURE_ENOUGH_TO_END = 0.40

THINKING = {"seen": (2.5, 4.5), "draw": (0.9, 1.2), "done": (0.5, 1.0), "bloops": (0.8, 1.5), "throw": (0.8, 2.0)}
"""Seconds from … to; whoever is about to draw leaves the others time to throw."""
ANYTHING_ELSE = (0.8, 2.2)
SIGNAL = 0.15
"""From the eye to the hand, before any thought."""
RETRIEVAL = 0.04
"""What every turn since a card was seen adds to the search for it."""


@dataclass
class Mind:
    """How a level thinks, with what one seat remembers in one match."""

    level: Level
    memory: Memory
    box: Counter[int] = field(default_factory=Counter)

    def hear(self, question: Question, /) -> None:
        """Take in what was told; a draw is a turn more."""
        self.memory.hear(question.events)

    def moment(self, view: View, /) -> object:
        """The turn, the discards, and how far an effect is."""
        return self.memory.turn, self.memory.discarded, len(view["effects"]), view["look"] is None

    def judge(self, question: Question, draws: Random, /) -> Judgement:
        """The table as the seat believes it to be."""
        self.box = self.box or cards_in_the_box(question.world(0))
        return Judgement(self.memory, question.view, self.box, self.level.believes, self.level.star_hope, draws)

    def choose(self, question: Question, judged: Judgement, luck: Random, /) -> int:
        """Throw an equal card first; then do what the table waits for, which the legal actions begin with."""
        counters = [move for move in self.counters(question, judged) if move in question.legal]
        if counters:
            return counters[0]
        decide = DECISIONS.get(phrase(question.legal[0])["code"])
        return decide(self, question, judged, luck) if decide else WAIT

    def counters(self, question: Question, judged: Judgement) -> list[int]:
        """The throws that would save something: cards remembered as equal to the top, the freshest first."""
        top = question.view["top"]
        if top is None or question.view["stage"] != "react":
            return []
        if self.level.believes and judged.following_brings(top) <= 0:
            return []
        return [named("counter", card) for card in self.freshest_first(judged.equal_cards(top), judged)]

    def freshest_first(self, cards: list[Card], judged: Judgement) -> list[Card]:
        """Cards by how long ago they were seen; lots are drawn between equals."""
        return sorted(judged.lots.sample(cards, len(cards)), key=self.memory.age)

    def milliseconds(self, chosen: int, luck: Random, /) -> int:
        """How long a decision takes."""
        return int(1000 * self.seconds(chosen, luck))

    def seconds(self, chosen: int, luck: Random) -> float:
        """How long a decision takes; a counter is a reflex, and old memories are found slowly."""
        said = phrase(chosen)
        if said["code"] != "counter":
            return luck.uniform(*THINKING.get(said["code"], ANYTHING_ELSE))
        reflex = max(0.0, luck.gauss(self.level.reflex, 0.1)) + luck.expovariate(1 / self.level.hesitation)
        return SIGNAL + reflex + RETRIEVAL * self.memory.age((self.memory.seat, said["place"]))

    def seen(self, question: Question, judged: Judgement, luck: Random) -> int:
        """Seen enough."""
        return SEEN

    def draw(self, question: Question, judged: Judgement, luck: Random) -> int:
        """The turn begins."""
        return DRAW

    def holding(self, question: Question, judged: Judgement, luck: Random) -> int:
        """Throw the drawn card, or keep it where it helps most."""
        drawn = question.view["drawn"]["value"]
        if not judged.own or (drawn == TWENTY and self.ends_with_twenty(judged.in_earnest())):
            return THROW
        if self.level.believes:
            return self.weighs(drawn, judged)
        worst = judged.worst_own()
        keeps = drawn == TWENTY or (drawn <= KEPT_UP_TO and judged.worth(worst) > drawn)
        return named("keep", worst) if keeps else THROW

    def weighs(self, drawn: int, judged: Judgement) -> int:
        """Compare all that can be done with the drawn card."""
        brings = {named("keep", card): judged.keeping_brings(drawn, card) for card in judged.own}
        if drawn != TWENTY:
            brings[THROW] = judged.throwing_brings(drawn)
        return least(list(brings), lambda move: (-brings[move], move != THROW), judged.lots)

    def ends_with_twenty(self, judged: Judgement) -> bool:
        """Whether to end the game with the 20: those with habits believe they lead if they hold fewer points."""
        if self.level.believes:
            return judged.wins() > SURE_ENOUGH_TO_END
        return judged.hand(self.memory.seat) <= min(judged.hand(seat) for seat in judged.opponents)

    def gives(self, question: Question, judged: Judgement, luck: Random) -> int:
        """The 6 goes to whoever leads; habit gives it to anybody."""
        seat = judged.leader if self.level.believes else luck.choice(judged.opponents)
        return action(f"give {seat}")

    def looks(self, question: Question, judged: Judgement, luck: Random) -> int:
        """Look at an own card not remembered; else at one of the leader."""
        unknown = [card for card in judged.own if self.memory.value(card) is None]
        if unknown:
            return named("look", judged.lots.choice(unknown))
        others = [card for seat in judged.opponents for card in judged.cards[seat]]
        if not self.level.believes:
            return named("look", luck.choice(others or judged.own))
        return named("look", least(others or judged.own, lambda card: self.curiosity(card, judged), judged.lots))

    def curiosity(self, card: Card, judged: Judgement) -> tuple[bool, bool]:
        """Cards not remembered come first, those of the leader among them."""
        return self.memory.value(card) is not None, card[0] != judged.leader

    def picks(self, question: Question, judged: Judgement, luck: Random) -> int:
        """The 9 gives away the worst card."""
        return named("pick", judged.worst_own())

    def swaps(self, question: Question, judged: Judgement, luck: Random) -> int:
        """The 9 takes the best card one knows of; habit takes any."""
        if not self.level.believes:
            return named("swap", luck.choice(judged.takeable))
        return named("swap", least(judged.takeable, judged.worth, judged.lots))

    def says(self, question: Question, judged: Judgement, luck: Random) -> int:
        """Bloops!, or done."""
        return BLOOPS if self.calls(judged.in_earnest()) else DONE

    def calls(self, judged: Judgement) -> bool:
        """Whether it is time to say it: belief waits until it is sure enough, habit for few points."""
        if self.level.believes:
            enough: float = self.level.sure_enough ** math.sqrt(len(judged.opponents))
            return judged.call_wins() > enough
        return judged.hand(self.memory.seat) <= CALLED_UP_TO + self.memory.turn // IMPATIENCE


def named(code: str, card: Card) -> int:
    """The action of a code with a card."""
    seat, place = card
    return action(f"{code} {seat}.{place}" if code in ("look", "swap") else f"{code} {place}")


Decision = Callable[[Mind, Question, Judgement, Random], int]
DECISIONS: Mapping[str, Decision] = {
    "seen": Mind.seen, "draw": Mind.draw, "throw": Mind.holding, "give": Mind.gives, "look": Mind.looks,
    "pick": Mind.picks, "swap": Mind.swaps, "done": Mind.says,
}  # fmt: skip


def player(level: Level, seat: int, seed: int) -> CardPlayer[Judgement]:
    """A bot for one seat of one match."""
    return CardPlayer(Mind(level, memory_of(seat, level.half_life)), seed)


LEVELS: Mapping[int, Maker] = {
    1: partial(player, HABITS),
    2: partial(player, STEADY_HABITS),
    3: partial(player, HAZY_BELIEF),
    4: partial(player, BELIEF),
    5: partial(player, PERFECT_MEMORY),
}
NAMES: Mapping[str, int] = {"goldfish": 1, "trout": 2, "pike": 4, "dolphin": 5}
