"""New tables; what guests may want is in test_table.py and test_seats.py."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from tests.server.serving import box

from hullaboo.server.identity import Entropy
from hullaboo.server.settings import Settings
from hullaboo.server.storage.records import TableRecord
from hullaboo.server.storage.store import Store
from hullaboo.server.tables.catalog import Catalog, shown
from hullaboo.server.tables.making import TableMaker, chosen_for_a_table
from hullaboo.server.tables.seat_keys import SeatKeys

from .seated import record


def test_a_rematch_seats_everybody_one_on_and_the_old_table_leads_there() -> None:
    written: list[tuple[TableRecord, TableRecord]] = []
    opened: list[TableRecord] = []

    async def create(new: TableRecord, _made: float, after: TableRecord) -> None:
        assert opened == [], "it is opened when it is kept"
        written.append((new, after))

    store = cast(Store, SimpleNamespace(tables=SimpleNamespace(create=create), lease=None))
    tables: Any = SimpleNamespace(open=opened.append)
    nobody: Any = None
    entropy = Entropy()
    maker = TableMaker(Settings(), store, Catalog(box()), nobody, entropy, SeatKeys(entropy), tables)
    old = record(phase="over")
    old.seats[0].guests = []
    asyncio.run(maker.rematch(old, "Ben"))
    ((new, after),) = written
    assert opened == [new]
    assert [(seat.kind, seat.name) for seat in new.seats] == [("person", "Ben"), ("open", "")], "who left is not led on"
    assert (old.next, after.next) == (new.id, new.id)
    assert new.secret != old.secret


def test_a_table_of_people_has_what_is_usual_there_and_keeps_it_in_its_options() -> None:
    castle = box()["castle"]
    assert chosen_for_a_table(castle, {}) == {"countdown": "3"}
    assert chosen_for_a_table(castle, {"countdown": "0"}) == {}
    (offered,) = [option for option in shown(castle).options if option.name == "countdown"]
    assert offered.default == "3"
