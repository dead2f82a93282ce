"""What is said in a match and is no action: ending it early, giving up while others play on, taking moves back."""

from hullaboo.play import taking_back
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.tables.live_match import LiveMatch


def end_early(live: LiveMatch, seat: int, how: str, id: str) -> None:
    """Note that a seat resigns, or that all agree to stop."""
    live.note(live.match.end_early(seat, how), id)


def leave(live: LiveMatch, seat: int, bot: str, id: str) -> None:
    """Note that a seat gives up, and that a bot plays on."""
    live.note(live.match.leave(seat, f"bot={bot}"), id)


def must_be_takeable(live: LiveMatch, seat: int) -> int:
    """Return how many actions back a seat's last one is; refuses where it may not be taken back."""
    live.must_go_on()
    count = taking_back.moves_to_take_back(live.match, seat)
    live.match.must_be_takeable(seat, count)
    if live.bots.play and not taking_back.nothing_was_learnt(live.match, seat, count):
        raise Refusal("something-was-learnt", seat=seat)
    return count


def take_back(live: LiveMatch, seat: int) -> None:
    """Note that a seat takes back its last action, and what came after it."""
    live.note(live.match.take_back(seat, must_be_takeable(live, seat)), "")
