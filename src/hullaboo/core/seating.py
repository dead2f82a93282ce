"""How the fields of a state name seats: what a table looks like when its seats are numbered otherwise.

    SEATED = {"turn": Seated(as_seat), "total": Seated(row=1), "waiting": Seated(as_seats)}

A field that is not declared says the same however the seats are numbered. Actions and events name seats in parameters
called `seat` or ending in `_seat`. The conformance kit plays every game in two numberings, and asks its bots in both.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

Numbers = Sequence[int]
"""The new number of each seat, in the order of the old ones."""


def as_it_is(value: int, numbers: Numbers) -> int:
    """What names no seat."""
    return value


def as_seat(value: int, numbers: Numbers) -> int:
    """The number of a seat; anything else means nobody."""
    return numbers[value] if 0 <= value < len(numbers) else value


def as_seats(value: int, numbers: Numbers) -> int:
    """Seats as bits; bits of CLOCK and viewers stay."""
    kept = value >> len(numbers) << len(numbers)
    return kept | sum((value >> old & 1) << new for old, new in enumerate(numbers))


def as_place_of(slots: int) -> Callable[[int, Numbers], int]:
    """A place among those of all seats, so many for each."""
    return lambda value, numbers: as_seat(value // slots, numbers) * slots + value % slots


@dataclass(frozen=True)
class Seated:
    """How one field names seats."""

    value: Callable[[int, Numbers], int] = as_it_is
    """What each of its cells says when the seats are numbered otherwise."""
    row: int = 0
    """So many cells belong to each seat, from seat 0 on; 0: its cells belong to no seat."""
    count: str = ""
    """The field that says how many of its cells hold anything; none: all do."""
