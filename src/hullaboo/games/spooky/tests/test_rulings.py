"""The rulings, number by number: what the sheet leaves open."""

from collections.abc import Callable

import pytest

from hullaboo.core.finding import game
from hullaboo.core.seats import CLOCK, SPECTATOR, asked_first, bit, everyone, holds
from hullaboo.core.times import timers
from hullaboo.testing import proves

from ..rules import DONE, SEEN, State, actors
from ..state import MOST_TURNS
from ..view import view
from .drawn import drawn, fresh, hands, knowers, offers, play

GAME = game("spooky")


@proves(15)
def test_the_start_moves_on_clockwise() -> None:
    table = fresh(3)
    starters = []
    for _ in range(4):
        play(table, "0 seen", "1 seen", "2 seen")
        starters += [seat for seat in range(3) if "draw" in offers(table, seat)]
        play(table, "1 call", "0 seen", "1 seen", "2 seen")
    assert starters == [0, 1, 2, 0]


@proves(16)
def test_anybody_may_call_before_the_first_turn() -> None:
    table = play(fresh(3), "0 seen", "1 seen", "2 seen")
    assert all("call" in offers(table, seat) for seat in range(3))
    assert view(play(table, "2 call"), 0)["caller"] == 2


@proves(16)
def test_anybody_may_call_when_a_turn_is_complete() -> None:
    table = play(drawn("1 2 3 4 | 5 6 7 8 | 0 0 0 0", pile="5 6"), "0 draw", "0 throw")
    assert [offers(table, seat) for seat in range(3)] == [["call", "done"], ["call", "wait"], ["call", "wait"]]
    play(table, "0 done")
    assert all("call" in offers(table, seat) for seat in range(3))


@proves(16)
def test_a_call_answers_the_last_complete_turn() -> None:
    table = drawn("1 2 3 4 | 5 6 7 8", pile="5 6 6")
    occasions = [view(table, 1)["occasion"]]
    for move in ("0 draw", "0 throw", "0 done", "1 draw", "1 throw"):
        occasions.append(view(play(table, move), 1)["occasion"])
    assert occasions == [[1, 0], [1, 0], [1, 1], [1, 1], [1, 1], [1, 2]]


@proves(16)
@pytest.mark.parametrize("moves", [["draw"], ["draw", "throw"], ["draw", "throw", "look 1a"]])
def test_nobody_may_call_in_the_middle_of_a_turn(moves: list[str]) -> None:
    table = play(drawn("1 2 3 4 | 5 6 7 8", pile="15"), *(f"0 {move}" for move in moves))
    assert not any("call" in offers(table, seat) for seat in range(2))


@proves(16)
def test_without_a_clock_the_seat_that_just_played_is_asked_first() -> None:
    table = play(drawn("1 2 3 4 | 5 6 7 8 | 0 0 0 0", pile="5 6", turn=1), "1 draw", "1 throw")
    assert asked_first(actors(table), 1) == 1
    play(table, "1 done")
    assert asked_first(actors(table), 1) == 1
    play(table, "1 wait")
    assert asked_first(actors(table), 1) == 2


@proves(17)
def test_the_next_seat_cannot_act_before_the_turn_has_ended() -> None:
    table = play(drawn("1 2 3 4 | 5 6 7 8", pile="5 6"), "0 draw", "0 throw")
    assert offers(table, 1) == ["call", "wait"]
    play(table, "0 done")
    assert "draw" in offers(table, 1)
    assert offers(table, 0) == ["call", "wait"]


@proves(17)
def test_after_five_seconds_the_clock_says_done() -> None:
    table = play(drawn("1 2 3 4 | 5 6 7 8", pile="5 6"), "0 draw", "0 throw")
    assert [(timer.action, timer.milliseconds) for timer in timers(GAME, table)] == [(DONE, 3000)]
    assert "draw" in offers(play(table, "clock done"), 1)


@proves(18)
def test_a_hand_below_zero_counts_as_it_is() -> None:
    table = play(drawn("-1 -1 0 0 | 0 0 1 1 | 2 2 2 2", pile="5"), "1 call")
    assert view(table, 0)["gained"] == [-2, 0, 8]


@proves(19)
def test_an_empty_pile_is_made_of_the_discards_but_the_top_one() -> None:
    table = drawn("1 2 3 4 | 5 6 7 8", discards="3 3 9")
    play(table, "0 draw")
    assert view(table, 0)["held"]["face"]["value"] == 3
    assert (table.left, view(table, 0)["discards"], view(table, 0)["top"]["value"]) == (1, 1, 9)


@proves(19)
def test_taking_needs_no_pile() -> None:
    table = play(drawn("1 2 3 4 | 5 6 7 8", discards="3 3 9"), "0 take a")
    assert (table.left, table.stock, view(table, 0)["discards"]) == (0, 0, 3)


@proves(20)
def test_nothing_left_to_draw_ends_the_round_without_a_caller() -> None:
    table = play(drawn("1 2 3 4 | 5 6 7 8", discards="9"), "0 draw")
    assert (view(table, 0)["ending"], view(table, 0)["gained"], view(table, 0)["caller"]) == (
        "pile-empty",
        [10, 26],
        None,
    )


@proves(20)
def test_no_pile_and_no_discards_end_the_round_too() -> None:
    assert view(play(drawn("1 2 3 4 | 5 6 7 8"), "0 draw"), 0)["ending"] == "pile-empty"


@proves(20)
def test_the_second_time_the_pile_is_empty_the_round_ends() -> None:
    table = drawn("1 2 3 4 | 5 6 7 8", discards="3 4 5", stock=1)
    assert view(play(table, "0 draw"), 0)["ending"] == "pile-empty"


@proves(20)
def test_in_one_round_the_pile_is_renewed_once() -> None:
    table = drawn("1 2 3 4 | 5 6 7 8", pile="5", discards="5")
    play(table, "0 draw", "0 throw", "0 done", "1 draw", "1 throw", "1 done")
    assert (table.stock, table.left) == (1, 0)
    assert view(play(table, "0 draw"), 0)["ending"] == "pile-empty"


@proves(20)
def test_the_next_round_may_renew_its_pile_again() -> None:
    table = drawn("1 2 3 4 | 5 6 7 8", discards="3 4 5", stock=1)
    play(table, "0 draw", "0 seen", "1 seen")
    assert (table.stock, table.round_number) == (0, 2)


@proves(21)
def test_the_last_turn_of_a_long_night() -> None:
    table = drawn("1 2 3 4 | 5 6 7 8", pile="5 5", discards="5")
    table.turns = MOST_TURNS - 1
    play(table, "0 take a", "0 done", "1 draw", "1 throw")
    assert (view(table, 0)["ending"], view(table, 0)["gained"]) == ("too-long", [14, 26])


@proves(22)
def test_any_other_seat_is_an_opponent_and_an_offered_card_must_go() -> None:
    table = play(drawn("1 2 3 4 | 5 6 7 8 | 0 0 0 0 | 9 9 9 9", pile="9 11", turn=2), "2 draw")
    powers = {"look-at-other": "look", "swap-blind": "swap"}
    power = view(table, 2)["held"]["face"]["power"]
    play(table, "2 throw", *(["2 offer a"] if power == "swap-blind" else []))
    chosen = [move for move in offers(table, 2) if move != "refuse"]
    assert chosen == [f"{powers[power]} {seat}{slot}" for seat in (0, 1, 3) for slot in "abcd"]
    assert ("refuse" in offers(table, 2)) == (power == "look-at-other")


@proves(23)
def test_a_blind_swap_moves_what_is_known_of_a_card_with_it() -> None:
    table = drawn("1 2:0 3 4 | 5 6 7 8", pile="11", turn=1)
    play(table, "1 draw", "1 throw", "1 offer c", "1 swap 0b")
    assert hands(table) == "1 7 3 4 | 5 6 2 8"
    assert (knowers(table, 1, "c"), knowers(table, 0, "b")) == ([0], [])


@proves(23)
def test_a_card_taken_from_the_discards_is_known_to_all() -> None:
    table = play(drawn("1 2 3 4 | 5 6 7 8 | 0 0 0 0", pile="5", discards="6", turn=1), "1 take c")
    assert knowers(table, 1, "c") == [0, 1, 2]


@proves(23)
def test_a_shuffle_forgets_the_shuffled_cards_only() -> None:
    table = drawn("1:0 2 3 4 | 5 6 7:0 8", discards="6 6 9")
    play(table, "0 draw", "0 keep d", "0 done", "1 draw", "1 keep a")
    assert knowers(table, 1, "a") == [1]
    assert (knowers(table, 0, "a"), knowers(table, 1, "c")) == ([0], [0])


@proves(23)
def test_a_new_round_forgets_everything() -> None:
    table = play(drawn("1:01 2:01 3:01 4:01 | 5:01 6:01 7:01 8:01", pile="5"), "0 call", "0 seen", "1 seen")
    known = [knowers(table, seat, slot) for seat in (0, 1) for slot in "abcd"]
    assert known == [[0], [0], [], [], [1], [1], [], []]


LOOKS: dict[str, tuple[Callable[[], State], int]] = {
    "first": (lambda: fresh(2), 12_000),
    "own": (lambda: play(drawn("1 2 3 4 | 5 6 7 8", pile="7"), "0 draw", "0 throw", "0 look 0a"), 8_000),
    "other": (lambda: play(drawn("1 2 3 4 | 5 6 7 8", pile="9"), "0 draw", "0 throw", "0 look 1a"), 8_000),
    "with swap": (lambda: play(drawn("1 2 3 4 | 5 6 7 8", pile="15"), "0 draw", "0 throw", "0 look 1a"), 20_000),
    "shown": (lambda: play(drawn("1 2 3 4 | 5 6 7 8", pile="7"), "0 call"), 20_000),
}


@proves(24)
@pytest.mark.parametrize("look", LOOKS)
def test_every_look_ends_with_its_time(look: str) -> None:
    make, milliseconds = LOOKS[look]
    table = make()
    assert [(timer.action, timer.milliseconds) for timer in timers(GAME, table)] == [(SEEN, milliseconds)]
    assert offers(table, CLOCK) == ["seen"]
    assert table.phase != play(make(), "clock seen").phase


@proves(24)
def test_a_face_is_shown_while_looked_at_and_not_again() -> None:
    table = drawn("1 2 3 4 | 5 6 7 8", pile="7 1 2")
    seen = []
    for move in ("0 draw", "0 throw", "0 look 0c", "0 seen", "0 done", "1 draw", "1 throw", "1 done", "0 draw"):
        play(table, move)
        seen.append(view(table, 0)["hands"][0][2]["face"])
    assert seen == [None, None, {"value": 3, "power": None}, *[None] * 6]
    assert view(table, 0)["held"]["face"] == {"value": 2, "power": None}


@proves(24)
def test_the_clock_ends_the_first_look_of_all_who_still_look() -> None:
    table = play(fresh(3), "1 seen", "clock seen")
    assert actors(table) == everyone(3)
    assert view(table, 0)["looking"] == []


@proves(24)
def test_timers_of_one_action_are_told_apart() -> None:
    table = fresh(2)
    numbers = [(timer.action, timer.number) for timer in timers(GAME, table)]
    play(table, "0 seen", "1 seen")
    for move in ("0 draw", "0 keep a", "0 done", "1 draw", "1 keep b", "1 call", "0 seen", "1 seen"):
        play(table, move)
        numbers += [(timer.action, timer.number) for timer in timers(GAME, table)]
    distinct = [number for at, number in enumerate(numbers) if at == 0 or numbers[at - 1] != number]
    assert len(set(distinct)) == len(distinct) == 5


@proves(25)
def test_with_memory_aid_seen_cards_stay_marked_for_those_who_saw_them() -> None:
    table = drawn("1:0 2 3 4 | 5:0 6:1 7 8:01", pile="11", aid=True)
    marks = {
        viewer: [
            (seat, slot["face"]["value"])
            for seat, hand in enumerate(view(table, viewer)["hands"])
            for slot in hand
            if slot["remembered"]
        ]
        for viewer in (0, 1, SPECTATOR)
    }
    assert marks == {0: [(0, 1), (1, 5), (1, 8)], 1: [(1, 6), (1, 8)], SPECTATOR: []}


@proves(25)
def test_without_memory_aid_nothing_is_marked() -> None:
    table = drawn("1:0 2 3 4 | 5:0 6:1 7 8:01", pile="11")
    shown = [slot for viewer in (0, 1, SPECTATOR) for hand in view(table, viewer)["hands"] for slot in hand]
    assert all(slot == {"face": None, "remembered": False, "eyes": []} for slot in shown)


@proves(25)
def test_a_marked_card_is_lost_when_it_is_lost() -> None:
    table = drawn("1:0 2 3 4 | 5 6 7 8", pile="6", aid=True)
    play(table, "0 draw", "0 keep a")
    assert [slot["face"] and slot["face"]["value"] for slot in view(table, 0)["hands"][0]] == [6, None, None, None]


@proves(26)
def test_what_is_offered_does_not_depend_on_what_one_holds() -> None:
    low, high = drawn("0 0 0 0 | 1 1 1 1", pile="5"), drawn("15:0 15:0 12 12 | 12 12 12 12", pile="5")
    for seat in range(2):
        assert offers(low, seat) == offers(high, seat)
    assert actors(low) == actors(high)


@proves(26)
def test_a_wait_is_heard_by_nobody_and_ends_with_the_next_move() -> None:
    table = drawn("1 2 3 4 | 5 6 7 8 | 0 0 0 0", pile="5 5")
    before = [view(table, viewer) for viewer in range(3)]
    play(table, "2 wait")
    assert [view(table, viewer) for viewer in range(3)] == before
    assert not holds(actors(table), 2)
    play(table, "1 wait")
    assert actors(table) == bit(0)
    play(table, "0 draw", "0 throw")
    assert actors(table) == everyone(3) | bit(CLOCK)
