"""A batch is written before anybody is told that it is; meanwhile it is known what is under way."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from hullaboo.server.storage.store import Store
from hullaboo.server.tables.table_storage import TableStorage
from hullaboo.server.tables.transaction import Batch

from .seated import record


def test_what_is_under_way_is_known_until_all_is_written() -> None:
    written: list[str] = []
    known: list[tuple[bool, bool, int]] = []

    async def note(*what: Any, **_more: Any) -> None:
        known.append((storage.is_writing, storage.is_writing_record, storage.moves_in_flight))
        written.append(type(what[0]).__name__)

    store = SimpleNamespace(
        tables=SimpleNamespace(save=note), chat=SimpleNamespace(append=note), moves=SimpleNamespace(append=note),
        health=SimpleNamespace(writable=False),
    )  # fmt: skip
    storage = TableStorage(cast(Store, store), record())
    batch = Batch(moves=[{}, {}], chat=[{}], changes_record=True)
    assert not storage.stands_still
    asyncio.run(storage.commit(batch, None))
    assert written == ["TableRecord", "dict", "dict"]
    assert known == [(True, True, 2)] * 3
    assert not storage.is_writing
    assert not storage.is_writing_record
    assert storage.moves_in_flight == 0
