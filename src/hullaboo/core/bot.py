"""The interface of every bot: a question in, an answer out.

A bot sees its seat's view, what its seat was told, its legal actions, and worlds guessed from seeds. It never sees the
true state. Its chance comes from (seed, seat, number of the question), so that replays are exact.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar

Thing = TypeVar("Thing")
NODES = 4_000_000
"""How many actions a bot that searches may judge for one decision, unless it is told otherwise."""


def no_worlds(_seeds: Sequence[int]) -> Any:
    """In place of the worlds of a question that was made by hand."""
    raise ValueError("expected a question of a match, got one that was made without worlds")


@dataclass(frozen=True)
class Question:
    """What a seat is asked, and all it may use to answer."""

    seat: int
    number: int
    """How often this seat was asked before in this match."""
    view: dict[str, Any]
    events: tuple[dict[str, Any], ...]
    """What the seat was told since its last question."""
    legal: tuple[int, ...]
    world: Callable[[int], Any]
    """A state guessed from a seed: equal to the truth in all the seat may know, dealt anew in all it may not."""
    now: int = 0
    """Milliseconds since the match began, as far as the seat can tell."""
    nodes: int = NODES
    """How many actions a bot that searches may judge."""
    milliseconds: int | None = None
    """How long a bot that searches may take where people wait for it; without it nodes alone count, and the same seed
    comes to the same answer."""
    worlds: Callable[[Sequence[int]], Any] = no_worlds
    """Such states from many seeds, as a `World`: a batch to search in."""

    @property
    def observation(self) -> Any:
        """What the seat may know, as the numbers of the game's README; made when it is asked for."""
        return self.worlds([0]).observe(self.seat)[0]


class Answer(NamedTuple):
    """An action, and after how many milliseconds of thought the seat plays it if nothing happens before."""

    action: int
    after: int = 0


class Bot(Protocol):
    """A player of one seat in one match; it may remember what it was told."""

    def act(self, question: Question, /) -> Answer:
        """Choose one of the question's legal actions."""
        ...


Maker = Callable[[int, int], Bot]
"""A maker of bots: (seat, seed) gives a bot for one match."""


def chance(seed: int, seat: int, number: int) -> Random:
    """The generator for one decision."""
    return Random(f"{seed}/{seat}/{number}")


def lots(seed: int, seat: int, moment: object) -> Random:
    """The generator for lots: the same as long as a moment lasts, however often the bot is asked in it."""
    return Random(f"{seed}/{seat}/lots {moment}")


def least(among: Sequence[Thing], cost: Callable[[Thing], Any], lots: Random) -> Thing:
    """The thing of least cost; between equals lots are drawn, so that no seat is chosen for its number."""
    return min(lots.sample(among, len(among)), key=cost)


@dataclass(frozen=True)
class RandomBot:
    """Plays any legal action, each equally likely, after a time drawn evenly from 1 to 10 seconds."""

    seat: int
    seed: int

    def act(self, question: Question, /) -> Answer:
        """Draw one."""
        luck = chance(self.seed, self.seat, question.number)
        return Answer(luck.choice(question.legal), luck.randint(1000, 10_000))
