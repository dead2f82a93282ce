"""The rulebook, number by number."""

from collections import Counter

import pytest

from hullaboo.core.seats import SPECTATOR
from hullaboo.testing import proves

from ..board import CREST_NAMES
from ..view import outcome
from .drawn import Table, drawn


@proves(1, 2, 34)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_ghost_waits_in_the_dungeon_and_the_others_at_the_treasure_with_four_keys(seats: int) -> None:
    view = Table(seats).view()
    assert view["pawns"] == ["dungeon"] + ["A3"] * (seats - 1)
    assert [len(hand) for hand in view["hands"]] == [0] + [4] * (seats - 1)
    assert view["pile"] == 39 - 4 * (seats - 1)
    assert (view["phase"], view["turn"], view["ghost"], view["round"]) == ("lay", 0, 0, 1)


@proves(3)
def test_backs_are_public_and_colours_are_the_holders() -> None:
    table = Table(3, seed=4)
    assert all(key.startswith("? ") for viewer in (0, 2, SPECTATOR) for key in table.hand(1, viewer))
    assert not any(key.startswith("?") for key in table.hand(1, 1))
    assert table.view(SPECTATOR)["top"] in CREST_NAMES
    crests = [[key["crest"] for key in table.view(viewer)["hands"][1]] for viewer in (0, 1, 2, SPECTATOR)]
    assert crests.count(crests[0]) == 4


@proves(4, 7, 15)
def test_a_round_goes_from_the_ghost_to_its_left_and_back() -> None:
    table = drawn("""
        0 in E1: red sun
        ghost 1 in A1
        2 in E3: blue sun
        3 in E5: blue ship
        top red thistle
    """)
    order = []
    for move in ("1 lay stag", "1 laid", "2 stop", "3 stop", "0 stop"):
        order.append(table.turn)
        table.play(move)
    assert order == [1, 1, 2, 3, 0]
    assert (table.view()["phase"], table.turn, table.view()["round"]) == ("lay", 1, 4)
    assert table.view()["pawns"][1] == "A2"
    assert table.view(1)["path"] == []


@proves(5, 21)
def test_a_crest_names_the_one_room_beside_the_last_whatever_the_walls() -> None:
    table = drawn("""
        ghost 0 in B1
        1 in E5: red sun
        top red thistle
    """)
    # A1 thistle, C1 sun, and B2 ship behind a wall without a door; nothing else is beside B1.
    assert table.legal(0) == ["lay thistle", "lay ship", "lay sun"]
    table.play("0 lay ship")
    # Beside B2: A2 stag, B3 sun, C2 thistle, and back to B1 crown.
    assert table.legal(0) == ["lay thistle", "lay stag", "lay crown", "lay sun", "laid"]
    table.play("0 lay crown", "0 laid", "1 stop")
    assert table.view()["trail"] == ["B1", "B2", "B1"]


@proves(5, 21)
def test_one_card_is_enough_and_the_fourth_ends_the_laying() -> None:
    assert "laid" not in Table().legal(0)
    table = Table().play("0 lay crown")
    assert "laid" in table.legal(0)
    table.play("0 lay stag", "0 lay ship", "0 lay sun")
    assert table.turn == 1
    assert table.codes() == ["lay-hidden", "laid"]


@proves(6)
def test_a_laid_path_cannot_be_changed() -> None:
    table = Table(3).play("0 lay crown", "0 lay stag", "0 laid")
    assert table.legal(0) == []
    assert table.play("1 stop").legal(0) == []
    assert table.view(0)["path"] == ["crown", "stag"]


@proves(8, 27)
def test_a_key_opens_a_door_of_its_colour_and_is_spent() -> None:
    table = drawn("""
        ghost 0 in E1, laid sun
        1 in A1: red sun, blue ship, blue stag, green crown
        top red thistle
        turn 1
    """)
    # A1 has a green door to A2 and a blue one to B1, no red one.
    assert table.legal(1) == ["open blue stag", "open blue ship", "open green crown", "stop", "draw"]
    table.play("1 open blue ship")
    assert table.view()["pawns"][1] == "B1"
    assert table.hand(1, 1) == ["blue stag", "green crown", "red sun"]
    assert table.view()["spent"] == [{"colour": "blue", "crest": "ship", "count": 1}]
    assert table.legal(1) == ["open red sun", "open blue stag", "stop"]


@proves(8)
def test_four_doors_are_the_most() -> None:
    table = drawn("""
        ghost 0 in E1, laid sun
        1 in A3: red sun, green ship, blue stag, blue crown
        top red thistle
        turn 1
    """)
    table.play("1 open red sun", "1 open green ship", "1 open blue stag")
    assert table.view()["opened"] == 3
    assert drawn("""
        ghost 0 in E1, laid sun
        1 in A3: red sun
        top red thistle
        turn 1
        opened 4
    """).legal(1) == ["stop"]


@proves(9, 28)
def test_a_move_that_ends_on_the_top_crest_may_draw() -> None:
    table = drawn("""
        ghost 0 in E1, laid sun
        1 in A3: red thistle, red stag, blue ship, green sun
        2 in E5: red sun
        top green thistle
        turn 1
    """)
    # The way A3, A2, B2, C2: only C2 carries the thistle.
    assert "draw" not in table.play("1 open red stag").legal(1)
    assert "draw" not in table.play("1 open blue ship").legal(1)
    table.play("1 open green sun")
    assert table.legal(1) == ["stop", "draw"]
    table.play("1 draw")
    assert table.hand(1, 1) == ["red thistle", "green thistle"]
    assert table.turn == 2


@proves(10, 28)
def test_who_stays_may_draw_or_not() -> None:
    picture = """
        ghost 0 in E1, laid sun
        1 in A3: red thistle
        2 in E5: red sun
        top green thistle
        turn 1
    """
    assert {"stop", "draw"} < set(drawn(picture).legal(1))
    assert drawn(picture).play("1 draw").hand(1, 1) == ["red thistle", "green thistle"]
    stayed = drawn(picture).play("1 stop")
    assert stayed.hand(1, 1) == ["red thistle"]
    assert stayed.codes() == ["stay"]


@proves(11, 25)
def test_a_fifth_key_means_one_of_five_goes() -> None:
    table = drawn("""
        ghost 0 in E1, laid sun
        1 in A3: red thistle, red thistle, blue ship, green sun
        2 in E5: red sun
        top green stag
        turn 1
    """).play("1 draw")
    assert table.legal(1) == ["discard red thistle", "discard blue ship", "discard green stag", "discard green sun"]
    table.play("1 discard red thistle")
    assert table.hand(1, 1) == ["red thistle", "green stag", "blue ship", "green sun"]
    assert {"code": "discard", "seat": 1, "colour": "red", "crest": "thistle"} in table.told(SPECTATOR)
    assert table.view(SPECTATOR)["spent"] == [{"colour": "red", "crest": "thistle", "count": 1}]


@proves(12, 26)
def test_an_empty_pile_is_made_of_spent_keys_at_once() -> None:
    table = drawn("""
        ghost 0 in E1, laid sun
        1 in A3: red thistle
        2 in E5: red sun
        top green stag
        pile none
        turn 1
    """)
    assert table.view()["pile"] == 1
    table.play("1 draw")
    assert table.codes() == ["draw-hidden", "reshuffle", "top"]
    assert table.view()["pile"] == 39 - 3
    assert table.view()["spent"] == []
    assert table.view()["top"] is not None


@proves(12, 26)
def test_a_pile_is_made_anew_only_after_the_fifth_key_went() -> None:
    table = drawn("""
        ghost 0 in E1, laid sun
        1 in A3: red thistle, red crown, blue ship, green sun
        2 in E5: red sun
        top green stag
        pile none
        turn 1
    """).play("1 draw")
    assert (table.view()["pile"], table.view()["top"]) == (0, None)
    table.play("1 discard green stag")
    assert table.codes() == ["discard", "reshuffle", "top"]
    assert table.view()["pile"] == 39 - 5
    assert int(table.state.pile[11]) + (table.state.top == 11) == 3, "the green stag is in the new pile"


@proves(13)
def test_pawns_share_rooms() -> None:
    table = drawn("""
        ghost 0 in B2, laid stag
        1 in A3: red thistle
        2 in E5: red sun
        top green stag
        turn 1
    """)
    table.play("1 open red thistle", "1 stop")
    assert table.view()["pawns"][:2] == ["B2", "A2"]
    shared = drawn("""
        ghost 0 in A1, laid crown
        1 in B3: red thistle
        2 in B2: red sun
        top green stag
        turn 1
    """).play("1 open red thistle", "1 stop")
    assert shared.view()["pawns"][1:] == ["B2", "B2"]


@proves(14)
def test_the_ghost_turns_its_cards_one_by_one() -> None:
    table = drawn("""
        ghost 0 in A1, laid stag ship sun
        1 in E1: red thistle
        top green stag
        turn 1
    """).play("1 stop")
    reveals = [(event["number"], event["crest"], event["room"]) for event in table.told() if event["code"] == "reveal"]
    assert reveals == [(1, "stag", "A2"), (2, "ship", "B2"), (3, "sun", "B3")]
    assert table.codes() == ["stay", "reveal", "reveal", "reveal", "miss", "round"]
    assert table.view()["pawns"][0] == "B3"


@proves(16, 24)
def test_the_caught_seat_wears_the_shroud_and_the_old_ghost_takes_place_and_keys() -> None:
    table = drawn("""
        ghost 0 in A3, laid ship thistle
        1 in A4: red thistle, blue stag
        2 in E5: red sun
        top green stag
        turn 2
    """).play("2 stop")
    view = table.view()
    assert (view["ghost"], view["turn"], view["phase"]) == (1, 1, "lay")
    assert view["pawns"] == ["A4", "dungeon", "E5"]
    assert table.hand(0, 0) == ["red thistle", "blue stag"]
    assert table.hand(1, 1) == []
    assert table.codes() == ["stay", "reveal", "catch", "round"]
    assert view["trail"] == ["A3", "A4"]
    assert all(card == -1 for card in table.state.path), "the thistle is never shown"


@proves(17)
def test_the_ghost_chooses_among_several_and_the_others_keep_all() -> None:
    table = drawn("""
        ghost 0 in A3, laid ship thistle
        1 in A4: red thistle, blue stag
        2 in A4: red sun
        3 in A4: green sun
        top green stag
        turn 3
    """).play("3 stop")
    assert table.codes() == ["stay", "reveal", "meet"]
    assert (table.turn, table.legal(0)) == (0, ["catch 1", "catch 2", "catch 3"])
    assert [table.legal(seat) for seat in (1, 2, 3)] == [[], [], []]
    table.play("0 catch 2")
    assert table.view()["pawns"] == ["A4", "A4", "dungeon", "A4"]
    assert [table.hand(seat, seat) for seat in range(4)] == [
        ["red sun"],
        ["red thistle", "blue stag"],
        [],
        ["green sun"],
    ]


@proves(18, 27)
def test_through_a_gate_is_out_and_wins_at_once() -> None:
    table = drawn("""
        ghost 0 in E2, laid ship
        1 in D1: red thistle, blue stag
        2 in E5: red sun
        top green stag
        turn 1
    """).play("1 open red thistle")
    assert table.legal(1) == ["open blue stag", "stop"]
    table.play("1 open blue stag")
    assert (table.turn, table.winners, table.view()["phase"]) == (None, (1,), "over")
    assert table.codes() == ["escape"]
    assert table.view()["pawns"] == ["E2", "outside", "E5"]
    assert table.view()["path"] == [None]


@proves(18)
def test_a_gate_needs_its_colour() -> None:
    table = drawn("""
        ghost 0 in A2, laid thistle
        1 in E1: green thistle
        top green stag
        turn 1
    """)
    assert table.legal(1) == ["open green thistle", "stop", "draw"]
    assert table.play("1 open green thistle").view()["pawns"][1] == "E2"


@proves(22)
def test_a_pawn_beside_the_waiting_ghost_is_safe_unless_the_path_comes_back() -> None:
    picture = """
        ghost 0 in A3, laid {}
        1 in A3: red thistle, red stag
        top green stag
        turn 1
    """
    assert drawn(picture.format("ship thistle")).play("1 stop").view()["ghost"] == 0
    back = drawn(picture.format("ship crown")).play("1 stop")
    assert back.view()["ghost"] == 1
    assert back.view()["trail"] == ["A3", "A4", "A3"]
    assert back.view()["pawns"] == ["A3", "dungeon"]


@proves(23)
def test_the_dungeon_is_only_left() -> None:
    table = Table()
    assert table.legal(0) == ["lay crown"]
    table.play("0 lay crown")
    assert table.legal(0) == ["lay stag", "lay ship", "lay sun", "laid"]


@proves(24)
def test_everyone_sees_how_many_cards_lie_there_and_only_the_ghost_which() -> None:
    table = Table(3).play("0 lay crown", "0 lay sun")
    assert [table.view(viewer)["path"] for viewer in (0, 1, SPECTATOR)] == [["crown", "sun"], [None] * 2, [None] * 2]
    assert table.view(1)["pawns"][0] == "dungeon"


@proves(33)
def test_the_first_ghost_is_drawn_by_lot_or_sits_first() -> None:
    lots = Counter(int(Table(4, seed=seed, first_ghost="random").state.ghost) for seed in range(400))
    assert set(lots) == {0, 1, 2, 3}
    assert min(lots.values()) > 60
    assert {int(Table(4, seed=seed).state.ghost) for seed in range(10)} == {0}


@proves(32)
def test_at_dawn_the_nearest_to_a_gate_wins_the_ghost_left_out() -> None:
    table = drawn("""
        ghost 0 in E2, laid ship
        1 in D1: red thistle
        2 in A1: blue ship
        top green stag
        round 60
        turn 2
    """).play("2 stop")
    assert table.view()["pawns"][0] == "E1"
    assert (table.winners, table.view()["phase"], table.turn) == ((1,), "over", None)
    assert table.codes()[-1] == "dawn"


@proves(32)
@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [
        ("red thistle", "red crown", (1, 2)),  # both lack the blue key of the gate
        ("red thistle, blue ship", "red crown", (1,)),
        ("red thistle", "red crown, blue ship", (2,)),
        ("red thistle, red stag", "blue ship, red crown", (2,)),  # two red keys open one red door
    ],
)
def test_at_dawn_missing_keys_decide_between_equally_near_seats(
    first: str, second: str, winners: tuple[int, ...]
) -> None:
    table = drawn(f"""
        ghost 0 in A1, laid crown
        1 in D1: {first}
        2 in D1: {second}
        top green stag
        round 60
        turn 2
    """)
    assert table.play("2 stop").winners == winners


@proves(32)
def test_at_dawn_a_key_opens_one_door_only() -> None:
    table = drawn("""
        ghost 0 in A1, laid stag
        1 in C1: blue stag, red thistle
        2 in C1: blue ship, blue thistle, red sun
        top green stag
        round 60
        turn 2
    """).play("2 stop")
    # Out of C1 it takes a blue key, a red one, and another blue one.
    assert table.winners == (2,)
    assert outcome(table.state).params == {"doors": 3, "missing": 0}


@proves(32)
def test_a_match_ends_after_sixty_rounds_and_not_before() -> None:
    table = drawn("""
        ghost 0 in A1
        1 in E5: red thistle
        top green stag
        round 1
    """)
    for number in range(1, 60):
        assert table.view()["round"] == number
        table.play("0 lay stag" if number % 2 else "0 lay thistle", "0 laid", "1 stop")
    assert (table.view()["round"], table.view()["phase"]) == (60, "lay")
    table.play("0 lay thistle", "0 laid", "1 stop")
    assert (table.turn, table.winners, table.view()["round"]) == (None, (1,), 60)
