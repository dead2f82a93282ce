"""What people propose, and when it is agreed."""

from typing import Any

import pytest

from hullaboo.server.protocol.from_client import Propose
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.tables.absence import Absence
from hullaboo.server.tables.commands import CountVotes
from hullaboo.server.tables.presence import Presence
from hullaboo.server.tables.proposals import Agreed, Proposals

from .seated import NoInbox, connection, record


def table(clock: list[int], **more: Any) -> tuple[Proposals, Absence, NoInbox]:
    """Proposals of a table at which Ada and Ben are."""
    kept, inbox = record(**more), NoInbox()
    presence = Presence(kept, lambda: clock[0], 100)
    for guest in ("Ada", "Ben"):
        presence.add(connection(guest))
    absence = Absence(kept, presence, lambda: clock[0], 1000)
    return Proposals(kept, absence, inbox), absence, inbox  # type: ignore[arg-type]


def stop(seat: int, *, agree: bool = True) -> Propose:
    return Propose(id=f"p{seat}", seat=seat, what="stop", agree=agree)


def test_it_is_agreed_when_all_are_for_it() -> None:
    proposals, _, _ = table([0])
    assert proposals.vote(stop(0)) is None
    assert [(each.what, each.seats) for each in proposals.shown()] == [("stop", [0])]
    assert proposals.vote(stop(1)) == Agreed("stop", None, 1, "p1")
    assert proposals.shown() == []


def test_it_can_be_taken_back() -> None:
    proposals, _, _ = table([0])
    proposals.vote(stop(0))
    assert proposals.vote(stop(0, agree=False)) is None
    assert proposals.shown() == []
    assert proposals.was_taken(stop(0))


def test_who_is_gone_for_long_is_no_longer_asked() -> None:
    clock = [0]
    proposals, absence, inbox = table(clock)
    absence.gone_since[1] = 0
    proposals.vote(stop(0))
    proposals.count_later()
    assert [(wait, type(command)) for wait, command in inbox.later] == [(1000, CountVotes)]
    assert proposals.recount() == []
    clock[0] = 1000
    assert proposals.recount() == [Agreed("stop", None, 0)]


def test_nothing_is_proposed_at_the_wrong_time() -> None:
    proposals, _, _ = table([0], phase="over")
    with pytest.raises(Refusal, match="not-now"):
        proposals.must_be_possible(stop(0))
    proposals, _, _ = table([0])
    with pytest.raises(Refusal, match="not-abandoned"):
        proposals.must_be_possible(Propose(id="p", seat=0, what="stand-in", absent=1))
    with pytest.raises(Refusal, match="not-now"):
        proposals.must_be_possible(Propose(id="p", seat=0, what="rematch"))
