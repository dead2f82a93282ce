"""Opponents with one habit each, never tuned against, a newcomer as a model, and one that sees every card.

hullaboo arena bloops --bots examples/bots/bloops.py:Caller,4
hullaboo arena bloops --bots 5,seeing:examples/bots/bloops.py:Seer
"""

import math
from dataclasses import replace

from hullaboo.core.bot import Question
from hullaboo.games.bloops.bots import PERFECT_MEMORY, STEADY_HABITS, Mind
from hullaboo.games.bloops.bots.judgement import Judgement
from hullaboo.games.bloops.bots.memory import memory_of
from hullaboo.games.bloops.state import card_at
from hullaboo.kit.cards import face_of
from hullaboo.kit.player import CardPlayer

FORGETS_NOTHING = replace(STEADY_HABITS, half_life=math.inf)


class TooSoon(Mind):
    """Plays by habit, forgets nothing, and says Bloops! as soon as it counts few enough points."""

    calls_up_to = 20

    def calls(self, judged: Judgement) -> bool:
        """Whether it counts so few."""
        return judged.hand(self.memory.seat) <= self.calls_up_to


class Never(TooSoon):
    """The same, but it never ends the match itself."""

    calls_up_to = -1


FIRST_MATCH = replace(STEADY_HABITS, half_life=6, reflex=1.2, hesitation=1.5)
"""A newcomer forgets half in six turns and needs two to three seconds to throw an equal card."""


class Beginner(TooSoon):
    """Plays by habit, and calls at 10 points, whatever the others hold."""

    calls_up_to = 10


class Sight(Mind):
    """The highest level's mind, but it knows all cards of the world it is given."""

    def hear(self, question: Question, /) -> None:
        """What was told, and what lies everywhere."""
        super().hear(question)
        world = question.world(0)
        for seat, hand in enumerate(question.view["hands"]):
            for card in hand:
                self.memory.see((seat, card["place"]), int(face_of(card_at(world, seat, card["place"]))))


def Caller(seat: int, seed: int) -> CardPlayer[Judgement]:
    """Calls too soon."""
    return CardPlayer(TooSoon(FORGETS_NOTHING, memory_of(seat, math.inf)), seed)


def Hoarder(seat: int, seed: int) -> CardPlayer[Judgement]:
    """Gathers low cards and never calls."""
    return CardPlayer(Never(FORGETS_NOTHING, memory_of(seat, math.inf)), seed)


def Newcomer(seat: int, seed: int) -> CardPlayer[Judgement]:
    """A model of somebody in their first match."""
    return CardPlayer(Beginner(FIRST_MATCH, memory_of(seat, FIRST_MATCH.half_life)), seed)


def Seer(seat: int, seed: int) -> CardPlayer[Judgement]:
    """Sees all cards; the true ones after `seeing:`."""
    return CardPlayer(Sight(PERFECT_MEMORY, memory_of(seat, math.inf)), seed)
