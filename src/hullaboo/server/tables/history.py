"""What a viewer was told in a match so far and may read again, so that a reload loses nothing."""

from hullaboo.core.contract import Event
from hullaboo.core.seats import SPECTATOR
from hullaboo.play.match import Match, dealt_again
from hullaboo.server.protocol.bodies import ToldShown
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.tables.table import Table

MOST_TOLD = 400


def told_so_far(table: Table, guest: str, seat: int | None) -> ToldShown:
    """Return what a guest's seat was told, or a spectator (`None`): the newest events, none of them fleeting."""
    if seat is not None and seat not in table.record.held_by(guest):
        raise Refusal("not-your-seat", seat=seat)
    viewer = SPECTATOR if seat is None else seat
    live = table.playing
    return ToldShown(live.broadcast.last_sent(viewer).number, lasting(live.match, viewer)[-MOST_TOLD:])


def lasting(match: Match, viewer: int) -> list[Event]:
    """Return all that a viewer was told in a match and may read again; what only memory may keep is left out."""
    again, events = dealt_again(match), []
    for move in match.moves:
        again.play_text(move.seat, move.text)
        events += [event for event in again.tell(viewer) if not event.get("fleeting")]
    return events
