"""Table options."""

from dataclasses import dataclass

from hullaboo.core.options import switch


@dataclass(frozen=True)
class Options:
    """What a table may choose; the rules read them by name."""

    memory_aid: bool = switch(False)
