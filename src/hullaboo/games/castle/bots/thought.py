"""How a person searches: one colour after another, the most striking first, each costing its time.

The times are those of people, never the solver's: the solver says what there is to find, this module when it is found.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from random import Random
from typing import Any

from ..board import COLOUR_NAMES, DIRECTIONS, FRAME, OPEN
from ..journeys import IN_VAIN
from ..rules import CALL, STEP
from ..ways import Castle, Way, bits, maze_of, ways

View = dict[str, Any]

SPREAD = 0.35
"""The sigma of the log-normal factor by which one search differs from another."""
USUAL_SEARCH = 30
"""The median effort until a plain way through three walls is found where no other colour works."""
NOISE = 2
"""By how many walls chance shifts what strikes the eye."""
DOUBT = 1.4
"""How much longer one looks before giving up than everything takes to be looked at once."""


@dataclass(frozen=True)
class Finding:
    """A journey somebody believes in, and after how many milliseconds of searching."""

    after: int
    actions: tuple[int, ...]
    way: Way | None = None
    """The way it follows; None for a mistake."""


@dataclass(frozen=True)
class Search:
    """All that one person finds in one round, in order, and when they would give up."""

    findings: tuple[Finding, ...]
    exhausted: int


def searched(castle: Castle, ghost: int, visitor: int, order: Sequence[int], pace: float, luck: Random) -> Search:
    """A search with some colours in this order; `pace` is the median in milliseconds for a usual way."""
    found = {way.last: way for way in ways(castle, ghost, visitor, bits(order))}
    unit = pace / USUAL_SEARCH * math.exp(luck.gauss(0, SPREAD))
    time, findings = 0.0, []
    for colour in order:
        time += unit * (found[colour].effort if colour in found else IN_VAIN)
        if colour in found:
            findings.append(Finding(int(time), found[colour].actions, found[colour]))
    return Search(tuple(findings), int(DOUBT * time))


def usable(view: View, seat: int) -> set[int]:
    """The colours whose wall tokens do not lie before a seat."""
    held = view["seats"][seat]["walls"]
    return {colour for colour, name in enumerate(COLOUR_NAMES) if name not in held}


def by_salience(castle: Castle, ghost: int, visitor: int, dislikes: Mapping[int, float], luck: Random) -> list[int]:
    """Colours as they strike the eye, those round ghost and visitor first; a dislike of 1 outweighs one wall."""
    sides = sides_of(castle, ghost) + sides_of(castle, visitor)
    strike = {colour: sides.count(colour) + NOISE * luck.random() - dislike for colour, dislike in dislikes.items()}
    return sorted(dislikes, key=lambda colour: -strike[colour])


def sides_of(castle: Castle, cell: int) -> list[int]:
    """What stands on the four sides of a cell."""
    between: list[int] = maze_of(castle)[0].between[cell * DIRECTIONS : (cell + 1) * DIRECTIONS].tolist()
    return between


def mistaken(castle: Castle, ghost: int, visitor: int, colours: Sequence[int]) -> tuple[int, ...] | None:
    """A journey with as few misread walls as possible, for the first of some colours that does not work without."""
    for colour in colours:
        misread, actions = plausible(castle, ghost, visitor, colour)
        if misread:
            return (CALL + colour, *actions)
    return None


def plausible(castle: Castle, ghost: int, visitor: int, colour: int) -> tuple[int, tuple[int, ...]]:
    """The journey on foot that misreads the fewest walls, taking them for `colour`: how many, and the steps."""
    maze = maze_of(castle)[0]
    there, between = maze.there.tolist(), maze.between.tolist()
    done: set[int] = set()
    waiting: list[tuple[int, int, int, tuple[int, ...]]] = [(0, 0, ghost, ())]
    while waiting:
        misread, length, cell, steps = heappop(waiting)
        if cell == visitor:
            return misread, steps
        if cell in done:
            continue
        done.add(cell)
        for direction, side in enumerate(range(cell * DIRECTIONS, (cell + 1) * DIRECTIONS)):
            if between[side] != FRAME:
                wrong = 0 if between[side] in (OPEN, colour) else 1
                heappush(waiting, (misread + wrong, length + 1, there[side], (*steps, STEP + direction)))
    return 0, ()
