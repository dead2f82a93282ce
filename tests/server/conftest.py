"""Real servers in processes of their own."""

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from .client import Guest

ROOT = Path(__file__).resolve().parents[2]


class Running:
    """A server process, its port, and what it wrote to its log."""

    def __init__(self, database: str, *more: str, port: int = 0) -> None:
        command = [sys.executable, "-m", "tests.server.serving", "--database", database, "--port", str(port), *more]
        self.database = database
        self.process = subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, text=True)
        self.lines: list[dict[str, Any]] = []
        self.port = 0
        self._listening = threading.Event()
        threading.Thread(target=self._read, daemon=True).start()
        if not self._listening.wait(60) or not self.port:
            raise RuntimeError(f"the server did not start: {self.lines}")

    def _read(self) -> None:
        assert self.process.stderr is not None
        with self.process.stderr:
            for line in self.process.stderr:
                self.lines.append(json.loads(line) if line.startswith("{") else {"event": line})
                if self.lines[-1]["event"] == "listening":
                    self.port = self.lines[-1]["port"]
                    self._listening.set()
        self._listening.set()

    def guest(self) -> Guest:
        return Guest(self.port)

    def kill(self) -> None:
        """kill -9."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> int:
        """Ask it to go."""
        self.process.terminate()
        return self.process.wait(20)

    @property
    def troubles(self) -> list[dict[str, Any]]:
        """What went wrong, by its own log."""
        return [line for line in self.lines if line.get("level") in ("error", "critical") or "level" not in line]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that do not need their own."""
    running = Running(str(tmp_path_factory.mktemp("server") / "tables.sqlite3"))
    yield running
    running.stop()
    assert running.troubles == []


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Start servers of one's own on one database."""
    started: list[Running] = []

    def begin(*more: str, database: str = "", port: int = 0) -> Running:
        started.append(Running(database or str(tmp_path / "tables.sqlite3"), *more, port=port))
        return started[-1]

    yield begin
    for running in started:
        if running.process.poll() is None:
            running.kill()
