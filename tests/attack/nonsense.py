"""Bytes that are no text, nesting without end: does the server blame itself, or drop whoever sends them?"""

import asyncio
from contextlib import suppress

from tests.attack.server import Attacked
from tests.attack.trying import Tried, main
from tests.server.client import ConnectionClosed, Guest, Player

BROKEN = (
    b"\xff", b"[" * 1500, b'{"":' * 1000, b'"\\ud800"', b'{"type":"\xff"}', b'{"type":"chat","id":"1","text":"\xc3"}',
    b'{"name":"\xff"}', b'{"name":' + b"[" * 1500,
)  # fmt: skip


def nonsense(server: Attacked, tries: int) -> Tried:
    """Send each so often as a body and as a message; whoever is dropped comes again."""
    guest = Guest(server.port)
    faults = sum(guest.ask("POST", "/api/guest", each).status >= 500 for each in BROKEN * tries)
    dropped = asyncio.run(asyncio.wait_for(drops(server.port, tries), 60))
    return Tried(
        faults + dropped,
        2 * tries * len(BROKEN),
        f"were taken for a fault of the server ({faults} over HTTP) or cost the line ({dropped}); "
        f"errors in its log: {len(server.troubles)}",
    )


async def drops(port: int, tries: int) -> int:
    """How many messages cost the line."""
    guest = Guest(port)
    table = guest.make("template", ["me", "open"])["table"]
    dropped = 0
    for message in BROKEN * tries:
        async with guest.at(table) as player:
            dropped += await is_dropped(player, message)
    return dropped


async def is_dropped(player: Player, message: bytes) -> bool:
    """Whether nobody answers any more after a message."""
    with suppress(ConnectionClosed):
        await player.socket.send(message, text=True)
        await player.ask(type="ping")
        return False
    return True


if __name__ == "__main__":
    main(nonsense, 1)
