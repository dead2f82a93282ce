"""A crash between the last move of a match and the note that it is over: does the table stay in the lists for ever?"""

import tempfile
from pathlib import Path

from tests.attack.server import Attacked
from tests.attack.trying import Tried, main_alone
from tests.server.client import Guest
from tests.server.tables.test_quarantine import changed, played

from hullaboo.server.tables import mending

ENDED, GOING_ON = '"phase":"over"', '"phase":"playing"'


def lost_ends(tries: int) -> Tried:
    """So many matches are over by their logs alone; a server starts on them."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite3"
        server = Attacked(str(file))
        tables = [played(server) for _ in range(tries)]
        server.stop()
        for _, table in tables:
            sql = "UPDATE tables SET phase = 'playing', kept = replace(kept, ?, ?) WHERE id = ?"
            changed(file, sql, ENDED, GOING_ON, table)
        changed(file, "DELETE FROM settings WHERE name = ?", mending.ENDS_MENDED)
        again = Attacked(str(file))
        live = sum(is_live(Guest(again.port, guest.cookie), table) for guest, table in tables)
        again.kill()
    return Tried(live, tries, "matches whose end was not kept were live after a restart")


def is_live(guest: Guest, table: str) -> bool:
    """Whether a match is said to be played still."""
    return bool(guest.get(f"/api/tables/{table}")["phase"] != "over")


if __name__ == "__main__":
    main_alone(lost_ends, 10)
