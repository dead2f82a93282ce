"""The solver against a search that knows only the rules, and its journeys against the rules themselves."""

from collections.abc import Callable

import pytest

from hullaboo.testing import proves

from ..journeys import GRADES
from ..maze import ANY
from ..rules import apply
from ..state import NO_TOKEN, NOWHERE, TRANSITION, TRAPDOOR, State, goal
from ..view import view
from ..ways import Castle, Way, bits, grade_of, prospects, ways
from .drawn import dealt, drawn, walls
from .plain import Problem, cheapest, random_problem


def castle_of(problem: Problem) -> Castle:
    """A random castle for the solver."""
    kinds = [TRAPDOOR] * len(problem.trapdoors) + [TRANSITION] * len(problem.transitions)
    empty = 4 - len(kinds)
    spots = (*problem.trapdoors, *problem.transitions, *[NOWHERE] * empty)
    return Castle(bytes(problem.east), bytes(problem.south), spots, (*kinds, *[NO_TOKEN] * empty))


def agrees(seed: int) -> int:
    """Compare one random castle; how many last colours are possible in it."""
    problem = random_problem(seed)
    found = ways(castle_of(problem), problem.ghost, problem.visitor, bits(problem.allowed))
    expected = cheapest(problem.plan, problem.ghost, problem.visitor, problem.allowed)
    assert {way.last: (way.steps, way.walls) for way in found} == expected, f"castle {seed}"
    return len(found)


def way_with(letter: str, state: State) -> Way:
    """The cheapest way that ends with a colour."""
    found = ways(Castle.of(state), int(state.ghost), goal(state))
    return next(way for way in found if "wygrbp"[way.last] == letter)


@proves(33)
def test_the_solver_agrees_with_a_plain_search_on_random_castles() -> None:
    possible = [agrees(seed) for seed in range(250)]
    assert {0, 1, 2, 3, 4, 5, 6} <= set(possible)


@pytest.mark.prove
def test_the_solver_agrees_on_ten_thousand_random_castles(record_property: Callable[[str, object], None]) -> None:
    castles = [agrees(seed) for seed in range(10_000)]
    record_property("figure", f"agrees on {len(castles):,} castles with a plain search")


@proves(33)
@pytest.mark.parametrize("seed", range(12))
def test_every_way_is_a_right_claim_and_ends_with_its_colour(seed: int) -> None:
    for way in ways(Castle.of(dealt(seed=seed)), int(dealt(seed=seed).ghost), goal(dealt(seed=seed))):
        state = dealt(seed=seed)
        for action in way.actions:
            apply(state, 0, action)
        assert walls(state, 0) == "wygrbp"[way.last]
        assert state.owner[0] == 0


def test_forbidden_colours_are_used_nowhere() -> None:
    state = dealt(seed=4)
    for colour in range(6):
        found = ways(Castle.of(state), int(state.ghost), goal(state), ANY & ~(1 << colour))
        assert colour not in {way.last for way in found}
        assert colour not in {action for way in found for action in way.actions}
        assert colour + 14 not in {action for way in found for action in way.actions}


def test_no_needless_token_is_used() -> None:
    state = drawn(". . . .\n + + + \n.wXw.wV")
    state.ghost = int(state.spot[0])
    way = way_with("w", state)
    assert (way.tokens, way.actions) == (0, (0, 7, 7))


def test_a_free_colour_is_chosen_behind_a_transition_and_announced_in_it() -> None:
    state = drawn(". . . . . . . .\n + + + + + + + \n.wGw.wX . . .bV")
    way = way_with("b", state)
    for action in way.actions:
        apply(state, 0, action)
    assert (walls(state, 0), way.walls, way.tokens) == ("b", 3, 1)


def test_grades_go_from_no_way_to_fiendish() -> None:
    found = {grade_of(Castle.of(state), int(state.ghost), goal(state)) for state in map(dealt, [4] * 60, range(60))}
    assert found == {0, 1, 2, 3, 4, 5}
    easy = drawn(". . . .\n + + + \n.wGw.wV")
    assert grade_of(Castle.of(easy), int(easy.ghost), goal(easy)) == 1
    assert list(GRADES) == sorted(GRADES)


def test_fewer_colours_mean_fewer_prospects() -> None:
    castle, ghost = Castle.of(dealt(seed=2)), int(dealt(seed=2).ghost)
    reach = [prospects(castle, ghost, range(count)) for count in range(7)]
    assert reach[0] == 0
    assert reach == sorted(reach)
    assert reach[6] > 0.8


def test_a_castle_seen_in_a_view_is_the_castle() -> None:
    state = dealt(seed=9)
    assert Castle.seen_in(view(state, 0)) == Castle.of(state)
    assert set(Castle.of(state).without(TRAPDOOR, TRANSITION).token) == {NO_TOKEN}
