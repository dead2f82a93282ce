"""A place where compiled rules find a frozen state: they take arrays, and making one costs more than most rules do."""

from threading import local
from typing import Any

from hullaboo.core.record import Record


class Scratch(local):
    """A batch of one state, for each thread its own: compiled rules let go of Python's lock."""

    def __init__(self, kind: type[Record]) -> None:
        """Made anew in every thread."""
        self.states = kind.batch(1)
        self._bytes = self.states.view("i1").data.cast("B")

    def take(self, state: Any) -> None:
        """Let a state be the one of the batch."""
        self._bytes[:] = state.settled or state.tobytes()
