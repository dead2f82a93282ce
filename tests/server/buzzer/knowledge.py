"""What a seat may know, what it can only guess, and what must always hold."""

from hullaboo.core.luck import below, reseed
from hullaboo.core.record import Row
from hullaboo.core.rule import rule
from hullaboo.kit.observation import Number, Observed, quantity

from .state import State

OBSERVED = Observed(
    Number("turn", quantity(0, 20), "The round."),
    Number("points", quantity(0, 9 * 20), "What the seat has taken."),
)
OBSERVATION = OBSERVED.count
INVARIANTS = ("the round is one of the match",)


@rule
def guess(state: State, seat: int, seed: int) -> None:
    """Another hidden number."""
    reseed(state.luck, seed, 0)
    state.hidden = 1 + below(state.luck, 9)


@rule
def observe(state: State, seat: int, out: Row) -> None:
    """The round, and one's points."""
    out[0] = int(state.turn)
    out[1] = int(state.points[seat])


@rule
def check(state: State) -> int:
    """Never past the last round."""
    return 0 if state.turn <= state.turns else 1
