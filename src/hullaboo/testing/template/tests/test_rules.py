"""The rules, number by number. A table is drawn as its cards, the pile behind a bar: `7 3 | 9 12`, top last."""

from pathlib import Path

from hullaboo.core.edition import load
from hullaboo.core.options import encode
from hullaboo.core.seats import bit
from hullaboo.testing import proves

from ..edition import numbers
from ..options import Options
from ..rules import KEEP, SWAP, State, actors, apply, start
from ..view import outcome, view

CLASSIC = load(Path(__file__).parents[1] / "editions", "classic", numbers)


def drawn(picture: str) -> State:
    """A table from a picture, seat 0 to move."""
    cards, pile = ([int(value) for value in side.split()] for side in picture.split("|"))
    state = State.new()
    state.luck[0] = 1
    start(state, len(cards), encode(Options())[0], CLASSIC.numbers)
    state.pile_size = len(pile)
    for at, value in enumerate(pile):
        state.pile[at] = value - 1
    for seat, value in enumerate(cards):
        state.card[seat] = value - 1
        state.known[value - 1] = bit(seat)
    return state


@proves(1)
def test_each_seat_sees_its_own_card_only() -> None:
    table = drawn("7 3 | 9 12")
    assert view(table, 0)["cards"] == [7, None]
    assert view(table, 1)["cards"] == [None, 3]


@proves(2)
def test_a_swap_takes_the_top_of_the_pile() -> None:
    table = drawn("7 3 | 9 12")
    apply(table, 0, SWAP)
    assert view(table, 0)["cards"] == [12, None]
    assert view(table, 1)["cards"] == [None, 3]
    assert view(table, 1)["seen_by_all"] == [7]
    assert actors(table) == bit(1)


@proves(3)
def test_the_highest_card_wins_after_three_turns_each() -> None:
    table = drawn("7 3 | 9 12")
    for turn in range(6):
        apply(table, turn % 2, KEEP)
    assert actors(table) == 0
    assert outcome(table).winners == (0,)
    assert view(table, 1)["cards"] == [7, 3]


@proves(4)
def test_a_swapped_card_leaves_the_game() -> None:
    table = drawn("7 3 | 9 12")
    apply(table, 0, SWAP)
    held = [table.pile[at] for at in range(table.pile_size)] + [table.card[seat] for seat in range(2)]
    assert 7 - 1 not in held
