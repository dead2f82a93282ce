"""Views in pieces of JSON: what rules write of a state for all viewers in one go; it hangs on the state."""

from collections.abc import Callable
from itertools import pairwise
from threading import local
from typing import Any

import numpy as np

from hullaboo.core.contract import Pieces
from hullaboo.core.record import Record, Row
from hullaboo.core.rule import rule
from hullaboo.core.seats import MOST_SEATS, SPECTATOR, holds
from hullaboo.kit.json_writer import LETTERS, Buffer, begin
from hullaboo.kit.plain import once

NO_OCCASION = -1
QUOTED = 60
"""So many letters are quoted of what was written before a fault."""


def joined(*pieces: bytes) -> bytes:
    """Pieces as one object of JSON."""
    return b"{" + b",".join([piece for piece in pieces if piece]) + b"}"


def written(
    kind: type[Record],
    write_alike: Callable[[Buffer, Any], None],
    write_own: Callable[[Buffer, Any, int], None],
    see_more: Callable[[Any], int],
    occasion: Callable[[Any], int],
) -> Callable[[Any], Pieces]:
    """What rules write of a state; it hangs on the state, for all who ask.

    What all see alike and what each viewer has of its own is written in one go: after every move all of it is asked
    for. For seats that do not see more than a spectator nothing need be written.
    """

    @rule
    def write_all(states: Any, buffers: Any, ends: Row, viewer: int) -> int:
        buffer, state = buffers[0], states[0]
        begin(buffer)
        write_alike(buffer, state)
        ends[0] = buffer.used
        write_own(buffer, state, viewer)
        ends[1] = buffer.used
        others = see_more(state) if viewer == SPECTATOR else 0
        for seat in range(MOST_SEATS):
            if holds(others, seat):
                write_own(buffer, state, seat)
            ends[2 + seat] = buffer.used
        ends[2 + MOST_SEATS] = buffer.fault
        return int(occasion(state))

    desk = Desk(kind)

    def write(state: bytes, viewer: int) -> tuple[int, bytes, list[int]]:
        desk.take(state)
        occasion = write_all(desk.states, desk.buffers, desk.ends, viewer)
        *ends, fault = desk.ends.tolist()
        if fault > 0 or ends[-1] > LETTERS:
            raise ValueError(desk.complaint(fault, ends[-1]))
        return occasion, desk.letters[: ends[-1]].tobytes(), ends

    def alone(state: bytes, viewer: int) -> bytes:
        _, text, (start, end, *_) = write(state, viewer)
        return text[start + 1 : end - 1]

    def pieces(state: Any) -> Pieces:
        seen = state.frozen_bytes or state.tobytes()
        occasion, text, (alike, *ends) = write(seen, SPECTATOR)
        own = Own(alone, seen)
        own[SPECTATOR] = text[alike + 1 : ends[0] - 1]
        for seat, (start, end) in enumerate(pairwise(ends)):
            own[seat] = text[start + 1 : end - 1] or own[SPECTATOR]
        return Pieces(None if occasion == NO_OCCASION else occasion, text[1 : alike - 1], own)

    return once(pieces)


class Own(dict[int, bytes]):
    """What each viewer has of its own; for who sees more than everybody who plays it is written when asked for."""

    def __init__(self, alone: Callable[[bytes, int], bytes], state: bytes) -> None:
        """The state by its bytes: one that hangs on itself would not be freed."""
        self._alone, self._state = alone, state

    def __missing__(self, viewer: int) -> bytes:
        """Write it, and keep it."""
        made = self[viewer] = self.alone(viewer)
        return made

    def alone(self, viewer: int) -> bytes:
        """What is written for one viewer, whatever is written for others."""
        return self._alone(self._state, viewer)


class Desk(local):
    """A state to read and a buffer to write on, for each thread its own: compiled rules let go of Python's lock.

    Rules take arrays, and making one costs more than most rules do.
    """

    def __init__(self, kind: type[Record]) -> None:
        """Made anew in every thread."""
        self.states = kind.batch(1)
        self._bytes = self.states.view("i1").data.cast("B")
        self.buffers, self.ends = Buffer.batch(1), np.zeros(3 + MOST_SEATS, np.int32)
        self.letters = self.buffers["letter"][0].data.cast("B")

    def take(self, state: bytes) -> None:
        """Let a state be the one to read."""
        self._bytes[:] = state

    def complaint(self, fault: int, used: int) -> str:
        """What is wrong with what was written."""
        if fault == 0:
            return f"expected at most {LETTERS} letters in a buffer, got {used}"
        before = self.letters[max(0, fault - QUOTED) : fault].tobytes().decode("ascii")
        return f"expected a field that closes what it opens, and nothing more, got …{before}"
