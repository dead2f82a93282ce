"""Races, run fairly: who was first is judged by when a move was made, as far as that can be known.

A race is on where two or more seats may act and the rules have a time running. Then

- all seats are sent the table at the same moment, whatever their clients say of their lines; spectators see it later;
- the first move for which it matters opens a contest of fixed length; all that arrive in it are ordered by when made:
  when they came, minus a credit for the line that they came on;
- the credit is the shortest round trip ever measured on that line, by our pings and by the kernel. A client can answer
  late, so it is bounded, too: by `MOST_CREDIT`, and by a quota that fills slowly. Who lies gains no more than that;
- no move can have been made before what it answers was shown to its seat;
- CLOCK takes part like anybody else: its move is made when the time is over.
"""

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from secrets import randbits
from typing import Generic, TypeVar

from hullaboo.core.seats import MOST_SEATS

T = TypeVar("T")

MOST_CREDIT = 100
"""No move is credited more for its line, in milliseconds; it is the most that a liar gains."""
CONTEST = MOST_CREDIT
"""How long a contest lasts: whatever was made before the first arrival has come by then. It tells nothing."""
QUOTA_FULL = 4 * MOST_CREDIT
QUOTA_A_SECOND = MOST_CREDIT // 5
PINGS_KEPT = 4
MOST_AWAITED = 4
FIRST_PINGS, PINGS = 1000, 4000
"""The milliseconds between two pings: a new line is measured quickly, and then kept under watch."""
NONCE_BITS = 52


def not_known() -> int | None:
    """Return no round trip: that of a connection of which the kernel tells nothing."""
    return None


@dataclass(slots=True, eq=False)
class Latency:
    """How long a message takes to one client and back, as we measure it: a client can only make it look longer."""

    kernel: Callable[[], int | None] = not_known
    """The shortest round trip of packets, in milliseconds, where somebody we trust can tell it."""
    shortest: int | None = None
    trips: deque[int] = field(default_factory=lambda: deque(maxlen=PINGS_KEPT))
    awaited: dict[int, int] = field(default_factory=dict)
    pings: int = 0

    def ping(self, now: int) -> int:
        """Send a ping: its nonce, which nobody can guess. Old ones that never came back are forgotten."""
        self.pings += 1
        nonce = randbits(NONCE_BITS)
        self.awaited[nonce] = now
        while len(self.awaited) > MOST_AWAITED:
            del self.awaited[next(iter(self.awaited))]
        return nonce

    @property
    def next_ping(self) -> int:
        """The milliseconds until the next ping."""
        return FIRST_PINGS if self.pings < PINGS_KEPT else PINGS

    def pong(self, nonce: int, now: int) -> None:
        """Measure by an answer that came; one that we did not wait for measures nothing."""
        sent = self.awaited.pop(nonce, None)
        if sent is not None:
            trip, kernel = now - sent, self.kernel()
            self.trips.append(trip)
            self.shortest = min(each for each in (trip, kernel, self.shortest) if each is not None)

    @property
    def round_trip(self) -> int:
        """The shortest ever; 0 before the first answer, which credits nothing."""
        return self.shortest or 0


def held_for(seats: Iterable[Latency], most: int) -> int:
    """Return how much later than seats spectators are shown a table: when even the last must have it."""
    longest = max([max(each.trips, default=most) + 1 for each in seats], default=0)
    return min(most, longest)


@dataclass(slots=True)
class Quota:
    """How much a seat may be credited for its line: who slows every answer down soon gains little by it."""

    level: float = QUOTA_FULL
    since: int = 0

    def spend(self, wanted: int, now: int) -> int:
        """Take up to `wanted` milliseconds."""
        self.level = min(QUOTA_FULL, self.level + (now - self.since) * QUOTA_A_SECOND / 1000)
        self.since = now
        granted = min(wanted, int(self.level))
        self.level -= granted
        return granted


@dataclass(slots=True)
class Sight:
    """What a seat may answer, since when it is shown that, and on which lines."""

    occasion: str = ""
    at: int = 0
    lines: set[Latency] = field(default_factory=set)

    def seen(self, occasion: str, now: int, lines: Iterable[Latency]) -> None:
        """Note that it is shown on some lines, for the first time or again."""
        if occasion != self.occasion:
            self.occasion, self.at, self.lines = occasion, now, set()
        self.lines.update(lines)

    @property
    def round_trip(self) -> int:
        """That of the shortest line. Who has seen it on a short one earns nothing by a long one."""
        return min([each.round_trip for each in self.lines], default=0)


def made_at(came: int, credit: int, shown: int) -> int:
    """Return when a move was made: its arrival minus the credit, but not before its seat was shown what it answers."""
    return max(came - credit, min(shown, came))


@dataclass(order=True)
class Entry(Generic[T]):
    """A move in a contest; equals go clockwise from the last mover before it, CLOCK last."""

    made: int
    order: int
    came: int
    seat: int = field(compare=False)
    what: T = field(compare=False)


@dataclass
class Contest(Generic[T]):
    """Moves that came within a fixed time of each other."""

    last: int = 0
    entries: list[Entry[T]] = field(default_factory=list)
    _after: int = 0
    """Who had moved last when the contest was opened."""

    def holds(self, *seats: int) -> bool:
        """Whether one of some seats takes part."""
        return any(entry.seat in seats for entry in self.entries)

    def enter(self, seat: int, came: int, made: int, what: T) -> bool:
        """Take part; true for the first, who opens the contest. What one seat makes keeps its order."""
        if not self.entries:
            self._after = self.last
        order = (seat - self._after) % MOST_SEATS if seat < MOST_SEATS else MOST_SEATS
        made = max([made, *(entry.made for entry in self.entries if entry.seat == seat)])
        self.entries.append(Entry(made, order, came, seat, what))
        return len(self.entries) == 1

    def close(self) -> list[Entry[T]]:
        """Return all who took part, the earliest first; the next move opens another contest."""
        entries, self.entries = sorted(self.entries), []
        return entries
