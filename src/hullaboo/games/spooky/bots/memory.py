"""What a bot remembers: made from what its seat was told, and fading as a person's memory does."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from ..moves import LETTERS

Place = tuple[int, str]
Event = dict[str, Any]
MISTAKES = 0.2
"""How often a card that slips the mind is taken for its neighbour instead."""


@dataclass
class Memory:
    """The cards a seat remembers by place, the discards since the last shuffle, and what others chose to hold."""

    seat: int
    half_life: float
    """After so many turns half of what was seen is forgotten."""
    cards: dict[Place, int] = field(default_factory=dict)
    chosen: set[Place] = field(default_factory=set)
    discards: Counter[int] = field(default_factory=Counter)
    top: int | None = None
    held: int | None = None
    turn: int = 0

    def hear(self, events: Iterable[Event]) -> None:
        """Take in what was told."""
        for event in events:
            if handler := HANDLERS.get(event["code"]):
                handler(self, event)

    def fade(self, turn: int, luck: Random) -> None:
        """Let time pass: what slips the mind is lost, or taken for its neighbour."""
        kept = 0.5 ** (max(0, turn - self.turn) / self.half_life)
        self.turn = turn
        for place in sorted(self.cards):
            if luck.random() >= kept:
                self.lose(place, luck)

    def lose(self, place: Place, luck: Random) -> None:
        """Forget one card; sometimes the one beside it is remembered there."""
        seat, slot = place
        beside = (seat, LETTERS[LETTERS.index(slot) ^ 1])
        del self.cards[place]
        if luck.random() < MISTAKES and beside in self.cards:
            self.cards[place] = self.cards[beside]

    def begin_round(self, event: Event) -> None:
        """All cards were shuffled: nothing is known any more."""
        self.cards, self.chosen, self.discards = {}, set(), Counter()
        self.top, self.held, self.turn = None, None, 0

    def see_first_cards(self, event: Event) -> None:
        """The first look."""
        self.cards[event["seat"], "a"] = event["a"]
        self.cards[event["seat"], "b"] = event["b"]

    def see_drawn(self, event: Event) -> None:
        """The card in hand."""
        self.held = event["value"]

    def see(self, event: Event) -> None:
        """A card was looked at."""
        self.cards[event["at_seat"], event["slot"]] = event["value"]

    def discard(self, value: int) -> None:
        """A card lies face up."""
        self.discards[value] += 1
        self.top = value

    def throw(self, event: Event) -> None:
        """The drawn card is gone."""
        self.discard(event["value"])
        self.held = None

    def keep(self, event: Event) -> None:
        """The drawn card lies in a slot: known if it was one's own, else only known to be wanted."""
        place = (event["seat"], event["slot"])
        self.cards.pop(place, None)
        self.chosen.add(place)
        if event["seat"] == self.seat and self.held is not None:
            self.cards[place] = self.held
        self.held = None
        self.discard(event["discarded"])

    def take(self, event: Event) -> None:
        """The discarded card lies in a slot, and everybody saw it."""
        place = (event["seat"], event["slot"])
        self.discards[event["value"]] -= 1
        self.cards[place] = event["value"]
        self.chosen.add(place)
        self.discard(event["discarded"])

    def swap(self, event: Event) -> None:
        """Two cards changed places, and what is known of them with them."""
        one, other = (event["seat"], event["slot"]), (event["at_seat"], event["at_slot"])
        values = self.cards.pop(one, None), self.cards.pop(other, None)
        for place, value in ((other, values[0]), (one, values[1])):
            if value is not None:
                self.cards[place] = value
        wanted = (one in self.chosen, other in self.chosen)
        self.chosen -= {one, other}
        self.chosen |= {place for place, was in ((other, wanted[0]), (one, wanted[1])) if was}

    def reshuffle(self, event: Event) -> None:
        """The discards are cards to come again, but for the top one."""
        self.discards = Counter() if self.top is None else Counter([self.top])


HANDLERS: dict[str, Callable[[Memory, Event], None]] = {
    "dealt": Memory.begin_round,
    "memorised-faces": Memory.see_first_cards,
    "drew-face": Memory.see_drawn,
    "sees-own": Memory.see,
    "sees-other": Memory.see,
    "threw": Memory.throw,
    "kept": Memory.keep,
    "took": Memory.take,
    "swapped": Memory.swap,
    "reshuffled": Memory.reshuffle,
}
