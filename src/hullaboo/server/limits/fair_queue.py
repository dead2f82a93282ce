"""A queue that nobody fills for everybody else: who goes first, and among equals each in turn."""

from collections import OrderedDict, deque
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Place(NamedTuple):
    """Where something waits: with what goes first or behind it, and whose turn it takes."""

    is_first: bool = True
    whose: str = ""


class FairQueue(Generic[T]):
    """What waits. All that goes first does; among the rest, everybody's oldest is taken before anybody's second."""

    def __init__(self) -> None:
        """Nothing waits."""
        self._first: OrderedDict[str, deque[T]] = OrderedDict()
        self._then: OrderedDict[str, deque[T]] = OrderedDict()

    def __len__(self) -> int:
        """How much waits."""
        return sum(len(each) for lines in (self._first, self._then) for each in lines.values())

    def __bool__(self) -> bool:
        """Whether anything waits."""
        return bool(self._first or self._then)

    def put(self, what: T, place: Place) -> None:
        """Add one."""
        lines = self._first if place.is_first else self._then
        lines.setdefault(place.whose, deque()).append(what)

    def take(self) -> T:
        """Take what is next; something must wait. Whose it was waits for everybody else before their next."""
        lines = self._first or self._then
        whose, line = lines.popitem(last=False)
        what = line.popleft()
        if line:
            lines[whose] = line
        return what
