"""Bots: what they remember and forget, how fast they react, and how well they play."""

import math
from collections import Counter
from collections.abc import Callable
from random import Random
from statistics import mean
from typing import Any

import pytest

from hullaboo.bots import bot
from hullaboo.core.bot import Answer, Bot, Question
from hullaboo.kit.memory import Trace
from hullaboo.kit.player import CardPlayer
from hullaboo.play.fairness import Fair
from hullaboo.play.match import Match
from hullaboo.play.simulate import Simulation

from ..bots import BELIEF, HABITS, HAZY_BELIEF, PERFECT_MEMORY, Mind, cards_in_the_box
from ..bots.judgement import NO_HOPE, Judgement
from ..bots.memory import Memory, memory_of
from ..moves import action, text
from .drawn import GAME, Table, drawn


def match_of(levels: list[str], seed: int) -> Simulation:
    match = Match(GAME, len(levels), luck=Fair.from_seed(seed))
    return Simulation(match, [bot(GAME, level, seat, seed) for seat, level in enumerate(levels)])


def remembering(seat: int, half_life: float, **cards: int) -> Memory:
    """A memory of cards given as `p3=7` (own place 3) or `q1=4` (place 1 of the next seat)."""
    memory = memory_of(seat, half_life)
    for name, value in cards.items():
        memory.see((seat if name[0] == "p" else seat + 1, int(name[1:])), value)
    return memory


def asked(table: Table, player: Bot, seat: int, now: int = 0) -> Answer:
    """What a bot answers at a drawn table."""
    legal = tuple(action(move) for move in table.may(seat))
    return player.act(Question(seat, 0, table.view(seat), (), legal, lambda seed: table.guessed(seat, seed).state, now))


def player(memory: Memory, level: Any = PERFECT_MEMORY, seed: int = 1) -> Bot:
    return CardPlayer(Mind(level, memory), seed)


def test_a_lost_card_is_sometimes_taken_for_its_neighbour() -> None:
    taken = Counter[int | None]()
    for seed in range(1000):
        memory = remembering(0, 4, p0=3, p1=9)
        memory.lose((0, 1), Random(seed))
        taken[memory.value((0, 1))] += 1
    assert set(taken) == {None, 3}
    assert 150 < taken[3] < 250


def test_what_is_known_of_a_card_goes_along_when_it_is_swapped() -> None:
    memory = remembering(0, 30, p0=3, q2=9)
    memory.hear([{"code": "swap", "seat": 0, "place": 0, "with_seat": 1, "with_place": 2}])
    assert (memory.value((0, 0)), memory.value((1, 2))) == (9, 3)
    memory.hear([{"code": "counter", "seat": 1, "place": 2, "value": 3}])
    assert memory.value((1, 2)) is None


def test_what_was_shown_is_remembered_and_what_was_drawn_is_kept() -> None:
    memory = memory_of(0, 30)
    memory.hear([{"code": "wrong", "seat": 1, "place": 4, "value": 8}, {"code": "draw", "seat": 0}])
    memory.hear([{"code": "drew", "value": 2}, {"code": "keep", "seat": 0, "place": 5, "value": 12}])
    assert (memory.value((1, 4)), memory.value((0, 5)), memory.gone[12]) == (8, 2, 1)


def test_the_box_is_known_from_any_world() -> None:
    match = Match(GAME, 3)
    assert cards_in_the_box(match.guessed(1, 5)[0])[10] == 6
    assert cards_in_the_box(match.guessed(1, 5)[0]).total() == 64


def test_a_remembered_equal_card_is_thrown() -> None:
    table = drawn("0 1\n1 5 4\npile 9 9\ndraws 0 4").play("0 throw")
    assert text(asked(table, player(remembering(1, 30, p1=4)), 1).action) == "counter 1"


def test_a_false_memory_is_thrown_too() -> None:
    table = drawn("0 1\n1 5 4\npile 9 9\ndraws 0 4").play("0 throw")
    assert text(asked(table, player(remembering(1, 30, p0=4)), 1).action) == "counter 0"


def test_forgetful_bots_throw_wrong_cards_now_and_then() -> None:
    told = Counter[str]()
    for seed in range(6):
        simulation = match_of(["1", "1", "1"], seed)
        simulation.run(lambda running: told.update(event["code"] for event in running.match.tell()))
    assert 0 < told["wrong"] < told["counter"]


def test_who_remembers_nothing_waits() -> None:
    table = drawn("0 1\n1 5 4\npile 9 9\ndraws 0 4").play("0 throw")
    assert text(asked(table, player(memory_of(1, 30)), 1).action) == "wait"


def test_nobody_breaks_up_three_stars() -> None:
    table = drawn("0 1\n1 10 11 12\npile 9 9\ndraws 0 10").play("0 throw")
    assert text(asked(table, player(remembering(1, 30, p0=10, p1=11, p2=12)), 1).action) == "wait"


def test_a_third_star_is_kept_and_a_high_card_is_not() -> None:
    stars = drawn("0 10 11 9\n1 5 4\npile 9 9\ndraws 0 12")
    assert text(asked(stars, player(remembering(0, 30, p0=10, p1=11, p2=9)), 0).action) == "keep 2"
    high = drawn("0 1 2 3\n1 5 4\npile 9 9\ndraws 0 12")
    assert text(asked(high, player(remembering(0, 30, p0=1, p1=2, p2=3)), 0).action) == "throw"


def test_a_nine_gives_the_worst_card_for_the_best() -> None:
    table = drawn("0 12 2\n1 8 1\npile 5 5\ndraws 0 9").play("0 throw")
    memory = remembering(0, 30, p0=12, p1=2, q0=8, q1=1)
    assert text(asked(table, player(memory), 0).action) == "pick 0"
    table.play("0 pick 0")
    assert text(asked(table, player(memory), 0).action) == "swap 1.1"


def test_bloops_is_called_with_a_sure_lead_only() -> None:
    table = drawn("0 1 1\n1 12 12 9 8\npile 5 5\ndraws 0 4").play("0 throw")
    assert text(asked(table, player(remembering(0, 30, p0=1, p1=1)), 0).action) == "bloops"
    behind = drawn("0 12 12\n1 1\npile 5 5\ndraws 0 4").play("0 throw")
    assert text(asked(behind, player(remembering(0, 30, p0=12, p1=12)), 0).action) == "done"


@pytest.mark.parametrize("level", [HABITS, HAZY_BELIEF, BELIEF])
def test_nobody_ends_the_match_by_cards_that_may_be_others(level: Any) -> None:
    """Level 4 was seen to call with 51 points."""
    said = drawn("0 1 12 12\n1 1 1 1\npile 5 5\ndraws 0 4").play("0 throw")
    twenty = drawn("0 1 12 12\n1 1 1 1\npile 5 5\ndraws 0 20")
    memory = remembering(0, math.inf, p0=1, p1=1, p2=1, q0=1, q1=1, q2=1)
    assert text(asked(said, player(memory, level), 0).action) == "bloops"
    assert text(asked(twenty, player(memory, level), 0).action) == "throw"
    memory.cards |= {(0, place): Trace(1, 0, is_clear=False) for place in (1, 2)}
    assert text(asked(said, player(memory, level), 0).action) == "done"
    assert text(asked(twenty, player(memory, level), 0).action).startswith("keep")


def test_the_twenty_is_thrown_by_who_leads() -> None:
    table = drawn("0 1 1\n1 12 12 9 8\npile 5 5\ndraws 0 20")
    assert text(asked(table, player(remembering(0, 30, p0=1, p1=1)), 0).action) == "throw"
    behind = drawn("0 12 12\n1 1\npile 5 5\ndraws 0 20")
    memory = remembering(0, 30, p0=12, p1=12, q0=1)
    assert text(asked(behind, player(memory), 0).action).startswith("keep")


def test_counting_changes_what_an_unknown_card_is_worth() -> None:
    view = {"hands": [[], []], "stars": [10]}
    box = Counter({1: 1, 12: 1})
    assert Judgement(memory_of(0, 30), view, box, True, NO_HOPE, Random(1)).unknown == 6.5
    memory = memory_of(0, 30)
    memory.gone[12] += 1
    assert Judgement(memory, view, box, True, NO_HOPE, Random(1)).unknown == 1
    assert Judgement(memory, view, box, False, NO_HOPE, Random(1)).unknown == 7


def reaction(level: Any, seed: int, age: int = 0) -> int:
    table = drawn("0 1\n1 5 4\npile 9 9\ndraws 0 4").play("0 throw")
    memory = remembering(1, 1e9, p1=4)
    memory.turn = memory.faded = age
    return asked(table, player(memory, level, seed), 1).after


def test_better_bots_react_faster_and_nobody_at_once() -> None:
    slow = [reaction(HABITS, seed) for seed in range(150)]
    fast = [reaction(PERFECT_MEMORY, seed) for seed in range(150)]
    assert mean(fast) < mean(slow) - 300
    assert min(fast) >= 150
    assert 1300 < mean(slow) < 1900


def test_old_memories_are_found_slowly() -> None:
    assert reaction(BELIEF, 3, age=20) == reaction(BELIEF, 3) + 800


def test_a_plan_is_kept_while_time_passes() -> None:
    table = drawn("0 1\n1 5 4\npile 9 9\ndraws 0 4").play("0 throw")
    planner = player(remembering(1, 30, p1=4))
    first = asked(table, planner, 1, now=1000)
    again = asked(table, planner, 1, now=1100)
    assert again == Answer(first.action, first.after - 100)


def test_a_bot_leaves_time_before_it_draws() -> None:
    table = drawn("0 1\n1 5\ndiscards 3\npile 9 9\nnext 1")
    times = [asked(table, player(memory_of(1, 30), seed=seed), 1).after for seed in range(50)]
    assert 900 <= min(times) <= max(times) <= 1200


def test_a_simulated_match_is_its_seed() -> None:
    one, same, other = (match_of(["5", "4", "2"], seed).run() for seed in (5, 5, 6))
    assert one.moves == same.moves
    assert one.moves != other.moves


def wins_of_four_against_two(deals: int) -> float:
    """The part of matches won by level 4, each deal played from both seats."""
    won = 0.0
    for deal in range(deals):
        for seat in (0, 1):
            levels = ["2", "2"]
            levels[seat] = "4"
            winners = match_of(levels, deal).run().outcome.winners
            won += (seat in winners) / len(winners)
    return won / (2 * deals)


def test_level_four_beats_level_two() -> None:
    assert wins_of_four_against_two(deals=25) > 0.6


@pytest.mark.prove
def test_level_four_wins_at_least_70_percent_of_1000_matches_against_level_two(
    record_property: Callable[[str, object], None],
) -> None:
    won = wins_of_four_against_two(deals=500)
    record_property("figure", f"level 4 wins {won:.1%} of 1,000 matches against level 2")
    assert won >= 0.7
