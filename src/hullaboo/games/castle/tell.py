"""What happened, as events. The table is open, so everybody is told the same."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from hullaboo.core.record import Row
from hullaboo.core.seats import NOBODY
from hullaboo.kit.parts import part
from hullaboo.kit.plain import interpreted, once_a_move

from .board import CELLS_SHOWN, COLOUR_NAMES, DIRECTION_NAMES, OPEN, SIDE, beside, wall
from .edition import CRESTS, PORTRAITS
from .moves import phrase
from .rules import APPEAR, CALL, CHANGE, CLAIM_OVER, COOLED, JUMP, SEARCH_OVER, STEP, WAIT
from .state import DROPPED, UNREST, State
from .view import counted
from .ways import Castle, Way, ways

Event = dict[str, Any]
wall_beside, next_cell = interpreted(wall), interpreted(beside)


class Facts(NamedTuple):
    """What is told of a table: no rooms of visitors are in it."""

    over: int
    counting: int
    visitor: int
    owner: Row
    holder: Row
    unrest: int
    claimer: int
    colour: int
    last_colour: int
    journey: int
    traveller: int
    steps: int


facts = part(State, often=True)(Facts)


@part(State)
def walls(east: Row, south: Row) -> tuple[Row, Row]:
    """What is east and what is south of every cell: the same for a whole match."""
    return east, south


def tell(before: State, seat: int, action: int, after: State, viewer: int) -> list[Event]:
    """What everybody is told alike."""
    return told(before, seat, action, after)


@once_a_move
def told(before: State, seat: int, action: int, after: State) -> list[Event]:
    """The action, and what came of it."""
    if action == WAIT:
        return []
    if action == APPEAR:
        return [appeared(after)]
    was, now = facts(before), facts(after)
    deed = stepped(before, was, seat, action - STEP) if STEP <= action < JUMP else played(was.claimer, seat, action)
    ended = round_ended(before, action, after) if was.owner != now.owner else ()
    return [deed, *claim_dropped(was, action, now), *ended]


@cache
def played(claimer: int, seat: int, action: int) -> Event:
    """What the seat did, or which time is over."""
    if action == CLAIM_OVER:
        return {"code": "claim-over", "seat": claimer}
    if action == SEARCH_OVER or action >= COOLED:
        return phrase(action)
    return {"code": phrase(action)["code"], "seat": seat, **phrase(action)}


def stepped(before: State, was: Facts, seat: int, direction: int) -> Event:
    """A step of the ghost, and what was in its way."""
    between = wall_beside(*walls(before), int(before.path[was.steps]), direction)
    return stepped_against(between, was.colour, seat, direction)


@cache
def stepped_against(between: int, colour: int, seat: int, direction: int) -> Event:
    """Through an open side, through a wall of the right colour, or against one of another."""
    told = {"seat": seat, "direction": DIRECTION_NAMES[direction]}
    if between == OPEN:
        return {"code": "walk", **told}
    if between == colour:
        return {"code": "cross", **told, "colour": COLOUR_NAMES[between]}
    return {"code": "bump", **told, "wall": COLOUR_NAMES[between], "colour": COLOUR_NAMES[colour]}


def claim_dropped(was: Facts, action: int, now: Facts) -> Iterator[Event]:
    """Why a claim was dropped, where the action itself does not say it."""
    if now.journey != DROPPED or now.claimer != NOBODY or action >= CLAIM_OVER:
        return
    said, seat = phrase(action), now.traveller
    if "colour" in said and now.holder[COLOUR_NAMES.index(said["colour"])] == seat:
        yield {"code": "own-colour", "seat": seat, "colour": said["colour"]}
    elif now.steps > was.steps and was.claimer == seat:
        yield {"code": "too-long", "seat": seat}


def round_ended(before: State, action: int, after: State) -> Iterator[Event]:
    """Who has the visitor, what would have been possible, and where the next one appears, if it does at once."""
    was, now = facts(before), facts(after)
    yield {**taken(was, now), **stand(after)} if now.owner[was.visitor] >= 0 else gone(was, action)
    yield possible(Castle.of(before), int(before.ghost), int(before.room[was.visitor]))
    if not now.over and not now.counting:
        yield appeared(after)


def taken(was: Facts, now: Facts) -> Event:
    """The visitor and a wall token, from the reserve or from another seat."""
    loser = was.holder[now.last_colour]
    colour = COLOUR_NAMES[now.last_colour]
    told = {"seat": now.owner[was.visitor], "number": was.visitor + 1, "colour": colour}
    return {"code": "take", **told} if loser == NOBODY else {"code": "take-from", **told, "from_seat": loser}


def stand(after: State) -> Event:
    """How many wall tokens and visitors each seat has now."""
    walls, visitors = counted(after)
    return {"walls": list(walls), "visitors": list(visitors)}


def gone(was: Facts, action: int) -> Event:
    """The visitor leaves because time is over, because of too much unrest, or because most gave up."""
    if action == SEARCH_OVER:
        return {"code": "leave-time", "number": was.visitor + 1}
    restless = was.unrest >= UNREST - 1
    return {"code": "leave-unrest" if restless else "leave-hands", "number": was.visitor + 1}


def possible(castle: Castle, ghost: int, room: int) -> Event:
    """What the solver says now that the round is over: the ways there were, one for each last colour."""
    found = sorted(ways(castle, ghost, room), key=cost)
    if not found:
        return {"code": "impossible"}
    told = {"code": "possible", "count": len(found), "colour": COLOUR_NAMES[found[0].last], "walls": found[0].walls}
    return {**told, "ways": [way_shown(castle, ghost, way) for way in found]}


def cost(way: Way) -> tuple[int, int, int]:
    """What a way costs: steps, then walls, then tokens."""
    return way.steps, way.walls, way.tokens


def way_shown(castle: Castle, ghost: int, way: Way) -> Event:
    """A way cell by cell, each with the colour the ghost has there; its last colour names it."""
    cells, colours = [ghost], [way.called - CALL]
    for action in way.actions[1:]:
        cells.append(reached(castle, cells[-1], action))
        colours.append(action - CHANGE if action >= CHANGE else colours[-1])
    return {
        "last": COLOUR_NAMES[way.last],
        "cells": [CELLS_SHOWN[cell] for cell in cells],
        "colours": [COLOUR_NAMES[colour] for colour in colours],
    }


def reached(castle: Castle, cell: int, action: int) -> int:
    """Where an action of a journey leads."""
    if action >= CHANGE:
        return cell
    return castle.spot[action - JUMP] if action >= JUMP else next_cell(cell, action - STEP)


def appeared(after: State) -> Event:
    """The next visitor, by the signs of its room."""
    row, column = divmod(int(after.room[int(after.visitor)]), SIDE)
    crest, portrait = CRESTS[after.crest[row // 2]], PORTRAITS[after.portrait[column // 2]]
    return {"code": "appear", "number": int(after.visitor) + 1, "crest": crest, "portrait": portrait}
