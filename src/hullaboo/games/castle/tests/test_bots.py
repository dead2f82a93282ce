"""The levels: how fast, how well, and how like people."""

from collections.abc import Callable
from statistics import median

import pytest

from hullaboo.core.bot import Bot, chance
from hullaboo.core.options import encode
from hullaboo.play.fairness import Fair
from hullaboo.play.match import Match
from hullaboo.play.simulate import Simulation

from ..board import COLOURS
from ..bots import (
    TABLE,
    Level,
    Racer,
    leaders,
    prefers_the_leader,
    prefers_the_reserve,
    takes_any,
    usable,
    wants_to_win,
)
from ..bots.thought import by_salience, mistaken, searched
from ..moves import text
from ..options import Options
from ..rules import RAISE, WAIT, apply
from ..state import DROPPED, TRANSITION, TRAPDOOR, goal
from ..view import view
from ..ways import Castle, Way, ways
from .drawn import STRAIGHT, dealt, drawn, give
from .people import CASTLE, level, share_of_a_person, visitors_by_level, watched

NO_DISLIKES = dict.fromkeys(range(COLOURS), 0.0)
STEADY = Level(5_000, (), takes_any, 0.0)
CARELESS = Level(5_000, (), takes_any, 1.0)


def ways_in(seed: int) -> list[Way]:
    """All ways of the first round of a match."""
    state = dealt(seed=seed)
    return ways(Castle.of(state), int(state.ghost), goal(state))


def times_for_a_plain_way(pace: int) -> list[int]:
    """When a way through three walls is found where no other colour works, tokens left aside."""
    found = []
    for seed in range(500):
        state, luck = dealt(seed=seed), chance(seed, 0, 0)
        castle, ghost, visitor = Castle.of(state).without(TRAPDOOR, TRANSITION), int(state.ghost), goal(state)
        there = ways(castle, ghost, visitor)
        if len(there) == 1 and there[0].walls == 3:
            order = by_salience(castle, ghost, visitor, NO_DISLIKES, luck)
            found.append(searched(castle, ghost, visitor, order, pace, luck).findings[0].after)
    return found


def test_a_level_takes_its_pace_for_a_plain_way_through_three_walls() -> None:
    times = times_for_a_plain_way(1_000)
    assert len(times) > 50
    assert median(times) == pytest.approx(1_000, rel=0.1)
    assert [each.pace for each in TABLE.values()] == [24_000, 11_000, 7_500, 5_000, 3_200]


def test_more_walls_and_tokens_take_longer() -> None:
    found = [way for seed in range(60) for way in ways_in(seed)]
    by_walls = [median(way.effort for way in found if way.walls == walls and way.tokens == 0) for walls in (2, 3, 4)]
    assert by_walls[0] < by_walls[1] < by_walls[2]
    assert median(way.effort for way in found if way.tokens == 0) < median(way.effort for way in found if way.tokens)


@pytest.mark.parametrize("seed", range(10))
def test_a_mistake_is_a_journey_that_gets_dropped(seed: int) -> None:
    state = dealt(seed=seed)
    believed = mistaken(Castle.of(state), int(state.ghost), goal(state), range(COLOURS))
    assert believed is not None
    for each in believed:
        assert state.steps == 0 or state.claimer == 0
        if state.claims and state.claimer != 0:
            break
        apply(state, 0, each)
    assert view(state, 0)["journey"]["stands"] == "dropped"


def test_who_errs_calls_again_and_gets_there() -> None:
    simulation = watched([Racer(CARELESS, seat, 3) for seat in range(2)], 3)
    calls = sum(move.text.startswith("call") for move in simulation.match.moves)
    taken = sum(simulation.match.scores)
    assert calls > taken > 0


def questioned(match: Match, racer: Racer, number: int, now: int) -> tuple[str, int]:
    """What a racer answers at a moment."""
    answer = racer.act(match.question(racer.seat, number, (), now))
    return text(answer.action), answer.after


def test_the_time_of_other_claims_does_not_count_as_thought() -> None:
    match, racer = Match(CASTLE, 2, luck=Fair.from_seed(3)), Racer(STEADY, 0, 3)
    call, after = questioned(match, racer, 0, 0)
    match.play_text(1, "call white")
    assert questioned(match, racer, 1, 1_000) == ("wait", 0)
    match.play_text(7, "claim over")
    assert questioned(match, racer, 2, 21_000) == (call, after - 1_000)


def test_who_is_cooling_down_waits_and_calls_when_it_may() -> None:
    match, racer = Match(CASTLE, 2, luck=Fair.from_seed(3)), Racer(STEADY, 0, 3)
    call, after = questioned(match, racer, 0, 0)
    match.play_text(0, call)
    match.play_text(7, "claim over")
    assert questioned(match, racer, 1, after)[0] == "wait"
    match.play_text(7, "cooled 0")
    assert questioned(match, racer, 2, after + 3_000)[0] == call


def test_nobody_tries_twice_what_has_failed() -> None:
    match, racer = Match(CASTLE, 2, luck=Fair.from_seed(3)), Racer(CARELESS, 0, 3)
    tried: list[tuple[int, ...]] = []
    while (move := questioned(match, racer, 2 * len(tried), 0)[0]) != "raise":
        match.play_text(0, move)
        tried.append(racer.claim)
        questioned(match, racer, 2 * len(tried) - 1, 0)
        match.play_text(7, "claim over")
        match.play_text(7, "cooled 0")
    assert len(tried) == len(set(tried)) == 1 + len(ways_in_match(3)) > 2


@pytest.mark.parametrize("seed", [77786, 134663])
def test_no_claim_is_dropped_twice_where_the_shortest_journey_is_too_long_for_a_claim(seed: int) -> None:
    claims = dropped(Simulation(Match(CASTLE, 2, luck=Fair.from_seed(seed)), pair(5, seed)))
    assert len(claims) == len(set(claims))


@pytest.mark.parametrize("seed", range(6))
def test_no_claim_is_dropped_twice_by_the_careless_or_in_too_short_a_time(seed: int) -> None:
    match = Match(CASTLE, 3, options=Options(claim_time=5), luck=Fair.from_seed(seed))
    claims = dropped(Simulation(match, [Racer(CARELESS, seat, seed) for seat in range(3)]))
    assert len(claims) == len(set(claims)) > 0


def dropped(simulation: Simulation) -> list[tuple[object, ...]]:
    """The claims of a match that were dropped: in which round, by whom, with which colour and over which cells."""
    claims: dict[int, tuple[object, ...]] = {}

    def note(now: Simulation) -> None:
        state = now.match.state
        if state.journey == DROPPED and int(state.claims) not in claims:
            path = tuple(state.path[: int(state.steps) + 1].tolist())
            claims[int(state.claims)] = (int(state.visitor), int(state.traveller), int(state.colour), path)

    simulation.run(note)
    return list(claims.values())


def test_who_sits_down_in_the_middle_of_a_claim_lets_its_time_run_out() -> None:
    match = Match(CASTLE, 2, luck=Fair.from_seed(3))
    match.play_text(0, "call white")
    assert questioned(match, Racer(STEADY, 0, 3), 5, 9_000) == ("wait", 0)


def test_who_has_no_way_raises_its_hand_in_the_end() -> None:
    seed = next(seed for seed in range(1_000) if not ways_in_match(seed))
    match, racer = Match(CASTLE, 2, luck=Fair.from_seed(seed)), Racer(STEADY, 0, 3)
    move, after = questioned(match, racer, 0, 0)
    assert (move, after > 500) == (text(RAISE), True)
    match.play_text(0, move)
    assert questioned(match, racer, 1, after)[0] == text(WAIT)


def ways_in_match(seed: int) -> list[Way]:
    """All ways of the first round of a match from a seed."""
    state = Match(CASTLE, 2, luck=Fair.from_seed(seed)).state
    return ways(Castle.of(state), int(state.ghost), goal(state))


def test_the_fifth_level_is_never_faster_than_a_person() -> None:
    for seed in range(40):
        match = Match(CASTLE, 2, luck=Fair.from_seed(seed))
        assert questioned(match, Racer(Level(10, (), takes_any, 0, 1_200), 0, seed), 0, 0)[1] >= 1_200
    assert TABLE[5].least == 1_200


def test_lower_levels_do_not_think_of_tokens() -> None:
    for number, tokens in [(1, {"jump", "change"}), (2, {"change"})]:
        moves = [move.text.split()[0] for seed in range(3) for move in watched(pair(number, seed), seed).match.moves]
        assert not tokens & set(moves)


def pair(number: int, seed: int) -> list[Bot]:
    """Two seats of one level."""
    return [level(number, seat, seed) for seat in range(2)]


def test_tastes() -> None:
    state = drawn(STRAIGHT, seats=3)
    give(state, 1, "rg", visitors=2)
    give(state, 2, "b", visitors=1)
    shown = view(state, 0)
    white, green, red, blue = 0, 2, 3, 4
    assert leaders(shown, 0) == [shown["seats"][1]]
    assert prefers_the_reserve(shown, 0, white) < prefers_the_reserve(shown, 0, red)
    assert prefers_the_leader(shown, 0, red) < prefers_the_leader(shown, 0, white) < prefers_the_leader(shown, 0, blue)
    assert usable(shown, 1) == {0, 1, 4, 5}
    assert takes_any(shown, 0, green) == 0


def test_of_two_leaders_neither_is_singled_out() -> None:
    state = drawn(STRAIGHT, seats=3)
    give(state, 1, "r", visitors=1)
    give(state, 2, "b", visitors=1)
    red, blue = 3, 4
    assert prefers_the_leader(view(state, 0), 0, red) == prefers_the_leader(view(state, 0), 0, blue) == 0


def test_the_fifth_level_keeps_what_it_needs_unless_it_wins_at_once() -> None:
    state = dealt(seats=3, seed=1)
    assert len({wants_to_win(view(state, 0), 0, colour) for colour in range(COLOURS)}) > 1
    give(state, 0, "wyg", visitors=3)
    assert {wants_to_win(view(state, 0), 0, colour) for colour in usable(view(state, 0), 0)} == {0}


def test_a_short_claim_time_is_enough() -> None:
    match = Match(CASTLE, 2, options=Options(claim_time=5), luck=Fair.from_seed(1))
    Simulation(match, pair(4, 1)).run()
    assert "claim over" not in [move.text for move in match.moves]
    assert encode(match.options)["claim_time"] == [5]


def test_the_same_seed_gives_the_same_match() -> None:
    first, again, other = (
        watched([level(each, seat, seed) for seat, each in enumerate((5, 3, 1))], seed) for seed in (3, 3, 4)
    )
    assert first.match.moves == again.match.moves
    assert first.now == again.now
    assert first.match.moves != other.match.moves


def test_levels_are_in_order() -> None:
    taken = visitors_by_level([5, 3, 1], 8)
    assert taken[5] > taken[3] > taken[1]


def test_a_person_of_six_seconds_is_a_match_for_the_fourth_level() -> None:
    assert 0.25 < share_of_a_person(6_000, 4, 12) < 0.65


@pytest.mark.prove
def test_levels_are_in_order_over_200_games(record_property: Callable[[str, object], None]) -> None:
    taken = visitors_by_level([5, 4, 3, 2, 1], 200)
    figures = ", ".join(f"{level}: {visitors}" for level, visitors in sorted(taken.items()))
    record_property("figure", f"visitors by level in 200 games of five: {figures}")
    assert taken[5] > taken[4] > taken[3] > taken[2] > taken[1]


@pytest.mark.prove
@pytest.mark.parametrize("higher", [2, 3, 4, 5])
def test_each_level_beats_the_one_below_over_200_games(
    higher: int, record_property: Callable[[str, object], None]
) -> None:
    taken = visitors_by_level([higher, higher - 1], 200)
    share = taken[higher] / (taken[higher] + taken[higher - 1])
    record_property("figure", f"level {higher} takes {share:.1%} of the visitors from level {higher - 1}")
    assert taken[higher] > 1.3 * taken[higher - 1]


@pytest.mark.prove
def test_the_fifth_level_takes_three_of_four_visitors_from_the_third(
    record_property: Callable[[str, object], None],
) -> None:
    taken = visitors_by_level([5, 3], 200)
    share = taken[5] / (taken[5] + taken[3])
    record_property("figure", f"level 5 takes {share:.1%} of the visitors from level 3 in 200 games")
    assert share >= 0.75


@pytest.mark.prove
def test_a_person_of_six_seconds_takes_35_to_50_percent_from_the_fourth_level(
    record_property: Callable[[str, object], None],
) -> None:
    share = share_of_a_person(6_000, 4, 200)
    record_property("figure", f"a person of 6 s takes {share:.1%} of the visitors from level 4 in 200 games")
    assert 0.35 <= share <= 0.5
