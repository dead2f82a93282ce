"""How often something may be done: rates with a burst, for one or for many; and how many of a thing one may have."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from hullaboo.server.settings import Settings

BUCKETS_REMEMBERED = 10_000


@dataclass
class Bucket:
    """A rate with a burst: every grain is something done, and they come back slowly."""

    a_second: float
    burst: float
    level: float
    since: int

    def take(self, now: int, grains: float = 1) -> bool:
        """Whether one more is allowed."""
        self.level = min(self.burst, self.level + (now - self.since) * self.a_second / 1000)
        self.since = now
        if self.level < grains:
            return False
        self.level -= grains
        return True

    def seconds_until(self, grains: float) -> float:
        """Return how long it takes, from the last take on, until so much is allowed."""
        return (grains - self.level) / self.a_second


def bucket(a_second: float, burst: float, now: int) -> Bucket:
    """Return a full bucket."""
    return Bucket(a_second, burst, burst, now)


class Buckets:
    """A bucket for each of many, by name; the longest unseen are forgotten."""

    def __init__(self, a_second: float, burst: float, now: Callable[[], int]) -> None:
        """All are full."""
        self._a_second, self._burst, self._now = a_second, burst, now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, whose: str) -> bool:
        """Whether one more is allowed."""
        now = self._now()
        if whose not in self._buckets:
            self._buckets[whose] = bucket(self._a_second, self._burst, now)
        self._buckets.move_to_end(whose)
        while len(self._buckets) > BUCKETS_REMEMBERED:
            self._buckets.popitem(last=False)
        return self._buckets[whose].take(now)


class ChatLimit:
    """How much is said: by a person, on however many sockets, and by a household, with however many cookies."""

    def __init__(self, settings: Settings) -> None:
        """Nobody has said anything."""
        limits, now = settings.limits, settings.now
        self._guests = Buckets(limits.chat_a_second, limits.chat_burst, now)
        self._addresses = Buckets(limits.chat_an_address_a_second, limits.chat_an_address_burst, now)

    def allows(self, guest: str, address: str) -> bool:
        """Whether somebody may say one more thing."""
        return self._guests.take(guest) and self._addresses.take(address)


class Counts:
    """How many things each address has at once."""

    def __init__(self, most: int) -> None:
        """Nobody has any."""
        self._most = most
        self._counts: dict[str, int] = {}

    def take(self, address: str) -> bool:
        """Whether an address may have one more; it must be given back."""
        count = self._counts.get(address, 0)
        if count >= self._most:
            return False
        self._counts[address] = count + 1
        return True

    def give_back(self, address: str) -> None:
        """Note that an address has one less."""
        self._counts[address] -= 1
        if not self._counts[address]:
            del self._counts[address]
