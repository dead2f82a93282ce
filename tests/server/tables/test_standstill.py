"""Who comes to a table that waits for its log sees what is committed; over sockets: tests/faults/test_writing.py."""

import asyncio

from hullaboo.server.protocol.from_client import Sit
from hullaboo.server.tables import standstill
from hullaboo.server.tables.pipeline import Pipeline

from .test_pipeline import Listener, Stage


def test_who_comes_meanwhile_sees_the_match_without_what_is_being_written() -> None:
    async def story() -> None:
        stage = Stage(Pipeline)
        await stage.begins()
        late = Listener(stage.table, "Ada", 0)
        standstill.welcome(stage.table, late.connection)
        assert late.kinds == [], "nothing stands still"
        await stage.shuts()
        stage.store.health.writable = False
        stage.ada.moves("keep", "m1")
        await stage.goes_on()
        standstill.welcome(stage.table, late.connection)
        assert late.kinds == ["storage", "room", "table"]
        standstill.seat(stage.table, late.connection, Sit(id="s", seat=0))
        assert late.kinds[3:] == ["ack", "room", "table"]
        turns = len(stage.table.playing.match.moves)
        assert turns == 1, "the table itself knows the move"
        assert stage.table.storage.moves_in_flight == 1
        assert late.heard[-1]["view"] == stage.seen_first["view"]
        stage.task.cancel()

    asyncio.run(story())


def test_who_holds_no_seat_is_not_shown_one() -> None:
    async def story() -> None:
        stage = Stage(Pipeline)
        await stage.begins()
        await stage.shuts()
        stage.store.health.writable = False
        stage.ada.moves("keep", "m1")
        await stage.goes_on()
        stranger = Listener(stage.table, "Eve", 0)
        standstill.seat(stage.table, stranger.connection, Sit(id="s", seat=0))
        assert stranger.kinds == []
        stage.task.cancel()

    asyncio.run(story())
