"""Since when people are gone."""

from hullaboo.server.tables.absence import Absence
from hullaboo.server.tables.presence import Presence

from .seated import connection, record


def test_who_is_gone_for_long_has_abandoned_their_seat() -> None:
    clock = [0]
    table = record()
    presence = Presence(table, lambda: clock[0], 100)
    absence = Absence(table, presence, lambda: clock[0], 1000)
    ben = connection("Ben")
    presence.add(ben)
    absence.note()
    assert absence.gone_since == {0: 0}
    clock[0] = 400
    presence.remove(ben)
    absence.note()
    assert absence.gone_since == {0: 0, 1: 400}
    assert absence.next_abandoned == 600
    clock[0] = 1000
    assert (absence.is_abandoned(0), absence.is_abandoned(1), absence.next_abandoned) == (True, False, 400)
    presence.add(ben)
    absence.note()
    assert absence.gone_since == {0: 0}


def test_who_leaves_has_abandoned_it_at_once() -> None:
    table = record()
    absence = Absence(table, Presence(table, lambda: 5, 100), lambda: 5, 1000)
    absence.abandon(1)
    assert absence.is_abandoned(1)
    assert not absence.is_abandoned(0)
