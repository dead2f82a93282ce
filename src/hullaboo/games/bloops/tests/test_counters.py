"""Counters: right, wrong, late."""

import pytest

from hullaboo.core.seats import SPECTATOR
from hullaboo.testing import proves

from .drawn import drawn

KNOWN_TO_ALL = [0, 1, 2, 3, 4, 5, 6]


@proves(9)
def test_everyone_may_throw_equal_cards_in_any_number() -> None:
    table = drawn("0 4 4\n1 4 1 4\n2 4\npile 2\ndraws 0 4").play("0 throw")
    table.play("1 counter 0", "0 counter 0", "2 counter 0", "1 counter 2", "0 counter 1")
    assert [table.hand(seat) for seat in range(3)] == ["", "1", ""]
    assert table.view(0)["discards"] == 6
    assert table.told(SPECTATOR) == [{"code": "counter", "seat": 0, "place": 1, "value": 4}]


@proves(9)
def test_counters_end_when_the_next_seat_draws() -> None:
    table = drawn("0 1\n1 2\n2 4\npile 2 2\ndraws 0 4", windows="swift").play("0 throw", "0 done")
    assert "counter 0" in table.may(2)
    table.play("1 draw")
    assert table.may(2) == []


@proves(11)
def test_a_wrong_card_is_shown_goes_back_and_costs_a_penalty() -> None:
    table = drawn("0 1\n1 9 2\n2 4\npile 3 3\ndraws 0 6").play("0 throw", "0 give 2", "1 counter 0")
    assert table.hand(1) == "9 2 3"
    assert table.seen_by(1, 0) == KNOWN_TO_ALL
    assert table.seen_by(1, 6) == []
    assert table.view(0)["effects"] == []
    assert table.told(2) == [
        {"code": "wrong", "seat": 1, "place": 0, "value": 9},
        {"code": "penalty", "seat": 1, "place": 6},
    ]


@proves(31)
def test_a_wrong_card_is_up_until_anything_else_happens() -> None:
    table = drawn("0 1\n1 9 2\npile 3 3\ndraws 0 4").play("0 throw", "1 counter 0")
    assert table.view(SPECTATOR)["shown"] == {"seat": 1, "place": 0, "value": 9}
    table.play("1 wait")
    assert table.view(SPECTATOR)["shown"] == {"seat": 1, "place": 0, "value": 9}
    table.play("0 done")
    assert table.view(SPECTATOR)["shown"] is None
    assert table.view(0)["hands"][1][0]["value"] is None


@proves(21)
def test_a_penalty_that_cannot_be_drawn_is_not_given() -> None:
    table = drawn("0 1\n1 9 2\ndraws 0 4").play("0 throw", "1 counter 0")
    assert table.hand(1) == "9 2"
    assert table.codes() == ["wrong", "spared"]


@proves(23)
def test_counters_are_judged_one_by_one_each_wrong_one_costs_a_card() -> None:
    table = drawn("0 1\n1 9 4 8\npile 3 3 3\ndraws 0 4").play("0 throw", "1 counter 0", "1 counter 1", "1 counter 2")
    assert table.hand(1) == "9 8 3 3"
    assert table.view(0)["discards"] == 2


@proves(23)
def test_a_wrong_card_cannot_be_thrown_at_the_same_discard_again() -> None:
    table = drawn("0 1 4\n1 9 2\npile 3 3 3 3\ndraws 0 4", windows="swift").play("0 throw", "1 counter 0")
    assert table.may(1) == ["counter 1", "counter 6", "wait"]
    table.play("0 counter 1")
    assert table.may(1) == ["counter 1", "counter 6", "wait"]
    table.play("0 done", "1 draw", "1 throw")
    assert "counter 0" in table.may(1)


@proves(23)
def test_a_wrong_card_stays_refused_before_its_new_owner() -> None:
    table = drawn("0 1\n1 5 2\npile 3\ndraws 0 9").play("0 throw", "1 counter 0", "0 pick 0", "0 swap 1.0")
    assert table.hand(0) == "5"
    assert not [move for move in table.may(0) if move.startswith("counter")]
    assert [move for move in table.may(1) if move.startswith("counter")] == ["counter 0", "counter 1", "counter 6"]


@proves(24)
def test_two_different_stars_are_not_equal() -> None:
    table = drawn("0 1\n1 11 10\npile 3\ndraws 0 10").play("0 throw", "1 counter 0")
    assert table.codes() == ["wrong", "penalty"]
    table.play("1 counter 1")
    assert table.codes() == ["counter"]


@proves(24)
def test_a_twenty_shown_as_wrong_goes_back_and_play_goes_on() -> None:
    table = drawn("0 1\n1 20\npile 3\ndraws 0 10").play("0 throw", "1 counter 0")
    assert table.hand(1) == "20 3"
    assert table.view(0)["stage"] == "react"


@proves(25)
def test_a_counter_answers_the_card_on_top() -> None:
    table = drawn("0 1\n1 5\n2 4 5\npile 5 5\ndraws 0 4", windows="swift")
    table.play("0 throw", "0 done", "1 draw", "1 throw", "2 counter 1")
    assert table.codes() == ["counter"]
    table.play("2 counter 0")
    assert table.codes()[0] == "wrong"


@proves(25)
def test_all_throws_after_one_discard_of_a_turn_answer_the_same_occasion() -> None:
    table = drawn("0 4\n1 5\n2 4 5\npile 5 5\ndraws 0 4", windows="swift").play("0 throw")
    first = table.view(2)["occasion"]
    table.play("2 counter 0", "0 counter 0", "0 done", "1 draw")
    assert table.view(2)["occasion"] == first
    table.play("1 throw")
    assert table.view(2)["occasion"] == first + 1


@proves(12, 26)
def test_a_late_counter_is_refused_at_a_gentle_table() -> None:
    table = drawn("0 1\n1 2\n2 4\npile 3 3\ndiscards 4\ndraws 1 5", late="gentle")
    assert table.actors == [1]
    assert table.may(2) == table.may(0) == []


@proves(12, 26)
def test_a_late_counter_is_a_fault_at_a_strict_table() -> None:
    table = drawn("0 1\n1 2\n2 4 1\npile 3 3\ndiscards 4\ndraws 1 5", late="strict")
    assert table.may(2) == ["counter 0", "counter 1", "wait"]
    table.play("2 counter 0")
    assert table.hand(2) == "4 1 3"
    assert table.seen_by(2, 0) == KNOWN_TO_ALL
    assert table.codes() == ["late", "penalty"]
    assert table.view(0)["top"] == 4
    assert table.may(2) == ["counter 1", "counter 6", "wait"]


@proves(26)
def test_who_drew_cannot_be_late_and_nobody_is_before_the_first_discard() -> None:
    table = drawn("0 1\n1 4\npile 3 3\ndiscards 4\ndraws 1 5", late="strict")
    assert table.may(1) == ["throw", "keep 0"]
    first = drawn("0 1\n1 4\npile 3 3\ndraws 1 5", late="strict")
    assert first.actors == [1]


@proves(26)
def test_what_was_late_may_be_thrown_at_the_next_discard() -> None:
    table = drawn("0 4\n1 2\npile 3 3\ndiscards 5\ndraws 1 4", late="strict").play("0 counter 0", "1 throw")
    table.play("0 counter 0")
    assert table.codes() == ["counter"]


@proves(10, 12)
def test_three_sixes_and_a_fourth_that_comes_too_late() -> None:
    picture = "0 6 1\n1 6 2\n2 3\n3 6\npile 12 12 12 12 12 12\ndraws 0 6"
    moves = ["0 throw", "1 counter 0", "0 counter 0", "0 give 2", "1 give 2", "0 give 2", "0 done", "1 draw"]
    gentle = drawn(picture, windows="swift").play(*moves)
    assert gentle.may(3) == []
    strict = drawn(picture, windows="swift", late="strict").play(*moves, "3 counter 0")
    assert strict.hand(3) == "6 12"
    assert strict.view(0)["effects"] == []


@proves(11)
def test_a_wrong_nine_thrown_at_a_six_does_nothing() -> None:
    table = drawn("0 1\n1 9\npile 3 3\ndraws 0 6").play("0 throw", "1 counter 0", "0 give 1")
    assert table.view(0)["effects"] == []
    assert table.hand(1) == "9 3 3"
    assert table.seen_by(1, 0) == KNOWN_TO_ALL


@proves(29)
@pytest.mark.parametrize("mine", ["4", "5", "12"])
def test_every_seat_is_asked_the_same_whatever_it_holds(mine: str) -> None:
    table = drawn(f"0 1\n1 {mine}\n2 2\npile 3\ndraws 0 4").play("0 throw")
    assert table.may(1) == ["counter 0", "wait"]
    assert table.actors == [0, 1, 2, 7]


@proves(29)
def test_a_wait_shows_nowhere_and_lasts_until_the_next_discard_or_effect() -> None:
    table = drawn("0 1 4\n1 2\n2 2\npile 3\ndraws 0 4").play("0 throw")
    before = [table.view(viewer) for viewer in (0, 1, 2, SPECTATOR)]
    table.play("1 wait")
    assert [table.view(viewer) for viewer in (0, 1, 2, SPECTATOR)] == before
    assert all(table.told(viewer) == [] for viewer in (0, 1, 2, SPECTATOR))
    assert table.actors == [0, 2, 7]
    table.play("0 counter 1")
    assert table.actors == [0, 1, 2, 7]


@proves(29)
def test_an_effect_wakes_those_who_wait() -> None:
    table = drawn("0 1 4\n1 2\n2 2\npile 3\ndraws 0 6").play("0 throw", "1 wait", "0 give 1")
    assert 1 in table.actors
