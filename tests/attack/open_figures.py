"""Who asks for a server's figures: they tell of a move before it is shown."""

import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from tests.attack.trying import Tried, main_alone
from tests.server.client import Guest

REACHED = (["--host", "0.0.0.0"], ["--public-url", "https://games.example.org"], ["--trusted-proxy", "127.0.0.1"])
"""How a server is started that strangers may reach."""


def open_figures(tries: int) -> Tried:
    """Ask so often each server that strangers may reach, without the operator's word."""
    shown = 0
    for words in REACHED:
        with served(*words) as guest:
            shown += sum(guest.ask("GET", "/metrics").status == 200 for _ in range(tries))
    return Tried(shown, tries * len(REACHED), "times the figures were shown to a stranger")


@contextmanager
def served(*words: str) -> Iterator[Guest]:
    """Somebody at a server as an operator starts it."""
    with tempfile.TemporaryDirectory() as folder, closing(socket.create_server(("127.0.0.1", 0))) as probe:
        port = probe.getsockname()[1]
        probe.close()
        database = Path(folder) / "tables.sqlite3"
        command = [sys.executable, "-m", "hullaboo", "serve", "--port", str(port), "--database", str(database), *words]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
            assert process.stdout is not None
            process.stdout.readline()
            yield Guest(port)
            process.kill()


if __name__ == "__main__":
    main_alone(open_figures, 1)
