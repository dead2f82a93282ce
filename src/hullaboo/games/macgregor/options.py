"""Table options."""

from dataclasses import dataclass

from hullaboo.core.options import choice


@dataclass(frozen=True)
class Options:
    """What a table may choose; the rules read them by name."""

    first_ghost: str = choice("random", "chosen")
