"""The 6, 7, 8 and 9: compulsory wherever the card came from, in the order of discard."""

import pytest

from hullaboo.core.seats import CLOCK, SPECTATOR
from hullaboo.testing import proves

from ..effects import has_effect
from ..state import FACES
from .drawn import drawn

THREE = """
    0         1 2 3 / 4 5 6
    1         1 2 3 / 4 5 5
    2         1 2 3 / 4 5 5
    pile      12 12 12 12
"""


@proves(5, 6)
def test_a_six_gives_the_top_card_to_an_opponent_unseen() -> None:
    table = drawn(THREE + "draws 0 6").play("0 throw")
    assert [move for move in table.may(0) if move.startswith("give")] == ["give 1", "give 2"]
    table.play("0 give 2")
    assert table.hand(2) == "1 2 3 4 5 5 12"
    assert table.seen_by(2, 6) == []
    assert table.told(SPECTATOR) == [{"code": "give", "seat": 0, "to_seat": 2, "place": 6}]
    assert table.told(0) == table.told(1) == table.told(2) == table.told(SPECTATOR)


def test_the_view_says_which_cards_do_something() -> None:
    powers = {card["value"]: card["power"] for card in drawn(THREE).view(SPECTATOR)["powers"]}
    assert powers == {6: "give", 7: "look", 8: "look", 9: "swap", 20: "end"}
    assert [face for face in range(FACES) if has_effect(face)] == [face for face in powers if powers[face] != "end"]


@proves(5)
def test_an_effect_is_compulsory() -> None:
    table = drawn(THREE + "draws 0 6").play("0 throw")
    assert not {"wait", "done", "bloops"} & set(table.may(0))
    assert not {"draw", "done"} & set(table.may(1))


@proves(5)
def test_the_effect_of_a_replaced_card_must_be_used() -> None:
    table = drawn(THREE + "draws 0 1").play("0 keep 5")
    assert "give 1" in table.may(0)


@proves(5)
def test_the_effect_of_a_counter_must_be_used() -> None:
    table = drawn("0 1 9\n1 3 9\npile 2\ndraws 1 9").play("1 throw", "0 counter 1")
    table.play("1 pick 0", "1 swap 0.0")
    assert [move for move in table.may(0) if move.startswith("pick")] == ["pick 0"]


@proves(5)
def test_a_kept_card_replacing_a_nine_forces_the_swap() -> None:
    table = drawn("0 9 1\n1 3 4\npile 2\ndraws 0 5").play("0 keep 0")
    table.play("0 pick 1", "0 swap 1.0")
    assert (table.hand(0), table.hand(1)) == ("5 3", "1 4")


@proves(7)
@pytest.mark.parametrize("value", [7, 8])
def test_a_look_shows_a_card_to_its_looker_alone(value: int) -> None:
    table = drawn(THREE + f"draws 0 {value}").play("0 throw")
    looks = [move for move in table.may(0) if move.startswith("look")]
    assert looks == [f"look {seat}.{place}" for seat in range(3) for place in range(6)]
    table.play("0 look 1.4")
    assert table.view(0)["hands"][1][4]["value"] == 5
    assert [card["value"] for hand in table.view(0)["hands"] for card in hand].count(None) == 3 * 6 - 1
    assert table.view(1)["hands"][1][4]["value"] is table.view(SPECTATOR)["hands"][1][4]["value"] is None
    assert table.codes(0) == ["look", "saw"]
    assert table.codes(1) == table.codes(SPECTATOR) == ["look"]


@proves(7, 36)
def test_a_look_is_a_moment() -> None:
    table = drawn(THREE + "draws 0 7").play("0 throw", "0 look 1.4")
    assert "seen" in table.may(0)
    assert "seen" in table.may(CLOCK)
    table.play("0 seen")
    assert table.view(0)["hands"][1][4]["value"] is None
    assert table.seen_by(1, 4) == [0]
    assert table.may(0)[:2] == ["done", "bloops"]


@proves(7)
def test_one_may_look_at_ones_own_card() -> None:
    table = drawn(THREE + "draws 2 8").play("2 throw", "2 look 2.0", "clock seen")
    assert table.hand(2, 2) == "1 ? ? ? ? ?"


@proves(8)
def test_a_nine_swaps_without_a_look_and_knowledge_goes_along() -> None:
    table = drawn("0 1@0 2\n1 3@1 4\n2 5 5\npile 2\ndraws 0 9").play("0 throw", "0 pick 0", "0 swap 1.0")
    assert (table.hand(0), table.hand(1)) == ("3 2", "1 4")
    assert (table.hand(1, 0), table.hand(0, 1)) == ("1 ?", "3 ?")
    assert (table.hand(0, 0), table.hand(1, 1)) == ("? ?", "? ?")
    assert table.told(2) == [{"code": "swap", "seat": 0, "place": 0, "with_seat": 1, "with_place": 0}]


@proves(8)
def test_a_nine_takes_from_opponents_only() -> None:
    table = drawn(THREE + "draws 1 9").play("1 throw", "1 pick 3")
    assert {move.split(".")[0] for move in table.may(1) if move.startswith("swap")} == {"swap 0", "swap 2"}


@proves(10, 14)
def test_gifts_are_given_in_the_order_of_discard_and_only_then_may_the_next_draw() -> None:
    table = drawn("0 6 1\n1 6 2\n2 3\n3 6\npile 12 12 12 12\ndraws 0 6", windows="swift")
    table.play("0 throw", "1 counter 0", "0 counter 0")
    assert table.view(2)["effects"] == [0, 1, 0]
    table.play("0 give 2")
    assert "draw" not in table.may(1)
    table.play("1 give 2")
    assert "draw" not in table.may(1)
    table.play("0 give 2", "0 done")
    assert table.hand(2) == "3 12 12 12"
    assert "counter 0" in table.may(3)
    table.play("1 draw")
    assert table.may(3) == []


@proves(10)
def test_others_may_throw_while_effects_are_used() -> None:
    table = drawn("0 1\n1 7 2\n2 7\npile 12\ndraws 0 7").play("0 throw", "0 look 2.0", "1 counter 0", "0 seen")
    assert table.view(0)["effects"] == [1]
    assert [move for move in table.may(1) if move.startswith("look")] == ["look 0.0", "look 1.1", "look 2.0"]


@proves(20)
def test_targets_are_chosen_when_the_effect_is_used() -> None:
    table = drawn("0 1\n1 9 2\n2 3\npile 12\ndraws 0 9").play("0 throw", "1 counter 0", "0 pick 0", "0 swap 1.1")
    assert table.view(0)["effects"] == [1]
    table.play("1 pick 1", "1 swap 2.0")
    assert (table.hand(0), table.hand(1), table.hand(2)) == ("2", "3", "1")


@proves(20, 21)
def test_a_gift_that_cannot_be_drawn_is_not_given() -> None:
    table = drawn("0 1\n1 2\ndraws 0 6").play("0 throw")
    assert table.view(0)["effects"] == []
    assert table.told(1)[-1] == {"code": "nothing", "seat": 0, "value": 6}
    assert table.may(0)[:2] == ["done", "bloops"]


@proves(20)
def test_a_look_at_an_empty_table_does_nothing() -> None:
    table = drawn("0 .\n1 .\npile 1\ndraws 0 7").play("0 throw")
    assert table.codes() == ["throw", "nothing"]


@proves(20)
@pytest.mark.parametrize("hands", ["0 .\n1 2", "0 2\n1 ."])
def test_a_nine_needs_a_card_on_both_sides(hands: str) -> None:
    table = drawn(hands + "\npile 1\ndraws 0 9").play("0 throw")
    assert table.codes() == ["throw", "nothing"]


@proves(20)
def test_an_effect_may_become_impossible_while_it_waits() -> None:
    table = drawn("0 1\n1 9\npile 3\ndraws 0 9").play("0 throw", "0 pick 0", "1 counter 0")
    assert [event["seat"] for event in table.told(0) if event["code"] == "nothing"] == [0, 1]
    assert table.view(0)["picked"] is None


@proves(30)
def test_a_look_is_over_when_its_card_is_thrown() -> None:
    table = drawn("0 1\n1 7 2\npile 3\ndraws 0 7").play("0 throw", "0 look 1.0", "1 counter 0")
    assert table.view(0)["look"] is None
    assert table.view(0)["effects"] == [1]
    assert table.hand(1) == "2"


@proves(30)
def test_a_look_goes_on_when_its_card_is_shown_as_wrong() -> None:
    table = drawn("0 1\n1 3 2\npile 3\ndraws 0 7").play("0 throw", "0 look 1.0", "1 counter 0")
    assert table.view(0)["look"] == {"seat": 0, "of_seat": 1, "place": 0}
    assert table.view(0)["hands"][1][0]["value"] == 3
    table.play("0 seen")


@proves(30)
def test_a_picked_card_that_is_thrown_is_picked_anew() -> None:
    table = drawn("0 9 1\n1 2\npile 3\ndraws 0 9").play("0 throw", "0 pick 0", "0 counter 0")
    assert table.view(0)["picked"] is None
    assert [move for move in table.may(0) if move.startswith("pick")] == ["pick 1"]


@proves(15)
def test_the_owner_of_the_bloops_card_is_safe_from_nines() -> None:
    table = drawn("0 1\n1 2\n2 3\npile 9 9\ndraws 0 4", windows="swift")
    table.play("0 throw", "0 bloops", "1 draw", "1 throw", "1 pick 0")
    assert [move for move in table.may(1) if move.startswith("swap")] == ["swap 2.0"]


@proves(15, 20)
def test_against_the_bloops_owner_alone_a_nine_does_nothing() -> None:
    table = drawn("0 1\n1 2\npile 9\ndraws 0 4", windows="swift")
    table.play("0 throw", "0 bloops", "1 draw", "1 throw")
    assert table.codes() == ["throw", "nothing"]


@proves(15)
@pytest.mark.parametrize(("value", "move"), [(6, "give 0"), (7, "look 0.0"), (8, "look 0.0")])
def test_other_effects_may_choose_the_bloops_owner(value: int, move: str) -> None:
    table = drawn(f"0 1\n1 2\npile {value} {value}\ndraws 0 4", windows="swift")
    table.play("0 throw", "0 bloops", "1 draw", "1 throw")
    assert move in table.may(1)


@proves(15)
def test_the_bloops_owners_own_nine_works() -> None:
    table = drawn("0 1 9\n1 2\npile 9\ndraws 0 4", windows="swift")
    table.play("0 throw", "0 bloops", "1 draw", "1 throw", "0 counter 1", "0 pick 0", "0 swap 1.0")
    assert (table.hand(0), table.hand(1)) == ("2", "1")
