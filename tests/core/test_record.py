"""States declared once."""

import numpy as np
import pytest

from hullaboo.core.record import Record, int8, int16, int64, uint32


class State(Record):
    """A small state."""

    luck = uint32(4)
    turn = int8()
    hand = int8(2, 3)
    far = int64()
    points = int16(2)


def test_fields_have_their_widths_and_shapes() -> None:
    assert State.dtype["hand"].shape == (2, 3)
    assert State.dtype["far"] == np.dtype("i8")
    assert State.dtype.isalignedstruct
    assert set(State.dtype.names or ()) == {"luck", "turn", "hand", "far", "points", "filler"}


def test_there_are_no_gaps_that_a_copy_would_leave_unwritten() -> None:
    widths = [State.dtype[name].itemsize for name in State.dtype.names or ()]
    assert sum(widths) == State.dtype.itemsize == 40


def test_a_new_state_is_empty_and_reads_by_name() -> None:
    state = State.new()
    state.hand[1, 2] = 7
    assert (state.turn, state.hand[1, 2], state.hand[0, 0]) == (0, 7, 0)


def test_states_of_a_batch_are_apart() -> None:
    states = State.batch(2)
    states[0].turn = 1
    assert states["turn"].tolist() == [1, 0]


def test_a_frozen_state_stays_as_it_was() -> None:
    state = State.new()
    state.turn = 3
    frozen = state.frozen()
    state.turn = 4
    assert (frozen.turn, frozen.frozen_bytes, state.frozen_bytes) == (3, frozen.tobytes(), None)  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match="read-only"):
        frozen.turn = 5
    with pytest.raises(ValueError, match="read-only"):
        frozen.hand[0, 0] = 1


@pytest.mark.parametrize("name", ["round", "take", "sum", "sort", "answers"])
def test_a_field_may_not_hide_what_numpy_offers(name: str) -> None:
    with pytest.raises(TypeError, match=name):
        type("Bad", (Record,), {name: int8()})
