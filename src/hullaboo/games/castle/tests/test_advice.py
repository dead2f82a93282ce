"""Advice: which calls have a way, what they earn, and which steps of a claim lead on."""

from typing import Any

from hullaboo.core.bot import Question

from ..bots import weigh
from ..moves import action, text
from ..state import State
from ..view import view
from .drawn import STRAIGHT, drawn, give, moves_of, play

ONE_WALL = """
. . . .
w+w+w+w
. G .wV
"""
"""A corridor, and a white wall at its end."""


def weighed(state: State, seat: int = 0) -> dict[str, Any]:
    """The hints for a seat, by move."""
    legal = tuple(map(action, moves_of(state, seat)))
    question = Question(seat, 0, view(state, seat), (), legal, lambda seed: state)
    return {text(hint.action): hint for hint in weigh(question)}


def best(state: State, seat: int = 0) -> str:
    """What is advised first."""
    hints = weighed(state, seat)
    return max(hints, key=lambda move: hints[move].value)


def test_the_call_with_a_way_is_best_and_others_would_be_dropped() -> None:
    hints = weighed(drawn(STRAIGHT))
    assert best(drawn(STRAIGHT)) == "call white"
    assert hints["call white"].reason == {"code": "way", "steps": 4, "walls": 3, "colour": "white"}
    assert hints["call red"].reason == {"code": "way", "steps": 6, "walls": 1, "colour": "red"}
    assert hints["call blue"].reason == {"code": "no-way"}
    assert hints["call blue"].value < hints["wait"].value < hints["call red"].value < hints["call white"].value


def test_a_wall_of_ones_own_is_no_way_and_a_rivals_is_worth_more() -> None:
    mine, theirs, free = drawn(STRAIGHT), drawn(STRAIGHT), drawn(STRAIGHT)
    give(mine, 0, "w")
    give(theirs, 1, "w")
    assert weighed(mine)["call white"].reason == {"code": "own"}
    taken = weighed(theirs)["call white"]
    assert (taken.reason["code"], taken.reason["from_seat"]) == ("way-from", 1)
    assert taken.value > weighed(free)["call white"].value


def test_the_fourth_wall_wins() -> None:
    state = drawn(STRAIGHT)
    give(state, 0, "rgb")
    assert weighed(state)["call white"].reason["code"] == "wins"
    assert weighed(state)["call white"].value > weighed(drawn(STRAIGHT))["call white"].value


def test_who_has_no_way_is_told_to_raise_the_hand_and_who_has_one_to_search_on() -> None:
    lost = drawn(STRAIGHT)
    give(lost, 0, "wr")
    assert best(lost) == "raise"
    assert weighed(lost)["raise"].reason == {"code": "give-up"}
    assert weighed(drawn(STRAIGHT))["raise"].reason == {"code": "there-is-one"}
    raised = play(drawn(STRAIGHT), 0, "raise")
    assert weighed(raised)["lower"].value > 0


def test_each_step_of_a_claim_says_how_far_it_is() -> None:
    state = play(drawn(STRAIGHT), 0, "call white, e")
    hints = weighed(state)
    assert best(state) == "e"
    assert hints["e"].reason == {"code": "on", "steps": 2}
    assert hints["w"].reason == {"code": "on", "steps": 4}
    assert hints["wait"].reason == {"code": "time"}
    assert weighed(play(state, 0, "e, e"))["e"].reason == {"code": "there"}


def test_a_step_into_another_wall_is_dropped() -> None:
    assert weighed(play(drawn(STRAIGHT), 0, "call white"))["n"].reason == {"code": "wall"}
    assert weighed(play(drawn(STRAIGHT), 0, "call blue"))["n"].reason == {"code": "wall"}


def test_a_step_from_which_the_colour_leads_nowhere_is_said_so() -> None:
    hints = weighed(play(drawn(ONE_WALL), 0, "call red"))
    assert hints["e"].reason == {"code": "astray"}
    assert weighed(play(drawn(ONE_WALL), 0, "call white"))["e"].reason == {"code": "on", "steps": 1}


def test_others_wait_while_somebody_claims() -> None:
    state = play(drawn(STRAIGHT), 0, "call white")
    assert weighed(state, 1)["wait"].reason == {"code": "nothing"}
