"""What a bot remembers: what the events of the game mean to it."""

from collections.abc import Callable, Mapping

from hullaboo.kit.memory import CardMemory, Event

from ..moves import LETTERS

Place = tuple[int, str]
Memory = CardMemory[Place]


def memory_of(seat: int, half_life: float) -> Memory:
    """A memory in which nothing is yet."""
    return CardMemory(seat, half_life, HANDLERS, beside)


def beside(place: Place) -> list[Place]:
    """The other card of the row."""
    seat, slot = place
    return [(seat, LETTERS[LETTERS.index(slot) ^ 1])]


def begin_round(memory: Memory, event: Event) -> None:
    """All cards were shuffled."""
    memory.forget()


def see_first_cards(memory: Memory, event: Event) -> None:
    """The first look."""
    for slot in ("a", "b"):
        memory.see((event["seat"], slot), event[slot])


def see_drawn(memory: Memory, event: Event) -> None:
    """The card in hand."""
    memory.held = event["value"]


def see(memory: Memory, event: Event) -> None:
    """A card was looked at."""
    memory.see((event["at_seat"], event["slot"]), event["value"])


def throw(memory: Memory, event: Event) -> None:
    """The drawn card is gone."""
    memory.discard(event["value"])


def keep(memory: Memory, event: Event) -> None:
    """The drawn card lies in a slot."""
    memory.keep((event["seat"], event["slot"]), event["discarded"])


def take(memory: Memory, event: Event) -> None:
    """The discarded card lies in a slot."""
    memory.take((event["seat"], event["slot"]), event["value"], event["discarded"])


def swap(memory: Memory, event: Event) -> None:
    """Two cards changed places."""
    memory.swap((event["seat"], event["slot"]), (event["at_seat"], event["at_slot"]))


def reshuffle(memory: Memory, event: Event) -> None:
    """The discards are cards to come again."""
    memory.renew()


HANDLERS: Mapping[str, Callable[[Memory, Event], None]] = {
    "dealt": begin_round,
    "memorised-faces": see_first_cards,
    "drew-face": see_drawn,
    "sees-own": see,
    "sees-other": see,
    "threw": throw,
    "kept": keep,
    "took": take,
    "swapped": swap,
    "reshuffled": reshuffle,
}
