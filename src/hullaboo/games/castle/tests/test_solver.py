"""The solver against a search that knows only the rules, and its journeys against the rules themselves."""

from collections.abc import Callable

import pytest

from hullaboo.testing import proves

from ..board import CELLS
from ..journeys import GRADES
from ..maze import ANY
from ..rules import apply
from ..state import NO_TOKEN, NOWHERE, SPOTS, STILL_TO_COME, TRANSITION, TRAPDOOR, State, goal
from ..view import view
from ..ways import Castle, Way, bits, grade_of, prospects, ways
from .drawn import dealt, drawn, give, walls
from .plain import Problem, least_costs, random_castle, serpentine

SERPENTINES = (51, 59, 74, 90, 91, 168, 1465, 2244, 2662, 3658, *range(20))
"""In the first ten the shortest journey is too long: there is none, or a longer one, or one through more walls."""


def state_of(problem: Problem) -> State:
    """A table with the castle of a problem; the colours that may not be used lie before seat 0."""
    state = dealt()
    kinds = [TRAPDOOR] * len(problem.trapdoors) + [TRANSITION] * len(problem.transitions)
    cells = problem.trapdoors + problem.transitions
    for cell in range(CELLS):
        state.east[cell], state.south[cell] = problem.east[cell], problem.south[cell]
    for spot in range(SPOTS):
        state.spot[spot] = cells[spot] if spot < len(cells) else NOWHERE
        state.token[spot] = kinds[spot] if spot < len(cells) else NO_TOKEN
    state.ghost, state.room[0] = problem.ghost, problem.visitor
    give(state, 0, "".join(letter for colour, letter in enumerate("wygrbp") if colour not in problem.colours))
    return state


def compare(problem: Problem) -> list[Way]:
    """The ways of a castle: as cheap as in the plain search, and each a claim that the rules let through."""
    state = state_of(problem)
    found = ways(Castle.of(state), problem.ghost, problem.visitor, bits(problem.colours))
    assert {way.last: (way.steps, way.walls) for way in found} == least_costs(problem), problem
    for way in found:
        claim(state_of(problem), way)
    return found


def claim(state: State, way: Way) -> None:
    """Claim a way by the rules; it earns the visitor and its colour."""
    for action in way.actions:
        assert state.owner[0] == STILL_TO_COME, f"the journey goes on after its end: {way}"
        apply(state, 0, action)
    assert (state.owner[0], state.holder[way.last]) == (0, 0), way


def way_with(letter: str, state: State) -> Way:
    """The cheapest way that ends with a colour."""
    found = ways(Castle.of(state), int(state.ghost), goal(state))
    return next(way for way in found if "wygrbp"[way.last] == letter)


@proves(33)
def test_the_solver_agrees_with_a_plain_search_on_random_castles() -> None:
    possible = [len(compare(random_castle(seed))) for seed in range(250)]
    assert {0, 1, 2, 3, 4, 5, 6} <= set(possible)


@proves(27)
def test_the_solver_agrees_where_journeys_come_to_the_limit_of_a_claim() -> None:
    for seed in SERPENTINES:
        compare(serpentine(seed))


@pytest.mark.prove
@pytest.mark.parametrize("castles", [random_castle, serpentine])
def test_the_solver_agrees_on_ten_thousand_castles(
    castles: Callable[[int], Problem], record_property: Callable[[str, object], None]
) -> None:
    found = [compare(castles(seed)) for seed in range(10_000)]
    record_property("figure", f"{castles.__name__}: agrees on {len(found):,} castles with a plain search")


@proves(33)
@pytest.mark.parametrize("seed", range(12))
def test_every_way_is_a_right_claim_and_ends_with_its_colour(seed: int) -> None:
    for way in ways(Castle.of(dealt(seed=seed)), int(dealt(seed=seed).ghost), goal(dealt(seed=seed))):
        claim(dealt(seed=seed), way)


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
