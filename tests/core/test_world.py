"""Many tables at once: the same as one after the other, and misuse is refused with what was expected."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from hullaboo.core.entry_points import entry_points
from hullaboo.core.errors import BadSeats, HullabooError, IllegalAction
from hullaboo.core.finding import games
from hullaboo.core.luck import reseed
from hullaboo.core.options import encode
from hullaboo.core.seats import NOBODY
from hullaboo.core.world import NOTHING, World
from hullaboo.testing import TEMPLATE
from hullaboo.testing.template.rules import KEEP, SWAP

SEATS, SEED = 3, 7


@pytest.fixture
def world() -> World:
    """Five tables at their beginning."""
    return World(TEMPLATE, 5, seats=SEATS, seed=SEED)


def alone(at: int) -> Any:
    """The table with a number, dealt by itself."""
    states: Any = TEMPLATE.rules.State.batch(1)
    reseed(states["luck"][0], SEED + at, 1)
    entry_points(TEMPLATE).start(states, 0, SEATS, encode(TEMPLATE.options()), TEMPLATE.edition().numbers)
    return states


def test_every_table_is_what_it_would_be_alone(world: World) -> None:
    tables = [alone(at) for at in range(5)]
    actions = np.array([KEEP, SWAP, SWAP, KEEP, SWAP])
    for turn in range(4):
        assert [table.tobytes() for table in tables] == [state.tobytes() for state in world.states]
        seat = turn % SEATS
        assert world.actors().tolist() == [1 << seat] * 5
        assert world.asked().tolist() == [seat] * 5
        world.apply(seat, np.roll(actions, turn))
        for table, action in zip(tables, np.roll(actions, turn).tolist(), strict=True):
            entry_points(TEMPLATE).apply(table, 0, seat, action)
    out = np.zeros(SEATS, np.int64)
    for table, scores in zip(tables, world.scores(), strict=True):
        entry_points(TEMPLATE).scores(table, 0, out)
        assert scores.tolist() == out.tolist()


def test_legal_actions_are_listed_table_by_table(world: World) -> None:
    seats, actions, counts = world.legal([0, 1, 0, NOBODY, 2])
    assert seats.tolist() == [0, 1, 0, NOBODY, 2]
    assert counts.tolist() == [2, 0, 2, 0, 0]
    assert actions.tolist() == [[KEEP, SWAP] if count else [NOTHING, NOTHING] for count in counts]


def test_a_table_that_is_over_stays_in_its_batch(world: World) -> None:
    first = np.arange(len(world)) == 0
    while not world.over[0]:
        world.apply(np.where(first, world.asked(), NOBODY), np.where(first, KEEP, NOTHING))
    assert world.over.tolist() == [True, False, False, False, False]
    assert world.asked().tolist() == [NOBODY, 0, 0, 0, 0]
    before = world.states[0].tobytes()
    world.apply(world.asked(), [NOTHING, SWAP, SWAP, SWAP, SWAP])
    assert world.states[0].tobytes() == before


def test_a_copy_goes_its_own_way_and_may_hold_each_table_several_times(world: World) -> None:
    other, before = world.copy(2), world.states.tobytes()
    assert [state.tobytes() for state in other.states[::2]] == [state.tobytes() for state in world.states]
    assert [state.tobytes() for state in other.states[1::2]] == [state.tobytes() for state in world.states]
    other.playout(1)
    assert world.states.tobytes() == before
    assert other.over.all()


def test_what_a_seat_cannot_know_is_dealt_anew_and_it_notices_nothing(world: World) -> None:
    many = world.copy(20)
    guessed = many.guess(1, 100)
    assert (guessed.observe(1) == many.observe(1)).all()
    assert (guessed.observe(0) != many.observe(0)).any()
    expected = world.states[0:1].copy()
    entry_points(TEMPLATE).guess(expected, 0, 1, 103)
    assert guessed.states[3].tobytes() != many.states[3].tobytes()
    assert guessed.states[3].tobytes() == expected.tobytes()
    assert world.guess([0, 1, 2, 0, 1], [9, 8, 7, 6, 5]).states[1].tobytes() == alone_guessed(1, 1, 8)


def alone_guessed(at: int, seat: int, seed: int) -> bytes:
    states = alone(at)
    entry_points(TEMPLATE).guess(states, 0, seat, seed)
    return bytes(states.tobytes())


def test_playouts_count_moves_and_are_the_same_again(world: World) -> None:
    again = world.copy()
    assert world.playout(3).tolist() == [3 * SEATS] * 5
    again.playout(3)
    assert again.states.tobytes() == world.states.tobytes()
    assert world.playout(3).tolist() == [0] * 5


def test_what_is_shown_of_the_states_cannot_be_written_to(world: World) -> None:
    with pytest.raises(ValueError, match="read-only"):
        world.states["turn"] = 1


@pytest.mark.parametrize(
    ("misuse", "error", "expected"),
    [
        (lambda world: world.apply([0, 0], KEEP), ValueError, "seat for each of 5 tables, or one for all, got int64"),
        (lambda world: world.apply(0, [[KEEP] * 5]), ValueError, r"action for each of 5 tables.* of shape \(1, 5\)"),
        (lambda world: world.apply(0, 0.5), ValueError, "expected a whole number as action .* got float64"),
        (lambda world: world.apply(3, KEEP), BadSeats, "expected a seat 0–2, -1, 7, got 3"),
        (lambda world: world.observe(-1), BadSeats, "expected a seat 0–2, got -1"),
        (lambda world: world.guess(7), BadSeats, "expected a seat 0–2, 6, got 7"),
        (lambda world: world.guess(0, [1, 2]), ValueError, "seed for each of 5 tables"),
        (lambda world: world.apply(1, KEEP), IllegalAction, "table 0: seat 1 may not play 'keep' now: .*may not act"),
        (lambda world: world.apply(0, -2), IllegalAction, "expected actions from 0 on or -1, got -2"),
        (
            lambda world: world.apply([0, 0, 0, 0, NOBODY], [SWAP, SWAP, SWAP, 9, NOTHING]), IllegalAction,
            "table 3: seat 0 may not play action 9 now: expected one of keep, swap",
        ),
        (lambda world: world.apply([0, 0, NOBODY, 0, 0], KEEP), IllegalAction, "table 2: seat -1 may not"),
        (lambda world: World(TEMPLATE, -1), ValueError, "from 0 on, got -1"),
        (lambda world: World(TEMPLATE, 1, seats=9), BadSeats, "template is for 2–4 seats, got 9"),
        (lambda world: World(TEMPLATE, 1, options=3), HullabooError, "expected options of template"),
        (
            lambda world: World.of(next(iter(games().values())), 2, world.states), ValueError,
            "expected a batch of states of ",
        ),
    ],
)  # fmt: skip
def test_misuse_is_refused_and_changes_nothing(
    world: World, misuse: Callable[[World], object], error: type[Exception], expected: str
) -> None:
    before = world.states.tobytes()
    with pytest.raises(error, match=expected):
        misuse(world)
    assert world.states.tobytes() == before


def test_no_table_at_all_is_a_batch_too() -> None:
    world = World(TEMPLATE, 0)
    assert world.legal().actions.shape == (0, 0)
    assert world.over.all()
    world.apply(0, KEEP)
    assert world.scores().shape == (0, 2)
