"""What a bot remembers of cards that lie face down: made from what its seat was told, fading as a person's memory does.

A game says which cards lie beside each other, and what its events mean:

    def kept(memory: CardMemory[Place], event: Event) -> None:
        memory.keep((event["seat"], event["place"]), event["discarded"])

    memory: CardMemory[Place] = CardMemory(0, 12.0, {"kept": kept}, beside=lambda place: [])
    memory.hear([{"code": "kept", "seat": 1, "place": 2, "discarded": 7}])
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

Event = dict[str, Any]
Place = tuple[int, Any]
"""Where a card lies: before which seat, and where there."""
P = TypeVar("P", bound=Place)
MISTAKES = 0.2
"""How often a card that slips the mind is taken for its neighbour instead."""


class Trace(NamedTuple):
    """A remembered face, and the turn in which it was seen."""

    value: int
    turn: int
    is_clear: bool = True
    """Not of a card that is taken for another: good enough for a counter, but nobody stakes a call on it."""


@dataclass
class CardMemory(Generic[P]):
    """The cards a seat remembers by place, those that others chose to hold, the discards, and the time."""

    seat: int
    half_life: float
    """After so many turns half of what was seen is forgotten."""
    handlers: "Mapping[str, Callable[[CardMemory[P], Event], None]]"
    """What events mean, by their codes; others mean nothing."""
    beside: Callable[[P], Sequence[P]]
    """The places for which a place can be mistaken."""
    cards: dict[P, Trace] = field(default_factory=dict)
    chosen: set[P] = field(default_factory=set)
    gone: Counter[int] = field(default_factory=Counter)
    """The discards since the last shuffle."""
    discarded: int = 0
    """How many cards were ever discarded."""
    top: int | None = None
    held: int | None = None
    """The card that the seat itself has drawn."""
    turn: int = 0
    faded: int = 0

    def hear(self, events: Iterable[Event]) -> None:
        """Take in what was told."""
        for event in events:
            if handler := self.handlers.get(event["code"]):
                handler(self, event)

    def fade(self, luck: Random) -> None:
        """Let the turns since the last time pass: what slips the mind is lost, or taken for its neighbour."""
        kept = 0.5 ** (max(0, self.turn - self.faded) / self.half_life)
        self.faded = self.turn
        for place in sorted(self.cards) if kept < 1 else ():
            if luck.random() >= kept:
                self.lose(place, luck)

    def lose(self, place: P, luck: Random) -> None:
        """Forget one card; sometimes one beside it is remembered there."""
        del self.cards[place]
        beside = [near for near in self.beside(place) if near in self.cards]
        if beside and luck.random() < MISTAKES:
            self.cards[place] = self.cards[luck.choice(beside)]._replace(is_clear=False)

    def value(self, place: P) -> int | None:
        """What the seat believes to have seen there."""
        return self.cards[place].value if place in self.cards else None

    def clear(self) -> "CardMemory[P]":
        """What comes to mind clearly, without cards taken for others: what a seat stakes points on."""
        return replace(self, cards={place: trace for place, trace in self.cards.items() if trace.is_clear})

    def values(self) -> Counter[int]:
        """All cards that it believes to know."""
        return Counter(trace.value for trace in self.cards.values())

    def age(self, place: P) -> int:
        """How many turns ago a card was seen."""
        return self.turn - self.cards[place].turn

    def see(self, place: P, value: int) -> None:
        """A card was looked at, or shown."""
        self.cards[place] = Trace(value, self.turn)

    def discard(self, value: int) -> None:
        """A card lies face up on the discards."""
        self.gone[value] += 1
        self.discarded += 1
        self.top, self.held = value, None

    def keep(self, place: P, discarded: int) -> None:
        """A drawn card lies in a place: known if it is one's own, else only known to be wanted."""
        self.leave(place)
        self.chosen.add(place)
        if place[0] == self.seat and self.held is not None:
            self.see(place, self.held)
        self.discard(discarded)

    def take(self, place: P, value: int, discarded: int) -> None:
        """The discard on top lies in a place, and everybody saw it."""
        self.gone[value] -= 1
        self.see(place, value)
        self.chosen.add(place)
        self.discard(discarded)

    def leave(self, place: P) -> None:
        """Nothing is known of what may come to lie there."""
        self.cards.pop(place, None)
        self.chosen.discard(place)

    def swap(self, one: P, other: P) -> None:
        """Two cards changed places, and what is known of them with them."""
        across = {one: other, other: one}
        moved = {across[place]: self.cards.pop(place) for place in across if place in self.cards}
        wanted = {across[place] for place in across if place in self.chosen}
        self.cards |= moved
        self.chosen = self.chosen - {one, other} | wanted

    def renew(self) -> None:
        """The discards but for the top one are cards to come again."""
        self.gone = Counter() if self.top is None else Counter([self.top])

    def forget(self) -> None:
        """All cards were shuffled: nothing is known any more."""
        self.cards, self.chosen, self.gone = {}, set(), Counter()
        self.top = self.held = None
        self.turn = self.faded = 0
