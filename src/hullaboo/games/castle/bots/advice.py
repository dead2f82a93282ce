"""Advice: which calls have a way, what each would bring, and which steps of a claim lead on. All of it lies open."""

from collections.abc import Collection, Iterator
from typing import Any

from hullaboo.core.bot import Question
from hullaboo.core.contract import Event
from hullaboo.core.hints import Hint
from hullaboo.core.seats import NOBODY

from ..board import COLOUR_NAMES, DIRECTIONS, OPEN
from ..rules import JUMP, LOWER, RAISE, STEP, WAIT, apply
from ..state import (
    GOING,
    NO_TOKEN,
    RIGHT,
    STEPS,
    TRANSITION,
    TRAPDOOR,
    VISITORS_TO_WIN,
    WALLS_TO_WIN,
    State,
    goal,
    position,
)
from ..ways import Castle, Way, bits, cell_of, maze_of, prospects, ways
from .thought import View, usable

A_CLAIM = 2.0
"""A right claim brings a visitor and a wall token."""
WIN = 10.0
"""What ends the match at once is worth more than all that a colour more could bring."""
OUT_OF_REACH = 1.0
"""What it costs if nothing could be reached in the next round, for want of colours."""
DROPPED = -1.0
"""A claim that is dropped costs the floor, and a moment."""
A_STEP = 0.01
"""Of two journeys with the same end the shorter one is shown sooner."""
Found = tuple[float, Event]
Place = tuple[int, int]
"""A cell, and the colour that the ghost has there."""


def weigh(question: Question) -> list[Hint]:
    """Every legal action, with what it brings and why."""
    view = question.view
    claims = view["phase"] == "claim" and view["journey"]["seat"] == question.seat
    return on_the_way(question) if claims else in_the_search(question)


def in_the_search(question: Question) -> list[Hint]:
    """Calls, and the hand."""
    view, seat = question.view, question.seat
    castle, visitor = Castle.seen_in(view), cell_of(view["visitor"]["room"])
    found = ways(castle, cell_of(view["ghost"]), visitor, bits(usable(view, seat)))
    brought = {way.last: brings(view, seat, castle, visitor, way.last) for way in found}
    hints = []
    for action in question.legal:
        calls = [way for way in found if way.called == action]
        best = max(calls, key=lambda way: brought[way.last] - A_STEP * way.steps, default=None)
        value, reason = a_call(view, seat, action, best, brought) if action < STEP else a_hand(action, found)
        hints.append(Hint(action, round(value, 2), reason))
    return hints


def brings(view: View, seat: int, castle: Castle, visitor: int, colour: int) -> float:
    """What a right claim with a colour is worth: points over the others, less what it leaves out of reach."""
    if wins(view, seat):
        return WIN
    taken = 0.0 if holder(view, colour) == NOBODY else 1 / (len(view["seats"]) - 1)
    reach = prospects(castle, visitor, usable(view, seat) - {colour})
    return A_CLAIM + taken - OUT_OF_REACH * (1 - reach)


def wins(view: View, seat: int) -> bool:
    """Whether one more claim ends the match."""
    mine = view["seats"][seat]
    return len(mine["walls"]) + 1 >= WALLS_TO_WIN or len(mine["visitors"]) + 1 >= VISITORS_TO_WIN


def holder(view: View, colour: int) -> int:
    """The seat before which a wall token lies."""
    seats = [seat for seat, each in enumerate(view["seats"]) if COLOUR_NAMES[colour] in each["walls"]]
    return seats[0] if seats else NOBODY


def a_call(view: View, seat: int, colour: int, way: Way | None, brought: dict[int, float]) -> Found:
    """Boo! and a colour."""
    if colour not in usable(view, seat):
        return DROPPED, {"code": "own"}
    if way is None:
        return DROPPED, {"code": "no-way"}
    told: dict[str, Any] = {"steps": way.steps, "walls": way.walls, "colour": COLOUR_NAMES[way.last]}
    rival = holder(view, way.last)
    code = "wins" if wins(view, seat) else "way" if rival == NOBODY else "way-from"
    whose = {"from_seat": rival} if code == "way-from" else {}
    return brought[way.last] - A_STEP * way.steps, {"code": code, **told, **whose}


def a_hand(action: int, found: list[Way]) -> Found:
    """Raising or lowering it, or waiting."""
    if action == WAIT:
        return 0.0, {"code": "nothing"}
    right = action == (LOWER if found else RAISE)
    return (0.5 if right else -0.5), {"code": "there-is-one" if found else "give-up"}


def on_the_way(question: Question) -> list[Hint]:
    """The steps of a claim: which lead to the visitor, and in how many more."""
    return [Hint(action, *stepped(question, action)) for action in question.legal]


def stepped(question: Question, action: int) -> Found:
    """What comes of one of them."""
    if action == WAIT:
        return DROPPED, {"code": "time"}
    states = State.batch(1)
    states[0] = question.world(0)
    after = states[0]
    visitor = goal(after)
    apply(after, question.seat, action)
    if after.journey == RIGHT:
        return A_CLAIM, {"code": "there"}
    if after.journey != GOING:
        return DROPPED, {"code": "wall" if action < JUMP else "own"}
    return to_go(question, after, visitor)


def to_go(question: Question, after: State, visitor: int) -> Found:
    """How far it is from there to the visitor, with the colour that the ghost has then."""
    castle, colours = Castle.of(after), usable(question.view, question.seat)
    left = steps_left(castle, (int(position(after)), int(after.colour)), visitor, colours)
    if left is None:
        return DROPPED, {"code": "astray"}
    return round(A_CLAIM - A_STEP * left, 2), {"code": "on", "steps": left}


def steps_left(castle: Castle, start: Place, visitor: int, colours: Collection[int]) -> int | None:
    """The fewest steps from a cell with a colour to the visitor, jumps and changes counted; None without any way.

    The solver chooses the first colour itself; here it has been called already.
    """
    seen, front = {start}, [start]
    for steps in range(STEPS):
        if any(cell == visitor for cell, _ in front):
            return steps
        front = [*{place for each in front for place in next_to(castle, each, colours)} - seen]
        seen.update(front)
    return None


def next_to(castle: Castle, place: Place, colours: Collection[int]) -> Iterator[Place]:
    """Where one step can lead."""
    maze, (cell, colour) = maze_of(castle)[0], place
    for direction in range(DIRECTIONS):
        if maze.between[cell * DIRECTIONS + direction] in (OPEN, colour):
            yield int(maze.there[cell * DIRECTIONS + direction]), colour
    token = castle.token[castle.spot.index(cell)] if cell in castle.spot else NO_TOKEN
    if token == TRAPDOOR:
        yield from ((spot, colour) for spot, kind in zip(castle.spot, castle.token, strict=True) if kind == TRAPDOOR)
    if token == TRANSITION:
        yield from ((cell, other) for other in colours)
