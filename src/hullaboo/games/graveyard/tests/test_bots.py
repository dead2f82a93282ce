"""Bots: what greedy takes, that it looks at nothing hidden, and that levels grow."""

from collections.abc import Callable

import pytest

from hullaboo.bots.naming import bot
from hullaboo.core.bot import Question
from hullaboo.core.finding import game
from hullaboo.core.seats import bit
from hullaboo.play.fairness import Fair
from hullaboo.play.match import Match
from hullaboo.play.simulate import Simulation

from ..bots import LEVELS, Greedy
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


@pytest.mark.prove
@pytest.mark.parametrize("level", [level for level in LEVELS if level > 1])
def test_each_level_beats_the_one_below(level: int, record_property: Callable[[str, object], None]) -> None:
    """Of 600 matches, more than chance would give twice in a hundred."""
    won = wins(str(level), str(level - 1), range(600))
    record_property("figure", f"level {level} wins {won} of 600 matches against level {level - 1}")
    assert won > 325
