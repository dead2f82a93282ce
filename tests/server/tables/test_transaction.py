"""Moves that wait together at a table: written in one go, told in one go, and nothing of them is known before."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from tests.server.client import PATIENCE, ConnectionClosed, Player
from tests.server.conftest import Inside
from tests.server.tables.test_table import two_people

from hullaboo.server.storage.schema import moves
from hullaboo.server.tables import pipeline


class Gate:
    """In front of the log: every group of moves waits until it is let through."""

    def __init__(self, server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
        self.groups: list[list[str]] = []
        self.rows: list[dict[str, Any]] = []
        self._server, self._append, self._passes = server, server.lobby.store.moves.append, asyncio.Semaphore(0)
        monkeypatch.setattr(server.lobby.store.moves, "append", self.wait)

    async def wait(self, *rows: dict[str, Any], **more: Any) -> None:
        self.rows.extend(rows)
        self.groups.append([row["text"] for row in rows])
        await self._passes.acquire()
        await self._append(*rows, **more)

    def let_through(self) -> None:
        self._server.loop.call_soon_threadsafe(self._passes.release)

    async def next_waits(self) -> None:
        """Let a group through, and wait until the next has come."""
        number = len(self.groups) + 1
        self.let_through()
        await self.comes(number)

    async def comes(self, number: int) -> None:
        """Wait until so many groups have come."""
        async with asyncio.timeout(PATIENCE):
            while len(self.groups) < number:
                await asyncio.sleep(0.005)


@pytest.fixture
def gate(server: Inside, monkeypatch: pytest.MonkeyPatch) -> Gate:
    return Gate(server, monkeypatch)


async def written_by_another(server: Inside, row: dict[str, Any]) -> None:
    """A move that another server has written; in the loop of ours."""
    async with server.lobby.store.engine.begin() as connection:
        await connection.execute(moves.insert(), row)


async def has_come(player: Player, **message: Any) -> str:
    """Send a message, and wait until it lies in the table's inbox: its id."""
    id = await player.send(**message)
    await player.ask(type="ping")
    return id


async def moved(player: Player, text: str, **more: Any) -> str:
    return await has_come(player, type="move", seat=player.seat, move=text, **more)


@asynccontextmanager
async def while_the_first_is_written(server: Inside, gate: Gate, **more: Any) -> AsyncIterator[tuple[Player, Player]]:
    """Two people; the first has moved, and that is being written. What they do then waits, until it is let through."""
    async with two_people(server, **more) as (one, two):
        first = await moved(one, "swap")
        await gate.comes(1)
        yield one, two
        assert answers(one)[first] == "ack"


def answers(player: Player) -> dict[str, str]:
    """What was answered to messages."""
    found = [each for each in player.heard if each["type"] in ("ack", "refused")]
    return {each["id"]: each.get("code", "ack") for each in found}


def numbers(player: Player) -> list[int]:
    return [each["number"] for each in player.heard if each["type"] == "table"]


def test_moves_that_wait_together_are_kept_together_and_each_is_shown(server: Inside, gate: Gate) -> None:
    async def story() -> None:
        async with while_the_first_is_written(server, gate) as (one, two):
            second, third = await moved(two, "keep"), await moved(one, "keep")
            await gate.next_waits()
            gate.let_through()
            assert (await two.answer_to(second))["type"] == "ack"
            assert (await one.answer_to(third))["type"] == "ack"
            await two.ask(type="ping")
            assert gate.groups == [["swap"], ["keep", "keep"]]
            for player in (one, two):
                assert numbers(player) == list(range(1, len(numbers(player)) + 1))
                assert player.table is not None
                assert player.table["view"]["turns_left"] == 3

    asyncio.run(story())


def test_a_retry_is_not_acknowledged_before_its_move_is_kept(server: Inside, gate: Gate) -> None:
    async def story() -> None:
        async with while_the_first_is_written(server, gate) as (one, two):
            for _ in range(2):
                await moved(two, "keep", id="again")
            await gate.next_waits()
            await one.ask(type="ping")
            await two.ask(type="ping")
            assert "again" not in answers(two)
            gate.let_through()
            for _ in range(2):
                assert (await two.answer_to("again"))["type"] == "ack"
            assert gate.groups == [["swap"], ["keep"]]

    asyncio.run(story())


def test_who_looks_anew_is_not_shown_what_is_not_kept(server: Inside, gate: Gate) -> None:
    async def story() -> None:
        async with while_the_first_is_written(server, gate) as (one, two):
            await moved(two, "keep")
            await has_come(one, type="sit", seat=None)
            await has_come(one, type="sit", seat=0)
            await gate.next_waits()
            await one.ask(type="ping")
            assert one.table is not None
            assert one.table["view"]["turns_left"] == 5
            gate.let_through()
            await one.until("table", again=True, seat=0)
            assert one.table["view"]["turns_left"] == 4

    asyncio.run(story())


def test_who_moves_after_the_end_does_not_hear_of_it_before_it_is_kept(server: Inside, gate: Gate) -> None:
    async def story() -> None:
        async with while_the_first_is_written(server, gate, options={"turns": "1"}) as (one, two):
            await moved(two, "keep")
            last = await moved(one, "keep")
            await gate.next_waits()
            await one.ask(type="ping")
            assert last not in answers(one)
            gate.let_through()
            assert (await one.answer_to(last))["code"] == "over"

    asyncio.run(story())


def test_answers_come_in_the_order_of_what_is_answered(server: Inside, gate: Gate) -> None:
    async def story() -> None:
        async with while_the_first_is_written(server, gate) as (one, two):
            wrong = await moved(one, "swap")
            ids = [await moved(two, "keep"), await moved(two, "keep"), await moved(two, "no move at all")]
            await gate.next_waits()
            await two.ask(type="ping")
            assert not {*ids} & answers(two).keys()
            gate.let_through()
            await two.answer_to(ids[-1])
            await one.answer_to(wrong)
            found = {id: code for id, code in answers(two).items() if id in ids}
            assert list(found.items()) == list(zip(ids, ["ack", "not-your-turn", "bad-notation"], strict=True))

    asyncio.run(story())


def test_a_table_that_another_server_has_ends_also_when_a_retry_finds_that_out(server: Inside, gate: Gate) -> None:
    async def story() -> None:
        async with while_the_first_is_written(server, gate) as (one, two):
            for _ in range(2):
                await moved(two, "keep", id="again")
            server.do(written_by_another(server, {**gate.rows[0], "number": 2}))
            await gate.next_waits()
            gate.let_through()
            for player in (one, two):
                with pytest.raises(ConnectionClosed):
                    await player.answer_to("again")

    asyncio.run(story())


def test_not_too_many_moves_are_settled_in_one_go(server: Inside, gate: Gate, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pipeline, "MOST_TOGETHER", 2)

    async def story() -> None:
        async with while_the_first_is_written(server, gate) as (one, two):
            for player in (two, one, two):
                await moved(player, "keep")
            for _ in range(2):
                await gate.next_waits()
            gate.let_through()
            await one.ask(type="ping")
            assert gate.groups == [["swap"], ["keep", "keep"], ["keep"]]

    asyncio.run(story())
