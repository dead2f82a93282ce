"""Seats, masks and viewers."""

import pytest

from hullaboo.core.seats import (
    ALL_EYES,
    CLOCK,
    SPECTATOR,
    after,
    asked_first,
    bit,
    everyone,
    holds,
    members,
    seat_from,
    seat_text,
    sees,
)


def test_masks_hold_seats() -> None:
    mask = bit(0) | bit(3) | bit(CLOCK)
    assert list(members(mask)) == [0, 3, CLOCK]
    assert holds(mask, 3)
    assert not holds(mask, 1)
    assert everyone(3) == 0b111


def test_a_spectator_sees_only_what_is_marked_for_all() -> None:
    assert not sees(everyone(6), SPECTATOR)
    assert sees(everyone(6) | bit(SPECTATOR), SPECTATOR)
    assert sees(0, ALL_EYES)


def test_the_last_mover_is_asked_first_then_clockwise_and_the_clock_when_alone() -> None:
    assert asked_first(0b1011, 1) == 1
    assert asked_first(0b1001, 1) == 3
    assert asked_first(0b0001 | bit(CLOCK), 4) == 0
    assert asked_first(bit(CLOCK), 2) == CLOCK


def test_play_goes_round() -> None:
    assert [after(seat, 3) for seat in range(3)] == [1, 2, 0]


def test_seats_are_written_and_read() -> None:
    for seat in (0, 5, CLOCK):
        assert seat_from(seat_text(seat)) == seat
    for wrong in ("6", "-1", "", "Clock", "٣", "00", "0" * 5000):
        with pytest.raises(ValueError, match="expected a seat"):
            seat_from(wrong)
