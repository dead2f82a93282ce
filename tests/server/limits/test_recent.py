"""Nothing grows for as long as a server runs."""

import asyncio
from collections.abc import Callable

import pytest
from tests.server.conftest import Inside

from hullaboo.server.limits.recent import Recent
from hullaboo.server.tables import chat, guests


def test_the_oldest_are_forgotten_first() -> None:
    recent = Recent(2, "ab")
    recent.add("a")
    recent.add("c")
    assert ["a" in recent, "b" in recent, "c" in recent, len(recent)] == [True, False, True, 2]


def test_names_at_hand_have_a_limit_and_stay_the_same(
    inside: Callable[..., Inside], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guests, "NAMES_AT_HAND", 3)
    server = inside()
    named = server.guest()
    named.post("/api/guest", {"name": "Ada"})
    first = server.do(server.lobby.guests.name_of("guest 0"))
    for number in range(9):
        server.do(server.lobby.guests.name_of(f"guest {number}"))
    assert len(server.lobby.guests.names) == 3
    assert server.do(server.lobby.guests.name_of("guest 0")) == first
    assert named.get("/api/guest") == {"name": "Ada"}


def test_a_table_remembers_only_so_many_messages(
    inside: Callable[..., Inside], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "MOST_REMEMBERED", 5)

    async def story() -> None:
        server = inside()
        guest = server.guest()
        table = guest.make("template", ["me", "open"])["table"]
        async with guest.at(table, 0) as player:
            for number in range(8):
                await player.ask(type="chat", id=f"c{number}", text=f"line {number}")
            await player.ask(type="chat", id="c7", text="line 7")
            awake = server.lobby.tables.awake[table]
            assert (len(awake.chat._said), len(awake.chat._ids)) == (8, 5)

    asyncio.run(story())
