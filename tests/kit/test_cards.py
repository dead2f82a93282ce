"""Cards as numbers: faces, knowledge, looks and stocks stay apart and travel together."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from hullaboo.core.seats import ALL_EYES, CLOCK, MOST_SEATS, SPECTATOR
from hullaboo.kit import cards

FACES = some.integers(0, cards.MOST_FACES - 1)
STOCKS = some.integers(0, cards.MOST_STOCKS - 1)
VIEWERS = some.integers(0, SPECTATOR)
VIEWER_SETS = some.sets(VIEWERS)


def mask(viewers: set[int]) -> int:
    return sum(1 << viewer for viewer in viewers)


def card_seen_by(face: int, stock: int, knowing: set[int], looking: set[int]) -> int:
    card = cards.hidden_card(face, stock)
    for viewer in knowing | looking:
        card = cards.turned_up_for(card, viewer)
    for viewer in knowing - looking:
        card = cards.turned_down_by(card, viewer)
    return card


@settings(deadline=None, derandomize=True)  # the first call compiles
@given(FACES, STOCKS, VIEWER_SETS, VIEWER_SETS)
def test_the_parts_of_a_card_do_not_touch(face: int, stock: int, knowing: set[int], looking: set[int]) -> None:
    card = card_seen_by(face, stock, knowing, looking)
    assert (cards.face_of(card), cards.stock_of(card)) == (face, stock)
    assert cards.known_by(card) == mask(knowing | looking)
    assert cards.looked_at_by(card) == mask(looking)
    assert 0 <= card < 2**31


@settings(deadline=None, derandomize=True)  # the first call compiles
@given(FACES, FACES, STOCKS, VIEWER_SETS, VIEWER_SETS)
def test_another_face_changes_nothing_else(
    face: int, other: int, stock: int, knowing: set[int], looking: set[int]
) -> None:
    changed = cards.with_face(card_seen_by(face, stock, knowing, looking), other)
    assert changed == card_seen_by(other, stock, knowing, looking)


def test_a_hidden_card_is_known_to_nobody_but_all_eyes() -> None:
    card = cards.hidden_card(3, 1)
    assert [viewer for viewer in range(ALL_EYES + 1) if cards.knows(viewer, card)] == [ALL_EYES]
    assert [viewer for viewer in range(ALL_EYES + 1) if cards.sees_face(viewer, card)] == [ALL_EYES]


def test_an_open_card_is_known_to_all_and_looked_at_by_none() -> None:
    card = cards.open_card(3)
    assert all(cards.knows(viewer, card) for viewer in range(SPECTATOR + 1))
    assert cards.looked_at_by(card) == 0
    assert not cards.knows(CLOCK, card)


@pytest.mark.parametrize("seat", range(MOST_SEATS))
def test_a_look_is_a_moment_and_knowledge_stays(seat: int) -> None:
    up = cards.turned_up_for(cards.hidden_card(7, 0), seat)
    assert cards.sees_face(seat, up)
    assert cards.knows(seat, up)
    down = cards.turned_down_by(up, seat)
    assert not cards.sees_face(seat, down)
    assert cards.known_by(down) == 1 << seat


def test_closing_one_pair_of_eyes_leaves_the_others_open() -> None:
    card = cards.turned_up_for(cards.turned_up_for(cards.hidden_card(7, 0), 1), 2)
    assert cards.looked_at_by(cards.turned_down_by(card, 1)) == 0b100


def test_a_card_shown_to_all_is_known_to_all_when_it_lies_again() -> None:
    card = cards.turned_up_for_all(cards.hidden_card(7, 3))
    assert cards.looked_at_by(card) == cards.EVERYBODY
    assert cards.turned_down(card) == cards.with_face(cards.open_card(0) | 3 << cards.STOCK, 7)


def test_a_glance_by_all_leaves_open_eyes_open() -> None:
    looked_at = cards.turned_up_for(cards.hidden_card(7, 3), 2)
    card = cards.shown_to_all(looked_at)
    assert cards.known_by(card) == cards.EVERYBODY
    assert cards.looked_at_by(card) == 0b100
    assert (cards.face_of(card), cards.stock_of(card)) == (7, 3)
