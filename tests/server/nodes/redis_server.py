"""A Redis of our own, to be stopped and started, on a socket in a folder of our own."""

import shutil
import subprocess
import tempfile
import time
from pathlib import Path

import pytest


class RedisServer:
    """It keeps nothing."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="redis-"))
        self.url = f"unix://{self.folder}/socket"
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        found = shutil.which("redis-server")
        if found is None:
            pytest.fail("redis-server is missing: install Redis (Debian: apt install redis-server)")
        socket = self.folder / "socket"
        socket.unlink(missing_ok=True)
        options = ["--port", "0", "--unixsocket", str(socket), "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen([found, *options], cwd=self.folder, stdout=subprocess.DEVNULL)
        while not socket.exists():
            assert self._process.poll() is None
            time.sleep(0.01)

    def stop(self) -> None:
        if self._process:
            self._process.kill()
            self._process.wait(60)
            self._process = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)
