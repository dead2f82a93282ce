"""What a seat may know as numbers, declared: the name of each, its range, its kind, what it is.

    OBSERVED = Observed(
        Number("turn", category(5), "Whose turn it is, seen from the own seat."),
        Number("points", quantity(-40, 200), "The points of each seat.", times=4),
        group("cards", "Each card of the own hand.", 4,
              Number("known", category(2), "Whether the seat has seen it."),
              Number("value", quantity(0, 9), "Its value, if it has.")),
    )
    OBSERVATION = OBSERVED.count

`observe` writes them in this order; a category is one of so many things, a quantity is more or less of one.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain


@dataclass(frozen=True)
class Range:
    """The lowest and the highest value, and whether more means more."""

    low: int
    high: int
    kind: str

    def __str__(self) -> str:
        """As it stands in a table."""
        return f"{self.low} … {self.high} | {self.kind}".replace("-", "−")


def category(count: int, low: int = 0) -> Range:
    """One of so many things; the first is mostly 0, and −1 where there may be none."""
    return Range(low, low + count - 1, "category")


def quantity(low: int, high: int) -> Range:
    """More or less of something."""
    return Range(low, high, "quantity")


def bits(count: int) -> Range:
    """A set of so many things, a bit each."""
    return Range(0, (1 << count) - 1, "set of bits")


@dataclass(frozen=True)
class Number:
    """A number, or several of one meaning side by side."""

    name: str
    range: Range
    explanation: str
    times: int = 1

    @property
    def count(self) -> int:
        """How many numbers it takes."""
        return self.times

    def ranges(self) -> Iterator[tuple[str, Range]]:
        """What each of its numbers may be."""
        return iter([(self.name, self.range)] * self.times)

    def rows(self, start: str) -> Iterator[str]:
        """Its row of a table."""
        yield f"| {start} | {self.times} | `{self.name}` | {self.range} | {self.explanation} |"


@dataclass(frozen=True)
class Group:
    """Numbers that stand side by side, and that several times."""

    name: str
    explanation: str
    times: int
    numbers: tuple[Number, ...]

    @property
    def count(self) -> int:
        """How many numbers it takes."""
        return self.times * sum(number.count for number in self.numbers)

    def ranges(self) -> Iterator[tuple[str, Range]]:
        """What each of its numbers may be."""
        for at in range(self.times):
            for number in self.numbers:
                for name, each in number.ranges():
                    yield f"{self.name}[{at}].{name}", each

    def rows(self, start: str) -> Iterator[str]:
        """Its rows of a table; numbers of a group count from its beginning."""
        size = self.count // self.times
        yield f"| {start} | {self.times} × {size} | `{self.name}` | | | {self.explanation} |"
        at = 0
        for number in self.numbers:
            yield from number.rows(f"+{at}")
            at += number.count


def group(name: str, explanation: str, times: int, *numbers: Number) -> Group:
    """Numbers that stand side by side, and that several times."""
    return Group(name, explanation, times, numbers)


class Observed:
    """All numbers of an observation, in their order."""

    def __init__(self, *parts: Number | Group) -> None:
        """What stands where."""
        self.parts = parts
        self.count = sum(part.count for part in parts)

    def faults(self, numbers: Sequence[int]) -> list[str]:
        """Where numbers are not as declared."""
        named = list(chain.from_iterable(part.ranges() for part in self.parts))
        if len(numbers) != len(named):
            return [f"expected {len(named)} numbers, got {len(numbers)}"]
        return [
            f"{at}, {name}: expected {each.low} … {each.high}, got {number}"
            for at, (number, (name, each)) in enumerate(zip(numbers, named, strict=True))
            if not each.low <= number <= each.high
        ]

    def tables(self) -> str:
        """The numbers as a table."""
        lines = ["| from | how many | name | range | kind | what |", "|---|---|---|---|---|---|"]
        start = 0
        for part in self.parts:
            lines += part.rows(str(start))
            start += part.count
        return "\n".join(lines) + "\n"
