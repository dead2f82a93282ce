"""How a bot at cards answers: it remembers, judges and chooses, and takes its time once for each moment.

What it remembers is a `memory`; how it judges and chooses is the mind that its game gives it.
"""

from dataclasses import dataclass
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from hullaboo.core.bot import Answer, Question, chance, lots

J = TypeVar("J")


class Remembering(Protocol):
    """A memory, as far as a player knows it."""

    seat: int

    def fade(self, luck: Random) -> None:
        """Let time pass."""
        ...


class Mind(Protocol[J]):
    """What a game knows of thinking; `J` is how it judges a table."""

    @property
    def memory(self) -> Remembering:
        """What the seat remembers."""
        ...

    def hear(self, question: Question, /) -> None:
        """Take in what was told, and what time it is."""
        ...

    def moment(self, view: dict[str, Any], /) -> object:
        """What does not change while it thinks about one decision."""
        ...

    def judge(self, question: Question, draws: Random, /) -> J:
        """The table as the seat believes it to be; lots are drawn between what is equally good."""
        ...

    def choose(self, question: Question, judged: J, luck: Random, /) -> int:
        """One of the legal actions."""
        ...

    def milliseconds(self, chosen: int, luck: Random, /) -> int:
        """How long it takes to decide on an action."""
        ...


@dataclass
class CardPlayer(Generic[J]):
    """A bot for one seat of one match."""

    mind: Mind[J]
    seed: int
    plan: tuple[object, int] = (None, 0)
    """What it is about to do at which moment, and when."""

    def act(self, question: Question, /) -> Answer:
        """Remember, judge, choose; and take a little time."""
        mind, seat = self.mind, self.mind.memory.seat
        luck = chance(self.seed, seat, question.number)
        mind.hear(question)
        mind.memory.fade(luck)
        moment = mind.moment(question.view)
        judged = mind.judge(question, lots(self.seed, seat, moment))
        chosen = mind.choose(question, judged, luck)
        return Answer(chosen, self._waits(question.now, (moment, chosen), luck))

    def _waits(self, now: int, what: tuple[object, int], luck: Random) -> int:
        """Milliseconds until it acts: planned once, however often it is asked in between."""
        if self.plan[0] != what:
            self.plan = (what, now + self.mind.milliseconds(what[1], luck))
        return max(0, self.plan[1] - now)
