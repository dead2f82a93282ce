"""Nobody reads the server's log: how many requests are answered before its pipe is full, and after?"""

import http.client
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.attack.trying import Tried, main_alone
from tests.server.conftest import ROOT

PATIENCE = 30.0
"""Seconds: who is not answered by then never will be."""


def unread_log(tries: int) -> Tried:
    """Ask so often, and read no line after the first."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tests.server.serving", "--database", str(Path(folder) / "tables.sqlite3")]
        with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, text=True) as process:
            assert process.stderr is not None
            port = int(json.loads(process.stderr.readline())["port"])
            answered = answered_of(port, tries)
            process.kill()
    return Tried(tries - answered, tries, "requests were never answered, since nobody read the log")


def answered_of(port: int, tries: int) -> int:
    """How many are answered before the first that is not."""
    for number in range(tries):
        connection = http.client.HTTPConnection("127.0.0.1", port, PATIENCE)
        try:
            connection.request("GET", "/api/keys")
            connection.getresponse().read()
        except TimeoutError:
            return number
        finally:
            connection.close()
    return tries


if __name__ == "__main__":
    main_alone(unread_log, 2000)
