"""What a bot remembers: what the events of the game mean to it. Cards that slip its mind lead to wrong counters."""

from collections.abc import Callable, Mapping

from hullaboo.kit.memory import CardMemory, Event

Card = tuple[int, int]
"""A card by the seat it lies before, and its place there."""
Memory = CardMemory[Card]


def memory_of(seat: int, half_life: float) -> Memory:
    """A memory in which nothing is yet."""
    return CardMemory(seat, half_life, HANDLERS, beside)


def beside(card: Card) -> list[Card]:
    """The places on both sides."""
    seat, place = card
    return [(seat, place - 1), (seat, place + 1)]


def see(memory: Memory, event: Event) -> None:
    """A card was looked at."""
    memory.see((event["of_seat"], event["place"]), event["value"])


def see_shown(memory: Memory, event: Event) -> None:
    """A wrong card was shown to all."""
    memory.see((event["seat"], event["place"]), event["value"])


def begin_turn(memory: Memory, event: Event) -> None:
    """Somebody draws."""
    memory.turn += 1
    memory.held = None


def see_drawn(memory: Memory, event: Event) -> None:
    """The card in one's own hand."""
    memory.held = event["value"]


def throw(memory: Memory, event: Event) -> None:
    """The drawn card is gone."""
    memory.discard(event["value"])


def keep(memory: Memory, event: Event) -> None:
    """The drawn card lies in a place."""
    memory.keep((event["seat"], event["place"]), event["value"])


def counter(memory: Memory, event: Event) -> None:
    """A card left its place for the discards."""
    memory.leave((event["seat"], event["place"]))
    memory.discard(event["value"])


def swap(memory: Memory, event: Event) -> None:
    """Two cards changed places."""
    memory.swap((event["seat"], event["place"]), (event["with_seat"], event["with_place"]))


def renew(memory: Memory, event: Event) -> None:
    """The discards are cards to come again."""
    memory.renew()


HANDLERS: Mapping[str, Callable[[Memory, Event], None]] = {
    "saw": see,
    "wrong": see_shown,
    "late": see_shown,
    "draw": begin_turn,
    "drew": see_drawn,
    "throw": throw,
    "keep": keep,
    "counter": counter,
    "swap": swap,
    "renewed": renew,
}
