"""How a game asks for a search: a plan instead of a bot, with the game's own judgement as compiled functions.

Games know no search and searches know no game: `bots` puts the two together.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from hullaboo.core.record import Row

Widths = Callable[[Any], Sequence[int]]
"""For a state: how many of the best actions are looked into at each step of a beam; the last step is judged only."""


class Judgement(Protocol):
    """What a search asks of a game besides its rules; compiled, and seen from whoever acts. A module may be one."""

    def __hash__(self) -> int:
        """A search is compiled once for each."""
        ...

    def judge(self, state: Any, actor: int, actions: Row, count: int, values: Row, /) -> None:
        """Write how good each of the first `count` actions is for the actor, as whole numbers: its lead, say.

        What the rivals have is to be subtracted: a value for one side is minus that for the other.
        """
        ...

    def carry_out(self, state: Any, actor: int, action: int, /) -> None:
        """Play an action, and whatever the actor does after it before somebody else acts."""
        ...


@dataclass(frozen=True)
class Beam:
    """Look some steps ahead, at each only into the actions that are judged best; for two seats and open cards."""

    judgement: Judgement
    widths: Widths
    pace: tuple[int, int]
    """Milliseconds of thought, from the quickest to the slowest."""
    noise: float = 0
    """By how much it misjudges a position, in units of the judgement: the spread of a normal variable."""


@dataclass(frozen=True)
class Halving:
    """Play the best of a beam to the end in guessed worlds, most often those that prove best."""

    beam: Beam
    shortlist: int
    """How many are played out."""
    rounds: int
    """After each round the worse half is given up."""
    worlds: int
    """How many worlds each is played in before the worse half is given up; the same for all."""
    win: int = 0
    """What a win is worth, in units of the judgement."""


Plan = Beam | Halving
