"""One who buzzes after a second, one who never does, one that breaks, one that never answers."""

import threading
from collections.abc import Mapping
from dataclasses import dataclass

from hullaboo.core.bot import Answer, Maker, Question

from .rules import BUZZ, WAIT


@dataclass(frozen=True)
class Eager:
    """Buzzes."""

    seat: int
    seed: int

    def act(self, question: Question, /) -> Answer:
        """After a second, having looked at a guessed world."""
        assert question.world(7).hidden > 0
        return Answer(BUZZ, 1000)


@dataclass(frozen=True)
class Sleepy:
    """Waits."""

    seat: int
    seed: int

    def act(self, question: Question, /) -> Answer:
        """Always."""
        return Answer(WAIT)


@dataclass(frozen=True)
class Broken:
    """Fails."""

    seat: int
    seed: int

    def act(self, question: Question, /) -> Answer:
        """At once."""
        raise RuntimeError("planted")


@dataclass(frozen=True)
class Hanging:
    """Never answers."""

    seat: int
    seed: int

    def act(self, question: Question, /) -> Answer:
        """For ever."""
        threading.Event().wait()
        raise AssertionError("nobody woke it")


LEVELS: Mapping[int, Maker] = {1: Sleepy, 2: Eager, 3: Broken, 4: Hanging}
NAMES: Mapping[str, int] = {"sleepy": 1, "eager": 2, "broken": 3, "hanging": 4}
