"""The rulings, number by number."""

from collections import Counter

import pytest

from hullaboo.core.contract import Timer
from hullaboo.core.finding import game
from hullaboo.core.seats import CLOCK, SPECTATOR, bit, everyone
from hullaboo.core.times import timers
from hullaboo.testing import proves
from hullaboo.testing.frequencies import assert_frequencies

from ..board import ROOMS, listed, room
from ..clock import hurries
from ..knowledge import check, guess
from ..moves import action
from ..options import Options
from ..rules import APPEAR, CLAIM_OVER, COOLED, RAISE, SEARCH_OVER, actors
from ..state import LEFT, UNREST, State, goal
from ..tell import tell
from ..view import outcome, view
from .drawn import (
    JOURNEY,
    STRAIGHT,
    dealt,
    drawn,
    give,
    moves_of,
    pass_on,
    play,
    still_searching,
    time_is_over,
    visitors,
    walls,
)

GAME = game("castle")

SHEET = Options(cool_down=0, search_limit=0)
"""No times but the claim's."""

OPEN_WAY = """
. . . . . . .
 + + + + + +
.wTw. .wX . V
"""


@proves(19)
def test_a_claim_has_a_time_limit() -> None:
    state = play(drawn(STRAIGHT), 0, "call white, e, e")
    assert Timer(CLAIM_OVER, 1, 20_000) in timers(GAME, state)
    time_is_over(state, "claim over")
    assert still_searching(state)
    play(state, 1, "call white")
    assert Timer(CLAIM_OVER, 2, 20_000) in timers(GAME, state)


@proves(19)
def test_each_claim_has_its_own_time_and_tables_choose_how_long() -> None:
    state = play(drawn(STRAIGHT, options=Options(claim_time=60)), 0, "call white")
    assert timers(GAME, state)[0] == Timer(CLAIM_OVER, 1, 60_000)


@proves(20)
def test_after_a_dropped_claim_a_seat_may_not_call_until_it_has_cooled_down() -> None:
    state = play(drawn(STRAIGHT), 2, "call white, n")
    assert moves_of(state, 2) == ["raise", "wait"]
    assert "call white" in moves_of(state, 1)
    assert Timer(COOLED + 2, 1, 3_000) in timers(GAME, state)
    time_is_over(state, "cooled 2")
    assert "call white" in moves_of(state, 2)


@proves(20)
def test_a_cool_down_goes_on_during_a_claim_and_ends_with_the_round() -> None:
    state = play(drawn(STRAIGHT), 2, "call white, n")
    play(state, 0, "call white, e")
    assert moves_of(state, CLOCK) == ["claim over", "cooled 2"]
    play(state, 0, "e, e, e")
    assert "call white" in moves_of(state, 2)


@proves(20)
def test_without_a_cool_down_the_claimer_may_call_again_at_once() -> None:
    state = play(drawn(STRAIGHT, options=SHEET), 2, "call white, n, call white, e, e, e, e")
    assert visitors(state, 2) == [1]


@proves(21)
def test_the_visitor_leaves_when_the_time_for_searching_is_over() -> None:
    state = drawn(STRAIGHT)
    there = goal(state)
    assert timers(GAME, state) == [Timer(SEARCH_OVER, 0, 180_000)]
    time_is_over(state, "search over")
    assert (state.owner[0], state.ghost) == (LEFT, there)
    assert timers(GAME, state) == [Timer(SEARCH_OVER, 1, 180_000)]


@proves(21)
def test_the_search_goes_on_counting_during_a_claim_but_ends_only_after_it() -> None:
    state = play(drawn(STRAIGHT), 0, "call white")
    assert Timer(SEARCH_OVER, 0, 180_000) in timers(GAME, state)
    assert moves_of(state, CLOCK) == ["claim over"]
    time_is_over(state, "claim over")
    assert moves_of(state, CLOCK) == ["search over", "cooled 0"]


@proves(22)
def test_a_journey_that_crosses_no_wall_uses_the_announced_colour() -> None:
    state = drawn(". . . .\n + + + \n. G . V")
    play(state, 0, "call purple, e, e")
    assert walls(state, 0) == "p"


@proves(22)
def test_a_colour_only_changed_to_is_not_used() -> None:
    state = drawn(". . . . . .\n + + + + + \n.wGw.wX . V")
    play(state, 0, "call white, e, e, change blue, e, e")
    assert walls(state, 0) == "w"


@proves(23)
def test_the_journey_ends_in_the_visitors_room_whatever_lies_there() -> None:
    state = drawn(STRAIGHT)
    state.spot[0], state.token[0] = goal(state), 2
    play(state, 0, JOURNEY)
    assert visitors(state, 0) == [1]


@proves(23)
def test_the_token_of_the_first_room_may_be_used() -> None:
    state = drawn(". . . . . .\n + + + + + \n.wX .bo .bV")
    state.ghost = int(state.spot[0])
    play(state, 0, "call red, change blue, e, e, e, e")
    assert walls(state, 0) == "b"


@proves(24)
def test_a_call_lowers_the_hand_and_a_new_visitor_lowers_all() -> None:
    state = drawn(STRAIGHT)
    play(state, 0, "raise")
    play(state, 1, "raise")
    play(state, 0, "call white")
    assert [seat["hand"] for seat in view(state, 0)["seats"]] == [False, True, False, False]
    play(state, 0, "e, e, e, e")
    assert state.hands == 0


@proves(24)
def test_hands_are_counted_when_a_claim_is_dropped_not_before() -> None:
    state = play(drawn(STRAIGHT), 0, "call white")
    for seat in (1, 2, 3):
        play(state, seat, "raise")
    assert view(state, 0)["phase"] == "claim"
    play(state, 0, "n")
    assert state.owner[0] == LEFT


@proves(24)
def test_a_right_claim_counts_however_many_hands_are_up() -> None:
    state = play(drawn(STRAIGHT), 0, "call white")
    for seat in (1, 2, 3):
        play(state, seat, "raise")
    play(state, 0, "e, e, e, e")
    assert visitors(state, 0) == [1]


@proves(25)
def test_the_last_visitor_is_played_out_and_if_nobody_took_one_all_share() -> None:
    state = drawn(STRAIGHT, seats=2)
    for _ in range(8):
        pass_on(state)
    assert actors(state) & everyone(2) == everyone(2)
    time_is_over(state, "search over")
    ended = outcome(state)
    assert (ended.winners, ended.reason, actors(state)) == ((0, 1), "nobody", 0)


@proves(26)
def test_every_step_inside_the_castle_is_offered_right_or_wrong() -> None:
    state = dealt(options=Options(route=1))
    play(state, 0, "call white")
    assert moves_of(state, 0) == ["n", "e", "s", "w", "wait"]


@proves(26)
def test_no_step_leads_out_of_the_castle() -> None:
    state = drawn(". . . .\n + + + \n. G . o\n + + + \n. . . .\n + + + \n. o . V", options=SHEET)
    play(state, 0, "call white, n")
    assert moves_of(state, 0) == ["e", "s", "w", "wait"]


@proves(26)
def test_every_colour_is_offered_also_ones_own() -> None:
    state = drawn(STRAIGHT)
    give(state, 0, "wy")
    assert moves_of(state, 0)[:6] == moves_of(state, 1)[:6]


@proves(27)
def test_a_claim_is_dropped_after_sixty_steps() -> None:
    state = drawn(". . . .\n + + + \n. G . o\n + + + \n. . . .\n + + + \n.wo .wV")
    play(state, 0, "call red" + ", n, s" * 29 + ", n")
    assert view(state, 0)["phase"] == "claim"
    play(state, 0, "s")
    assert still_searching(state)


@proves(27)
def test_the_sixtieth_step_may_be_the_right_one() -> None:
    state = drawn(STRAIGHT.replace("wGw", " Gw"))
    play(state, 0, "call white" + ", w, e" * 28 + ", e, e, e, e")
    assert visitors(state, 0) == [1]


@proves(28)
def test_thirty_dropped_claims_or_changes_of_hands_end_the_round() -> None:
    state = drawn(STRAIGHT, options=SHEET)
    play(state, 0, "raise, lower, " * 7 + "raise")
    play(state, 1, "call white, n, " * 13 + "call white, n")
    assert still_searching(state)
    play(state, 1, "call white, n")
    assert state.owner[0] == LEFT


@proves(28)
def test_unrest_during_a_claim_waits_for_its_end() -> None:
    state = play(drawn(STRAIGHT), 0, "call white")
    play(state, 1, "raise, lower, " * 14 + "raise, lower")
    assert moves_of(state, 1) == ["wait"]
    play(state, 0, "e, e, e, e")
    assert visitors(state, 0) == [1]
    assert state.unrest == 0


@proves(29)
def test_without_a_limit_the_visitor_leaves_when_all_wait_and_nothing_runs() -> None:
    state = drawn(STRAIGHT, options=SHEET)
    for seat in range(4):
        assert moves_of(state, CLOCK) == []
        play(state, seat, "wait")
    assert actors(state) == bit(CLOCK)
    assert timers(GAME, state) == [Timer(SEARCH_OVER, 0, 1)]
    time_is_over(state, "search over")
    assert state.owner[0] == LEFT


@proves(29)
def test_a_wait_lasts_until_something_happens_and_shows_nowhere() -> None:
    state = drawn(STRAIGHT)
    before = view(state, 1)
    play(state, 0, "wait")
    assert moves_of(state, 0) == []
    assert view(state, 1) == before
    play(state, 1, "raise")
    assert "wait" in moves_of(state, 0)


@proves(30)
def test_a_guess_draws_other_rooms_for_the_pile_any_that_none_has_been_in() -> None:
    state = dealt(options=Options(route=1))
    pass_on(state)
    known = listed(state.room)[:2]
    drawn_rooms: Counter[int] = Counter()
    for seed in range(1500):
        world = State.batch(1)
        world[0] = state
        guess(world[0], SPECTATOR, seed)
        assert listed(world[0].room)[:2] == known
        assert check(world[0]) == 0
        drawn_rooms[int(world[0].room[11])] += 1
    assert_frequencies(drawn_rooms, {room(number): 1 for number in range(ROOMS) if room(number) not in known})


@proves(37)
def test_before_a_visitor_appears_nobody_acts_and_nobody_knows_where_it_will() -> None:
    state = dealt(options=Options(countdown=3))
    assert [moves_of(state, seat) for seat in range(4)] == [[], [], [], []]
    assert timers(GAME, state) == [Timer(APPEAR, 0, 3_000)]
    shown = view(state, 0)
    assert (shown["phase"], shown["visitor"], shown["pile"][0]) == ("countdown", None, {"number": 1, "room": None})
    time_is_over(state, "appear")
    assert view(state, 0)["visitor"]["number"] == 1
    assert timers(GAME, state) == [Timer(SEARCH_OVER, 0, 180_000)]
    assert "call red" in moves_of(state, 0)


@proves(37)
def test_after_a_fright_the_next_visitor_is_told_when_the_countdown_is_over() -> None:
    state = drawn(STRAIGHT, options=Options(countdown=3))
    play(time_is_over(state, "appear"), 0, JOURNEY.rpartition(", ")[0])
    before = State.batch(1)
    before[0] = state
    play(state, 0, "e")
    assert [event["code"] for event in tell(before[0], 0, action("e"), state, 0)] == ["cross", "take", "possible"]
    before[0] = state
    time_is_over(state, "appear")
    assert [event["code"] for event in tell(before[0], CLOCK, APPEAR, state, 0)] == ["appear"]
    assert actors(state) == everyone(4) | bit(CLOCK)


@proves(37)
def test_while_a_table_counts_down_the_next_visitor_is_guessed_as_well() -> None:
    state = dealt(options=Options(countdown=3, route=1))
    rooms, world = set(), State.batch(1)
    for seed in range(300):
        world[0] = state
        guess(world[0], 0, seed)
        assert check(world[0]) == 0
        rooms.add(goal(world[0]))
    assert len(rooms) == ROOMS - 1


@proves(31)
@pytest.mark.parametrize("first", range(4))
def test_whoever_calls_first_has_the_floor(first: int) -> None:
    state = play(drawn(STRAIGHT), first, "call white")
    assert [seat for seat in range(4) if "e" in moves_of(state, seat)] == [first]
    assert [move for seat in range(4) for move in moves_of(state, seat) if move.startswith("call")] == []


@proves(32)
def test_clock_actions_come_from_the_clock_alone() -> None:
    for seat in range(4):
        clocks = {"claim over", "search over", "appear", *(f"cooled {other}" for other in range(6))}
        assert not clocks & set(moves_of(drawn(STRAIGHT), seat))
    assert action("cooled 5") == COOLED + 5


def test_it_matters_who_is_first_with_a_call_and_with_a_hand_that_may_end_the_round() -> None:
    state = dealt(seats=4)
    assert (hurries(state, action("call red")), hurries(state, RAISE)) == (True, False)
    state.unrest = UNREST - 2
    assert not hurries(state, RAISE)
    state.unrest = UNREST - 1
    assert hurries(state, RAISE)
    state = play(play(dealt(seats=4), 0, "raise"), 1, "raise")
    assert hurries(state, RAISE)


def test_while_somebody_has_the_floor_only_hands_that_will_count_hurry() -> None:
    state = play(play(dealt(seats=4), 0, "raise"), 1, "raise")
    play(state, 3, "call red")
    assert not hurries(state, RAISE)
    play(state, 2, "raise")
    assert hurries(state, action("lower"))
