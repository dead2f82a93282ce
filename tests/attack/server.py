"""A server in a process of its own, with the limits that strangers meet, and what it costs."""

import os
import resource
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.conftest import Running

TICKS = os.sysconf("SC_CLK_TCK")


class Attacked(Running):
    """A server process that is attacked: what it holds and what it has spent."""

    @property
    def memory(self) -> float:
        """Resident memory, in MB."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))

    @property
    def cpu(self) -> float:
        """Seconds of CPU used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def descriptors(self) -> int:
        """Files and sockets that are open."""
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def allow_descriptors(self, most: int) -> None:
        """Let it open no more than so many files and sockets from now on."""
        resource.prlimit(self.process.pid, resource.RLIMIT_NOFILE, (most, most))


@contextmanager
def attacked(*more: str) -> Iterator[Attacked]:
    """A server with the usual limits; `more` is what tests.server.serving takes."""
    with tempfile.TemporaryDirectory() as folder:
        server = Attacked(str(Path(folder) / "tables.sqlite3"), "--limited", *more)
        try:
            yield server
        finally:
            if server.process.poll() is None:
                server.kill()
