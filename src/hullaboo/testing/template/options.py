"""Table options."""

from dataclasses import dataclass

from hullaboo.core.options import number


@dataclass(frozen=True)
class Options:
    """What a table may choose; the rules read them by name."""

    turns: int = number(3, low=1, high=3)
