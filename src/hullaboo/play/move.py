"""A move: one line of a log."""

from typing import NamedTuple

RESIGNS, STOPS = "resigns", "stops"
"""What ends any match: a seat gives up, or all agree."""


class Move(NamedTuple):
    """One line of a log: who, what, and the notes the table wrote beside it (times, say)."""

    seat: int
    text: str
    notes: str = ""
