"""What each viewer may see: all but the hidden number."""

from msgspec.json import decode

from hullaboo.core.outcome import Outcome
from hullaboo.core.rule import rule
from hullaboo.kit.fields import Fields
from hullaboo.kit.json_writer import Buffer, write_number, write_numbers
from hullaboo.kit.shapes import NUMBER, ListOf

from .state import State

FIELDS = Fields(State)


@FIELDS.alike("occasion", NUMBER)
@rule
def write_occasion(buffer: Buffer, state: State) -> None:
    """The round, which a buzz answers."""
    write_number(buffer, state.turn)


@rule
def answered(state: State) -> int:
    """The round."""
    return int(state.turn)


@FIELDS.alike("points", ListOf(NUMBER))
@rule
def write_points(buffer: Buffer, state: State) -> None:
    """What each seat has taken."""
    write_numbers(buffer, state.points, state.seats)


view, constant, pieces = FIELDS.views(decode, occasion=answered)


def outcome(state: State) -> Outcome:
    """Most points."""
    points = tuple(int(each) for each in state.points[: int(state.seats)])  # type: ignore[attr-defined]
    return Outcome(points, tuple(at for at, mine in enumerate(points) if mine == max(points)), "most")
