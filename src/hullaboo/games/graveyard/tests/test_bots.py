"""Bots: what greedy takes, that it looks at nothing hidden, and that levels grow."""

from collections.abc import Callable
from random import Random

import numpy as np
import pytest

from hullaboo.bots.naming import bot
from hullaboo.core.bot import Question
from hullaboo.core.finding import game
from hullaboo.core.seats import bit
from hullaboo.play.fairness import Fair
from hullaboo.play.match import Match
from hullaboo.play.simulate import Simulation

from ..bots import Greedy, judgement
from ..moves import action, text
from ..rules import State, actors
from ..view import view
from .drawn import drawn, ghosts, legal_actions, play

GRAVEYARD = game("graveyard")


def asked(table: State, seat: int, number: int = 0) -> Question:
    """What a match would ask a seat; nothing on the table is hidden, so a guessed world is the table."""
    return Question(seat, number, view(table, seat), (), tuple(legal_actions(table, seat)), lambda seed: table)


def test_greedy_takes_the_greatest_lead() -> None:
    table = drawn(
        """
              ╶●<─●^─●>
         ## ¦¦ ¦¦ ¦¦ ¦¦ ##
         ## ¦¦ ¦¦ ¦¦ ¦¦ ##
         ## ¦¦ ¦¦ ¦¦ ¦¦ ##
        """
    )
    play(table, text(Greedy(0, 1).act(asked(table, 0)).action))
    assert ghosts(table) == (6, 0)


def test_greedy_orders_the_looks_well() -> None:
    table = drawn("    ╶●^─●v─●^\n     ## ¦¦ ¦¦ ¦¦ ¦¦ ##", "O^ X^ O^")
    play(table, "lay 25,21 across front")
    while actors(table) == bit(0):
        play(table, text(Greedy(0, 1).act(asked(table, 0)).action))
    assert ghosts(table) == (5, 1)


def test_greedy_counts_with_the_best_order() -> None:
    """Of two orders one is bad; the lay is still the best there is."""
    table = drawn("    ╶●^─●v─●^\n     ## ¦¦ ¦¦ ¦¦ ¦¦ ##", "O^ X^ O^")
    question = asked(table, 0)
    best = {Greedy(0, seed).act(question).action for seed in range(60)}
    assert action("lay 25,21 across front") in best


def test_equals_are_drawn_by_lot_and_the_same_lot_every_time() -> None:
    question = asked(drawn(" ## ¦¦ ¦¦ ¦¦ ¦¦ ##"), 0)
    assert Greedy(0, 1).act(question) == Greedy(0, 1).act(question)
    assert len({Greedy(0, seed).act(question).action for seed in range(20)}) > 10


def wins(first: str, second: str, seeds: range) -> int:
    """How many matches the first bot wins, sitting on seat 0 in the even ones and on seat 1 in the odd ones."""
    won = 0
    for seed in seeds:
        names = (first, second) if seed % 2 == 0 else (second, first)
        match = Match(GRAVEYARD, 2, luck=Fair.from_seed(seed))
        Simulation(match, [bot(GRAVEYARD, name, seat, seed) for seat, name in enumerate(names)]).run()
        won += seed % 2 in match.outcome.winners
    return won


def test_greedy_beats_random() -> None:
    assert wins("greedy", "random", range(20)) == 20


def test_level_2_beats_level_1() -> None:
    assert wins("2", "1", range(20)) >= 15


@pytest.mark.prove
def test_greedy_wins_99_of_100_against_random(record_property: Callable[[str, object], None]) -> None:
    won = wins("greedy", "random", range(100))
    record_property("figure", f"greedy wins {won} of 100 matches against random")
    assert won >= 99


def test_what_is_judged_is_what_comes_of_it_and_nothing_is_left_behind() -> None:
    """Tried on the table itself and taken back: the lead of a lay, or a look, with its best order of looks."""
    compared = 0
    for seed in range(3):
        luck, match = Random(seed), Match(GRAVEYARD, 2, luck=Fair.from_seed(seed))
        while not match.over:
            seat, actions = match.asked, np.array(match.legal(match.asked), np.int64)
            states, leads = State.batch(2), np.zeros(len(actions), np.int64)
            states[0] = match.state
            judgement.judge(states[0], seat, actions, len(actions), leads)
            assert states[0].tobytes() == match.state.tobytes()
            for at in luck.sample(range(len(actions)), min(12, len(actions))):
                states[1] = states[0]
                judgement.carry_out(states[1], seat, int(actions[at]))
                assert judgement.lead(states[1], seat) == leads[at]
                compared += 1
            match.play(seat, int(luck.choice(actions)))
    assert compared > 500


def test_a_bot_that_searches_sees_the_reply() -> None:
    """Level 4 beats what takes the greatest lead at once."""
    assert wins("4", "3", range(10)) >= 6
