"""Taking a move back at a terminal, only where nothing was learnt by it: it is as if it had not been played."""

from hullaboo.play.match import Match
from hullaboo.play.taking_back import nothing_was_learnt


def taken_back(match: Match, seat: int) -> Match | None:
    """The match before its last move, if that was the seat's own and showed it nothing it could not foresee."""
    if not match.moves or match.moves[-1].seat != seat or match.ended_early or match.over:
        return None
    if not nothing_was_learnt(match, seat, 1):
        return None
    before = match.copy()
    before.undo()
    return before
