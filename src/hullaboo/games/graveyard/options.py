"""Table options."""

from dataclasses import dataclass

from hullaboo.core.options import number, switch


@dataclass(frozen=True)
class Options:
    """What a table may choose; the rules read them by name."""

    handicap: int = number(0, low=0, high=20)
    """Ghosts given to the Oya, who starts and so has the harder seat."""
    even_start: bool = switch(False)
    """The Oya is given, besides, what makes the duel even between equals."""
