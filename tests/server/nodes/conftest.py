"""A PostgreSQL and a Redis of our own, and servers that share them."""

import asyncio
from collections.abc import Callable, Iterator

import pytest
from tests.server.conftest import Inside
from tests.server.nodes.redis_server import RedisServer
from tests.server.storage.test_store import emptied, postgres

from hullaboo.server.nodes import edge, visits
from hullaboo.server.settings import database_url
from hullaboo.server.storage import leases

__all__ = ["postgres"]


@pytest.fixture(scope="session")
def running_redis() -> Iterator[RedisServer]:
    server = RedisServer()
    yield server
    server.remove()


@pytest.fixture
def redis(running_redis: RedisServer) -> Iterator[RedisServer]:
    """It runs when a test begins."""
    yield running_redis
    running_redis.stop()
    running_redis.start()


@pytest.fixture
def database(postgres: str) -> str:
    """An empty database."""
    asyncio.run(emptied(database_url(postgres)))
    return postgres


@pytest.fixture
def two(
    database: str, redis: RedisServer, inside: Callable[..., Inside], monkeypatch: pytest.MonkeyPatch
) -> tuple[Inside, Inside]:
    """Two servers that share them, and that a busy machine may stop for long: nobody is given up."""
    monkeypatch.setattr(leases, "LEASE", 120.0)
    for module, names in ((edge, ("SILENCE", "LONGEST_OPENING", "LONGEST_REQUEST")), (visits, ("SILENCE",))):
        for name in names:
            monkeypatch.setattr(module, name, 60.0)
    one, other = (inside(database=database, node=node, redis=redis.url) for node in ("one", "two"))
    return one, other
