"""Table options."""

from dataclasses import dataclass

from hullaboo.core.options import number


@dataclass(frozen=True)
class Options:
    """How many rounds, and how long each may last."""

    turns: int = number(3, low=1, high=20)
    window: int = number(10_000, low=100, high=30_000)
