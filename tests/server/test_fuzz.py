"""A hundred thousand malformed, oversized, out-of-order and forged messages leave tables and memory intact."""

import asyncio
import json
import os
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from hullaboo.server.protocol.declared import messages_from_client, tag_of
from hullaboo.server.tables.table import Table

from .client import Guest, Player
from .conftest import Inside
from .within import within

DECLARED = {tag_of(kind): kind.__struct_fields__ for kind in messages_from_client()}
"""What a client may send, and its fields."""
TYPES = (*DECLARED, "table", "admin", "")
VALUES: tuple[Any, ...] = (
    None, True, -1, 0, 1, 5, 6, 7, 8, 2**31, 2**63, 1e308, "", "keep", "swap", "clock", "a" * 300, "\x00", "\u202e",
    "'; DROP TABLE moves; --", "<script>", [], [0, 0], list(range(64)), {}, {"seat": 0}, "0" * 32, "stop", "rematch",
)  # fmt: skip
FIELDS = sorted({name for fields in DECLARED.values() for name in fields} | {"number", "key"})


def nonsense(luck: Random) -> str | bytes:
    """One message: broken, strange, or nearly right."""
    kind = luck.randrange(10)
    if kind == 0:
        return luck.randbytes(luck.randrange(200))
    if kind == 1:
        return "".join(chr(luck.randrange(32, 0xD000)) for _ in range(luck.randrange(300)))
    if kind == 2:
        return "[" * luck.randrange(1000)
    message: dict[str, Any] = {"type": luck.choice(TYPES)}
    for name in luck.sample(FIELDS, luck.randrange(len(FIELDS))):
        message[name] = luck.choice(VALUES)
    if kind > 5:
        message = {key: value for key, value in message.items() if key in ("type", *allowed(message["type"]))}
        message.setdefault("id", f"f{luck.randrange(50)}")
    text = json.dumps(message)
    return text[: luck.randrange(len(text))] if kind == 3 else text


def allowed(kind: str) -> tuple[str, ...]:
    """The fields of a message, so that some get through."""
    return DECLARED.get(kind, ("id",))


async def throw(guest: Guest, table: str, seat: int | None, count: int, luck: Random) -> int:
    """Throw messages at a table, connecting again whenever the server has had enough; how many were thrown."""
    thrown = 0
    while thrown < count:
        try:
            async with guest.at(table, seat) as player:
                reading = asyncio.create_task(read(player))
                while thrown < count and not reading.done():
                    big = luck.randrange(2000) == 0
                    await player.socket.send("x" * 100_000 if big else nonsense(luck))
                    thrown += 1
                await asyncio.sleep(0)
                reading.cancel()
                await asyncio.gather(reading, return_exceptions=True)
        except (WebSocketException, OSError):
            thrown += 1
    return thrown


async def read(player: Player) -> None:
    while True:
        await player.any()


def memory() -> int:
    """Of this process, in MB."""
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE") // 2**20


async def attacked(server: Inside, count: int) -> None:
    """A table is attacked by a spectator and by its own second seat; its log stays whole, and others play on."""
    host, villain, stranger = server.guest(), server.guest(), server.guest()
    table = host.make("template", ["me", "open"])["table"]
    villain.post(f"/api/tables/{table}/seats/1")
    stranger.post("/api/guest", {"name": "Stranger"})
    await asyncio.gather(
        throw(villain, table, 1, count // 2, Random(1)), throw(stranger, table, None, count // 2, Random(2))
    )
    async with host.at(table, 0) as player:
        room = await player.until("room")
        assert [seat["kind"] for seat in room["seats"]] == ["person", "person"]
    attacked_table = server.lobby.tables.awake[table]
    server.do(within(attacked_table, replays, server, attacked_table))
    quiet = host.make("template", ["me", "random"])["table"]
    async with host.at(quiet, 0) as player:
        assert (await player.play(Random(3)))["phase"] == "over"


async def replays(server: Inside, table: Table) -> None:
    """In the table's own task, so that nothing moves meanwhile: its log makes the match that it shows."""
    kept = await server.lobby.store.tables.load(table.record.id)
    assert kept is not None
    if table.live is not None:
        again = server.lobby._table(kept.table, table.game).deal()
        again.replay(kept.moves)
        assert again.match.state.tobytes() == table.live.match.state.tobytes()


def test_a_flood_of_nonsense_changes_nothing(inside: Callable[..., Inside]) -> None:
    server = inside()
    asyncio.run(attacked(server, 3000))
    assert server.troubles == []


@pytest.mark.prove
def test_a_hundred_thousand_malicious_messages(
    inside: Callable[..., Inside], record_property: Callable[[str, object], None]
) -> None:
    server = inside()
    asyncio.run(attacked(server, 10_000))
    before = memory()
    asyncio.run(attacked(server, 90_000))
    assert server.troubles == []
    grown = memory() - before
    assert grown < 100, f"grew by {grown} MB"
    record_property("figure", f"100,000 messages, memory grew by {grown} MB after the first 10,000")
