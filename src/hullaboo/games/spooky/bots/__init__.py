"""Five levels: the first two play by simple habits, the others by what they believe; memory fades from level to level.

A bot remembers what its seat was told (`memory`) and judges the table by it (`judgement`). It never looks at what
the state says the seat has seen: forgetting is its own.
"""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from random import Random

from hullaboo.core.bot import Answer, Maker, Question, chance, least, lots

from ..moves import action, phrase
from ..rules import CALL, DONE, DRAW, REFUSE, SEEN, THROW, WAIT
from .advice import weigh
from .judgement import Judgement, cards_in_the_box, moment_of
from .memory import Memory, Place

__all__ = ["LEVELS", "NAMES", "Player", "cards_in_the_box", "weigh"]


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
class Player:
    """A bot for one seat of one match."""

    level: Level
    seat: int
    seed: int
    box: dict[tuple[int, str], int] = field(default_factory=dict)
    plan: tuple[object, int] = (None, 0)

    def __post_init__(self) -> None:
        """Nothing is remembered yet."""
        self.memory = Memory(self.seat, self.level.half_life)

    def act(self, question: Question, /) -> Answer:
        """Remember, judge, choose; and take a little time."""
        luck = chance(self.seed, self.seat, question.number)
        self.box = self.box or cards_in_the_box(question.world(0))
        self.memory.hear(question.events)
        self.memory.fade(question.view["turns"], luck)
        draws = lots(self.seed, self.seat, moment_of(question.view))
        judged = Judgement(self.memory, self.box, len(question.view["hands"]), self.level.believes, draws)
        chosen = DECISIONS[question.view["phase"]](self, question, judged)
        return Answer(chosen, self.thinks(question, chosen, luck))

    def thinks(self, question: Question, chosen: int, luck: Random) -> int:
        """How long until it acts: planned once, however often it is asked in between."""
        moment = (moment_of(question.view), chosen)
        if self.plan[0] != moment:
            shortest, longest = THINKING.get(phrase(chosen)["code"], ANYTHING_ELSE)
            self.plan = (moment, question.now + luck.randint(shortest, longest))
        return max(0, self.plan[1] - question.now)

    def calls(self, judged: Judgement) -> bool:
        """Whether it is time to say so."""
        if not self.level.believes:
            return judged.right() == 1
        return judged.right() > 0.5 and judged.call_brings() > self.level.patience * judged.lead()

    def at_turn(self, question: Question, judged: Judgement) -> int:
        """Call, or wait for others; on one's own turn take or draw."""
        if self.calls(judged):
            return CALL
        if question.view["turn"] != self.seat:
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
        if self.calls(judged):
            return CALL
        return DONE if question.view["turn"] == self.seat else WAIT

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


DECISIONS: Mapping[str, Callable[[Player, Question, Judgement], int]] = {
    "first-look": Player.ready,
    "turn": Player.at_turn,
    "holding": Player.holding,
    "power": Player.with_power,
    "offered": Player.swapping,
    "looking": Player.looking,
    "turn-end": Player.at_turn_end,
    "shown": Player.ready,
}
LEVELS: Mapping[int, Maker] = {
    1: partial(Player, HABITS),
    2: partial(Player, STEADY_HABITS),
    3: partial(Player, HAZY_BELIEF),
    4: partial(Player, BELIEF),
    5: partial(Player, PERFECT_MEMORY),
}
NAMES: Mapping[str, int] = {"absent-minded": 1, "careful": 2, "believer": 4, "elephant": 5}
