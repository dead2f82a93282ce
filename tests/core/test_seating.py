"""How fields of a state name seats."""

from hullaboo.core.seating import as_place_of, as_seat, as_seats
from hullaboo.kit.cards import NO_CARD, as_card, face_of, hidden_card, known_by, looked_at_by, stock_of, turned_up_for

TURNED = (1, 2, 0)


def test_a_number_moves_and_nobody_stays_nobody() -> None:
    assert [as_seat(seat, TURNED) for seat in (0, 1, 2, -1, 7)] == [1, 2, 0, -1, 7]


def test_bits_move_and_those_of_the_clock_stay() -> None:
    assert as_seats(0b1000_0101, TURNED) == 0b1000_0011


def test_a_place_moves_with_its_seat() -> None:
    assert [as_place_of(4)(place, TURNED) for place in (0, 7, 9, -1, 12)] == [4, 11, 1, -1, 12]


def test_who_knows_a_card_moves_and_its_face_stays() -> None:
    card = as_card(turned_up_for(hidden_card(9, 3), 2), TURNED)
    assert (face_of(card), stock_of(card), known_by(card), looked_at_by(card)) == (9, 3, 1, 1)
    assert as_card(NO_CARD, TURNED) == NO_CARD
