"""What is added to a table: moves, all or none, with the end in the same transaction; and what was said."""

from pathlib import Path

import pytest
from tests.server.storage.test_store import a_table, row, with_store

from hullaboo.server.settings import database_url
from hullaboo.server.storage.group_commit import LostTable
from hullaboo.server.storage.moves import ChatLog, MoveLog
from hullaboo.server.storage.store import Store


@pytest.fixture
def url(tmp_path: Path) -> str:
    return database_url(str(tmp_path / "store.sqlite3"))


def test_moves_are_kept_with_how_they_end(url: str) -> None:
    async def story(store: Store) -> None:
        assert isinstance(store.moves, MoveLog)
        await store.tables.create(a_table(), 1.0)
        await store.moves.append(row(1), row(2), ending=a_table(phase="over"))
        stored = await store.tables.load("t")
        assert stored is not None
        assert [move.number for move in stored.moves] == [1, 2]
        assert stored.table.phase == "over"

    with_store(url, story)


def test_a_move_that_is_there_already_leaves_the_end_unwritten(url: str) -> None:
    async def story(store: Store) -> None:
        await store.tables.create(a_table(), 1.0)
        await store.moves.append(row(1))
        with pytest.raises(LostTable):
            await store.moves.append(row(1, text="swap"), row(2), ending=a_table(phase="over"))
        stored = await store.tables.load("t")
        assert stored is not None
        assert ([move.text for move in stored.moves], stored.table.phase) == (["keep"], "gathering")

    with_store(url, story)


def test_what_was_said_comes_back_in_order(url: str) -> None:
    async def story(store: Store) -> None:
        assert isinstance(store.chat, ChatLog)
        await store.tables.create(a_table(), 1.0)
        for number, text in enumerate(("boo", "who?")):
            said = {"table": "t", "number": number, "name": "Ada", "seat": 0, "text": text, "message": f"c{number}"}
            await store.chat.append(said)
        stored = await store.tables.load("t")
        assert stored is not None
        assert [each.text for each in stored.chat] == ["boo", "who?"]

    with_store(url, story)
