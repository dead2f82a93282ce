"""Liars in races: by how many milliseconds each kind may react later than somebody honest and still be first."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import NamedTuple

from hullaboo.server.tables.table import Table

from .simulated import MOST_TURNS, Client, Json, close_table, now, open_table, simulated

RACES = 200
RANGE = 200
"""How much earlier or later than the honest one a liar reacts, at most."""
HONEST, NEAR, FAR = 20, 2, 250
"""Milliseconds each way."""
JITTER = 4
WAVERING = 200
"""Milliseconds there and back, on the average."""
LATE = 500
Z = 1.96
PROBE_EVERY, PROBES_TO_LEARN, SURPRISING = 60, 10, 15


@dataclass
class Racer:
    """Somebody with one socket to act by, and perhaps more to see by, who buzzes some time after the first sight."""

    hands: Client
    more_eyes: list[Client] = field(default_factory=list)
    reactions: Sequence[float] = ()
    seen: int = -1
    react_at: float = 0

    def watch(self, reactions: Sequence[float]) -> None:
        """React to every occasion from now on."""
        self.reactions = reactions
        for eye in self.eyes:
            eye.on_table = self.look

    @property
    def eyes(self) -> list[Client]:
        return [self.hands, *self.more_eyes]

    def look(self, table: Json) -> None:
        """A table is on one of the screens."""
        occasion = table["view"]["occasion"]
        if occasion > self.seen and occasion < len(self.reactions):
            self.seen = occasion
            self.begin(occasion)

    def begin(self, occasion: int) -> None:
        """A race begins."""
        self.after(self.reactions[occasion], self.buzz, occasion)

    def buzz(self, occasion: int) -> None:
        """Say that one is first."""
        if self.seen == occasion:
            self.hands.move("buzz")

    def after(self, milliseconds: float, what: Callable[..., object], *arguments: object) -> None:
        """Do something after a while."""
        asyncio.get_running_loop().call_later(milliseconds / 1000, what, *arguments)


@dataclass
class Sniper(Racer):
    """Asks for illegal things all the time; an answer that takes longer than usual says that a rival has called."""

    sent: dict[str, int] = field(default_factory=dict)
    usual: int = 0
    """The longest that one of the first few answers took: nobody had called yet."""
    learnt: int = 0
    told: set[int] = field(default_factory=set)
    """The occasions at which it believed that it was told something."""

    def begin(self, occasion: int) -> None:
        super().begin(occasion)
        self.hands.on_answer = self.hear
        self.probe(occasion)

    def probe(self, occasion: int) -> None:
        if self.seen == occasion:
            id = self.hands.say(type="move", seat=self.hands.seat, move="wait", answers="A" * 16)
            self.sent[id] = now()
            if self.learnt == PROBES_TO_LEARN:
                self.after(self.usual + SURPRISING, self.wonder, occasion, id)
            self.after(PROBE_EVERY, self.probe, occasion)

    def hear(self, answer: Json) -> None:
        asked = self.sent.pop(answer["id"], None)
        if asked is not None and self.learnt < PROBES_TO_LEARN:
            self.learnt, self.usual = self.learnt + 1, max(self.usual, now() - asked)

    def wonder(self, occasion: int, id: str) -> None:
        if id in self.sent and self.seen == occasion and occasion not in self.told:
            self.told.add(occasion)
            self.buzz(occasion)


Opening = Callable[[Table, Random], Racer]


def honest(table: Table, luck: Random) -> Racer:
    """On a line of 20 ms each way, without a lie."""
    return Racer(Client(table, "one", HONEST, JITTER, luck, kernel=2 * HONEST))


def late_from_the_first_byte(table: Table, luck: Random) -> Racer:
    """Close by, behind a proxy that tells nothing of its line; it answers every ping late."""
    return Racer(Client(table, "two", NEAR, JITTER, luck, pongs_late=LATE))


def late_later(table: Table, luck: Random) -> Racer:
    """The same, but honest for two pings."""
    return Racer(Client(table, "two", NEAR, JITTER, luck, pongs_late=LATE, honest_pongs=2))


def late_packets(table: Table, luck: Random) -> Racer:
    """Close by, without a proxy; its own kernel acknowledges every packet late, and it answers every ping late."""
    return Racer(Client(table, "two", NEAR, JITTER, luck, kernel=LATE, pongs_late=LATE))


def late_pongs_only(table: Table, luck: Random) -> Racer:
    """Close by, without a proxy; a page's script answers late, the kernel does not."""
    return Racer(Client(table, "two", NEAR, JITTER, luck, kernel=2 * NEAR, pongs_late=LATE))


def two_sockets(table: Table, luck: Random) -> Racer:
    """Acts on a long line, and sees on a short one, from the same seat; that one answers late as well."""
    near = Client(table, "two", NEAR, JITTER, luck, pongs_late=LATE)
    near.sit(1)
    return Racer(Client(table, "two", FAR, JITTER, luck), [near])


def a_spectator_socket(table: Table, luck: Random) -> Racer:
    """Acts on a long line, and sees on a short one, as a spectator."""
    near = Client(table, "two", NEAR, JITTER, luck, pongs_late=LATE)
    return Racer(Client(table, "two", FAR, JITTER, luck), [near])


def probing(table: Table, luck: Random) -> Racer:
    """Late from the first byte, and asks for illegal things to learn when somebody has called."""
    return Sniper(Client(table, "two", NEAR, JITTER, luck, pongs_late=LATE))


def wavering(guest: str, jitter: float) -> Opening:
    """Somebody honest whose line takes 200 ms there and back, more or less by so many."""

    def opening(table: Table, luck: Random) -> Racer:
        return Racer(Client(table, guest, (WAVERING - jitter) / 2, jitter, luck))

    return opening


LIARS: tuple[Opening, ...] = (
    late_from_the_first_byte, late_later, late_packets, late_pongs_only, two_sockets, a_spectator_socket, probing,
)  # fmt: skip


class Race(NamedTuple):
    """How much later than the honest one the other reacted, and whether it was first all the same."""

    later: float
    won: bool


class Gain(NamedTuple):
    """What somebody gains in milliseconds, and between what it lies nineteen times of twenty."""

    gain: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.gain:+.0f} ms ({self.low:+.0f} to {self.high:+.0f})"


async def races(
    opening: Opening, laters: Sequence[float], luck: Random, thinking: int = 6000, against: Opening = honest
) -> list[Race]:
    """Races at one table against somebody honest; both think for a while, and the other so much longer."""
    table = open_table(["one", "two"], {"turns": str(MOST_TURNS), "window": "30000"})
    one, two = against(table, luck), opening(table, luck)
    thoughts = [thinking + luck.uniform(0, 500) for _ in laters]
    one.watch(thoughts)
    two.watch([thought + later for thought, later in zip(thoughts, laters, strict=True)])
    one.hands.sit(0)
    two.hands.sit(1)
    for _ in laters:
        await happened(one.hands, len(won_by(one.hands)) + 1)
    winners = won_by(one.hands)
    await close_table(table, *one.eyes, *two.eyes)
    return [Race(later, winner == 1) for later, winner in zip(laters, winners, strict=True)]


def won_by(client: Client) -> list[int]:
    """Who was first, race by race."""
    events = [event for _, each in client.heard if each["type"] == "table" for event in each["events"]]
    return [event["seat"] for event in events if event["code"] == "buzz"]


async def happened(client: Client, races: int) -> None:
    """Wait until a client has heard of so many races."""
    while len(won_by(client)) < races:
        await client.something()


def played(opening: Opening, count: int = RACES, thinking: int = 6000) -> list[Race]:
    """Races in which the other reacts from as much earlier to as much later, evenly, in a random order."""
    luck = Random(opening.__name__)
    laters = [-RANGE + 2 * RANGE * (at + 0.5) / count for at in range(count)]
    luck.shuffle(laters)
    found: list[Race] = []
    for start in range(0, count, MOST_TURNS):
        found += simulated(races(opening, laters[start : start + MOST_TURNS], luck, thinking))
    return found


def right_ones_first(lead: float, jitter: float, count: int = RACES) -> float:
    """How often the first of two honest people is first, who reacts by so much earlier, on lines that waver alike."""
    luck, won = Random(f"{lead} {jitter}"), 0
    for start in range(0, count, MOST_TURNS):
        laters = [lead] * min(MOST_TURNS, count - start)
        found = simulated(races(wavering("two", jitter), laters, luck, against=wavering("one", jitter)))
        won += sum(not race.won for race in found)
    return won / count


def gain(found: Sequence[Race]) -> Gain:
    """Who wins half of the races that are spread evenly around nothing gains nothing; Wilson's interval."""
    n, p = len(found), sum(race.won for race in found) / len(found)
    middle, half = (p + Z * Z / 2 / n), Z * sqrt(p * (1 - p) / n + Z * Z / 4 / n / n)
    shares = (p, (middle - half) / (1 + Z * Z / n), (middle + half) / (1 + Z * Z / n))
    return Gain(*(2 * RANGE * share - RANGE for share in shares))
