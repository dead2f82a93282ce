"""Matches played again from their logs.

Replays: after the end, the table at every move through anybody's eyes. And what a viewer was told so far, so that a
reload loses nothing that may be read again.
"""

from collections.abc import Iterator
from typing import Literal

from hullaboo.core.contract import Event
from hullaboo.core.seats import ALL_EYES, CLOCK, SPECTATOR
from hullaboo.play.match import Match, Move
from hullaboo.server.protocol.bodies import FrameShown, ReplayShown, ToldShown
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.tables.table import Table

MOST_TOLD = 400
EYES = {"all": ALL_EYES, "spectator": SPECTATOR}


def replayed(table: Table, eyes: str) -> ReplayShown:
    """The whole match through somebody's eyes: `all`, `spectator`, or the number of a seat."""
    if table.play is None or table.kept.phase != "over":
        raise Refusal("not-over")
    match = table.play.match
    viewer = viewer_named(eyes, match.seats)
    return ReplayShown(game=match.game.name, eyes=eyes, names=table.kept.names, frames=list(frames(match, viewer)))


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


def dealt_again(match: Match) -> Match:
    """The same match before its first move."""
    return Match(match.game, match.seats, edition=match.edition, options=match.options, luck=match.luck)


async def told_so_far(table: Table, guest: str, seat: int | None) -> ToldShown:
    """What a guest's seat was told, or a spectator (`None`): the newest events, none of them fleeting."""
    if seat is not None and seat not in table.kept.held_by(guest):
        raise Refusal("not-your-seat", seat=seat)
    viewer = SPECTATOR if seat is None else seat
    play = table.playing
    return ToldShown(play.showing.of(viewer).number, lasting(play.match, viewer)[-MOST_TOLD:])


def lasting(match: Match, viewer: int) -> list[Event]:
    """All that a viewer was told in a match and may read again; what only memory may keep is left out."""
    again, events = dealt_again(match), []
    for move in match.moves:
        again.play_text(move.seat, move.text)
        events += [event for event in again.tell(viewer) if not event.get("fleeting")]
    return events


def mover(move: Move) -> int | Literal["clock"]:
    """Who moved: a seat, or the clock."""
    return "clock" if move.seat == CLOCK else move.seat
