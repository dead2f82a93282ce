"""A log that nobody reads stops nobody: lines are dropped, counted, and the count is said."""

import json
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hullaboo.server import run
from hullaboo.server.logwriter import LogWriter
from hullaboo.server.metrics import JsonLines, lines_dropped

from .client import Guest
from .conftest import ROOT, Inside

LONG_LINE = "x" * 1000
MOST = 20


@pytest.fixture
def pipe() -> Iterator[tuple[int, int]]:
    reading, writing = os.pipe()
    yield reading, writing
    os.close(reading)


def writer_to(number: int) -> LogWriter:
    writer = LogWriter(number, lines_dropped, MOST)
    writer.setFormatter(JsonLines())
    return writer


def record(text: str) -> logging.LogRecord:
    return logging.LogRecord("test", logging.INFO, "", 0, text, (), None)


def read_all(reading: int, sent: int) -> tuple[list[str], int]:
    """Events until all that was sent has come or is said to be missing, and how many are missing."""
    events: list[str] = []
    missing = 0
    with os.fdopen(os.dup(reading)) as file:
        while len(events) + missing < sent:
            line = json.loads(file.readline())
            if line["event"] == "log lines dropped":
                missing += line["count"]
            else:
                events.append(line["event"])
    return events, missing


def test_lines_come_in_order(pipe: tuple[int, int]) -> None:
    writer = writer_to(pipe[1])
    for number in range(MOST // 2):
        writer.handle(record(str(number)))
    writer.flush()
    os.close(pipe[1])
    with os.fdopen(os.dup(pipe[0])) as file:
        assert [json.loads(line)["event"] for line in file] == [str(number) for number in range(MOST // 2)]


def test_what_nobody_reads_is_dropped_and_counted(pipe: tuple[int, int]) -> None:
    """More than the pipe and the queue hold is logged without waiting; what came and what is missing add up."""
    writer, sent = writer_to(pipe[1]), 1000
    for number in range(sent):
        writer.handle(record(f"{number} {LONG_LINE}"))
    events, missing = read_all(pipe[0], sent)
    assert missing > sent // 2
    numbers = [int(event.split()[0]) for event in events]
    assert numbers == sorted(numbers)
    writer.handle(record("after"))
    assert read_all(pipe[0], 1) == (["after"], 0)
    os.close(pipe[1])


def test_a_line_that_cannot_be_written_is_lost_and_harms_nobody(pipe: tuple[int, int]) -> None:
    writer = writer_to(os.open(os.devnull, os.O_RDONLY))
    writer.handle(record("to nowhere"))
    writer.flush()
    assert writer._lines.unfinished_tasks == 0
    os.close(pipe[1])


def test_a_server_whose_log_nobody_reads_serves_on_and_ends(tmp_path: Path) -> None:
    """Far more requests than lines fit into the pipe and the queue."""
    command = [sys.executable, "-m", "tests.server.serving", "--database", str(tmp_path / "x.sqlite3")]
    with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        guest = Guest(port_in(process.stderr.readline()))
        assert [guest.ask("GET", "/api/keys").status for _ in range(600)] == [200] * 600
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == -signal.SIGTERM


def port_in(line: str) -> int:
    """The port that a server's first line says."""
    return int(json.loads(line)["port"])


def test_a_server_that_ends_has_its_last_lines_written(
    inside: Callable[..., Inside], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that a signal ends runs nothing after its goodbye."""
    events: list[str] = []
    monkeypatch.setattr(run, "note", lambda event, **_facts: events.append(event))
    monkeypatch.setattr(run, "flush_log", lambda: events.append("flushed"))
    inside().stop()
    assert events == ["listening", "closing", "flushed"]
