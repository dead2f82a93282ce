"""Previews: what moves would certainly do, shown before they are made.

They are played in worlds guessed for the seat, never in the true one, so that the answer can hold nothing but what the
seat knows. It holds what all those worlds show alike. Only games whose `view.py` says `PREVIEWS = True` have them:
where things must be remembered, a preview would remember for the player.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from hullaboo.core.contract import Event, View
from hullaboo.core.entry_points import entry_points
from hullaboo.core.parts import Previewed
from hullaboo.core.seats import holds
from hullaboo.play.match import Match
from hullaboo.server.protocol.refusal import Refusal

WORLDS = 4


def previewed(match: Match, seat: int, moves: Sequence[str]) -> tuple[View, list[Event]]:
    """Return what a seat would see after its moves, and be told of them, as far as that is certain."""
    if not isinstance(match.game.views, Previewed):
        raise Refusal("not-now", what="preview")
    actions = [match.game.moves.action(text) for text in moves]
    worlds = [played(match, seat, actions, seed) for seed in range(WORLDS)]
    view: View = agreed([view for view, _ in worlds])
    events: list[Event] = agreed([events for _, events in worlds]) or []
    return view, [event for event in events if event]


def played(match: Match, seat: int, actions: Sequence[int], seed: int) -> tuple[View, list[Event]]:
    """Play the moves in one guessed world; return the view after them, and what was told."""
    world = match.guessed(seat, seed)
    events: list[Event] = []
    for action in actions:
        before = world.copy()
        refuse_unless_legal(match, world, seat, action)
        entry_points(match.game).apply(world, 0, seat, action)
        events += match.game.telling.tell(before[0], seat, action, world[0], seat)
    return match.game.views.view(world[0], seat), events


def refuse_unless_legal(match: Match, world: Any, seat: int, action: int) -> None:
    """Refuse what a seat could not play: it is shown no more than that."""
    gates = entry_points(match.game)
    if not holds(gates.actors(world, 0), seat):
        raise Refusal("not-your-turn", seat=seat)
    out = np.zeros(match.game.rules.MOST_LEGAL, np.int32)
    if action not in out[: gates.legal(world, 0, seat, out)]:
        raise Refusal("not-legal", seat=seat)


def agreed(values: Sequence[Any]) -> Any:
    """Return what all values have in common: keys and places that differ are left out or null."""
    first = values[0]
    if all(isinstance(each, dict) for each in values):
        return agreed_keys(values)
    if all(isinstance(each, list) and len(each) == len(first) for each in values):
        return [agreed(each) for each in zip(*values, strict=True)]
    return first if all(each == first for each in values) else None


def agreed_keys(values: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Return the keys that all have, each with what all have in common."""
    common = [key for key in values[0] if all(key in each for each in values)]
    return {key: agreed([each[key] for each in values]) for key in common}
