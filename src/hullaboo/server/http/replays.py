"""Replays: after the end of a match, the table at every move through anybody's eyes."""

from collections.abc import Iterator
from typing import Literal

from hullaboo.core.seats import ALL_EYES, CLOCK, SPECTATOR
from hullaboo.play.match import Match, Move, dealt_again
from hullaboo.server.protocol.bodies import FrameShown, ReplayShown
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.tables.table import Table

EYES = {"all": ALL_EYES, "spectator": SPECTATOR}


def replayed(table: Table, eyes: str) -> ReplayShown:
    """The whole match through somebody's eyes: `all`, `spectator`, or the number of a seat."""
    if table.live is None or table.record.phase != "over":
        raise Refusal("not-over")
    match = table.live.match
    viewer = viewer_named(eyes, match.seats)
    return ReplayShown(game=match.game.name, eyes=eyes, names=table.record.names, frames=list(frames(match, viewer)))


def viewer_named(eyes: str, seats: int) -> int:
    """Whose eyes are meant."""
    known = EYES | {str(seat): seat for seat in range(seats)}
    if eyes not in known:
        raise Refusal("bad-message", expected=" or ".join(known), got=eyes[:40])
    return known[eyes]


def frames(match: Match, viewer: int) -> Iterator[FrameShown]:
    """The table after the deal, then after every move."""
    again = dealt_again(match)
    yield FrameShown(seat=None, move="", view=again.view(viewer), events=[])
    for move in match.moves:
        again.play_text(move.seat, move.text)
        yield FrameShown(seat=mover(move), move=move.text, view=again.view(viewer), events=again.tell(viewer))


def mover(move: Move) -> int | Literal["clock"]:
    """Who moved: a seat, or the clock."""
    return "clock" if move.seat == CLOCK else move.seat
