"""The disk hangs: does a server still say that it lives, that it is not ready, and does it end when it is told to?"""

import tempfile
from contextlib import suppress
from pathlib import Path
from subprocess import TimeoutExpired
from time import monotonic

from tests.attack.server import Attacked
from tests.attack.trying import Tried, main_alone
from tests.faults.planted import go_on, hang, writers_of
from tests.server.client import Guest

MOST = {"/livez": (200, 1.0), "/readyz": (503, 8.0)}
"""What is answered, and within how many seconds."""
TO_END = 20.0


def hung_disk(tries: int) -> Tried:
    """Ask both, then tell it to end, so often; how much of that takes too long?"""
    took = [seconds for _ in range(tries) for seconds in with_a_disk_that_hangs()]
    late = sum(seconds is None for seconds in took)
    said = ", ".join("too long" if seconds is None else f"{seconds:.1f} s" for seconds in took)
    return Tried(late, len(took), f"answers took too long while the disk hung ({', '.join(MOST)}, SIGTERM: {said})")


def with_a_disk_that_hangs() -> list[float | None]:
    """How long each takes, if that is not too long."""
    with tempfile.TemporaryDirectory() as folder:
        server = Attacked(str(Path(folder) / "tables.sqlite3"))
        server.guest().post("/api/play", {"game": "template"})
        (writer,) = writers_of(server.process.pid)
        hang(writer)
        try:
            return [*(answered(server.port, path) for path in MOST), ended(server)]
        finally:
            with suppress(ProcessLookupError):
                go_on(writer)


def answered(port: int, path: str) -> float | None:
    """How long it takes until the right answer comes."""
    status, most = MOST[path]
    began = monotonic()
    good = Guest(port).ask("GET", path).status == status
    took = monotonic() - began
    return took if good and took <= most else None


def ended(server: Attacked) -> float | None:
    """How long it takes until a server that is told to end has ended."""
    began = monotonic()
    server.process.terminate()
    try:
        server.process.wait(TO_END)
    except TimeoutExpired:
        server.kill()
        return None
    return monotonic() - began


if __name__ == "__main__":
    main_alone(hung_disk, 1)
