"""Advice: what a path takes, where a move leads, which key to keep and whom to catch."""

import pytest

from hullaboo.core.bot import Question
from hullaboo.core.hints import Hint

from ..bots import weigh
from ..bots.advice import FREEDOM
from ..moves import TEXTS
from .drawn import Table, drawn

HUNT = """
    ghost 0 in B2, laid crown sun
    1 in C1: red thistle, blue stag
    top green stag
    turn 1
"""


def weighed(table: Table, seat: int) -> dict[str, Hint]:
    """The hints for a seat, by move."""
    legal = tuple(TEXTS.index(text) for text in table.legal(seat))
    question = Question(seat, 0, table.view(seat), (), legal, lambda seed: table.guessed(seat, seed).state)
    return {TEXTS[hint.action]: hint for hint in weigh(question)}


def best(table: Table, seat: int) -> str:
    """What is advised first."""
    hints = weighed(table, seat)
    return max(hints, key=lambda move: hints[move].value)


def test_who_can_leave_is_told_so_door_by_door() -> None:
    table = drawn("""
        ghost 0 in E2, laid ship
        1 in D1: red thistle, blue stag, green sun
        top green stag
        turn 1
    """)
    for _ in range(2):
        hint = weighed(table, 1)[best(table, 1)]
        assert (hint.value, hint.reason) == (FREEDOM, {"code": "free"})
        table.play(f"1 {best(table, 1)}")
    assert table.winners == (1,)


def test_a_path_is_advised_card_by_card_and_says_where_it_leads() -> None:
    table = drawn("""
        ghost 0 in C3
        1 in D3: red thistle, green sun, blue ship, blue stag
        top green stag
    """)
    first = weighed(table, 0)
    assert set(first) == set(table.legal(0))
    assert all(hint.reason["code"] == "walk" for hint in first.values())
    move = best(table, 0)
    table.play(f"0 {move}")
    after = weighed(table, 0)
    assert after["laid"].reason["rooms"] == first[move].reason["rooms"].split(", ")[0]
    assert max(hint.value for hint in after.values()) == pytest.approx(first[move].value)


def test_a_path_through_a_pawn_that_cannot_move_meets_it() -> None:
    table = drawn("""
        ghost 0 in C3
        1 in D3
        top green stag
    """)
    percents = {hint.reason["rooms"][:2]: hint.reason["percent"] for hint in weighed(table, 0).values()}
    assert percents["D3"] == 100
    assert any(percent == 0 for percent in percents.values())


def test_every_move_says_where_it_leads_and_how_often_the_ghost_comes() -> None:
    hints = weighed(drawn(HUNT), 1)
    assert set(hints) == set(drawn(HUNT).legal(1))
    assert hints["stop"].reason["room"] == "C1"
    assert hints["draw"].reason["code"] == "draw"
    assert hints["draw"].value < hints["stop"].value, "the ghost is sure to come, and a key more is its key"
    assert all(0 <= hint.reason["percent"] <= 100 for hint in hints.values())
    far = weighed(drawn(HUNT.replace("1 in C1", "1 in E4")), 1)
    assert far["draw"].value > far["stop"].value, "out of its reach it is worth something"
    assert far["stop"].reason["percent"] == 0


def test_the_advice_is_the_same_each_time_and_in_every_guess() -> None:
    table = drawn(HUNT)
    assert weighed(table, 1) == weighed(table.guessed(1, 9), 1)


def test_a_key_that_opens_no_gate_goes_and_the_best_hand_is_caught() -> None:
    hints = weighed(
        drawn("""
        ghost 0 in A1, laid stag
        1 in D1: red thistle, red ship, red stag, green sun, blue stag
        top green ship
        turn 1
    """),
        1,
    )
    dearest = min(hints, key=lambda move: hints[move].value)
    assert dearest == "discard blue stag", "the gate of E1 is blue"
    assert all(hint.reason == {"code": "keys", "worth": round(hint.value)} for hint in hints.values())
    several = drawn("""
        ghost 0 in D2, laid stag
        1 in D1: 0/green thistle
        2 in D1: 0/red sun, 0/blue stag
        top green ship
        turn 2
    """).play("2 stop")
    assert best(several, 0) == "catch 2"
