"""The event loop is shared: so much is begun a turn, of each address in turn, and the rest waits for the next turns."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass

A_TURN = 4
"""How many requests are begun in one turn: few milliseconds at most, mostly far less."""
FRAME = 1 / 8
"""What a frame that had to wait counts beside a request: in a busy server all wait that come while anybody does."""
Work = Callable[[], None]


@dataclass(frozen=True)
class Place:
    """The place of a connection: whose share of the loop it has, and what is to be called when it has gone."""

    home: str
    leave: Callable[[], None]


class Shares:
    """What waits, address by address."""

    def __init__(self) -> None:
        """Nothing waits."""
        self._waiting: OrderedDict[str, deque[tuple[Work, float]]] = OrderedDict()
        self._is_planned = False

    @property
    def is_busy(self) -> bool:
        """Whether anybody waits."""
        return bool(self._waiting)

    def add(self, address: str, work: Work, weight: float = 1) -> None:
        """Have something done for an address, when its turn comes."""
        self._waiting.setdefault(address, deque()).append((work, weight))
        self._plan()

    def _plan(self) -> None:
        if self._waiting and not self._is_planned:
            self._is_planned = True
            asyncio.get_running_loop().call_soon(self._turn)

    def _turn(self) -> None:
        """One turn of the loop: a piece of work for each address, as long as there is time."""
        due, left = [], float(A_TURN)
        while self._waiting and left > 0:
            work, weight = self._next()
            due.append(work)
            left -= weight
        for work in due:
            work()
        self._is_planned = False
        self._plan()

    def _next(self) -> tuple[Work, float]:
        """The oldest work of the address that has waited longest; what it has besides goes to the end of the line."""
        address, works = self._waiting.popitem(last=False)
        work = works.popleft()
        if works:
            self._waiting[address] = works
        return work
