"""What happened, as events. The table is open, so everybody is told the same."""

from collections.abc import Iterator
from typing import Any

from hullaboo.core.seats import NOBODY
from hullaboo.kit.plain import once_a_move

from .board import COLOUR_NAMES, DIRECTION_NAMES, OPEN, SIDE, beside
from .edition import CRESTS, PORTRAITS
from .moves import phrase
from .rules import CALL, CHANGE, CLAIM_OVER, COOLED, JUMP, SEARCH_OVER, STEP, WAIT
from .state import DROPPED, UNREST, State, position, side
from .ways import Castle, Way, ways

Event = dict[str, Any]


def tell(before: State, seat: int, action: int, after: State, viewer: int) -> list[Event]:
    """What everybody is told alike."""
    return told(before, seat, action, after)


@once_a_move
def told(before: State, seat: int, action: int, after: State) -> list[Event]:
    """The action, and what came of it."""
    if action == WAIT:
        return []
    return [played(before, seat, action), *claim_dropped(before, action, after), *round_ended(before, action, after)]


def played(before: State, seat: int, action: int) -> Event:
    """What the seat did, or which time is over."""
    if action in range(STEP, JUMP):
        return stepped(before, seat, action - STEP)
    if action == CLAIM_OVER:
        return {"code": "claim-over", "seat": int(before.claimer)}
    if action == SEARCH_OVER or action >= COOLED:
        return phrase(action)
    return {"code": phrase(action)["code"], "seat": seat, **phrase(action)}


def stepped(before: State, seat: int, direction: int) -> Event:
    """Through an open side, through a wall of the right colour, or against one of another."""
    told = {"seat": seat, "direction": DIRECTION_NAMES[direction]}
    between = side(before, position(before), direction)
    if between == OPEN:
        return {"code": "walk", **told}
    if between == before.colour:
        return {"code": "cross", **told, "colour": COLOUR_NAMES[between]}
    return {"code": "bump", **told, "wall": COLOUR_NAMES[between], "colour": COLOUR_NAMES[before.colour]}


def claim_dropped(before: State, action: int, after: State) -> Iterator[Event]:
    """Why a claim was dropped, where the action itself does not say it."""
    if after.journey != DROPPED or after.claimer != NOBODY or action >= CLAIM_OVER:
        return
    said = phrase(action)
    seat = int(after.traveller)
    if "colour" in said and after.holder[COLOUR_NAMES.index(said["colour"])] == seat:
        yield {"code": "own-colour", "seat": seat, "colour": said["colour"]}
    elif after.steps > before.steps and before.claimer == seat:
        yield {"code": "too-long", "seat": seat}


def round_ended(before: State, action: int, after: State) -> Iterator[Event]:
    """Who has the visitor, what would have been possible, and where the next one appears."""
    visitor = int(before.visitor)
    if after.owner[visitor] == before.owner[visitor]:
        return
    yield taken(before, after, visitor) if after.owner[visitor] >= 0 else gone(before, action, visitor)
    yield possible(before, visitor)
    if not after.over:
        yield appeared(after)


def taken(before: State, after: State, visitor: int) -> Event:
    """The visitor and a wall token, from the reserve or from another seat."""
    colour = int(after.last_colour)
    loser = int(before.holder[colour])
    told = {"seat": int(after.owner[visitor]), "number": visitor + 1, "colour": COLOUR_NAMES[colour]}
    return {"code": "take", **told} if loser == NOBODY else {"code": "take-from", **told, "from_seat": loser}


def gone(before: State, action: int, visitor: int) -> Event:
    """The visitor leaves because time is over, because of too much unrest, or because most gave up."""
    if action == SEARCH_OVER:
        return {"code": "leave-time", "number": visitor + 1}
    restless = before.unrest >= UNREST - 1
    return {"code": "leave-unrest" if restless else "leave-hands", "number": visitor + 1}


def possible(before: State, visitor: int) -> Event:
    """What the solver says now that the round is over: the ways there were, one for each last colour."""
    found = ways(Castle.of(before), int(before.ghost), int(before.room[visitor]))
    if not found:
        return {"code": "impossible"}
    best = min(found, key=cost)
    told = {"code": "possible", "count": len(found), "colour": COLOUR_NAMES[best.last], "walls": best.walls}
    return {**told, "ways": [way_shown(before, way) for way in sorted(found, key=cost)]}


def cost(way: Way) -> tuple[int, int, int]:
    """What a way costs: steps, then walls, then tokens."""
    return way.steps, way.walls, way.tokens


def way_shown(before: State, way: Way) -> Event:
    """A way cell by cell, each with the colour the ghost has there; its last colour names it."""
    cells, colours = [int(before.ghost)], [way.called - CALL]
    for action in way.actions[1:]:
        cells.append(reached(before, cells[-1], action))
        colours.append(action - CHANGE if action >= CHANGE else colours[-1])
    return {
        "last": COLOUR_NAMES[way.last],
        "cells": [list(divmod(cell, SIDE)) for cell in cells],
        "colours": [COLOUR_NAMES[colour] for colour in colours],
    }


def reached(before: State, cell: int, action: int) -> int:
    """Where an action of a journey leads."""
    if action >= CHANGE:
        return cell
    return int(before.spot[action - JUMP]) if action >= JUMP else beside(cell, action - STEP)


def appeared(after: State) -> Event:
    """The next visitor, by the signs of its room."""
    row, column = divmod(int(after.room[int(after.visitor)]), SIDE)
    crest, portrait = CRESTS[after.crest[row // 2]], PORTRAITS[after.portrait[column // 2]]
    return {"code": "appear", "number": int(after.visitor) + 1, "crest": crest, "portrait": portrait}
