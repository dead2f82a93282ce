"""What a server keeps: who may read it, and what becomes of moves whose files were deleted under it."""

import asyncio
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path
from random import Random

from tests.attack.server import Attacked
from tests.attack.trying import Tried
from tests.server.client import Guest, Player

GAME, MOVES = "graveyard", 4
PATIENCE = 3.0


def readable_files(folder: Path) -> Tried:
    """How many of its files others than the owner may read."""
    files = [*folder.iterdir()]
    return Tried(sum(bool(file.stat().st_mode & 0o077) for file in files), len(files), "files can be read by others")


def acknowledged(server: Attacked, folder: Path) -> Tried:
    """Move, delete the folder, move on: how many moves are acknowledged that nothing keeps?"""
    taken = asyncio.run(asyncio.wait_for(moved(server.port, folder), 120))
    health = Guest(server.port).ask("GET", "/healthz").status
    return Tried(taken, MOVES, f"moves were acknowledged after the folder was deleted; /healthz says {health}")


async def moved(port: int, folder: Path) -> int:
    """How many were acknowledged; two before, so that the bot who answers is awake."""
    guest, luck = Guest(port), Random(1)
    table = guest.make(GAME, ["me", "random"])["table"]
    taken = 0
    async with guest.at(table, 0) as player:
        for _ in range(2):
            assert await is_acknowledged(player, luck)
        shutil.rmtree(folder)
        with suppress(TimeoutError):
            for _ in range(MOVES):
                taken += await asyncio.wait_for(is_acknowledged(player, luck), PATIENCE)
    return taken


async def is_acknowledged(player: Player, luck: Random) -> bool:
    """Whether one's next move is."""
    while not player.legal:
        await player.next()
    moves, player.table = player.legal, None
    return bool((await player.move(luck.choice(moves)))["type"] == "ack")


def main() -> None:
    """Look, then delete."""
    with tempfile.TemporaryDirectory() as above:
        folder = Path(above) / "data"
        folder.mkdir(mode=0o755)
        server = Attacked(str(folder / "tables.sqlite3"))
        try:
            print(readable_files(folder))
            print(acknowledged(server, folder))
        finally:
            server.kill()


if __name__ == "__main__":
    main()
