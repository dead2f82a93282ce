"""A server is told that it is one of several; and what becomes of whoever came by another one when it is killed."""

import asyncio
import contextlib
import subprocess
import sys
import time
from collections.abc import Callable

import pytest
from tests.server.client import ConnectionClosed, Guest
from tests.server.conftest import Running
from tests.server.nodes.redis_server import RedisServer
from tests.server.test_nodes import entries_of, to_the_end, wait_for_the_table
from websockets.exceptions import InvalidStatus

from hullaboo.server.nodes.node import Node
from hullaboo.server.settings import BadSetting, must_be_a_node, must_be_a_redis

DATABASE = "postgresql://hullaboo@/hullaboo"


@pytest.mark.parametrize(
    ("name", "database", "trouble"),
    [
        ("", DATABASE, "expected up to 40 letters, digits, dots and hyphens, got ''"),
        ("a b", DATABASE, "got 'a b'"),
        ("x" * 41, DATABASE, "expected up to 40"),
        ("one", "", "a database of PostgreSQL"),
        ("one", "tables.sqlite3", "a database of PostgreSQL"),
    ],
)
def test_a_name_that_cannot_be_read_or_a_database_that_cannot_be_shared_is_refused(
    name: str, database: str, trouble: str
) -> None:
    with pytest.raises(BadSetting, match=trouble):
        must_be_a_node(name, database)
    must_be_a_node("games-1.example", DATABASE)


def test_a_meeting_place_without_a_name_or_that_is_none_is_refused_and_no_password_is_said() -> None:
    with pytest.raises(BadSetting, match="expected a --node as well"):
        must_be_a_redis("redis://localhost", "")
    with pytest.raises(BadSetting) as refused:
        must_be_a_redis("http://user:secret@localhost", "one")
    assert "secret" not in str(refused.value)
    for url in ("", "redis://localhost", "rediss://localhost", "unix:///run/redis.sock"):
        must_be_a_redis(url, "one")


def test_a_server_that_is_alone_loads_nothing_of_redis() -> None:
    asked = "import sys, hullaboo.server.app; print('redis' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", asked], check=True, capture_output=True, text=True)
    assert done.stdout == "False\n"
    assert Node.__module__ == "hullaboo.server.nodes.node"


def test_whoever_came_by_another_server_goes_on_there_when_the_owner_is_killed(
    database: str, redis: RedisServer, start: Callable[..., Running]
) -> None:
    one, two = (start("--node", node, "--redis", redis.url, database=database) for node in ("one", "two"))
    host, friend = Guest(one.port), Guest(two.port)
    table = host.make("template", ["me", "open"])["table"]
    host.get(f"/api/tables/{table}")
    wait_for_the_table(friend, table)
    while friend.ask("POST", f"/api/tables/{table}/seats/1", {}).status == 503:
        time.sleep(0.1)  # the owner may have been stopped for long: whoever asks tries again

    async def story() -> None:
        with contextlib.suppress(ConnectionClosed, InvalidStatus):
            async with friend.at(table, 1) as there:
                await there.until("room")
                one.kill()
                await there.until("nothing that is ever sent")
        if one.process.poll() is None:
            one.kill()

    asyncio.run(story())
    host.port = two.port
    wait_for_the_table(friend, table)
    asyncio.run(to_the_end(table, host, friend))
    assert asyncio.run(entries_of(database, table)) == ["two.1"]
