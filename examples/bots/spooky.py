"""Opponents with one habit each, never tuned against, a newcomer as a model, and one that sees every card.

hullaboo arena spooky --bots examples/bots/spooky.py:Caller,4
hullaboo arena spooky --bots 5,seeing:examples/bots/spooky.py:Seer
"""

import math

from hullaboo.core.bot import Answer, Question, chance
from hullaboo.games.spooky.bots import PERFECT_MEMORY, Mind
from hullaboo.games.spooky.bots.judgement import Judgement
from hullaboo.games.spooky.bots.memory import Place, memory_of
from hullaboo.games.spooky.moves import LETTERS, action
from hullaboo.games.spooky.state import place_of
from hullaboo.kit.cards import NO_CARD, face_of
from hullaboo.kit.player import CardPlayer

UNKNOWN = 6
"""What a card counts that has not been seen."""
KEPT_BELOW = 5
TAKEN_UP_TO = 2
NEWCOMERS_HALF_LIFE = 6
"""After so many turns a newcomer has forgotten half of what they saw."""


class Habit:
    """Forgets nothing, keeps low cards in place of its worst, calls when it counts few points."""

    calls_at = 5
    swaps = False

    def __init__(self, seat: int, seed: int) -> None:
        self.seat, self.seed = seat, seed
        self.memory = memory_of(seat, math.inf)

    def act(self, question: Question, /) -> Answer:
        """Remember, decide by the phase, and take a moment."""
        luck = chance(self.seed, self.seat, question.number)
        self.memory.hear(question.events)
        strangers = [
            (seat, slot) for seat in range(len(question.view["hands"])) if seat != self.seat for slot in LETTERS
        ]
        chosen = action(self.move(question.view, luck.choice(strangers)))
        return Answer(chosen, luck.randint(900, 1700))

    def move(self, view: dict, stranger: Place) -> str:
        """What it does; `stranger` is any card of an opponent."""
        match view["phase"]:
            case "turn" if self.calls():
                return "call"
            case "turn":
                return "wait" if view["turn"] != self.seat else "draw"
            case "turn-end" if self.calls():
                return "call"
            case "turn-end":
                return "done" if view["turn"] == self.seat else "wait"
            case "holding":
                return self.keep_or_throw(view["held"]["face"])
            case "power":
                return self.with_power(view["top"]["power"], stranger)
            case "offered":
                return f"swap {stranger[0]}{stranger[1]}"
            case "looking" if (
                self.swaps and view["spot"]["seat"] != self.seat and view["top"]["power"] == "look-and-swap"
            ):
                return f"trade {self.worst}"
        return "seen"

    def keep_or_throw(self, face: dict) -> str:
        """Low cards stay; the swapper throws what lets it swap."""
        swapped = self.swaps and face["power"] in ("swap-blind", "look-and-swap")
        keeps = face["value"] < min(KEPT_BELOW, self.count(self.worst)) and not swapped
        return f"keep {self.worst}" if keeps else "throw"

    def with_power(self, power: str, stranger: Place) -> str:
        """It looks at its own cards; only the swapper touches those of others."""
        unseen = [slot for slot in LETTERS if (self.seat, slot) not in self.memory.cards]
        if power == "look-at-own" and unseen:
            return f"look {self.seat}{unseen[0]}"
        if self.swaps and power == "swap-blind":
            return f"offer {self.worst}"
        return f"look {stranger[0]}{stranger[1]}" if self.swaps and power == "look-and-swap" else "refuse"

    def calls(self) -> bool:
        """Whether it counts few enough points."""
        return sum(map(self.count, LETTERS)) <= self.calls_at

    def count(self, slot: str) -> int:
        """What a card of its own is worth, as far as it knows."""
        value = self.memory.value((self.seat, slot))
        return UNKNOWN if value is None else value

    @property
    def worst(self) -> str:
        """Its card of most points."""
        return max(LETTERS, key=self.count)


class Caller(Habit):
    """Calls too soon."""

    calls_at = 8


class Hoarder(Habit):
    """Gathers the lowest cards and hardly ever calls."""

    calls_at = 0


class Swapper(Habit):
    """Swaps its worst card away whenever it can."""

    swaps = True


class Newcomer(Habit):
    """A model of somebody in their first match: forgets, takes what is very low, looks at its own cards, calls at 6."""

    calls_at = 6

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, seed)
        self.memory = memory_of(seat, NEWCOMERS_HALF_LIFE)

    def act(self, question: Question, /) -> Answer:
        """Forget a little, then play."""
        self.memory.turn = question.view["turns"]
        self.memory.fade(chance(self.seed, self.seat, question.number))
        return super().act(question)

    def move(self, view: dict, stranger: Place) -> str:
        """A very low discard is taken."""
        drawing = view["phase"] == "turn" and view["turn"] == self.seat and view["top"] and not self.calls()
        return f"take {self.worst}" if drawing and view["top"]["value"] <= TAKEN_UP_TO else super().move(view, stranger)


class Sight(Mind):
    """The highest level's mind, but it knows all cards of the world it is given."""

    def hear(self, question: Question, /) -> None:
        """What was told, and what lies everywhere."""
        super().hear(question)
        world = question.world(0)
        for seat in range(int(world.seats)):
            for at, letter in enumerate(LETTERS):
                card = int(world.card[place_of(seat, at)])
                if card != NO_CARD:
                    self.memory.see((seat, letter), int(world.value[face_of(card)]))


def Seer(seat: int, seed: int) -> CardPlayer[Judgement]:
    """Sees all cards; the true ones after `seeing:`."""
    return CardPlayer(Sight(PERFECT_MEMORY, memory_of(seat, math.inf)), seed)
