"""The searches on a small game of their own: two seats take the first or the last number of a row in turn."""

from dataclasses import replace
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from hullaboo.bots import levels
from hullaboo.bots.search.beam import SPENT, Tables, beam_for
from hullaboo.bots.search.halving import halving_for
from hullaboo.bots.searchers import nodes_left
from hullaboo.core.bot import Question
from hullaboo.core.finding import game
from hullaboo.core.record import Record, int8, uint32
from hullaboo.core.rule import rule
from hullaboo.play.match import Match

LONG = 8
ROWS = [[3, 9, 1, 2, 7, 4, 8, 5], [1, 2, 3, 4, 5, 6, 7, 8], [5, 5, 9, 1, 1, 9, 5, 5], [2, 8, 1, 1, 9, 3, 3, 7]]


class Row(Record):
    """What is left lies from `first` to before `end`."""

    luck = uint32(4)
    number = int8(LONG)
    first = int8()
    end = int8()
    taken = int8(2)


@rule
def actors(state: Any) -> int:
    if state.first == state.end:
        return 0
    return 1 << (LONG - int(state.end) + int(state.first)) % 2


@rule
def legal(state: Any, seat: int, out: Any) -> int:
    out[0] = 0
    out[1] = 1
    return 2


@rule
def at_end(state: Any, action: int) -> int:
    return int(state.first) if action == 0 else int(state.end) - 1


@rule
def apply(state: Any, seat: int, action: int) -> None:
    state.taken[seat] += state.number[at_end(state, action)]
    if action == 0:
        state.first += 1
    else:
        state.end -= 1


@rule
def scores(state: Any, out: Any) -> None:
    out[0] = int(state.taken[0])
    out[1] = int(state.taken[1])


@rule
def judge(state: Any, actor: int, actions: Any, count: int, values: Any) -> None:
    for at in range(count):
        lead = int(state.taken[actor]) - int(state.taken[1 - actor])
        values[at] = lead + int(state.number[at_end(state, int(actions[at]))])


RULES: Any = SimpleNamespace(State=Row, MOST_LEGAL=2, actors=actors, legal=legal, apply=apply, scores=scores)
JUDGEMENT: Any = SimpleNamespace(judge=judge, carry_out=apply)


@cache
def search() -> Any:
    return beam_for(RULES, JUDGEMENT)


def dealt(row: list[int]) -> Tables:
    """The table before the first move."""
    tables = Tables(RULES)
    tables.states["number"][0] = row
    tables.states["end"][0] = LONG
    return tables


def searched(tables: Tables, widths: list[int], nodes: int = 10**6) -> dict[int, int]:
    """The values of the actions looked into."""
    found = search()(
        tables.states, tables.actions, tables.values, tables.notes, tables.points, np.array(widths, np.int64), nodes
    )
    return dict(zip(tables.actions[0, :found].tolist(), tables.values[0, :found].tolist(), strict=True))


def best_lead(row: tuple[int, ...], steps: int) -> int:
    """What taking from a row leads by, if both look so many numbers ahead: written plainly, without a window."""
    if not row or steps == 0:
        return 0
    return max(row[0] - best_lead(row[1:], steps - 1), row[-1] - best_lead(row[:-1], steps - 1))


@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("steps", [2, 3, 4, 5])
def test_a_beam_as_wide_as_the_game_is_minimax(row: list[int], steps: int) -> None:
    values = searched(dealt(row), [2] * (steps - 1))
    first, last = tuple(row[1:]), tuple(row[:-1])
    assert values == {0: row[0] - best_lead(first, steps - 1), 1: row[-1] - best_lead(last, steps - 1)}


def test_near_the_end_it_is_exact() -> None:
    tables = dealt(ROWS[0])
    tables.states["first"][0] = 5
    tables.states["taken"][0] = [1, 6]
    assert max(searched(tables, [2, 2, 2, 2]).values()) == best_lead((4, 8, 5), 3) + 6 - 1


def test_the_best_judged_comes_first_and_narrow_beams_see_less() -> None:
    assert searched(dealt(ROWS[3]), [1]).keys() == {1}
    narrow = [searched(dealt(row), [2, 1, 1, 1]) for row in ROWS]
    assert narrow != [searched(dealt(row), [2, 2, 2, 2]) for row in ROWS]


def test_a_search_ends_with_its_nodes_and_keeps_what_was_judged() -> None:
    whole = dealt(ROWS[0])
    searched(whole, [2, 2, 2, 2])
    short = dealt(ROWS[0])
    values = searched(short, [2, 2, 2, 2], nodes=1)
    assert short.notes[0, SPENT] == 2 < whole.notes[0, SPENT]
    assert values == {0: ROWS[0][0], 1: ROWS[0][-1]}


def halved(worlds: Any, a_round: int, nodes: int = 10**6, seed: int = 1) -> tuple[list[int], list[int], int]:
    """The candidates in order, what they came to, and the nodes spent."""
    candidates, totals = np.array([0, 1]), np.zeros(2, np.int64)
    room = np.zeros(4, np.uint32), np.zeros(8, np.int64), np.zeros(8, np.int64)
    spent = halving_for(RULES, JUDGEMENT)(worlds, Row.batch(1), candidates, totals, *room, 2, a_round, 100, seed, nodes)
    return candidates.tolist(), totals.tolist(), spent


def test_halving_finds_what_wins_in_the_end() -> None:
    """To take the greater number at once loses; the same worlds and luck come to the same."""
    worlds = Row.batch(6)
    worlds["number"], worlds["end"] = [3, 9, 1, 2, 0, 0, 0, 0], 4
    candidates, totals, spent = halved(worlds, 3)
    assert candidates == [1, 0]
    assert totals[0] > totals[1]
    assert halved(worlds, 3) == (candidates, totals, spent)


def test_halving_ends_with_its_nodes_and_still_orders() -> None:
    worlds = Row.batch(6)
    worlds["number"], worlds["end"] = ROWS[0], LONG
    assert halved(worlds, 6, nodes=1)[2] < halved(worlds, 6)[2]
    assert halved(worlds, 6, nodes=1)[1][0] >= halved(worlds, 6, nodes=1)[1][1]


def asked(nodes: int, milliseconds: int | None) -> Question:
    return Question(0, 0, {}, (), (0,), lambda seed: None, nodes=nodes, milliseconds=milliseconds)


def test_milliseconds_become_nodes_by_the_speed_so_far() -> None:
    assert nodes_left(asked(1000, None), 400, 9.0) == 600
    assert nodes_left(asked(10**9, 300), 1000, 0.1) in (999, 1000)
    assert nodes_left(asked(1500, 300), 1000, 0.1) == 500, "nodes stay a limit"
    assert nodes_left(asked(10**9, 50), 1000, 0.1) <= 0


def test_a_bot_without_time_takes_what_the_beam_found() -> None:
    box = game("graveyard")
    match = Match(box, 2)
    question = match.question(match.asked, 0, ())
    maker = levels(box)[5]
    hasty = maker(match.asked, 7).act(replace(question, milliseconds=0))
    again = maker(match.asked, 7).act(replace(question, milliseconds=0))
    assert hasty == again
    assert hasty.action in question.legal
