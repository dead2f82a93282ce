"""A bit of a move has fallen over on the disk: is anybody told that its table cannot be opened?"""

import tempfile
from pathlib import Path

from tests.attack.server import Attacked
from tests.attack.trying import Tried, main_alone
from tests.server.client import Guest
from tests.server.tables.test_quarantine import changed, flip_a_move, played

UNEXPLAINED = (400, 404, 500)


def flipped_bits(tries: int) -> Tried:
    """In each of so many logs one; how many tables are missing without a word to their people or in the log?"""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite3"
        server = Attacked(str(file))
        tables = [played(server) for _ in range(tries)]
        server.stop()
        for _, table in tables:
            flip_a_move(file, table)
            changed(file, "UPDATE tables SET phase = 'playing' WHERE id = ?", table)
        again = Attacked(str(file))
        asked = {table: Guest(again.port, guest.cookie).ask("GET", f"/api/tables/{table}") for guest, table in tables}
        again.stop()
    named = {line.get("table") for line in again.troubles}
    silent = sum(reply.status in UNEXPLAINED or table not in named for table, reply in asked.items())
    return Tried(silent, tries, "tables whose log does not replay were missing without a word")


if __name__ == "__main__":
    main_alone(flipped_bits, 5)
