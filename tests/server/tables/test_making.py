"""New tables; what guests may want is in test_table.py and test_seats.py."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from tests.server.conftest import Inside
from tests.server.serving import box

from hullaboo.server.identity import Entropy
from hullaboo.server.settings import Settings
from hullaboo.server.storage.records import SeatRecord, TableRecord, count_wins, ended
from hullaboo.server.storage.store import Store
from hullaboo.server.tables.catalog import Catalog, shown
from hullaboo.server.tables.making import TableMaker, chosen_for_a_table, numbered
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


def test_the_second_bot_of_a_name_is_called_the_second_in_rematches_too() -> None:
    seats = [SeatRecord("person", "Ada"), *(SeatRecord("bot", f"bot {bot}", bot) for bot in ("mo", "ida", "mo"))]
    assert [seat.name for seat in numbered(seats)] == ["Ada", "bot mo", "bot ida", "bot mo 2"]
    assert [seat.again().name for seat in seats[1:]] == ["bot mo", "bot ida", "bot mo 2"]


def test_people_at_one_screen_have_names_of_their_own(server: Inside) -> None:
    guest = server.guest()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]
    made = guest.post("/api/tables", {"game": "template", "seats": seats, "hot_seat": True})
    assert [seat["name"] for seat in guest.get(f"/api/tables/{made['table']}")["seats"]] == ["Ada", "Ben"]
    seats[1]["name"] = "B\u200ben"
    assert guest.ask("POST", "/api/tables", {"game": "template", "seats": seats, "hot_seat": True}).status == 400


def test_who_plays_now_and_names_nobody_meets_the_easiest(server: Inside) -> None:
    guest = server.guest()
    made = guest.post("/api/play", {"game": "template"})
    assert {seat.get("bot") for seat in guest.get(f"/api/tables/{made['table']}")["seats"]} == {None, "mo"}


def test_an_evening_counts_who_won_but_not_that_all_did() -> None:
    table = record()
    assert [seat.wins for seat in ended(table, [1]).seats] == [0, 1]
    assert [seat.wins for seat in table.seats] == [0, 0], "the record that is committed is another one"
    for winners in ([1], [0, 1], [1]):
        count_wins(table, winners)
    assert [seat.again().wins for seat in table.seats] == [0, 2]
    table.seats[1].guests = []
    assert table.seats[1].again().wins == 0, "who left takes them along"
