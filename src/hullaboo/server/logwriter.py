"""Log lines go out from a thread of their own: a log that nobody reads stops nobody, and what is lost is counted."""

import logging
import os
from collections.abc import Callable
from queue import Full, Queue
from threading import Thread

MOST_LINES = 2000
"""How many lines wait for somebody who does not read them."""
SECONDS_TO_FLUSH = 1.0
"""How long a server that ends waits for its last lines to be taken."""


class LogWriter(logging.Handler):
    """Writes each record as a line to an open file."""

    def __init__(self, number: int, dropped: Callable[[int], logging.LogRecord], most: int = MOST_LINES) -> None:
        """Write to the file with this number; `dropped` makes the record that says how many lines were lost."""
        super().__init__()
        self._number, self._record_of_dropped, self._most = number, dropped, most
        self._lines: Queue[str] = Queue(most)
        self._dropped = 0
        Thread(target=self._write_lines, name="log", daemon=True).start()

    def emit(self, record: logging.LogRecord) -> None:
        """Have a line written, if there is room for it; whoever calls holds our lock, as `handle` does."""
        try:
            self._lines.put_nowait(self.format(record))
        except Full:
            self._dropped += 1

    def flush(self) -> None:
        """Wait until all is written, but not for long."""
        with self._lines.all_tasks_done:
            self._lines.all_tasks_done.wait_for(lambda: not self._lines.unfinished_tasks, SECONDS_TO_FLUSH)

    def _write_lines(self) -> None:
        """In the thread: write line by line; lost lines are spoken of as soon as lines are taken again."""
        while True:
            self._write(self._lines.get())
            if self._dropped and self._lines.qsize() <= self._most // 2:
                self._write(self.format(self._record_of_dropped(self._count_anew())))
            self._lines.task_done()

    def _count_anew(self) -> int:
        """How many lines were dropped since this was asked last."""
        assert self.lock is not None
        with self.lock:
            dropped, self._dropped = self._dropped, 0
        return dropped

    def _write(self, line: str) -> None:
        """Write a line; Python's own files would have their locks held at the end by a write that nobody takes."""
        data = line.encode() + b"\n"
        try:
            while data:
                data = data[os.write(self._number, data) :]
        except OSError:
            """Nobody can be told: the log itself is gone."""
