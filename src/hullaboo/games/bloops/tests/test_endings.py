"""Windows, the word that ends a turn, Bloops!, the 20, the pile, and the points."""

import pytest

from hullaboo.core.contract import Timer
from hullaboo.core.seats import CLOCK
from hullaboo.testing import proves

from ..state import CLOSE, DONE, SEEN, TURNS
from .drawn import GAME, Table, drawn, started


@proves(28)
def test_at_a_fair_table_the_clock_closes_the_window_before_the_next_draw() -> None:
    table = drawn("0 1\n1 2\npile 3 3\ndraws 0 4", windows="fair").play("0 throw", "0 done")
    assert "draw" not in table.may(1)
    assert table.view(0)["window"] == "open"
    table.play("clock close")
    assert table.may(1) == ["draw", "counter 0"]
    assert "counter 0" in table.may(0)


@proves(28)
def test_every_discard_opens_the_window_anew() -> None:
    table = drawn("0 1\n1 4\npile 3 3\ndraws 0 4", windows="fair").play("0 throw", "0 done")
    first = table.timers()
    table.play("clock close", "1 counter 0")
    assert table.view(0)["window"] == "open"
    assert (first, table.timers()) == ([Timer(CLOSE, 1, 3000)], [Timer(CLOSE, 2, 3000)])


@proves(28)
def test_at_a_swift_table_the_next_seat_draws_at_once() -> None:
    table = drawn("0 1\n1 2\npile 3 3\ndraws 0 4", windows="swift").play("0 throw", "0 done")
    assert table.may(1) == ["draw", "counter 0"]
    assert table.timers() == []


@proves(28)
@pytest.mark.parametrize("other", ["4", "5"])
def test_a_window_is_equally_long_whether_or_not_anybody_could_react(other: str) -> None:
    table = drawn(f"0 1\n1 {other}\npile 3\ndraws 0 4").play("0 throw")
    assert table.timers() == [Timer(DONE, 1, 3000), Timer(CLOSE, 1, 3000)]


@proves(27)
def test_the_next_seat_draws_only_after_bloops_or_done() -> None:
    table = drawn("0 1\n1 2\npile 3 3\ndraws 0 4", windows="swift").play("0 throw")
    assert table.may(0)[:2] == ["done", "bloops"]
    assert table.may(1) == ["counter 0", "wait"]
    table.play("clock done")
    assert table.codes() == ["done"]
    assert "draw" in table.may(1)


@proves(27)
def test_the_word_is_asked_when_no_effect_is_waiting() -> None:
    table = drawn("0 1\n1 2\npile 3 3\ndraws 0 6").play("0 throw")
    assert "done" not in table.may(CLOCK)
    table.play("0 give 1")
    assert table.may(CLOCK) == ["done", "close"]


@proves(27)
def test_a_later_counter_does_not_ask_the_word_again() -> None:
    table = drawn("0 1\n1 7\npile 3 3\ndraws 0 7", windows="swift")
    table.play("0 throw", "0 look 0.0", "0 seen", "0 done", "1 counter 0")
    assert "draw" not in table.may(1)
    table.play("1 look 0.0", "1 seen")
    assert table.may(1) == ["draw"]
    assert "bloops" not in table.may(0)


@proves(30)
def test_looks_have_a_time() -> None:
    assert started(2).timers() == [Timer(SEEN, 0, 10_000)]
    table = drawn("0 1\n1 7\npile 3 3\ndraws 0 7", windows="swift").play("0 throw", "0 look 1.0")
    assert table.timers() == [Timer(SEEN, 1, 5_000)]
    table.play("clock seen")
    assert table.view(0)["look"] is None


@proves(30)
def test_the_clock_ends_the_first_look_of_all_who_still_look() -> None:
    table = started(3, starter="first").play("1 seen", "clock seen")
    assert table.codes(1) == ["ready", "ready", "begins"]
    assert table.may(0) == ["draw"]


@proves(13)
@pytest.mark.parametrize("moves", [["0 throw"], ["0 keep 0"]])
def test_the_twenty_ends_the_game_at_once(moves: list[str]) -> None:
    hand, card = ("1", 20) if moves == ["0 throw"] else ("20", 1)
    table = drawn(f"0 {hand}\n1 2\npile 3\ndraws 0 {card}").play(*moves)
    assert table.actors == []
    assert table.codes()[-2:] == ["twenty", "over"]
    assert GAME.views.outcome(table.state).reason == "twenty"
    assert table.scores == [1, 2]


def called(seats: int, windows: str = "swift") -> Table:
    """Seat 0 has just called."""
    hands = "".join(f"{seat} {seat + 1}\n" for seat in range(seats))
    table = drawn(hands + "pile 3 3 3 3 3 3 3 3\ndraws 0 4", windows=windows)
    return table.play("0 throw", "0 bloops")


@proves(14)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_opponent_has_one_last_turn(seats: int) -> None:
    table = called(seats)
    assert table.view(1)["bloops"] == 0
    for seat in range(1, seats):
        table.play(f"{seat} draw", f"{seat} throw")
    assert table.view(0)["stage"] == "react"
    table.play("clock close")
    assert table.actors == []
    outcome = GAME.views.outcome(table.state)
    assert (outcome.reason, outcome.params) == ("bloops", {"seat": 0, "points": 1})


@proves(14)
@pytest.mark.parametrize("windows", ["fair", "swift"])
def test_counters_stay_open_to_all_until_the_last_window_closes(windows: str) -> None:
    table = drawn("0 1 3\n1 2\npile 3 3\ndraws 0 4", windows=windows).play("0 throw", "0 bloops")
    if windows == "fair":
        table.play("clock close")
    table.play("1 draw", "1 throw", "0 counter 1")
    assert table.codes() == ["counter"]
    table.play("clock close")
    assert table.scores == [1, 2]


@proves(14)
def test_effects_of_the_last_turn_are_used_before_the_end() -> None:
    table = drawn("0 1\n1 2\npile 6 6\ndraws 0 4", windows="swift").play("0 throw", "0 bloops")
    table.play("1 draw", "1 throw", "clock close")
    assert table.actors == [0, 1]
    table.play("1 give 0")
    assert table.actors == []


@proves(27)
def test_bloops_can_be_called_once() -> None:
    table = called(3).play("1 draw", "1 throw")
    assert table.view(0)["said"] is True
    assert "bloops" not in table.may(1) + table.may(0)


@proves(14)
def test_bloops_comes_at_the_end_of_ones_own_turn_only() -> None:
    table = drawn("0 1\n1 2\n2 3\npile 6 6\ndraws 0 6")
    assert "bloops" not in table.may(0)
    table.play("0 throw")
    assert "bloops" not in table.may(0) + table.may(1) + table.may(2)
    table.play("0 give 1")
    assert "bloops" in table.may(0)
    assert "bloops" not in table.may(1) + table.may(2)


@proves(16)
def test_the_sums_of_the_sheet() -> None:
    table = drawn("0 20 2 1\n1 11 9 8 / 7 6 4\n2 10 11 12 / 9 6 3\npile 5\ndraws 0 5")
    assert table.scores == [23, 45, 18]


@proves(16)
def test_two_stars_count_and_four_are_set_aside() -> None:
    table = drawn("0 10 10 1\n1 10 10 11 / 12 2\npile 5\ndraws 0 5")
    assert table.scores == [21, 2]


@proves(16)
def test_the_lowest_sum_wins_and_equal_sums_share() -> None:
    table = drawn("0 5 2\n1 7\n2 8\npile 5\ndraws 0 20").play("0 throw")
    outcome = GAME.views.outcome(table.state)
    assert outcome.scores == (-7, -7, -8)
    assert outcome.winners == (0, 1)
    assert table.view(2)["points"] == [7, 7, 8]
    assert all(card["value"] is not None for hand in table.view(2)["hands"] for card in hand)


@proves(17)
def test_an_empty_pile_is_renewed_from_the_discards_but_for_the_top() -> None:
    table = drawn("0 1\n1 2@01\ndiscards 9 8 8 5\nnext 0", windows="swift").play("0 draw")
    view = table.view(0)
    assert (view["pile"], view["discards"], view["top"]) == (2, 1, 5)
    assert view["drawn"]["value"] in (8, 9)
    assert table.codes(1) == ["renewed", "draw"]
    assert table.hand(1, 0) == "2"


@proves(17, 21)
def test_penalties_and_gifts_renew_the_pile_too() -> None:
    table = drawn("0 1\n1 2\ndiscards 9 8\ndraws 0 5").play("0 throw", "1 counter 0")
    assert table.codes() == ["wrong", "renewed", "penalty"]
    assert table.view(0)["pile"] == 1
    gift = drawn("0 1\n1 2\ndiscards 9\ndraws 0 6").play("0 throw", "0 give 1")
    assert gift.codes() == ["renewed", "give"]
    assert gift.hand(1) == "2 9"


@proves(22)
def test_the_pile_is_renewed_once_between_two_draws() -> None:
    table = drawn("0 1 4 6\n1 6 2\ndiscards 6\ndraws 0 6", windows="swift")
    table.play("0 throw", "0 give 1", "1 counter 6")
    assert table.view(0)["discards"] == 2
    assert table.told(0)[-1] == {"code": "nothing", "seat": 1, "value": 6}
    table.play("0 done", "1 draw")
    assert table.codes() == ["renewed", "draw"]


@proves(21)
def test_a_draw_that_cannot_be_made_ends_the_game() -> None:
    table = drawn("0 1\n1 2\ndiscards 5\nnext 0").play("0 draw")
    assert table.actors == []
    assert table.codes() == ["no-card", "over"]
    assert GAME.views.outcome(table.state).reason == "pile"


@proves(32)
def test_after_the_last_turn_the_game_is_scored() -> None:
    table = drawn("0 1\n1 2\npile 3 3\ndraws 0 4", windows="swift")
    table.state.turns_left = 0
    table.play("0 throw", "0 done")
    assert table.may(1) == ["counter 0", "wait"]
    table.play("clock close")
    assert table.actors == []
    assert GAME.views.outcome(table.state).reason == "turns"
    assert started(2).state.turns_left == TURNS == 150


@proves(32)
def test_bloops_in_the_last_turn_gives_everyone_one_more() -> None:
    table = drawn("0 1\n1 2\npile 3 3\ndraws 0 4", windows="swift")
    table.state.turns_left = 0
    table.play("0 throw", "0 bloops", "1 draw", "1 throw", "clock close")
    assert GAME.views.outcome(table.state).reason == "bloops"
