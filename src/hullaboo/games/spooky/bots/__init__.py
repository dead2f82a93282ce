"""Five levels: the first two play by simple habits, the others by what they believe; memory fades from level to level.

A bot remembers what its seat was told (`memory`) and judges the table by it (`judgement`). It never looks at what
the state says the seat has seen: forgetting is its own.
"""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from random import Random

from hullaboo.core.bot import Maker, Question, least
from hullaboo.core.contract import View
from hullaboo.kit.player import CardPlayer

from ..moves import action, phrase
from ..rules import CALL, DONE, DRAW, REFUSE, SEEN, THROW, WAIT
from .advice import weigh
from .judgement import Judgement, cards_in_the_box, moment_of
from .memory import Memory, Place, memory_of

__all__ = ["LEVELS", "NAMES", "Mind", "cards_in_the_box", "weigh"]


@dataclass(frozen=True)
class Level:
    """What tells one level from another."""

    half_life: float
    believes: bool
    """Counts cards, weighs what others hold and uses every power."""
    patience: float = 0.0
    """The part of one's lead that one hopes to keep by not calling yet."""


HABITS = Level(half_life=4, believes=False)
STEADY_HABITS = Level(half_life=12, believes=False)
HAZY_BELIEF = Level(half_life=15, believes=True, patience=0.6)
BELIEF = Level(half_life=30, believes=True, patience=0.6)
PERFECT_MEMORY = Level(half_life=math.inf, believes=True, patience=0.5)

THROWN_FROM = 5
"""Habit: lower cards are kept, these and higher ones thrown."""
TAKEN_UP_TO = 3

THINKING = {"seen": (2500, 5500), "call": (700, 1500), "done": (500, 1200), "draw": (900, 1500), "take": (900, 1700)}
"""Milliseconds from … to; whoever is about to draw leaves the others time to call."""
ANYTHING_ELSE = (800, 2200)


@dataclass
class Mind:
    """How a level thinks, with what one seat remembers in one match."""

    level: Level
    memory: Memory
    box: dict[tuple[int, str], int] = field(default_factory=dict)

    def hear(self, question: Question, /) -> None:
        """Take in what was told; the table counts the turns of a round."""
        self.memory.hear(question.events)
        self.memory.turn = question.view["turns"]

    def moment(self, view: View, /) -> object:
        """The round, the turn and what the table waits for."""
        return moment_of(view)

    def judge(self, question: Question, draws: Random, /) -> Judgement:
        """The table as the seat believes it to be."""
        self.box = self.box or cards_in_the_box(question.world(0))
        return Judgement(self.memory, self.box, len(question.view["hands"]), self.level.believes, draws)

    def choose(self, question: Question, judged: Judgement, luck: Random, /) -> int:
        """What the table waits for."""
        return DECISIONS[question.view["phase"]](self, question, judged)

    def milliseconds(self, chosen: int, luck: Random, /) -> int:
        """How long a decision takes."""
        return luck.randint(*THINKING.get(phrase(chosen)["code"], ANYTHING_ELSE))

    def calls(self, judged: Judgement) -> bool:
        """Whether it is time to say so."""
        if not self.level.believes:
            return judged.right() == 1
        return judged.right() > 0.5 and judged.call_brings() > self.level.patience * judged.lead()

    def at_turn(self, question: Question, judged: Judgement) -> int:
        """Call, or wait for others; on one's own turn take or draw."""
        if self.calls(judged.in_earnest()):
            return CALL
        if question.view["turn"] != self.memory.seat:
            return WAIT
        worst, top = judged.worst_own, question.view["top"]
        if top is not None and self.takes(judged, top["value"], worst):
            return named("take", worst)
        return DRAW

    def takes(self, judged: Judgement, value: int, worst: Place) -> bool:
        """Whether the discarded card is better than a new one."""
        if not self.level.believes:
            return value <= TAKEN_UP_TO and judged.worth(worst) > value
        return judged.gain(worst, value) > judged.draw_brings()

    def at_turn_end(self, question: Question, judged: Judgement) -> int:
        """Call, or say done; the others say nothing."""
        if self.calls(judged.in_earnest()):
            return CALL
        return DONE if question.view["turn"] == self.memory.seat else WAIT

    def holding(self, question: Question, judged: Judgement) -> int:
        """Throw the drawn card, or keep it where it helps most."""
        face = question.view["held"]["face"]
        worst = judged.worst_own
        if not self.level.believes:
            keeps = face["value"] < THROWN_FROM and judged.worth(worst) > face["value"]
        else:
            keeps = judged.gain(worst, face["value"]) > max(0.0, judged.power_brings(face["power"] or "none"))
        return named("keep", worst) if keeps else THROW

    def with_power(self, question: Question, judged: Judgement) -> int:
        """Use the power of the thrown card if it brings anything."""
        power = question.view["top"]["power"]
        if power == "look-at-own":
            return self.looks_at_own(judged)
        if not self.level.believes or judged.power_brings(power) <= 0:
            return REFUSE
        if power == "swap-blind":
            return named("offer", judged.worst_own)
        return named("look", self.curious_about(judged))

    def looks_at_own(self, judged: Judgement) -> int:
        """A card it does not remember, if there is one."""
        unknown = [place for place in judged.own if place not in self.memory.cards]
        return named("look", judged.lots.choice(unknown)) if unknown else REFUSE

    def curious_about(self, judged: Judgement) -> Place:
        """The card of an opponent most worth seeing: low as far as one can tell, and not seen yet."""
        unknown = [place for place in judged.others if place not in self.memory.cards]
        return least(unknown or judged.others, judged.worth, judged.lots)

    def swapping(self, question: Question, judged: Judgement) -> int:
        """The other half of a blind swap."""
        return named("swap", judged.best_other)

    def looking(self, question: Question, judged: Judgement) -> int:
        """Look long enough, and swap what one sees where the power allows it and it pays."""
        worst = judged.worst_own
        seen = question.view["spot"]
        place = (seen["seat"], seen["slot"])
        trade = named("trade", worst)
        return trade if trade in question.legal and judged.worth(place) < judged.worth(worst) else SEEN

    def ready(self, question: Question, judged: Judgement) -> int:
        """Seen enough."""
        return SEEN


def named(code: str, place: Place) -> int:
    """The action of a code with a card."""
    seat, slot = place
    where = f"{seat}{slot}" if code in ("look", "swap") else slot
    return action(f"{code} {where}")


DECISIONS: Mapping[str, Callable[[Mind, Question, Judgement], int]] = {
    "first-look": Mind.ready,
    "turn": Mind.at_turn,
    "holding": Mind.holding,
    "power": Mind.with_power,
    "offered": Mind.swapping,
    "looking": Mind.looking,
    "turn-end": Mind.at_turn_end,
    "shown": Mind.ready,
}


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
NAMES: Mapping[str, int] = {"absent-minded": 1, "careful": 2, "believer": 4, "elephant": 5}
