"""When writing fails: nothing is acknowledged or shown that is not kept, people are told, play goes on by itself."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.client import Guest, Player
from tests.server.conftest import Inside
from tests.server.storage.test_store import a_table, row, said, with_store

from hullaboo.server.settings import database_url
from hullaboo.server.storage import databases, group_commit, health
from hullaboo.server.storage.group_commit import LostTable
from hullaboo.server.storage.store import Store

from .planted import fill_the_disk, free_the_disk, go_on, hang, kill_writer, writer_of


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits here as long as in life."""
    monkeypatch.setattr(health, "LONGEST_WAIT", 0.1)


@asynccontextmanager
async def two_people(server: Inside, **more: Any) -> AsyncIterator[tuple[Guest, Guest, str, Player, Player]]:
    """Two people at a table, who have been dealt to."""
    host, friend = server.guest(), server.guest()
    table = host.make("template", ["me", "open"], **more)["table"]
    friend.post(f"/api/tables/{table}/seats/1")
    async with host.at(table, 0) as one, friend.at(table, 1) as two:
        for player in (one, two):
            await player.until("table", seat=player.seat)
        yield host, friend, table, one, two


def told(player: Player, type: str) -> list[Any]:
    return [each for each in player.heard if each["type"] == type]


async def in_trouble(player: Player) -> str:
    """Move while nothing can be kept, until that is known: the message, which nobody has answered."""
    id = await player.send(type="move", seat=player.seat, move="swap")
    assert (await player.until("storage"))["writable"] is False
    return id


def test_a_full_disk_stops_no_table_and_play_goes_on_by_itself(inside: Callable[..., Inside]) -> None:
    async def story() -> None:
        server = inside()
        async with two_people(server) as (host, _, _, one, two):
            fill_the_disk(server.lobby.store)
            moved = await in_trouble(one)
            assert (await two.until("storage"))["writable"] is False
            await two.ask(type="ping")
            assert two.table is not None
            assert two.table["view"]["turns_left"] == 6, "nobody is shown what is not kept"
            assert not [each for each in one.heard if each.get("id") == moved], "nor told that it was taken"
            assert host.ask("POST", "/api/play", {"game": "template"}).json["code"] == "cannot-keep"
            assert "hullaboo_writable 0.0" in host.ask("GET", "/metrics").text
            free_the_disk(server.lobby.store)
            assert (await one.answer_to(moved))["type"] == "ack"
            assert told(one, "storage")[-1]["writable"] is True
            while two.table["view"]["turns_left"] == 6:
                await two.until("table")
            assert (await two.move("keep"))["type"] == "ack"
        assert server.troubles == ["nothing can be kept"], "one line, however often it was tried"
        assert server.lobby.store.health.writable

    asyncio.run(story())


def test_at_tables_that_write_nothing_people_are_refused_and_told_why(inside: Callable[..., Inside]) -> None:
    async def story() -> None:
        server = inside()
        async with two_people(server) as (_, _, _, one, _), two_people(server) as (host, _, table, other, _):
            fill_the_disk(server.lobby.store)
            await in_trouble(one)
            await other.until("storage")
            for message in (
                {"type": "move", "seat": 0, "move": "keep"},
                {"type": "chat", "text": "boo"},
                {"type": "resign", "seat": 0},
                {"type": "propose", "seat": 0, "what": "stop"},
                {"type": "arrange", "seat": 0, "order": [1, 0]},
            ):
                refused = await other.ask(**message)
                assert (refused["type"], refused["code"]) == ("refused", "cannot-keep")
            async with host.at(table, 0) as again:
                shown = await again.until("table", seat=0)
                assert shown["view"]["turns_left"] == 6
                assert told(again, "storage") == [{"type": "storage", "writable": False}]
            free_the_disk(server.lobby.store)
            await other.until("storage", writable=True)
            assert (await other.move("keep"))["type"] == "ack"

    asyncio.run(story())


def test_who_comes_while_a_table_waits_is_shown_what_is_kept(inside: Callable[..., Inside]) -> None:
    async def story() -> None:
        server = inside()
        async with two_people(server) as (host, _, table, one, two):
            assert (await one.move("keep"))["type"] == "ack"
            assert (await two.move("keep"))["type"] == "ack"
            fill_the_disk(server.lobby.store)
            await in_trouble(one)
            async with host.at(table, 0) as again:
                shown = await again.until("table", seat=0)
                assert shown["view"]["turns_left"] == 4
                assert shown["view"] == (one.table or {})["view"]
                assert again.room is not None
                assert told(again, "storage")
                free_the_disk(server.lobby.store)
                while (await again.until("table", seat=0))["view"]["turns_left"] != 3:
                    pass

    asyncio.run(story())


def test_times_stand_still_while_nothing_can_be_kept(inside: Callable[..., Inside]) -> None:
    async def story() -> None:
        server = inside()
        async with two_people(server) as (_, _, _, one, _):
            fill_the_disk(server.lobby.store)
            await in_trouble(one)
            (table,) = server.lobby.tables.awake.values()
            assert table.live is not None
            assert table.live.clock._handle is None
            assert table.live.clock.due is None
            free_the_disk(server.lobby.store)
            await one.until("storage", writable=True)

    asyncio.run(story())


# Outcomes that nobody knows


class Lost:
    """A way to a database on which the first answer is lost, after it was written or before."""

    def __init__(self, store: Store, is_written: bool) -> None:
        self._write, self._is_written, self.tries = store.database.write, is_written, 0

    async def write(self, *what: Any) -> None:
        self.tries += 1
        if self.tries > 1:
            await self._write(*what)
            return
        if self._is_written:
            await self._write(*what)
        raise health.Unwritable("the answer was lost")


@pytest.mark.parametrize("is_written", [True, False])
def test_what_was_written_before_the_answer_was_lost_is_not_lost_and_not_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_written: bool
) -> None:
    async def story(store: Store) -> None:
        await store.tables.create(a_table(), 1.0)
        lost = Lost(store, is_written)
        monkeypatch.setattr(store.database, "write", lost.write)
        jobs = (
            store.moves.append(row(1)),
            store.tables.create(a_table("u"), 1.0),
            store.chat.append(said("boo")),
            store.names.set("g", "Ada", 1.0),
        )
        await asyncio.gather(*jobs)
        kept = await store.tables.load("t")
        assert kept is not None
        assert [each.number for each in kept.moves] == [1]
        assert [each.text for each in kept.chat] == ["boo"]
        assert await store.tables.load("u") is not None
        assert await store.names.of("g") == "Ada"
        with pytest.raises(LostTable):
            await store.moves.append(row(1))

    with_store(database_url(str(tmp_path / "t.sqlite3")), story)


def test_the_move_of_another_server_is_not_taken_for_ours_after_a_lost_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(store: Store) -> None:
        await store.tables.create(a_table(), 1.0)
        await store.moves.append(row(1, text="swap"))
        monkeypatch.setattr(store.database, "write", Lost(store, False).write)
        with pytest.raises(LostTable):
            await store.moves.append(row(1))

    with_store(database_url(str(tmp_path / "t.sqlite3")), story)


def test_a_writer_killed_between_writing_and_answering_loses_and_doubles_nothing(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.tables.create(a_table(), 1.0)
        for number in range(1, 21):
            appending = asyncio.ensure_future(store.moves.append(row(number)))
            await asyncio.sleep(0.0005 * number)
            kill_writer(store)
            await appending
        kept = await store.tables.load("t")
        assert kept is not None
        assert [each.number for each in kept.moves] == list(range(1, 21))

    with_store(database_url(str(tmp_path / "t.sqlite3")), story)


# What hangs


def test_a_writer_that_hangs_is_said_to_and_its_answer_is_taken_when_it_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(group_commit, "SLOW_WRITE", 0.05)

    async def story(store: Store) -> None:
        await store.tables.create(a_table(), 1.0)
        writer = writer_of(store)
        changes: list[bool] = []
        store.health.listeners.append(lambda: changes.append(store.health.writable))
        hang(writer)
        appending = asyncio.ensure_future(store.moves.append(row(1)))
        while store.health.writable:
            await asyncio.sleep(0.01)
        assert not appending.done()
        go_on(writer)
        await appending
        assert changes == [False, True]
        assert writer_of(store) == writer

    with_store(database_url(str(tmp_path / "t.sqlite3")), story)


def test_a_server_that_stood_still_itself_does_not_take_its_database_for_hanging(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(group_commit, "SLOW_WRITE", 0.05)

    async def story(store: Store) -> None:
        await store.tables.create(a_table(), 1.0)
        changes: list[bool] = []
        store.health.listeners.append(lambda: changes.append(store.health.writable))
        await asyncio.sleep(0.05)
        appending = asyncio.ensure_future(store.moves.append(row(1)))
        for _ in range(5):
            await asyncio.sleep(0)
        time.sleep(0.5)  # as when the whole process is stopped
        await appending
        assert changes == []

    with_store(database_url(str(tmp_path / "t.sqlite3")), story)


def test_a_writer_that_hangs_for_too_long_is_followed_by_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(databases, "LONGEST_WRITE", 1.0)
    monkeypatch.setattr(databases, "LONGEST_END", 0.1)

    async def story(store: Store) -> None:
        await store.tables.create(a_table(), 1.0)
        writer = writer_of(store)
        hang(writer)
        await store.moves.append(row(1))
        assert writer_of(store) != writer

    with_store(database_url(str(tmp_path / "t.sqlite3")), story)
