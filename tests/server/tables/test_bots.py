"""Which bots are asked, in which order, and what becomes of one that never answers."""

import asyncio
from collections.abc import Callable, Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.client import Guest
from tests.server.conftest import Inside
from tests.server.within import within

from hullaboo.core.bot import Answer
from hullaboo.server.limits.fair_queue import Place
from hullaboo.server.metrics import metrics
from hullaboo.server.settings import Times
from hullaboo.server.tables import workers
from hullaboo.server.tables.live_match import LiveMatch
from hullaboo.server.tables.table import Table
from hullaboo.server.tables.workers import SECONDS_TO_HANG, SECONDS_TO_WAIT, Asked, Hear, Make, Waiting, Worker


class Asking:
    """Workers that note who asks, and answer when told to."""

    def __init__(self, server: Inside) -> None:
        self.server = server
        self.places: list[Place] = []
        self.hears: list[Hear] = []
        server.lobby.workers.ask = self.ask  # type: ignore[method-assign]

    def ask(self, table: str, make: Make, hear: Hear, place: Place, reacts: bool) -> None:
        self.places.append(place)
        self.hears.append(hear)

    def answer(self, table: Table) -> None:
        """What was asked last is answered: the first legal move, at once."""
        action = table.playing.match.game.moves.action("keep")
        self.server.loop.call_soon_threadsafe(self.hears[-1], Answer(action))


async def until(condition: Callable[[], object]) -> None:
    """Wait for something that is bound to come."""
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.005)


def table_of(server: Inside, guest: Guest, game: str, seats: list[str]) -> Table:
    """A new table, dealt."""
    return server.lobby.tables.awake[guest.make(game, seats)["table"]]


def test_bots_play_only_while_somebody_looks(inside: Callable[..., Inside]) -> None:
    clock = [0]

    async def story() -> None:
        server = inside(now=lambda: clock[0], times=Times(unwatched=100))
        asking, guest = Asking(server), server.guest()
        table = table_of(server, guest, "template", ["random"] * 2)
        async with guest.at(table.record.id) as looker:
            await looker.until("table")
            assert len(asking.places) == 1
        await until(lambda: not table.presence.connections)
        asking.answer(table)
        await until(lambda: len(asking.places) == 2)
        clock[0] = 99
        async with guest.at(table.record.id) as looker:
            await looker.until("table")
            assert len(asking.places) == 2, "what was planned holds: nobody was away for long"
        await until(lambda: not table.presence.connections)
        clock[0] = 300
        asking.answer(table)
        await until(lambda: len(table.playing.match.moves) == 2)
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(within(table, nothing), server.loop))
        assert len(asking.places) == 2
        async with guest.at(table.record.id) as looker:
            await looker.until("table")
            assert len(asking.places) == 3

    asyncio.run(story())


async def nothing() -> None:
    """The table has come to this."""


def test_bots_that_nobody_has_ever_looked_at_do_not_play(inside: Callable[..., Inside]) -> None:
    server = inside()
    asking, guest = Asking(server), server.guest()
    tables = [table_of(server, guest, "template", ["random"] * 2) for _ in range(20)]
    for table in tables:
        server.do(within(table, nothing))
    assert {table.record.phase for table in tables} == {"playing"}
    assert asking.places == []


def test_no_time_runs_for_bots_alone(inside: Callable[..., Inside]) -> None:
    async def story() -> None:
        server = inside()
        guest = server.guest()
        Asking(server)
        table = table_of(server, guest, "buzzer", ["sleepy", "sleepy"])
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(within(table, nothing), server.loop))
        assert table.playing.clock.due is None
        async with guest.at(table.record.id) as looker:
            await looker.until("table")
            assert table.playing.clock.due is not None

    asyncio.run(story())


def test_bots_who_play_with_people_are_asked_first(inside: Callable[..., Inside]) -> None:
    async def story() -> None:
        server = inside()
        asking, guest, looker = Asking(server), server.guest(), server.guest()
        alone = table_of(server, guest, "template", ["random"] * 2)
        together = guest.make("template", ["me", "random"])["table"]
        async with looker.at(alone.record.id) as watching, guest.at(together, 0) as player:
            await watching.until("table")
            await player.until("table", seat=0)
            await player.move("keep")
        households = {server.lobby.signer.household("127.0.0.1")}
        assert [place.is_first for place in asking.places] == [False, True]
        assert {place.whose for place in asking.places} == households

    asyncio.run(story())


@pytest.fixture
def nobody_looks_after() -> Iterator[None]:
    """The test itself says when it is time to look whether a bot hangs."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(workers, "SECONDS_BETWEEN_LOOKS", 10**6)
        yield


@pytest.mark.usefixtures("nobody_looks_after")
def test_a_bot_that_never_answers_stops_no_other_table_and_in_the_end_not_its_own(
    inside: Callable[..., Inside],
) -> None:
    async def story() -> None:
        server = inside()
        (worker,) = server.lobby.workers.thinking = server.lobby.workers.reacting
        look = partial(look_after, server, worker)
        guest, friend = server.guest(), server.guest()
        hanging = guest.make("buzzer", ["me", "hanging"], options={"window": "30000"})["table"]
        usual = friend.make("template", ["me", "random"])["table"]
        async with guest.at(hanging, 0) as one, friend.at(usual, 0) as two:
            await one.until("table", seat=0)
            await until(lambda: worker.process is not None and worker.process.waiting)
            first = worker.process
            await two.until("table", seat=0)
            await two.move("keep")
            await until(lambda: worker._queue)
            look(SECONDS_TO_WAIT - 1)
            assert (worker.slow, len(worker._queue)) == (None, 1)
            look(SECONDS_TO_WAIT + 1)
            assert worker.slow is first
            assert worker.process not in (None, first)
            while not two.legal:
                await two.until("table")
            play = server.lobby.tables.awake[hanging].playing
            assert (server.troubles, has_answered(play)) == ([], False)
            look(SECONDS_TO_HANG + 1)
            assert server.troubles == ["bot hung"]
            assert (worker.slow, first and first.is_alive) == (None, False)
            await until(lambda: has_answered(play))
            await one.move("buzz")
            await until(lambda: play.bots._asking.asked(1) > 1 and has_answered(play))
            assert worker.process is not None
            assert worker.process.waiting is None, "it is not asked again"
            assert (await two.move("keep"))["type"] == "ack"
        assert server.troubles == ["bot hung"]
        assert 'hullaboo_failed_bots_total{how="hung"} 1.0' in guest.ask("GET", "/metrics").text

    asyncio.run(story())


@pytest.mark.usefixtures("nobody_looks_after")
def test_reactions_and_searches_do_not_wait_for_each_other(inside: Callable[..., Inside]) -> None:
    """A bot that takes for ever where time runs holds nobody up where none runs; and the other way round."""

    async def story() -> None:
        server = inside()
        workers, guest = server.lobby.workers, server.guest()
        hanging = guest.make("buzzer", ["me", "hanging"], options={"window": "30000"})["table"]
        usual = guest.make("template", ["me", "random"])["table"]
        async with guest.at(hanging, 0) as one, guest.at(usual, 0) as two:
            await one.until("table", seat=0)
            await until(lambda: workers.reacting[0].process and workers.reacting[0].process.waiting)
            await two.until("table", seat=0)
            await two.move("keep")
            while not two.legal:
                await two.until("table")
            assert workers.reacting[0].process
            assert workers.reacting[0].process.waiting
            assert workers.reacting[0].process is not workers.thinking[0].process

    asyncio.run(story())


class Noting(Worker):
    """A worker whose process is always free once it is told so, and answers nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.allowed: list[int] = []
        self.process = SimpleNamespace(waiting=True)  # type: ignore[assignment]

    def _started(self) -> Any:
        return SimpleNamespace(think=lambda waiting: self.allowed.append(waiting.asked.milliseconds))


def test_the_more_questions_wait_the_less_a_bot_may_search() -> None:
    worker, place = Noting(), Place()
    asked = Asked(("template", "", ""), "random", "t", 0, 2, 1, 0, {}, (), (0,), b"", 0)
    for _ in range(3):
        worker.ask(Waiting(lambda: asked, lambda answer: None, place))
    assert "hullaboo_bot_queue 3.0" in metrics()[0].decode()
    worker.process = None
    worker._next()
    assert worker.allowed == [100, 150, 300]
    shown = metrics()[0].decode()
    assert "hullaboo_bot_queue 0.0" in shown
    assert 'hullaboo_bot_budget_seconds_bucket{le="0.1"}' in shown


def has_answered(play: LiveMatch) -> bool:
    """Whether the bot at the second seat has said that it waits, or has moved."""
    return 1 in play.bots._waiting or any(move.seat == 1 for move in play.match.moves)


def look_after(server: Inside, worker: Worker, seconds: float) -> None:
    """Look whether a bot hangs, as if it had thought for so long."""

    async def look() -> None:
        thinking = worker.slow or worker.process
        assert thinking
        worker.look_after(thinking._since + seconds)

    server.do(look())
