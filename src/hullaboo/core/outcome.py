"""How a match ended: the points, who won, and why."""

from collections.abc import Collection
from dataclasses import dataclass, field, replace


@dataclass(frozen=True)
class Outcome:
    """The end of a match. `reason` is a code with parameters; its words are in the game's `words/`."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    params: dict[str, int | str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """A match has seats, and only they can win."""
        strangers = [seat for seat in self.winners if seat not in range(len(self.scores))]
        if strangers or not self.winners:
            raise ValueError(f"winners must be seats 0–{len(self.scores) - 1}, got {self.winners}")


def without(seats: Collection[int], outcome: Outcome) -> Outcome:
    """The same end where some seats cannot win: if they alone would have, the best of the others do."""
    if not seats:
        return outcome
    others = [seat for seat in range(len(outcome.scores)) if seat not in seats]
    best = max(outcome.scores[seat] for seat in others)
    winners = [seat for seat in outcome.winners if seat in others]
    return replace(outcome, winners=tuple(winners or [seat for seat in others if outcome.scores[seat] == best]))
