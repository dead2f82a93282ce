"""A move: one line of a log."""

import re
from typing import NamedTuple

RESIGNS, STOPS = "resigns", "stops"
"""What ends any match: a seat gives up, or all agree."""
LEAVES, TAKES_BACK = "leaves", "takes-back"
"""A seat gives up and is played on by other hands; a seat takes back what was played since, its own move first."""
TAKEN_BACK = re.compile(f"{TAKES_BACK} ([1-9][0-9]{{0,3}})")


class Move(NamedTuple):
    """One line of a log: who, what, and the notes the table wrote beside it (times, say)."""

    seat: int
    text: str
    notes: str = ""

    @property
    def taken_back(self) -> int:
        """How many of the moves that stood before are taken back by this line; 0 by most."""
        found = TAKEN_BACK.fullmatch(self.text)
        return int(found[1]) if found else 0

    @property
    def is_action(self) -> bool:
        """Whether it is one of the game's own, and no word about the match."""
        return self.text not in (RESIGNS, STOPS, LEAVES) and not self.taken_back
