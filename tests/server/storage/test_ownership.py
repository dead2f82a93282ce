"""Two servers on one PostgreSQL: a table belongs to one of them, and the other is fenced."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import sqlalchemy as sql
from sqlalchemy.exc import TimeoutError as NoConnection
from tests.server.storage.test_store import a_table, emptied, postgres, row, said

from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.settings import database_url
from hullaboo.server.storage import leases
from hullaboo.server.storage.group_commit import LostTable
from hullaboo.server.storage.health import Unreadable
from hullaboo.server.storage.lock import DatabaseTaken
from hullaboo.server.storage.ownership import Elsewhere
from hullaboo.server.storage.schema import OWNERSHIP
from hullaboo.server.storage.store import Store

__all__ = ["postgres"]
Story = Callable[[Store, Store], Awaitable[None]]


@pytest.fixture
def together(postgres: str) -> Callable[[Story], None]:
    """Two servers share an empty database."""

    async def run(story: Story) -> None:
        one, two = (Store(database_url(postgres), node) for node in ("one", "two"))
        try:
            await asyncio.gather(one.open(), two.open())
            await story(one, two)
        finally:
            await asyncio.gather(one.close(), two.close())

    def told(story: Story) -> None:
        asyncio.run(emptied(database_url(postgres)))
        asyncio.run(run(story))

    return told


async def let_it_end(store: Store) -> None:
    """A server stands still until its lease is over: it knows nothing of that."""
    assert store.lease is not None
    async with store.engine.begin() as connection:
        await connection.execute(sql.text("UPDATE nodes SET until = 0 WHERE name = :name"), {"name": "one"})


async def kept_of(store: Store, id: str = "t") -> Any:
    kept = await store.tables.load(id)
    assert kept is not None
    return kept


async def owned(store: Store, *ids: str) -> None:
    """A server makes tables, and is asked for them."""
    for id in ids or "t":
        await store.tables.create(a_table(id), 1.0)
        await store.ownership.take(id)


def test_a_table_belongs_to_whoever_is_asked_for_it_first(together: Callable[[Story], None]) -> None:
    async def story(one: Store, two: Store) -> None:
        await two.tables.create(a_table(), 1.0)
        await one.ownership.take("t")
        with pytest.raises(Elsewhere) as refused:
            await two.ownership.take("t")
        assert refused.value.owner == one.lease.owner  # type: ignore[union-attr]
        await one.moves.append(row(1))
        assert [each.seat for each in (await kept_of(two)).moves] == [0]

    together(story)


def test_a_table_that_is_released_is_taken_with_an_entry_in_its_log(together: Callable[[Story], None]) -> None:
    async def story(one: Store, two: Store) -> None:
        await owned(one)
        await one.moves.append(row(1))
        await one.ownership.release("t")
        await two.ownership.take("t")
        await two.moves.append(row(3))
        kept = (await kept_of(two)).moves
        assert [(each.number, each.seat, each.text) for each in kept] == [
            (1, 0, "keep"), (2, OWNERSHIP, "two.1"), (3, 0, "keep"),
        ]  # fmt: skip
        await two.ownership.take("t")
        assert len((await kept_of(two)).moves) == 3

    together(story)


def test_whoever_was_away_for_too_long_is_fenced_and_nobody_else_in_its_group(
    together: Callable[[Story], None],
) -> None:
    async def story(one: Store, two: Store) -> None:
        await owned(one, "t", "u")
        await let_it_end(one)
        await two.ownership.take("t")
        jobs = [
            one.moves.append(row(1)),
            one.tables.save(a_table(phase="over")),
            one.chat.append(said("boo")),
            one.moves.append(row(1), ending=a_table(phase="over")),
            one.moves.append(row(1, "u")),
            one.tables.save(a_table("u", phase="playing")),
            one.chat.append({**said("boo"), "table": "u"}),
            one.names.set("g", "Ada", 1.0),
        ]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(each) for each in done] == [LostTable] * 4 + [type(None)] * 4
        ours, theirs = await kept_of(two), await kept_of(two, "u")
        assert (ours.table.phase, ours.chat, [each.seat for each in ours.moves]) == ("gathering", [], [OWNERSHIP])
        assert (theirs.table.phase, len(theirs.chat), len(theirs.moves)) == ("playing", 1, 1)
        assert one.health.writable

    together(story)


def test_what_comes_to_the_database_while_a_table_is_taken_over_waits_and_is_refused(
    together: Callable[[Story], None],
) -> None:
    """A look at the epoch before writing would have found it right."""

    async def story(one: Store, two: Store) -> None:
        await owned(one)
        async with two.engine.begin() as taking:
            await taking.execute(sql.text("UPDATE tables SET owner = 'two', epoch = 1 WHERE id = 't'"))
            writing = [asyncio.ensure_future(one.chat.append(said("boo")))]
            await asyncio.sleep(0.2)
            assert not writing[0].done()
        with pytest.raises(LostTable):
            await writing[0]

    together(story)


def test_a_chat_line_on_its_way_is_there_before_the_table_is_taken_over(together: Callable[[Story], None]) -> None:
    async def story(one: Store, two: Store) -> None:
        await owned(one)
        chatting = one.ownership.chatting(said("boo"))
        async with one.engine.begin() as writing:
            assert (await writing.execute(chatting.what, chatting.values)).rowcount == 1
            await let_it_end(one)
            taking = asyncio.ensure_future(two.ownership.take("t"))
            await asyncio.sleep(0.2)
            assert not taking.done()
        await taking
        assert [each.text for each in (await kept_of(two)).chat] == ["boo"]

    together(story)


def test_of_many_who_want_a_table_one_has_it(postgres: str) -> None:
    async def run() -> None:
        stores = [Store(database_url(postgres), f"node-{number}") for number in range(4)]
        await asyncio.gather(*(each.open() for each in stores))
        await owned(stores[0])
        await stores[0].ownership.release("t")
        taken = await asyncio.gather(*(each.ownership.take("t") for each in stores), return_exceptions=True)
        assert sorted(str(type(each).__name__) for each in taken) == ["Elsewhere"] * 3 + ["NoneType"]
        assert len((await kept_of(stores[0])).moves) == 1
        await asyncio.gather(*(each.close() for each in stores))

    asyncio.run(emptied(database_url(postgres)))
    asyncio.run(run())


def test_a_server_alone_and_servers_together_keep_each_other_out(postgres: str) -> None:
    url = database_url(postgres)

    async def refused(store: Store) -> None:
        with pytest.raises(DatabaseTaken, match="in use by another server"):
            await store.open()
        await store.close()

    async def run() -> None:
        node = Store(url, "one")
        await node.open()
        await owned(node)
        await refused(Store(url))
        await node.close()
        alone = Store(url)
        await alone.open()
        await refused(Store(url, "two"))
        await alone.tables.save(a_table(phase="playing"))
        await alone.close()

    asyncio.run(emptied(url))
    asyncio.run(run())


def test_what_a_server_knew_before_another_had_the_database_alone_is_void(postgres: str) -> None:
    """The lock of the one that stood still went with its connection; when it comes back, its life is over."""

    async def run() -> None:
        node = Store(database_url(postgres), "one")
        superseded: list[str] = []
        node.commits.on_superseded = lambda: superseded.append("yes")
        await node.open()
        await owned(node)
        async with node.engine.begin() as connection:
            await connection.execute(leases.END_ALL_LEASES)
        with pytest.raises(LostTable):
            await node.tables.save(a_table(phase="playing"))
        assert superseded == ["yes"]
        assert node.lease is not None
        await node.lease.renew()
        await node.ownership.take("t")
        await node.tables.save(a_table(phase="over"))
        assert (await kept_of(node)).table.phase == "over"
        await node.close()

    asyncio.run(emptied(database_url(postgres)))
    asyncio.run(run())


def test_who_is_not_certain_takes_nothing(together: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(one: Store, _two: Store) -> None:
        await one.tables.create(a_table(), 1.0)
        term = one.ownership.term
        assert one.ownership.is_certain(term)
        assert one.lease is not None
        monkeypatch.setattr(one.lease, "_now", lambda: 1e12)
        assert not one.ownership.is_certain(term)
        with pytest.raises(Refusal, match="cannot-keep"):
            await one.ownership.take("t")

    together(story)


def test_where_all_connections_are_taken_nothing_is_read_and_that_is_said(
    together: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many who come at once wait for one of few connections: those who wait too long may ask again."""

    async def none_is_free(*_whatever: object) -> None:
        raise NoConnection("all are taken")

    async def story(one: Store, _two: Store) -> None:
        await one.tables.create(a_table(), 1.0)
        monkeypatch.setattr(one.ownership, "_take", none_is_free)
        with pytest.raises(Unreadable):
            await one.ownership.take("t")
        with pytest.raises(Unreadable):
            await one._reader.read(none_is_free)

    together(story)
