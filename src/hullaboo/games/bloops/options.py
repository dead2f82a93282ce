"""Table options."""

from dataclasses import dataclass

from hullaboo.core.options import choice, switch


@dataclass(frozen=True)
class Options:
    """What a table may choose; the rules read them by name."""

    windows: str = choice("fair", "swift")
    late: str = choice("gentle", "strict")
    memory_aid: bool = switch(False)
    direction: str = choice("clockwise", "anticlockwise")
    starter: str = choice("random", "first", "second", "third", "fourth", "fifth")
