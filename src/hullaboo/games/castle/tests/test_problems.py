"""The problem of the day, from its castle to its verdict."""

import numpy as np

from hullaboo.core.finding import game
from hullaboo.core.luck import reseed
from hullaboo.core.options import encode, read

from ..options import Options
from ..problems import OPTIONS, grade, misses, replies, suits, verdict
from ..rules import CALL, RAISE, apply
from ..setting import start
from ..state import State, goal
from ..tell import tell
from ..view import view
from ..ways import Castle, ways


def castle(seed: int) -> State:
    """A castle with the options of a problem."""
    state = State.new()
    reseed(state.luck, seed, 0)
    start(state, 2, encode(read(Options, OPTIONS))[0], game("castle").edition().numbers)
    return state


def play(state: State, *moves: tuple[int, int]) -> list[str]:
    """Play moves of seats; the codes that were told."""
    told = []
    for seat, action in moves:
        before = State.batch(1)
        before[0] = state
        apply(state, seat, action)
        told += [event["code"] for event in tell(before[0], seat, action, state, 0)]
    return told


def test_a_castle_suits_exactly_the_days_that_want_its_grade() -> None:
    for seed in range(8):
        state = castle(seed)
        assert [suits(state, day) for day in range(7)] == [grade(state) == wanted for wanted in (5, 1, 2, 2, 3, 3, 4)]


def test_every_way_that_the_round_shows_solves_the_problem() -> None:
    state = next(each for each in map(castle, range(50)) if grade(each))
    way = ways(Castle.of(state), int(state.ghost), goal(state))[0]
    assert verdict(state) == "open"
    told = play(state, *[(0, action) for action in way.actions])
    assert verdict(state) == "solved"
    assert misses(state) == 0
    assert told[-3:] == ["take", "possible", "appear"]


def test_the_ways_shown_lead_from_the_ghost_to_the_visitor() -> None:
    state = next(each for each in map(castle, range(50)) if grade(each) == 5)
    ghost, visitor = divmod(int(state.ghost), 12), divmod(goal(state), 12)
    before = State.batch(1)
    apply(state, 0, RAISE)
    before[0] = state
    apply(state, 1, RAISE)
    shown = next(event for event in tell(before[0], 1, RAISE, state, 0) if event["code"] == "possible")
    assert shown["count"] == len(shown["ways"])
    for way in shown["ways"]:
        assert (way["cells"][0], way["cells"][-1]) == (list(ghost), list(visitor))
        assert len(way["cells"]) == len(way["colours"])


def test_the_empty_chair_gives_up_with_the_one_who_searches() -> None:
    state = castle(1)
    assert replies(state) == []
    play(state, (0, RAISE))
    assert replies(state) == [(1, "raise")]
    play(state, (1, RAISE))
    assert verdict(state) == "given-up"
    assert np.asarray(state.owner)[0] == -2


def test_a_dropped_claim_is_a_miss() -> None:
    state = castle(1)
    state.holder[3] = 0
    play(state, (0, CALL + 3))
    assert (misses(state), verdict(state)) == (1, "open")


def test_a_call_answers_its_visitor_and_no_other() -> None:
    state = castle(1)
    searching = view(state, 0)["occasion"]
    play(state, (0, RAISE))
    assert view(state, 0)["occasion"] == searching
    play(state, (1, RAISE))
    assert view(state, 0)["occasion"] != searching
