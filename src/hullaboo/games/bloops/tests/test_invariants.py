"""Each invariant notices its own kind of damage."""

from collections.abc import Callable
from typing import Any

import pytest

from hullaboo.core.entry_points import entry_points

from ..state import DRAWN
from .drawn import GAME, drawn

PICTURE = "0 1 2\n1 3 4\ndiscards 5\npile 6 7\ndraws 0 8"


def lose_a_card(state: Any) -> None:
    state.cards += 1


def miscount_the_pile(state: Any) -> None:
    state.left += 1


def share_a_spot(state: Any) -> None:
    state.spot[1, 0] = state.spot[0, 0]


def leave_a_card_behind(state: Any) -> None:
    state.card[40] = state.card[0]


def refuse_a_gap(state: Any) -> None:
    state.refused[1] = 1 << 7


def choose_without_a_card(state: Any) -> None:
    state.stage = 2


def leave_a_face_up(state: Any) -> None:
    state.card[0] |= 1 << 14


def wait_under_a_five(state: Any) -> None:
    state.queued = 1


def forget_the_top(state: Any) -> None:
    state.top = 4


def miscount_the_discards(state: Any) -> None:
    state.lying += 1


DAMAGES = {
    miscount_the_pile: 1, lose_a_card: 2, share_a_spot: 3, leave_a_card_behind: 4, refuse_a_gap: 5,
    choose_without_a_card: 6, leave_a_face_up: 7, wait_under_a_five: 8, forget_the_top: 9,
    miscount_the_discards: 10,
}  # fmt: skip


@pytest.mark.parametrize(("damage", "number"), DAMAGES.items(), ids=lambda each: getattr(each, "__name__", None))
def test_damage_is_noticed(damage: Callable[[Any], None], number: int) -> None:
    table = drawn(PICTURE)
    assert table.state.card[DRAWN] != -1
    damage(table.state)
    assert entry_points(GAME).check(table.states, 0) == number


def test_every_invariant_has_its_damage() -> None:
    assert sorted(DAMAGES.values()) == list(range(1, len(GAME.rules.INVARIANTS) + 1))
