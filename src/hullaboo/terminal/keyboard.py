"""Lines typed by a person, while time goes on."""

import queue
import sys
import threading
from typing import TextIO


class Keyboard:
    """Reads lines in a thread of its own, so that a clock or a bot need not wait for a person."""

    def __init__(self, source: TextIO = sys.stdin) -> None:
        """Begin to listen."""
        self._lines: queue.Queue[str | None] = queue.Queue()
        threading.Thread(target=self._listen, args=(source,), daemon=True).start()

    def _listen(self, source: TextIO) -> None:
        for line in source:
            self._lines.put(line.strip())
        self._lines.put(None)

    def line(self, seconds: float | None = None) -> str:
        """The next line; raises TimeoutError when the time is over, EOFError when there will be no more."""
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise TimeoutError from None
        if line is None:
            self._lines.put(None)
            raise EOFError
        return line
