"""What a bot believes about the table: what cards are worth, who leads, and what an action would bring.

Points are bad, so a gain is fewer points of one's own or more of an opponent's.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from math import erf, prod, sqrt
from random import Random
from statistics import fmean
from typing import Any

from hullaboo.core.bot import least
from hullaboo.kit.cards import NO_CARD, face_of

from ..state import ENOUGH_STARS, EXCHANGE, GIFT, LOOK_HIGH, LOOK_LOW
from .memory import Card, Memory

NO_HOPE = (1.0,) * ENOUGH_STARS
A_CARD = 7.0
"""What somebody who does not count takes an unknown card for."""
KEPT_BY_OTHERS = 3.5
"""What a card is worth that an opponent drew and chose to keep."""
SPREAD = 3.4
"""How far an unknown card lies from its expected value."""
LAST_TURN = 8.7
"""How much dearer than it seems an opponent's hand is in the end, beside one's own, if one has seen it all."""
UNSEEN_IS_CHEAPER = 3.1
"""What each of its cards that one has not seen takes from that: cards are kept because they are low."""
MORE_OPPONENTS = 1.0
"""What every opponent after the first adds: at a larger table each has had fewer turns to better a hand."""
THEIR_SPREAD = 5.7
OWN_SPREAD, OWN_UNSEEN_SPREAD = 1.1, 4.8
"""How far what happens lies from all this. The six numbers were fitted to calls of equal bots;
`tests/calling.py` measures what comes of them."""
OWN_LUCK = (-1.28, -0.52, 0.0, 0.52, 1.28)
"""Five equally likely ways in which one's own hand may turn out, in spreads."""
UNSEEN_COSTS = 2.0
"""What it costs not to know a card: nobody throws at a discard what he does not know."""
GIFT_COUNTS = 0.9
"""How much of a gift to one opponent is a gain of one's own."""
LOOK_AT_OWN, LOOK_AT_OTHER = UNSEEN_COSTS, 0.3


@dataclass(frozen=True)
class Judgement:
    """The table as one seat remembers it."""

    memory: Memory
    view: dict[str, Any]
    box: Counter[int]
    counts: bool
    """Whether the seat counts cards and weighs what others hold."""
    star_hope: tuple[float, ...]
    """What is left of a star's value to who has none, one, two stars and hopes for more."""
    lots: Random
    """Draws between what is equally good."""

    def in_earnest(self) -> "Judgement":
        """The same without cards that were taken for others: how one judges before one stakes a match on it."""
        return replace(self, memory=self.memory.clear())

    @cached_property
    def cards(self) -> list[list[Card]]:
        """The cards before each seat."""
        hands = self.view["hands"]
        return [[(seat, card["place"]) for card in hand] for seat, hand in enumerate(hands)]

    @cached_property
    def own(self) -> list[Card]:
        """The cards before oneself."""
        return self.cards[self.memory.seat]

    @cached_property
    def opponents(self) -> list[int]:
        """All other seats."""
        return [seat for seat in range(len(self.cards)) if seat != self.memory.seat]

    @cached_property
    def unknown(self) -> float:
        """What a card is worth that was never seen."""
        if not self.counts:
            return A_CARD
        unseen = self.box - self.memory.gone - self.memory.values()
        return sum(unseen.elements()) / unseen.total() if unseen else A_CARD

    def worth(self, card: Card) -> float:
        """The value of a card as far as one can tell."""
        value = self.memory.value(card)
        if value is not None:
            return value
        if self.counts and card in self.memory.chosen and card[0] != self.memory.seat:
            return KEPT_BY_OTHERS
        return self.unknown

    def total(self, values: Iterable[float], hope: tuple[float, ...]) -> float:
        """What a hand costs: enough stars cost nothing, and fewer may cost less than they say to who hopes."""
        stars, others = [], 0.0
        for value in values:
            if value in self.view["stars"]:
                stars.append(value)
            else:
                others += value
        return others if len(stars) >= ENOUGH_STARS else others + sum(stars) * hope[len(stars)]

    def hand(self, seat: int) -> float:
        """What a seat's cards cost as they lie."""
        return self.total(map(self.worth, self.cards[seat]), NO_HOPE)

    def burden(self, gone: Iterable[Card] = (), *added: float) -> float:
        """What one's own cards would weigh without some and with others: their points, hopes, and not knowing them."""
        lost = set(gone)
        left = [card for card in self.own if card not in lost]
        return self.total([*map(self.worth, left), *added], self.star_hope) + UNSEEN_COSTS * self.unseen(left)

    def relief(self, gone: Iterable[Card], *added: float) -> float:
        """How much lighter one's cards would be without some and with others."""
        return self.burden() - self.burden(gone, *added)

    def equal_cards(self, value: int) -> list[Card]:
        """One's own cards remembered as equal to a value."""
        return [card for card in self.own if self.memory.value(card) == value]

    def throwing_brings(self, value: int) -> float:
        """Discard the drawn card: its effect, and equal cards of one's own that can follow it."""
        return self.effect_brings(value, []) + max(0.0, self.following_brings(value))

    def following_brings(self, value: int) -> float:
        """Throw all own cards that equal a discard."""
        followers = self.equal_cards(value)
        return self.relief(followers) + len(followers) * self.effect_brings(value, followers)

    def keeping_brings(self, drawn: int, card: Card) -> float:
        """Keep the drawn card in the place of another: the same, and the difference of the two."""
        value = self.memory.value(card)
        if value is None:
            return self.relief([card], drawn)
        followers = [other for other in self.equal_cards(value) if other != card]
        best = max(self.relief([card], drawn), self.relief([card, *followers], drawn))
        return best + (1 + len(followers)) * self.effect_brings(value, [card, *followers])

    def effect_brings(self, value: int, gone: list[Card]) -> float:
        """What the effect of a discarded card is worth to its owner."""
        if value == GIFT:
            return GIFT_COUNTS * self.unknown
        if value in (LOOK_LOW, LOOK_HIGH):
            unseen = self.unseen(card for card in self.own if card not in gone)
            return LOOK_AT_OWN if unseen else LOOK_AT_OTHER
        return self.swap_brings(gone) if value == EXCHANGE else 0.0

    def swap_brings(self, gone: list[Card]) -> float:
        """One's worst card for the best of an opponent, which hurts the opponent too."""
        rest = [self.worth(card) for card in self.own if card not in gone]
        theirs = [self.worth(card) for card in self.takeable]
        return (max(rest) - min(theirs)) * (1 + 1 / len(self.opponents)) if rest and theirs else 0.0

    @cached_property
    def takeable(self) -> list[Card]:
        """The cards a 9 could take."""
        return [card for seat in self.opponents if seat != self.view["bloops"] for card in self.cards[seat]]

    def worst_own(self) -> Card:
        """The card one would most like to lose: its absence saves most, unknown ones before known ones."""
        return least(self.own, lambda card: -self.relief([card]), self.lots)

    @cached_property
    def leader(self) -> int:
        """The opponent with the cheapest hand."""
        return least(self.opponents, self.hand, self.lots)

    def wins(self) -> float:
        """The chance that one's own hand is the cheapest, if the game ends now."""
        return prod(self.beats(seat) for seat in self.opponents)

    def beats(self, seat: int) -> float:
        """The chance that one's own hand is cheaper than another's."""
        spread = SPREAD * sqrt(self.unseen(self.own) + self.unseen(self.cards[seat])) + 0.5
        return normal((self.hand(seat) - self.hand(self.memory.seat)) / spread)

    def unseen(self, cards: Iterable[Card]) -> int:
        """How many of some cards one does not remember."""
        return sum(self.memory.value(card) is None for card in cards)

    def call_wins(self) -> float:
        """The chance that a call wins: on the average over how one's own hand may turn out, against all opponents."""
        spread = OWN_SPREAD + OWN_UNSEEN_SPREAD * sqrt(self.unseen(self.own))
        return fmean(prod(self.stays_ahead(seat, luck * spread) for seat in self.opponents) for luck in OWN_LUCK)

    def stays_ahead(self, seat: int, dearer: float) -> float:
        """The chance to be cheaper than an opponent after its last turn, if one's own hand is so much dearer."""
        unseen = self.unseen(self.cards[seat])
        ahead = self.hand(seat) - self.hand(self.memory.seat) - dearer
        ahead += LAST_TURN - UNSEEN_IS_CHEAPER * unseen + MORE_OPPONENTS * (len(self.opponents) - 1)
        return normal(ahead / (THEIR_SPREAD * sqrt(unseen + 1)))


def normal(spreads: float) -> float:
    """How likely a normal variable is less than so many spreads above its mean."""
    return 0.5 + 0.5 * erf(spreads / sqrt(2))


def cards_in_the_box(world: Any) -> Counter[int]:
    """What the edition holds, which everybody may read: copies by value."""
    lying = Counter(face_of(card) for card in world.card.tolist() if card != NO_CARD)
    discards = Counter(dict(enumerate(world.discards.tolist())))
    return lying + discards + Counter(world.pile.tolist()[: world.left])
