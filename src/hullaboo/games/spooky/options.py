"""Table options."""

from dataclasses import dataclass

from hullaboo.core.options import number, switch

ROUNDS = 5
"""As many as the sheet says."""
MOST_ROUNDS = 9


@dataclass(frozen=True)
class Options:
    """What a table may choose; the rules read them by name."""

    rounds: int = number(ROUNDS, low=1, high=MOST_ROUNDS)
    memory_aid: bool = switch(False)
