"""Somebody who sits at a table and pings, in a process of their own: how long each answer took."""

import asyncio
import json
import subprocess
import sys
import threading
from collections.abc import Sequence
from time import perf_counter
from typing import Any

from tests.server.client import Guest, Player
from tests.server.conftest import ROOT

BETWEEN_PINGS = 0.06
"""In seconds: one person may send 20 messages a second."""
ADDRESS = "127.0.0.99"
"""Where the victim comes from: limits that count addresses tell it from who attacks."""


class Victim:
    """A victim beside the attack; `figures` says how its pings fared since they were asked for last."""

    def __init__(self, port: int) -> None:
        """Sit down, and ping from now on."""
        command = [sys.executable, "-m", "tests.attack.victim", str(port)]
        self.process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.figures()

    def figures(self) -> list[float]:
        """Milliseconds of each ping since the last time; one that is still on its way counts with what it has taken."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        found: list[float] = json.loads(self.process.stdout.readline())
        return found

    def leave(self) -> None:
        """Go home."""
        self.process.kill()
        self.process.wait(10)
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe:
                pipe.close()

    def __enter__(self) -> "Victim":
        """The victim itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """Go home."""
        self.leave()


def median(figures: Sequence[float]) -> float:
    """The middle one."""
    return share(figures, 0.5)


def share(figures: Sequence[float], part: float) -> float:
    """What so large a part of them does not exceed."""
    return sorted(figures)[min(len(figures) - 1, int(len(figures) * part))] if figures else float("nan")


class Pinging:
    """The pings of one victim."""

    def __init__(self) -> None:
        """None yet."""
        self.done: list[float] = []
        self.sent: float | None = None
        self.asked = threading.Semaphore(0)

    async def run(self, port: int) -> None:
        """Ping for ever."""
        guest = Guest(port)
        table = guest.make("template", ["me", "open"])["table"]
        options: dict[str, Any] = {"local_addr": (ADDRESS, 0), "ping_interval": None}
        async with guest.at(table, 0, **options) as player:
            while True:
                await self.ping(player)
                await asyncio.sleep(BETWEEN_PINGS)

    async def ping(self, player: Player) -> None:
        """One ping and its answer; what is broadcast meanwhile is read and forgotten."""
        self.sent = perf_counter()
        assert (await player.ask(type="ping"))["type"] == "pong"
        self.done.append((perf_counter() - self.sent) * 1000)
        self.sent = None
        player.heard.clear()
        player.raw.clear()

    def report(self) -> None:
        """Whenever asked, say how it went since the last time."""
        done, self.done = self.done, []
        waiting = self.sent
        if waiting is not None:
            done = [*done, (perf_counter() - waiting) * 1000]
        print(json.dumps(done), flush=True)


async def main(port: int) -> None:
    """Ping, and report when a line comes."""
    pinging, loop = Pinging(), asyncio.get_running_loop()

    def read() -> None:
        for _ in sys.stdin:
            loop.call_soon_threadsafe(pinging.report)

    threading.Thread(target=read, daemon=True).start()
    await pinging.run(port)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
