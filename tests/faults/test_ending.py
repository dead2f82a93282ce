"""A server whose disk hangs is alive, is not ready, and ends when it is told to."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from tests.server.conftest import Running

from .planted import go_on, hang, writers_of


def test_a_server_whose_disk_hangs_is_alive_and_not_ready_and_ends_when_told(start: Callable[..., Running]) -> None:
    running = start()
    guest = running.guest()
    guest.post("/api/play", {"game": "template"})
    (writer,) = writers_of(running.process.pid)
    hang(writer)
    try:
        reply = running.guest().ask("GET", "/readyz")
        assert (reply.status, reply.json["code"]) == (503, "cannot-keep")
        assert running.guest().ask("GET", "/livez").status == 200
        running.process.terminate()
        running.gone()
        assert [line["why"] for line in running.lines if line["event"] == "nothing can be kept"] == ["no-answer"]
        assert not Path(f"/proc/{writer}").exists(), "the one that hung was killed"
    finally:
        with suppress(ProcessLookupError):
            go_on(writer)
