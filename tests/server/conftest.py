"""Servers on real sockets: one inside this process for most tests, processes of their own where one is killed."""

import asyncio
import contextlib
import itertools
import json
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import pytest

from hullaboo.server.app import Server
from hullaboo.server.metrics import LOG
from hullaboo.server.run import PoliteServer, polite
from hullaboo.server.settings import Settings, Times, unlimited
from hullaboo.server.socket.shortcut import ShortcutProtocol
from hullaboo.server.socket.websocket import WebSocketProtocol

from .client import Guest
from .drawn import Drawn
from .serving import box

T = TypeVar("T")
ROOT = Path(__file__).resolve().parents[2]
SILENCE = logging.NullHandler()
"""Where nobody listens, Python writes what is serious to the screen."""


class Inside:
    """A server in a thread of this process; real sockets all the same."""

    test = "before the first test"
    number = itertools.count()
    running: ClassVar[list["Inside"]] = []

    def __init__(
        self,
        database: str,
        times: Times | None = None,
        protocol: type[WebSocketProtocol] | None = None,
        **more: Any,
    ) -> None:
        given = {"limits": unlimited(), "times": times or Times(farewell=200, brief=0), **more}
        settings = Settings(port=0, database=database, compression=False, **given)
        games = box()
        self.drawn = Drawn(f"{Inside.test} {next(Inside.number)}")
        self.server: PoliteServer = polite(settings, games, Server(settings, games, self.drawn.entropy), protocol)
        self.lobby = self.server.server.lobby
        self.troubles: list[str] = []
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._handler = Listener(self._thread, self.troubles)
        LOG.addHandler(self._handler)
        self._listening = threading.Event()
        self._thread.start()
        assert self._listening.wait(60)
        Inside.running.append(self)

    @classmethod
    def begin(cls, test: str) -> None:
        """A test begins: whatever servers it meets draw by its name, each in its own way."""
        cls.test, cls.number = test, itertools.count()
        for inside in cls.running:
            inside.drawn.begin(f"{test} {next(cls.number)}")

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        serving = asyncio.create_task(self.server._serve())
        while not self.server.started and not serving.done():
            await asyncio.sleep(0.01)
        self.port = self.server.port
        self._listening.set()
        await serving

    def guest(self) -> Guest:
        return Guest(self.port)

    def do(self, what: Coroutine[Any, Any, T]) -> T:
        """Run something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(what, self.loop).result(60)

    def stop(self) -> None:
        """Let it say goodbye."""
        self.server.should_exit = True
        self._thread.join(60)
        assert not self._thread.is_alive()
        LOG.removeHandler(self._handler)
        if self in Inside.running:
            Inside.running.remove(self)


class Listener(logging.Handler):
    """Keeps what went wrong in one server, whatever other servers this process has."""

    def __init__(self, thread: threading.Thread, troubles: list[str]) -> None:
        super().__init__(logging.ERROR)
        self.thread, self.troubles = thread, troubles

    def emit(self, record: logging.LogRecord) -> None:
        if record.thread == self.thread.ident:
            self.troubles.append(record.getMessage())


def port_of_our_own() -> int:
    """A port that the system gives to nobody: it is still free when a server comes to it, or comes back."""
    first = 20_000 + os.getpid() * 16 % 12_000
    for port in range(first, first + 16):
        with contextlib.suppress(OSError), contextlib.closing(socket.socket()) as probe:
            probe.bind(("127.0.0.1", port))
            return port
    raise RuntimeError("no port is free")


class Running:
    """A server process, its port, and what it wrote to its log."""

    def __init__(self, database: str, *more: str, port: int = 0) -> None:
        command = [sys.executable, "-m", "tests.server.serving", "--database", database, "--port", str(port), *more]
        self.process = subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, text=True)
        self.lines: list[dict[str, Any]] = []
        self.port = 0
        self._listening = threading.Event()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        if not self._listening.wait(120) or not self.port:
            self.kill()
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
        self.gone(10)

    def stop(self) -> int:
        """Ask it to go."""
        self.process.terminate()
        return self.gone()

    def gone(self, seconds: int = 60) -> int:
        """Wait until it has ended and its log is read; bots whose server was killed may go on writing for a while."""
        code = self.process.wait(60)
        self._reader.join(seconds)
        return code

    @property
    def troubles(self) -> list[dict[str, Any]]:
        """What went wrong, by its own log."""
        return [line for line in self.lines if line.get("level") in ("error", "critical") or "level" not in line]


@pytest.fixture(autouse=True)
def drawn_by_name(request: pytest.FixtureRequest) -> None:
    """What a server draws depends neither on the run nor on the tests before."""
    Inside.begin(request.node.nodeid)


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """A command that begins to write a log writes none between pytest's dots for the rest of the run."""
    root = logging.getLogger()
    root.addHandler(SILENCE)
    handlers, levels = list(root.handlers), (root.level, LOG.level)
    yield
    for handler in [each for each in root.handlers if each not in handlers]:
        root.removeHandler(handler)
    root.addHandler(SILENCE)
    root.setLevel(levels[0])
    LOG.setLevel(levels[1])


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """One server for all tests that do not need their own."""
    inside = Inside(str(tmp_path_factory.mktemp("server") / "tables.sqlite3"))
    yield inside
    inside.stop()
    assert inside.troubles == []


@pytest.fixture(params=[ShortcutProtocol, WebSocketProtocol])
def protocol(request: pytest.FixtureRequest) -> type[WebSocketProtocol]:
    """Each way in which websockets are framed: past ASGI, and through it."""
    found: type[WebSocketProtocol] = request.param
    return found


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[Callable[..., Inside]]:
    """Servers of one's own in this process, on one database."""
    started: list[Inside] = []

    def begin(**more: Any) -> Inside:
        started.append(Inside(more.pop("database", str(tmp_path / "tables.sqlite3")), **more))
        return started[-1]

    yield begin
    for each in started:
        each.stop()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Server processes, on one database."""
    started: list[Running] = []

    def begin(*more: str, database: str = "", port: int = 0) -> Running:
        started.append(Running(database or str(tmp_path / "tables.sqlite3"), *more, port=port))
        return started[-1]

    yield begin
    for running in started:
        if running.process.poll() is None:
            running.kill()
