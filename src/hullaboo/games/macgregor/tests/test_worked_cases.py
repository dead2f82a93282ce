"""Positions worked out on paper before the rules were written."""

from hullaboo.core.seats import SPECTATOR
from hullaboo.testing import proves

from .drawn import GAME, Table, drawn


@proves(8, 9)
def test_a_way_of_three_doors_that_ends_on_the_thistle() -> None:
    table = drawn("""
        ghost 0 in dungeon, laid crown
        1 in A3: red sun, red stag, blue stag, green ship
        top blue thistle
        turn 1
    """).play("1 open red sun", "1 open blue stag", "1 open green ship")
    assert table.view()["pawns"][1] == "C2"
    assert "draw" in table.legal(1)


@proves(18)
def test_out_by_the_blue_gate_before_the_ghost_walks() -> None:
    table = drawn("""
        ghost 0 in E2, laid ship
        1 in D1: red sun, blue stag
        top blue thistle
        turn 1
    """).play("1 open red sun", "1 open blue stag")
    assert table.winners == (1,)
    assert table.view()["trail"] == []


@proves(16, 24)
def test_caught_in_the_first_room_the_second_card_stays_hidden() -> None:
    table = drawn("""
        ghost 0 in A3, laid ship thistle
        1 in A4: red sun, blue stag
        top blue thistle
        turn 1
    """).play("1 stop")
    assert [event["crest"] for event in table.told(SPECTATOR) if event["code"] == "reveal"] == ["ship"]
    assert table.view()["pawns"] == ["A4", "dungeon"]
    assert table.hand(0, 0) == ["blue stag", "red sun"]


@proves(17)
def test_of_two_pawns_the_other_keeps_its_place_and_keys() -> None:
    table = drawn("""
        ghost 0 in A3, laid ship
        1 in A4: red sun
        2 in A4: blue stag
        top blue thistle
        turn 2
    """).play("2 stop", "0 catch 1")
    assert table.view()["pawns"] == ["A4", "dungeon", "A4"]
    assert table.hand(2, 2) == ["blue stag"]


@proves(11)
def test_four_keys_and_a_draw_mean_a_discard() -> None:
    table = Table().play("0 lay crown", "0 laid", "1 draw")
    assert len(table.view()["hands"][1]) == 5
    assert table.view()["phase"] == "discard"
    assert all(text.startswith("discard ") for text in table.legal(1))


@proves(22)
def test_to_the_ship_and_back_catches_who_stayed() -> None:
    table = drawn("""
        ghost 0 in A3, laid ship crown
        1 in A3: red sun
        top blue thistle
        turn 1
    """).play("1 stop")
    assert table.view()["ghost"] == 1


@proves(2, 23)
def test_every_hand_can_leave_the_treasure_room() -> None:
    for edition in GAME.editions:
        table = Table(edition=edition)
        assert table.legal(0) == ["lay crown"]
        treasure = int(table.state.treasure)
        assert all(int(room) >= 0 for room in table.state.beyond[treasure])
