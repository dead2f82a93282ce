"""Regret matching: two sides choose at the same time, and one does not know what the other holds.

    import numpy as np

    from hullaboo.core.rule import rule
    from hullaboo.kit.regret import regret_for

    @rule
    def rows_pay(tables, columns, out):
        out[0] = 3 * columns[0, 0] - 2 * columns[0, 1]
        out[1] = columns[0, 1] - 2 * columns[0, 0]

    @rule
    def columns_pay(tables, rows, out):
        out[0, 0] = 2 * rows[1] - 3 * rows[0]
        out[0, 1] = 2 * rows[0] - rows[1]

    pennies = regret_for(rows_pay, columns_pay)((), 2, np.zeros((1, 2)), 1000)
    pennies.first, pennies.second[0]

The first side mixes its options. The second is of one of several types, each with options of its own, of which some may
be impossible. A game says what options pay, as compiled functions; both sides then play against each other many times,
each option as often as it is regretted not to have been played. What they did on average can hardly be exploited.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from hullaboo.core.rule import rule

Numbers = np.ndarray[Any, np.dtype[np.float64]]
Pays = Callable[[Any, Any, Any], None]
"""`pays(tables, mixture, out)`: what each option of one side pays against a mixture of the other.

The first side is shown the mixtures of all types, a row each, and pays them by how likely each type is.
"""
REGRET, NOW, AVERAGE = range(3)


class Learnt(NamedTuple):
    """What both sides did on average, and what each option pays against that."""

    first: Numbers
    second: Numbers
    first_pays: Numbers
    second_pays: Numbers


def regret_for(pays_first: Pays, pays_second: Pays) -> Callable[[Any, int, Numbers, int], Learnt]:
    """`learn(tables, options, possible, turns)`, with so many options of the first side.

    A row of `possible` for each type of the second side says which options it has: those that are not negative.
    """

    @rule
    def play(
        tables: Any, every: Any, possible: Any, first: Any, second: Any, paid: Any, type_paid: Any, turns: int
    ) -> None:
        for turn in range(turns):
            mix(first[REGRET], every, first[NOW], first[AVERAGE], turn)
            for at in range(len(possible)):
                mix(second[REGRET, at], possible[at], second[NOW, at], second[AVERAGE, at], turn)
            pays_first(tables, second[NOW], paid)
            pays_second(tables, first[NOW], type_paid)
            regret(paid, every, first[NOW], first[REGRET])
            for at in range(len(possible)):
                regret(type_paid[at], possible[at], second[NOW, at], second[REGRET, at])
        share_out(first[AVERAGE])
        for at in range(len(possible)):
            share_out(second[AVERAGE, at])
        pays_first(tables, second[AVERAGE], paid)
        pays_second(tables, first[AVERAGE], type_paid)

    def learn(tables: Any, options: int, possible: Numbers, turns: int) -> Learnt:
        first, second = np.zeros((3, options)), np.zeros((3, *possible.shape))
        paid, type_paid = np.zeros(options), np.zeros(possible.shape)
        play(tables, np.zeros(options), possible, first, second, paid, type_paid, turns)
        return Learnt(first[AVERAGE], second[AVERAGE], paid, type_paid)

    return learn


@rule
def mix(regrets: Any, possible: Any, now: Any, average: Any, turn: int) -> None:
    """Play each option as often as it is regretted not to have been played; later turns count more in the average."""
    total, options = 0.0, 0
    for at in range(len(now)):
        total += regrets[at]
        options += 1 if possible[at] >= 0 else 0
    for at in range(len(now)):
        now[at] = 0.0
        if possible[at] >= 0:
            now[at] = regrets[at] / total if total > 0 else 1 / options
        average[at] += (turn + 1) * now[at]


@rule
def regret(paid: Any, possible: Any, now: Any, regrets: Any) -> None:
    """How much more each possible option would have paid than what was played; never below zero."""
    mean = 0.0
    for at in range(len(now)):
        mean += now[at] * paid[at]
    for at in range(len(now)):
        if possible[at] >= 0:
            regrets[at] = max(0.0, regrets[at] + paid[at] - mean)


@rule
def share_out(row: Any) -> None:
    """Make a row sum to one, if it holds anything."""
    total = 0.0
    for at in range(len(row)):
        total += row[at]
    for at in range(len(row)):
        row[at] = row[at] / total if total > 0 else 0.0
