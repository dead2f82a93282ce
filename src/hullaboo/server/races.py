"""Races, run fairly: who was first is judged by when a move was made, not by whose line is shorter.

A race is on where two or more seats may act and the rules have a time running. Then

- everybody is shown the table at the same moment: the message waits longer for a short line than for a long one;
- the first move for which it matters opens a contest of fixed length; all that arrive in it are ordered by when made:
  when they came, minus the line's delay as *we* measured it, within a bound and a quota that fills slowly;
- no move can have been made before what it answers was on its seat's screen;
- CLOCK takes part like anybody else: its move is made when the time is over.
"""

from collections import deque
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from hullaboo.core.seats import MOST_SEATS

T = TypeVar("T")

MOST_CORRECTED = 250
"""No line is taken to be slower than this, one way."""
CONTEST = MOST_CORRECTED
"""How long a contest lasts: whatever was made before the first arrival has come by then. It tells nothing."""
QUOTA_FULL = 1000
QUOTA_A_SECOND = 100
PINGS_KEPT = 4
MOST_AWAITED = 4
FIRST_PINGS, PINGS = 1000, 4000
"""The milliseconds between two pings: a new line is measured quickly, and then kept under watch."""


@dataclass(slots=True)
class Line:
    """The line to one client, measured by our own pings: half of the shortest round trip of the last few."""

    trips: deque[int] = field(default_factory=lambda: deque(maxlen=PINGS_KEPT))
    awaited: dict[int, int] = field(default_factory=dict)
    nonce: int = 0
    delay: int = 0
    """Milliseconds one way, within the bound; 0 before the first answer."""

    def ping(self, now: int) -> int:
        """Send a ping: its nonce. Old ones that never came back are forgotten."""
        self.nonce += 1
        self.awaited[self.nonce] = now
        while len(self.awaited) > MOST_AWAITED:
            self.awaited.pop(min(self.awaited))
        return self.nonce

    @property
    def next_ping(self) -> int:
        """The milliseconds until the next ping."""
        return FIRST_PINGS if self.nonce < PINGS_KEPT else PINGS

    def pong(self, nonce: int, now: int) -> None:
        """An answer came; one that we did not wait for measures nothing."""
        sent = self.awaited.pop(nonce, None)
        if sent is not None:
            self.trips.append(now - sent)
            self.delay = min(MOST_CORRECTED, min(self.trips) // 2)


@dataclass
class Quota:
    """How much a seat may be credited for its line: who slows every answer down soon gains nothing by it."""

    level: float = QUOTA_FULL
    since: int = 0

    def spend(self, wanted: int, now: int) -> int:
        """Take up to `wanted` milliseconds."""
        self.level = min(QUOTA_FULL, self.level + (now - self.since) * QUOTA_A_SECOND / 1000)
        self.since = now
        granted = min(wanted, int(self.level))
        self.level -= granted
        return granted


def made_at(came: int, credit: int, shown: int) -> int:
    """When a move was made: its arrival minus the credit, but not before what it answers was on the screen."""
    return max(came - credit, min(shown, came))


def holds_back(delay: int, longest: int) -> int:
    """How long a message waits for its line, so that it arrives with the one on the longest line."""
    return max(0, longest - delay)


@dataclass(order=True)
class Entry(Generic[T]):
    """A move in a contest; equals go clockwise from the last mover, CLOCK last."""

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

    def enter(self, seat: int, came: int, made: int, what: T) -> bool:
        """Take part; true for the first, who opens the contest."""
        order = (seat - self.last) % MOST_SEATS if seat < MOST_SEATS else MOST_SEATS
        self.entries.append(Entry(made, order, came, seat, what))
        return len(self.entries) == 1

    def close(self) -> list[Entry[T]]:
        """All who took part, the earliest first; the next move opens another contest."""
        entries, self.entries = sorted(self.entries), []
        return entries
