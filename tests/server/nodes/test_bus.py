"""Servers speak to each other over a real Redis, which goes away and comes back."""

import asyncio
from collections.abc import Awaitable, Callable

from tests.server.nodes.redis_server import RedisServer

from hullaboo.server.nodes.bus import Bus
from hullaboo.server.nodes.messages import Closed, Gone, Message, Said


class Ear:
    """A bus, and what came over it."""

    def __init__(self, redis: RedisServer, node: str) -> None:
        self.heard: list[tuple[str, int, Message]] = []
        self.missing: list[str] = []
        self.downs = 0
        self.bus = Bus(redis.url, node, lambda: 7)
        self.bus.hear = lambda *what: self.heard.append(what)
        self.bus.on_nobody, self.bus.on_down = self.missing.append, self.note_down

    def note_down(self) -> None:
        self.downs += 1


async def until(what: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not what():
            await asyncio.sleep(0.01)


def with_two(redis: RedisServer, story: Callable[[Ear, Ear], Awaitable[None]]) -> None:
    async def run() -> None:
        one, two = Ear(redis, "one"), Ear(redis, "two")
        await asyncio.gather(one.bus.open(), two.bus.open())
        try:
            await story(one, two)
        finally:
            await asyncio.gather(one.bus.close(), two.bus.close())

    asyncio.run(run())


def test_all_that_is_said_is_heard_in_order_and_once(redis: RedisServer) -> None:
    said = [Said(str(number), [b"\x00 text", "é".encode()]) for number in range(500)]

    async def story(one: Ear, two: Ear) -> None:
        for each in said:
            one.bus.send("two", each)
            two.bus.send("one", Closed(each.line, 1012))
        await until(lambda: len(two.heard) == len(one.heard) == 500)
        assert two.heard == [("one", 7, each) for each in said]
        assert one.heard == [("two", 7, Closed(each.line, 1012)) for each in said]

    with_two(redis, story)


def test_a_server_that_is_not_there_is_noticed(redis: RedisServer) -> None:
    async def story(one: Ear, two: Ear) -> None:
        one.bus.send("nobody", Gone("line"))
        await until(lambda: one.missing)
        assert one.missing == ["nobody"]
        await two.bus.close()
        one.bus.send("two", Gone("line"))
        await until(lambda: len(one.missing) == 2)
        assert one.missing == ["nobody", "two"]

    with_two(redis, story)


def test_a_server_whose_connection_was_lost_is_known_to_have_missed_something(redis: RedisServer) -> None:
    async def story(one: Ear, two: Ear) -> None:
        one.bus.send("two", Gone("first"))
        await until(lambda: two.heard)
        await one.bus.close()
        again = Ear(redis, "one")
        await again.bus.open()
        again.bus.send("two", Gone("second"))
        await until(lambda: len(two.heard) == 2)
        assert two.missing == ["one"]
        await again.bus.close()

    with_two(redis, story)


def test_when_redis_goes_it_is_said_once_and_when_it_is_back_messages_pass_again(redis: RedisServer) -> None:
    async def story(one: Ear, two: Ear) -> None:
        await asyncio.to_thread(redis.stop)
        await until(lambda: one.downs and two.downs)
        one.bus.send("two", Gone("lost"))
        await asyncio.to_thread(redis.start)
        await until(lambda: one.bus.is_up and two.bus.is_up)
        one.bus.send("two", Gone("line"))
        await until(lambda: two.heard)
        assert two.heard == [("one", 7, Gone("line"))]
        assert (one.downs, two.downs) == (1, 1)

    with_two(redis, story)


def test_a_server_starts_without_redis(redis: RedisServer) -> None:
    async def run() -> None:
        redis.stop()
        one = Ear(redis, "one")
        await asyncio.wait_for(one.bus.open(), 60)
        assert not one.bus.is_up
        one.bus.send("two", Gone("line"))
        redis.start()
        await until(lambda: one.bus.is_up)
        await one.bus.close()

    asyncio.run(run())


def test_silence_is_no_trouble(redis: RedisServer) -> None:
    """Who listens and hears nothing for long still listens: the client library itself gives up after five seconds."""

    async def story(one: Ear, _two: Ear) -> None:
        assert one.bus._pool.make_connection().socket_timeout is None

    with_two(redis, story)
