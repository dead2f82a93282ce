"""The rules, number by number."""

from collections import Counter
from itertools import permutations

import pytest

from hullaboo.core.seats import ALL_EYES, CLOCK, SPECTATOR, bit, everyone
from hullaboo.testing import proves
from hullaboo.testing.frequencies import assert_frequencies

from ..board import COLOUR_LETTERS, COLOUR_NAMES, FRAME, OPEN, ROOMS, SIDE, listed, place, room
from ..moves import action
from ..options import Options
from ..rules import actors
from ..setting import MIDDLE, NUMBERS_A_TILE, TILES_AT
from ..state import LEFT, goal, side
from ..tell import tell
from ..view import outcome, view
from .drawn import (
    EDITION,
    JOURNEY,
    STRAIGHT,
    dealt,
    drawn,
    give,
    moves_of,
    pass_on,
    play,
    still_searching,
    visitors,
    walls,
)

TRANSITION = """
. . . . . . .
 + + + + + +
.wGw.wX .bVr.
"""
"""White to the transition; behind it an open side, then blue."""

TRAPDOORS = """
. . . . . . .
 + + + + + +
.yTy.yTw.wGy.
 +w+ +w+ + +
. . . . . . .
 +w+ + + + +
.rVr. . . . .
"""
"""Down at 2 and out at 1, or on foot from 2, all with white."""


@proves(1)
def test_a_castle_is_made_of_nine_tiles_in_any_order_and_never_turned() -> None:
    assert len({tuple(listed(dealt(seed=seed).tile)) for seed in range(20)}) == 20
    state = dealt(seed=3)
    assert sorted(listed(state.tile)) == list(range(9))
    north_west = TILES_AT + int(state.tile[0]) * NUMBERS_A_TILE
    assert listed(state.east)[:4] == EDITION[north_west : north_west + 4].tolist()


@proves(1)
def test_every_room_has_four_walls_and_the_frame_closes_the_castle() -> None:
    state = dealt(seed=5)
    for number in range(ROOMS):
        assert OPEN not in [side(state, room(number), direction) for direction in range(4)]
    for at in range(SIDE):
        edges = [(at, 0), (at * SIDE + SIDE - 1, 1), ((SIDE - 1) * SIDE + at, 2), (at * SIDE, 3)]
        assert [side(state, cell, direction) for cell, direction in edges] == [FRAME] * 4


@proves(2)
def test_the_ghost_begins_in_a_middle_room_and_luck_draws_the_route() -> None:
    starts = Counter(int(dealt(seed=seed).ghost) for seed in range(400))
    assert_frequencies(starts, {room(number): 1 for number in MIDDLE})
    assert_frequencies(Counter(int(dealt(seed=seed).route) for seed in range(400)), dict.fromkeys(range(1, 5), 1))


@proves(3)
@pytest.mark.parametrize(("seats", "count"), [(2, 9), (3, 12), (4, 12), (5, 15), (6, 15)])
def test_visitors_by_seats(seats: int, count: int) -> None:
    shown = view(dealt(seats), 0)
    assert [shown["visitor"]["number"], *(each["number"] for each in shown["pile"])] == list(range(1, count + 1))
    assert shown["reserve"] == ["white", "yellow", "green", "red", "blue", "purple"]


@proves(3)
def test_two_trapdoors_and_two_transitions_lie_on_their_spots() -> None:
    laid = [(each["spot"], each["kind"], each["room"]) for each in view(dealt(), 0)["tokens"]]
    rooms = [("trapdoor", [2, 2]), ("trapdoor", [5, 5]), ("transition", [2, 5]), ("transition", [5, 2])]
    assert laid == [(spot, kind, where) for spot, (kind, where) in enumerate(rooms, 1)]


@proves(4)
def test_only_all_eyes_see_where_the_visitors_of_the_pile_will_be() -> None:
    state = dealt()
    for viewer in (*range(4), SPECTATOR):
        assert {each["room"] is None for each in view(state, viewer)["pile"]} == {True}
        assert view(state, viewer) == view(state, 0)
    hidden = [list(place(cell)) for cell in listed(state.room)[1:12]]
    assert [each["room"] for each in view(state, ALL_EYES)["pile"]] == hidden


@proves(5)
def test_the_next_visitor_appears_and_everybody_searches() -> None:
    state = drawn(STRAIGHT)
    assert actors(state) == everyone(4) | bit(CLOCK)
    next_room = int(state.room[1])
    play(state, 2, JOURNEY)
    assert goal(state) == next_room
    assert [moves_of(state, seat)[0] for seat in range(4)] == ["call white"] * 4


@proves(6)
def test_a_journey_through_three_walls_of_its_colour_is_right() -> None:
    state = play(drawn(STRAIGHT), 0, JOURNEY)
    assert (walls(state, 0), visitors(state, 0)) == ("w", [1])


@proves(6, 13)
def test_one_wall_of_another_colour_on_the_way_is_wrong_at_that_step() -> None:
    state = drawn(STRAIGHT.replace(".wo ", ".ro "))
    play(state, 0, "call white, e")
    assert view(state, 0)["phase"] == "claim"
    play(state, 0, "e")
    assert still_searching(state)
    assert view(state, 0)["journey"]["stands"] == "dropped"


@proves(6, 13)
@pytest.mark.parametrize(("called", "between"), list(permutations(range(6), 2)))
def test_every_colour_passes_its_own_walls_and_no_others(called: int, between: int) -> None:
    picture = STRAIGHT.replace("Gw", "G" + COLOUR_LETTERS[between])
    call = f"call {COLOUR_NAMES[called]}, e"
    assert still_searching(play(drawn(picture), 0, call))
    right = play(drawn(picture), 0, f"call {COLOUR_NAMES[between]}, e")
    assert view(right, 0)["phase"] == "claim"


@proves(6)
def test_there_are_four_directions_and_none_across_a_corner() -> None:
    state = play(drawn(STRAIGHT), 0, "call white")
    steps = [move for move in moves_of(state, 0) if move != "wait"]
    assert steps == ["n", "e", "w"]  # south of the picture lies the frame
    play(state, 0, "e")
    assert view(state, 0)["journey"]["cells"] == [[1, 1], [1, 2]]


@proves(7)
def test_a_trapdoor_leads_to_another_with_the_same_colour() -> None:
    state = play(drawn(TRAPDOORS), 1, "call white, w, w, jump 1, s, s")
    assert (walls(state, 1), visitors(state, 1)) == ("w", [1])


@proves(7)
def test_a_trapdoor_room_may_be_left_on_foot() -> None:
    state = play(drawn(TRAPDOORS), 1, "call white, w, w, s, w, w, s")
    assert visitors(state, 1) == [1]


@proves(7)
def test_a_trapdoor_changes_no_colour() -> None:
    state = play(drawn(TRAPDOORS.replace(" +w+ +w+ + +\n.", " +b+ +w+ + +\n.")), 1, "call white, w, w, jump 1, s")
    assert still_searching(state)


@proves(8, 12)
def test_white_then_blue_from_a_transition_gives_blue_only() -> None:
    state = play(drawn(TRANSITION), 3, "call white, e, e, change blue, e, e")
    assert (walls(state, 3), visitors(state, 3)) == ("b", [1])


@proves(8)
def test_without_the_change_the_blue_wall_is_wrong() -> None:
    assert still_searching(play(drawn(TRANSITION), 3, "call white, e, e, e, e"))


@proves(8)
def test_tokens_may_be_used_several_times() -> None:
    state = play(drawn(TRAPDOORS), 1, "call white, w, w, jump 1, jump 2, jump 1, s, s")
    assert visitors(state, 1) == [1]
    state = play(drawn(TRANSITION), 1, "call white, e, e, change red, change blue, e, e")
    assert walls(state, 1) == "b"


@proves(9)
def test_who_calls_first_has_the_floor_and_its_steps_are_final() -> None:
    state = play(drawn(STRAIGHT), 1, "call white, e")
    assert moves_of(state, 0) == ["raise", "wait"]
    assert "call blue" not in moves_of(state, 1)
    assert moves_of(state, 1) == ["n", "e", "w", "wait"]


@proves(10)
@pytest.mark.parametrize("held", ["w", "b"])
def test_a_claimer_with_white_or_blue_may_not_go_white_then_blue(held: str) -> None:
    state = drawn(TRANSITION)
    give(state, 3, held)
    play(state, 3, "call white" if held == "w" else "call white, e, e, change blue")
    assert still_searching(state)


@proves(10)
def test_others_may_use_the_colour_that_lies_before_one_seat() -> None:
    state = drawn(STRAIGHT)
    give(state, 3, "w")
    assert visitors(play(state, 0, JOURNEY), 0) == [1]


@proves(11)
def test_the_ghost_stays_in_the_room_of_the_visitor() -> None:
    state = drawn(STRAIGHT)
    there = goal(state)
    play(state, 0, JOURNEY)
    assert state.ghost == there
    assert view(state, 0)["reserve"] == ["yellow", "green", "red", "blue", "purple"]


@proves(11)
def test_a_wall_token_comes_from_whoever_holds_it_who_may_use_the_colour_again() -> None:
    state = drawn(STRAIGHT)
    give(state, 1, "wr", visitors=1)
    play(state, 0, JOURNEY)
    assert (walls(state, 0), walls(state, 1)) == ("w", "r")
    assert visitors(state, 1) == [1]
    play(state, 1, "call white")
    assert state.claimer == 1


@proves(13)
def test_a_dropped_claim_loses_nothing_and_the_ghost_is_back() -> None:
    state = drawn(STRAIGHT)
    give(state, 0, "r", visitors=2)
    ghost = int(state.ghost)
    play(state, 0, "call white, n")
    assert (walls(state, 0), len(visitors(state, 0))) == ("r", 2)
    assert state.ghost == ghost
    assert moves_of(state, 1)[0] == "call white"


@proves(14)
def test_two_hands_of_four_are_not_more_than_half_three_are() -> None:
    state = drawn(STRAIGHT)
    there = goal(state)
    play(state, 0, "raise")
    play(state, 1, "raise")
    assert still_searching(state)
    play(state, 3, "raise")
    assert state.owner[0] == LEFT
    assert state.ghost == there


@proves(14)
def test_with_two_seats_both_hands_are_needed_and_a_hand_may_go_down_again() -> None:
    state = drawn(STRAIGHT, seats=2)
    play(state, 0, "raise, lower")
    play(state, 1, "raise")
    assert still_searching(state)
    play(state, 0, "raise")
    assert state.owner[0] == LEFT


@proves(15)
def test_four_wall_tokens_win_at_once() -> None:
    state = drawn(STRAIGHT)
    give(state, 2, "rgb", visitors=3)
    play(state, 2, JOURNEY)
    assert actors(state) == 0
    ended = outcome(state)
    assert (ended.winners, ended.reason, ended.scores) == ((2,), "walls", (0, 0, 8, 0))


@proves(16)
def test_five_visitors_win_at_once_even_against_more_points() -> None:
    state = drawn(STRAIGHT)
    give(state, 1, "rgb", visitors=4)
    give(state, 2, visitors=4)
    play(state, 2, JOURNEY)
    assert actors(state) == 0
    ended = outcome(state)
    assert (ended.winners, ended.reason, ended.scores) == ((2,), "visitors", (0, 7, 6, 0))


def test_the_claim_that_wins_at_once_is_told_to_its_end() -> None:
    state = drawn(STRAIGHT)
    give(state, 2, visitors=4)
    before = play(state, 2, "call white, e, e, e").frozen()
    play(state, 2, "e")
    told = [event["code"] for event in tell(before, 2, action("e"), state, 0)]
    assert told == ["cross", "take", "possible"]


@proves(17)
def test_the_most_walls_and_visitors_win_when_the_pile_is_used_up() -> None:
    state = drawn(STRAIGHT, seats=2)
    give(state, 1, "rg", visitors=2)
    for _ in range(6):
        pass_on(state)
    play(state, 0, JOURNEY)
    ended = outcome(state)
    assert (ended.winners, ended.reason, ended.scores) == ((1,), "most", (2, 4))


@proves(17)
def test_three_walls_and_four_visitors_each_the_last_to_take_one_wins() -> None:
    state = drawn(STRAIGHT, seats=2)
    give(state, 1, "ryb", visitors=4)
    give(state, 0, "gp", visitors=3)
    pass_on(state)
    play(state, 0, JOURNEY)
    ended = outcome(state)
    assert (ended.winners, ended.reason, ended.scores) == ((0,), "last", (7, 7))


@proves(18)
@pytest.mark.parametrize(
    ("options", "kinds"),
    [
        (Options(trapdoors=4), ["trapdoor"] * 4),
        (Options(trapdoors=0), ["transition"] * 4),
        (Options(trapdoors=3), ["trapdoor"] * 3 + ["transition"]),
        (Options(tokens=2), ["trapdoor"] * 2),
        (Options(tokens=3), ["trapdoor"] * 2 + ["transition"]),
        (Options(tokens=0), []),
    ],
)
def test_other_mixes_and_fewer_tokens(options: Options, kinds: list[str]) -> None:
    assert [each["kind"] for each in view(dealt(options=options), 0)["tokens"]] == kinds


@proves(18, 36)
def test_spots_may_be_chosen_and_the_others_stay_or_move_on_where_a_room_is_taken() -> None:
    printed = listed(dealt().spot)
    assert printed == [room(7), room(28), room(10), room(25)]
    assert listed(dealt(options=Options(spot_1=1, spot_4=36)).spot) == [room(0), room(28), room(10), room(35)]
    assert listed(dealt(options=Options(spot_2=8)).spot) == [room(8), room(7), room(10), room(25)]
    assert listed(dealt(options=Options(spot_1=36, spot_3=36)).spot) == [room(35), room(28), room(0), room(25)]
    drawn_by_luck = [listed(dealt(seed=seed, options=Options(spots="luck", spot_3=5)).spot) for seed in range(100)]
    assert {each[2] for each in drawn_by_luck} == {room(4)}
    assert all(len(set(each)) == 4 for each in drawn_by_luck)


@proves(18)
def test_other_spots_are_drawn_by_luck_and_a_route_may_be_chosen() -> None:
    spots = [listed(dealt(seed=seed, options=Options(spots="luck")).spot) for seed in range(400)]
    assert all(len(set(each)) == 4 for each in spots)
    assert_frequencies(Counter(each[3] for each in spots), {room(number): 1 for number in range(ROOMS)})
    assert {int(dealt(seed=seed, options=Options(route=3)).route) for seed in range(10)} == {3}


def test_the_view_counts_what_each_seat_has_and_the_visitors_in_all() -> None:
    state = dealt()
    give(state, 1, walls="wr", visitors=3)
    give(state, 0, visitors=1)
    shown = view(state, SPECTATOR)
    assert [each["standing"] for each in shown["seats"]][:2] == [[0, 1], [2, 3]]
    assert shown["visitors"] == shown["visitor"]["number"] + len(shown["pile"])
