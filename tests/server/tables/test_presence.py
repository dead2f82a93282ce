"""Who is at a table, and from where they look."""

from hullaboo.core.seats import SPECTATOR
from hullaboo.server.tables.presence import Presence

from .seated import connection, record


def test_who_comes_looks_on_until_they_sit() -> None:
    presence = Presence(record(), lambda: 0, 100)
    ada = connection("Ada")
    presence.add(ada)
    assert (presence.viewers.watching, presence.viewers.unwatched) == ({SPECTATOR: [ada]}, [0, 1])
    presence.look_from(ada, 0)
    assert (presence.viewers.watching, presence.viewers.unwatched) == ({0: [ada]}, [1])
    assert (presence.at(0), presence.at(1)) == ([ada], [])
    assert presence.viewers.players == [ada]


def test_a_line_that_breaks_for_a_moment_changes_nothing() -> None:
    clock = [0]
    presence = Presence(record(), lambda: clock[0], 100)
    assert not presence.is_watched
    ada = connection("Ada")
    presence.add(ada)
    clock[0] = 5
    presence.remove(ada)
    clock[0] = 104
    assert presence.is_watched
    clock[0] = 105
    assert not presence.is_watched
    assert presence.quiet_since == 5


def test_spectators_are_those_who_hold_no_seat() -> None:
    presence = Presence(record(), lambda: 0, 100)
    for guest in ("Ada", "Ada", "Eve"):
        presence.add(connection(guest))
    assert presence.guests == {"Ada", "Eve"}
    assert presence.spectators == 1
    assert not presence.is_for_nobody
