"""Taking a move back, only where nothing was learnt by it."""

import json

from hullaboo.core.entry_points import entry_points
from hullaboo.play.match import Match

TRIES = 8


def taken_back(match: Match, seat: int) -> Match | None:
    """The match before its last move, if that was the seat's own and showed it nothing it could not foresee."""
    if not match.moves or match.moves[-1].seat != seat or match.ended_early:
        return None
    before = match.copy()
    before.undo()
    action = match.game.moves.action(match.moves[-1].text)
    seen = json.dumps(match.view(seat))
    foreseen = all(seen_after(before, seat, action, seed) == seen for seed in range(TRIES))
    return before if foreseen else None


def seen_after(before: Match, seat: int, action: int, seed: int) -> str:
    """What the seat would see after its action in a world guessed from what it knew."""
    world = before.guessed(seat, seed)
    entry_points(before.game).apply(world, 0, seat, action)
    return json.dumps(before.game.views.view(world[0], seat))
