"""How a bot judges the table: what unseen cards are worth, how likely a call is right, what a power would bring."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Any

from hullaboo.core.bot import least

from ..edition import POWERS
from ..moves import LETTERS
from ..state import FACES, LOW_ENOUGH, PENALTY
from .memory import Memory, Place

WANTED = 3.5
"""What a card is worth that somebody chose to hold, as far as others can tell."""
NEW_KNOWLEDGE = 1.0
"""Points that knowing one more of one's own cards is worth."""
A_LOOK_AT_OTHERS = 0.4


@dataclass(frozen=True)
class Judgement:
    """One moment, judged from a memory and the cards in the box (value and power → copies)."""

    memory: Memory
    box: Mapping[tuple[int, str], int]
    seats: int
    counts_cards: bool
    """Whether cards seen are subtracted from the box, and what others hold is weighed."""
    lots: Random
    """Draws between cards that are equally good."""

    def in_earnest(self) -> "Judgement":
        """The same without cards that were taken for others: how one judges before one stakes points on it."""
        return replace(self, memory=self.memory.clear())

    @property
    def own(self) -> list[Place]:
        """One's own places."""
        return [(self.memory.seat, slot) for slot in LETTERS]

    @property
    def others(self) -> list[Place]:
        """The places of all others."""
        return [(seat, slot) for seat in range(self.seats) if seat != self.memory.seat for slot in LETTERS]

    def unseen(self) -> dict[tuple[int, str], int]:
        """How many cards of each kind may still lie where one has not looked."""
        if not self.counts_cards:
            return dict(self.box)
        gone = self.memory.gone.copy()
        gone.update(self.memory.values())
        if self.memory.held is not None:
            gone[self.memory.held] += 1
        left = {kind: max(0, copies - gone[kind[0]]) for kind, copies in self.box.items()}
        return left if any(left.values()) else dict(self.box)

    def chances(self) -> dict[tuple[int, str], float]:
        """How likely an unseen card is of each kind."""
        unseen = self.unseen()
        whole = sum(unseen.values())
        return {kind: count / whole for kind, count in unseen.items() if count}

    def average(self) -> float:
        """What an unseen card counts, on the whole."""
        return sum(value * chance for (value, _), chance in self.chances().items())

    def worth(self, place: Place) -> float:
        """What the card in a place counts, as far as one remembers."""
        if place in self.memory.cards:
            return self.memory.cards[place].value
        if self.counts_cards and place in self.memory.chosen and place[0] != self.memory.seat:
            return min(WANTED, self.average())
        return self.average()

    def hand(self, seat: int) -> float:
        """What a seat's cards count together."""
        return sum(self.worth((seat, slot)) for slot in LETTERS)

    @cached_property
    def worst_own(self) -> Place:
        """One's own card that one would most like to lose."""
        return least(self.own, lambda place: -self.gain(place, 0), self.lots)

    @cached_property
    def best_other(self) -> Place:
        """The card of an opponent that one would most like to have."""
        return least(self.others, self.worth, self.lots)

    def gain(self, place: Place, value: float) -> float:
        """What replacing one's own card by a known one of that value brings."""
        known = place in self.memory.cards
        return self.worth(place) - value + (0 if known else NEW_KNOWLEDGE)

    def right(self) -> float:
        """How likely one's own hand is low enough."""
        known = [self.memory.cards[place].value for place in self.own if place in self.memory.cards]
        sums = {sum(known): 1.0}
        for _ in range(len(LETTERS) - len(known)):
            sums = added(sums, self.chances())
        return sum(chance for points, chance in sums.items() if points <= LOW_ENOUGH)

    def call_brings(self) -> float:
        """Points over the others that a call brings, on the whole."""
        rivals = [seat for seat in range(self.seats) if seat != self.memory.seat]
        lead = sum(self.hand(seat) for seat in rivals) / len(rivals)
        right = self.right()
        return right * lead - (1 - right) * PENALTY

    def lead(self) -> float:
        """How far one's own hand lies below the others'."""
        rivals = [seat for seat in range(self.seats) if seat != self.memory.seat]
        return sum(self.hand(seat) for seat in rivals) / len(rivals) - self.hand(self.memory.seat)

    def power_brings(self, power: str) -> float:
        """Points that using a power brings."""
        if power == "look-at-own":
            return NEW_KNOWLEDGE if any(place not in self.memory.cards for place in self.own) else 0
        if power == "look-at-other":
            return A_LOOK_AT_OTHERS
        if power in ("swap-blind", "look-and-swap"):
            return max(0.0, self.worth(self.worst_own) - self.worth(self.best_other))
        return 0

    def draw_brings(self) -> float:
        """Points that drawing brings, on the whole, with the best use of each card."""
        worst = self.worst_own
        return sum(
            chance * max(0.0, self.gain(worst, value), self.power_brings(power))
            for (value, power), chance in self.chances().items()
        )


def added(sums: dict[int, float], chances: Mapping[tuple[int, str], float]) -> dict[int, float]:
    """The chances of every sum with one more unseen card."""
    found: dict[int, float] = {}
    for points, chance in sums.items():
        for (value, _), other in chances.items():
            found[points + value] = found.get(points + value, 0.0) + chance * other
    return found


def moment_of(view: Mapping[str, Any]) -> tuple[int, int, str]:
    """What does not change while a bot thinks about one decision."""
    return view["round"], view["turns"], view["phase"]


def cards_in_the_box(world: Any) -> dict[tuple[int, str], int]:
    """What the edition holds, which everybody may read: copies by value and power."""
    kinds = [(int(world.value[face]), POWERS[int(world.power[face])], int(world.copies[face])) for face in range(FACES)]
    return {(value, power): copies for value, power, copies in kinds if copies}
