"""Setting up, the first look, and a turn."""

import numpy as np
import pytest

from hullaboo.core.seats import ALL_EYES, CLOCK, SPECTATOR
from hullaboo.testing import proves

from .drawn import GAME, drawn, started


@proves(1)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", ["classic", "few-stars"])
def test_six_cards_a_seat_and_the_rest_is_the_pile(seats: int, edition: str) -> None:
    table = started(seats, edition=edition)
    assert [table.places(seat) for seat in range(seats)] == [[0, 1, 2, 3, 4, 5]] * seats
    assert table.view(0)["pile"] == 64 - 6 * seats
    assert table.view(0)["top"] is None


@proves(1)
def test_the_classic_box_holds_what_its_page_says() -> None:
    copies = GAME.edition("classic").numbers[:-1].tolist()
    assert copies == [0] + [5] * 9 + [6] * 3 + [0] * 7 + [1]
    few = GAME.edition("few-stars").numbers[:-1].tolist()
    assert few == [0] + [6] * 9 + [3] * 3 + [0] * 7 + [1]
    assert sum(copies) == sum(few) == 64


@proves(2)
def test_all_look_at_their_bottom_row_at_the_same_time() -> None:
    table = started(3)
    assert table.actors == [0, 1, 2, CLOCK]
    assert [card["value"] is not None for card in table.view(1)["hands"][1]] == [False] * 3 + [True] * 3
    assert all(card["value"] is None for card in table.view(1)["hands"][0] + table.view(1)["hands"][2])
    assert all(table.may(seat) == ["seen"] for seat in range(3))


@proves(2)
def test_the_first_turn_begins_when_all_have_looked() -> None:
    table = started(3, starter="second").play("2 seen", "0 seen")
    assert table.actors == [1, CLOCK]
    table.play("1 seen")
    assert table.actors == [1]
    assert table.may(1) == ["draw"]
    assert table.codes(0) == ["ready", "begins"]


@proves(2, 36)
def test_nobody_may_look_again() -> None:
    table = started(2, starter="first").play("0 seen", "1 seen")
    for viewer in (0, 1, SPECTATOR):
        assert all(card["value"] is None for hand in table.view(viewer)["hands"] for card in hand)
    assert table.hand(0, 0).split()[:3] == ["?"] * 3
    assert "?" not in table.hand(0, 0).split()[3:]


@proves(2)
def test_the_first_look_is_told_to_who_looked() -> None:
    table = started(2).play("0 seen")
    assert [event["code"] for event in table.told(0)] == ["ready", "saw", "saw", "saw"]
    assert [event["place"] for event in table.told(0)[1:]] == [3, 4, 5]
    assert table.codes(1) == table.codes(SPECTATOR) == ["ready"]


@proves(3)
def test_draw_look_and_throw() -> None:
    table = drawn("0 1 2\n1 3 4\npile 5")
    table.play("0 draw")
    assert table.view(0)["drawn"] == {"seat": 0, "value": 5}
    assert table.view(1)["drawn"] == table.view(SPECTATOR)["drawn"] == {"seat": 0, "value": None}
    assert table.codes(0) == ["draw", "drew"]
    assert table.codes(1) == table.codes(SPECTATOR) == ["draw"]
    assert table.may(0) == ["throw", "keep 0", "keep 1"]
    table.play("0 throw")
    assert table.view(1)["top"] == 5
    assert table.hand(0) == "1 2"


@proves(3)
def test_keep_takes_the_place_of_the_thrown_card() -> None:
    table = drawn("0 1 . 2@1\n1 3 4\npile 9 9\ndraws 0 5").play("0 keep 2")
    assert table.hand(0) == "1 5"
    assert table.places(0) == [0, 2]
    assert table.view(SPECTATOR)["top"] == 2
    assert table.seen_by(0, 2) == [0]
    assert table.told(1) == [{"code": "keep", "seat": 0, "place": 2, "value": 2}]


@proves(3)
def test_the_replaced_card_goes_unlooked_at() -> None:
    table = drawn("0 1 2\n1 3 4\npile 9\ndraws 0 5")
    assert table.hand(0, 0) == "? ?"
    assert all(card["value"] is None for card in table.view(0)["hands"][0])


@proves(4)
def test_without_cards_the_drawn_card_must_be_thrown() -> None:
    table = drawn("0 . .\n1 3 4\npile 9\ndraws 0 5")
    assert table.may(0) == ["throw"]
    table.play("0 throw", "1 wait", "0 done", "clock close")
    assert table.may(1) == ["draw", "counter 0", "counter 1"]


@proves(18)
def test_places_keep_their_numbers_and_gifts_go_behind() -> None:
    table = drawn("0 . 1 5\n1 3 4\npile 9 9\ndraws 0 5")
    table.play("0 throw", "0 counter 1")
    assert table.places(0) == [1, 2, 6]
    table.play("0 counter 2")
    assert table.places(0) == [1, 6]


@proves(18)
def test_a_gap_in_the_rows_is_filled_only_when_nothing_is_free_behind() -> None:
    full = " ".join(["1", "."] + ["1"] * 4 + ["2"] * 57)
    table = drawn(f"0 {full}\n1 .\npile 3\ndraws 1 5").play("1 throw", "0 counter 0")
    assert table.places(0) == list(range(63))
    assert table.hand(0).split()[1] == "3"


@proves(33)
def test_direction_and_starter() -> None:
    table = started(4, starter="third", direction="anticlockwise").play("clock seen")
    assert table.may(2) == ["draw"]
    table.play("2 draw")
    assert table.view(0)["next_seat"] == 1
    assert started(3, starter="fifth").play("clock seen").actors == [1]


@proves(33)
def test_by_lot_everyone_may_begin() -> None:
    starters = {started(5, seed).play("clock seen").actors[0] for seed in range(60)}
    assert starters == {0, 1, 2, 3, 4}


@proves(34)
def test_nobody_draws_out_of_turn_or_looks_at_will() -> None:
    table = drawn("0 1\n1 2\n2 3\ndiscards 4\npile 5 5\nnext 1")
    assert "draw" not in table.may(0) + table.may(2)
    assert not [move for seat in range(3) for move in table.may(seat) if move.startswith("look")]


@proves(19)
def test_moves_name_places_and_nothing_rearranges() -> None:
    words = {GAME.moves.phrase(action)["code"] for action in range(GAME.rules.ACTIONS)}
    spoken = {"wait", "seen", "draw", "throw", "done", "bloops", "close"}
    assert words == spoken | {"give", "keep", "counter", "pick", "look", "swap"}


def test_a_record_fits_in_a_kilobyte() -> None:
    assert GAME.rules.State.dtype.itemsize <= 1024
    assert np.dtype(GAME.rules.State.dtype).isalignedstruct


def test_all_eyes_see_everything() -> None:
    table = started(2)
    assert all(card["value"] is not None for hand in table.view(ALL_EYES)["hands"] for card in hand)
