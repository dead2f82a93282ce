"""The lease of a server, on a real PostgreSQL, and its protocol as a model that is gone through to the end."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import sqlalchemy as sql
from tests.server.storage import lease_model
from tests.server.storage.lease_model import Rules, first
from tests.server.storage.test_store import emptied, postgres, with_store

from hullaboo.server.settings import database_url
from hullaboo.server.storage import leases
from hullaboo.server.storage.leases import LEASE, Lease, NodeTaken
from hullaboo.server.storage.store import Store

__all__ = ["postgres"]
SMALL = [(2, 2, 0, 1, 1), (2, 0, 2, 1, 1)]
"""Servers, moves, saves, renewals, crashes."""
FAULTY = {
    "no entry in the log": (Rules(entry=False), "the owner was refused"),
    "no entry, and numbers given twice": (Rules(entry=False, key=False), "a move that was told is lost"),
    "a look at the epoch before a save": (Rules(saving="looked"), "a save that was told is lost"),
    "saves without an epoch": (Rules(saving=""), "a save that was told is lost"),
    "telling after the lease": (Rules(silent=False), "two owners tell"),
    "keeping tables over a lease that ended": (Rules(anew=False), "two are certain"),
}


@pytest.mark.parametrize("size", SMALL, ids=str)
def test_no_order_of_events_breaks_the_protocol(size: tuple[int, ...]) -> None:
    explored = lease_model.explored(first(*size))
    assert explored.fault == ""
    assert explored.states > 50_000
    assert explored.goes_on or not size[1]


@pytest.mark.parametrize("name", FAULTY)
def test_a_protocol_without_one_of_its_rules_is_found_out(name: str) -> None:
    rules, fault = FAULTY[name]
    assert lease_model.explored(first(2, 2, 2, 1, 0), rules).fault == fault


@pytest.mark.prove
@pytest.mark.parametrize("size", [(2, 1, 1, 1, 1), (2, 2, 1, 1, 1), (3, 2, 0, 0, 1)], ids=str)
def test_no_order_of_more_events_breaks_the_protocol(
    size: tuple[int, ...], record_property: Callable[[str, object], None]
) -> None:
    explored = lease_model.explored(first(*size))
    assert explored.fault == ""
    record_property("figure", f"{explored.states:,} states of servers, moves, saves, renewals, crashes {size}")


def with_leases(postgres: str, story: Callable[[Store, Callable[..., Lease]], Awaitable[None]]) -> None:
    """Tell a story on an empty database, with leases that begin when it wants."""

    async def told(store: Store) -> None:
        await story(store, lambda name, **more: Lease(store.engine, name, **more))

    asyncio.run(emptied(database_url(postgres)))
    with_store(database_url(postgres), told)


def test_a_life_ends_before_the_next_one_of_that_name_begins(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "LEASE", 0.3)

    async def story(_store: Store, lease: Callable[..., Lease]) -> None:
        killed, again = lease("a"), lease("a")
        assert await killed.join()
        assert killed.is_held
        assert not await again.join()
        await again.open()
        assert not killed.is_held
        assert (killed.owner.epoch, again.owner.epoch) == (1, 2)
        await again.close()
        assert not again.is_held

    with_leases(postgres, story)


def test_a_name_that_is_in_use_is_refused(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "PATIENCE", 0.2)

    async def story(_store: Store, lease: Callable[..., Lease]) -> None:
        assert await lease("a").join()
        assert await lease("b").join()
        with pytest.raises(NodeTaken, match="a server named a uses this database already"):
            await lease("a").open()

    with_leases(postgres, story)


def test_whoever_leaves_is_followed_at_once(postgres: str) -> None:
    async def story(_store: Store, lease: Callable[..., Lease]) -> None:
        leaving, coming = lease("a"), lease("a")
        await leaving.open()
        await leaving.close()
        assert await coming.join()
        assert coming.owner.epoch == 2

    with_leases(postgres, story)


def test_by_its_own_clock_a_lease_ends_when_it_was_asked_for_long_enough_ago(postgres: str) -> None:
    async def story(_store: Store, lease: Callable[..., Lease]) -> None:
        now = [100.0]
        ours, ended = lease("a", now=lambda: now[0]), list[str]()
        ours.on_over = lambda: ended.append("over")
        await ours.join()
        now[0] += LEASE - 0.01
        assert ours.is_held
        await ours.renew()
        assert ended == []
        term = ours.term
        now[0] += LEASE
        assert not ours.is_held
        await ours.renew()
        assert ours.is_held
        assert ended == ["over"]
        assert ours.term == term + 1

    with_leases(postgres, story)


def test_the_end_of_a_lease_is_said_when_it_comes(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "LEASE", 0.2)

    async def story(_store: Store, lease: Callable[..., Lease]) -> None:
        ours, ended = lease("a"), asyncio.Event()
        ours.on_over = ended.set
        await ours.join()
        await asyncio.wait_for(ended.wait(), 10)
        assert not ours.is_held

    with_leases(postgres, story)


def test_a_life_that_the_database_has_ended_is_followed_by_another(postgres: str) -> None:
    async def story(store: Store, lease: Callable[..., Lease]) -> None:
        ours, ended = lease("a"), list[str]()
        ours.on_over = lambda: ended.append("over")
        await ours.join()
        async with store.engine.begin() as connection:
            assert await ours.is_known_to(connection)
            await connection.execute(leases.END_ALL_LEASES)
            assert not await ours.is_known_to(connection)
        await ours.renew()
        assert (ours.owner.epoch, ended) == (3, ["over"])

    with_leases(postgres, story)


def test_renewals_that_fail_are_said_once_and_tried_again(
    postgres: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(leases, "RENEWAL", 0.05)

    async def story(_store: Store, lease: Callable[..., Lease]) -> None:
        ours = lease("a")
        await ours.open()
        renew, failed = ours.renew, list[int]()

        async def fails() -> None:
            failed.append(1)
            raise OSError("no database")

        monkeypatch.setattr(ours, "renew", fails)
        while len(failed) < 3:
            await asyncio.sleep(0.01)
        renewed = asyncio.Event()

        async def works() -> None:
            await renew()
            renewed.set()

        monkeypatch.setattr(ours, "renew", works)
        await asyncio.wait_for(renewed.wait(), 10)
        await ours.close()

    with_leases(postgres, story)
    assert [each.getMessage() for each in caplog.records].count("the lease was not renewed") == 1


async def rows(store: Store, text: str) -> list[tuple[Any, ...]]:
    """What a question finds."""
    async with store.engine.connect() as connection:
        return [tuple(row) for row in await connection.execute(sql.text(text))]
