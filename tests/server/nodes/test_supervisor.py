"""`hullaboo serve --nodes N`: several servers behind one port, watched and replaced."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.client import Guest
from tests.server.conftest import ROOT, port_of_our_own
from tests.server.nodes.redis_server import RedisServer

from hullaboo.cli import main
from hullaboo.server.commands import figures_at, machine_name, words_of
from hullaboo.server.nodes.supervisor import Supervisor
from hullaboo.server.settings import BadSetting, must_be_nodes


class Supervised:
    """Two servers behind a port, as an operator starts them."""

    def __init__(self, database: str, redis: str, log: Path) -> None:
        self.port, self.figures, self.log = port_of_our_own(), port_of_our_own() + 1, log
        command = [
            *(sys.executable, "-m", "hullaboo", "serve", "--nodes", "2", "--node", "n", "--database", database),
            *("--redis", redis, "--port", str(self.port), "--figures", f"127.0.0.1:{self.figures}"),
        ]
        with log.open("wb") as file:
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=file)

    def lines(self, event: str) -> list[dict[str, Any]]:
        """What the servers have logged of an event."""
        lines = [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]
        return [line for line in lines if line["event"] == event]

    def until(self, what: Callable[[], object]) -> None:
        patience = time.monotonic() + 120
        while not what():
            assert time.monotonic() < patience, self.log.read_text()
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.05)

    def made(self, host: Guest) -> str:
        """A new table; a machine with much else to do may have to be asked again."""
        table = {"game": "graveyard", "seats": [{"kind": "me"}, {"kind": "open"}]}
        while (reply := host.ask("POST", "/api/tables", table)).status == 503:
            time.sleep(0.1)
        return str(reply.json["table"])

    def children(self) -> list[int]:
        found = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(each) for each in found.split()]


@pytest.fixture
def supervised(database: str, redis: RedisServer, tmp_path: Path) -> Iterator[Supervised]:
    found = Supervised(database, redis.url, tmp_path / "log")
    yield found
    if found.process.poll() is None:
        found.process.kill()
        found.process.wait(60)


def is_gone(pid: int) -> bool:
    """Whether a process has ended."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"


def test_two_servers_behind_a_port_are_watched_and_replaced(supervised: Supervised) -> None:
    supervised.until(lambda: len(supervised.lines("listening")) == 2)
    assert {line["by"] for line in supervised.lines("listening")} == {"n-1", "n-2"}
    host = Guest(supervised.port)
    made = [supervised.made(host) for _ in range(4)]
    for at in range(2):
        figures = Guest(supervised.figures + at)
        assert "hullaboo_live_tables" in figures.ask("GET", "/metrics").text
        assert figures.ask("GET", "/api/tables").status == 404
    dead = supervised.children()[0]
    os.kill(dead, signal.SIGKILL)
    supervised.until(lambda: len(supervised.lines("listening")) == 3)
    assert is_gone(dead)
    (said,) = supervised.lines("a server has ended")
    assert (said["number"], said["code"]) == (1, -9)
    supervised.until(lambda: all(host.ask("GET", f"/api/tables/{table}").status == 200 for table in made))
    servers = supervised.children()
    supervised.process.send_signal(signal.SIGHUP)
    supervised.until(lambda: len(supervised.lines("listening")) == 5)
    assert {*servers}.isdisjoint(supervised.children())
    supervised.until(lambda: all(host.ask("GET", f"/api/tables/{table}").status == 200 for table in made))
    servers = supervised.children()
    supervised.process.kill()
    supervised.process.wait(60)
    patience = time.monotonic() + 60
    while not all(map(is_gone, servers)):
        assert time.monotonic() < patience, "nobody stays behind when the supervisor is gone"
        time.sleep(0.05)


def test_what_is_wrong_with_the_settings_is_said_once_and_nothing_is_tried_again() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        supervisor = Supervisor(listening, 1, lambda *_: ["serve", "--database=/"])
        assert supervisor._keep() == 2
        supervisor._end_all()


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (["--nodes", "0"], "--nodes: expected 1 or more, got 0"),
        (["--nodes", "2"], "--nodes: several servers need --database postgresql://"),
        (["--nodes", "2", "--database", "postgresql://x@/x"], "--nodes: several servers need"),
        (["--figures", "9100"], "--figures: expected something like 127.0.0.1:9100, got '9100'"),
        (["--figures", "127.0.0.1:99999"], "--figures: expected something like"),
    ],
)
def test_bad_input_is_refused(words: list[str], wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", *words]) == 2
    assert wrong in capsys.readouterr().err


def test_each_server_is_told_what_the_supervisor_was_told() -> None:
    given = {"host": "::1", "port": 80, "database": "d", "node": "n-1", "redis": "r", "figures": "", "lan": True}
    more = {"public_url": "", "trusted_proxy": "*", "metrics_token": Path("t"), "no_compression": False}
    words = words_of({**given, **more, "share": "2", "succeeds": True, "open": True})
    assert words[:5] == ["serve", "--host=::1", "--port=80", "--database=d", "--node=n-1"]
    assert words[5:] == ["--redis=r", "--lan", "--trusted-proxy=*", "--metrics-token=t", "--share=2", "--succeeds"]
    assert figures_at("[::1]:9100", 1) == ("::1", 9101)
    assert machine_name()
    must_be_nodes(2, "postgresql://x@/x", "redis://x")
    with pytest.raises(BadSetting):
        must_be_nodes(2, "file", "redis://x")
