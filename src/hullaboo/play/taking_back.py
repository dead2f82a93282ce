"""What may be taken back: what showed a seat nothing that it did not know or could not foresee.

Whether that is so follows from what the seat itself may see, and from worlds that are guessed for it, so that the
answer tells nobody anything. Luck goes by the number of an action among those that stand (`Match.standing`): whoever
takes one back and plays it again has the same luck, and nobody draws twice.
"""

import json
from collections.abc import Sequence
from typing import Any

import numpy as np

from hullaboo.core.contract import Event, Game, View
from hullaboo.core.entry_points import entry_points
from hullaboo.core.seats import holds
from hullaboo.play.match import Match, Move
from hullaboo.play.seals import digest_of

WORLDS = 12
Seen = tuple[View, list[Event]]


def moves_to_take_back(match: Match, seat: int) -> int:
    """How many actions back the seat's own last one is; 0 if it has none that may be taken back."""
    for count, move in enumerate(reversed(match.standing), 1):
        if move.seat == seat:
            return count
    return 0


def nothing_was_learnt(match: Match, seat: int, count: int) -> bool:
    """Whether the last actions, the seat's own first, have shown the seat nothing new.

    They are played again in worlds guessed from what it knew before. In each of them they must be possible, and show it
    the same, step by step. What others have played since goes only where the seat knew everything: else already which
    move they chose tells of what they hold.
    """
    before, moves = match.copy(), match.standing[-count:]
    before.take_back(seat, count)
    worlds = [before.guessed(seat, seed) for seed in range(WORLDS)]
    knows_all = len({digest_of(match.game, world[0]) for world in worlds}) == 1
    if not knows_all and any(move.seat != seat for move in moves):
        return False
    seen = json.dumps(seen_by(before, seat, moves))
    return all(json.dumps(seen_in(match.game, world, seat, moves)) == seen for world in worlds)


def seen_by(match: Match, seat: int, moves: Sequence[Move]) -> list[Seen]:
    """What a seat sees while moves are played."""
    seen = []
    for move in moves:
        match.play_text(*move)
        seen.append((match.view(seat), match.tell(seat)))
    return seen


def seen_in(game: Game, world: Any, seat: int, moves: Sequence[Move]) -> list[Seen] | None:
    """What a seat would see if they were played in a guessed world; nothing if they could not be."""
    seen, tell, view = [], game.telling.tell, game.views.view
    for move in moves:
        action, before = game.moves.action(move.text), world.copy()
        if not is_legal(game, world, move.seat, action):
            return None
        entry_points(game).apply(world, 0, move.seat, action)
        seen.append((view(world[0], seat), tell(before[0], move.seat, action, world[0], seat)))
    return seen


def is_legal(game: Game, world: Any, seat: int, action: int) -> bool:
    """Whether a seat may play an action in a world."""
    gates, out = entry_points(game), np.zeros(game.rules.MOST_LEGAL, np.int32)
    return holds(gates.actors(world, 0), seat) and action in out[: gates.legal(world, 0, seat, out)]
