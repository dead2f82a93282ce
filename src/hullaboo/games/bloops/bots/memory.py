"""What a bot remembers: made from what its seat was told, and fading as a person's memory does."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

Card = tuple[int, int]
"""A card by the seat it lies before, and its place there."""
Event = dict[str, Any]
MISTAKES = 0.2
"""How often a card that slips the mind is taken for its neighbour instead: hence wrong counters."""


class Trace(NamedTuple):
    """A remembered face, and the turn in which it was seen."""

    value: int
    turn: int


@dataclass
class Memory:
    """The cards a seat remembers, what others chose to keep, the discards since the last shuffle, and the time."""

    seat: int
    half_life: float
    """After so many turns half of what was seen is forgotten."""
    cards: dict[Card, Trace] = field(default_factory=dict)
    chosen: set[Card] = field(default_factory=set)
    gone: Counter[int] = field(default_factory=Counter)
    held: int | None = None
    top: int | None = None
    turn: int = 0
    discards: int = 0
    faded: int = 0

    def hear(self, events: Iterable[Event]) -> None:
        """Take in what was told."""
        for event in events:
            if handler := HANDLERS.get(event["code"]):
                handler(self, event)

    def fade(self, luck: Random) -> None:
        """Let time pass: what slips the mind is lost, or taken for its neighbour."""
        kept = 0.5 ** ((self.turn - self.faded) / self.half_life)
        self.faded = self.turn
        for card in sorted(self.cards) if kept < 1 else ():
            if luck.random() >= kept:
                self.lose(card, luck)

    def lose(self, card: Card, luck: Random) -> None:
        """Forget one card; sometimes the one beside it is remembered there."""
        seat, place = card
        del self.cards[card]
        beside = [near for near in ((seat, place - 1), (seat, place + 1)) if near in self.cards]
        if beside and luck.random() < MISTAKES:
            self.cards[card] = self.cards[luck.choice(beside)]

    def value(self, card: Card) -> int | None:
        """What the seat believes to have seen there."""
        return self.cards[card].value if card in self.cards else None

    def age(self, card: Card) -> int:
        """How many turns ago a card was seen."""
        return self.turn - self.cards[card].turn

    def see(self, event: Event) -> None:
        """A card was looked at."""
        self.cards[event["of_seat"], event["place"]] = Trace(event["value"], self.turn)

    def see_shown(self, event: Event) -> None:
        """A wrong card was shown to all."""
        self.cards[event["seat"], event["place"]] = Trace(event["value"], self.turn)

    def begin_turn(self, event: Event) -> None:
        """Somebody draws."""
        self.turn += 1
        self.held = None

    def see_drawn(self, event: Event) -> None:
        """The card in one's own hand."""
        self.held = event["value"]

    def discard(self, event: Event) -> None:
        """A card lies face up on the discards."""
        self.gone[event["value"]] += 1
        self.top = event["value"]
        self.discards += 1

    def keep(self, event: Event) -> None:
        """A drawn card lies in a place: known if it is one's own, else only known to be wanted."""
        card = (event["seat"], event["place"])
        self.leave(event)
        self.chosen.add(card)
        if event["seat"] == self.seat and self.held is not None:
            self.cards[card] = Trace(self.held, self.turn)
        self.discard(event)

    def counter(self, event: Event) -> None:
        """A card left its place for the discards."""
        self.leave(event)
        self.discard(event)

    def leave(self, event: Event) -> None:
        """Nothing is known of what may come to lie there."""
        card = (event["seat"], event["place"])
        self.cards.pop(card, None)
        self.chosen.discard(card)

    def swap(self, event: Event) -> None:
        """Two cards changed places, and what is known of them with them."""
        one, other = (event["seat"], event["place"]), (event["with_seat"], event["with_place"])
        across = {one: other, other: one}
        moved = {across[card]: self.cards.pop(card) for card in across if card in self.cards}
        wanted = {across[card] for card in across if card in self.chosen}
        self.cards |= moved
        self.chosen = self.chosen - {one, other} | wanted

    def renew(self, event: Event) -> None:
        """The discards but for the top one are cards to come again."""
        self.gone = Counter() if self.top is None else Counter([self.top])


HANDLERS: Mapping[str, Callable[[Memory, Event], None]] = {
    "saw": Memory.see,
    "wrong": Memory.see_shown,
    "late": Memory.see_shown,
    "draw": Memory.begin_turn,
    "drew": Memory.see_drawn,
    "throw": Memory.discard,
    "keep": Memory.keep,
    "counter": Memory.counter,
    "swap": Memory.swap,
    "renewed": Memory.renew,
}
